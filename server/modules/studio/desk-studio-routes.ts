import type { FastifyInstance, FastifyRequest } from 'fastify'
import { may, type OperatorAction } from '#domain/access/may.ts'
import type { ShopContext } from '../../context.ts'
import type { LoggedInOperator } from '../../http/asker.ts'
import type { Mount } from '../../http/mount.ts'
import { Refusal } from '../../refusal.ts'
import { refuseTooLarge } from '../designs/begin-upload.ts'
import { previewKey } from '../designs/previews.ts'
import { deliverProof } from './deliver-proof.ts'
import { countStudioJobs, listStudioJobs, showStudioJob } from './desk-studio.ts'
import { listProofs } from './desk-studio-store.ts'

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
const NAME = /^1-(\d{1,5})\.webp$/

/** The desk of the studio. */
export function deskStudioRoutes(mount: Mount, shop: ShopContext): void {
  mount('listStudioJobs', ({ operator, query: { queue, search, after = null } }) =>
    listStudioJobs(shop, operator, { queue, search, after }),
  )
  mount('countStudioJobs', async ({ operator }) => ({ counts: await countStudioJobs(shop, operator) }))
  mount('getStudioJob', ({ operator, params }) => showStudioJob(shop, operator, params.id))
}

type Params = { Params: { id: string } }

/** What is no call: the pictures of proofs, and the file of a new one as the body of its request, named by `name`. */
export async function studioFileRoutes(app: FastifyInstance, shop: ShopContext): Promise<void> {
  app.get<{ Params: { id: string; proofId: string; name: string } }>(
    '/beheer/api/studio/:id/proofs/:proofId/:name',
    { logLevel: 'warn' },
    async (request, reply) => {
      await staffOf(app, request, 'seeFiles')
      const { id, proofId, name } = request.params
      const [, widthPx] = NAME.exec(name) ?? []
      const proof =
        ID.test(id) && widthPx ? (await listProofs(shop.db, id)).find((one) => one.id === proofId) : null
      const picture =
        proof && (await shop.files.find(previewKey(proof.designId, { page: 1, widthPx: Number(widthPx) })))
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

  await app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers()
    uploads.addContentTypeParser('*', (_request, _payload, done) => done(null))
    uploads.addHook('onError', (request, _reply, _error, done) => {
      // A browser hears a refusal only when it has sent its body.
      if (!request.raw.complete && !request.raw.destroyed) request.raw.resume()
      done()
    })
    uploads.post<Params & { Querystring: Readonly<Record<string, unknown>> }>(
      '/beheer/api/studio/:id/proofs',
      async (request, reply) => {
        const operator = await staffOf(app, request, 'deliverProofs')
        const { id } = request.params
        const { name } = request.query
        if (!ID.test(id)) throw new Refusal('StudioJobNotFound')
        const length = Number(request.headers['content-length'] ?? Number.NaN)
        if (length === 0) throw new Refusal('UploadIncomplete')
        if (Number.isFinite(length)) refuseTooLarge(shop, length)
        await deliverProof(shop, operator, {
          name: id,
          fileName: typeof name === 'string' ? name : '',
          content: request.raw.iterator({ destroyOnReturn: false }),
        })
        return reply
          .code(201)
          .header('cache-control', 'private, no-store')
          .send(await showStudioJob(shop, operator, id))
      },
    )
  })
}

async function staffOf(
  app: FastifyInstance,
  request: FastifyRequest,
  action: OperatorAction,
): Promise<LoggedInOperator> {
  const operator = await app.findOperator(request)
  if (!operator) throw new Refusal('NotFound')
  const denial = may(operator, action)
  if (denial) throw new Refusal(denial)
  return operator
}
