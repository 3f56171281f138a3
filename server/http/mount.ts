import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Contract } from '#contract/api.ts'
import { contract } from '#contract/api.ts'
import { calls, type CallName } from '#contract/calls.ts'
import { fillPath } from '#contract/client.ts'
import type { Access, Endpoint, Limit } from '#contract/endpoint.ts'
import { ApiErrors } from '#contract/shared.ts'
import { may } from '#domain/access/may.ts'
import type { Clock } from '../context.ts'
import { Refusal } from '../refusal.ts'
import type { Shows } from '../db/catalogue-news.ts'
import { ANONYMOUS, type Asker, listsOfScope, type LoggedIn, scopeOf } from './asker.ts'
import { chooseEncoding } from './compression.ts'
import type { CompanyShare } from './company-share.ts'
import { type KeptQuestion, questionKey } from './early-question.ts'
import { contentHeaders, dayOf, FOR_EVERY_VISITOR, keptKey, OWN } from './kept-answer.ts'
import type { KeptReply, ReplyCache } from './reply-cache.ts'
import { noteShown } from './shown-answers.ts'

type Parsed<E, Key extends string> =
  E extends Readonly<Record<Key, infer S extends z.ZodType>> ? z.output<S> : undefined

type Request<Name extends CallName> = {
  readonly params: Parsed<Contract[Name], 'params'>
  readonly query: Parsed<Contract[Name], 'query'>
  readonly body: Parsed<Contract[Name], 'body'>
  readonly ip: string
  /** Tells what a kept answer shows; the lists of who asks are told by themselves. */
  readonly shows: Shows
  /** For cookies and headers; the answer itself is what the handler returns. */
  readonly reply: FastifyReply
  readonly request: FastifyRequest
}
type ReplyOf<Name extends CallName> = z.input<Contract[Name]['reply']>

type Who<A extends Access> = A extends 'contact'
  ? { readonly customer: LoggedIn }
  : A extends 'known'
    ? { readonly asker: Asker }
    : object

type Keyed<E> = E extends { readonly takesKey: true } ? { readonly idempotencyKey: string | null } : object

type Call<Name extends CallName> = Request<Name> & Who<Contract[Name]['access']> & Keyed<Contract[Name]>

type MountOptions = {
  /** Keeps the answer per address and price scope until something changes that it shows, or anything when it tells not what. */
  readonly cache?: ReplyCache
  /** What the answer depends on besides, for a question that comes in a body. */
  readonly keyOf?: KeptQuestion['keyOf']
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Who sends this request; a lookup only when there is a session cookie. */
    findAsker(request: FastifyRequest): Promise<Asker>
  }
}

export type Mount = <Name extends CallName>(
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

function sendKept(request: FastifyRequest, reply: FastifyReply, kept: KeptReply) {
  noteShown(reply.raw, kept.shown)
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  void reply.headers(contentHeaders(kept, encoding))
  if (kept.kind === 'long') return kept.body(encoding)
  void reply.serializer((text: string) => text)
  return kept.text
}

const rateLimit = (limit: Limit) =>
  'perSecond' in limit
    ? { max: limit.perSecond, timeWindow: 1_000 }
    : { max: limit.perHour, timeWindow: 3_600_000 }

/** Who tells what an answer shows need not tell of the lists that priced it. */
const withListsOf =
  (scope: string, shows: Shows): Shows =>
  (...names) =>
    shows(...names, ...listsOfScope(scope).map((id) => `list ${id}` as const))

/** Mounts endpoints of the contract by name: parsing, access, limits, cache headers and errors are the same for all. */
export function mountOn(
  app: FastifyInstance,
  mounted: Set<CallName>,
  clock: Clock,
  questions: Map<string, KeptQuestion>,
  inShareOf: CompanyShare,
): Mount {
  const today = dayOf(clock)
  return (name, handle, { cache, keyOf } = {}) => {
    const endpoint: Endpoint = contract[name]
    const { access, limit, changesState, body, takesKey } = endpoint
    mounted.add(name)
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
      // What is kept is kept compressed as well.
      ...(cache && { compress: false }),
      config: {
        ...(changesState && { changesState }),
        ...(limit && { rateLimit: rateLimit(limit) }),
      },
      // Before the body is read: who may not call can't make us parse one.
      ...(access === 'contact' && {
        onRequest: async (request: FastifyRequest) => {
          const denial = may(await app.findAsker(request), endpoint.may ?? 'useShop')
          if (denial) throw new Refusal(denial)
        },
      }),
      handler: async (request, reply) => {
        const asker = access === 'public' ? ANONYMOUS : await app.findAsker(request)
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
          } as Parameters<typeof handle>[0])
        const answer = (shows?: Shows) =>
          asker.kind === 'contact' ? inShareOf(asker.companyId, () => handleCall(shows)) : handleCall(shows)
        if (!cache) return answer()
        const scope = scopeOf(asker)
        const key = keyOf
          ? questionKey(today(), endpoint.path, await keyOf(JSON.stringify(request.body)), scope)
          : keptKey(scope, today(), ownAddress(endpoint, request))
        const kept = await cache.get(key, async (shows) =>
          JSON.stringify(endpoint.reply.parse(await answer(withListsOf(scope, shows)))),
        )
        return sendKept(request, reply, kept)
      },
    })
  }
}

/** A call that no module answers is a mistake of ours, found at every start. */
export function demandAll(mounted: ReadonlySet<CallName>): void {
  const missing = (Object.keys(calls) as CallName[]).filter((name) => !mounted.has(name))
  if (missing.length > 0) throw new Error(`No module answers ${missing.join(', ')}`)
}
