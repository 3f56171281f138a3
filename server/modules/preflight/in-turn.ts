import { availableParallelism } from 'node:os'

const MOST_AT_ONCE = availableParallelism()
const waiting: (() => void)[] = []
let running = 0

/** Runs heavy work, one at a time per core, in the order in which it was asked for. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
