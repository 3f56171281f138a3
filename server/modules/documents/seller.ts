import type { InvoiceContent } from '#domain/documents/invoice.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { shopTheme } from '../content/shop-config.ts'

/** The company that sends invoices. One that has not filled in what the law and the bank want, sends none. */
export async function sellerOf(db: Executor): Promise<InvoiceContent['seller']> {
  const { company } = await shopTheme({ db })
  const { name, street, houseNumber, postcode, city, country, kvkNumber, vatId, iban } = company
  const wanted = [name, street, houseNumber, postcode, city, kvkNumber, vatId, iban ?? '']
  if (!iban || wanted.includes('')) throw new Refusal('ShopCannotInvoice')
  return {
    name,
    address: {
      companyName: name,
      attention: null,
      street,
      houseNumber,
      addition: null,
      postcode,
      city,
      country,
    },
    kvkNumber,
    vatId,
    email: company.email || null,
    phone: company.phone || null,
    iban,
  }
}
