/** What an invoice says of the company that sells, as far as its owner has filled it in; what he has not is empty, or null. */
export type Seller = {
  readonly name: string
  readonly street: string
  readonly houseNumber: string
  readonly postcode: string
  readonly city: string
  readonly kvkNumber: string
  readonly vatId: string
  readonly iban: string | null
}

/**
 * Whether a shop can send invoices: all is filled in that the law (article 35a of the Dutch VAT act) and the bank want, and its name is
 * not that of a shop which has just been made.
 */
export const isSellerComplete = <Given extends Seller>(
  seller: Given,
  nameOfNewShop: string,
): seller is Given & { readonly iban: string } =>
  seller.name !== nameOfNewShop &&
  [
    seller.name,
    seller.street,
    seller.houseNumber,
    seller.postcode,
    seller.city,
    seller.kvkNumber,
    seller.vatId,
    seller.iban,
  ].every((filled) => filled !== null && filled !== '')
