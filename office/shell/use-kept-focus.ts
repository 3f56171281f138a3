import { type RefObject, useEffect } from 'react'

/** What the focus may go to instead of what lay in it. */
const PLACES = 'li, section, article, main'

/**
 * Keeps the focus on the page when what has it is taken away, as a button is that was pressed or a row that went elsewhere:
 * it goes to the nearest part of the page around it that still stands, and not to the body, where the keyboard begins again.
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = main.current
    if (!page) return undefined
    let around: readonly Element[] = []
    const onFocus = ({ target }: FocusEvent) => {
      // A dialog gives the focus back to what opened it.
      if (!(target instanceof Element) || target.closest('dialog')) return
      const path: Element[] = []
      for (let at: Element | null = target; at && page.contains(at); at = at.parentElement) path.push(at)
      around = path
    }
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || !around[0] || page.contains(around[0])) return
      const place = around.find((one) => page.contains(one))?.closest<HTMLElement>(PLACES)
      around = []
      if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1
      place?.focus({ preventScroll: true })
    })
    document.addEventListener('focusin', onFocus)
    observer.observe(page, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', onFocus)
      observer.disconnect()
    }
  }, [main])
}
