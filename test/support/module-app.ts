import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { ShopContext } from '#server/context.ts'
import type { Database } from '#server/db/database.ts'
import { answerErrors } from '#server/http/errors.ts'
import { parseJsonBodies } from '#server/http/json-body.ts'
import { type Mount, mountOn } from '#server/http/mount.ts'
import { createReplyCache } from '#server/http/reply-cache.ts'
import { ANONYMOUS } from '#server/http/visitor.ts'
import { readSettings } from '#server/settings.ts'
import { TEST_NOW } from './test-clock.ts'

export type ModuleApp = {
  readonly app: FastifyInstance
  readonly shop: ShopContext
  /** GET as a visitor, or as a customer with these price lists ('contract:group'). */
  get(
    url: string,
    priceScope?: string,
  ): Promise<{ status: number; body: unknown; headers: Readonly<Record<string, unknown>> }>
  post(url: string, body: object, priceScope?: string): Promise<{ status: number; body: unknown }>
  /** What the database's signal does in a running shop. */
  catalogueChanged(): void
}

const SCOPE_HEADER = 'x-test-price-scope'

/** The routes of some modules by themselves, on a database of the test's own; nothing of ours is mocked. */
export async function moduleApp(
  db: Database,
  routes: (mount: Mount, shop: ShopContext, app: FastifyInstance) => void,
): Promise<ModuleApp> {
  const app = Fastify({ routerOptions: { maxParamLength: 500 } })
  const listeners = new Set<() => void>()
  const replies = createReplyCache()
  const shop: ShopContext = {
    db,
    settings: readSettings(
      { NODE_ENV: 'test', DATABASE_URL: 'postgres://unused@127.0.0.1/unused', SECRET: 'test'.repeat(8) },
      import.meta.dirname,
    ),
    isDev: false,
    clock: () => TEST_NOW,
    log: app.log,
    jobs: { send: async () => undefined },
    replies,
    onCatalogueChange: (heard) => listeners.add(heard),
  }
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerErrors(app)
  await app.register(cookie)
  await app.register(rateLimit, { global: false })
  parseJsonBodies(app)
  app.decorate('findVisitor', async (request) => {
    const priceScope = request.headers[SCOPE_HEADER]
    if (typeof priceScope !== 'string') return ANONYMOUS
    const ids = { contactId: crypto.randomUUID(), companyId: crypto.randomUUID() }
    return { kind: 'customer', ...ids, sessionIdHash: Buffer.alloc(32), priceScope }
  })
  routes(mountOn(app, new Set()), shop, app)
  await app.ready()

  const send = async (method: 'GET' | 'POST', url: string, priceScope?: string, body?: object) => {
    const reply = await app.inject({
      method,
      url,
      ...(priceScope !== undefined && { headers: { [SCOPE_HEADER]: priceScope } }),
      ...(body && { payload: body }),
    })
    const isJson = String(reply.headers['content-type']).startsWith('application/json')
    return {
      status: reply.statusCode,
      headers: reply.headers,
      body: isJson ? reply.json() : reply.rawPayload,
    }
  }
  return {
    app,
    shop,
    get: (url, priceScope) => send('GET', url, priceScope),
    post: (url, body, priceScope) => send('POST', url, priceScope, body),
    catalogueChanged() {
      replies.clear()
      for (const heard of listeners) heard()
    },
  }
}
