import type { ApiError } from '#contract/api-error.ts'
import { RETENTION } from '#domain/privacy/retention.ts'
import type { Addition } from '#app/lib/cart/keep-addition.ts'

/** An addition that the shop does not have, as far as this browser knows. */
export type WaitingAddition = Addition & {
  /** Why the shop does not take it; null while it waits for a connection. */
  readonly refusal: string | null
}

/** What came of sending one: it is in the cart, it never will be, or it is tried again later. */
export type SendAnswer =
  | { readonly type: 'added' }
  | { readonly type: 'refused'; readonly reason: string }
  | { readonly type: 'later' }

export type WaitingChange =
  | { readonly type: 'kept'; readonly addition: WaitingAddition }
  | { readonly type: 'removed'; readonly key: string }
  | { readonly type: 'answered'; readonly key: string; readonly answer: SendAnswer }

export function changeWaiting(
  waiting: readonly WaitingAddition[],
  change: WaitingChange,
): readonly WaitingAddition[] {
  switch (change.type) {
    case 'kept':
      return waiting.some(({ key }) => key === change.addition.key) ? waiting : [...waiting, change.addition]
    case 'removed':
      return waiting.filter(({ key }) => key !== change.key)
    case 'answered':
      return settle(waiting, change.key, change.answer)
  }
}

function settle(waiting: readonly WaitingAddition[], sent: string, answer: SendAnswer) {
  if (answer.type === 'later') return waiting
  if (answer.type === 'added') return waiting.filter(({ key }) => key !== sent)
  return waiting.map((addition) =>
    addition.key === sent ? { ...addition, refusal: answer.reason } : addition,
  )
}

// The day that the connection was lost and the one on which it is sent are no whole ones.
const LONGEST_WAIT_MS = (RETENTION.idempotencyKeys.days - 2) * 24 * 60 * 60 * 1000

/** Whether the shop may have forgotten the key: sent once more, what it added then would be added again. */
export const isTooOld = ({ addedAt }: WaitingAddition, nowMs: number): boolean =>
  nowMs - addedAt > LONGEST_WAIT_MS

/** Whether it was put there so long ago that even its refusal tells nobody anything. */
export const isForgotten = ({ addedAt }: WaitingAddition, nowMs: number): boolean =>
  nowMs - addedAt > 2 * LONGEST_WAIT_MS

/** In the order in which they were put in the cart; null when none can be sent. */
export const nextToSend = (waiting: readonly WaitingAddition[]): WaitingAddition | null =>
  waiting.find(({ refusal }) => refusal === null) ?? null

const NOT_NOW = new Set([401, 408, 425, 429])

/** What a call that failed means for its addition: only a refusal in the shop's own words is the last one. */
export function answerOf({ status, errors, message }: ApiError): SendAnswer {
  const isRefused = status >= 400 && status < 500 && !NOT_NOW.has(status) && errors.length > 0
  return isRefused ? { type: 'refused', reason: message } : { type: 'later' }
}

const FIRST_RETRY_MS = 5_000
const LAST_RETRY_MS = 5 * 60_000

/** How long to wait after so many failures in a row. */
export const retryAfterMs = (failures: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1), LAST_RETRY_MS)

export const writeWaiting = (waiting: readonly WaitingAddition[]): string => JSON.stringify(waiting)

/** What was kept; whatever of it cannot be read is none. */
export function readWaiting(text: string | null): readonly WaitingAddition[] {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return Array.isArray(kept) ? kept.filter(isWaiting) : []
  } catch {
    return []
  }
}

/** The shop judges the item itself when it is sent. */
function isWaiting(value: unknown): value is WaitingAddition {
  if (typeof value !== 'object' || value === null) return false
  const { key, title, quantity, pack, cartItem, addedAt, refusal } = value as Partial<Record<string, unknown>>
  return (
    typeof key === 'string' &&
    typeof title === 'string' &&
    typeof quantity === 'number' &&
    typeof (pack ?? {}) === 'object' &&
    typeof addedAt === 'number' &&
    typeof cartItem === 'object' &&
    cartItem !== null &&
    (refusal === null || typeof refusal === 'string')
  )
}
