import { isInUnion, NORTHERN_IRELAND, type Place, vatCountry } from './vat-country.ts'

/** What is known of a VAT number: what VIES said, that it could not say, or that it was not asked. */
export type VatIdStatus = 'valid' | 'invalid' | 'unavailable' | 'unchecked'

/** The rates of the products, or 0 %: accounted for by the buyer in another member state, or sent out of the Union. */
export type VatTreatment = 'taxed' | 'reverse_charged' | 'exported'

/** Why a sale is treated so. */
export const VAT_REASONS = [
  'domestic',
  'valid_number',
  'no_number',
  'number_of_other_country',
  'number_invalid',
  'number_unavailable',
  'number_unchecked',
  'not_sent_there',
  'sent_out_of_union',
  'not_sent_out_of_union',
] as const
export type VatReason = (typeof VAT_REASONS)[number]

export type SaleVat = { readonly treatment: VatTreatment; readonly reason: VatReason }

/** Who buys; `place` is that of the invoice, null where that is not known. */
export type VatBuyer = {
  readonly place: Place | null
  readonly vatId: string | null
  readonly vatIdStatus: VatIdStatus
}

export type Sale = {
  readonly seller: Place
  readonly buyer: VatBuyer
  /** Where each line ends: what is fetched ends where the seller is. */
  readonly destinations: readonly Place[]
}

const taxed = (reason: VatReason): SaleVat => ({ treatment: 'taxed', reason })

const UNPROVEN = {
  invalid: 'number_invalid',
  unavailable: 'number_unavailable',
  unchecked: 'number_unchecked',
} as const satisfies Record<Exclude<VatIdStatus, 'valid'>, VatReason>

/**
 * The VAT treatment of a sale. Whatever is not shown to be at 0 % is taxed where the seller is: a number that could not be
 * looked up costs the buyer VAT to reclaim, and never the order. A seller outside the Union has no other member states.
 */
export function vatOfSale({ seller, buyer, destinations }: Sale): SaleVat {
  const home = vatCountry(seller)
  const ends = destinations.map(vatCountry)
  const isAtHome = (code: string) => code === home || (isInUnion(home) && isInUnion(code))
  if (ends.length > 0 && !ends.some(isAtHome)) return { treatment: 'exported', reason: 'sent_out_of_union' }

  const abroad = vatCountry(buyer.place ?? seller)
  if (abroad === home) return taxed('domestic')
  if (!isAtHome(abroad)) return taxed('not_sent_out_of_union')
  if (buyer.vatId === null) return taxed('no_number')
  if (!buyer.vatId.startsWith(abroad)) return taxed('number_of_other_country')
  if (buyer.vatIdStatus !== 'valid') return taxed(UNPROVEN[buyer.vatIdStatus])
  if (abroad === NORTHERN_IRELAND && ends.includes(home)) return taxed('not_sent_there')
  return { treatment: 'reverse_charged', reason: 'valid_number' }
}
