import { availableParallelism } from 'node:os'

/** How many files of one company are opened at once: as many as there are processors. */
export const MOST_OF_COMPANY = availableParallelism()
/** One place more: whatever one company sends, a file of another is opened beside it. */
export const MOST_AT_ONCE = MOST_OF_COMPANY + 1

type Waiting = { readonly companyId: string; readonly begin: () => void }

const runningOf = new Map<string, number>()
let running = 0
let waiting: readonly Waiting[] = []

const isAtItsShare = (companyId: string) => (runningOf.get(companyId) ?? 0) >= MOST_OF_COMPANY

function take(companyId: string): void {
  running += 1
  runningOf.set(companyId, (runningOf.get(companyId) ?? 0) + 1)
}

function giveBack(companyId: string): void {
  running -= 1
  const left = (runningOf.get(companyId) ?? 0) - 1
  if (left > 0) runningOf.set(companyId, left)
  else runningOf.delete(companyId)
}

/** Lets in whoever waits longest, but for companies that have their share already. */
function letIn(): void {
  if (running >= MOST_AT_ONCE) return
  const next = waiting.find(({ companyId }) => !isAtItsShare(companyId))
  if (!next) return
  waiting = waiting.filter((other) => other !== next)
  take(next.companyId)
  next.begin()
  letIn()
}

/** Opens a file of a company in its turn: checks and repairs together, in the order in which they were asked for. */
export async function inTurn<Result>(companyId: string, work: () => Promise<Result>): Promise<Result> {
  const begun = new Promise<void>((resolve) => {
    waiting = [...waiting, { companyId, begin: resolve }]
  })
  letIn()
  await begun
  try {
    return await work()
  } finally {
    giveBack(companyId)
    letIn()
  }
}
