import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { loadImage } from './image-store.ts'
import { extensionOf } from './image-url.ts'
import { type Encoding, keepImages } from './kept-images.ts'

const NAME = /^([0-9a-f]{64})\.([a-z]{3,4})$/
/** A drawing that is opened by itself may not run or fetch anything. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

function encodingFor(request: FastifyRequest, mimeType: string): Encoding {
  if (mimeType !== 'image/svg+xml') return 'identity'
  const { 'accept-encoding': accepted = '' } = request.headers
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}

/** GET /images/{sha256}.{ending of its type}: named by content, so browsers keep them for ever. */
export function imageRoutes(app: FastifyInstance, shop: ShopContext): void {
  const images = keepImages((hash) => loadImage(shop.db, hash))
  app.get<{ Params: { name: string } }>(
    '/images/:name',
    { schema: { hide: true }, logLevel: 'warn' },
    async (request, reply) => {
      const [, hash, extension] = NAME.exec(request.params.name) ?? []
      const image = hash ? await images.find(hash) : null
      if (!image || extensionOf(image.mimeType) !== extension) throw new Refusal('NotFound')
      void reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('etag', `"${hash}"`)
        .header('vary', 'accept-encoding')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', DRAWING_POLICY)
        .header('cross-origin-resource-policy', 'same-origin')
      if (request.headers['if-none-match'] === `"${hash}"`) return reply.code(304).send()
      const encoding = encodingFor(request, image.mimeType)
      if (encoding !== 'identity') void reply.header('content-encoding', encoding)
      return reply.type(image.mimeType).send(await image.encoded(encoding))
    },
  )
}
