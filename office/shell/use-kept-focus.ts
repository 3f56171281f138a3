import { type RefObject, useEffect } from 'react'

const ROW = 'tr, li'
const FOCUSABLE = 'a[href], button, input, select, textarea, summary'
/** What the focus may go to instead of what lay in it. */
const PLACES = 'li, section, article, main'

/**
 * Who works by keyboard stays where he was when what he pressed goes away: from a row that leaves its list the focus goes to
 * the one that took its place, or stands before it, and from all else to the nearest part of the page that still stands. It
 * would be the body's otherwise, where the keyboard begins again.
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = main.current
    if (!page) return undefined
    let last: readonly Place[] = []
    const onFocus = ({ target }: FocusEvent) => {
      // A dialog gives the focus back to what opened it.
      if (!(target instanceof Element) || target.closest('dialog')) return
      last = page.contains(target) ? placesOf(target, page) : []
    }
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || !last[0] || page.contains(last[0].element)) return
      const gone = last.findLast(({ element }) => !page.contains(element))
      const next = gone?.element.matches(ROW) ? beside(gone) : null
      const stands = last.find(({ element }) => page.contains(element))?.element ?? page
      last = []
      focusOn(next ?? stands.closest<HTMLElement>(PLACES) ?? page)
    })
    document.addEventListener('focusin', onFocus)
    observer.observe(page, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', onFocus)
      observer.disconnect()
    }
  }, [main])
}

function focusOn(element: HTMLElement): void {
  if (!element.matches(FOCUSABLE) && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Where an element stood among its siblings. */
type Place = { readonly element: Element; readonly parent: Element | null; readonly at: number }

/** The places of an element and of what holds it, up to the page. */
function placesOf(element: Element, page: Element): readonly Place[] {
  const parent = element.parentElement
  const at = [...(parent?.children ?? [])].indexOf(element)
  const place = { element, parent, at }
  return parent === null || parent === page ? [place] : [place, ...placesOf(parent, page)]
}

/** What can be pressed in what took a place, or else in what stands before it. */
function beside({ parent, at }: Place): HTMLElement | null {
  const siblings = parent ? [...parent.children] : []
  for (const sibling of [siblings[at], siblings[at - 1]]) {
    if (!sibling) continue
    const inside = [...sibling.querySelectorAll<HTMLElement>(FOCUSABLE)]
    const found = sibling instanceof HTMLElement && sibling.matches(FOCUSABLE) ? sibling : inside.at(-1)
    if (found) return found
  }
  return null
}
