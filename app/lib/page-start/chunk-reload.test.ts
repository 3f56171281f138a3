import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { toastStore } from '#app/ui/toast-store.ts'
import { claimReload, loadOrReload } from './chunk-reload.ts'

const MISSING = new TypeError('Failed to fetch dynamically imported module: https://x.example/assets/a.js')

function storage(kept: string | null) {
  return { getItem: () => kept, setItem: vi.fn<(key: string, value: string) => void>() }
}

const full = () => ({
  getItem: () => null,
  setItem() {
    throw new DOMException('full', 'QuotaExceededError')
  },
})
const forbidden = () => {
  throw new DOMException('no', 'SecurityError')
}

function page(location: { readonly pathname: string; readonly search: string } | undefined) {
  const events = new EventTarget()
  const kept = new Map<string, string>()
  const assign = vi.fn<(path: string | URL) => void>()
  const window = {
    __reactRouterDataRouter: { state: { navigation: { location } } },
    addEventListener: (type: string, listener: () => void) => events.addEventListener(type, listener),
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    location: { assign },
  }
  return { window, assign, sign: () => events.dispatchEvent(new Event('click')) }
}

describe('claimReload', () => {
  it.each([
    ['a first time', null, 100_000, true],
    ['not again within a minute', '100000', 159_999, false],
    ['again after a minute', '100000', 160_000, true],
    ['with a guard that is no time', 'x', 100_000, true],
    ['with a guard from a clock that was ahead', '200000', 100_000, true],
  ])('%s', (_rule, kept, nowMs, may) => {
    const guard = storage(kept)
    expect(claimReload(() => guard, nowMs)).toBe(may)
    expect(guard.setItem).toHaveBeenCalledTimes(may ? 1 : 0)
  })

  it('not where the guard cannot be kept or is forbidden', () => {
    expect(claimReload(full, 100_000)).toBe(false)
    expect(claimReload(forbidden, 100_000)).toBe(false)
  })
})

describe('code of a page that somebody is on the way to', () => {
  const asked = vi.fn<typeof fetch>()
  beforeEach(() => vi.stubGlobal('fetch', asked))
  afterEach(() => {
    vi.unstubAllGlobals()
    asked.mockReset()
    for (const { id } of toastStore.read()) toastStore.dismiss(id)
  })

  const contact = { pathname: '/contact', search: '?over=banners' }

  it('loads that page from the shop where it answers, and once a minute only', async () => {
    asked.mockResolvedValue(new Response(null, { status: 200 }))
    const { window, assign } = page(contact)
    void loadOrReload(() => Promise.reject(MISSING), window)
    await expect.poll(() => assign.mock.calls).toEqual([['/contact?over=banners']])
    expect(asked).toHaveBeenCalledWith('/contact?over=banners', { method: 'HEAD', cache: 'no-store' })
    await expect(loadOrReload(() => Promise.reject(MISSING), window)).rejects.toBe(MISSING)
    expect(assign).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a shop that is away', () => Promise.resolve(new Response(null, { status: 502 }))],
  ])(
    'stays where it is with %s, says so, and gets there with the next sign of life',
    async (_what, answer) => {
      asked.mockImplementation(answer)
      const { window, assign, sign } = page(contact)
      const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(MISSING).mockResolvedValue('here')
      const loaded = loadOrReload(load, window)
      await expect.poll(() => toastStore.read()).toHaveLength(1)
      expect(toastStore.read()[0]).toMatchObject({
        tone: 'error',
        title: 'Er is iets mis gegaan',
        lines: ['De winkel gaf geen antwoord. Controleer je internetverbinding en probeer het opnieuw.'],
      })
      expect(load).toHaveBeenCalledTimes(1)
      sign()
      expect(await loaded).toBe('here')
      expect(assign).not.toHaveBeenCalled()
    },
  )

  it('bothers nobody who goes nowhere', async () => {
    const { window, assign, sign } = page(undefined)
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(MISSING).mockResolvedValue('here')
    const loaded = loadOrReload(load, window)
    await expect.poll(() => load.mock.calls).toHaveLength(1)
    sign()
    expect(await loaded).toBe('here')
    expect([asked.mock.calls, assign.mock.calls, toastStore.read()]).toEqual([[], [], []])
  })

  it('lets every other error rise', async () => {
    await expect(
      loadOrReload(() => Promise.reject(new Error('kapot')), page(contact).window),
    ).rejects.toThrow('kapot')
  })
})
