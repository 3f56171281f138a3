import type { DeliveryContact } from '#contract/cart.ts'
import type { LineDesignStatus } from '#domain/cart/design-status.ts'
import type { KeptConfiguration } from '#domain/cart/kept-cart.ts'
import type { VatGroup } from '#domain/cart/vat.ts'
import type { Pack } from '#domain/catalogue/product-facts.ts'
import type { Carrier } from '#domain/delivery/carriers.ts'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import type { DeliveryKind } from '#domain/delivery/promise.ts'
import type { BackSide } from '#domain/designs/links.ts'
import type { OrderedPrint } from '#domain/designs/print-spec.ts'
import type { StudioState } from '#domain/designs/studio.ts'
import type { OrderDifference } from '#domain/orders/order-difference.ts'
import type { LineState, OrderState } from '#domain/orders/states.ts'
import type { BreakdownRow } from '#domain/pricing/model.ts'
import type { VatTreatment } from '#domain/vat/vat-treatment.ts'
import type { StoredOption } from '../../db/documents/goods.ts'
import type { AddressSnapshot } from '../../db/documents/orders.ts'

/** What the studio showed, and what was said of it. */
type ProofRow = {
  readonly id: string
  readonly designId: string
  readonly sentAt: string
  readonly decision: 'approved' | 'returned' | null
  readonly decidedAt: string | null
  readonly decidedBy: string | null
  readonly isByLink: boolean
  /** Who of the staff wrote it down. */
  readonly notedBy: string | null
  readonly remarks: string
}

/** What the studio asked, and what was answered; empty until it was. */
type QuestionRow = {
  readonly id: string
  readonly text: string
  readonly askedAt: string
  readonly answer: string
  readonly ending: 'answered' | 'withdrawn' | null
}

/** A design as an order has it; the studio's has no file until it is delivered. */
export type OrderedDesignRow = {
  readonly id: string
  readonly designId: string | null
  readonly isStudio: boolean
  readonly side: 'front' | 'back'
  readonly quantity: number
  readonly fileName: string
  readonly isApproved: boolean
  readonly job: {
    readonly id: string
    readonly state: StudioState
    readonly brief: string
    readonly priceCents: number
    readonly proofs: readonly ProofRow[]
    readonly questions: readonly QuestionRow[]
  } | null
}

/** What left the house at once. */
export type OrderedDispatch = {
  readonly id: string
  /** Counted within the order. */
  readonly number: number
  readonly carrier: Carrier | null
  readonly trackingCode: string | null
  readonly sentAt: string
}

/** What of a line is in a shipment. */
export type Parcel = OrderedDispatch & {
  readonly quantity: number
  readonly trackingUrl: string | null
}

/** A line as it was ordered, and how far it is. */
export type OrderLineRow = {
  readonly id: string
  readonly groupId: string
  readonly part: string | null
  readonly sku: string
  readonly title: string
  readonly urlPath: string | null
  readonly imageUrl: string | null
  readonly quantity: number
  readonly widthMm: number | null
  readonly heightMm: number | null
  readonly lengthMm: number | null
  readonly options: readonly StoredOption[]
  readonly optionTexts: readonly string[]
  readonly unitCents: number
  readonly lineCents: number
  readonly expressCents: number
  readonly vatPercent: number
  readonly breakdown: readonly BreakdownRow[]
  /** What each design after the first costs, excluding VAT. */
  readonly extraDesignFeeCents: number
  readonly state: LineState
  readonly designStatus: LineDesignStatus | null
  readonly deliveryKind: DeliveryKind
  readonly deliveryDate: PlainDate
  readonly isExpress: boolean
  readonly address: AddressSnapshot | null
  /** Staff check its designs by hand before it is made. */
  readonly wantsCheck: boolean
  /** What it asks of its files, as agreed; null when it needs none or nothing is known to ask of them. */
  readonly print: OrderedPrint | null
  readonly backSide: BackSide
  /** The first day that was possible when it was ordered. */
  readonly firstDate: string | null
  /** How staff last moved the day that was promised; null where they did not. */
  readonly promiseMove: { readonly from: PlainDate; readonly to: PlainDate; readonly reason: string } | null
  readonly trackingUrl: string | null
  /** With what the last of it left; null while something is in the house. */
  readonly dispatch: OrderedDispatch | null
  /** With what of it left, the first shipment first; a line may leave in parts. */
  readonly parcels: readonly Parcel[]
  /** Who fetched it; null while nobody has. */
  readonly handover: { readonly collectedBy: string; readonly collectedAt: string } | null
  readonly designs: readonly OrderedDesignRow[]
  /** How its product is packed today. */
  readonly pack: Pack | null
  /** What the owner sells today in place of its product. */
  readonly replacementSku: string | null
}

/** What staff changed of an order at once; the reason is empty where they gave none. */
export type OrderChanged = {
  readonly at: string
  readonly by: string | null
  readonly reason: string
  readonly differences: readonly OrderDifference[]
}

/** An order whole, with the company and the person as they are now: each page, mail and paper takes its part. */
export type OrderRecord = {
  readonly id: string
  readonly number: string
  /** One more after each change of what was ordered. */
  readonly version: number
  readonly companyId: string
  readonly reference: string | null
  readonly purchaseOrderNumber: string | null
  readonly remarks: string | null
  readonly deliveryContact: DeliveryContact | null
  readonly state: OrderState
  readonly placedAt: Date
  /** When the last of it left the house, of what was not cancelled; null while it has not. */
  readonly leftAt: Date | null
  readonly subtotalCents: number
  readonly expressCents: number
  readonly shippingCents: number
  readonly netCents: number
  readonly totalCents: number
  readonly vat: readonly VatGroup[]
  /** Null for an order from before it was kept. */
  readonly vatTreatment: VatTreatment | null
  /** The number that the VAT was shifted to when it was ordered. */
  readonly shiftedToVatId: string | null
  readonly invoiceAddress: AddressSnapshot | null
  readonly confirmationEmail: string
  readonly company: {
    readonly name: string
    readonly kvkNumber: string | null
    readonly vatId: string | null
    readonly invoiceEmail: string | null
    readonly paymentTermDays: number
  }
  readonly contact: {
    readonly id: string
    readonly firstName: string
    readonly lastName: string
    readonly phone: string | null
  }
  /** Who of the staff placed it in the name of the contact. */
  readonly placedBy: string | null
  readonly groups: readonly {
    readonly id: string
    readonly title: string
    /** The customer's own words with it. */
    readonly reference: string | null
    readonly configuration: KeptConfiguration | null
    readonly lines: readonly OrderLineRow[]
  }[]
  readonly events: readonly { readonly at: string; readonly state: OrderState }[]
  /** What staff changed of it before production, the oldest first. */
  readonly changes: readonly OrderChanged[]
}
