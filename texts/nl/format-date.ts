import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { plainDate, weekdayOf } from '#domain/delivery/plain-date.ts'
import { SPACE } from './format.ts'

const WEEKDAYS = ['zo', 'ma', 'di', 'wo', 'do', 'vr', 'za'] as const

const MONTHS = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
] as const

/** A day ('2026-11-18'), an ISO moment or a Date as '18-11-2026', as the calendar in Amsterdam shows it. */
export function formatDate(date: string | Date): string {
  const [year, month, day] = amsterdamDay(date)
  return `${day}-${month}-${year}`
}

/** A day that is promised, with its weekday: 'di 24-11-2026'. */
export function formatPromisedDate(date: string | Date): string {
  const [year, month, day] = amsterdamDay(date)
  const weekday = WEEKDAYS[weekdayOf(plainDate(Number(year), Number(month), Number(day)))]
  return `${weekday}\u00a0${formatDate(date)}`
}

/** The weekday of a day: 'di'. */
export const formatWeekday = (date: string): string => WEEKDAYS[weekdayOf(date)] ?? ''

/** A moment as '18-11-2026, 14.05 uur', as clock and calendar in Amsterdam show it. */
export function formatMoment(moment: string | Date): string {
  const { minutes } = amsterdamNow(new Date(moment))
  const minute = String(minutes % 60).padStart(2, '0')
  return `${formatDate(moment)}, ${Math.floor(minutes / 60)}.${minute}${SPACE}uur`
}

/** The same as '18 november 2026', for the headings of upload groups (spec 2). */
export function formatLongDate(date: string | Date): string {
  const [year] = amsterdamDay(date)
  return `${formatDayAndMonth(date)} ${year}`
}

/** The same without its year: '18 november'. */
export function formatDayAndMonth(date: string | Date): string {
  const [, month, day] = amsterdamDay(date)
  return `${Number(day)} ${MONTHS[Number(month) - 1]}`
}

function amsterdamDay(date: string | Date): readonly [year: string, month: string, day: string] {
  const isDay = typeof date === 'string' && date.length === 10
  const [year = '', month = '', day = ''] = (isDay ? date : amsterdamNow(new Date(date)).date).split('-')
  return [year, month, day]
}
