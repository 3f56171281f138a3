import { createPath, type Path } from 'react-router'
import { showToast } from '#app/ui/toast-store.ts'
import { callErrorTexts } from '#texts/nl/call-errors.ts'
import { noAnswerText } from './no-answer.ts'

// The words of Chromium, Firefox and Safari, each with an address in it or none.
const MISSING_CODE = /dynamically imported module|Importing a module script/

/** Whether code did not come. Some browsers remember that until the page is loaded anew. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && MISSING_CODE.test(error.message)

type Guard = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Takes the right to load a page anew because its code is gone: at most once a minute (spec 9), so that code which stays
 * away does not do so for ever. A guard that cannot be read, or lies in the future, counts as none; one that cannot be kept
 * refuses. It is also sent as text with each page, so it uses nothing from outside itself.
 */
export function claimReload(guard: () => Guard, nowMs: number): boolean {
  try {
    const sinceMs = nowMs - Number(guard().getItem('chunk-reloaded-at') ?? Number.NaN)
    if (sinceMs >= 0 && sinceMs < 60_000) return false
    guard().setItem('chunk-reloaded-at', String(nowMs))
    return true
  } catch {
    return false
  }
}

/** Whether the shop answers for a page; a fault of the shop or of what stands before it is no answer. */
export async function shopAnswers(path: string): Promise<boolean> {
  const answer = await fetch(path, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer !== null && answer.status < 500
}

type AskingWindow = {
  /** The router of the page, which knows sooner than what it renders where somebody is going. */
  readonly __reactRouterDataRouter?: {
    readonly state: { readonly navigation: { readonly location?: Partial<Path> | undefined } }
  }
  readonly sessionStorage: Guard
  readonly location: Pick<Location, 'assign'>
  readonly addEventListener: (type: string, listener: () => void, options: AddEventListenerOptions) => void
}

const nextInteraction = (page: AskingWindow) =>
  new Promise<void>((resolve) => {
    for (const sign of ['click', 'popstate', 'online'])
      page.addEventListener(sign, () => resolve(), { once: true, capture: true })
  })

/**
 * Loads what somebody is on the way to, who cannot get there without its code. Where the code does not come and the shop
 * answers, that page is loaded from the shop as a whole. Where the shop is away, the page that is there stays with all that
 * was typed in it, which is told, and the next sign of life tries again. The error is for who may not load anew once more.
 */
export async function loadOrReload<Loaded>(
  load: () => Promise<Loaded>,
  page: AskingWindow = window,
): Promise<Loaded> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (!isMissingCode(error)) throw error
      const { __reactRouterDataRouter: router } = page
      const destination = router?.state.navigation.location
      const path = destination && createPath(destination)
      if (path !== undefined && (await shopAnswers(path))) {
        if (!claimReload(() => page.sessionStorage, Date.now())) throw error
        page.location.assign(path)
        return new Promise(() => {})
      }
      // Who has gone elsewhere meanwhile needs it no longer.
      if (path !== undefined) {
        const { title } = callErrorTexts
        showToast({ tone: 'error', title, lines: [noAnswerText()], key: 'code' })
      }
      await nextInteraction(page)
    }
  }
}

/** Loads the page anew that stands here without its code, where that helps. */
export async function reloadForCode(): Promise<void> {
  const { href } = window.location
  if ((await shopAnswers(href)) && claimReload(() => sessionStorage, Date.now())) window.location.reload()
}

declare global {
  interface Window {
    /** The router loads the code of its routes by this (vite.config.ts). */
    loadOrReload?: typeof loadOrReload
  }
}
