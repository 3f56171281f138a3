/** What was chosen in the finder: where it leads, or the id of what it does. */
type Recent = { readonly id: string; readonly title: string; readonly to: string | null }

/** By hand: every screen loads this, and a schema would bring a fourth of all scripts with it. */
function isRecent(kept: unknown): kept is Recent {
  const { id, title, to } = (kept ?? {}) as Partial<Record<keyof Recent, unknown>>
  return typeof id === 'string' && typeof title === 'string' && (to === null || typeof to === 'string')
}

const MOST = 6
const nameOf = (operatorId: string) => `paskruis-beheer-gevonden-${operatorId}`

/** What an operator chose last in this browser, the last one first. */
export function recentOf(operatorId: string): readonly Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(operatorId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent) : []
  } catch {
    // A browser may keep nothing, or something else under this name.
    return []
  }
}

export function keepRecent(operatorId: string, chosen: Recent): void {
  const others = recentOf(operatorId).filter(
    ({ id, to }) => id !== chosen.id && (to === null || to !== chosen.to),
  )
  try {
    localStorage.setItem(nameOf(operatorId), JSON.stringify([chosen, ...others].slice(0, MOST)))
  } catch {
    // Then nothing is shown of it.
  }
}

/** Who leaves a browser leaves no names of customers in it. */
export function forgetRecent(operatorId: string): void {
  try {
    localStorage.removeItem(nameOf(operatorId))
  } catch {
    // Nothing was kept.
  }
}
