import { pagePaths } from '#contract/page-paths.ts'
import type { FastifyInstance } from 'fastify'
import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import type { Settings } from '../../settings.ts'
import { unsubscribe } from './newsletter.ts'
import { emailOfOneClick } from './one-click-value.ts'

const PATH = '/nieuwsbrief/afmelden/:value'
const LARGEST_BODY = 1024

function emailOf(settings: Settings, value: string): string {
  const email = emailOfOneClick(settings, value)
  if (email === null) throw new Refusal('NotFound')
  return email
}

/** Ending the newsletter from a mail client: it posts, and nobody sees a page (RFC 8058). A person gets the page. */
export async function oneClickRoutes(app: FastifyInstance, shop: ShopContext): Promise<void> {
  await app.register(async (own) => {
    own.removeAllContentTypeParsers()
    // The body says that it is one click, and nothing else.
    own.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST_BODY }, (_request, _body, done) =>
      done(null, undefined),
    )
    own.post<{ Params: { value: string } }>(PATH, async ({ params, ip }, reply) => {
      await unsubscribe(shop, emailOf(shop.settings, params.value), { ip, source: 'mail' })
      return reply.header('cache-control', 'no-store').send({ ok: true })
    })
    own.get<{ Params: { value: string } }>(PATH, async ({ params }, reply) => {
      const query = new URLSearchParams({ email: emailOf(shop.settings, params.value) })
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(`${pagePaths.newsletterUnsubscribe}?${query}`, 303)
    })
  })
}
