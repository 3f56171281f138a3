import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { NEWSLETTER_FILE_PATH, NewsletterQuery } from '#contract/office/newsletter.ts'
import type { ShopContext } from '../../context.ts'
import { attachment } from '../../http/attachment.ts'
import type { Mount } from '../../http/mount.ts'
import { staffOf } from '../../http/staff-of.ts'
import { Refusal } from '../../refusal.ts'
import { countSubscriptions, exportSubscriptions, listSubscriptions } from './desk-newsletter.ts'

/** Who has the newsletter, for staff. */
export function deskNewsletterRoutes(mount: Mount, shop: ShopContext): void {
  mount('listSubscriptions', ({ operator, query: { queue, search, after = null } }) =>
    listSubscriptions(shop, operator, { queue, search, after }),
  )

  mount('countSubscriptions', ({ operator }) => countSubscriptions(shop, operator))
}

/** The same as a file. */
export function newsletterFileRoutes(app: FastifyInstance, shop: ShopContext): void {
  app.get(NEWSLETTER_FILE_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const operator = await staffOf(app, request, 'seeNewsletter')
    const asked = NewsletterQuery.safeParse(request.query)
    if (!asked.success) throw new Refusal('NotFound')
    const { name, lines } = await exportSubscriptions(shop, operator, asked.data)
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-disposition': attachment(name),
      })
      .type('text/csv; charset=utf-8')
      .send(Readable.from(lines))
  })
}
