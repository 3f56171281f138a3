import type { FastifyInstance } from 'fastify'
import { mailboxTexts as texts } from '#texts/nl/mail.ts'
import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { escapeHtml } from '../mail/layout.ts'
import { showMail } from '../mail/show-mail.ts'
import { mailPreviews } from './mail-previews.ts'

/** In the demo only: every mail that the shop can make, with made-up contents. */
export function mailPreviewRoutes(app: FastifyInstance, shop: ShopContext): void {
  if (!shop.settings.demo) return

  app.get('/__mail/voorbeelden', (_request, reply) => {
    const rows = Object.keys(mailPreviews).map((name) => {
      const path = `/__mail/voorbeelden/${name}`
      return `<li><a href="${path}">${escapeHtml(name)}</a> (<a href="${path}?vorm=tekst">${escapeHtml(texts.asText)}</a>)</li>`
    })
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        `<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.previews}</title><h1>${texts.previews}</h1><ul>${rows.join('')}</ul>`,
      )
  })

  app.get<{ Params: { name: string }; Querystring: { vorm?: string } }>(
    '/__mail/voorbeelden/:name',
    async ({ params, query }, reply) => {
      const make = Object.hasOwn(mailPreviews, params.name) ? mailPreviews[params.name] : undefined
      const mail = await make?.(shop)
      if (!mail) throw new Refusal('NotFound')
      const { type, policy, body } = await showMail(shop, mail.message, query.vorm)
      return reply
        .type(type)
        .header('cache-control', 'no-store')
        .header('content-security-policy', policy)
        .send(body)
    },
  )
}
