import type { ReactNode } from 'react'
import { RegistrationMark } from '#app/ui/registration-mark.tsx'
import styles from './misprinted-sheet.module.css'

type MisprintedSheetProps = {
  readonly heading: string
  /** How the heading breaks; null breaks it where it must. */
  readonly lines: readonly string[] | null
  readonly children: ReactNode
}

/** A sheet printed out of register: cyan and magenta lie beside the black (design 11, 404). */
export function MisprintedSheet({ heading, lines, children }: MisprintedSheetProps) {
  const text = lines ? lines.join('\n') : heading
  return (
    <section className={styles.table}>
      <div className={`wrap ${styles.place}`}>
        <div className={`crop-marks is-on ${styles.sheet}`}>
          <RegistrationMark sizePx={28} className={styles.top ?? ''} />
          <RegistrationMark sizePx={28} className={styles.left ?? ''} />
          <RegistrationMark sizePx={28} className={styles.right ?? ''} />
          <h1 className={styles.heading} aria-label={heading}>
            <span aria-hidden="true" className={styles.cyan}>
              {text}
            </span>
            <span aria-hidden="true" className={styles.magenta}>
              {text}
            </span>
            <span className={styles.black}>{text}</span>
          </h1>
          {children}
          <div aria-hidden="true" className={styles.colours} />
        </div>
      </div>
    </section>
  )
}
