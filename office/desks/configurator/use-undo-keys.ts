import { useEffect, useEffectEvent } from 'react'

type Ways = { readonly undo: () => void; readonly redo: () => void }

/** Ctrl+Z and Cmd+Z take a change back, with Shift they do it again; also from within a field, of which the page keeps what is typed. */
export function useUndoKeys({ undo, redo }: Ways): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isAlone = event.ctrlKey !== event.metaKey && !event.altKey
    if (!isAlone || event.key?.toLowerCase() !== 'z' || document.querySelector('dialog[open]') !== null)
      return
    event.preventDefault()
    if (event.shiftKey) redo()
    else undo()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
