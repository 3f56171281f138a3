import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate, NavigationType, useNavigationType } from 'react-router'
import { keepListed } from '../lib/neighbours.ts'
import { firstOf, ROWS } from '../lib/rows.ts'

/**
 * Where somebody is on going from page to page: a new page begins at its heading, and the way back leads to the row from
 * which it was opened. A link of a page to the list before it goes back there, with its filters and as far as it was read.
 */
export function usePlace() {
  const main = useRef<HTMLElement>(null)
  const { pathname, key } = useLocation()
  const type = useNavigationType()
  const navigate = useNavigate()
  const shown = useRef({ pathname, key })
  const before = useRef<string | null>(null)
  useEffect(() => {
    if (shown.current.key === key) return
    const left = shown.current.pathname
    shown.current = { pathname, key }
    if (left === pathname) {
      // Another part of the same page: the list is no longer one step back.
      if (type === NavigationType.Push) before.current = null
      return
    }
    // Who goes on to the next of a list has that one step back still.
    if (type !== NavigationType.Replace) before.current = type === NavigationType.Push ? left : null
    const opened =
      type === NavigationType.Pop && left !== '/'
        ? main.current?.querySelector<HTMLElement>(`a[href$="${CSS.escape(left)}"]`)
        : null
    ;(opened ?? main.current)?.focus({ preventScroll: true })
  }, [pathname, key, type])

  function onLink(event: MouseEvent) {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (isPlain && link) keepRowsOf(link)
    if (!isPlain || !link || before.current === null || new URL(link.href).search !== '') return
    if (link.pathname !== `/beheer${before.current}` || !pathname.startsWith(`${before.current}/`)) return
    event.preventDefault()
    void navigate(-1)
  }
  return { main, onLink }
}

/** Keeps where the rows of a list lead, when one of them is opened. */
function keepRowsOf(link: HTMLAnchorElement): void {
  const row = link.closest(ROWS)
  if (!row || firstOf(row) !== link) return
  const links = Array.from(row.parentElement?.children ?? [], firstOf).filter(
    (first) => first instanceof HTMLAnchorElement,
  )
  keepListed(links.map(({ pathname }) => pathname.replace(/^\/beheer(?=\/)/, '')))
}
