import { Refusal } from '../refusal.ts'

/** A third of the connections to the database: one company never keeps all others waiting. */
const MOST_AT_ONCE = 4
/** A page asks for ten things at most, and a company has several people at work. */
const MOST_WAITING = 100

type Turns = { running: number; readonly waiting: (() => void)[] }

/** Does work for a company in its turn. */
export type CompanyShare = <Result>(companyId: string, work: () => Promise<Result>) => Promise<Result>

/** Does so many calls of one company at once, and the others in the order in which they came. */
export function createCompanyShare(): CompanyShare {
  const turnsOf = new Map<string, Turns>()

  async function take(turns: Turns): Promise<void> {
    if (turns.running < MOST_AT_ONCE) {
      turns.running += 1
      return
    }
    if (turns.waiting.length >= MOST_WAITING) throw new Refusal('TooManyRequests')
    await new Promise<void>((resolve) => turns.waiting.push(resolve))
  }

  /** Whoever waits longest takes the place over. */
  function giveBack(companyId: string, turns: Turns): void {
    const next = turns.waiting.shift()
    if (next) return next()
    turns.running -= 1
    if (turns.running === 0) turnsOf.delete(companyId)
  }

  return async (companyId, work) => {
    const turns = turnsOf.get(companyId) ?? { running: 0, waiting: [] }
    turnsOf.set(companyId, turns)
    await take(turns)
    try {
      return await work()
    } finally {
      giveBack(companyId, turns)
    }
  }
}
