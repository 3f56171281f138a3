import type { FastifyInstance } from 'fastify'
import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { Refusal } from '../../refusal.ts'
import { previewKey } from '../designs/previews.ts'
import { findProofPicture, showProofByLink } from '../orders/show-file-proof.ts'
import { answerLinkedProof, openLinkedProof } from './proof-link.ts'

/** Pages are looked at one by one. */
const PICTURES_PER_SECOND = 10
const PAGE = /^\d{1,4}$/

/** What customers say of a proof of the studio or of a file of theirs by the link of its mail. */
export function proofLinkRoutes(mount: Mount, shop: ShopContext): void {
  const show = async (token: string) => showProofByLink(shop, token, await openLinkedProof(shop, token))

  mount('getProofByLink', ({ query: { token } }) => show(token))

  mount('answerProofByLink', async ({ body: { token, answer } }) => {
    await answerLinkedProof(shop, { token, answer })
    return show(token)
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
      const found = isAsked ? findProofPicture(await openLinkedProof(shop, token), Number(page)) : null
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
