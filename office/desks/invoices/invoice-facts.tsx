import { Link } from 'react-router'
import type { DeskInvoice } from '#contract/office/invoices.ts'
import { FactList } from '#app/ui/fact-list.tsx'
import { TotalsList } from '#app/ui/totals-list.tsx'
import { totalsTexts } from '#texts/nl/cart.ts'
import { deskInvoiceTexts as texts } from '#texts/nl/office/invoices.ts'
import { reminderTexts } from '#texts/nl/office/reminders.ts'
import { formatDate, formatMoment } from '#texts/nl/format-date.ts'
import { formatPercent, formatPrice } from '#texts/nl/format.ts'
import { useMay } from '../../lib/operator.ts'
import { paths } from '../../paths.ts'
import { invoiceFile } from '../../work/invoices.ts'
import styles from './invoices.module.css'

/** Whose the invoice is, what it comes to, its files, reminders and mails. */
export function InvoiceFacts({ invoice }: { readonly invoice: DeskInvoice }) {
  const may = useMay()
  const { id, company, order, mails, reminders } = invoice
  const facts = [
    {
      label: texts.company,
      text: may('seeCompanies') ? <Link to={paths.company(company.id)}>{company.name}</Link> : company.name,
    },
    {
      label: texts.orderLabel,
      text: may('seeOrders') ? <Link to={paths.order(order.id)}>{order.number}</Link> : order.number,
    },
    { label: texts.reference, text: invoice.reference },
    { label: texts.issued, text: formatDate(invoice.issuedOn) },
    { label: texts.due, text: invoice.dueOn && formatDate(invoice.dueOn) },
    { label: texts.email, text: invoice.email ?? texts.noEmail },
  ]
  return (
    <div>
      <section className="panel">
        <h2 className="type-20">{texts.details}</h2>
        <FactList facts={facts} />
        <p className={styles.files}>
          <a className="text-link" href={invoiceFile('invoice', id)} download>
            {texts.pdf}
          </a>
          <a className="text-link" href={invoiceFile('invoice-ubl', id)} download>
            {texts.ubl}
          </a>
        </p>
      </section>
      <section className="panel">
        <h2 className="type-20">{texts.amounts}</h2>
        <TotalsList {...totals(invoice)} />
      </section>
      {reminders.length > 0 && (
        <section className="panel">
          <h2 className="type-20">{reminderTexts.sent}</h2>
          <FactList
            facts={reminders.map(({ step, at, by }) => ({
              label: reminderTexts.step[step].label,
              text: texts.by(by ?? texts.theShop, formatMoment(at)),
            }))}
          />
        </section>
      )}
      <section className="panel">
        <h2 className="type-20">{texts.mails}</h2>
        {mails.length === 0 && <p className="muted">{texts.noMails}</p>}
        <FactList
          facts={mails.map(({ at, recipient, state }) => ({
            label: formatMoment(at),
            text: texts.mail(recipient, texts.mailState[state]),
          }))}
        />
      </section>
    </div>
  )
}

function totals({ kind, linesInCents, charges, vat, totalPrice, openInCents, ...invoice }: DeskInvoice) {
  const { includingTaxInCents } = totalPrice
  const paidInCents = invoice.payments.reduce((sum, { cents, reversal }) => sum + (reversal ? 0 : cents), 0)
  const total = { id: 'total', label: totalsTexts.total, cents: includingTaxInCents }
  const rows = [
    { id: 'lines', label: totalsTexts.subtotal, cents: linesInCents },
    ...charges.map((charge, index) => ({
      id: `charge-${index}`,
      label: totalsTexts[charge.kind],
      cents: charge.netInCents,
    })),
    ...vat.map(({ ratePercent, vatCents }) => ({
      id: `vat-${ratePercent}`,
      label: totalsTexts.vat(formatPercent(ratePercent)),
      cents: vatCents,
    })),
    ...(kind === 'invoice' ? [total] : []),
    ...(kind === 'invoice' && invoice.creditedInCents > 0
      ? [{ id: 'credited', label: texts.creditedSum, cents: -invoice.creditedInCents }]
      : []),
    ...(kind === 'invoice' ? [{ id: 'paid', label: texts.paid, cents: paidInCents }] : []),
  ]
  return {
    amounts: rows.map(({ id, label, cents }) => ({ id, label, amount: formatPrice(cents) })),
    total:
      kind === 'invoice'
        ? { label: texts.stillOpen, amount: formatPrice(openInCents) }
        : { label: total.label, amount: formatPrice(total.cents) },
  }
}
