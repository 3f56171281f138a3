import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { mayReload, reloadOnMissingChunk } from './chunk-reload.ts'

describe('mayReload', () => {
  it.each([
    ['a first time', null, 100_000, true],
    ['not again within a minute', '100000', 159_999, false],
    ['again after a minute', '100000', 160_000, true],
    ['with a guard that is no time', 'x', 100_000, true],
    ['with a guard from a clock that was ahead', '200000', 100_000, true],
  ])('%s', (_rule, guard, nowMs, may) => {
    expect(mayReload(guard, nowMs)).toBe(may)
  })
})

type Kept = Partial<Pick<Storage, 'getItem' | 'setItem'>>

type Way = { readonly pathname: string; readonly search: string }

function page(storage: Kept = {}, location?: Way, onLine = true) {
  const kept = new Map<string, string>()
  const events = new EventTarget()
  const reload = vi.fn<() => void>()
  const assign = vi.fn<(path: string) => void>()
  reloadOnMissingChunk({
    __reactRouterDataRouter: { state: { navigation: { location } } },
    addEventListener: (type, listener) => events.addEventListener(type, listener),
    sessionStorage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      ...storage,
    },
    navigator: { onLine },
    location: { reload, assign },
  })
  const miss = () => events.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  return { reload, assign, miss }
}

describe('reloadOnMissingChunk', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('reloads instead of failing, and fails the second time within a minute', () => {
    const { reload, miss } = page()
    expect(miss()).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(59_999)
    expect(miss()).toBe(true)
    expect(reload).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    miss()
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('does not reload while there is no network', () => {
    const { reload, miss } = page({}, undefined, false)
    expect(miss()).toBe(true)
    expect(reload).not.toHaveBeenCalled()
  })

  it('goes on to where somebody was going', () => {
    const { reload, assign, miss } = page({}, { pathname: '/contact', search: '?over=banners' })
    miss()
    expect(assign).toHaveBeenCalledExactlyOnceWith('/contact?over=banners')
    expect(reload).not.toHaveBeenCalled()
  })

  it('does not reload when the guard cannot be kept', () => {
    const { reload, miss } = page({
      setItem() {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    expect(miss()).toBe(true)
    expect(reload).not.toHaveBeenCalled()
  })
})
