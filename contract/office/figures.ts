import { z } from 'zod'
import { officeEndpoint } from './endpoint.ts'

/** What was ordered on a day, without VAT and without what was cancelled, and on the same day of the week before. */
const RevenueDay = z.object({
  date: z.iso.date(),
  netInCents: z.int(),
  weekBeforeInCents: z.int(),
})

/** How many lines were promised in a week, as far as their day has passed or they have left, and how many of them left in time. */
const PromisedWeek = z.object({
  monday: z.iso.date(),
  dueCount: z.int(),
  onTimeCount: z.int(),
})

export const getDeskFigures = officeEndpoint('getDeskFigures', {
  summary:
    'What was ordered this week beside the week before, and how much left in time in the last eight weeks',
  access: 'operator',
  may: 'seeOrders',
  reply: z.object({
    /** The day in Amsterdam. */
    today: z.iso.date(),
    /** From Monday to Sunday. */
    revenue: z.array(RevenueDay),
    netInCents: z.int(),
    /** The week before, until the same moment. */
    weekBeforeInCents: z.int(),
    /** The oldest first. */
    promised: z.array(PromisedWeek),
  }),
})
export type DeskFigures = z.output<typeof getDeskFigures.reply>
