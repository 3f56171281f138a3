import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { debounce } from './debounce.ts'

describe('debounce', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('runs once, for the last call, after the wait since the last call', () => {
    const sent: number[] = []
    const send = debounce(500)
    send.call(() => sent.push(2))
    vi.advanceTimersByTime(499)
    send.call(() => sent.push(3))
    vi.advanceTimersByTime(499)
    expect(sent).toEqual([])
    vi.advanceTimersByTime(1)
    expect(sent).toEqual([3])
  })

  it('runs what waits at once when flushed, and not again later', () => {
    const sent: number[] = []
    const send = debounce(500)
    send.call(() => sent.push(4))
    send.flush()
    send.flush()
    vi.advanceTimersByTime(1000)
    expect(sent).toEqual([4])
  })

  it('forgets what waits when cancelled', () => {
    const sent: number[] = []
    const send = debounce(500)
    send.call(() => sent.push(4))
    send.cancel()
    vi.advanceTimersByTime(1000)
    expect(sent).toEqual([])
  })
})
