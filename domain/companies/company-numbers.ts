import { isInUnion, vatCountry } from '../vat/vat-country.ts'
import { normalisedKvkNumber } from './kvk-number.ts'
import { normalisedVatId } from './vat-id.ts'

type Typed = {
  readonly country: string
  readonly postcode: string
  readonly kvkNumber: string
  readonly vatId: string
}

/** The numbers of a company as they are kept; what was not filled in is null. */
export type CompanyNumbers = { readonly kvkNumber: string | null; readonly vatId: string | null }

/** What is wrong with the numbers of a company, by field. */
export type NumberFault = 'KvkNumberInvalid' | 'VatIdInvalid' | 'VatIdRequired'
export type NumberFaults = { readonly kvkNumber?: NumberFault; readonly vatId?: NumberFault }

/**
 * Reads the numbers by which a company shows that it is one. In the Netherlands that is the KvK number, since not every
 * institution has a VAT number; elsewhere, where nobody has a KvK number, it is the VAT number. Outside of the Union that is
 * any number by which the tax office there knows a company: we know no forms of those.
 */
export function readCompanyNumbers(
  typed: Typed,
):
  | { readonly numbers: CompanyNumbers; readonly faults: null }
  | { readonly numbers: null; readonly faults: NumberFaults } {
  const isDutch = typed.country === 'NL'
  const hasKvk = typed.kvkNumber.trim() !== ''
  const hasVat = typed.vatId.trim() !== ''
  const kvkNumber = hasKvk ? normalisedKvkNumber(typed.kvkNumber) : null
  const vatId = hasVat ? readVatId(typed) : null
  const isKvkWrong = (hasKvk || isDutch) && kvkNumber === null
  const vatFault = !hasVat && !isDutch ? 'VatIdRequired' : hasVat && vatId === null ? 'VatIdInvalid' : null
  if (!isKvkWrong && vatFault === null) return { numbers: { kvkNumber, vatId }, faults: null }
  return {
    numbers: null,
    faults: { ...(isKvkWrong && { kvkNumber: 'KvkNumberInvalid' }), ...(vatFault && { vatId: vatFault }) },
  }
}

/** A VAT number as it is kept, by where the company is; null for what is none there. */
export const readVatId = ({
  vatId,
  ...place
}: Pick<Typed, 'vatId' | 'country' | 'postcode'>): string | null =>
  normalisedVatId(vatId) ?? (isInUnion(vatCountry(place)) ? null : foreignNumber(vatId))

function foreignNumber(typed: string): string | null {
  const bare = typed.toUpperCase().replaceAll(/[\s.-]/g, '')
  return /^[A-Z\d]{4,20}$/.test(bare) && !isInUnion(bare.slice(0, 2)) ? bare : null
}
