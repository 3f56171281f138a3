import type { FastifyInstance } from 'fastify'
import type { ShopContext } from '../context.ts'
import { chooseEncoding, type Encoding } from './compression.ts'
import { NO_SCOPE, SESSION_COOKIE } from './asker.ts'
import { contentHeaders, dayOf, FOR_EVERY_VISITOR, cacheKey } from './cached-answer.ts'
import { mayAskForPreview } from './preview-asked.ts'
import type { CachedReply } from './reply-cache.ts'
import { fixedHeaders } from './security-headers.ts'
import { noteShown } from './shown-answers.ts'

type Outgoing = { readonly head: string[]; readonly body: string | Buffer }

/**
 * Gives a kept answer to who has no session, before anything else is done for the request: no cookie to read, nobody to
 * look up, nothing to parse, since the same URL passed all that when the answer was made. Registered before any other
 * hook; a request that it does not answer goes its usual way.
 */
export function answerFromCache(
  app: FastifyInstance,
  { replies, settings, clock }: Pick<ShopContext, 'replies' | 'settings' | 'clock'>,
): void {
  const today = dayOf(clock)
  const always = { ...fixedHeaders(settings), 'cache-control': FOR_EVERY_VISITOR }
  const written = new WeakMap<CachedReply, Map<Encoding, Outgoing>>()

  function write(cached: CachedReply, encoding: Encoding): Outgoing | undefined {
    const body = cached.kind === 'short' ? cached.text : cached.madeBody(encoding)
    if (body === undefined) return undefined
    const head = Object.entries({
      ...always,
      ...contentHeaders(cached, encoding),
      'content-length': String(Buffer.byteLength(body)),
    }).flat()
    return { head, body }
  }

  /** As it goes over the wire, put together once; nothing when this encoding was not made yet. */
  function outgoing(cached: CachedReply, encoding: Encoding): Outgoing | undefined {
    const ways = written.get(cached) ?? new Map<Encoding, Outgoing>()
    const known = ways.get(encoding)
    if (known) return known
    const made = write(cached, encoding)
    if (made) written.set(cached, ways.set(encoding, made))
    return made
  }

  app.addHook('onRequest', (request, reply, done) => {
    const { method, headers, url = '' } = request.raw
    if (method !== 'GET' && method !== 'HEAD') return done()
    // A name that only resembles it goes the usual way too.
    if (headers.cookie?.includes(SESSION_COOKIE) || mayAskForPreview(headers)) return done()
    const cached = replies.peek(cacheKey(NO_SCOPE, today(), url))
    const answer = cached && outgoing(cached, chooseEncoding(headers['accept-encoding']))
    if (!cached || !answer) return done()
    noteShown(reply.raw, cached.shown)
    reply.hijack()
    reply.raw.writeHead(200, answer.head)
    reply.raw.end(answer.body)
  })
}
