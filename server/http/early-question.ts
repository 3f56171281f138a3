import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ShopContext } from '../context.ts'
import type { z } from 'zod'
import { NO_SCOPE, SESSION_COOKIE } from './asker.ts'
import { isForeign } from './foreign-origin.ts'
import { jsonReader } from './json-body.ts'
import { contentHeaders, dayOf, cacheKey, OWN } from './cached-answer.ts'
import { mayAskForPreview } from './preview-asked.ts'
import type { ReplyCache } from './reply-cache.ts'
import { fixedHeaders } from './security-headers.ts'
import { noteShown } from './shown-answers.ts'

/** A POST that only asks: its answers are kept by what `keyOf` makes of the body as it is understood. */
export type CachedQuestion = {
  readonly cache: ReplyCache
  readonly body: z.ZodType
  readonly keyOf: (question: string) => Promise<string>
}

const MOST_BYTES = 16 * 1024
/** Reading a question takes as long as all the rest here: short ones are remembered as they were understood. */
const MOST_REMEMBERED = 1_000
const REMEMBERED_CHARACTERS = 1_024
const JSON_TYPE = /^application\/json(?:; ?charset=utf-8)?$/i

declare module 'fastify' {
  interface FastifyRequest {
    /** The body of a question, when it was read before Fastify came to it. */
    questionText: string | null
  }
}

/** Nothing about it needs looking at but its text: no session, no other site, a short JSON text. */
function isPlain({ headers, host }: FastifyRequest, publicUrl: string | null): boolean {
  const length = Number(headers['content-length'])
  return (
    length > 0 &&
    length <= MOST_BYTES &&
    JSON_TYPE.test(headers['content-type'] ?? '') &&
    headers['content-encoding'] === undefined &&
    headers['idempotency-key'] === undefined &&
    !headers.cookie?.includes(SESSION_COOKIE) &&
    !mayAskForPreview(headers) &&
    !isForeign(headers, host, publicUrl)
  )
}

/** By hand: `node:stream/consumers` takes longer than all the rest here. */
const readText = (stream: Readable) =>
  new Promise<string>((resolve, reject) => {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.once('end', () => resolve(Buffer.concat(parts).toString()))
    stream.once('error', reject)
  })

/**
 * Gives the kept answer to a question of who has no session before anything else is done for the request: the same question
 * passed all that when the answer was made, and costs nothing that a limit would have to guard. What is not kept goes
 * its usual way, with the text that was read.
 */
export function answerQuestionsFromCache(
  app: FastifyInstance,
  { settings, clock }: Pick<ShopContext, 'settings' | 'clock'>,
  questions: ReadonlyMap<string, CachedQuestion>,
): void {
  const today = dayOf(clock)
  const read = jsonReader(app)
  const remembered = new Map<string, string>()
  const always = { ...fixedHeaders(settings), 'cache-control': OWN }
  app.decorateRequest('questionText', null)

  /** What is asked, however it was written; null where it is for the usual way to say what is wrong with it. */
  function understood(request: FastifyRequest, text: string, body: z.ZodType): string | null {
    const asked = `${request.url} ${text}`
    const known = remembered.get(asked)
    if (known !== undefined) return known
    const heard: { question: string | null } = { question: null }
    read(request, text, (error, value) => {
      const parsed = error ? null : body.safeParse(value)
      if (parsed?.success) heard.question = JSON.stringify(parsed.data)
    })
    if (heard.question !== null && asked.length <= REMEMBERED_CHARACTERS) {
      if (remembered.size >= MOST_REMEMBERED) remembered.clear()
      remembered.set(asked, heard.question)
    }
    return heard.question
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { cache, body, keyOf }: CachedQuestion,
  ) {
    const text = await readText(request.raw)
    const question = understood(request, text, body)
    const cached =
      question === null ? null : cache.peek(questionKey(today(), request.url, await keyOf(question)))
    if (cached?.kind !== 'short') {
      request.questionText = text
      return false
    }
    noteShown(reply.raw, cached.shown)
    reply.hijack()
    reply.raw.writeHead(200, {
      ...always,
      ...contentHeaders(cached, 'identity'),
      'content-length': Buffer.byteLength(cached.text),
    })
    reply.raw.end(cached.text)
    return true
  }

  app.addHook('onRequest', (request, reply, done) => {
    const question = request.method === 'POST' ? questions.get(request.url) : undefined
    if (!question || !isPlain(request, settings.publicUrl)) return done()
    answer(request, reply, question).then((isAnswered) => isAnswered || done(), done)
  })
  app.addHook('preParsing', (request, _reply, payload, done) => {
    done(null, request.questionText === null ? payload : Readable.from([Buffer.from(request.questionText)]))
  })
}

/** What the answer to a question is kept under; its path alone, for it has no query. */
export const questionKey = (day: string, path: string, question: string, scope = NO_SCOPE) =>
  `${cacheKey(scope, day, path)} ${question}`
