import { useEffect, useEffectEvent } from 'react'

/** Ctrl+S and Cmd+S save what is typed, also from within a field. */
export function useSaveKey(onSave: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isAlone = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey
    if (!isAlone || event.key?.toLowerCase() !== 's') return
    // The browser would save the page as a file.
    event.preventDefault()
    if (!event.repeat && document.querySelector('dialog[open]') === null) onSave()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
