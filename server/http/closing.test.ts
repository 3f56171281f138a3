import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { createServer } from '../app.ts'
import { readSettings } from '../settings.ts'
import { newsStreams } from './news-streams.ts'

const agent = new Agent({ keepAlive: true })
afterEach(() => agent.destroy())

/** The status of an answer that was read to its end. */
const asked = (url: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode))
    }).once('error', reject)
  })

/** Asks a server that is slow, closes it meanwhile, and lets it go on. */
async function slowServer(
  handler: (app: FastifyInstance, released: Promise<void>, begin: () => void) => void,
) {
  const app = createServer(readSettings({ LOG_LEVEL: 'silent' }))
  const begun = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  handler(app, release.promise, begun.resolve)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const answer = asked(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/slow`)
  await begun.promise
  const closed = app.close()
  await vi.waitUntil(() => !app.server.listening)
  release.resolve()
  return { answer, closed }
}

it('ends what it is doing for a client that keeps its line, and does not wait for the line', async () => {
  const { answer, closed } = await slowServer((app, released, begin) => {
    app.get('/slow', async () => {
      begin()
      await released
      return 'done'
    })
  })
  expect(await answer).toBe(200)
  // The line would be kept for more than a minute.
  await closed
}, 10_000)

it('ends news that was asked for just before', async () => {
  const { answer, closed } = await slowServer((app, released, begin) => {
    const streams = newsStreams<string>(app, {
      nameOf: (owner) => owner,
      mostOfOne: 10,
      mostOfAll: 10,
      stillThere: async (owners) => new Set(owners),
    })
    app.get('/slow', async (_request, reply) => {
      begin()
      // Who asks is looked up, and meanwhile it closes.
      await released
      streams.open(reply, 'somebody')
    })
  })
  expect(await answer).toBe(200)
  await closed
}, 10_000)
