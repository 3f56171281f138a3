import type { Address } from '#contract/customer.ts'
import { cityLine, streetLine } from '#domain/addresses/address-lines.ts'

/** An address as it is written down, also that of an order that is kept without its id. */
export type WrittenAddress = Pick<
  Address,
  'companyName' | 'attention' | 'street' | 'houseNumber' | 'addition' | 'postcode' | 'city' | 'country'
>
type NamedAddress = WrittenAddress & Pick<Address, 'label'>

/** The name by which a customer knows an address. */
export const addressName = ({ label, companyName }: NamedAddress): string => label ?? companyName

/** The whole address in one line, for a list of choices. */
export const addressLine = (address: NamedAddress): string =>
  `${addressName(address)}, ${streetLine(address)}, ${cityLine(address)}`
