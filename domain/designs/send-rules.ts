/** How many files are sent at the same time (issue: at most three). */
export const MOST_AT_ONCE = 3

/** How long a file may take (spec 9). */
export const UPLOAD_TIMEOUT_MS = 1_200_000

/** How long after a failure it is tried again, each in turn; after the last the customer decides (ux 5.5). */
export const RETRY_AFTER_MS = [1000, 2000, 4000] as const

/** A file as far as its turn goes. */
export type WaitingFile = { readonly processId: string; readonly size: number }

/** The files to begin with now: the smallest first, as many as there is room for. */
export const nextToSend = <File extends WaitingFile>(
  waiting: readonly File[],
  sending: number,
): readonly File[] =>
  waiting.toSorted((a, b) => a.size - b.size).slice(0, Math.max(0, MOST_AT_ONCE - sending))

/** What a failed request of an upload means. */
export type SendVerdict = 'retry' | 'renewToken' | 'startAnew' | 'give up'

/**
 * After a failed request; status 0 is no answer. 403 is a token that ran out, 404 and 410 an upload that the shop no longer
 * has; of the other refusals only a lock (423) and a wait (429) pass by themselves.
 */
export function afterFailure(status: number): SendVerdict {
  if (status === 403) return 'renewToken'
  if (status === 404 || status === 410) return 'startAnew'
  const isRefusal = status >= 400 && status < 500
  return isRefusal && status !== 423 && status !== 429 ? 'give up' : 'retry'
}
