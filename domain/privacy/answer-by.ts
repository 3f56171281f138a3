import { plainDate, type PlainDate } from '../delivery/plain-date.ts'

/** The last day to answer who asks about his own data: a month after it came, or the last day of that month (AVG, article 12.3). */
export function answerBy(receivedOn: PlainDate): PlainDate {
  const [year = 0, month = 1, day = 1] = receivedOn.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return month === 12 ? plainDate(year + 1, 1, day) : plainDate(year, month + 1, Math.min(day, lastDay))
}
