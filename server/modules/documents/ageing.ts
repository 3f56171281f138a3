import type { z } from 'zod'
import type { getAgeing } from '#contract/office/ageing.ts'
import type { Staff } from '#domain/access/actor.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import type { ShopContext } from '../../context.ts'
import { requireRight } from '../../require-right.ts'
import { type AgedSums, sumByAge } from './ageing-store.ts'

const MOST_COMPANIES = 500

/** What is open by how long it should have been paid, of each company and of all. */
export async function showAgeing(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  staff: Staff,
): Promise<z.input<typeof getAgeing.reply>> {
  requireRight(staff, 'seeAllInvoices')
  const { date: today } = amsterdamNow(clock())
  const { companies, all } = await sumByAge(db, { today, limit: MOST_COMPANIES })
  return {
    companies: companies.map(({ id, name, ...sums }) => ({ id, name, ...shown(sums) })),
    all: shown(all),
  }
}

const shown = ({ notDue, to30, to60, to90, older, total }: AgedSums) => ({
  openInCents: { not_due: notDue, to_30: to30, to_60: to60, to_90: to90, older },
  totalInCents: total,
})
