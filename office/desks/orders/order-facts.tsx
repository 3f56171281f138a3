import type { DeskOrder } from '#contract/office/orders.ts'
import { addressLines } from '#domain/addresses/address-lines.ts'
import { FactList } from '#app/ui/fact-list.tsx'
import { TotalsList } from '#app/ui/totals-list.tsx'
import { deskOrderTexts as texts } from '#texts/nl/office/orders.ts'
import { totalsTexts } from '#texts/nl/cart.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { Handovers } from './handovers.tsx'
import { Dispatches } from './dispatches.tsx'
import { OrderInvoices } from './order-invoices.tsx'
import { formatPercent, formatPrice } from '#texts/nl/format.ts'

/** Whose the order is, where it goes, what it comes to, its invoices and what happened. */
export function OrderFacts({ order }: { readonly order: DeskOrder }) {
  const { contact, deliveryContact } = order
  const lines = order.groups.flatMap((group) => group.lines)
  const addresses = new Set(
    lines.flatMap(({ delivery }) => (delivery.address ? [addressLines(delivery.address).join('\n')] : [])),
  )
  const facts = [
    { label: texts.reference, text: order.reference },
    { label: texts.purchaseOrder, text: order.purchaseOrderNumber },
    { label: texts.contact, text: [contact.name, contact.email, contact.phone].filter(Boolean).join('\n') },
    { label: texts.deliveryAddress, text: [...addresses].join('\n\n') },
    {
      label: texts.deliveryContact,
      text: deliveryContact && [deliveryContact.name, deliveryContact.phone].filter(Boolean).join('\n'),
    },
    {
      label: texts.invoiceAddress,
      text: order.invoiceAddress && addressLines(order.invoiceAddress).join('\n'),
    },
    { label: texts.terms, text: termsText(order) },
  ]
  return (
    <div>
      <section className="panel">
        <h2 className="type-20">{texts.details}</h2>
        <FactList facts={facts} />
      </section>
      <section className="panel">
        <h2 className="type-20">{texts.total}</h2>
        <TotalsList {...totals(order)} />
      </section>
      <OrderInvoices invoices={order.invoices} />
      <Dispatches orderId={order.id} lines={lines} />
      <Handovers handovers={order.handovers} />
      <section className="panel">
        <h2 className="type-20">{texts.events}</h2>
        <FactList facts={eventsOf(order)} />
      </section>
      {order.fileApprovals.length > 0 && (
        <section className="panel">
          <h2 className="type-20">{texts.fileApprovals}</h2>
          <FactList facts={approvalsOf(order)} />
        </section>
      )}
    </div>
  )
}

function termsText({ terms }: DeskOrder): string | null {
  if (!terms) return null
  return terms.acceptedAt === null
    ? texts.termsHeld(terms.version)
    : texts.termsAccepted(terms.version, formatMoment(terms.acceptedAt))
}

const approvalsOf = ({ fileApprovals }: DeskOrder) =>
  fileApprovals.map(({ fileName, reason, by, at }) => ({
    label: texts.approvedBy(by ?? texts.somebody, formatMoment(at)),
    text: [fileName, reason].filter(Boolean).join('\n'),
  }))

/** What one did at one moment stands together. */
function eventsOf({ events }: DeskOrder) {
  const moments = Map.groupBy(events, ({ at, by }) =>
    texts.approvedBy(by ?? texts.byItself, formatMoment(at)),
  )
  return [...moments].map(([label, some]) => ({
    label,
    text: some
      .map((event) =>
        [[event.title, event.label].filter(Boolean).join(': '), event.reason].filter(Boolean).join('\n'),
      )
      .join('\n'),
  }))
}

function totals({ subtotalPrice, expressPrice, shippingPrice, vat, totalPrice }: DeskOrder) {
  const rows = [
    { id: 'subtotal', label: totalsTexts.subtotal, cents: subtotalPrice.excludingTaxInCents },
    { id: 'express', label: totalsTexts.express, cents: expressPrice.excludingTaxInCents },
    { id: 'shipping', label: totalsTexts.shipping, cents: shippingPrice.excludingTaxInCents },
    ...vat.map(({ ratePercent, vatCents }) => ({
      id: `vat-${ratePercent}`,
      label: totalsTexts.vat(formatPercent(ratePercent)),
      cents: vatCents,
    })),
  ]
  return {
    amounts: rows
      .filter(({ id, cents }) => id === 'subtotal' || cents > 0)
      .map(({ id, label, cents }) => ({ id, label, amount: formatPrice(cents) })),
    total: { label: totalsTexts.total, amount: formatPrice(totalPrice.includingTaxInCents) },
  }
}
