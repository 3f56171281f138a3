import type { FastifyInstance } from 'fastify'
import { TriedWords } from '#contract/office/mail-words.ts'
import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { Refusal } from '../../refusal.ts'
import { changeMailWords, listMailWords, type MailExamples, previewMailWords } from './mail-words.ts'
import { sendForFrame } from './mail-frame-routes.ts'
import { showMail } from './show-mail.ts'

/** The owner's words of mails: what there is, writing them, trying them. */
export function mailWordsRoutes(mount: Mount, shop: ShopContext, examples: MailExamples): void {
  mount('listMailWords', async ({ operator }) => ({ mails: await listMailWords(shop, operator) }))

  mount('editMailWords', ({ operator, params, body }) => changeMailWords(shop, operator, params.mail, body))

  mount('previewMailWords', async ({ operator, params, query }) => {
    const { order, ...typed } = query
    const asked = { name: params.mail, typed, order }
    const message = await previewMailWords(shop, operator, asked, examples)
    return { preview: message && { subject: message.subject, text: message.text } }
  })
}

const PREVIEWS_PER_SECOND = 10

/** GET /beheer/api/mail-words/{mail}/frame: a mail with words that are typed, to be shown in a frame of the back office. */
export function mailWordsFrameRoute(app: FastifyInstance, shop: ShopContext, examples: MailExamples): void {
  const config = { rateLimit: { max: PREVIEWS_PER_SECOND, timeWindow: 1_000 } }
  app.get<{ Params: { mail: string } }>(
    '/beheer/api/mail-words/:mail/frame',
    { config },
    async (request, reply) => {
      const operator = await app.findOperator(request)
      // To whoever is none the back office does not exist.
      if (!operator) throw new Refusal('NotFound')
      const { data: tried } = TriedWords.safeParse(request.query)
      if (!tried) throw new Refusal('InvalidInput')
      const { order, ...typed } = tried
      const asked = { name: request.params.mail, typed, order }
      const message = await previewMailWords(shop, operator, asked, examples)
      if (!message) throw new Refusal('MailNotFound')
      return sendForFrame(reply, await showMail(shop, message, undefined))
    },
  )
}
