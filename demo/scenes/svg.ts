export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** One decimal is finer than a pixel at every size these drawings are shown at. */
function short(value: number): string {
  const text = String(Math.round(value * 10) / 10)
  return text.replace(/^(-?)0\./, '$1.')
}

/** Markup from a template: numbers are shortened, and line breaks with their indent disappear. */
export function svg(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  const filled = parts.map((part, index) => {
    const value = values[index] ?? ''
    return part.replace(/\n\s*/g, '') + (typeof value === 'number' ? short(value) : value)
  })
  return filled.join('')
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

export const rect = ({ x, y, width, height }: Box, rounding = 0) =>
  rounding === 0
    ? svg`<path d="M${x} ${y}h${width}v${height}h-${width}z"/>`
    : svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rounding}"/>`

export const shape = (d: string) => `<path d="${d}"/>`

export const filled = (fill: string, d: string) => `<path d="${d}" fill="${fill}"/>`

/** Light (white) or shade (ink) laid over what is already drawn. */
export const glaze = (d: string, opacity: number, fill = '#11141B') =>
  svg`<path d="${d}" fill="${fill}" opacity="${`${opacity}`}"/>`

export const line = (d: string, stroke: string, width: number, more = '') =>
  svg`<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${more}/>`

export const placed = (transform: string, content: string) => `<g transform="${transform}">${content}</g>`

export const moved = (x: number, y: number, content: string) => placed(svg`translate(${x} ${y})`, content)

type Matrix = readonly [number, number, number, number, number, number]

/** Lays a drawing on a slanting plane: the first pair is where one unit right goes, the second one unit down. */
export const warped = (matrix: Matrix, content: string) => placed(`matrix(${matrix.join(' ')})`, content)

export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

/** The outline of a box as path data. */
export const edges = ({ x, y, width, height }: Box) => svg`M${x} ${y}h${width}v${height}h-${width}z`

/** A box around the origin, for what is moved and turned afterwards. */
export const centred = (width: number, height: number) => box(-width / 2, -height / 2, width, height)

export const disc = (r: number) => svg`<circle r="${r}"/>`

/** A box seen from the middle of its foot. */
export const standingBox = (middle: number, foot: number, width: number, height: number): Box =>
  box(middle - width / 2, foot - height, width, height)
