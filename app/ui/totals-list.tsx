import { Fragment, type ReactNode } from 'react'

import { classNames } from './class-names.ts'
import styles from './totals-list.module.css'

type Amount = { readonly id: string; readonly label: ReactNode; readonly amount: string }

type TotalsListProps = {
  /** Subtotaal, Spoed, Verzendkosten, Btw per rate; amounts come formatted. */
  readonly amounts: readonly Amount[]
  readonly total: Omit<Amount, 'id'>
}

export function TotalsList({ amounts, total }: TotalsListProps) {
  return (
    <dl className={styles.totals}>
      {amounts.map(({ id, label, amount }) => (
        <Fragment key={id}>
          <dt>{label}</dt>
          <dd className="figures">{amount}</dd>
        </Fragment>
      ))}
      <dt className={styles.total}>{total.label}</dt>
      <dd className={classNames('figures', styles.total)}>{total.amount}</dd>
    </dl>
  )
}
