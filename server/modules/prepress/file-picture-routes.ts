import type { FastifyInstance } from 'fastify'
import type { ShopContext } from '../../context.ts'
import { staffOf } from '../../http/staff-of.ts'
import { Refusal } from '../../refusal.ts'
import { loadDesignsOfAll } from '../designs/load-designs.ts'
import { previewKey } from '../designs/previews.ts'
import { findShownDesign } from './desk-file-store.ts'

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
const NAME = /^(\d{1,4})-(\d{1,5})\.webp$/

/**
 * The pictures of the pages of an ordered file, for staff: their cookie does not go to where customers fetch theirs. `of` names the
 * file where it is another than the one on the line: one before it, or what a repair would put in its place.
 */
export function filePictureRoutes(app: FastifyInstance, { db, files }: ShopContext): void {
  app.get<{ Params: { id: string; name: string }; Querystring: { of?: unknown } }>(
    '/beheer/api/files/:id/pages/:name',
    { logLevel: 'warn' },
    async (request, reply) => {
      await staffOf(app, request, 'seeFiles')
      const { id, name } = request.params
      const { of } = request.query
      const [, page, widthPx] = NAME.exec(name) ?? []
      const named = { page: Number(page), widthPx: Number(widthPx) }
      const asked = typeof of === 'string' && ID.test(of) ? of : null
      const designId = ID.test(id) ? await findShownDesign(db, id, asked) : null
      const [design] = designId ? await loadDesignsOfAll(db, [designId]) : []
      const isKnown = design?.previews.some(
        (preview) => preview.page === named.page && preview.widthPx === named.widthPx,
      )
      const picture = design && isKnown ? await files.find(previewKey(design.id, named)) : null
      if (!picture) throw new Refusal('DesignNotFound')
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
        })
        .type('image/webp')
        .header('content-length', picture.sizeBytes)
        .send(picture.stream())
    },
  )
}
