import type { ShortKey } from '../lib/short-keys.ts'
import { useSingleKeys } from '../lib/single-keys.ts'
import styles from './key-hint.module.css'

/** Shows which letter presses what it stands in; whoever hears the page is told it by that itself, whose name it is no part of. */
export function KeyHint({ of: { key } }: { readonly of: ShortKey }) {
  const isOn = useSingleKeys()
  return isOn ? <kbd className={styles.hint} aria-hidden="true" data-key={key} /> : null
}
