import { Link } from 'react-router'
import type { Workbench } from '#contract/orders.ts'
import { SIZE_NAMES } from '#app/lib/configuration/configuration-names.ts'
import { sizeText } from '#app/lib/lines/line-facts.ts'
import { LinePicture } from '#app/lib/lines/line-picture.tsx'
import { paths } from '#app/paths.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { wholeDates } from '#app/ui/whole-dates.tsx'
import { accountTexts } from '#texts/nl/account.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { workbenchTexts as texts } from '#texts/nl/workbench.ts'
import accountStyles from '#app/lib/account/account.module.css'
import { PageHeading } from '#app/lib/account/page-heading.tsx'
import { ReOrderButton } from '#app/lib/re-order/re-order-button.tsx'
import { TodayTasks } from './today-tasks.tsx'
import { type Quote, WaitingTasks } from './waiting-tasks.tsx'
import work from './workbench-page.module.css'

const SHOWN_ORDERS = 4
const SHOWN_SIZES = 6

type WorkbenchPageProps = { readonly workbench: Workbench; readonly quotes: readonly Quote[] }
type WorkOrder = Workbench['orders'][number]
type WorkLine = WorkOrder['lines'][number]

/** The home page of who has logged in: what waits, what today brings, and what was ordered before. */
export function WorkbenchPage({ workbench, quotes }: WorkbenchPageProps) {
  const { firstName, companyName, today, orders } = workbench
  const again = orders.filter(({ state }) => state !== 'cancelled').slice(0, SHOWN_ORDERS)
  const sizes = lastSizes(orders)
  return (
    <div className={`wrap ${work.page}`}>
      <PageHeading
        title={accountTexts.hello(firstName)}
        note={companyName}
        action={
          <LinkButton to={paths.quickOrder} look="secondary">
            {texts.quickOrder}
          </LinkButton>
        }
      />
      <div className={work.columns}>
        <WaitingTasks orders={orders} quotes={quotes} none={texts.nothingWaits} />
        <TodayTasks today={today} orders={orders} quotes={quotes} />
      </div>
      <section className={`panel ${accountStyles.panel}`}>
        <header>
          <h2>{texts.again}</h2>
          <Link to={paths.orders} className="text-link">
            {texts.allOrders}
          </Link>
        </header>
        {again.length === 0 && <p className="muted">{texts.newHere}</p>}
        <ul className={work.orders}>
          {again.map((order) => (
            <li key={order.id}>
              <PastOrder order={order} />
            </li>
          ))}
        </ul>
      </section>
      {sizes.length > 0 && (
        <section className={`panel ${accountStyles.panel}`}>
          <h2>{texts.sizes}</h2>
          <ul className={work.sizes}>
            {sizes.map(({ line, to, size }) => (
              <li key={to}>
                <Link to={to}>
                  <LinePicture line={line} widthPx={72} heightPx={54} className={work.picture} />
                  <span>
                    <span className="strong">{size}</span>
                    <span className="small muted">{line.title}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** An order that could be placed once more, by its first article. */
function PastOrder({ order }: { readonly order: WorkOrder }) {
  const [first, ...others] = order.lines
  if (!first) return null
  return (
    <>
      <LinePicture line={first} widthPx={72} heightPx={54} className={work.picture} />
      <div>
        <p className="strong">{order.reference ?? first.title}</p>
        <p className="small muted">
          {others.length > 0 || order.reference !== null
            ? [order.reference !== null && first.title, others.length > 0 && texts.more(others.length)]
                .filter((part) => part !== false)
                .join(' ')
            : sizeText(first)}
        </p>
        <p className="small">
          <Link to={paths.order(order.id)} className="text-link">
            {wholeDates(texts.orderedOn(order.number, formatDate(order.placedAt)))}
          </Link>
        </p>
      </div>
      <ReOrderButton order={order} isRow />
    </>
  )
}

/** Each size of a product that was ordered by size, latest first, as the address of that product in it. */
function lastSizes(orders: readonly WorkOrder[]) {
  const found = new Map<string, { readonly line: WorkLine; readonly to: string; readonly size: string }>()
  for (const line of orders.flatMap(({ lines }) => lines)) {
    const size = sizeText(line)
    if (line.url === null || size === null) continue
    const { widthMm: width, heightMm: height, lengthMm: length } = line
    const query = new URLSearchParams()
    for (const [side, mm] of Object.entries({ width, height, length })) {
      if (mm !== null) query.set(SIZE_NAMES[side as keyof typeof SIZE_NAMES], String(mm))
    }
    const to = `${line.url}?${query}`
    if (!found.has(to)) found.set(to, { line, to, size })
  }
  return [...found.values()].slice(0, SHOWN_SIZES)
}
