import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { DESK_NEWS_PATH, type DeskNews } from '#contract/office/news.ts'
import type { ShopContext } from '../../context.ts'
import type { LoggedInOperator } from '../../http/asker.ts'
import { Refusal } from '../../refusal.ts'
import { findSessionOperator } from './operator-store.ts'

/** Screens of one operator; who opens more of them asks now and then instead. */
const MOST_STREAMS = 6
/** A line without a word for a minute is taken for dead, here and by what stands between. */
const STILL_THERE_MS = 20_000
const RETRY_MS = 3_000

type Stream = { readonly raw: ServerResponse; readonly operator: LoggedInOperator }

/** Tells the open screens of staff what is out of date, as long as their session lasts. */
export function newsRoutes(app: FastifyInstance, shop: ShopContext): void {
  const streams = new Set<Stream>()
  const ofOperator = (operatorId: string) =>
    [...streams].filter(({ operator }) => operator.operatorId === operatorId).length
  const write = (text: string) => {
    for (const { raw } of streams) raw.write(text)
  }

  const stopListening = shop.deskNews.listen((stale) => {
    write(`data: ${JSON.stringify({ stale: [...stale] } satisfies DeskNews)}\n\n`)
  })

  /** Who was logged out hears no more. */
  async function endStale({ raw, operator }: Stream) {
    const found = await findSessionOperator(shop.db, operator.sessionIdHash, shop.clock())
    if (!found) raw.end()
  }
  const timer = setInterval(() => {
    write(':\n\n')
    for (const stream of streams)
      void endStale(stream).catch((err: unknown) => shop.log.warn({ err }, 'session not looked up'))
  }, STILL_THERE_MS)

  app.addHook('preClose', async () => {
    stopListening()
    clearInterval(timer)
    for (const { raw } of streams) raw.end()
  })

  app.get(DESK_NEWS_PATH, async (request, reply) => {
    const operator = await app.findOperator(request)
    // To whoever is no operator the back office does not exist.
    if (!operator) throw new Refusal('NotFound')
    if (ofOperator(operator.operatorId) >= MOST_STREAMS) throw new Refusal('TooManyRequests')
    const stream = { raw: begin(reply), operator }
    streams.add(stream)
    stream.raw.once('close', () => streams.delete(stream))
    return reply
  })
}

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
