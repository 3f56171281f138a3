import type { FastifyInstance } from 'fastify'
import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { Refusal } from '../../refusal.ts'
import { countDeskMails, listDeskMails, previewDeskMail, sendMailAgain, showDeskMail } from './desk-mails.ts'
import { sendForFrame } from './mail-frame-routes.ts'
import { takeReport } from './reports/take-report.ts'
import { showMail } from './show-mail.ts'

/** The desk of mails: queues, one mail, sending again. */
export function deskMailRoutes(mount: Mount, shop: ShopContext): void {
  mount('listDeskMails', ({ operator, query: { queue, search, after = null } }) =>
    listDeskMails(shop, operator, { queue, search, after }),
  )

  mount('countDeskMails', ({ operator }) => countDeskMails(shop, operator))

  mount('getDeskMail', ({ operator, params }) => showDeskMail(shop, operator, params.id))

  mount('sendDeskMailAgain', async ({ operator, params, body: { id: mailId, ...asked } }) => {
    const waiting = await sendMailAgain(shop, operator, { id: params.id, mailId, ...asked })
    return showDeskMail(shop, operator, waiting)
  })

  mount('readMailReport', ({ operator, body: { message } }) =>
    takeReport(shop, operator, Buffer.from(message, 'base64')),
  )
}

const MAIL_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const PREVIEWS_PER_SECOND = 10

/** GET /beheer/api/mails/{id}/preview: a mail as its reader sees it, to be shown in a frame of the back office. */
export function mailPreviewRoute(app: FastifyInstance, shop: ShopContext): void {
  const config = { rateLimit: { max: PREVIEWS_PER_SECOND, timeWindow: 1_000 } }
  app.get<{ Params: { id: string } }>('/beheer/api/mails/:id/preview', { config }, async (request, reply) => {
    const operator = await app.findOperator(request)
    // To whoever is none the back office does not exist.
    if (!operator) throw new Refusal('NotFound')
    const { id } = request.params
    if (!MAIL_ID.test(id)) throw new Refusal('MailNotFound')
    return sendForFrame(reply, await showMail(shop, await previewDeskMail(shop, operator, id), undefined))
  })
}
