import { addWorkingDays, type CalendarSettings } from '../delivery/calendar.ts'
import { workingDaysUntil } from '../delivery/moved-date.ts'
import type { PlainDate, WallClock } from '../delivery/plain-date.ts'
import { type DeliveryKind, deliveryPromise, type LeadTime, type TimeOfDay } from '../delivery/promise.ts'
import type { LineState } from './states.ts'

/** How an ordered line goes: sent or fetched, hurried or not. */
export type Way = { readonly kind: DeliveryKind; readonly express: boolean }

/** Whether express was chosen for the lines of a group, of what of it was not cancelled. */
export const isHurried = (
  lines: readonly { readonly isExpress: boolean; readonly state: LineState }[],
): boolean => lines.some(({ isExpress, state }) => isExpress && state !== 'cancelled')

/** An ordered line as far as its day goes; `firstDate` is the first that was possible when it was ordered. */
export type DatedLine = {
  readonly date: PlainDate
  readonly firstDate: PlainDate | null
  /** Its files and approval are there, so that its day moves no more. */
  readonly isSettled: boolean
  readonly way: Way
}

/** How long its goods take, and by which clock. */
export type WayMoment = {
  readonly lead: LeadTime
  readonly cutOff: TimeOfDay
  readonly calendar: CalendarSettings
  readonly orderedAt: WallClock
  readonly now: WallClock
}

/** The first day on which goods could be there that are ordered now and go this way. */
export const soonestDay = (way: Way, { lead, cutOff, calendar, now }: WayMoment): PlainDate =>
  deliveryPromise({ ...lead, ...way, now, cutOff, calendar }).date

/**
 * The days of a line that goes another way, of which nobody names the day: what was agreed stands where the new way leaves room for
 * that, and moves no further than by the working days that it takes more; what is hurried from now on comes as soon as that makes it.
 * Of a line that waits for its customer all counts from when it was ordered, as missed deadlines come on top of that.
 */
export function daysOfOtherWay(
  { date, firstDate, isSettled, way: before }: DatedLine,
  after: Way,
  moment: WayMoment,
): { readonly date: PlainDate; readonly firstDate: PlainDate | null } {
  if (before.kind === after.kind && before.express === after.express) return { date, firstDate }
  const { calendar, orderedAt, now } = moment
  const firstOf = (way: Way, from: WallClock) => soonestDay(way, { ...moment, now: from })
  const from = isSettled ? now : orderedAt
  const soonest = firstOf(after, from)
  const longer = workingDaysUntil(firstOf(before, from), soonest, calendar)
  const latest = longer === 0 ? date : addWorkingDays(date, longer, calendar)
  const wanted = after.express && !before.express ? soonest : laterOf(date, soonest)
  return { date: wanted < latest ? wanted : latest, firstDate: firstOf(after, orderedAt) }
}

/**
 * The days of a line that is made otherwise and goes the same way: what was agreed stands where that leaves room for it, and moves no
 * further than by the working days that it takes longer; what is made sooner comes when it was agreed.
 */
export function daysOfOtherGoods(
  { date, firstDate, isSettled, way }: DatedLine,
  after: LeadTime,
  moment: WayMoment,
): { readonly date: PlainDate; readonly firstDate: PlainDate | null } {
  const { calendar, orderedAt, now } = moment
  const firstOf = (lead: LeadTime, from: WallClock) => soonestDay(way, { ...moment, lead, now: from })
  const from = isSettled ? now : orderedAt
  const soonest = firstOf(after, from)
  const longer = workingDaysUntil(firstOf(moment.lead, from), soonest, calendar)
  if (longer === 0) return { date, firstDate }
  const latest = addWorkingDays(date, longer, calendar)
  const wanted = laterOf(date, soonest)
  return { date: wanted < latest ? wanted : latest, firstDate: firstOf(after, orderedAt) }
}

/** The day of what comes into an order: with the first of the rest that leaves it time for that, or else as soon as it can be there. */
export const dayAlong = (soonest: PlainDate, others: readonly PlainDate[]): PlainDate =>
  others.filter((day) => day >= soonest).toSorted()[0] ?? soonest

const laterOf = (one: PlainDate, other: PlainDate) => (one > other ? one : other)
