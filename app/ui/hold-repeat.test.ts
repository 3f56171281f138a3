import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { holdRepeat } from './hold-repeat.ts'

function counter(limit = Infinity) {
  const counted = { times: 0 }
  const hold = holdRepeat()
  function step() {
    counted.times += 1
    return counted.times < limit
  }
  return { counted, release: hold.release, press: () => hold.press(step), click: () => hold.click(step) }
}

describe('holdRepeat', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('acts once on a press that is let go within 400 ms', () => {
    const { counted, press, release, click } = counter()
    press()
    vi.advanceTimersByTime(399)
    release()
    click()
    vi.advanceTimersByTime(5000)
    expect(counted.times).toBe(1)
  })

  it('repeats while held longer, and the click that ends it does not count', () => {
    const { counted, press, release, click } = counter()
    press()
    vi.advanceTimersByTime(400 + 2 * 90)
    expect(counted.times).toBe(3)
    release()
    click()
    expect(counted.times).toBe(3)
  })

  it('acts on a click without a press, as a keyboard gives', () => {
    const { counted, click } = counter()
    click()
    click()
    expect(counted.times).toBe(2)
  })

  it('stops repeating once the action refuses, so that a refusal is told once', () => {
    const { counted, press } = counter(2)
    press()
    vi.advanceTimersByTime(5000)
    expect(counted.times).toBe(2)
  })
})
