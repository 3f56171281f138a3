import { useEffect, useEffectEvent } from 'react'

type Ways = { readonly undo: () => void; readonly redo: () => void }

/**
 * Ctrl+Z and Cmd+Z take a change back, with Shift or by Ctrl+Y they do it again; also from within a field, of which the page keeps
 * what is typed. What is typed to search, or for something that is not there yet, the browser takes back by itself.
 */
export function useUndoKeys({ undo, redo }: Ways): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const way = wayOf(event)
    if (way === null || document.querySelector('dialog[open]') !== null || isApart(event.target)) return
    event.preventDefault()
    if (way === 'redo') redo()
    else undo()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

function wayOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (ctrlKey === metaKey || altKey) return null
  const letter = key?.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null
}

const isApart = (pressed: EventTarget | null): boolean =>
  pressed instanceof Element && pressed.closest('input[type="search"], [data-apart]') !== null
