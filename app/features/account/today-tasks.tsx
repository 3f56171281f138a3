import { Link } from 'react-router'
import type { Workbench } from '#contract/orders.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { Deadline } from '#app/lib/delivery/deadline.tsx'
import { paths } from '#app/paths.ts'
import { workbenchTexts as texts } from '#texts/nl/workbench.ts'
import accountStyles from '#app/lib/account/account.module.css'
import styles from './tasks.module.css'
import type { Quote } from './waiting-tasks.tsx'

type TodayTasksProps = Pick<Workbench, 'today' | 'orders'> & { readonly quotes: readonly Quote[] }
type OrderLines = Workbench['orders'][number]
type Line = OrderLines['lines'][number]

// What has left the house, or never will, arrives no more.
const ON_ITS_WAY: ReadonlySet<string> = new Set([
  'released',
  'in_production',
  'ready',
  'shipped',
  'ready_for_pickup',
])

/** What ends or comes on this day: deadlines of lines that wait, deliveries, and quotes on their last day. */
export function TodayTasks({ today, orders, quotes }: TodayTasksProps) {
  const lines = orders.flatMap((order) => order.lines.map((line) => ({ order, line })))
  const due = lines.filter(
    ({ line }) => line.deadline && amsterdamNow(new Date(line.deadline)).date === today,
  )
  const coming = lines.filter(({ line }) => ON_ITS_WAY.has(line.state) && line.date === today)
  const ending = quotes.filter(({ isExpired, validUntil }) => !isExpired && validUntil.startsWith(today))
  const count = due.length + coming.length + ending.length
  return (
    <section className={`panel ${accountStyles.panel}`}>
      <h2>{texts.today}</h2>
      {count === 0 && <p className="muted">{texts.nothingToday}</p>}
      <ul className={styles.papers}>
        {due.map(({ order, line }) => (
          <li key={line.id}>
            {line.deadline && <Deadline task={taskOf(line)} at={line.deadline} className="strong" />}
            <Link to={paths.order(order.id)} className="small text-link">
              {texts.forLine(line.title, order.number)}
            </Link>
          </li>
        ))}
        {coming.map(({ order, line }) => (
          <li key={line.id}>
            <Link to={paths.order(order.id)} className="text-link">
              {(line.kind === 'ship' ? texts.arrives : texts.ready)(line.title, order.number)}
            </Link>
          </li>
        ))}
        {ending.map(({ id, reference }) => (
          <li key={id}>
            <Link to={paths.quote(id)} className="text-link">
              {texts.quoteEnds(reference)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const taskOf = ({ state }: Line) => (state === 'awaiting_files' ? 'send' : 'approve')
