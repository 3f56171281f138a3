import { formTexts } from '#texts/nl/forms.ts'
import styles from './honeypot.module.css'

/** A field that people neither see nor reach; who fills it in is a machine. */
export function Honeypot({ id }: { readonly id: string }) {
  return (
    <div aria-hidden="true" className={styles.honeypot}>
      <label htmlFor={id}>{formTexts.honeypot}</label>
      <input id={id} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
