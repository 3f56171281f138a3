import { toastStore } from './toast-store.ts'

function followVisibility() {
  if (document.hidden) toastStore.pause('hidden')
  else toastStore.resume('hidden')
}

/** Pauses the toasts while the pointer or the focus is on them or the tab is hidden, and lets F6 go to them and back
 * (ux 5.7). Answers how to stop. */
export function watchToastRegion(region: HTMLElement, cameFrom: { current: Element | null }): () => void {
  const watch = new AbortController()
  const { signal } = watch
  const holdsFocus = () => region.contains(document.activeElement)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'F6' || toastStore.read().length === 0) return
    event.preventDefault()
    if (holdsFocus()) {
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
      return
    }
    cameFrom.current = document.activeElement
    region.focus()
  }

  region.addEventListener('pointerover', () => toastStore.pause('hover'), { signal })
  region.addEventListener('pointerleave', () => toastStore.resume('hover'), { signal })
  region.addEventListener('focusin', () => toastStore.pause('focus'), { signal })
  region.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && region.contains(relatedTarget))) toastStore.resume('focus')
    },
    { signal },
  )
  document.addEventListener('visibilitychange', followVisibility, { signal })
  document.addEventListener('keydown', onKeyDown, { signal })
  followVisibility()
  return () => {
    watch.abort()
    toastStore.resume('hover', 'focus', 'hidden')
  }
}
