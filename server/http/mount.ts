import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { contract } from '#contract/api.ts'
import { calls, type CallName } from '#contract/calls.ts'
import { fillPath } from '#contract/client.ts'
import type { Access, Endpoint, Limit } from '#contract/endpoint.ts'
import { officeContract } from '#contract/office/api.ts'
import { officeCalls, type OfficeCallName } from '#contract/office/calls.ts'
import { ApiErrors } from '#contract/shared.ts'
import { may } from '#domain/access/may.ts'
import type { ShopContext } from '../context.ts'
import { countHourlyCall } from '../db/hourly-calls.ts'
import { networkOf } from '../network.ts'
import { Refusal } from '../refusal.ts'
import type { Shows } from '../db/catalogue-news.ts'
import {
  ANONYMOUS,
  type Asker,
  isPreviewVisitor,
  listsOfScope,
  type LoggedIn,
  type LoggedInOperator,
  scopeOf,
} from './asker.ts'
import { chooseEncoding } from './compression.ts'
import type { CompanyShare } from './company-share.ts'
import { type CachedQuestion, questionKey } from './early-question.ts'
import { contentHeaders, dayOf, FOR_EVERY_VISITOR, cacheKey, OWN } from './cached-answer.ts'
import type { CachedReply, ReplyCache } from './reply-cache.ts'
import { noteShown } from './shown-answers.ts'

/** The calls of the shop and those of its back office. */
const endpoints = { ...contract, ...officeContract }
type Endpoints = typeof endpoints
/** A call of the shop or of its back office. */
export type MountedName = CallName | OfficeCallName

type Parsed<E, Key extends string> =
  E extends Readonly<Record<Key, infer S extends z.ZodType>> ? z.output<S> : undefined

type Request<Name extends MountedName> = {
  readonly params: Parsed<Endpoints[Name], 'params'>
  readonly query: Parsed<Endpoints[Name], 'query'>
  readonly body: Parsed<Endpoints[Name], 'body'>
  readonly ip: string
  /** Tells what a kept answer shows; the lists of who asks are told by themselves. */
  readonly shows: Shows
  /** For cookies and headers; the answer itself is what the handler returns. */
  readonly reply: FastifyReply
  readonly request: FastifyRequest
}
type ReplyOf<Name extends MountedName> = z.input<Endpoints[Name]['reply']>

type Who<A extends Access> = A extends 'contact'
  ? { readonly customer: LoggedIn }
  : A extends 'known'
    ? { readonly asker: Asker }
    : A extends 'operator'
      ? { readonly operator: LoggedInOperator }
      : object

type Keyed<E> = E extends { readonly takesKey: true } ? { readonly idempotencyKey: string | null } : object

type Call<Name extends MountedName> = Request<Name> & Who<Endpoints[Name]['access']> & Keyed<Endpoints[Name]>

type MountOptions = {
  /** Keeps the answer per address and price scope until something changes that it shows, or anything when it tells not what. */
  readonly cache?: ReplyCache
  /** What the answer depends on besides, for a question that comes in a body. */
  readonly keyOf?: CachedQuestion['keyOf']
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Who sends this request; a lookup only when there is a session cookie. */
    findAsker(request: FastifyRequest): Promise<Asker>
    /** The operator who sends this request, by a cookie of his own; null for everybody else. */
    findOperator(request: FastifyRequest): Promise<LoggedInOperator | null>
  }
}

export type Mount = <Name extends MountedName>(
  name: Name,
  handle: (call: Call<Name>) => Promise<ReplyOf<Name>> | ReplyOf<Name>,
  options?: MountOptions,
) => void

/** How long an Idempotency-Key is; another one is left aside. */
export const [SHORTEST_KEY, LONGEST_KEY] = [8, 200]

function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' && key.length >= SHORTEST_KEY && key.length <= LONGEST_KEY ? key : null
}

/**
 * The address as the shop's own client writes it: names that the call does not know are left out and each character has
 * one spelling, so that nobody makes us keep an answer twice.
 */
function ownAddress({ path, query }: Endpoint, request: FastifyRequest): string {
  const asked = new URL(request.url, 'http://localhost').searchParams
  const names = query instanceof z.ZodObject ? Object.keys(query.shape) : []
  return fillPath(path, {
    params: request.params as Readonly<Record<string, string>>,
    query: Object.fromEntries(names.map((name) => [name, asked.getAll(name)])),
  })
}

function sendCached(request: FastifyRequest, reply: FastifyReply, cached: CachedReply) {
  noteShown(reply.raw, cached.shown)
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  void reply.headers(contentHeaders(cached, encoding))
  if (cached.kind === 'long') return cached.body(encoding)
  void reply.serializer((text: string) => text)
  return cached.text
}

/** What comes too fast or too often is turned away by the process that it comes to: this spares its computing and its database. */
const rateLimit = (limit: Limit) =>
  'perSecond' in limit
    ? { max: limit.perSecond, timeWindow: 1_000 }
    : { max: limit.perHour, timeWindow: 3_600_000 }

