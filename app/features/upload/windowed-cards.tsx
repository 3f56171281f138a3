import { useEffect, useRef, useState, type ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import styles from './design-groups.module.css'

type WindowedCardsProps = {
  readonly count: number
  readonly className: string | undefined
  readonly children: () => ReactNode
}

/** What lies this far beyond the viewport is drawn, so that slow scrolling shows no gap. */
const AHEAD = '1500px 0px'

/**
 * Cards that are drawn only while they are near the viewport, of a list too long to draw whole. Their place keeps its
 * height, and what holds the focus is never taken away (ux 5.5).
 */
export function WindowedCards({ count, className, children }: WindowedCardsProps) {
  const list = useRef<HTMLUListElement>(null)
  const [isNear, setIsNear] = useState(false)

  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    element.style.setProperty('--kaarten', String(count))
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return
        if (entry.isIntersecting) return setIsNear(true)
        if (element.contains(document.activeElement)) return undefined
        element.style.setProperty('--hoogte', `${element.offsetHeight}px`)
        return setIsNear(false)
      },
      { root: element.closest('[data-scroll]'), rootMargin: AHEAD },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [count])

  return (
    <ul ref={list} className={classNames(className, !isNear && styles.away)}>
      {isNear && children()}
    </ul>
  )
}
