import type { InvoiceParty } from '#domain/documents/invoice.ts'

/** A number or address with the scheme that gave it out, of the code list of Peppol ("Electronic Address Scheme"). */
type ElectronicAddress = { readonly scheme: string; readonly id: string }

const KVK = '0106'
const EMAIL = 'EM'

const whole = (vatId: string) => vatId

/** By country of a VAT number: its scheme, and the number within it that the VAT number tells. */
const VAT_SCHEMES: Readonly<Record<string, readonly [scheme: string, idOf: (vatId: string) => string]>> = {
  AT: ['9914', whole],
  // Belgians are registered by the number of their enterprise, which is what stands behind the letters.
  BE: ['0208', (vatId) => vatId.slice(2)],
  BG: ['9926', whole],
  CH: ['9927', whole],
  CY: ['9928', whole],
  CZ: ['9929', whole],
  DE: ['9930', whole],
  DK: ['0198', whole],
  EE: ['9931', whole],
  EL: ['9933', whole],
  ES: ['9920', whole],
  // The Finnish OVT code: 0037 and the number of the enterprise.
  FI: ['0216', (vatId) => `0037${vatId.slice(2)}`],
  FR: ['9957', whole],
  GB: ['9932', whole],
  HR: ['9934', whole],
  HU: ['9910', whole],
  IE: ['9935', whole],
  IT: ['0211', whole],
  LT: ['9937', whole],
  LU: ['9938', whole],
  LV: ['9939', whole],
  MT: ['9943', whole],
  NL: ['9944', whole],
  PL: ['9945', whole],
  PT: ['9946', whole],
  RO: ['9947', whole],
  // The Swedish number of an organisation has ten digits; its VAT number adds 01.
  SE: ['0007', (vatId) => vatId.slice(2, 12)],
  SI: ['9949', whole],
  SK: ['9950', whole],
  // Northern Ireland has the numbers of the United Kingdom, with letters of its own.
  XI: ['9932', (vatId) => `GB${vatId.slice(2)}`],
}

/**
 * Where Peppol reaches a party: by its KvK number, else by what its VAT number tells. Peppol has no scheme for an e-mail address,
 * EN 16931 does; who has neither number is no company of ours, and gets the invoice by mail.
 */
export function electronicAddress({
  kvkNumber,
  vatId,
  email,
}: Pick<InvoiceParty, 'kvkNumber' | 'vatId' | 'email'>): ElectronicAddress | null {
  if (kvkNumber) return { scheme: KVK, id: kvkNumber }
  const [scheme, idOf] = VAT_SCHEMES[vatId?.slice(0, 2) ?? ''] ?? []
  if (vatId && scheme && idOf) return { scheme, id: idOf(vatId) }
  return email ? { scheme: EMAIL, id: email } : null
}
