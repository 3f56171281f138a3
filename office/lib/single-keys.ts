import { useSyncExternalStore } from 'react'

const NAME = 'paskruis-beheer-toetsen'
const OFF = 'uit'
const listeners = new Set<() => void>()

/** A browser may keep nothing; then keys work until they are switched off on this page. */
function read(): boolean {
  try {
    return localStorage.getItem(NAME) !== OFF
  } catch {
    return true
  }
}
let isOn = read()

/** Whether single letters do something. Who speaks to the browser, or hits keys by mistake, turns that off (WCAG 2.1.4). */
export const hasSingleKeys = (): boolean => isOn

export function setSingleKeys(on: boolean): void {
  isOn = on
  try {
    if (on) localStorage.removeItem(NAME)
    else localStorage.setItem(NAME, OFF)
  } catch {
    // Kept for this page alone.
  }
  for (const listener of listeners) listener()
}

export const useSingleKeys = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, hasSingleKeys)

/** Where letters are typed, or chosen by. */
const TYPED_IN = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog'

/** Whether a key is one alone, pressed outside of fields and dialogs. */
export function isSingleKey(event: KeyboardEvent): boolean {
  const isHeld = event.ctrlKey || event.metaKey || event.altKey || event.isComposing
  const isTyping = event.target instanceof Element && event.target.closest(TYPED_IN) !== null
  return isOn && !isHeld && !isTyping && document.querySelector('dialog[open]') === null
}
