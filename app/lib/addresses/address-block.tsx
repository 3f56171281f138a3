import { addressesTexts } from '#texts/nl/account.ts'
import { cityLine, streetLine } from '#domain/addresses/address-lines.ts'
import type { WrittenAddress } from './address-text.ts'
import styles from './address-block.module.css'

type AddressTextProps = {
  readonly address: WrittenAddress | null
  /** The company already stands above it. */
  readonly hideCompany?: boolean
}

/** An address on lines of its own, as it stands on an envelope. */
export function AddressText({ address, hideCompany = false }: AddressTextProps) {
  if (address === null) return null
  return (
    <address className={styles.address}>
      {!hideCompany && <span>{address.companyName}</span>}
      {address.attention && <span>{addressesTexts.attention(address.attention)}</span>}
      <span>{streetLine(address)}</span>
      <span>{cityLine(address)}</span>
    </address>
  )
}
