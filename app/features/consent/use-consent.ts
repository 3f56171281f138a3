import { useSyncExternalStore } from 'react'
import { choiceText, type ConsentAnswer, type ConsentChoice } from './consent.ts'
import { CHOICE_KEY, readStoredChoice } from './stored-choice.ts'

let opener: Element | null = null
let choice: ConsentChoice | null | undefined
const viewers = new Set<() => void>()

function become(next: ConsentChoice | null): void {
  choice = next
  for (const viewer of viewers) viewer()
}

function onStorage({ key }: StorageEvent): void {
  // Chosen, or cleared, in another tab.
  if (key === CHOICE_KEY || key === null) become(readStoredChoice())
}

function subscribe(viewer: () => void): () => void {
  if (viewers.size === 0) window.addEventListener('storage', onStorage)
  viewers.add(viewer)
  return () => {
    viewers.delete(viewer)
    if (viewers.size === 0) window.removeEventListener('storage', onStorage)
  }
}

function read(): ConsentChoice | null {
  choice ??= readStoredChoice()
  return choice
}

/** What the visitor chose in this browser; null before that. */
export const useConsent = (): ConsentChoice | null => useSyncExternalStore(subscribe, read, () => null)

/** Whether the visitor wants to change what was chosen before. */
export const useIsChanging = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => opener !== null,
    () => false,
  )

/** Asks anew, from the element that has the focus. */
export function openChoice(): void {
  opener = document.activeElement
  for (const viewer of viewers) viewer()
}

export function chooseConsent(answer: ConsentAnswer): void {
  const next = { answer, atMs: Date.now() }
  try {
    localStorage.setItem(CHOICE_KEY, choiceText(next))
  } catch {
    // Kept for this page only.
  }
  if (opener instanceof HTMLElement) opener.focus()
  opener = null
  become(next)
}
