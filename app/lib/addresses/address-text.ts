import type { Address } from '#contract/customer.ts'

/** An address as it is written down, also that of an order that is kept without its id. */
export type WrittenAddress = Pick<
  Address,
  'companyName' | 'attention' | 'street' | 'houseNumber' | 'addition' | 'postcode' | 'city' | 'country'
>
type NamedAddress = WrittenAddress & Pick<Address, 'label'>

/** 'Stationsplein 9-B': the addition after a dash. */
export function streetLine({ street, houseNumber, addition }: WrittenAddress): string {
  return `${street} ${houseNumber}${addition ? `-${addition}` : ''}`
}

/** '3511 LK Utrecht', with the country's code in front of it abroad. */
export function cityLine({ postcode, city, country }: WrittenAddress): string {
  const line = `${postcode} ${city}`
  return country === 'NL' ? line : `${country}-${line}`
}

/** The name by which a customer knows an address. */
export const addressName = ({ label, companyName }: NamedAddress): string => label ?? companyName

/** The whole address in one line, for a list of choices. */
export const addressLine = (address: NamedAddress): string =>
  `${addressName(address)}, ${streetLine(address)}, ${cityLine(address)}`
