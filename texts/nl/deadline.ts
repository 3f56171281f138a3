import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { addDays, weekdayOf } from '#domain/delivery/plain-date.ts'
import { SPACE } from './format.ts'
import { formatDayAndMonth } from './format-date.ts'

const WEEKDAYS = ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'] as const
const MINUTE_MS = 60_000

/** What has to be done before the deadline. */
export const deadlineTexts = {
  order: 'Bestel',
  orderAndSend: 'Bestel en lever aan',
  orderAndApprove: 'Bestel en keur je ontwerp goed',
  send: 'Lever aan',
  sendIn: 'Stuur in',
  approve: 'Keur goed',
} as const
export type DeadlineTask = keyof typeof deadlineTexts

/** Until when something can be done; without a moment to count from, in words that hold at any time. */
export function deadlineText(task: DeadlineTask, at: Date, now: Date | null): string {
  return `${deadlineTexts[task]} voor ${momentText(at, now)}`
}

function momentText(at: Date, now: Date | null): string {
  const { date, minutes } = amsterdamNow(at)
  const time = `${Math.floor(minutes / 60)}.${String(minutes % 60).padStart(2, '0')}${SPACE}uur`
  const today = now && amsterdamNow(now).date
  if (now && date === today) return `${time}${leftText(at.getTime() - now.getTime())}`
  if (today !== null && date === addDays(today, 1)) return `morgen ${time}`
  return `${WEEKDAYS[weekdayOf(date)]} ${formatDayAndMonth(date)} ${time}`
}

/** What is left, a minute that has begun counted whole; nothing once it has passed. */
function leftText(leftMs: number): string {
  const minutes = Math.ceil(leftMs / MINUTE_MS)
  if (minutes <= 0) return ''
  const hours = minutes >= 60 ? `${Math.floor(minutes / 60)}${SPACE}uur` : null
  const rest = minutes % 60 > 0 ? `${minutes % 60}${SPACE}min.` : null
  return ` (nog${SPACE}${[hours, rest].filter((part) => part !== null).join(`${SPACE}en${SPACE}`)})`
}
