import { z } from 'zod'
import { Theme } from '#contract/config.ts'
import type { CalendarSettings } from '#domain/delivery/calendar.ts'
import type { TimeOfDay } from '#domain/delivery/promise.ts'
import { USUAL_VAT_PERCENTS } from '#domain/pricing/vat-rates.ts'
import type { DB } from '../tables.ts'
import { LineNames } from './line-names.ts'
import { stored } from './stored.ts'

const Calendar = z.object({
  cutOff: z.templateLiteral([z.number(), ':', z.number()]),
  closedOn: z.array(z.enum(['goodFriday', 'liberationDay', 'fridayAfterAscension', 'newYearsEve'])),
  closedDates: z.array(z.string()),
}) satisfies z.ZodType<{ readonly cutOff: TimeOfDay } & CalendarSettings>

/** What the owner set, by its key in `shop_settings`. */
export const shopSettings = {
  theme: stored('shop_settings theme', Theme),
  prices: stored(
    'shop_settings prices',
    z.object({
      studioDesignCents: z.int(),
      validateDesignCents: z.int(),
      vatPercents: z.array(z.int()).default([...USUAL_VAT_PERCENTS]),
    }),
  ),
  calendar: stored('shop_settings calendar', Calendar),
  delivery: stored('shop_settings delivery', z.object({ shippingVatPercent: z.number() })),
  /** How the shop's own machines call their lines. */
  lines: stored('shop_settings lines', LineNames),
  quotes: stored('shop_settings quotes', z.object({ validDays: z.int() })),
  /** The moment at which the owner said that the shop is set up. */
  setup: stored('shop_settings setup', z.object({ finishedAt: z.string().nullable() })),
} as const satisfies Record<DB['shop_settings']['key'], object>