/** What each process lets pass in an hour is counted over all of them: this spares who is written to. */
const perHour = (shop: Pick<ShopContext, 'db' | 'clock'>, { name, limit }: Endpoint) =>
  limit && 'perHour' in limit
    ? [
        async ({ ip }: FastifyRequest) => {
          const asked = { call: name, network: networkOf(ip), now: shop.clock() }
          if ((await countHourlyCall(shop.db, asked)) > limit.perHour) throw new Refusal('TooManyRequests')
        },
      ]
    : []

/** Who tells what an answer shows need not tell of the lists that priced it. */
const withListsOf =
  (scope: string, shows: Shows): Shows =>
  (...names) =>
    shows(...names, ...listsOfScope(scope).map((id) => `list ${id}` as const))

/** Turns away who may not call. */
function gate(app: FastifyInstance, { access, may: action }: Endpoint) {
  if (access === 'contact')
    return [
      async (request: FastifyRequest) => {
        const asker = await app.findAsker(request)
        if (isPreviewVisitor(asker)) throw new Refusal('PreviewHidesCustomer')
        const denial = may(asker, action ?? 'useShop')
        if (denial) throw new Refusal(denial)
      },
    ]
  if (access === 'operator')
    return [
      async (request: FastifyRequest) => {
        const operator = await app.findOperator(request)
        // To whoever is none the back office does not exist.
        if (!operator) throw new Refusal('NotFound')
        const denial = action ? may(operator, action) : null
        if (denial) throw new Refusal(denial)
      },
    ]
  return []
}

/** Mounts endpoints of the contract by name: parsing, access, limits, cache headers and errors are the same for all. */
export function mountOn(
  app: FastifyInstance,
  mounted: Set<MountedName>,
  shop: Pick<ShopContext, 'db' | 'clock'>,
  questions: Map<string, CachedQuestion>,
  inShareOf: CompanyShare,
): Mount {
  const today = dayOf(shop.clock)
  return (name, handle, { cache, keyOf } = {}) => {
    const endpoint: Endpoint = endpoints[name]
    const { access, limit, changesState, body, takesKey, bodyBytes } = endpoint
    mounted.add(name)
    if (cache && access === 'operator') throw new Error(`${name} is for operators, and would be kept for all`)
    if (cache && keyOf && access !== 'contact' && body) questions.set(endpoint.path, { cache, body, keyOf })
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: {
        ...('params' in endpoint && { params: endpoint.params }),
        ...('query' in endpoint && { querystring: endpoint.query }),
        ...('body' in endpoint && { body: endpoint.body }),
        response: { 200: endpoint.reply, '4xx': ApiErrors, '5xx': ApiErrors },
      },
      ...(bodyBytes !== undefined && { bodyLimit: bodyBytes }),
      // What is kept is kept compressed as well.
      ...(cache && { compress: false }),
      config: {
        ...(changesState && { changesState }),
        ...(limit && { rateLimit: rateLimit(limit) }),
      },
      // Before the body is read: who may not call can't make us parse one.
      onRequest: gate(app, endpoint),
      // After it: who leaves while a body comes is asked nothing of the database.
      preValidation: perHour(shop, endpoint),
      handler: async (request, reply) => {
        const isOfShop = access === 'known' || access === 'contact'
        const asker = isOfShop ? await app.findAsker(request) : ANONYMOUS
        const isOwn = asker.kind === 'contact' || !cache || keyOf
        void reply.header('cache-control', isOwn ? OWN : FOR_EVERY_VISITOR)
        const handleCall = async (shows: Shows = () => undefined) =>
          handle({
            params: request.params,
            query: request.query,
            body: request.body,
            ip: request.ip,
            shows,
            reply,
            request,
            ...(takesKey && { idempotencyKey: idempotencyKey(request) }),
            ...(access === 'contact' && { customer: asker }),
            ...(access === 'known' && { asker }),
            ...(access === 'operator' && { operator: await app.findOperator(request) }),
          } as Parameters<typeof handle>[0])
        const answer = (shows?: Shows) =>
          asker.kind === 'contact' ? inShareOf(asker.companyId, () => handleCall(shows)) : handleCall(shows)
        if (!cache) return answer()
        const scope = scopeOf(asker)
        const key = keyOf
          ? questionKey(today(), endpoint.path, await keyOf(JSON.stringify(request.body)), scope)
          : cacheKey(scope, today(), ownAddress(endpoint, request))
        const cached = await cache.get(key, async (shows) =>
          JSON.stringify(endpoint.reply.parse(await answer(withListsOf(scope, shows)))),
        )
        return sendCached(request, reply, cached)
      },
    })
  }
}

/** A call that no module answers is a mistake of ours, found at every start. */
export function demandAll(mounted: ReadonlySet<MountedName>): void {
  const names = Object.keys({ ...calls, ...officeCalls }) as MountedName[]
  const missing = names.filter((name) => !mounted.has(name))
  if (missing.length > 0) throw new Error(`No module answers ${missing.join(', ')}`)
}
