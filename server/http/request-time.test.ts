import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { z } from 'zod'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { readSettings } from '../settings.ts'
import { createServer } from '../app.ts'
import { answerFromCache } from './early-answer.ts'
import { answerQuestionsFromCache } from './early-question.ts'
import { answerFrameworkError } from './errors.ts'
import { NO_SCOPE } from './asker.ts'
import { dayOf, cacheKey } from './cached-answer.ts'
import { createCatalogueNews } from '../db/catalogue-news.ts'
import { createReplyCache } from './reply-cache.ts'
import { giveTimeForUpload, limitRequestTime, OTHER_TIMEOUT_MS } from './request-time.ts'

let app: FastifyInstance
afterEach(() => app.close())

/** Sends half of a body and then nothing; whether the line is cut within the time that the test has. */
async function cutOff(path: string, method = 'POST'): Promise<void> {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n[`,
  )
  return new Promise((resolve) => {
    socket.on('close', () => resolve())
    socket.on('error', () => undefined)
    socket.resume()
  })
}

const mayUpload = async (request: FastifyRequest) => giveTimeForUpload(request)

it('cuts off a body that does not come, but not one of an upload', async () => {
  app = Fastify()
  limitRequestTime(app, 50)
  app.post('/slow', async () => 'never')
  app.post('/upload', { onRequest: mayUpload }, async () => 'never')
  await app.listen({ host: '127.0.0.1', port: 0 })
  const uploading = cutOff('/upload').then(() => 'upload')
  expect(await Promise.race([cutOff('/slow').then(() => 'slow'), uploading])).toBe('slow')
  app.server.closeAllConnections()
  await uploading
})

it.each([
  ['refused', async (_request: unknown, reply: FastifyReply) => reply.code(401).send('no')],
  ['sent elsewhere', async (_request: unknown, reply: FastifyReply) => reply.redirect('/else', 303)],
])('cuts off the body of a request that was %s before its body came', async (_what, onRequest) => {
  app = Fastify()
  limitRequestTime(app, 50)
  app.post('/early', { onRequest }, async () => 'never')
  await app.listen({ host: '127.0.0.1', port: 0 })
  await cutOff('/early')
})

it('cuts off a question of which the answers are kept', async () => {
  app = Fastify()
  const settings = readSettings({ SECRET: 'x'.repeat(40), LOG_LEVEL: 'silent' })
  limitRequestTime(app, 50)
  const cache = createReplyCache({ news: createCatalogueNews() })
  const questions = new Map([['/ask', { cache, body: z.unknown(), keyOf: async (text: string) => text }]])
  answerQuestionsFromCache(app, { settings, clock: () => new Date() }, questions)
  app.post('/ask', async () => 'never')
  await app.listen({ host: '127.0.0.1', port: 0 })
  await cutOff('/ask')
})

it('cuts off the body of a request for what is kept', async () => {
  app = Fastify()
  const settings = readSettings({ SECRET: 'x'.repeat(40), LOG_LEVEL: 'silent' })
  const replies = createReplyCache({ news: createCatalogueNews() })
  await replies.get(cacheKey(NO_SCOPE, dayOf(() => TEST_NOW)(), '/kept'), async () => 'kept')
  answerFromCache(app, { replies, settings, clock: () => TEST_NOW })
  limitRequestTime(app, 50)
  await app.listen({ host: '127.0.0.1', port: 0 })
  await cutOff('/kept', 'GET')
})

it('cuts off the body of a request for an address that cannot be read', async () => {
  app = Fastify({ frameworkErrors: answerFrameworkError })
  limitRequestTime(app, 50)
  await app.listen({ host: '127.0.0.1', port: 0 })
  await cutOff('/%ff')
})

it('gives uploads twenty minutes, and other bodies half of one', () => {
  app = createServer(
    readSettings({ SECRET: 'x'.repeat(40), LOG_LEVEL: 'silent', DATA_DIR: '/tmp/paskruis-none' }),
  )
  expect(app.server.requestTimeout).toBe(1_200_000)
  expect(OTHER_TIMEOUT_MS).toBe(30_000)
})
