import { useId, type ReactNode } from 'react'
import styles from './ui-kit.module.css'

type PartProps = {
  readonly name: string
  /** In a row what is small, in columns what fills the width that it gets, below each other all else. */
  readonly inside?: 'row' | 'columns'
  readonly level?: 2 | 3
  readonly children: ReactNode
}

/** One part of the design language under its Dutch name. */
export function Part({ name, inside, level = 2, children }: PartProps) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={id} className={styles.part}>
      <Heading id={id}>{name}</Heading>
      {inside ? <div className={styles[inside]}>{children}</div> : children}
    </section>
  )
}
