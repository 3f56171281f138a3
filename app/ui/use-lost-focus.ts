import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** Tells when an element is taken away while it has the focus, which would be the body's then: where it still stands,
 * so that what stands beside it can be found. Answers the ref of that element. */
export function useLostFocus<Shape extends HTMLElement>(
  onLost: (going: Shape) => void,
): RefObject<Shape | null> {
  const element = useRef<Shape>(null)
  const tell = useEffectEvent(onLost)
  useLayoutEffect(() => {
    const going = element.current
    return () => {
      if (going?.contains(document.activeElement)) tell(going)
    }
  }, [])
  return element
}
