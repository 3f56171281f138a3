import type { z } from 'zod'
import { callParts, type CallName } from './calls.ts'

export type Schemas = {
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly reply: z.ZodType
}

/** A call of spec 7 with its schemas: the server mounts it, both clients are typed by it. */
export function endpoint<const Name extends CallName, const S extends Schemas>(name: Name, schemas: S) {
  return { name, ...callParts(name), ...schemas }
}

/** What one endpoint is, whatever its schemas. */
export type Endpoint = ReturnType<typeof endpoint<CallName, Schemas>>
