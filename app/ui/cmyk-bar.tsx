import { classNames } from './class-names.ts'
import styles from './cmyk-bar.module.css'

/** The 8 px line in process colours that closes the footer; decoration only. */
export function CmykBar({ className }: { readonly className?: string }) {
  return <div aria-hidden="true" className={classNames(styles.bar, className)} />
}
