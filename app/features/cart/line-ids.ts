/** The place of a line on the page, and the name in it that takes the focus. */
export const lineId = (itemId: string) => `regel-${itemId}`
export const lineNameId = (itemId: string) => `regel-${itemId}-naam`
export const CART_HEADING_ID = 'winkelwagen'

/** Moves the focus to a line's name, or to the page's heading when there is no such line. */
export function focusLine(itemId: string | null): void {
  const name = itemId === null ? null : document.getElementById(lineNameId(itemId))
  const target = name ?? document.getElementById(CART_HEADING_ID)
  target?.focus()
  target?.scrollIntoView({ block: 'center' })
}
