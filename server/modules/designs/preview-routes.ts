import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { may } from '#domain/access/may.ts'
import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { findUploader } from '../session/upload-token.ts'
import { loadDesigns, loadDesignsOfAll } from './load-designs.ts'
import { previewKey } from './previews.ts'
import type { StoredDesign } from './stored-design.ts'
import { showArticle } from '../catalogue/show-article.ts'

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
const NAME = /^(\d{1,4})-(\d{1,5})\.webp$/
const DRAWING = /^[0-9a-f]{64}(?:~[\w-]{1,900})?$/
const SIZE = /^([1-9]\d{0,5})x([1-9]\d{0,5})$/
/** What was drawn around the print is a document: opened by itself it may not run or fetch anything. */
const ARTICLE_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox"

/**
 * GET /previews/{designId}/{page}-{width}.webp, with the upload token as `token` or the cookie of a session. Only for the
 * company of the design and staff who see orders, and kept by their browsers only, for a short time. With the hash of a drawing as `on` it is the
 * article of that drawing with the design on it, in the proportions of `mm`; by itself where the drawing takes no print.
 */
export function previewRoutes(app: FastifyInstance, shop: ShopContext): void {
  app.get<{ Params: { designId: string; name: string }; Querystring: Readonly<Record<string, unknown>> }>(
    '/previews/:designId/:name',
    { logLevel: 'warn' },
    async (request, reply) => {
      const { designId, name } = request.params
      const { token, on, mm } = request.query
      const find = await seenBy(app, shop, request, typeof token === 'string' ? token : null)
      const [, page, widthPx] = NAME.exec(name) ?? []
      const named = { page: Number(page), widthPx: Number(widthPx) }
      const [design] = ID.test(designId) ? await find([designId]) : []
      const known = design?.previews.find(
        (preview) => preview.page === named.page && preview.widthPx === named.widthPx,
      )
      const file = known ? await shop.files.find(previewKey(designId, named)) : null
      if (!known || !file) throw new Refusal('DesignNotFound')
      void reply
        .header('cache-control', 'private, max-age=600')
        .header('x-content-type-options', 'nosniff')
        .header('referrer-policy', 'no-referrer')
      if (typeof on !== 'string' || !DRAWING.test(on))
        return reply.type('image/webp').header('content-length', file.sizeBytes).send(file.stream())
      const content = await buffer(file.stream())
      const [, widthMm, heightMm] = SIZE.exec(String(mm)) ?? []
      const article = await showArticle(
        shop,
        `${on}.svg`,
        { ...known, mimeType: 'image/webp', content },
        widthMm && heightMm ? { widthMm: Number(widthMm), heightMm: Number(heightMm) } : null,
      )
      if (article === null) return reply.type('image/webp').send(content)
      return reply.header('content-security-policy', ARTICLE_POLICY).type('image/svg+xml').send(article)
    },
  )
}

/** How who asks finds designs: those of the own company, or any for staff. */
async function seenBy(
  app: FastifyInstance,
  shop: ShopContext,
  request: FastifyRequest,
  token: string | null,
): Promise<(ids: readonly string[]) => Promise<readonly StoredDesign[]>> {
  const visitor = token === null ? await app.findAsker(request) : await findUploader(shop, token)
  if (visitor && 'companyId' in visitor) return (ids) => loadDesigns(shop.db, visitor.companyId, ids)
  const operator = token === null ? await app.findOperator(request) : null
  if (operator === null || may(operator, 'seeOrders') !== null) throw new Refusal('UploadTokenInvalid')
  return (ids) => loadDesignsOfAll(shop.db, ids)
}
