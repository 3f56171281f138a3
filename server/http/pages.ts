import type { PreviewAs } from '../context.ts'
import type { ServerResponse } from 'node:http'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { createClient, type Send } from '#contract/client.ts'
import type { RenderContext, ShownPreviewAs } from '#contract/render-context.ts'
import { isDatabaseAway } from '../db/database-away.ts'
import type { Shown, ShownName } from '../db/catalogue-news.ts'
import type { Asker } from './asker.ts'
import type { CachedPage, CachedPages, Nonces } from './cached-pages.ts'
import { callForPage } from './of-page.ts'
import type { OfficePages } from './office-pages.ts'
import { withoutQuery } from './request-log.ts'
import { withHosts } from './security-headers.ts'
import { shownIn } from './shown-answers.ts'

export type PagesOptions = {
  readonly publicUrl: string | null
  /** Gives the built pages; in development Vite makes them anew. */
  readonly getBuild: () => Promise<ServerBuild>
  readonly isDev: boolean
  readonly isPreview: boolean
  readonly previewAs: PreviewAs
  readonly cachedPages: CachedPages
  readonly office: OfficePages
  /** Names the time in which what pages promise stays the same. */
  readonly period: () => Promise<string>
}

const YEAR = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'
/** Of a page for who has no session: to be asked for again each time. */
const FIRST_TIME = 'no-cache'
const NEVER_CACHED = 'private, no-store'
/** A link of a mail, whose address lets its bearer in. */
const HAS_TOKEN = /[?&]token=/
const POLICY = 'content-security-policy'

/**
 * The files of the browser build; those with a hash in their name never change. Of a name that lies in several folders it is
 * the file of the first.
 */
export async function serveAssets(app: FastifyInstance, folders: readonly string[]): Promise<void> {
  await app.register(fastifyStatic, {
    root: [...folders],
    wildcard: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? YEAR : HOUR)
    },
  })
}

/** The built entry as the server knows it: contexts are compared by identity, so they come from the build itself. */
/** By which lists it is priced is no page's. */
const shownAs = (previewAs: PreviewAs): ShownPreviewAs =>
  previewAs.kind === 'customer'
    ? { kind: 'customer', companyName: previewAs.companyName }
    : { kind: previewAs.kind }

type BuiltEntry = { readonly renderContext: RouterContext<RenderContext> }

/** Everything that is no call and no file is a page, rendered by React Router. */
export async function servePages(
  app: FastifyInstance,
  { publicUrl, getBuild, isDev, isPreview, previewAs, cachedPages, office, period }: PagesOptions,
): Promise<void> {
  const handle = createRequestHandler(getBuild, isDev ? 'development' : 'production')

  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', (_request, _payload, done) => done(null))
    // A form that is sent before its script runs would lose its fields on a page that takes none: back to the form.
    pages.post('*', (request, reply) =>
      // Two slashes at the start would lead to another host.
      reply.redirect(withoutQuery(request.url).replace(/^[/\\]+/, '/'), 303),
    )
    pages.route({
      method: ['GET', 'HEAD'],
      url: '*',
      // In development there is 'unsafe-inline', which a nonce would switch off.
      helmet: { enableCSPNonces: !isDev },
      handler: async (request, reply) => {
        if (await office(request, reply)) return reply
        const origin = publicUrl ?? `${request.protocol}://${request.host}`
        const nonces = reply.cspNonce ?? { script: '', style: '' }
        const key = isDev ? null : await cacheKeyOf(request, origin, period)
        const cached = key === null ? null : await cachedPages.find(key)
        if (cached) return sendCached(reply, cached, nonces)
        const end = key === null ? () => undefined : cachedPages.start(key)
        try {
          return await render({ request, reply, origin, nonces, keep: key === null ? null : end })
        } finally {
          end(null)
        }
      },
    })
  })

  type Asked = {
    readonly request: FastifyRequest
    readonly reply: FastifyReply
    readonly origin: string
    readonly nonces: Nonces
    readonly keep: ReturnType<CachedPages['start']> | null
  }
  async function render({ request, reply, origin, nonces, keep }: Asked): Promise<FastifyReply> {
    const hosts: string[] = []
    const { renderContext } = (await getBuild()).entry.module as unknown as BuiltEntry
    const asker = await askerOf(app, request)
    const answers = new Answers()
    const context = new RouterContextProvider()
    context.set(renderContext, {
      api: clientFor(app, { request, reply, asker, answers }),
      isLoggedIn: asker === null ? 'LoggedIn' in request.cookies : asker.kind === 'contact',
      isPreview,
      previewAs: shownAs(previewAs),
      origin,
      requestId: request.id,
      nonces,
      allowHosts: (some) => void hosts.push(...some),
    })
    const isForAnybody = asker?.kind === 'visitor' && !HAS_TOKEN.test(request.url)
    void reply.header('cache-control', isForAnybody ? FIRST_TIME : NEVER_CACHED)
    const response = await handle(toRequest(request, reply, origin), context)
    allowHosts(reply, hosts)
    const html = Buffer.from(await response.arrayBuffer())
    const setsCookie = reply.hasHeader('set-cookie') || response.headers.getSetCookie().length > 0
    if (keep && response.status === 200 && !setsCookie && !answers.haveFailed) {
      keep({ headers: [...response.headers], hosts, html, nonces, shown: answers.shown })
    }
    return send(reply, response, html)
  }
}

