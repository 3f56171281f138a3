import type { z } from 'zod'
import type { ContactAction } from '#domain/access/may.ts'
import { callParts, type CallName } from './calls.ts'

/** Who may call: anybody without being looked up, anybody but known when logged in, or contacts of a company only (else 401). */
export type Access = 'public' | 'known' | 'contact'

/** How often one network may call. */
export type Limit = { readonly perSecond: number } | { readonly perHour: number }

/** The status of an answer that is a refusal. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503

/** What holds for a call whatever is sent with it. */
export type Rules = {
  /** What the call does, in one line of the document for programs of customers. */
  readonly summary: string
  readonly access: Access
  /** What a contact must be allowed to do; without it to have logged in is enough. */
  readonly may?: ContactAction
  readonly limit?: Limit
  /** A GET that changes something, so that other sites may not send it and browsers may not fetch it ahead. */
  readonly changesState?: true
  /** Sent again with the same Idempotency-Key it does nothing anew, and answers as it did. */
  readonly takesKey?: true
  /** How its own work may refuse, beside what follows from its rules and schemas (`statusesOf`). */
  readonly refuses?: readonly RefusalStatus[]
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
