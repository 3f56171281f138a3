import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { OrderToInvoice } from '#contract/office/invoices.ts'
import type { Column } from '#app/ui/table.tsx'
import { toInvoiceTexts as texts } from '#texts/nl/office/to-invoice.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { EndlessTable } from '../../ui/endless-table.tsx'
import { Page } from '../../ui/page.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import type { BulkAction } from '../../ui/bulk.ts'
import { ordersToInvoice } from '../../work/orders.ts'
import { SHORT_KEYS } from './short-keys.ts'

/** The orders that wait for their invoice: those that are chosen get it by one press, each by itself. */
export function ToInvoicePage() {
  const list = useInfiniteQuery(ordersToInvoice)
  return (
    <Page title={texts.title} note={texts.note}>
      <BackLink to={paths.invoices}>{texts.back}</BackLink>
      <section className="panel">
        <EndlessTable
          list={list}
          bulk={{
            list: 'toInvoice',
            view: DUE,
            actions: [RUN],
            nameOf: ({ number }) => number,
            pathOf: paths.order,
            chooseAll: texts.chooseAll,
          }}
          rowsOf={(page) => page.orders}
          columns={COLUMNS}
          texts={texts}
          search=""
        />
      </section>
    </Page>
  )
}

const DUE = { queue: 'due', search: '' }

const RUN: BulkAction = {
  id: 'run',
  of: SHORT_KEYS.toInvoice.run,
  intro: texts.runIntro,
  order: { kind: 'makeInvoices' },
}

const COLUMNS: readonly Column<OrderToInvoice>[] = [
  {
    id: 'order',
    header: texts.order,
    inBlock: 'lead',
    cell: ({ id, number }) => <Link to={paths.order(id)}>{number}</Link>,
  },
  { id: 'customer', header: texts.customer, inBlock: 'full', cell: ({ company }) => company.name },
  { id: 'placed', header: texts.placed, cell: ({ placedAt }) => formatMoment(placedAt) },
  {
    id: 'fault',
    header: texts.fault,
    inBlock: 'full',
    cell: ({ fault }) =>
      fault ? (
        <TwoLines first={fault.message} second={texts.tried(formatMoment(fault.at))} />
      ) : (
        <span className="muted">{texts.waits}</span>
      ),
  },
  {
    id: 'total',
    header: texts.total,
    figures: true,
    inBlock: 'lead',
    cell: ({ totalInCents }) => <strong>{formatPrice(totalInCents)}</strong>,
  },
]
