import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { delayedFlag } from './delayed-flag.ts'

function flag() {
  const told: boolean[] = []
  const { follow } = delayedFlag((shown) => told.push(shown), { delayMs: 200, minimumMs: 300 })
  return { told, follow }
}

describe('delayedFlag', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('shows nothing for what is done within the delay', () => {
    const { told, follow } = flag()
    follow(true)
    vi.advanceTimersByTime(199)
    follow(false)
    vi.advanceTimersByTime(1000)
    expect(told).toEqual([])
  })

  it('shows after the delay and keeps that for the minimum', () => {
    const { told, follow } = flag()
    follow(true)
    vi.advanceTimersByTime(200)
    expect(told).toEqual([true])
    follow(false)
    vi.advanceTimersByTime(299)
    expect(told).toEqual([true])
    vi.advanceTimersByTime(1)
    expect(told).toEqual([true, false])
  })

  it('hides at once when the minimum has passed', () => {
    const { told, follow } = flag()
    follow(true)
    vi.advanceTimersByTime(600)
    follow(false)
    expect(told).toEqual([true, false])
  })

  it('stays shown when it goes on again within the minimum', () => {
    const { told, follow } = flag()
    follow(true)
    vi.advanceTimersByTime(200)
    follow(false)
    vi.advanceTimersByTime(100)
    follow(true)
    vi.advanceTimersByTime(1000)
    expect(told).toEqual([true])
  })
})
