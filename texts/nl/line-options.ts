import { formatCm, formatSizeCm } from './format-size.ts'

type Sizes = {
  readonly widthMm: number | null
  readonly heightMm: number | null
  readonly lengthMm: number | null
}

/** The sizes of a line as customers read them: '250 × 125 cm', or a length of its own. */
export function sizeTexts({ widthMm, heightMm, lengthMm }: Sizes): string[] {
  if (widthMm !== null && heightMm !== null) return [formatSizeCm(widthMm, heightMm)]
  return lengthMm === null ? [] : [formatCm(lengthMm)]
}

/** What a product that is ordered by itself is made of. */
export const materialLabel = 'Materiaal'

type AddressLine = {
  readonly companyName: string
  readonly street: string
  readonly houseNumber: string
  readonly addition: string | null
  readonly postcode: string
  readonly city: string
}

/** An address in one line. */
export const addressText = ({
  companyName,
  street,
  houseNumber,
  addition,
  postcode,
  city,
}: AddressLine): string =>
  `${companyName}, ${street} ${houseNumber}${addition ? ` ${addition}` : ''}, ${postcode} ${city}`

/** The customer's own words with a line. */
export const lineReferenceText = (reference: string): string => `Referentie: ${reference}`

/** Whom the driver calls: 'Contactpersoon: Sanne de Wit, 06 12345678'. */
export const deliveryContactText = (contact: { readonly name: string; readonly phone: string }): string =>
  `Contactpersoon: ${[contact.name, contact.phone].filter(Boolean).join(', ')}`
