import { useEffect, useRef } from 'react'

/** Has Escape do something of its own while that holds, before the dialog hears of it. */
export function useEscape(
  dialog: { readonly current: HTMLDialogElement | null },
  isHeld: boolean,
  onEscape: () => void,
): void {
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })
  useEffect(() => {
    const element = dialog.current
    if (!element || !isHeld) return undefined
    function onKeyDown(event: KeyboardEvent) {
      // What had the focus may have gone: then it is on the page as a whole.
      const within = event.target instanceof Element ? event.target.closest('dialog') : null
      if (event.key !== 'Escape' || (within ?? element) !== element) return
      event.preventDefault()
      event.stopImmediatePropagation()
      latest.current()
    }
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => removeEventListener('keydown', onKeyDown, { capture: true })
  }, [dialog, isHeld])
}
