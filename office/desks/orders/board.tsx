import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { OrderFilters } from '#contract/office/filters.ts'
import type { DeskOrderRow } from '#contract/office/orders.ts'
import { BOARD_QUEUES, PRODUCTION_QUEUES } from '#domain/orders/queues.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { wholeDates } from '#app/ui/whole-dates.tsx'
import { formatMoment, formatPromisedDate } from '#texts/nl/format-date.ts'
import { deskOrderTexts as texts } from '#texts/nl/office/orders.ts'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { orderStateTexts } from '#texts/nl/orders.ts'
import { api } from '../../lib/api.ts'
import { useMay } from '../../lib/operator.ts'
import { paths } from '../../paths.ts'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { MoreRows } from '../../ui/more-rows.tsx'
import { StateLabel } from '../../ui/state-label.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { orderCountsOf, orderList, stoppedCountsOf } from '../../work/orders.ts'
import styles from './board.module.css'
import { Release } from './held-by.tsx'
import { OrderMove } from './order-move.tsx'
import { useBoardKeys } from './use-board-keys.ts'
import { useOrderChange } from './use-order-change.ts'

type ColumnName = (typeof BOARD_QUEUES)[number]

/** The state that most cards of a column are in, which they need not say. */
const USUAL_STATE: Readonly<Record<ColumnName, string>> = {
  released: 'released',
  production: 'in_production',
  ready: 'ready',
  sent_today: 'shipped',
}

/** What production has before it, in its hands and behind it today: a column of each, what must be there first on top. */
export function Board({ search, filters }: { readonly search: string; readonly filters: OrderFilters }) {
  const board = useBoardKeys()
  const [moving, setMoving] = useState<string | null>(null)
  return (
    <>
      {/* It scrolls sideways, also where nothing in it takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.board} ref={board} aria-label={texts.board} tabIndex={0}>
        {BOARD_QUEUES.map((name) => (
          <Column key={name} name={name} search={search} filters={filters} onMove={setMoving} />
        ))}
      </section>
      {moving !== null && <OrderMove orderId={moving} onClose={() => setMoving(null)} />}
    </>
  )
}

type ColumnProps = {
  readonly name: ColumnName
  readonly search: string
  readonly filters: OrderFilters
  /** Asks where an order goes. */
  readonly onMove: (orderId: string) => void
}

function Column({ name, search, filters, onMove }: ColumnProps) {
  const id = useId()
  const title = texts.queue[name]
  const { data: counts } = useQuery(orderCountsOf(filters))
  const { data: stopped } = useQuery(stoppedCountsOf(filters))
  const isOfProduction = PRODUCTION_QUEUES.find((queue) => queue === name)
  const stoppedCount = (stopped && isOfProduction && stopped[isOfProduction]) ?? 0
  const list = useInfiniteQuery(orderList({ queue: name, search, filters, sort: 'urgent', stopped: 'shown' }))
  const cards = list.data?.pages.flatMap(({ orders }) => orders)
  return (
    <section className={styles.column} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
        {counts && search === '' && (
          <span className="figures">
            {officeTexts.count(counts[name])}
            {stoppedCount > 0 && <small>{texts.andStopped(officeTexts.count(stoppedCount))}</small>}
          </span>
        )}
      </h2>
      {!cards && list.error && <LoadFault error={list.error} onAgain={() => void list.refetch()} />}
      {!cards && !list.error && <Loading />}
      {cards?.length === 0 && <p className="muted">{texts.noCards}</p>}
      {cards && cards.length > 0 && (
        <ul className={styles.cards}>
          {cards.map((order) => (
            <Card key={order.id} order={order} column={name} onMove={onMove} />
          ))}
        </ul>
      )}
      {cards && (
        <MoreRows
          list={list}
          count={cards.length}
          label={texts.moreCards}
          name={texts.moreOf(title)}
          size="small"
        />
      )}
    </section>
  )
}

type CardProps = {
  readonly order: DeskOrderRow
  readonly column: ColumnName
  readonly onMove: (orderId: string) => void
}

function Card({ order, column, onMove }: CardProps) {
  const {
    id,
    number,
    companyName,
    reference,
    deliveryDate,
    itemCount,
    isLate,
    isExpress,
    isHeld,
    stoppedBy,
  } = order
  const may = useMay()
  const isStopped = stoppedBy.length > 0
  return (
    <li className={classNames(styles.card, isStopped && styles.stopped)}>
      <div className={styles.head}>
        <Link to={paths.order(id)}>{number}</Link>
        {order.state !== USUAL_STATE[column] && <StateLabel of={order} />}
      </div>
      <TwoLines first={companyName} second={reference} />
      <p className={classNames(styles.day, isLate && styles.late)}>
        {deliveryDate === null ? texts.noDay : wholeDates(formatPromisedDate(deliveryDate))}
        <span>{texts.lineCount(itemCount)}</span>
      </p>
      {(isLate || isExpress || isHeld) && (
        <p className={styles.marks}>
          {isLate && <strong className={styles.late}>{texts.late}</strong>}
          {isExpress && <strong>{texts.express}</strong>}
          {isHeld && <strong>{texts.held}</strong>}
        </p>
      )}
      {stoppedBy.map((hold) => (
        <StopOf key={hold.id} order={order} hold={hold} />
      ))}
      {may('moveOrders') && !isStopped && <Step order={order} column={column} onMove={onMove} />}
    </li>
  )
}

type StopProps = {
  readonly order: DeskOrderRow
  readonly hold: DeskOrderRow['stoppedBy'][number]
}

/** Why nothing of an order moves, since when and by whom, and the press that lets it go. */
function StopOf({ order: { id, number }, hold }: StopProps) {
  const { title, reason, isForCredit, by, at } = hold
  return (
    <div className={styles.stop}>
      {title !== null && <p className="strong">{title}</p>}
      <p>{reason}</p>
      <p className="muted">
        {wholeDates(
          isForCredit
            ? texts.heldForCredit(formatMoment(at))
            : texts.heldBy(by ?? texts.somebody, formatMoment(at)),
        )}
      </p>
      <Release
        orderId={id}
        hold={hold}
        verb={texts.release}
        label={texts.releaseOf(
          title === null ? texts.orderTitle(number).toLowerCase() : `${title}, ${number}`,
        )}
      />
    </div>
  )
}

const STEPS = {
  released: { from: 'released', state: 'in_production', label: texts.startProduction },
  production: { from: 'in_production', state: 'ready', label: texts.markReady },
} as const

/** What comes next: where nothing else is asked it is done at once. */
function Step({ order: { id, number }, column, onMove }: CardProps) {
  const step = column === 'released' || column === 'production' ? STEPS[column] : null
  const move = useOrderChange<NonNullable<typeof step>>(id, {
    call: ({ from, state }) => api.moveDeskLines({ params: { id }, body: { from, state } }),
    told: ({ state }) => texts.moved(orderStateTexts[state].label),
  })
  if (column === 'sent_today') return null
  const label = step?.label ?? texts.move
  return (
    <Button
      look="secondary"
      size="small"
      className={styles.step}
      aria-label={texts.stepOf(label, number)}
      pending={move.isPending}
      onClick={() => (step ? move.mutate(step) : onMove(id))}
    >
      {label}
    </Button>
  )
}
