/** How long after an answer the manager asks again while files are processed (spec 9). */
export const POLL_EVERY_MS = 1000

/** How often it asks before it tells that processing takes long (spec 9). */
export const MOST_POLLS = 50

/** How often was asked for these files; each file that comes to be processed starts the count anew. */
export type Polling = { readonly tries: number; readonly awaited: ReadonlySet<string> }

/** Before anything was asked. */
export const NO_POLLING: Polling = { tries: 0, awaited: new Set() }

/** Goes on with what is processed now: without files, and with a new one among them, the count starts again. */
export function awaitFiles(polling: Polling, processing: ReadonlySet<string>): Polling {
  const hasNew = [...processing].some((processId) => !polling.awaited.has(processId))
  const tries = hasNew || processing.size === 0 ? 0 : polling.tries
  return { tries, awaited: processing }
}

/** What comes next: nothing without files to wait for, one more question, or the warning after the last (spec 4). */
export function nextPoll({ tries, awaited }: Polling): 'rest' | 'ask' | 'warn' {
  if (awaited.size === 0) return 'rest'
  return tries < MOST_POLLS ? 'ask' : 'warn'
}
