import { useState } from 'react'
import { Link } from 'react-router'
import type { DeskInvoice, DeskPayment } from '#contract/office/invoices.ts'
import { Button } from '#app/ui/button.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { deskInvoiceTexts as texts } from '#texts/nl/office/invoices.ts'
import { formatDate, formatMoment } from '#texts/nl/format-date.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { api } from '../../lib/api.ts'
import { useMay } from '../../lib/operator.ts'
import { paths } from '../../paths.ts'
import styles from './invoices.module.css'
import { TakeBackDialog } from './take-back-dialog.tsx'

const who = (name: string | null, at: string) => texts.by(name ?? texts.theShop, formatMoment(at))

/** What was paid of an invoice, by whom it was booked, and what was taken back of it. */
export function InvoicePayments({ invoice: { payments, moves } }: { readonly invoice: DeskInvoice }) {
  const may = useMay()
  const [reversed, setReversed] = useState<DeskPayment | null>(null)
  const actions = reversing(setReversed)
  const columns = may('bookPayments') ? [...COLUMNS, actions] : COLUMNS
  return (
    <section className="panel">
      <h2 className="type-20">{texts.payments}</h2>
      {payments.length === 0 ? (
        <p className="muted">{texts.noPayments}</p>
      ) : (
        <div className={styles.lines}>
          <Table caption={texts.payments} columns={columns} rows={payments} rowKey={({ id }) => id} />
        </div>
      )}
      {moves.length > 0 && (
        <ul className={styles.moves}>
          {moves.map(({ to, other, cents, paidOn, at }) => (
            <li key={`${other.id} ${paidOn} ${cents}`}>
              {texts.moved[to](formatPrice(cents), formatDate(paidOn), formatDate(at))}{' '}
              <Link to={paths.invoice(other.id)} className="text-link">
                {other.number}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {reversed && (
        <TakeBackDialog
          title={texts.reverseTitle}
          intro={texts.reverseIntro(formatPrice(reversed.cents))}
          verb={texts.reverse}
          told={texts.reversedToast(formatPrice(reversed.cents))}
          call={(reason) => api.reversePayment({ params: { id: reversed.id }, body: { reason } })}
          onClose={() => setReversed(null)}
        />
      )}
    </section>
  )
}

const reversing = (onReverse: (payment: DeskPayment) => void): Column<DeskPayment> => ({
  id: 'actions',
  header: texts.actions,
  hideHeader: true,
  cell: (payment) =>
    payment.reversal === null && (
      <Button
        look="tertiary"
        size="small"
        aria-label={texts.reverseOf(formatPrice(payment.cents), formatDate(payment.paidOn))}
        onClick={() => onReverse(payment)}
      >
        {texts.reverse}
      </Button>
    ),
})

const COLUMNS: readonly Column<DeskPayment>[] = [
  { id: 'paid', header: texts.paidOn, inBlock: 'lead', cell: ({ paidOn }) => formatDate(paidOn) },
  {
    id: 'reference',
    header: texts.paymentReference,
    inBlock: 'full',
    cell: ({ reference, reversal }) => (
      <p className={styles.line}>
        <span>{reference}</span>
        {reversal && <small>{texts.reversed(who(reversal.by, reversal.at), reversal.reason)}</small>}
      </p>
    ),
  },
  { id: 'booked', header: texts.booked, cell: ({ bookedBy, bookedAt }) => who(bookedBy, bookedAt) },
  {
    id: 'amount',
    header: texts.amount,
    figures: true,
    inBlock: 'lead',
    cell: ({ cents, reversal }) =>
      reversal ? <s>{formatPrice(cents)}</s> : <strong>{formatPrice(cents)}</strong>,
  },
]
