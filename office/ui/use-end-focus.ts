import { type RefObject, useEffect, useRef } from 'react'

/**
 * The end of a list goes when all of it is there. The focus that goes with it goes on at the first link of what came last.
 * Answers what the end tells of its focus.
 */
export function useEndFocus(end: RefObject<HTMLElement | null>) {
  const hasFocus = useRef(false)
  const linksAbove = useRef(0)
  useEffect(() => {
    const links = [...document.querySelectorAll('a')]
    const { current } = end
    if (current) linksAbove.current = links.filter((link) => isAbove(link, current)).length
    else if (hasFocus.current) {
      hasFocus.current = false
      links[linksAbove.current]?.focus()
    }
  })
  return {
    onFocus: () => {
      hasFocus.current = true
    },
    onBlur: () => {
      hasFocus.current = false
    },
  }
}

const isAbove = (link: Element, end: Element): boolean =>
  (link.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
