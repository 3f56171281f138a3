import { z } from 'zod'
import { INVOICE_STATES } from '#domain/documents/invoice-balance.ts'
import { endpoint } from './endpoint.ts'
import { PageNumber, TotalMoney } from './shared.ts'

/** A file to fetch: what it is, of which type, and where; the size is null for what is drawn when it is asked for. */
export const DocumentLink = z.object({
  kind: z.enum([
    'order_confirmation',
    'packing_slip',
    'invoice_pdf',
    'invoice_ubl',
    'quote',
    'template',
    'design',
  ]),
  label: z.string(),
  format: z.string(),
  url: z.string(),
  sizeBytes: z.int().nullable(),
})
export type DocumentLink = z.output<typeof DocumentLink>

/** What a customer may fetch, by kind, in the order of the page. */
export const DOWNLOAD_KINDS = ['invoices', 'orders', 'quotes', 'templates', 'designs'] as const
export const DownloadKind = z.enum(DOWNLOAD_KINDS)
export type DownloadKind = z.output<typeof DownloadKind>

/** Something with one or more files; `url` leads to its page in the shop. */
export const DownloadRow = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string().nullable(),
  note: z.string().nullable(),
  date: z.string().nullable(),
  price: TotalMoney.nullable(),
  isCredited: z.boolean(),
  /** How far an invoice is; null of anything else. */
  invoiceState: z.enum(INVOICE_STATES).nullable(),
  files: z.array(DocumentLink),
})
export type DownloadRow = z.output<typeof DownloadRow>

export const DownloadSection = z.object({
  kind: DownloadKind,
  rows: z.array(DownloadRow),
  currentPage: z.int(),
  pageCount: z.int(),
  totalCount: z.int(),
})
export type DownloadSection = z.output<typeof DownloadSection>

/** Without a kind the newest few of each; with one a page of it. */
export const listDownloads = endpoint('listDownloads', {
  summary: 'The papers and files that can be downloaded',
  access: 'contact',
  refuses: [403, 404],
  query: z.object({ kind: DownloadKind.optional(), currentPage: PageNumber.default(1) }),
  reply: z.object({
    sections: z.array(DownloadSection),
    /** Whether who asks may see invoices: without that there is no section of them. */
    seesInvoices: z.boolean(),
  }),
})
