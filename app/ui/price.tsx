import type { ReactNode } from 'react'

import { classNames } from './class-names.ts'
import styles from './price.module.css'

type PriceProps = {
  /** Formatted: '€ 99,20'. */
  readonly amount: string
  /** Above it in small: 'Vanaf', 'Per stuk'. */
  readonly before?: ReactNode
  /** Below it in small: '€ 49,60 per stuk'. */
  readonly after?: ReactNode
  readonly size?: 'normal' | 'large'
  readonly alignEnd?: boolean
}

export function Price({ amount, before, after, size = 'normal', alignEnd = false }: PriceProps) {
  return (
    <p className={classNames(alignEnd && styles.end)}>
      {before && <small className={styles.note}>{before}</small>}
      <span className={classNames('figures', styles.amount, styles[size])}>{amount}</span>
      {after && <small className={styles.note}>{after}</small>}
    </p>
  )
}
