import type { z } from 'zod'
import { ApiError, type ServerError } from './api-error.ts'
import type { Contract } from './api.ts'
import { calls, type CallName, type Method, splitCall } from './calls.ts'

type Part<C, Key extends string> =
  C extends Readonly<Record<Key, infer S extends z.ZodType>> ? { readonly [K in Key]: z.input<S> } : unknown
type Answers = { readonly reply: z.ZodType }
/** What an endpoint takes: its path parameters, query and body, each only where it has it. */
export type ArgsOf<E> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>
/** What a call takes. */
export type Args<Name extends CallName> = ArgsOf<Contract[Name]>
/** What a call answers when all is well. */
export type Reply<Name extends CallName> = z.output<Contract[Name]['reply']>

export type CallOptions = { readonly signal?: AbortSignal; readonly idempotencyKey?: string }
type Call<E extends Answers> =
  unknown extends ArgsOf<E>
    ? (args?: Record<never, never>, options?: CallOptions) => Promise<z.output<E['reply']>>
    : Record<never, never> extends ArgsOf<E>
      ? (args?: ArgsOf<E>, options?: CallOptions) => Promise<z.output<E['reply']>>
      : (args: ArgsOf<E>, options?: CallOptions) => Promise<z.output<E['reply']>>
/** One typed function per endpoint of a contract. */
export type ClientOf<C extends Readonly<Record<string, Answers>>> = {
  readonly [Name in keyof C]: Call<C[Name]>
}
/** One typed function per call of spec 7, the same in the browser and while rendering on the server. */
export type Client = ClientOf<Pick<Contract, CallName>>

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

/** The typed client of the shop over any transport; a status of 400 or more becomes an ApiError. */
export const createClient = (send: Send): Client => clientOf<Pick<Contract, CallName>>(calls, send)

/** The same for any list of calls ('METHOD path' by name). */
export function clientOf<C extends Readonly<Record<string, Answers>>>(
  callsOf: Readonly<Record<keyof C & string, string>>,
  send: Send,
): ClientOf<C> {
  const call =
    (line: string) =>
    async (args: LooseArgs = {}, options: CallOptions = {}) => {
      const { method, path } = splitCall(line)
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
  const lines = Object.entries<string>(callsOf)
  return Object.fromEntries(lines.map(([name, line]) => [name, call(line)])) as unknown as ClientOf<C>
}
