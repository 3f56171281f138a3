import { CHECKOUT, pagePaths } from '#contract/page-paths.ts'
import type { FastifyInstance } from 'fastify'
import type { ShopContext } from '../../context.ts'
import { chooseEncoding } from '../../http/compression.ts'
import { writeSitemap } from './sitemap.ts'

/** What belongs to one customer, what is no page, and what would have no end. */
const NOT_FOR_ROBOTS = [pagePaths.account, pagePaths.cart, CHECKOUT, '/api/', '/__', pagePaths.search()]

/** GET /sitemap.xml and /robots.txt: what search engines may show, and where they need not look. */
export function sitemapRoutes(app: FastifyInstance, shop: ShopContext): void {
  // What is kept is kept compressed as well.
  app.get('/sitemap.xml', { compress: false }, async (request, reply) => {
    const cached = await shop.replies.get(`sitemap ${shop.origin()}`, () => writeSitemap(shop))
    void reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, no-cache')
      .header('vary', 'accept-encoding')
    if (cached.kind === 'short') return reply.send(cached.text)
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding !== 'identity') void reply.header('content-encoding', encoding)
    return reply.send(await cached.body(encoding))
  })

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          'User-agent: *',
          ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${shop.origin()}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )
}
