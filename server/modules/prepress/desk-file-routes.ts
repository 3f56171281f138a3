import type { FastifyInstance } from 'fastify'
import type { ShopContext } from '../../context.ts'
import { fileBodies } from '../../http/file-bodies.ts'
import type { Mount } from '../../http/mount.ts'
import { staffOf } from '../../http/staff-of.ts'
import { Refusal } from '../../refusal.ts'
import { sentFile } from '../designs/sent-file.ts'
import { noteFileProofAnswer } from '../orders/answer-file-proof.ts'
import { approveFile } from '../orders/approve-file.ts'
import { checkFileAgain } from '../orders/check-file-again.ts'
import { askCustomer, withdrawQuestion } from '../orders/ask-customer.ts'
import { sendProof, withdrawFileProof } from '../orders/send-proof.ts'
import { countDeskFiles, listDeskFiles, nameFileProducts, showDeskFile, writeFileNote } from './desk-files.ts'
import { answerRepair, repairFile } from './repair-file.ts'
import { putFileBack, replaceFile } from './replace-file.ts'

/** The desk of prepress. */
export function deskFileRoutes(mount: Mount, shop: ShopContext): void {
  mount('listDeskFiles', ({ operator, query: { queue, search, sort, after = null, ...filters } }) =>
    listDeskFiles(shop, operator, { queue, search, sort, filters, after }),
  )

  mount('countDeskFiles', async ({ operator, query }) => ({
    counts: await countDeskFiles(shop, operator, query),
  }))

  mount('nameFileProducts', async ({ operator, query: { search, id = null } }) => ({
    products: await nameFileProducts(shop, operator, { search, id }),
  }))

  mount('getDeskFile', ({ operator, params }) => showDeskFile(shop, operator, params.id))

  mount('writeFileNote', async ({ operator, params, body }) => {
    await writeFileNote(shop, operator, { fileId: params.id, ...body })
    return showDeskFile(shop, operator, params.id)
  })

  mount('askCustomer', async ({ operator, params, body }) => {
    await askCustomer(shop, operator, { id: params.id, ...body })
    return showDeskFile(shop, operator, params.id)
  })

  mount('withdrawQuestion', async ({ operator, params, body }) => {
    await withdrawQuestion(shop, operator, { id: params.id, ...body })
    return showDeskFile(shop, operator, params.id)
  })

  mount('sendFileProof', async ({ operator, params, body }) => {
    await sendProof(shop, operator, { id: params.id, ...body })
    return showDeskFile(shop, operator, params.id)
  })

  mount('withdrawFileProof', async ({ operator, params, body }) => {
    await withdrawFileProof(shop, operator, { id: params.id, ...body })
    return showDeskFile(shop, operator, params.id)
  })

  mount('noteFileProofAnswer', async ({ operator, params, body }) => {
    await noteFileProofAnswer(shop, operator, { id: params.id, ...body })
    return showDeskFile(shop, operator, params.id)
  })

  mount('approveDeskFile', async ({ operator, params, body }) => {
    await approveFile(shop, operator, { id: params.id, ...body })
    return showDeskFile(shop, operator, params.id)
  })

  mount('checkFileAgain', async ({ operator, params, body }) => {
    await checkFileAgain(shop, operator, { id: params.id, ...body })
    return showDeskFile(shop, operator, params.id)
  })

  mount('repairDeskFile', async ({ operator, params, body }) => {
    await repairFile(shop, operator, { id: params.id, ...body })
    return showDeskFile(shop, operator, params.id)
  })

  mount('answerDeskRepair', async ({ operator, params, body }) => {
    await answerRepair(shop, operator, { id: params.id, ...body })
    return showDeskFile(shop, operator, params.id)
  })

  mount('putFileBack', async ({ operator, params, body }) => {
    await putFileBack(shop, operator, { id: params.id, ...body })
    return showDeskFile(shop, operator, params.id)
  })
}

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** What is no call: a file in the place of the one `of`, as the body of its request, named by `name`. */
export async function replacementRoutes(app: FastifyInstance, shop: ShopContext): Promise<void> {
  await fileBodies(app, (uploads) => {
    uploads.post<{ Params: { id: string }; Querystring: { of?: unknown } }>(
      '/beheer/api/files/:id/replacement',
      async (request, reply) => {
        const operator = await staffOf(app, request, 'judgeFiles')
        const { id } = request.params
        const { of: designId } = request.query
        if (!ID.test(id) || typeof designId !== 'string' || !ID.test(designId))
          throw new Refusal('FileNotOrdered')
        await replaceFile(shop, operator, { id, designId, ...sentFile(shop, request) })
        return reply
          .code(201)
          .header('cache-control', 'private, no-store')
          .send(await showDeskFile(shop, operator, id))
      },
    )
  })
}
