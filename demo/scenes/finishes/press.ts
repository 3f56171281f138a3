import { CYAN, INK, MAGENTA, STEEL_DARK, YELLOW } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow } from '../shapes.ts'
import type { Spot } from '../shapes.ts'
import { edges, filled, line, shape, svg } from '../svg.ts'
import type { Box } from '../svg.ts'

/** What the drawings of finishings have in common: a few flat inks, large enough to be told at the size of a thumb. */

/** Three inks that run off the upper left corner of what is printed. */
export function inks(scene: Scene, outline: string, { x, y, width, height }: Box): string {
  const share = (of: number) => svg`${x} ${y + height * of}L${x + width * of} ${y}`
  return scene.clip(
    outline,
    filled(CYAN, svg`M${x} ${y}H${x + width * 0.72}L${x} ${y + height * 1.1}z`) +
      filled(MAGENTA, svg`M${share(0.62)}H${x + width * 0.24}L${x} ${y + height * 0.34}z`) +
      filled(YELLOW, svg`M${x} ${y}L${share(0.24)}z`),
  )
}

/** The other side of it, with a design of its own. */
export const otherInks = (scene: Scene, outline: string, { x, y, width, height }: Box) =>
  scene.clip(
    outline,
    filled(MAGENTA, svg`M${x + width} ${y + height}H${x + width * 0.2}L${x + width} ${y}z`) +
      svg`<circle cx="${x + width * 0.36}" cy="${y + height * 0.36}" r="${Math.min(width, height) * 0.22}" fill="${YELLOW}"/>`,
  )

/** A sheet of paper or film that lies or hangs flat. */
export const sheet = (scene: Scene, of: Box, colour = '#FDFDFE') =>
  castShadow(scene, shape(edges(of)), { dx: 5, dy: 8, blur: 'tight', opacity: 0.26 }) +
  filled(colour, edges(of))

/** The distance between two places, as on a technical drawing. */
export const distance = (from: number, to: number, y: number) =>
  line(svg`M${from} ${y}H${to}M${from} ${y - 7}v14M${to} ${y - 7}v14`, INK, 2.4)

/** A capital R, which shows at once when it is mirrored; its upper left corner is the origin, it is 58 wide and 80 high. */
export const LETTER =
  'M0 80V0H34Q56 0 56 25Q56 42 41 47L58 80H37L23 50H19V80zM19 17V34H31Q37 34 37 25.500T31 17z'

/** An eye that looks to the right, around the origin. */
export const eye = () =>
  filled('#fff', 'M-24 0Q0-28 24 0Q0 28-24 0z') +
  line('M-24 0Q0-28 24 0Q0 28-24 0z', INK, 4, ' stroke-linejoin="round"') +
  `<circle r="8" fill="${INK}"/>`

/** Metal rings around holes wide enough to be told from studs. */
export function rings(scene: Scene, spots: readonly Spot[], r: number): string {
  const circles = (radius: number) =>
    spots.map(([x, y]) => svg`<circle cx="${x}" cy="${y}" r="${radius}"/>`).join('')
  return `<g fill="${scene.use('metalDown')}" stroke="${STEEL_DARK}" stroke-width="1.200">${circles(r)}</g><g fill="#3A4050">${circles(r * 0.56)}</g>`
}

/** Scissors that cut to the right, the crossing of their blades at the origin. */
export const scissors = () =>
  line('M-4 2L40-16M-4-2L40 16', '#8C93A3', 7, ' stroke-linecap="round"') +
  line('M-4-2L-18-9M-4 2L-18 9', INK, 6) +
  `<g fill="none" stroke="${INK}" stroke-width="6"><circle cx="-28" cy="-14" r="11"/><circle cx="-28" cy="14" r="11"/></g><circle r="3.500" fill="${INK}"/>`
