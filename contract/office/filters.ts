import { z } from 'zod'
import { FILE_RANKS } from '#domain/orders/file-queues.ts'
import { line, PlainDate } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'

/** Whether something is so, as a filter. */
const YesOrNo = z.enum(['yes', 'no'])

/** An amount in whole cents, as an address has it: ten million euros at most. */
const CentsInAddress = z.string().regex(/^\d{1,9}$/, 'Invalid')

/** By what orders are filtered; both ends of a period or an amount are in it. */
export const orderFilters = {
  company: z.uuid().optional(),
  placedFrom: PlainDate.optional(),
  placedUntil: PlainDate.optional(),
  /** Days that were promised of any of its lines. */
  deliveryFrom: PlainDate.optional(),
  deliveryUntil: PlainDate.optional(),
  /** Whether any of it is made sooner than usual. */
  express: YesOrNo.optional(),
  /** Whether it is held, or a line of it. */
  held: YesOrNo.optional(),
  /** How any of it comes to its customer. */
  way: z.enum(['ship', 'pickup']).optional(),
  /** What it costs, without VAT. */
  netFrom: CentsInAddress.optional(),
  netUntil: CentsInAddress.optional(),
} as const
const OrderFilters = z.object(orderFilters)
export type OrderFilters = z.output<typeof OrderFilters>

/** By what invoices and credit notes are filtered. */
export const invoiceFilters = {
  company: z.uuid().optional(),
  issuedFrom: PlainDate.optional(),
  issuedUntil: PlainDate.optional(),
  /** What it comes to, with VAT. */
  totalFrom: CentsInAddress.optional(),
  totalUntil: CentsInAddress.optional(),
} as const
const InvoiceFilters = z.object(invoiceFilters)
export type InvoiceFilters = z.output<typeof InvoiceFilters>

/** By what quotes are filtered. */
export const quoteFilters = {
  company: z.uuid().optional(),
  /** Days on which it was put aside. */
  savedFrom: PlainDate.optional(),
  savedUntil: PlainDate.optional(),
  /** What it comes to, without VAT. */
  netFrom: CentsInAddress.optional(),
  netUntil: CentsInAddress.optional(),
} as const
const QuoteFilters = z.object(quoteFilters)
export type QuoteFilters = z.output<typeof QuoteFilters>

/** By what companies are filtered. */
export const companyFilters = {
  /** Of a group or by contract. */
  priceList: z.uuid().optional(),
  /** How its VAT number is, or that it has none. */
  vat: z.enum(['valid', 'invalid', 'unavailable', 'unchecked', 'none']).optional(),
  /** Whether it has a credit limit. */
  limit: YesOrNo.optional(),
  /** Days on which it ordered last; one that never did is on none of them. */
  orderedFrom: PlainDate.optional(),
  orderedUntil: PlainDate.optional(),
} as const
const CompanyFilters = z.object(companyFilters)
export type CompanyFilters = z.output<typeof CompanyFilters>

/** By what ordered print files are filtered. */
export const fileFilters = {
  company: z.uuid().optional(),
  /** What it is printed on. */
  product: z.uuid().optional(),
  /** What was found in it, at the worst. */
  status: z.enum(FILE_RANKS).optional(),
  /** Days that were promised of its line. */
  deliveryFrom: PlainDate.optional(),
  deliveryUntil: PlainDate.optional(),
} as const
const FileFilters = z.object(fileFilters)
export type FileFilters = z.output<typeof FileFilters>

/** A company of which a list can show only what is its. */
export const NamedCompany = z.object({ id: z.string(), name: z.string(), city: z.string().nullable() })
export type NamedCompany = z.output<typeof NamedCompany>

export const nameCompanies = officeEndpoint('nameCompanies', {
  summary: 'The first companies of which the name holds a text, blocked ones too, or the one of an id',
  access: 'operator',
  may: 'seeCompanies',
  query: z.object({ search: line(60).default(''), id: z.uuid().optional() }),
  reply: z.object({ companies: z.array(NamedCompany) }),
})

/** A product of which a list can show only what is for it. */
export const NamedProduct = z.object({ id: z.string(), name: z.string(), sku: z.string() })
export type NamedProduct = z.output<typeof NamedProduct>

export const nameFileProducts = officeEndpoint('nameFileProducts', {
  summary:
    'The first products with files that are not made yet of which the title or SKU holds a text, or any one of an id',
  access: 'operator',
  may: 'seeFiles',
  query: z.object({ search: line(60).default(''), id: z.uuid().optional() }),
  reply: z.object({ products: z.array(NamedProduct) }),
})

/** A price list of a group, or by contract. */
export const OwnPriceList = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.enum(['group', 'contract']),
})

export const listOwnPriceLists = officeEndpoint('listOwnPriceLists', {
  summary: 'The price lists that companies can have, of groups and by contract, by title',
  access: 'operator',
  may: 'seeCompanies',
  reply: z.object({ lists: z.array(OwnPriceList) }),
})
