import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { toastStore } from '#app/ui/toast-store.ts'

let pressedAtMs = 0
const press = () => void (pressedAtMs = Date.now())

/**
 * A toast goes with the page on which it was told. What was told since the last press is what came of that press, and
 * belongs to the page to which it led.
 */
export function useToastsLeave(): void {
  const { pathname } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const shown = useRef(pathname)
  useEffect(() => {
    addEventListener('pointerdown', press, { capture: true, passive: true })
    addEventListener('keydown', press, { capture: true, passive: true })
    return () => {
      removeEventListener('pointerdown', press, { capture: true })
      removeEventListener('keydown', press, { capture: true })
    }
  }, [])
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    toastStore.dismissUntil(isBack ? Date.now() : pressedAtMs)
  }, [pathname, isBack])
}
