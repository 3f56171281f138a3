import type { z } from 'zod'
import type { ContactAction, OperatorAction } from '#domain/access/may.ts'
import { callParts, type CallName, type Method } from './calls.ts'

/** Who may call the shop: anybody without being looked up, anybody but known when logged in, or contacts of a company only (else 401). */
export type ShopAccess = 'public' | 'known' | 'contact'

/** Who may call: as in the shop, or operators only, for whom else the call does not exist (404). */
export type Access = ShopAccess | 'operator'

/** Who may call, and what right that takes; without one to have logged in is enough. */
type Gate =
  | { readonly access: 'public' | 'known'; readonly may?: never }
  | { readonly access: 'contact'; readonly may?: ContactAction }
  | { readonly access: 'operator'; readonly may?: OperatorAction }

/** How often one network may call. */
export type Limit = { readonly perSecond: number } | { readonly perHour: number }

/** The status of an answer that is a refusal. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503

/** What holds for a call whatever is sent with it. */
export type Rules = Gate & {
  /** What the call does, in one line of the document for programs of customers. */
  readonly summary: string
  readonly limit?: Limit
  /** How large its body may be, where that is more than that of others. */
  readonly bodyBytes?: number
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
export function endpoint<const Name extends CallName, const E extends ShopRules & Schemas>(
  name: Name,
  rest: E,
) {
  return { name, ...callParts(name), ...rest }
}

/** What holds for a call of the shop. */
type ShopRules = Rules & { readonly access: ShopAccess }

/** What one endpoint is, whatever its schemas. */
export type Endpoint = { readonly name: string; readonly method: Method; readonly path: string } & Rules &
  Schemas

/** What an endpoint of the shop is. */
export type ShopEndpoint = Endpoint & ShopRules
