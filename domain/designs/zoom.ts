/** CSS counts 96 pixels to an inch: a hundred percent is as large as it is printed, on a screen that keeps to that. */
const PX_PER_MM = 96 / 25.4
const STEPS = [1, 1.5, 2, 3, 4, 6, 8, 12, 16, 25, 33, 50, 66, 100, 150, 200, 300, 400, 600, 800, 1200, 1600]
/** Browsers lose count of the places in a larger picture. */
const MOST_PX = 1_000_000
/** A step is seen as one. */
const LEAST_STEP = 1.15

/** How large a print is shown: in percent of its own size, or whole. */
export type Zoom = number | 'fit'

export const percentOf = (pxPerMm: number): number => (pxPerMm / PX_PER_MM) * 100
export const pxPerMmOf = (percent: number): number => (percent / 100) * PX_PER_MM

/** The next larger step; null where there is none. `fitPercent` is how large the whole print is shown. */
export function zoomedIn(zoom: Zoom, fitPercent: number, longestMm: number): Zoom | null {
  const now = zoom === 'fit' ? fitPercent : zoom
  const most = Math.max(fitPercent * 4, percentOf(MOST_PX / longestMm))
  return STEPS.find((step) => step >= now * LEAST_STEP && step <= most) ?? null
}

/** The next smaller step, at last the whole print; null where that is shown. */
export function zoomedOut(zoom: Zoom, fitPercent: number): Zoom | null {
  if (zoom === 'fit' || zoom <= fitPercent) return null
  const step = STEPS.findLast((one) => one * LEAST_STEP <= zoom)
  return step === undefined || step <= fitPercent * LEAST_STEP ? 'fit' : step
}
