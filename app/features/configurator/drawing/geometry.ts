/** A place in the picture, in its own units. */
export type Spot = readonly [x: number, y: number]

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** A box to scale: so many units of the picture are one millimetre. */
export type Scaled = { readonly box: Box; readonly perMm: number }

const MOST_SLENDER = 60

/**
 * The largest box of these proportions that fits an area, in its middle or at its foot. What is more slender than can be
 * seen keeps a visible width.
 */
export function fitInto(
  area: Box,
  widthMm: number,
  heightMm: number,
  stands: 'middle' | 'foot' = 'middle',
): Scaled {
  const perMm = Math.min(area.width / widthMm, area.height / heightMm)
  const width = Math.max(widthMm * perMm, area.width / MOST_SLENDER)
  const height = Math.max(heightMm * perMm, area.height / MOST_SLENDER)
  const x = area.x + (area.width - width) / 2
  const y = area.y + (area.height - height) / (stands === 'foot' ? 1 : 2)
  return { box: { x, y, width, height }, perMm }
}

/** A length that is seen, however small the scale. */
export const seen = (mm: number, perMm: number, atLeast: number, atMost = Number.POSITIVE_INFINITY): number =>
  Math.min(Math.max(mm * perMm, atLeast), atMost)

/** One decimal is finer than a pixel. */
export const short = (value: number): number => Math.round(value * 10) / 10

/** An outline from a template, its numbers shortened. */
export const path = (parts: TemplateStringsArray, ...values: readonly number[]): string =>
  parts.map((part, index) => part + (index in values ? String(short(values[index] ?? 0)) : '')).join('')

export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: Math.max(width - 2 * by, 0),
  height: Math.max(height - 2 * by, 0),
})

/** Circles as one outline, so that hundreds of rings are one node. */
export const circles = (spots: readonly Spot[], radius: number): string =>
  spots
    .map(
      ([x, y]) =>
        path`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`,
    )
    .join('')
