import { useEffect, useRef } from 'react'

const MARGIN_PX = 12

/** Keeps an open list above the on-screen keyboard: its height is what the visual viewport leaves below its top. */
export function useRoomBelow() {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = list.current
    const viewport = window.visualViewport
    if (!element || !viewport) return
    const fit = () => {
      const top = element.getBoundingClientRect().top - viewport.offsetTop
      const room = Math.max(160, viewport.height - top - MARGIN_PX)
      element.style.setProperty('--ruimte', `${room}px`)
    }
    fit()
    viewport.addEventListener('resize', fit)
    return () => viewport.removeEventListener('resize', fit)
  }, [])
  return list
}
