/** The pages that a list led to when one of them was opened, in its order. */
let listed: readonly string[] = []

/** Keeps what a list shows, of which one is opened; rows that lead to the same page are one step. */
export function keepListed(paths: readonly string[]): void {
  listed = [...new Set(paths)]
}

type Neighbours = {
  /** Which of how many it is, from one. */
  readonly place: number
  readonly count: number
  readonly previous: string | null
  readonly next: string | null
}

/** What stood before and after a page in the list from which it was opened; null where it was opened from none. */
export function neighboursOf(path: string): Neighbours | null {
  const at = listed.indexOf(path)
  if (at === -1 || listed.length < 2) return null
  return {
    place: at + 1,
    count: listed.length,
    previous: listed[at - 1] ?? null,
    next: listed[at + 1] ?? null,
  }
}
