import type { z } from 'zod'
import type { getDeskFigures } from '#contract/office/figures.ts'
import type { Staff } from '#domain/access/actor.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { addDays } from '#domain/delivery/plain-date.ts'
import { mondayOf } from '#domain/orders/week-figures.ts'
import { requireRight } from '../../require-right.ts'
import type { ShopContext } from '../../context.ts'
import { readOrderedDays, readPromisedWeeks } from './desk-figures-store.ts'

const DAYS_A_WEEK = 7
const WEEKS_SHOWN = 8

/** What was ordered this week beside the week before, and how much left in time in the last weeks. */
export async function showDeskFigures(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  staff: Staff,
): Promise<z.input<typeof getDeskFigures.reply>> {
  requireRight(staff, 'seeOrders')
  const now = clock()
  const today = amsterdamNow(now).date
  const monday = mondayOf(today)
  const weekBefore = addDays(monday, -DAYS_A_WEEK)
  const firstMonday = addDays(monday, -DAYS_A_WEEK * (WEEKS_SHOWN - 1))
  const [ordered, promised] = await Promise.all([
    readOrderedDays(db, { from: weekBefore, until: addDays(monday, DAYS_A_WEEK), now }),
    readPromisedWeeks(db, { from: firstMonday, today }),
  ])
  const byDay = new Map(ordered.map((day) => [day.date, day]))
  const byWeek = new Map(promised.map((week) => [week.monday, week]))
  const revenue = Array.from({ length: DAYS_A_WEEK }, (_, at) => ({
    date: addDays(monday, at),
    netInCents: byDay.get(addDays(monday, at))?.netCents ?? 0,
    weekBeforeInCents: byDay.get(addDays(weekBefore, at))?.netCents ?? 0,
  }))
  const sameDay = addDays(today, -DAYS_A_WEEK)
  const untilNow = ordered.map(({ date, netCents, netByNowCents }) => {
    if (date < sameDay) return netCents
    return date === sameDay ? netByNowCents : 0
  })
  return {
    today,
    revenue,
    netInCents: revenue.reduce((sum, { netInCents }) => sum + netInCents, 0),
    weekBeforeInCents: untilNow.reduce((sum, cents) => sum + cents, 0),
    promised: Array.from({ length: WEEKS_SHOWN }, (_, at) => {
      const week = addDays(firstMonday, at * DAYS_A_WEEK)
      return byWeek.get(week) ?? { monday: week, dueCount: 0, onTimeCount: 0 }
    }),
  }
}
