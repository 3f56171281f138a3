import type { FastifyInstance } from 'fastify'
import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { Refusal } from '../../refusal.ts'
import { previewKey } from '../designs/previews.ts'
import { answerFileProof, answerProofByLink } from './answer-file-proof.ts'
import { findProofPicture, showProofByLink } from './show-file-proof.ts'
import { showOrder } from './show-order.ts'

/** Pages are looked at one by one. */
const PICTURES_PER_SECOND = 10
const PAGE = /^\d{1,4}$/

/** What customers say of the proofs of their files, logged in or by the link of a mail. */
export function fileProofRoutes(mount: Mount, shop: ShopContext): void {
  mount('answerFileProof', async ({ customer, params: { id, proofId }, body: { answer } }) => {
    await answerFileProof(shop, customer, { orderId: id, proofId, answer })
    return showOrder(shop, customer, id)
  })

  mount('getProofByLink', ({ query: { token } }) => showProofByLink(shop, token))

  mount('answerProofByLink', async ({ body: { token, answer } }) => {
    await answerProofByLink(shop, { token, answer })
    return showProofByLink(shop, token)
  })
}

/** GET /proof-pictures/{page}?token=…: the pages of a proof for who came by its link, as long as that shows them. */
export function proofPictureRoutes(app: FastifyInstance, shop: ShopContext): void {
  app.get<{ Params: { page: string }; Querystring: Readonly<Record<string, unknown>> }>(
    '/proof-pictures/:page',
    { logLevel: 'warn', config: { rateLimit: { max: PICTURES_PER_SECOND, timeWindow: 1_000 } } },
    async (request, reply) => {
      const { page } = request.params
      const { token } = request.query
      const isAsked = PAGE.test(page) && typeof token === 'string'
      const found = isAsked ? await findProofPicture(shop, { token, page: Number(page) }) : null
      const picture = found && (await shop.files.find(previewKey(found.designId, found.preview)))
      if (!picture) throw new Refusal('ProofLinkInvalid')
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
          'x-robots-tag': 'noindex',
          'referrer-policy': 'no-referrer',
        })
        .type('image/webp')
        .header('content-length', picture.sizeBytes)
        .send(picture.stream())
    },
  )
}
