import { addressesTexts } from '#texts/nl/account.ts'
import { cityLine, streetLine, type WrittenAddress } from './address-text.ts'
import styles from './address-block.module.css'

/** An address on lines of its own, as it stands on an envelope. */
export function AddressText({ address }: { readonly address: WrittenAddress | null }) {
  if (address === null) return null
  return (
    <address className={styles.address}>
      <span>{address.companyName}</span>
      {address.attention && <span>{addressesTexts.attention(address.attention)}</span>}
      <span>{streetLine(address)}</span>
      <span>{cityLine(address)}</span>
    </address>
  )
}
