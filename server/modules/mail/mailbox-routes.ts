import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { mailboxTexts } from '#texts/nl/mail.ts'
import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { mailFolder } from './deliver-mail.ts'
import { escapeHtml } from './layout.ts'
import { findMailMessage, listMails } from './mailbox-store.ts'
import { showMail } from './show-mail.ts'

/** In the demo only: the mails that the shop made, to read without a mail server. */
export function mailboxRoutes(app: FastifyInstance, shop: ShopContext): void {
  if (!shop.settings.demo) return

  app.get('/__mail', async (_request, reply) => {
    const mails = await listMails(shop.db)
    const rows = mails.map(
      (mail) =>
        `<li><a href="/__mail/${mail.id}">${escapeHtml(mail.subject)}</a> <span>${escapeHtml(mail.recipient)}, ${escapeHtml(mail.createdAt)}, ${escapeHtml(mailboxTexts.states[mail.state])}</span></li>`,
    )
    const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : `<p>${escapeHtml(mailboxTexts.empty)}</p>`
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        `<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${mailboxTexts.title}</title><h1>${mailboxTexts.title}</h1><p><a href="/__mail/voorbeelden">${mailboxTexts.previews}</a></p>${list}`,
      )
  })

  app.get<{ Params: { id: string }; Querystring: { vorm?: string } }>(
    '/__mail/:id',
    async ({ params, query }, reply) => {
      const message = /^[0-9a-f-]{36}$/.test(params.id) ? await findMailMessage(shop.db, params.id) : null
      if (!message) throw new Refusal('NotFound')
      const { type, policy, body } = await showMail(shop, message, query.vorm)
      return reply
        .type(type)
        .header('cache-control', 'no-store')
        .header('content-security-policy', policy)
        .send(body)
    },
  )

  app.get<{ Params: { id: string } }>('/__mail/:id/bron', async ({ params }, reply) => {
    const folder = mailFolder(shop.settings)
    const files = await readdir(folder).catch(() => [])
    const file = files.find((name) => name.endsWith(`-${params.id}.eml`))
    if (!file) throw new Refusal('NotFound')
    return reply.type('text/plain; charset=utf-8').send(await readFile(join(folder, file), 'utf8'))
  })
}
