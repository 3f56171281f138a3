import type { FastifyInstance } from 'fastify'
import { may } from '#domain/access/may.ts'
import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { loadDesignsOfAll } from '../designs/load-designs.ts'
import { previewKey } from '../designs/previews.ts'
import { findDeskFile } from './desk-file-store.ts'

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
const NAME = /^(\d{1,4})-(\d{1,5})\.webp$/

/**
 * The pictures of the pages of an ordered file, for staff: their cookie does not go to where customers fetch theirs. Of a file that
 * is replaced the next question shows the other one, so no browser keeps them.
 */
export function filePictureRoutes(app: FastifyInstance, { db, files }: ShopContext): void {
  app.get<{ Params: { id: string; name: string } }>(
    '/beheer/api/files/:id/pages/:name',
    { logLevel: 'warn' },
    async (request, reply) => {
      const operator = await app.findOperator(request)
      if (!operator) throw new Refusal('NotFound')
      const denial = may(operator, 'seeFiles')
      if (denial) throw new Refusal(denial)
      const { id, name } = request.params
      const [, page, widthPx] = NAME.exec(name) ?? []
      const named = { page: Number(page), widthPx: Number(widthPx) }
      const file = ID.test(id) ? await findDeskFile(db, id) : null
      const [design] = file ? await loadDesignsOfAll(db, [file.designId]) : []
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
