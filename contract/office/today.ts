import { z } from 'zod'
import { WAITING_KINDS } from '#domain/access/waiting-kinds.ts'
import { officeEndpoint } from './endpoint.ts'
import { Wait } from './wait.ts'

/** One of what waits: what it is, whose, and how long it has waited or how late it is. */
export const WaitingItem = z.object({
  /** Of itself; of a draft that of its product. */
  id: z.string(),
  name: z.string(),
  /** Whose it is; null where it is the shop's own. */
  of: z.string().nullable(),
  /** What else tells about it, in words. */
  note: z.string().nullable(),
  state: z.object({ stateLabel: z.string(), stateTone: z.string() }).nullable(),
  /** Null of what goes by itself at a time. */
  wait: Wait.nullable(),
})
export type WaitingItem = z.output<typeof WaitingItem>

export const Waiting = z.object({
  kind: z.enum(WAITING_KINDS),
  /** No further than a thousand. */
  count: z.int(),
  /** The first few, what waits the longest first. */
  items: z.array(WaitingItem),
})
export type Waiting = z.output<typeof Waiting>

export const showToday = officeEndpoint('showToday', {
  summary: 'What waits for whoever asks, of each kind that the role is there for: the first few and how many',
  access: 'operator',
  reply: z.object({ waiting: z.array(Waiting) }),
})
