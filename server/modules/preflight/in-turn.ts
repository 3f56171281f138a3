import { availableParallelism } from 'node:os'

/** How many files of one company are opened at once: as many as there are processors. */
export const MOST_OF_COMPANY = availableParallelism()
/** One place more: whatever one company sends, a file of another is opened beside it. */
export const MOST_AT_ONCE = MOST_OF_COMPANY + 1
/** A good file is rarely opened this long. */
export const SLOW_AFTER_MS = 5_000
/** How long a company counts as slow after a slow file of it. */
export const SLOW_FOR_MS = 10 * 60_000

type Opened = { readonly companyId: string; isSlow: boolean }
type Waiting = { readonly companyId: string; readonly begin: () => void }

const opened = new Set<Opened>()
const slowUntil = new Map<string, number>()
let waiting: readonly Waiting[] = []

const isSlowCompany = (companyId: string) => (slowUntil.get(companyId) ?? 0) > Date.now()
const countOpened = (which: (one: Opened) => boolean) => [...opened].filter(which).length

/**
 * Companies with slow files share the places of one, so that one place is always for others. Where slow files came unexpected and
 * hold all places, one more is made.
 */
function mayBegin(companyId: string): boolean {
  if (countOpened((one) => one.companyId === companyId) >= MOST_OF_COMPANY) return false
  if (isSlowCompany(companyId))
    return opened.size < MOST_AT_ONCE && countOpened((one) => isSlowCompany(one.companyId)) < MOST_OF_COMPANY
  return (
    opened.size < MOST_AT_ONCE || (opened.size === MOST_AT_ONCE && [...opened].every(({ isSlow }) => isSlow))
  )
}

/** Lets in whoever waits longest of those that may. */
function letIn(): void {
  const next = waiting.find(({ companyId }) => mayBegin(companyId))
  if (!next) return
  waiting = waiting.filter((other) => other !== next)
  next.begin()
  letIn()
}

function open(companyId: string): { readonly close: () => void } {
  const file: Opened = { companyId, isSlow: false }
  opened.add(file)
  const rememberSlow = () => slowUntil.set(companyId, Date.now() + SLOW_FOR_MS)
  const timer = setTimeout(() => {
    file.isSlow = true
    rememberSlow()
    letIn()
  }, SLOW_AFTER_MS)
  return {
    close() {
      clearTimeout(timer)
      opened.delete(file)
      if (file.isSlow) rememberSlow()
      else if (!isSlowCompany(companyId)) slowUntil.delete(companyId)
      letIn()
    },
  }
}

/** Opens a file of a company in its turn: checks and repairs together, in the order in which they were asked for. */
export async function inTurn<Result>(companyId: string, work: () => Promise<Result>): Promise<Result> {
  const file = await new Promise<ReturnType<typeof open>>((resolve) => {
    waiting = [...waiting, { companyId, begin: () => resolve(open(companyId)) }]
    letIn()
  })
  try {
    return await work()
  } finally {
    file.close()
  }
}
