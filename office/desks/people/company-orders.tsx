import { Link } from 'react-router'
import type { DeskCompany } from '#contract/office/companies.ts'
import { companyTexts as texts } from '#texts/nl/office/companies.ts'
import { orderStateTexts } from '#texts/nl/orders.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { paths } from '../../paths.ts'
import { StateLabel } from '../../ui/state-label.tsx'
import styles from './companies.module.css'
import { listOfCompany } from './list-of-company.ts'

/** What a company ordered last. */
export function CompanyOrders({ id: companyId, orders }: Pick<DeskCompany, 'id' | 'orders'>) {
  return (
    <section className="panel">
      <h2 className={`type-20 ${styles.head}`}>{texts.orders}</h2>
      {orders.length === 0 && <p className="muted">{texts.noOrders}</p>}
      <ul className={styles.rows}>
        {orders.map(({ id, number, reference, placedAt, state, netInCents }) => (
          <li key={id}>
            <div className={styles.line}>
              <Link to={paths.order(id)} className="strong">
                {[number, reference].filter(Boolean).join(', ')}
              </Link>
              <span className="figures strong">{formatPrice(netInCents)}</span>
            </div>
            <div className={styles.line}>
              <span className="muted">{formatMoment(placedAt)}</span>
              <StateLabel
                of={{ stateLabel: orderStateTexts[state].label, stateTone: orderStateTexts[state].tone }}
              />
            </div>
          </li>
        ))}
      </ul>
      {orders.length > 0 && (
        <p className={`${styles.note} ${styles.ways}`}>
          <Link to={listOfCompany(paths.orders, companyId, 'open')} className="text-link">
            {texts.openOrders}
          </Link>
          <Link to={listOfCompany(paths.orders, companyId, 'done')} className="text-link">
            {texts.doneOrders}
          </Link>
        </p>
      )}
    </section>
  )
}
