import { classNames } from './class-names.ts'
import styles from './registration-mark.module.css'

type RegistrationMarkProps = {
  readonly sizePx?: 20 | 28 | 36 | 84
  /** In register: the coloured rings lie under the black one. Out of it they slide there on hover of a link. */
  readonly inRegister?: boolean
  /** Grey, for empty states. */
  readonly quiet?: boolean
  readonly className?: string
}

/** The printer's registration mark that the shop is named after (design 4, 'in register'). */
export function RegistrationMark(props: RegistrationMarkProps) {
  const { sizePx = 36, inRegister = false, quiet = false, className } = props
  return (
    <svg
      width={sizePx}
      height={sizePx}
      viewBox="0 0 36 36"
      fill="none"
      strokeWidth="2.4"
      aria-hidden="true"
      focusable="false"
      className={classNames(styles.mark, inRegister && styles.inRegister, quiet && styles.quiet, className)}
    >
      <circle className={styles.cyan} cx="18" cy="18" r="10" />
      <circle className={styles.magenta} cx="18" cy="18" r="10" />
      <path stroke="currentColor" d="M28 18a10 10 0 1 1-20 0 10 10 0 0 1 20 0ZM18 1v34M1 18h34" />
    </svg>
  )
}
