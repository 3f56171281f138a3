import type { z } from 'zod'
import type { CompanyPapers } from '#contract/office/company-papers.ts'
import type { Staff } from '#domain/access/actor.ts'
import { may } from '#domain/access/may.ts'
import type { ShopContext } from '../../context.ts'
import { paidTooMuchBy } from '../bank/bank-entries.ts'
import { requireCompany } from '../customer/desk-companies.ts'
import { invoicesOfCompany } from '../documents/desk-invoices.ts'
import { filesOfCompany } from '../prepress/desk-files.ts'
import { quotesOfCompany } from '../quotes/desk-quotes.ts'

/** Of each kind; the rest is at its desk. */
const SHOWN = 5

/** What a company has with the shop, as far as the role sees it. One after the other: a page takes one connection. */
export async function showCompanyPapers(
  shop: Pick<ShopContext, 'db' | 'clock'>,
  staff: Staff,
  id: string,
): Promise<z.input<typeof CompanyPapers>> {
  await requireCompany(shop, staff, id)
  const sees = (action: Parameters<typeof may>[1]) => may(staff, action) === null
  return {
    invoices: sees('seeAllInvoices')
      ? {
          ...(await invoicesOfCompany(shop, staff, id, SHOWN)),
          paidTooMuchInCents: await paidTooMuchBy(shop, staff, id),
        }
      : null,
    quotes: sees('seeQuotes') ? await quotesOfCompany(shop, staff, id, SHOWN) : null,
    files: sees('seeFiles') ? await filesOfCompany(shop, staff, id, SHOWN) : null,
  }
}
