import type { z } from 'zod'
import { ApiError, type ServerError } from './api-error.ts'
import type { Contract } from './api.ts'
import { callParts, calls, type CallName, type Method } from './calls.ts'

type Part<C, Key extends string> =
  C extends Readonly<Record<Key, infer S extends z.ZodType>> ? { readonly [K in Key]: z.input<S> } : unknown
/** What a call takes: its path parameters, query and body, each only where the endpoint has it. */
export type Args<Name extends CallName> = Part<Contract[Name], 'params'> &
  Part<Contract[Name], 'query'> &
  Part<Contract[Name], 'body'>
/** What a call answers when all is well. */
export type Reply<Name extends CallName> = z.output<Contract[Name]['reply']>

export type CallOptions = { readonly signal?: AbortSignal; readonly idempotencyKey?: string }
type Call<Name extends CallName> =
  unknown extends Args<Name>
    ? (args?: Record<never, never>, options?: CallOptions) => Promise<Reply<Name>>
    : Record<never, never> extends Args<Name>
      ? (args?: Args<Name>, options?: CallOptions) => Promise<Reply<Name>>
      : (args: Args<Name>, options?: CallOptions) => Promise<Reply<Name>>
/** One typed function per call of spec 7, the same in the browser and while rendering on the server. */
export type Client = { readonly [Name in CallName]: Call<Name> }

/** Carries a request to the server: fetch in the browser, in-process while rendering. */
export type Send = (
  request: { readonly method: Method; readonly url: string; readonly body?: unknown } & CallOptions,
) => Promise<{ readonly status: number; readonly json: unknown; readonly requestId?: string | null }>

type LooseArgs = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** Fills the parameters into a path of `calls`; '*' takes a whole path, segment by segment. */
export function fillPath(path: string, { params = {}, query = {} }: LooseArgs): string {
  const filled = path.replace(/:(\w+)|\*/g, (wild: string, name: string | undefined) =>
    name === undefined
      ? (params[wild] ?? '').split('/').map(encodeURIComponent).join('/')
      : encodeURIComponent(params[name] ?? ''),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') search.append(key, String(one))
    }
  }
  return search.size === 0 ? filled : `${filled}?${search}`
}

function serverErrors(json: unknown): readonly ServerError[] {
  const errors = typeof json === 'object' && json !== null && 'errors' in json ? json.errors : []
  if (!Array.isArray(errors)) return []
  return errors.filter((error): error is ServerError => typeof error?.message === 'string')
}

/** The typed client over any transport; a status of 400 or more becomes an ApiError. */
export function createClient(send: Send): Client {
  const call =
    (name: CallName) =>
    async (args: LooseArgs = {}, options: CallOptions = {}) => {
      const { method, path } = callParts(name)
      const { status, json, requestId } = await send({
        method,
        url: fillPath(path, args),
        ...(args.body !== undefined && { body: args.body }),
        ...options,
      })
      if (status === 0 || status >= 400)
        throw new ApiError(status, serverErrors(json), `HTTP ${status}`, requestId)
      return json
    }
  const names = Object.keys(calls) as CallName[]
  return Object.fromEntries(names.map((name) => [name, call(name)])) as unknown as Client
}
