import type { Edge } from '#domain/pricing/model.ts'
import type { Outline } from '#domain/configurator/drawing.ts'
import { type Box, path } from './geometry.ts'

export const straight = ({ x, y, width, height }: Box): string =>
  path`M${x} ${y}h${width}v${height}h${-width}z`

/** Corners of a radius, at most half the shortest side. */
export function rounded({ x, y, width, height }: Box, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2)
  const [w, h] = [width - 2 * r, height - 2 * r]
  return path`M${x + r} ${y}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}z`
}

export function oval({ x, y, width, height }: Box): string {
  const [rx, ry] = [width / 2, height / 2]
  return path`M${x} ${y + ry}a${rx} ${ry} 0 1 1 ${width} 0a${rx} ${ry} 0 1 1 ${-width} 0z`
}

const LOBES = 12

/** A line that follows a design of its own: lobes all around, within the box. */
export function contour({ x, y, width, height }: Box): string {
  const [rx, ry] = [width / 2, height / 2]
  const at = (turn: number, reach: number) =>
    [x + rx + Math.cos(turn) * rx * reach, y + ry + Math.sin(turn) * ry * reach] as const
  const step = (2 * Math.PI) / LOBES
  const [startX, startY] = at(-step / 2, 0.86)
  const lobes = Array.from({ length: LOBES }, (_, index) => {
    const [controlX, controlY] = at(index * step, 1.13)
    const [endX, endY] = at((index + 0.5) * step, 0.86)
    return path`Q${controlX} ${controlY} ${endX} ${endY}`
  })
  return `${path`M${startX} ${startY}`}${lobes.join('')}z`
}

/** The outline of a flat product; `radius` in units of the picture. */
export function outlineOf(outline: Outline, box: Box, radius: number): string {
  switch (outline) {
    case 'rounded':
      return rounded(box, radius)
    case 'oval':
      return oval(box)
    case 'contour':
      return contour(box)
    case 'straight':
    case 'drop':
    case 'feather':
      return straight(box)
  }
}

/** Lines beside the named edges, at a distance from them. */
export function edgeLines(edges: readonly Edge[], { x, y, width, height }: Box, by: number): string {
  const lines: Record<Edge, string> = {
    top: path`M${x} ${y + by}h${width}`,
    right: path`M${x + width - by} ${y}v${height}`,
    bottom: path`M${x} ${y + height - by}h${width}`,
    left: path`M${x + by} ${y}v${height}`,
  }
  return edges.map((edge) => lines[edge]).join('')
}

/** The named edges as strips of a width. */
export function edgeStrips(edges: readonly Edge[], { x, y, width, height }: Box, wide: number): string {
  const strips: Record<Edge, Box> = {
    top: { x, y, width, height: wide },
    right: { x: x + width - wide, y, width: wide, height },
    bottom: { x, y: y + height - wide, width, height: wide },
    left: { x, y, width: wide, height },
  }
  return edges.map((edge) => straight(strips[edge])).join('')
}

/**
 * A beach flag: its cloth beside the pole, from the top down; a drop swells and ends in a point, a feather is cut
 * slanting, a straight one is a block with a bent corner.
 */
export function beachFlagOutline(outline: Outline, { x, y, width: w, height: h }: Box): string {
  if (outline === 'drop') {
    return path`M${x} ${y + h}L${x} ${y + h * 0.22}C${x} ${y + h * 0.02} ${x + w * 0.35} ${y} ${x + w * 0.55} ${y}C${x + w * 1.02} ${y} ${x + w * 1.08} ${y + h * 0.3} ${x + w * 0.9} ${y + h * 0.5}C${x + w * 0.66} ${y + h * 0.74} ${x + w * 0.24} ${y + h * 0.8} ${x} ${y + h}z`
  }
  if (outline === 'feather') {
    return path`M${x} ${y + h}L${x} ${y + h * 0.16}C${x} ${y + h * 0.03} ${x + w * 0.4} ${y} ${x + w * 0.62} ${y}C${x + w * 0.94} ${y} ${x + w} ${y + h * 0.12} ${x + w} ${y + h * 0.3}L${x + w} ${y + h * 0.8}Q${x + w * 0.6} ${y + h * 0.86} ${x} ${y + h}z`
  }
  const bend = Math.min(w * 0.35, h * 0.12)
  return path`M${x} ${y + h}V${y + bend}Q${x} ${y} ${x + bend} ${y}H${x + w}V${y + h}z`
}
