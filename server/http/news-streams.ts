import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refusal } from '../refusal.ts'

/** A line without a word for a minute is taken for dead, here and by what stands between. */
const STILL_THERE_MS = 20_000
const RETRY_MS = 3_000

type StreamRules<Owner> = {
  /** Whose streams are counted together. */
  readonly nameOf: (owner: Owner) => string
  /** Screens of one owner; who opens more of them reads again by himself. */
  readonly mostOfOne: number
  /** Screens of all owners together, in this process. */
  readonly mostOfAll: number
  /** Whose sessions are still there, of these. */
  readonly stillThere: (owners: readonly Owner[]) => Promise<ReadonlySet<Owner>>
}

/** Open screens that hear what changes, by server-sent events, as long as the sessions last in which they were opened. */
export type NewsStreams<Owner> = {
  /** Makes an answer a stream, with what is news already; refuses who has too many of them. */
  open(reply: FastifyReply, owner: Owner, news?: object | null): void
  /** Tells each owner his own; null for nothing. */
  tell(newsOf: (owner: Owner) => object | null): void
}

export function newsStreams<Owner>(
  app: FastifyInstance,
  { nameOf, mostOfOne, mostOfAll, stillThere }: StreamRules<Owner>,
): NewsStreams<Owner> {
  const streams = new Map<ServerResponse, Owner>()
  let isClosing = false

  /** Who was logged out hears no more. */
  async function endStale() {
    const asked = [...streams]
    if (asked.length === 0) return
    const there = await stillThere(asked.map(([, owner]) => owner))
    for (const [raw, owner] of asked) if (!there.has(owner)) raw.end()
  }
  const timer = setInterval(() => {
    for (const raw of streams.keys()) raw.write(':\n\n')
    void endStale().catch((err: unknown) => app.log.warn({ err }, 'sessions not looked up'))
  }, STILL_THERE_MS)

  app.addHook('preClose', async () => {
    clearInterval(timer)
    isClosing = true
    for (const raw of streams.keys()) raw.end()
  })
  return {
    open(reply, owner, news = null) {
      const own = [...streams.values()].filter((other) => nameOf(other) === nameOf(owner))
      if (streams.size >= mostOfAll || own.length >= mostOfOne) throw new Refusal('TooManyRequests')
      const raw = begin(reply)
      // Who asked just before asks again at the process that comes.
      if (isClosing) return void raw.end()
      streams.set(raw, owner)
      raw.once('close', () => streams.delete(raw))
      if (news) write(raw, news)
    },
    tell(newsOf) {
      for (const [raw, owner] of streams) {
        const news = newsOf(owner)
        if (news) write(raw, news)
      }
    },
  }
}

const write = (raw: ServerResponse, news: object) => raw.write(`data: ${JSON.stringify(news)}\n\n`)

function begin(reply: FastifyReply): ServerResponse {
  reply.hijack()
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    // A proxy that gathers answers would keep the news to itself.
    'x-accel-buffering': 'no',
    // A line that is kept for more would keep the server from closing.
    connection: 'close',
  })
  raw.write(`retry: ${RETRY_MS}\n\n`)
  return raw
}
