import { createPath, type Path } from 'react-router'

const GUARD_KEY = 'chunk-reloaded-at'
const RELOAD_AT_MOST_EVERY_MS = 60_000

/** Whether a page whose code is gone may be loaded anew: at most once a minute (spec 9), so that a chunk which stays
 * missing does not reload for ever. A guard that cannot be read, or lies in the future, counts as none. */
export function mayReload(lastReloadAt: string | null, nowMs: number): boolean {
  const lastReloadAtMs = lastReloadAt === null ? Number.NaN : Number(lastReloadAt)
  const sinceMs = nowMs - lastReloadAtMs
  return !(sinceMs >= 0 && sinceMs < RELOAD_AT_MOST_EVERY_MS)
}

type ReloadingWindow = {
  /** The router of the page, which knows sooner than what it renders where somebody is going. */
  readonly __reactRouterDataRouter?: {
    readonly state: { readonly navigation: { readonly location?: Partial<Path> | undefined } }
  }
  readonly addEventListener: (type: 'vite:preloadError', listener: (event: Event) => void) => void
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
  readonly navigator: Pick<Navigator, 'onLine'>
  readonly location: { readonly reload: () => void; readonly assign: (path: string) => void }
}

/**
 * Loads the page anew, or the one that somebody is on the way to, when a chunk of an earlier release is asked for; the
 * router asks here too (vite.config.ts). Without a working guard it does not: the error then reaches the error page.
 */
export function reloadOnMissingChunk(page: ReloadingWindow = window): void {
  page.addEventListener('vite:preloadError', (event) => {
    // Without a network there would be no page at all.
    if (!page.navigator.onLine || !claimReload(page.sessionStorage, Date.now())) return
    event.preventDefault()
    const { __reactRouterDataRouter: router } = page
    const destination = router?.state.navigation.location
    if (destination) page.location.assign(createPath(destination))
    else page.location.reload()
  })
}

function claimReload(guard: ReloadingWindow['sessionStorage'], nowMs: number): boolean {
  try {
    if (!mayReload(guard.getItem(GUARD_KEY), nowMs)) return false
    guard.setItem(GUARD_KEY, String(nowMs))
    return true
  } catch {
    // Storage is full or forbidden: nothing would stop a second reload.
    return false
  }
}
