import { parseChoice, type ConsentChoice } from './consent.ts'

export const CHOICE_KEY = 'cookies'

/** What the visitor chose in this browser, as it was kept. */
export function readStoredChoice(): ConsentChoice | null {
  try {
    return parseChoice(localStorage.getItem(CHOICE_KEY), Date.now())
  } catch {
    // Storage is forbidden: the choice lasts as long as the page.
    return null
  }
}

export const hasAgreed = (): boolean => readStoredChoice()?.answer === 'accepted'
