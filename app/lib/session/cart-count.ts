import { useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import { isApiError } from '#contract/api-error.ts'
import { api } from '#app/lib/api/api.ts'
import { hasLoginMark } from './session-storage.ts'

// Undefined until something told it: what the first page was rendered with then stands.
let count: number | null | undefined
let lastAsked = 0
const viewers = new Set<() => void>()

function subscribe(viewer: () => void): () => void {
  viewers.add(viewer)
  return () => void viewers.delete(viewer)
}

/** The number of lines in the cart, as every answer of a cart call tells it; null is not known. */
export function setCartCount(next: number | null): void {
  // An answer that is still under way knows less than this.
  lastAsked += 1
  if (count === next) return
  count = next
  for (const viewer of viewers) viewer()
}

/** The end of a session takes the count along (spec 4). */
export const resetCartCount = (): void => setCartCount(null)

/** Asks for the count, only when logged in (spec 4); without an answer the badge keeps what it knew. Tells a login that is none. */
export async function refreshCartCount(): Promise<'refused' | null> {
  if (!hasLoginMark()) return null
  lastAsked += 1
  const asked = lastAsked
  try {
    const { totalItemCount } = await api.getCartTotals()
    if (asked === lastAsked) setCartCount(totalItemCount)
  } catch (error) {
    if (!isApiError(error)) throw error
    if (error.status === 401 && asked === lastAsked) return 'refused'
  }
  return null
}

type RootCount = { readonly cartCount?: number | null } | undefined

/** The number on the cart icon; null for visitors and while it is not known. */
export function useCartCount(): number | null {
  const root: RootCount = useRouteLoaderData('root')
  const loaded = root?.cartCount ?? null
  return useSyncExternalStore(
    subscribe,
    () => (count === undefined ? loaded : count),
    () => loaded,
  )
}
