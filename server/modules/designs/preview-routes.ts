import type { FastifyInstance } from 'fastify'
import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { findUploader } from '../session/upload-token.ts'
import { loadDesigns } from './load-designs.ts'
import { previewKey } from './previews.ts'

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
const NAME = /^(\d{1,4})-(\d{1,5})\.webp$/

/**
 * GET /previews/{designId}/{page}-{width}.webp, with the upload token as `token` or the cookie of a session. Only for the
 * company of the design, and kept by its browsers only, for a short time.
 */
export function previewRoutes(app: FastifyInstance, shop: ShopContext): void {
  app.get<{ Params: { designId: string; name: string }; Querystring: { token?: unknown } }>(
    '/previews/:designId/:name',
    { schema: { hide: true }, logLevel: 'warn' },
    async (request, reply) => {
      const { designId, name } = request.params
      const { token } = request.query
      const visitor =
        typeof token === 'string' ? await findUploader(shop, token) : await app.findVisitor(request)
      if (!visitor || !('companyId' in visitor)) throw new Refusal('UploadTokenInvalid')
      const [, page, widthPx] = NAME.exec(name) ?? []
      const named = { page: Number(page), widthPx: Number(widthPx) }
      const [design] = ID.test(designId) ? await loadDesigns(shop.db, visitor.companyId, [designId]) : []
      const isKnown = design?.previews.some(
        (preview) => preview.page === named.page && preview.widthPx === named.widthPx,
      )
      const file = isKnown ? await shop.files.find(previewKey(designId, named)) : null
      if (!file) throw new Refusal('DesignNotFound')
      return reply
        .header('cache-control', 'private, max-age=600')
        .header('content-length', file.sizeBytes)
        .header('x-content-type-options', 'nosniff')
        .header('referrer-policy', 'no-referrer')
        .type('image/webp')
        .send(file.stream())
    },
  )
}
