import type { FastifyInstance } from 'fastify'
import type { ShopContext } from '../../context.ts'
import { fileBodies } from '../../http/file-bodies.ts'
import type { Mount } from '../../http/mount.ts'
import { staffOf } from '../../http/staff-of.ts'
import { Refusal } from '../../refusal.ts'
import { previewKey } from '../designs/previews.ts'
import { sentFile } from '../designs/sent-file.ts'
import { noteStudioProofAnswer } from './answer-proof.ts'
import { askFromStudio, withdrawStudioQuestion } from './ask-from-studio.ts'
import { deliverProof } from './deliver-proof.ts'
import { countStudioJobs, listStudioJobs, showStudioJob, writeJobNote } from './desk-studio.ts'
import { listProofs } from './desk-studio-store.ts'
import { takeJob } from './take-job.ts'

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
const NAME = /^1-(\d{1,5})\.webp$/

/** The desk of the studio. */
export function deskStudioRoutes(mount: Mount, shop: ShopContext): void {
  mount('listStudioJobs', ({ operator, query: { queue, search, after = null } }) =>
    listStudioJobs(shop, operator, { queue, search, after }),
  )
  mount('countStudioJobs', async ({ operator }) => ({ counts: await countStudioJobs(shop, operator) }))
  mount('getStudioJob', ({ operator, params }) => showStudioJob(shop, operator, params.id))

  mount('takeStudioJob', async ({ operator, params: { id }, body }) => {
    await takeJob(shop, operator, { jobId: id, ...body })
    return showStudioJob(shop, operator, id)
  })

  mount('askStudioQuestion', async ({ operator, params, body }) => {
    await askFromStudio(shop, operator, { jobId: params.id, ...body })
    return showStudioJob(shop, operator, params.id)
  })

  mount('withdrawStudioQuestion', async ({ operator, params: { id, questionId } }) => {
    await withdrawStudioQuestion(shop, operator, { jobId: id, id: questionId })
    return showStudioJob(shop, operator, id)
  })

  mount('noteStudioProofAnswer', async ({ operator, params: { id }, body }) => {
    await noteStudioProofAnswer(shop, operator, { jobId: id, ...body })
    return showStudioJob(shop, operator, id)
  })

  mount('writeStudioNote', async ({ operator, params, body }) => {
    await writeJobNote(shop, operator, { jobId: params.id, ...body })
    return showStudioJob(shop, operator, params.id)
  })
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

  await fileBodies(app, (uploads) => {
    uploads.post<Params>('/beheer/api/studio/:id/proofs', async (request, reply) => {
      const operator = await staffOf(app, request, 'deliverProofs')
      const { id } = request.params
      if (!ID.test(id)) throw new Refusal('StudioJobNotFound')
      await deliverProof(shop, operator, { name: id, ...sentFile(shop, request) })
      return reply
        .code(201)
        .header('cache-control', 'private, no-store')
        .send(await showStudioJob(shop, operator, id))
    })
  })
}
