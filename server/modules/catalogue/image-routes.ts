import type { FastifyInstance } from 'fastify'
import type { ShopContext } from '../../context.ts'
import { chooseEncoding } from '../../http/compression.ts'
import { Refusal } from '../../refusal.ts'
import { cacheImages } from './cached-images.ts'
import { isComposed, loadPicture } from './composed-image.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400'

/** A drawing that is opened by itself may not run or fetch anything. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** GET /images/{name}: named by content, so browsers keep them for ever; what is drawn on being asked for, a day. */
export function imageRoutes(app: FastifyInstance, shop: ShopContext): void {
  const images = cacheImages((name) => loadPicture(shop, name))
  app.get<{ Params: { name: string } }>('/images/:name', { logLevel: 'warn' }, async (request, reply) => {
    const { name } = request.params
    const image = await images.find(name)
    if (!image) throw new Refusal('NotFound')
    const etag = `"${name}"`
    void reply
      .header('cache-control', isComposed(name) ? DAY : FOR_EVER)
      .header('etag', etag)
      .header('vary', 'accept-encoding')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', DRAWING_POLICY)
      .header('cross-origin-resource-policy', 'same-origin')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const isDrawing = image.mimeType === 'image/svg+xml'
    const encoding = isDrawing ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
    if (encoding !== 'identity') void reply.header('content-encoding', encoding)
    return reply.type(image.mimeType).send(await image.encoded(encoding))
  })
}
