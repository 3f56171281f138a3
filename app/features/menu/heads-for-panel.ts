export type Point = { readonly x: number; readonly y: number }
export type PanelEdges = { readonly left: number; readonly right: number; readonly bottom: number }

/**
 * Whether a pointer that went from one point to the next is on its way into the panel below: the new point lies in the
 * triangle between the old one and the far corners of the panel (ux 5.1). Such a move may cross a neighbouring button.
 */
export function headsForPanel(from: Point, to: Point, panel: PanelEdges): boolean {
  const left = { x: panel.left, y: panel.bottom }
  const right = { x: panel.right, y: panel.bottom }
  if (to.y <= from.y || from.y >= panel.bottom) return false
  return side(from, left, to) <= 0 && side(from, right, to) >= 0
}

/** Below 0 when the point lies to the right of a way that leads down, as it is seen on a screen. */
function side(start: Point, end: Point, point: Point): number {
  return (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
}
