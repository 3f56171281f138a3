import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ShopContext } from '../../context.ts'
import { attachment } from '../../http/attachment.ts'
import { Refusal } from '../../refusal.ts'
import type { StoredFile } from '../../storage/file-storage.ts'
import { loadProductFile } from './file-store.ts'
import { formatNamed, mediaTypeOf, type ProductFileFormat } from './product-file-formats.ts'

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** GET /files/{id}: what the page of a product offers to download; for everybody, like the page. */
export function fileRoutes(app: FastifyInstance, { db, files }: ShopContext): void {
  app.get<{ Params: { id: string } }>('/files/:id', async (request, reply) => {
    const { id } = request.params
    const known = ID.test(id) ? await loadProductFile(db, id) : null
    const file = known && (await files.find(known.storageKey))
    const format = known && formatNamed(known.storageKey)
    if (!file || !format) throw new Refusal('NotFound')
    return sendProductFile(reply, file, {
      format,
      disposition: attachment(`${known.name}.${format}`),
      cacheControl: 'public, no-cache',
    })
  })
}

type Manner = {
  readonly format: ProductFileFormat
  readonly disposition: string
  readonly cacheControl: string
}

export const sendProductFile = (
  reply: FastifyReply,
  file: StoredFile,
  { format, disposition, cacheControl }: Manner,
): FastifyReply =>
  reply
    .header('cache-control', cacheControl)
    .header('content-disposition', disposition)
    .header('content-length', file.sizeBytes)
    .type(mediaTypeOf(format))
    .send(file.stream())
