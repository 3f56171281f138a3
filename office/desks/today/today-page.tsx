import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { OrderQueue } from '#domain/orders/queues.ts'
import { classNames } from '#app/ui/class-names.ts'
import { todayTexts as texts } from '#texts/nl/office/today.ts'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { formatMoment, formatPromisedDate, formatLongDate } from '#texts/nl/format-date.ts'
import { useMay } from '../../lib/operator.ts'
import { paths } from '../../paths.ts'
import { Loading } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { StateLabel } from '../../ui/state-label.tsx'
import { invoiceCounts } from '../../work/invoices.ts'
import { fileCounts } from '../../work/files.ts'
import { mailCounts } from '../../work/mails.ts'
import { orderCounts, orderList } from '../../work/orders.ts'
import { quoteCounts } from '../../work/quotes.ts'
import { requestList } from '../../work/requests.ts'
import { systemHealth } from '../../work/system.ts'
import { SetupReminder } from './setup-reminder.tsx'
import { Mentions } from './mentions.tsx'
import styles from './today.module.css'
import { WeekFigures } from './week-figures.tsx'

const SHOWN = 5

/** What waits: how much of each, and what is most urgent. Each block has a right of its own. */
export function TodayPage() {
  const may = useMay()
  const [today] = useState(() => formatLongDate(new Date()))
  return (
    <Page title={texts.title} note={today}>
      {may('changeShop') && <SetupReminder />}
      <ul className={styles.numbers} aria-label={texts.numbers}>
        {may('decideAccounts') && <RequestCount />}
        {may('seeFiles') && <FileCounts />}
        {may('seeQuotes') && <QuoteCount />}
        {may('seeOrders') && <OrderCounts />}
        {may('seeAllInvoices') && <OverdueCount />}
        {may('sendMails') && <FailedMailCounts />}
        {may('runSystem') && <FailedJobCount />}
      </ul>
      <div className={styles.blocks}>
        {may('seeOrders') && (
          <>
            <Mentions />
            <WeekFigures />
            <Orders queue="today" title={texts.today} none={texts.noToday} />
            <Orders queue="late" title={texts.lateTitle} none={texts.noLate} />
            <Orders queue="released" title={texts.releasedTitle} none={texts.noReleased} />
          </>
        )}
        {may('decideAccounts') && <Requests />}
      </div>
    </Page>
  )
}

type FigureProps = {
  readonly to: string
  readonly name: string
  readonly count: number | undefined
  readonly isUrgent?: boolean
}

function Figure({ to, name, count, isUrgent = false }: FigureProps) {
  return (
    <li>
      <Link to={to} className={classNames(isUrgent && count !== undefined && count > 0 && styles.urgent)}>
        <b className="figures">{count === undefined ? '…' : officeTexts.count(count)}</b>
        <span>{name}</span>
      </Link>
    </li>
  )
}

function RequestCount() {
  const { data: requests } = useQuery(requestList)
  const waiting = requests?.filter(({ state }) => state !== 'invited').length
  return <Figure to={paths.requests} name={texts.requests} count={waiting} />
}

function QuoteCount() {
  const { data: counts } = useQuery(quoteCounts)
  const to = `${paths.quotes}?${new URLSearchParams({ wachtrij: 'answer' })}`
  return <Figure to={to} name={texts.quotes} count={counts?.answer} />
}

function FileCounts() {
  const { data: counts } = useQuery(fileCounts)
  const returned = `${paths.files}?${new URLSearchParams({ wachtrij: 'returned' })}`
  return (
    <>
      <Figure to={paths.files} name={texts.files} count={counts?.review} />
      <Figure to={returned} name={texts.returned} count={counts?.returned} />
    </>
  )
}

function OverdueCount() {
  const { data } = useQuery(invoiceCounts)
  const to = `${paths.invoices}?${new URLSearchParams({ wachtrij: 'overdue' })}`
  return <Figure to={to} name={texts.overdue} count={data?.counts.overdue} isUrgent />
}

function FailedMailCounts() {
  const { data: counts } = useQuery(mailCounts)
  const bounced = `${paths.mails}?${new URLSearchParams({ wachtrij: 'bounced' })}`
  return (
    <>
      <Figure to={paths.mails} name={texts.failedMails} count={counts?.failed} isUrgent />
      <Figure to={bounced} name={texts.bouncedMails} count={counts?.bounced} isUrgent />
    </>
  )
}

function FailedJobCount() {
  const { data: health } = useQuery(systemHealth)
  return <Figure to={paths.systemJobs} name={texts.failedJobs} count={health?.jobs.failed} isUrgent />
}

const COUNTED = ['open', 'today', 'late', 'waiting', 'released', 'production', 'ready'] as const

function OrderCounts() {
  const { data: counts } = useQuery(orderCounts)
  return COUNTED.map((queue) => (
    <Figure
      key={queue}
      to={queueAddress(queue)}
      name={texts[queue]}
      count={counts?.[queue]}
      isUrgent={queue === 'late'}
    />
  ))
}

const queueAddress = (queue: OrderQueue) => `${paths.orders}?${new URLSearchParams({ wachtrij: queue })}`

type OrdersProps = {
  readonly queue: keyof typeof texts.allOrders
  readonly title: string
  readonly none: string
}

function Orders({ queue, title, none }: OrdersProps) {
  const { data } = useInfiniteQuery(orderList({ queue, search: '' }))
  const orders = data?.pages[0]?.orders.slice(0, SHOWN)
  return (
    <section className="panel">
      <header className={styles.head}>
        <h2 className="type-20">{title}</h2>
        <Link to={queueAddress(queue)} className="text-link">
          {texts.allOrders[queue]}
        </Link>
      </header>
      {!orders && <Loading />}
      {orders?.length === 0 && <p className="muted">{none}</p>}
      <ul className={styles.rows}>
        {orders?.map((order) => (
          <li key={order.id}>
            <div>
              <Link to={paths.order(order.id)} className="strong">
                {[order.number, order.reference].filter(Boolean).join(', ')}
              </Link>
              <p className="muted">
                {[order.companyName, order.deliveryDate && formatPromisedDate(order.deliveryDate)]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            </div>
            <StateLabel of={order} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Requests() {
  const { data: requests } = useQuery(requestList)
  const waiting = requests?.filter(({ state }) => state !== 'invited')
  return (
    <section className="panel">
      <header className={styles.head}>
        <h2 className="type-20">{texts.requestsTitle}</h2>
        <Link to={paths.requests} className="text-link">
          {texts.allRequests}
        </Link>
      </header>
      {!waiting && <Loading />}
      {waiting?.length === 0 && <p className="muted">{texts.noRequests}</p>}
      <ul className={styles.rows}>
        {waiting?.slice(0, SHOWN).map(({ id, form, submittedAt }) => (
          <li key={id}>
            <div>
              <p className="strong">{form.companyName}</p>
              <p className="muted">{[form.city, formatMoment(submittedAt)].join(', ')}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
