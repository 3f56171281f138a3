import { z } from 'zod'
import type { Doer } from '#domain/access/actor.ts'
import { stored } from './stored.ts'

/** Columns of one row, or those of it that changed, as the trigger `record_change` writes them. */
const Row = z.record(z.string(), z.unknown())
export const changedRow = stored('audit_events', Row)

/** Who moved an order, as the transaction named him. */
export const doer = stored<Doer>(
  'order_events.actor',
  z.object({
    kind: z.enum(['visitor', 'contact', 'client', 'operator', 'system']),
    id: z.string().nullable(),
    task: z.string().nullable(),
    inNameOf: z.string().nullable(),
  }),
)

/** What a call answered under a key, as far as its repeat needs it. */
export const storedReply = stored<object>('idempotency_keys.reply', z.looseObject({}))

const Rows = z.array(Row)
/** What was taken out of a cart, as the rows that it was; SQL writes it and puts it back. */
export const removedRows = stored(
  'cart_removals.kept',
  z.object({
    reference: z.string().nullable(),
    groups: Rows,
    lines: Rows,
    designs: Rows,
    patchups: Rows.default([]),
    tokens: Rows.default([]),
  }),
)
