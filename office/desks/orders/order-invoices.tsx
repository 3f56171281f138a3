import type { DeskOrder } from '#contract/office/orders.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { deskOrderTexts as texts } from '#texts/nl/office/orders.ts'
import { paths } from '../../paths.ts'
import { PanelLink, PanelRows } from '../../ui/panel-rows.tsx'
import { StateLabel } from '../../ui/state-label.tsx'
import styles from './orders.module.css'

/** What an order was invoiced and credited by, for who may see that, with what is open of it. */
export function OrderInvoices({ invoices }: Pick<DeskOrder, 'invoices'>) {
  if (!invoices?.length) return null
  return (
    <section className="panel">
      <h2 className={`type-20 ${styles.head}`}>{texts.invoices}</h2>
      <PanelRows>
        {invoices.map((invoice) => (
          <PanelLink
            key={invoice.id}
            to={paths.invoice(invoice.id)}
            name={invoice.number}
            amount={invoice.totalInCents}
            note={
              invoice.openInCents > 0
                ? texts.stillOpen(formatPrice(invoice.openInCents))
                : texts.issuedOn(formatDate(invoice.issuedOn))
            }
            state={<StateLabel of={invoice} />}
          />
        ))}
      </PanelRows>
    </section>
  )
}
