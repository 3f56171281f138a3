import type { InvoiceContent } from '#domain/documents/invoice.ts'
import { isSellerComplete } from '#domain/shop/seller.ts'
import { newShopTheme } from '#texts/nl/new-shop.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { shopTheme } from '../content/shop-config.ts'

/** The company that sends invoices. One that has not filled in what the law and the bank want, sends none. */
export async function sellerOf(db: Executor): Promise<InvoiceContent['seller']> {
  const { company } = await shopTheme({ db })
  if (!isSellerComplete(company, newShopTheme.company.name)) throw new Refusal('ShopCannotInvoice')
  const { name, street, houseNumber, postcode, city, country, kvkNumber, vatId, iban } = company
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
