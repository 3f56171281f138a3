import { exactInteger, percentOfCents, safeNumber, type Cents } from '../money.ts'

/** What express production costs: a percentage of the group's net amount, with a minimum. */
export type ExpressRate = { readonly percent: number; readonly minimumCents: Cents }

/** The express surcharge of a group; its net amount includes set-up, but neither studio design nor manual check. */
export function expressCents(groupNetCents: Cents, rate: ExpressRate): Cents {
  return Math.max(percentOfCents(groupNetCents, rate.percent), safeNumber(exactInteger(rate.minimumCents)))
}
