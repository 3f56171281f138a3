import { Link } from 'react-router'
import type { DeskCompany } from '#contract/office/companies.ts'
import { companyTexts as texts } from '#texts/nl/office/companies.ts'
import { orderStateTexts } from '#texts/nl/orders.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { paths } from '../../paths.ts'
import { PanelLink, PanelRows } from '../../ui/panel-rows.tsx'
import { StateLabel } from '../../ui/state-label.tsx'
import styles from './companies.module.css'
import { listOfCompany } from './list-of-company.ts'

/** What a company ordered last. */
export function CompanyOrders({ id: companyId, orders }: Pick<DeskCompany, 'id' | 'orders'>) {
  return (
    <section className="panel">
      <h2 className={`type-20 ${styles.head}`}>{texts.orders}</h2>
      {orders.length === 0 && <p className="muted">{texts.noOrders}</p>}
      <PanelRows>
        {orders.map(({ id, number, reference, placedAt, state, netInCents }) => (
          <PanelLink
            key={id}
            to={paths.order(id)}
            name={[number, reference].filter(Boolean).join(', ')}
            amount={netInCents}
            note={formatMoment(placedAt)}
            state={
              <StateLabel
                of={{ stateLabel: orderStateTexts[state].label, stateTone: orderStateTexts[state].tone }}
              />
            }
          />
        ))}
      </PanelRows>
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
