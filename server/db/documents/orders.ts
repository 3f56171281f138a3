import { z } from 'zod'
import type { Address } from '#contract/customer.ts'
import type { DeliveryContact } from '#contract/cart.ts'
import type { VatGroup } from '#domain/cart/vat.ts'
import type { DocumentAddress, InvoiceContent, InvoiceParty } from '#domain/documents/invoice.ts'
import { DIFFERENCE_KINDS, type OrderDifference } from '#domain/orders/order-difference.ts'
import type { BreakdownRow } from '#domain/pricing/model.ts'
import { stored } from './stored.ts'

const Cents = z.int()

/** Where something goes, or an invoice is sent, as it stood when it was ordered. */
export type AddressSnapshot = Omit<Address, 'id' | 'isDefault'>

export const addressSnapshot = stored<AddressSnapshot>(
  'address',
  z.object({
    label: z.string().nullable().default(null),
    companyName: z.string(),
    attention: z.string().nullable(),
    street: z.string(),
    houseNumber: z.string(),
    addition: z.string().nullable(),
    postcode: z.string(),
    city: z.string(),
    country: z.string(),
    phone: z.string().nullable(),
    deliveryNotes: z.string().nullable(),
  }),
)

export const deliveryContact = stored<DeliveryContact>(
  'orders.delivery_contact',
  z.object({ name: z.string(), phone: z.string() }),
)

const VatGroup = z.object({ ratePercent: z.number(), baseCents: Cents, vatCents: Cents })

export const orderVat = stored<readonly VatGroup[]>('orders.vat', z.array(VatGroup))

export const breakdown = stored<readonly BreakdownRow[]>(
  'order_lines.breakdown',
  z.array(
    z.object({
      code: z.string(),
      label: z.string(),
      basis: z.enum(['piece', 'm2', 'metre', 'count', 'percent', 'line', 'run']),
      basisMilli: z.number(),
      scope: z.enum(['piece', 'line']),
      amountE4: z.number(),
    }),
  ),
)

/** Another version may have told a difference of a kind that this one does not know: the order is read all the same. */
export const orderDifferences = stored<readonly OrderDifference[]>(
  'order_changes.differences',
  z.array(
    z.object({
      what: z.enum(DIFFERENCE_KINDS).catch('other'),
      title: z.string().nullable().catch(null),
      from: z.string().catch(''),
      to: z.string().catch(''),
    }),
  ),
)

const DocumentAddress = z.object({
  companyName: z.string(),
  attention: z.string().nullable(),
  street: z.string(),
  houseNumber: z.string(),
  addition: z.string().nullable(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
}) satisfies z.ZodType<DocumentAddress>

const Party = z.object({
  name: z.string(),
  address: DocumentAddress,
  kvkNumber: z.string().nullable(),
  vatId: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
}) satisfies z.ZodType<InvoiceParty>

const VatCategory = z.enum(['S', 'Z', 'AE', 'K', 'G'])
const ChargeKind = z.enum(['express', 'shipping'])

const Line = z.object({
  sku: z.string(),
  title: z.string(),
  options: z.array(z.string()),
  quantity: z.number(),
  vatPercent: z.number(),
  vatCategory: VatCategory,
  price: z.object({ cents: z.number(), perQuantity: z.number() }),
  charges: z.array(
    z.object({
      code: z.string(),
      label: z.string().nullable(),
      netCents: Cents,
      count: z.number().exactOptional(),
    }),
  ),
  netCents: Cents,
  ofLine: z.int().exactOptional(),
  isCopies: z.boolean().exactOptional(),
  ofCharge: ChargeKind.exactOptional(),
})

/** All that an invoice or credit note says. */
export const invoiceContent = stored<InvoiceContent>(
  'invoices.content',
  z.object({
    kind: z.enum(['invoice', 'credit_note']),
    number: z.string(),
    issuedOn: z.string(),
    dueOn: z.string().nullable(),
    paymentTermDays: z.int(),
    suppliedOn: z.string(),
    seller: Party.extend({ iban: z.string() }),
    buyer: Party,
    deliveredTo: DocumentAddress.nullable(),
    order: z.object({
      number: z.string(),
      placedOn: z.string(),
      reference: z.string().nullable(),
      purchaseOrderNumber: z.string().nullable(),
    }),
    prepaidCents: Cents.default(0),
    credits: z
      .object({
        number: z.string(),
        issuedOn: z.string(),
        reason: z.string(),
        settled: z
          .object({
            openCents: Cents,
            movedCents: Cents,
            movedTo: z.string().nullable(),
            backCents: Cents,
          })
          .nullable()
          .default(null),
      })
      .nullable(),
    lines: z.array(Line),
    charges: z.array(
      z.object({
        kind: ChargeKind,
        netCents: Cents,
        vatPercent: z.number(),
        vatCategory: VatCategory,
      }),
    ),
    linesCents: Cents,
    vat: z.array(VatGroup.extend({ category: VatCategory })),
    netCents: Cents,
    vatCents: Cents,
    totalCents: Cents,
  }),
)
