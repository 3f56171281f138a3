import { pagePaths } from '#contract/page-paths.ts'
import type { z } from 'zod'
import {
  DOWNLOAD_KINDS,
  type DownloadKind,
  type DownloadRow,
  type DownloadSection,
  type listDownloads as endpoint,
} from '#contract/documents.ts'
import type { Contact } from '#domain/access/actor.ts'
import { may } from '#domain/access/may.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import { invoiceState } from '#domain/documents/invoice-balance.ts'
import { downloadRowTexts as texts } from '#texts/nl/documents.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { formatSizeCm } from '#texts/nl/format-size.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { documentUrl } from './document-address.ts'
import {
  pageDesigns,
  pageInvoices,
  pageOrderPapers,
  pageQuotes,
  pageTemplates,
  type Window,
} from './downloads-store.ts'
import { confirmationLink, invoiceLinks, packingSlipLink } from './document-links.ts'

const PAGE_SIZE = 20
const NEWEST = 5

type Row = z.input<typeof DownloadRow>
type Counted = { readonly row: Row; readonly totalCount: number }
type List = (db: Executor, companyId: string, window: Window, today: PlainDate) => Promise<Counted[]>

/** What a company may fetch: the newest few of each kind, or a page of one. */
export async function listDownloads(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  customer: Contact,
  { kind, currentPage }: z.output<typeof endpoint.query>,
): Promise<z.input<typeof endpoint.reply>> {
  const { companyId } = customer
  const of = { companyId, today: amsterdamNow(clock()).date }
  const seesInvoices = may(customer, 'seeInvoices') === null
  if (!kind) {
    const shown = DOWNLOAD_KINDS.filter((each) => each !== 'invoices' || seesInvoices)
    const sections = shown.map((each) => section(db, of, each, 1, NEWEST))
    return { sections: await Promise.all(sections), seesInvoices }
  }
  if (kind === 'invoices') requireRight(customer, 'seeInvoices')
  return { sections: [await section(db, of, kind, currentPage, PAGE_SIZE)], seesInvoices }
}

async function section(
  db: Executor,
  { companyId, today }: { readonly companyId: string; readonly today: PlainDate },
  kind: DownloadKind,
  currentPage: number,
  limit: number,
): Promise<z.input<typeof DownloadSection>> {
  const counted = await LISTS[kind](db, companyId, { limit, offset: (currentPage - 1) * limit }, today)
  if (counted.length === 0 && currentPage > 1) throw new Refusal('NotFound')
  const totalCount = counted[0]?.totalCount ?? 0
  return {
    kind,
    rows: counted.map(({ row }) => row),
    currentPage,
    pageCount: Math.max(1, Math.ceil(totalCount / PAGE_SIZE)),
    totalCount,
  }
}

const price = (netCents: number, totalCents: number) => ({
  excludingTaxInCents: netCents,
  includingTaxInCents: totalCents,
  currency: 'EUR' as const,
})

const LISTS: Readonly<Record<DownloadKind, List>> = {
  invoices: async (db, companyId, window, today) =>
    (await pageInvoices(db, companyId, window)).map(({ totalCount, ...invoice }) => {
      const sign = invoice.kind === 'credit_note' ? -1 : 1
      return {
        totalCount,
        row: {
          id: invoice.id,
          title: texts.numbered[invoice.kind](invoice.number),
          url: pagePaths.order(invoice.orderId),
          note: invoice.orderNumber,
          date: invoice.issuedOn,
          price: price(sign * invoice.netCents, sign * invoice.totalCents),
          isCredited: invoice.isCredited,
          invoiceState: invoiceState(invoice, today),
          files: invoiceLinks(invoice).map((link) => ({
            ...link,
            label: texts.files[link.kind === 'invoice_ubl' ? 'ubl' : invoice.kind],
          })),
        },
      }
    }),
  orders: async (db, companyId, window) =>
    (await pageOrderPapers(db, companyId, window)).map(({ totalCount, ...order }) => ({
      totalCount,
      row: {
        id: order.id,
        title: texts.order(order.number),
        url: pagePaths.order(order.id),
        note: order.reference,
        date: order.placedAt.toISOString(),
        price: price(order.netCents, order.totalCents),
        isCredited: false,
        invoiceState: null,
        files: [confirmationLink(order.id), ...(order.hasPackingSlip ? [packingSlipLink(order.id)] : [])],
      },
    })),
  quotes: async (db, companyId, window) =>
    (await pageQuotes(db, companyId, window)).map(({ totalCount, ...quote }) => ({
      totalCount,
      row: {
        id: quote.id,
        title: quote.reference,
        url: pagePaths.quote(quote.id),
        note: formatDate(quote.validUntil),
        date: quote.parkedAt.toISOString(),
        price: price(quote.netCents, quote.totalCents),
        isCredited: false,
        invoiceState: null,
        files: [
          {
            kind: 'quote' as const,
            label: quote.number,
            format: 'pdf',
            url: documentUrl('quote', quote.id),
            sizeBytes: null,
          },
        ],
      },
    })),
  templates: async (db, companyId, window) =>
    (await pageTemplates(db, companyId, window)).map(({ totalCount, ...product }) => ({
      totalCount,
      row: {
        id: product.id,
        title: product.title,
        url: product.urlPath,
        note: texts.sku(product.sku),
        date: null,
        price: null,
        isCredited: false,
        invoiceState: null,
        files: product.files.map(({ id, name, sizeBytes, format }) => ({
          kind: 'template' as const,
          label: name,
          format: format ?? '',
          url: `/files/${id}`,
          sizeBytes,
        })),
      },
    })),
  designs: async (db, companyId, window) =>
    (await pageDesigns(db, companyId, window)).map(({ totalCount, ...design }) => ({
      totalCount,
      row: {
        id: design.id,
        title: design.fileName || texts.unnamed,
        url: null,
        note:
          design.widthMm !== null && design.heightMm !== null
            ? formatSizeCm(design.widthMm, design.heightMm)
            : null,
        date: design.at.toISOString(),
        price: null,
        isCredited: false,
        invoiceState: null,
        files: [
          {
            kind: 'design' as const,
            label: texts.download,
            format: endingOf(design.fileName),
            url: documentUrl('design', design.id),
            sizeBytes: design.sizeBytes,
          },
        ],
      },
    })),
}

const endingOf = (name: string): string => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
