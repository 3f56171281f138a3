import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { progressPhases, type Progress } from './progress-phases.ts'

function bar() {
  const told: Progress[] = []
  const progress = progressPhases((now) => told.push(now))
  return {
    follow: (active: boolean) => progress.follow(active),
    told,
    phases: () => told.map(({ phase }) => phase),
  }
}

describe('top progress bar', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is not drawn for what arrives within 200 ms', () => {
    const { follow, phases } = bar()
    follow(true)
    vi.advanceTimersByTime(199)
    follow(false)
    vi.advanceTimersByTime(10_000)
    expect(phases()).toEqual(['waiting', 'idle'])
  })

  it('runs after 200 ms, finishes on arrival and goes', () => {
    const { follow, phases } = bar()
    follow(true)
    vi.advanceTimersByTime(200)
    expect(phases()).toEqual(['waiting', 'running'])
    follow(false)
    expect(phases().at(-1)).toBe('finishing')
    vi.advanceTimersByTime(400)
    expect(phases().at(-1)).toBe('idle')
  })

  it('is told once, after a second', () => {
    const { follow, told } = bar()
    follow(true)
    vi.advanceTimersByTime(999)
    expect(told.some(({ spoken }) => spoken)).toBe(false)
    vi.advanceTimersByTime(10_000)
    expect(told.filter(({ spoken }) => spoken)).toHaveLength(1)
  })

  it('waits again when the next page is asked for while it finishes', () => {
    const { follow, phases } = bar()
    follow(true)
    vi.advanceTimersByTime(300)
    follow(false)
    follow(true)
    vi.advanceTimersByTime(399)
    expect(phases()).toEqual(['waiting', 'running', 'finishing', 'waiting', 'running'])
  })

  it('goes on as one wait when asked again before arrival', () => {
    const { follow, phases } = bar()
    follow(true)
    vi.advanceTimersByTime(150)
    follow(true)
    vi.advanceTimersByTime(50)
    expect(phases()).toEqual(['waiting', 'running'])
  })
})
