import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Waiting } from '#contract/office/today.ts'
import { urgencyOf } from '#domain/delivery/how-late.ts'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { todayTexts as texts } from '#texts/nl/office/today.ts'
import { firstWaitText } from '#texts/nl/office/waits.ts'
import { useMay } from '../../lib/operator.ts'
import { paths } from '../../paths.ts'
import { orderCounts } from '../../work/orders.ts'
import styles from './today.module.css'
import { WAITING_PLACES } from './waiting-places.ts'

/** How much waits of each kind that there is any of, and how long the oldest has. */
export function WaitingNumbers({ waiting }: { readonly waiting: readonly Waiting[] }) {
  const may = useMay()
  const shown = waiting.filter(({ count }) => count > 0)
  if (shown.length === 0 && !may('seeOrders')) return null
  return (
    <ul className={styles.numbers} aria-label={texts.numbers}>
      {shown.map((one) => (
        <Waits key={one.kind} {...one} />
      ))}
      {may('seeOrders') && <OpenOrders />}
    </ul>
  )
}

function Waits({ kind, count, items: [oldest] }: Waiting) {
  const wait = oldest?.wait
  return (
    <li>
      <Link to={WAITING_PLACES[kind].queue}>
        <b className="figures">{officeTexts.count(count)}</b>
        <span>{texts.kinds[kind]}</span>
        {wait && <small className={styles[urgencyOf(wait)]}>{firstWaitText(wait)}</small>}
      </Link>
    </li>
  )
}

function OpenOrders() {
  const { data: counts } = useQuery(orderCounts)
  return (
    <li>
      <Link to={paths.orders}>
        <b className="figures">{counts ? officeTexts.count(counts.open) : '…'}</b>
        <span>{texts.open}</span>
        {counts && (
          <small>
            {texts.openParts(officeTexts.count(counts.production), officeTexts.count(counts.waiting))}
          </small>
        )}
      </Link>
    </li>
  )
}
