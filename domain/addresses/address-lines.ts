/** What of an address is written down. */
type Written = {
  readonly companyName: string
  readonly attention?: string | null | undefined
  readonly street: string
  readonly houseNumber: string
  readonly addition?: string | null | undefined
  readonly postcode: string
  readonly city: string
  /** Two capitals, such as 'NL'. */
  readonly country: string
}

/** 'Stationsplein 9-B', 'Steigerweg 102 hal B': the addition after a dash, and behind a space where it is words. */
export const streetLine = ({
  street,
  houseNumber,
  addition,
}: Pick<Written, 'street' | 'houseNumber' | 'addition'>) =>
  `${street} ${houseNumber}${addition ? `${addition.includes(' ') ? ' ' : '-'}${addition}` : ''}`

/** '3511 LK Utrecht', with the country's code in front of it abroad. */
export function cityLine({
  postcode,
  city,
  country,
}: Pick<Written, 'postcode' | 'city' | 'country'>): string {
  const line = `${postcode} ${city}`
  return country === 'NL' ? line : `${country}-${line}`
}

/** An address line by line, as it stands on an envelope. */
export const addressLines = (address: Written): readonly string[] => [
  address.companyName,
  ...(address.attention ? [address.attention] : []),
  streetLine(address),
  cityLine(address),
]
