import { useSyncExternalStore } from 'react'
import { choiceText, parseChoice, type ConsentAnswer, type ConsentChoice } from './consent.ts'

const CHOICE_KEY = 'cookies'

let choice: ConsentChoice | null | undefined
const viewers = new Set<() => void>()

function readKept(): ConsentChoice | null {
  try {
    return parseChoice(localStorage.getItem(CHOICE_KEY), Date.now())
  } catch {
    // Storage is forbidden: the choice lasts as long as the page.
    return null
  }
}

function become(next: ConsentChoice | null): void {
  choice = next
  for (const viewer of viewers) viewer()
}

function onStorage({ key }: StorageEvent): void {
  // Chosen, or cleared, in another tab.
  if (key === CHOICE_KEY || key === null) become(readKept())
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
  choice ??= readKept()
  return choice
}

/** What the visitor chose in this browser; null before that. */
export const useConsent = (): ConsentChoice | null => useSyncExternalStore(subscribe, read, () => null)

export function chooseConsent(answer: ConsentAnswer): void {
  const next = { answer, atMs: Date.now() }
  try {
    localStorage.setItem(CHOICE_KEY, choiceText(next))
  } catch {
    // Kept for this page only.
  }
  become(next)
}
