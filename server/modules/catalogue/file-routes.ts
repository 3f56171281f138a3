import type { FastifyInstance } from 'fastify'
import type { ShopContext } from '../../context.ts'
import { attachment } from '../../http/attachment.ts'
import { Refusal } from '../../refusal.ts'
import { loadProductFile } from './file-store.ts'

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
const TYPES: Readonly<Record<string, string>> = { pdf: 'application/pdf', zip: 'application/zip' }

/** GET /files/{id}: what the page of a product offers to download; for everybody, like the page. */
export function fileRoutes(app: FastifyInstance, { db, files }: ShopContext): void {
  app.get<{ Params: { id: string } }>('/files/:id', async (request, reply) => {
    const { id } = request.params
    const known = ID.test(id) ? await loadProductFile(db, id) : null
    const file = known && (await files.find(known.storageKey))
    if (!file) throw new Refusal('NotFound')
    const [, extension = ''] = /\.([a-z0-9]+)$/.exec(known.storageKey) ?? []
    return reply
      .header('cache-control', 'public, no-cache')
      .header('content-disposition', attachment(`${known.name}.${extension}`))
      .header('content-length', file.sizeBytes)
      .type(TYPES[extension] ?? 'application/octet-stream')
      .send(file.stream())
  })
}
