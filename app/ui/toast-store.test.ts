import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createToastStore, type ToastMessage } from './toast-store.ts'

const message = (title: string, more: Partial<ToastMessage> = {}): ToastMessage => ({
  tone: 'error',
  title,
  ...more,
})

function store() {
  const toasts = createToastStore()
  return { ...toasts, titles: () => toasts.read().map(({ title }) => title) }
}

describe('toast store', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('shows a toast for 10 seconds', () => {
    const { show, titles } = store()
    show(message('Te groot bestand'))
    vi.advanceTimersByTime(9_999)
    expect(titles()).toEqual(['Te groot bestand'])
    vi.advanceTimersByTime(1)
    expect(titles()).toEqual([])
  })

  it('keeps a sticky toast until it is dismissed', () => {
    const { show, dismiss, titles } = store()
    const id = show(message('Bezig', { sticky: true }))
    vi.advanceTimersByTime(60_000)
    expect(titles()).toEqual(['Bezig'])
    dismiss(id)
    expect(titles()).toEqual([])
  })

  it('lets go of what a page told that has been left, but not of what must be acted on or still leads back', () => {
    const { show, dismissUntil, titles } = store()
    show(message('Oud'))
    show(message('Bezig', { sticky: true }))
    show(message('Ongedaan maken?', { outlives: true }))
    const pressedAtMs = Date.now()
    vi.advanceTimersByTime(5)
    show(message('Nieuw'))
    dismissUntil(pressedAtMs)
    expect(titles()).toEqual(['Bezig', 'Ongedaan maken?', 'Nieuw'])
  })

  it('stands still while paused and goes on with what was left', () => {
    const { show, pause, resume, titles } = store()
    show(message('A'))
    vi.advanceTimersByTime(4_000)
    pause('hover')
    vi.advanceTimersByTime(60_000)
    resume('hover')
    vi.advanceTimersByTime(5_999)
    expect(titles()).toEqual(['A'])
    vi.advanceTimersByTime(1)
    expect(titles()).toEqual([])
  })

  it('gives at least 3 seconds after a pause', () => {
    const { show, pause, resume, titles } = store()
    show(message('A'))
    vi.advanceTimersByTime(9_900)
    pause('focus')
    resume('focus')
    vi.advanceTimersByTime(2_999)
    expect(titles()).toEqual(['A'])
    vi.advanceTimersByTime(1)
    expect(titles()).toEqual([])
  })

  it('goes on only when no reason to pause is left', () => {
    const { show, pause, resume, titles } = store()
    show(message('A'))
    pause('hover')
    pause('hidden')
    resume('hover')
    vi.advanceTimersByTime(60_000)
    expect(titles()).toEqual(['A'])
    resume('hidden')
    vi.advanceTimersByTime(10_000)
    expect(titles()).toEqual([])
  })

  it('starts a toast that comes during a pause only after it', () => {
    const { show, pause, resume, titles } = store()
    show(message('A', { sticky: true }))
    pause('hidden')
    show(message('B'))
    vi.advanceTimersByTime(60_000)
    resume('hidden')
    vi.advanceTimersByTime(9_999)
    expect(titles()).toEqual(['A', 'B'])
    vi.advanceTimersByTime(1)
    expect(titles()).toEqual(['A'])
  })

  it('forgets hover and focus when the last toast goes, as no leave is told then', () => {
    const { show, dismiss, pause, titles } = store()
    const id = show(message('A'))
    pause('hover')
    dismiss(id)
    show(message('B'))
    vi.advanceTimersByTime(10_000)
    expect(titles()).toEqual([])
  })

  it('shows at most three: the oldest that is not sticky makes room', () => {
    const { show, titles } = store()
    show(message('A', { sticky: true }))
    show(message('B'))
    show(message('C'))
    show(message('D'))
    expect(titles()).toEqual(['A', 'C', 'D'])
  })

  it('lets a fourth wait when the three may not go', () => {
    const { show, dismiss, titles } = store()
    const first = show(message('A', { sticky: true }))
    show(message('B', { sticky: true }))
    show(message('C', { sticky: true }))
    show(message('D'))
    expect(titles()).toEqual(['A', 'B', 'C'])
    vi.advanceTimersByTime(30_000)
    dismiss(first)
    expect(titles()).toEqual(['B', 'C', 'D'])
    vi.advanceTimersByTime(10_000)
    expect(titles()).toEqual(['B', 'C'])
  })

  it('counts the same message instead of stacking it, and its 10 seconds start again', () => {
    const { show, read } = store()
    show(message('A', { lines: ['x'] }))
    vi.advanceTimersByTime(9_000)
    show(message('A', { lines: ['x'] }))
    show(message('A', { lines: ['y'] }))
    vi.advanceTimersByTime(9_000)
    expect(read().map(({ count }) => count)).toEqual([2, 1])
  })

  it('puts a message under a known key in the place of the earlier one', () => {
    const { show, read } = store()
    show(message('Bezig', { key: 'patchup', sticky: true }))
    show(message('B'))
    show(message('Klaar', { key: 'patchup', tone: 'good' }))
    expect(read().map(({ title, count }) => [title, count])).toEqual([
      ['Klaar', 1],
      ['B', 1],
    ])
    vi.advanceTimersByTime(10_000)
    expect(read()).toEqual([])
  })

  it('lets the same words under keys of their own stand side by side, each with its action', () => {
    const { show, read } = store()
    show(message('Verwijderd', { key: 'removed-1' }))
    show(message('Verwijderd', { key: 'removed-2' }))
    expect(read().map(({ key, count }) => [key, count])).toEqual([
      ['removed-1', 1],
      ['removed-2', 1],
    ])
  })

  it('tells its listeners of every change until they leave', () => {
    const { show, subscribe } = store()
    const listener = vi.fn<() => void>()
    const leave = subscribe(listener)
    show(message('A'))
    expect(listener).toHaveBeenCalledTimes(1)
    leave()
    show(message('B'))
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