/** What a page shows of these answers is so for every visitor; any other may be better the next time. */
const LASTING_STATUSES: ReadonlySet<number> = new Set([200, 401, 404, 422])

/** What the answers that a page was made of show together. */
class Answers {
  #names: Set<ShownName> | null = new Set()
  haveFailed = false

  get shown(): Shown {
    return this.#names ?? 'everything'
  }
  add(status: number, answer: ServerResponse): void {
    if (!LASTING_STATUSES.has(status)) this.haveFailed = true
    // Whoever has no session is refused the same whatever is sold.
    if (status === 401) return
    const shown = shownIn(answer)
    if (shown === 'everything') this.#names = null
    else for (const name of shown) this.#names?.add(name)
  }
}

/** What the page is kept under that somebody asks for who comes for the first time; null where it is for them alone. */
async function cacheKeyOf(
  { method, url, headers }: FastifyRequest,
  origin: string,
  period: () => Promise<string>,
): Promise<string | null> {
  const isAnybody = headers.cookie === undefined && headers.authorization === undefined
  if (method !== 'GET' || !isAnybody || url.includes('?')) return null
  try {
    return `${await period()} ${origin} ${url}`
  } catch (error) {
    if (isDatabaseAway(error)) return null
    throw error
  }
}

function sendCached(reply: FastifyReply, page: CachedPage, nonces: Nonces): FastifyReply {
  allowHosts(reply, page.hosts)
  return reply
    .headers(Object.fromEntries(page.headers))
    .header('cache-control', FIRST_TIME)
    .send(page.html(nonces))
}

/** Who asks for a page; null when the database cannot tell now: the page itself then says so, in its own frame. */
async function askerOf(app: FastifyInstance, request: FastifyRequest): Promise<Asker | null> {
  try {
    return await app.findAsker(request)
  } catch (error) {
    if (isDatabaseAway(error)) return null
    throw error
  }
}

type Rendered = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly asker: Asker | null
  readonly answers: Answers
}

/**
 * The shop's calls in process: the same parsing and access as over HTTP, for the same visitor, who is looked up once; limits
 * do not count them. What several parts of a page ask for is answered once.
 */
function clientFor(app: FastifyInstance, { request, reply, asker, answers }: Rendered) {
  const { cookie = '' } = request.headers
  const ask: Send = async ({ method, url, body }) => {
    const answer = await callForPage(asker, async () =>
      app.inject({
        method,
        url,
        headers: { cookie, 'accept-encoding': 'identity' },
        remoteAddress: request.ip,
        ...(body !== undefined && {
          payload: JSON.stringify(body),
          headers: { cookie, 'content-type': 'application/json' },
        }),
      }),
    )
    answers.add(answer.statusCode, answer.raw.res)
    for (const one of [answer.headers['set-cookie'] ?? []].flat()) void reply.header('set-cookie', one)
    const isJson = (answer.headers['content-type'] ?? '').startsWith('application/json')
    const requestId = answer.headers['x-request-id']
    return {
      status: answer.statusCode,
      json: isJson ? answer.json() : null,
      requestId: typeof requestId === 'string' ? requestId : null,
    }
  }
  const asked = new Map<string, ReturnType<Send>>()
  return createClient((call) => {
    if (call.method !== 'GET') {
      asked.clear()
      return ask(call)
    }
    const answer = asked.get(call.url) ?? ask(call)
    asked.set(call.url, answer)
    return answer
  })
}

function allowHosts(reply: FastifyReply, hosts: readonly string[]): void {
  const policy = reply.getHeader(POLICY)
  if (typeof policy === 'string') void reply.header(POLICY, withHosts(policy, hosts))
}

function toRequest(request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  const abort = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) abort.abort()
  })
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one)
  }
  return new Request(new URL(request.url.replace(/^\/+/, '/'), origin), {
    method: request.method,
    headers,
    signal: abort.signal,
  })
}

function send(reply: FastifyReply, response: Response, body: Buffer): FastifyReply {
  void reply.code(response.status)
  if (response.statusText) reply.raw.statusMessage = response.statusText
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') void reply.header(name, value)
  })
  for (const one of response.headers.getSetCookie()) void reply.header('set-cookie', one)
  return reply.send(body.length === 0 ? null : body)
}
