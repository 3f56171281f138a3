import { pagePaths } from '#contract/page-paths.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Contact } from '#domain/access/actor.ts'
import { downloadName } from '#domain/designs/file-name.ts'
import type { ShopContext } from '../../context.ts'
import { attachment } from '../../http/attachment.ts'
import type { CompanyShare } from '../../http/company-share.ts'
import type { Mount } from '../../http/mount.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { DOCUMENT_PATHS, DOCUMENTS_PER_SECOND } from './document-address.ts'
import { findOwnDesign } from './downloads-store.ts'
import { listDownloads } from './list-downloads.ts'
import type { ReadDocument } from './handed-out.ts'
import { type DocumentKind, readDocument } from './read-document.ts'

/** What the id of a document looks like. */
export const DOCUMENT_ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
/** The paper of a quote; quotes draw theirs with what papers share, and so are handed in. */
type ReadQuote = (shop: ShopContext, customer: Contact, id: string) => Promise<ReadDocument | null>

const HEADERS = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const

/**
 * GET /api/documents/{kind}/{id}: papers and print files of the customer's own company. What is another's, or was guessed,
 * is not there. Who is no longer logged in and follows a link is led to logging in.
 */
export function documentRoutes(
  app: FastifyInstance,
  shop: ShopContext,
  inShareOf: CompanyShare,
  readQuote: ReadQuote,
): void {
  const options = {
    config: { rateLimit: { max: DOCUMENTS_PER_SECOND, timeWindow: 1_000 } },
  }
  for (const [kind, path] of Object.entries(DOCUMENT_PATHS) as [DocumentKind, string][]) {
    app.get<{ Params: { id: string } }>(`/api/documents/${path}/:id`, options, async (request, reply) => {
      const customer = await customerOf(app, request)
      if (!customer) return toLogin(request, reply)
      const { id } = request.params
      if (kind === 'invoice_pdf' || kind === 'invoice_ubl') requireRight(customer, 'seeInvoices')
      if (!DOCUMENT_ID.test(id)) throw new Refusal('DocumentNotFound')
      const { companyId } = customer
      return sendDocument(reply, await inShareOf(companyId, () => readDocument(shop, kind, id, companyId)))
    })
  }

  app.get<{ Params: { id: string } }>('/api/documents/quote/:id', options, async (request, reply) => {
    const customer = await customerOf(app, request)
    if (!customer) return toLogin(request, reply)
    const { id } = request.params
    if (!DOCUMENT_ID.test(id)) throw new Refusal('DocumentNotFound')
    return sendDocument(reply, await inShareOf(customer.companyId, () => readQuote(shop, customer, id)))
  })

  app.get<{ Params: { id: string } }>('/api/documents/design/:id', options, async (request, reply) => {
    const customer = await customerOf(app, request)
    if (!customer) return toLogin(request, reply)
    const { id } = request.params
    if (!DOCUMENT_ID.test(id)) throw new Refusal('DocumentNotFound')
    const { companyId } = customer
    const design = await inShareOf(companyId, () => findOwnDesign(shop.db, companyId, id))
    const file = design && (await shop.files.find(design.storageKey))
    if (!file) throw new Refusal('DocumentNotFound')
    return reply
      .headers(HEADERS)
      .header('content-disposition', attachment(downloadName(design.fileName, design.type)))
      .header('content-length', file.sizeBytes)
      .type('application/octet-stream')
      .send(file.stream())
  })
}

/** Hands out a document, which nobody on the way may keep. */
export function sendDocument(reply: FastifyReply, document: ReadDocument | null) {
  if (!document) throw new Refusal('DocumentNotFound')
  return reply
    .headers(HEADERS)
    .header('content-disposition', attachment(document.name))
    .type(document.mimeType)
    .send(document.content)
}

/** What a customer may fetch, as a list. */
export function downloadRoutes(mount: Mount, shop: ShopContext): void {
  mount('listDownloads', ({ customer, query }) => listDownloads(shop, customer, query))
}

async function customerOf(app: FastifyInstance, request: FastifyRequest): Promise<Contact | null> {
  const asker = await app.findAsker(request)
  return asker.kind === 'contact' ? asker : null
}

function toLogin(request: FastifyRequest, reply: FastifyReply) {
  if (!request.headers.accept?.includes('text/html')) throw new Refusal('LoginRequired')
  return reply.header('cache-control', 'no-store').redirect(pagePaths.loggedOut(pagePaths.downloads))
}
