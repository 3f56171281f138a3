import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/support/database.ts'
import { openDatabase } from '../db/database.ts'
import { openTraces } from './traces.ts'

type SentSpan = {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly status: { readonly code?: number }
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[]
}
type Sent = {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[]
  }[]
}

const received: string[] = []
const collector = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    received.push(`${request.url}\n${Buffer.concat(parts).toString()}`)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})
let database: TestDatabase
beforeAll(async () => {
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  database = await testDatabase('shop_empty')
})
afterAll(async () => {
  await database.drop()
  collector.closeAllConnections()
  collector.close()
})

it('tells a collector of requests and work, with the statements of each, and of no value or address', async () => {
  const { port } = collector.address() as AddressInfo
  const warned: unknown[] = []
  const traces = openTraces({
    endpoint: `http://127.0.0.1:${port}/`,
    role: 'web',
    log: { warn: (...said: unknown[]) => void warned.push(said) },
  })
  const db = openDatabase({ url: database.url, onLost: () => undefined, onQuery: traces.ofQuery })
  const app = Fastify()
  traces.ofRequests(app)
  const ask = async (text: string) => sql`select ${text}::text as answer`.execute(db)
  app.get<{ Params: { id: string } }>('/orders/:id', async ({ params: { id } }) => {
    await ask(id)
    return (await app.inject({ url: '/inner' })).statusCode
  })
  app.get('/inner', async () => (await ask('binnen')).rows.length)
  app.post('/broken', async () => {
    await sql`select ongeldig`.execute(db)
  })
  await app.inject({ url: '/orders/geheim-1?token=geheim-2', headers: { cookie: 'sessie=geheim-3' } })
  await app.inject({ method: 'POST', url: '/broken', payload: { password: 'geheim-4' } })
  await traces.ofJob('send-mail', async () => void (await ask('geheim-5')))
  await expect(traces.ofJob('lost', async () => Promise.reject(new Error('weg')))).rejects.toThrow('weg')
  await app.close()
  await db.destroy()
  await traces.close()

  expect(warned).toEqual([])
  expect(received.join('\n')).not.toContain('geheim')
  expect(received.every((text) => text.startsWith('/v1/traces\n'))).toBe(true)
  const spans = received
    .map((text) => JSON.parse(text.slice(text.indexOf('\n'))) as Sent)
    .flatMap(({ resourceSpans }) => resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope) => scope.spans)
  const named = (name: string) => spans.filter((span) => span.name === name)
  const [page] = named('GET /orders/:id')
  const [inner] = named('GET /inner')
  const [broken] = named('POST /broken')
  const [mail] = named('job send-mail')
  expect(page?.parentSpanId).toBeUndefined()
  expect(inner?.parentSpanId).toBe(page?.spanId)
  expect(named('select').map(({ parentSpanId }) => parentSpanId)).toEqual([
    page?.spanId,
    inner?.spanId,
    broken?.spanId,
    mail?.spanId,
  ])
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(4)
  expect(named('select').map(({ status }) => status.code ?? 0)).toEqual([0, 0, 2, 0])
  expect([broken?.status.code, named('job lost')[0]?.status.code]).toEqual([2, 2])
  expect(page?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } })
  expect(named('select')[0]?.attributes).toContainEqual({
    key: 'db.query.text',
    value: { stringValue: 'select $1::text as answer' },
  })
})

it('a client that leaves before the answer is told of, too', async () => {
  const { port } = collector.address() as AddressInfo
  const traces = openTraces({
    endpoint: `http://127.0.0.1:${port}`,
    role: 'web',
    log: { warn: () => undefined },
  })
  const app = Fastify()
  traces.ofRequests(app)
  const leaves = new AbortController()
  const closed = Promise.withResolvers<void>()
  app.get('/slow', (_request, reply) => {
    reply.raw.once('close', () => closed.resolve())
    leaves.abort()
    // It is never answered.
    reply.hijack()
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  await expect(fetch(`${address}/slow`, { signal: leaves.signal })).rejects.toThrow(/abort/i)
  await closed.promise
  await app.close()
  await traces.close()
  expect(received.at(-1)).toContain('GET /slow')
})

it('a collector that does not answer holds nothing up, and is told of in the log', async () => {
  const deaf = createServer(() => undefined)
  deaf.listen(0, '127.0.0.1')
  await once(deaf, 'listening')
  const { port } = deaf.address() as AddressInfo
  const warned: unknown[] = []
  const traces = openTraces({
    endpoint: `http://127.0.0.1:${port}`,
    role: 'worker',
    log: { warn: (...said: unknown[]) => void warned.push(said) },
  })
  let done = 0
  await traces.ofJob('send-mail', async () => void (done += 1))
  // The exporter itself would wait for ten seconds.
  const late = new AbortController()
  const isClosed = await Promise.race([
    traces.close().then(() => true),
    delay(8_000, false, { signal: late.signal }),
  ])
  late.abort()
  expect([done, isClosed]).toEqual([1, true])
  expect(warned).toEqual([[{ message: 'the last traces were not sent' }, 'traces']])
  deaf.closeAllConnections()
  deaf.close()
})
