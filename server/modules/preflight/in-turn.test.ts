import { availableParallelism } from 'node:os'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inTurn, MOST_AT_ONCE, MOST_OF_COMPANY, SLOW_AFTER_MS, SLOW_FOR_MS } from './in-turn.ts'
import { ANSWER_WITHIN_MS, IN_ALL } from './limits.ts'

const begun: string[] = []
const running = new Map<string, () => void>()
let last: Promise<unknown> = Promise.resolve()

/** Asks for work that goes on until it is ended. */
function ask(companyId: string, name: string): void {
  const asked = inTurn(companyId, async () => {
    begun.push(name)
    await new Promise<void>((resolve) => running.set(name, resolve))
  })
  last = Promise.all([last, asked])
}
async function end(name: string): Promise<void> {
  running.get(name)?.()
  running.delete(name)
  await settled()
}
/** All that can begin has begun: nothing here waits for more than each other's promises. */
const settled = () => new Promise((resolve) => setImmediate(resolve))
const many = (companyId: string, count: number) => {
  for (let at = 1; at <= count; at += 1) ask(companyId, `${companyId}${at}`)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(async () => {
  while (running.size > 0) for (const name of running.keys()) await end(name)
  await last
  begun.length = 0
  vi.useRealTimers()
})

it('as many as go on at once are waited for until each may have done all its work', () => {
  // With the one place that is made where all are slow.
  const longestMs = (IN_ALL.withinMs * (MOST_AT_ONCE + 1)) / availableParallelism()
  expect(ANSWER_WITHIN_MS).toBeGreaterThanOrEqual(longestMs)
})

describe('the turns of files', () => {
  it('leave a place for another company, whatever one asks for', async () => {
    many('a', MOST_AT_ONCE + 2)
    ask('b', 'b1')
    await settled()
    expect(begun).toHaveLength(MOST_AT_ONCE)
    expect(begun.filter((name) => name.startsWith('a'))).toHaveLength(MOST_OF_COMPANY)
    expect(begun).toContain('b1')
  })

  it('come to who asked first, as soon as the share of a company allows', async () => {
    many('a', MOST_OF_COMPANY + 2)
    ask('b', 'b1')
    await settled()
    await end('b1')
    expect(begun).not.toContain(`a${MOST_OF_COMPANY + 1}`)
    await end('a1')
    expect(begun.at(-1)).toBe(`a${MOST_OF_COMPANY + 1}`)
  })

  it('go on after work that failed', async () => {
    many('a', MOST_OF_COMPANY - 1)
    await expect(inTurn('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    ask('a', 'after')
    await settled()
    expect(begun).toContain('after')
  })

  it('come to a third company soon after slow files of two others took all places', async () => {
    many('slow', MOST_OF_COMPANY + 1)
    many('slower', MOST_OF_COMPANY + 1)
    ask('c', 'c1')
    await settled()
    expect(begun).toHaveLength(MOST_AT_ONCE)
    expect(begun).not.toContain('c1')
    vi.advanceTimersByTime(SLOW_AFTER_MS)
    await settled()
    expect(begun).toHaveLength(MOST_AT_ONCE + 1)
    expect(begun).toContain('c1')
  })

  it('leave a place for others once slow files of companies are known', async () => {
    many('known', MOST_OF_COMPANY)
    many('knew', 1)
    await settled()
    vi.advanceTimersByTime(SLOW_AFTER_MS)
    for (const name of begun) await end(name)
    begun.length = 0
    many('known', MOST_OF_COMPANY)
    many('knew', MOST_OF_COMPANY)
    await settled()
    expect(begun).toHaveLength(MOST_OF_COMPANY)
    ask('d', 'd1')
    await settled()
    expect(begun.at(-1)).toBe('d1')
  })

  it('come as to any other some time after the last slow file', async () => {
    ask('forgiven', 'forgiven1')
    await settled()
    vi.advanceTimersByTime(SLOW_AFTER_MS)
    await end('forgiven1')
    vi.advanceTimersByTime(SLOW_FOR_MS)
    begun.length = 0
    many('forgiven', MOST_OF_COMPANY)
    many('e', 1)
    await settled()
    expect(begun).toHaveLength(MOST_AT_ONCE)
  })
})
