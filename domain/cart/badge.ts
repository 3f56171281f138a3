/** The text on the cart icon: null for an empty cart, '9+' above 9 lines (spec 9). */
export function cartBadge(count: number): string | null {
  if (count <= 0) return null
  return count > 9 ? '9+' : String(count)
}
