import type { z } from 'zod'
import type { ContactAction } from '#domain/access/may.ts'
import { callParts, type CallName } from './calls.ts'

/** Who may call: anybody without being looked up, anybody but known when logged in, or contacts of a company only (else 401). */
export type Access = 'public' | 'known' | 'contact'

/** How often one network may call. */
export type Limit = { readonly perSecond: number } | { readonly perHour: number }

/** What holds for a call whatever is sent with it. */
export type Rules = {
  readonly access: Access
  /** What a contact must be allowed to do; without it to have logged in is enough. */
  readonly may?: ContactAction
  readonly limit?: Limit
  /** A GET that changes something, so that other sites may not send it and browsers may not fetch it ahead. */
  readonly changesState?: true
}

export type Schemas = {
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly reply: z.ZodType
}

/** A call of spec 7 with its rules and schemas: the server mounts it, both clients are typed by it. */
export function endpoint<const Name extends CallName, const E extends Rules & Schemas>(name: Name, rest: E) {
  return { name, ...callParts(name), ...rest }
}

/** What one endpoint is, whatever its schemas. */
export type Endpoint = ReturnType<typeof endpoint<CallName, Rules & Schemas>>
