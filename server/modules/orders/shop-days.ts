import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { addWorkingDays, type CalendarSettings } from '#domain/delivery/calendar.ts'
import { addDays, type PlainDate } from '#domain/delivery/plain-date.ts'
import type { ShopContext } from '../../context.ts'
import { tradeTerms } from '../catalogue/trade-facts.ts'

/** The day in Amsterdam, the next one on which parcels come, and on which days the shop works. */
export async function shopDays(shop: ShopContext): Promise<{
  readonly today: PlainDate
  readonly nextWorkingDay: PlainDate
  readonly calendar: CalendarSettings
}> {
  const today = amsterdamNow(shop.clock()).date
  const { calendar } = await tradeTerms(shop)
  return { today, nextWorkingDay: addWorkingDays(addDays(today, 1), 0, calendar), calendar }
}
