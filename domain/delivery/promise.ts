import { addWorkingDays, DEFAULT_CALENDAR, isWorkingDay, subtractWorkingDays } from './calendar.ts'
import type { CalendarSettings } from './calendar.ts'
import { addDays, isPlainDate } from './plain-date.ts'
import type { PlainDate, WallClock } from './plain-date.ts'

/** How goods reach the customer (spec 3, configurator constants). */
export type DeliveryKind = 'ship' | 'pickup'

/** A time of day on the 24-hour clock, such as '12:00'. */
export type TimeOfDay = `${number}:${number}`

/** Orders that are complete before this time are taken on the same working day. */
export const DEFAULT_CUT_OFF: TimeOfDay = '12:00'

/** Goods can be fetched on the day they are made from 14.00. */
export const PICKUP_FROM_MINUTES = 14 * 60

/** How many dates a customer may choose from. */
export const OFFERED_DATES = 15

/** A date may lie this many days ahead at most; further away is taken for a mistake. */
export const FURTHEST_DAYS = 365

/** The working days that one part takes; `expressDays` replaces `productionDays`, null when express cannot be had. */
export type LeadTime = {
  readonly productionDays: number
  readonly addsDays: number
  readonly expressDays: number | null
}

/** `now` is the moment at which order, files, approval and payment terms are complete; set `express` when chosen. */
export type PromiseQuestion = LeadTime & {
  readonly now: WallClock
  readonly kind: DeliveryKind
  readonly express: boolean
  readonly cutOff?: TimeOfDay
  readonly calendar?: CalendarSettings
}

/** Goods are ready at the end of `readyDate`; `date` is the first day of delivery or pickup. */
export type Promised = {
  readonly readyDate: PlainDate
  readonly date: PlainDate
  /** From when goods can be fetched on `date`, in minutes since midnight; null for delivery. */
  readonly fromMinutes: number | null
}

/** The lead time of goods made of several parts: the slowest counts, and express only when each part allows it. */
export function slowestLead(parts: readonly LeadTime[]): LeadTime {
  const express = parts.map((part) => (part.expressDays === null ? null : part.expressDays + part.addsDays))
  return {
    productionDays: Math.max(0, ...parts.map((part) => part.productionDays + part.addsDays)),
    addsDays: 0,
    expressDays: express.reduce<number | null>(
      (slowest, days) => (slowest === null || days === null ? null : Math.max(slowest, days)),
      parts.length === 0 ? null : 0,
    ),
  }
}

/** The next cut-off to come, on a working day; at the cut-off itself the next one is meant. */
export function nextDeadline(
  now: WallClock,
  cutOff: TimeOfDay = DEFAULT_CUT_OFF,
  calendar: CalendarSettings = DEFAULT_CALENDAR,
): WallClock {
  const minutes = minutesOfDay(cutOff)
  const today = now.minutes < minutes && isWorkingDay(now.date, calendar)
  return { date: today ? now.date : addWorkingDays(now.date, 1, calendar), minutes }
}

/**
 * The first day goods can be delivered or fetched. Day 0 is the day of the next deadline, goods are ready at the end of
 * day n, delivered on the working day after and fetched from 14.00 on day n; on 31 December the counter is closed by
 * then, so that they wait until the next working day (catalogue, 'Production and delivery').
 */
export function deliveryPromise(question: PromiseQuestion): Promised {
  const { now, kind, cutOff, calendar = DEFAULT_CALENDAR } = question
  const readyDate = addWorkingDays(nextDeadline(now, cutOff, calendar).date, daysOfMaking(question), calendar)
  if (kind === 'ship') return { readyDate, date: addWorkingDays(readyDate, 1, calendar), fromMinutes: null }
  if (readyDate.endsWith('-12-31'))
    return {
      readyDate,
      date: addWorkingDays(readyDate, 1, calendar),
      fromMinutes: pickupHours(readyDate).from,
    }
  return { readyDate, date: readyDate, fromMinutes: PICKUP_FROM_MINUTES }
}

/**
 * The last cut-off before which everything has to be complete for goods to be there on a chosen day; null once it has
 * passed (catalogue, 'Production and delivery').
 */
export function lastDeadline(question: PromiseQuestion, chosenDate: PlainDate): WallClock | null {
  const { now, kind, cutOff = DEFAULT_CUT_OFF, calendar = DEFAULT_CALENDAR } = question
  const lastDay = subtractWorkingDays(chosenDate, 0, calendar)
  const waitsForNextDay = kind === 'ship' || lastDay.endsWith('-12-31')
  const readyDate = waitsForNextDay ? subtractWorkingDays(lastDay, 1, calendar) : lastDay
  const deadline = {
    date: subtractWorkingDays(readyDate, daysOfMaking(question), calendar),
    minutes: minutesOfDay(cutOff),
  }
  const hasPassed =
    deadline.date < now.date || (deadline.date === now.date && deadline.minutes <= now.minutes)
  return hasPassed ? null : deadline
}

/** When the counter is open on a working day, in minutes since midnight: 8.30-17.00, on 31 December until 12.00. */
export function pickupHours(date: PlainDate): { readonly from: number; readonly until: number } {
  return { from: 8 * 60 + 30, until: (date.endsWith('-12-31') ? 12 : 17) * 60 }
}

/** The dates a customer may choose from: `count` working days from the first possible one on. */
export function offeredDates(question: PromiseQuestion, count: number = OFFERED_DATES): readonly PlainDate[] {
  const { calendar = DEFAULT_CALENDAR } = question
  const dates: PlainDate[] = []
  for (
    let date = deliveryPromise(question).date;
    dates.length < count;
    date = addWorkingDays(date, 1, calendar)
  )
    dates.push(date)
  return dates
}

/** 'invalid_date' when a chosen day does not exist, has passed, is no working day, is too early or is too far away. */
export function dateRefusal(chosenDate: string, question: PromiseQuestion): 'invalid_date' | null {
  const possible =
    isPlainDate(chosenDate) &&
    chosenDate >= deliveryPromise(question).date &&
    chosenDate <= addDays(question.now.date, FURTHEST_DAYS) &&
    isWorkingDay(chosenDate, question.calendar)
  return possible ? null : 'invalid_date'
}

/** Express replaces the days of production only where it can be had. */
function daysOfMaking({ express, expressDays, productionDays, addsDays }: PromiseQuestion): number {
  return (express ? (expressDays ?? productionDays) : productionDays) + addsDays
}

function minutesOfDay(time: TimeOfDay): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
