import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ORDER_NEWS_PATH } from '#contract/order-news.ts'
import { PREVIEW_MARK } from '#domain/access/browser-marks.ts'
import { may } from '#domain/access/may.ts'
import type { PreviewAs, ShopContext } from '../context.ts'
import { createCatalogueNews } from '../db/catalogue-news.ts'
import { tryOut } from '../db/trial.ts'
import { Refusal } from '../refusal.ts'
import type { LoggedInOperator } from './asker.ts'
import { isFramed } from './preview-asked.ts'
import { createReplyCache } from './reply-cache.ts'

export type PreviewOptions = {
  /** Makes ready for a trial, before it holds a connection, what then puts into it all that waits. */
  readonly prepare: () => Promise<(trial: ShopContext) => Promise<void>>
  /** As whom staff see it, by the mark of their browser. */
  readonly previewAs: (operator: LoggedInOperator, mark: string) => Promise<PreviewAs>
  /** A shop of its own, with its pages where there are any. */
  readonly open: (shop: ShopContext) => Promise<FastifyInstance>
  /** Calls that ask by a body and change nothing. */
  readonly questions: ReadonlySet<string>
}

/** The back office, what was built, pictures, files, and papers are no part of a preview. */
const BESIDE_PREVIEW = /^\/(?:beheer(?:\/|$)|assets\/|images\/|files\/|api\/documents(?:\/|$))/
/** A page asks for its data by its own path with this ending. */
const FILE = /\.(?!data$)/

/** Whether a preview answers it: pages, and the calls that they make; not files, or streams that never end. */
export function isPreviewed(url: string): boolean {
  const [path = ''] = url.split('?')
  return path !== ORDER_NEWS_PATH && !BESIDE_PREVIEW.test(path) && !FILE.test(path)
}

const SAFE_METHODS = new Set(['GET', 'HEAD'])
/** They belong to the connection, or are told anew. */
const OWN_HEADERS = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'])

/**
 * Shows staff the shop as it becomes with every draft: each request that carries their mark, or comes from a frame of theirs, is answered by a shop of its own, in a
 * transaction of which nothing stays. Nobody orders there.
 */
export function previewDrafts(
  app: FastifyInstance,
  shop: ShopContext,
  { prepare, previewAs, open, questions }: PreviewOptions,
): void {
  const isQuestion = ({ method, url }: FastifyRequest) =>
    !SAFE_METHODS.has(method) && questions.has(url.split('?')[0] ?? '')

  // Before anybody is asked to log in, and before a body is read: neither is of use here. A question is its body.
  app.addHook('onRequest', async (request, reply) => {
    if (!isQuestion(request)) return preview(request, reply)
  })
  app.addHook('preHandler', async (request, reply) => {
    if (isQuestion(request)) return preview(request, reply)
  })

  async function preview(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const isAsked = request.cookies[PREVIEW_MARK] !== undefined || isFramed(request.headers)
    if (!isAsked || !isPreviewed(request.url)) return undefined
    const operator = await app.findOperator(request)
    if (!operator || may(operator, 'changeCatalogue') !== null) return undefined
    if (!SAFE_METHODS.has(request.method) && !isQuestion(request)) throw new Refusal('OnlyPreview')
    // Around a frame the back office says what is seen there, which is what visitors see.
    const mark = isFramed(request.headers) ? '' : (request.cookies[PREVIEW_MARK] ?? '')
    return send(reply, await answerOf(request, await previewAs(operator, mark)))
  }

  async function answerOf(request: FastifyRequest, seenAs: PreviewAs): Promise<Injected> {
    const publishAll = await prepare()
    return tryOut(shop.db, async (db) => {
      const news = createCatalogueNews()
      const trial: ShopContext = {
        ...shop,
        isPreview: true,
        previewAs: seenAs,
        db,
        news,
        replies: createReplyCache({ news }),
      }
      await publishAll(trial)
      const shown = await open(trial)
      try {
        return await shown.inject({
          method: request.method as 'GET',
          url: request.url,
          headers: { ...withoutLength(request.headers), 'accept-encoding': 'identity' },
          remoteAddress: request.ip,
          ...(request.body !== undefined &&
            request.body !== null && { payload: JSON.stringify(request.body) }),
        })
      } finally {
        await shown.close()
      }
    })
  }
}

/** Staff see a page beside what they change of it; only they are answered here, and no other site may frame it. */
function letOfficeFrame(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  void reply.headers({
    'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    'x-frame-options': 'SAMEORIGIN',
  })
}

/** A body that was read may be longer than it was sent, by what it left out. */
function withoutLength({ 'content-length': _length, ...headers }: FastifyRequest['headers']) {
  return headers
}

type Injected = Awaited<ReturnType<FastifyInstance['inject']>>

function send(reply: FastifyReply, { statusCode, headers, rawPayload }: Injected): FastifyReply {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !OWN_HEADERS.has(name)) void reply.header(name, value)
  if (String(headers['content-type']).startsWith('text/html')) letOfficeFrame(reply)
  return reply.code(statusCode).header('cache-control', 'private, no-store').send(rawPayload)
}
