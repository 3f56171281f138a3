import type { FastifyInstance } from 'fastify'
import type { ShopContext } from '../context.ts'
import { databaseAnswers } from '../db/ping.ts'

/** `/healthz` says that the process lives, `/readyz` that it can serve: database within reach and not about to end. */
export function healthRoutes(app: FastifyInstance, shop: Pick<ShopContext, 'db' | 'isLeaving'>): void {
  app.get('/healthz', { logLevel: 'warn' }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const ready = !shop.isLeaving() && (await databaseAnswers(shop.db))
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready' })
  })
}
