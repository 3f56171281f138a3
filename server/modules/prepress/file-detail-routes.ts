import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { MOST_LEVEL } from '#domain/designs/detail.ts'
import type { ShopContext } from '../../context.ts'
import { staffOf } from '../../http/staff-of.ts'
import { Refusal } from '../../refusal.ts'
import { keepOpen } from '../../storage/kept-open.ts'
import { detailTurns } from './detail-turns.ts'
import { showFileDetail } from './show-file-detail.ts'

const Px = z.coerce.number().int().min(0)
const Asked = z.object({
  of: z.uuid(),
  page: z.coerce.number().int().min(1),
  level: z.coerce.number().int().min(0).max(MOST_LEVEL),
  x: Px,
  y: Px,
  width: Px,
  height: Px,
})

/**
 * A part of a page of an ordered file, for staff who look closer than its preview shows. What is drawn never changes: `of` is the very
 * file, which its own browser keeps for a while.
 */
export function fileDetailRoutes(app: FastifyInstance, { db, log, files }: ShopContext): void {
  const opened = keepOpen(files)
  const shop = { db, log, opened, inTurn: detailTurns() }
  app.addHook('onClose', () => opened.close())
  app.get<{ Params: { id: string } }>(
    '/beheer/api/files/:id/detail',
    { logLevel: 'warn' },
    async (request, reply) => {
      const operator = await staffOf(app, request, 'seeFiles')
      const id = z.uuid().safeParse(request.params.id)
      if (!id.success) throw new Refusal('DesignNotFound')
      const asked = Asked.safeParse(request.query)
      if (!asked.success)
        throw new Refusal(
          'InvalidInput',
          asked.error.issues.map(({ path }) => ({ field: path.join('.') })),
        )
      const left = new AbortController()
      reply.raw.once('close', () => left.abort())
      const { of: designId, page, ...part } = asked.data
      const drawn = await showFileDetail(shop, operator, { id: id.data, designId, page, part }, left.signal)
      return reply
        .headers({
          'cache-control': 'private, max-age=300',
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
        })
        .type('image/jpeg')
        .send(drawn)
    },
  )
}
