import {
  type DocumentAddress,
  invoiceAmounts,
  type InvoiceContent,
  type OrderedLine,
  type OrderedWhole,
  settlementOf,
} from '#domain/documents/invoice.ts'
import { vatTotals } from '#domain/cart/vat.ts'
import type { VatTreatment } from '#domain/vat/vat-treatment.ts'

const address = (companyName: string): DocumentAddress => ({
  companyName,
  attention: 'Administratie',
  street: 'Molenkade',
  houseNumber: '8',
  addition: 'B',
  postcode: '3512 KA',
  city: 'Utrecht',
  country: 'NL',
})

export const orderedLine = (more: Partial<OrderedLine> = {}): OrderedLine => ({
  groupId: 'g1',
  sku: 'SPD-510',
  title: 'Spandoek PVC 510',
  options: ['250 × 125 cm'],
  quantity: 1,
  unitCents: 1000,
  lineCents: 1000,
  expressCents: 0,
  vatPercent: 21,
  breakdown: [],
  state: 'delivered',
  shipTo: 'NL',
  ...more,
})

/** An order of these lines, whose VAT and total are those that ordering would have kept. */
export function orderedWhole(
  lines: readonly OrderedLine[],
  {
    shippingCents = 0,
    vatTreatment = 'taxed',
  }: { readonly shippingCents?: number; readonly vatTreatment?: VatTreatment } = {},
): OrderedWhole {
  const groups = [...Map.groupBy(lines, ({ groupId }) => groupId).values()]
  const parts = [
    ...lines.map(({ vatPercent, lineCents }) => ({ ratePercent: vatPercent, netCents: lineCents })),
    ...groups.map((group) => ({
      ratePercent: group[0]?.vatPercent ?? 21,
      netCents: group.reduce((sum, { expressCents }) => sum + expressCents, 0),
    })),
    { ratePercent: 21, netCents: shippingCents },
  ].filter(({ netCents }) => netCents !== 0)
  const { vat, totalCents } = vatTotals(parts, vatTreatment !== 'taxed')
  return { lines, shippingCents, vat, vatTreatment, totalCents, sellerCountry: 'NL' }
}

/** A whole invoice over an order; each test changes what it is about. */
export function sampleInvoice(order: OrderedWhole, more: Partial<InvoiceContent> = {}): InvoiceContent {
  return {
    kind: 'invoice',
    number: 'FAC-2026-00012',
    issuedOn: '2026-11-18',
    dueOn: '2026-12-18',
    paymentTermDays: 30,
    suppliedOn: '2026-11-17',
    seller: {
      name: 'Paskruis B.V.',
      address: { ...address('Paskruis B.V.'), attention: null, city: 'Nieuwegein' },
      kvkNumber: '30112358',
      vatId: 'NL004495445B01',
      email: 'hallo@demo.example',
      phone: '030 799 41 00',
      iban: 'NL24PSKR0123456789',
    },
    buyer: {
      name: 'Bakkerij De Korenaar B.V.',
      address: address('Bakkerij De Korenaar B.V.'),
      kvkNumber: '30174826',
      vatId: 'NL002455799B11',
      email: 'facturen@demo.example',
      phone: null,
    },
    deliveredTo: address('Bakkerij De Korenaar B.V.'),
    order: {
      number: '10012',
      placedOn: '2026-11-10',
      reference: 'Menuborden winter',
      purchaseOrderNumber: null,
    },
    prepaidCents: 0,
    credits: null,
    ...invoiceAmounts(order),
    ...more,
  }
}

/** The credit note of an invoice. */
export const creditOf = (invoice: InvoiceContent): InvoiceContent => ({
  ...invoice,
  kind: 'credit_note',
  number: 'CRE-2026-00003',
  dueOn: null,
  credits: {
    number: invoice.number,
    issuedOn: invoice.issuedOn,
    reason: 'correctie',
    settled: settlementOf({ totalCents: invoice.totalCents, paidCents: 0 }, null),
  },
})
