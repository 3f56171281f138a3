import { INK, STEEL_DARK } from './palette.ts'
import type { DefName } from './defs.ts'
import type { Scene } from './scene.ts'
import { rect, svg } from './svg.ts'
import type { Box } from './svg.ts'

export type Spot = readonly [x: number, y: number]

/** It goes on beside the sheet of 400 by 300, for places that are wider than 4:3. */
export const wall = ({ tint }: Scene) => `<path fill="${tint.wall}" d="M-200 0h800v300h-800z"/>`

/** Wall and floor; the floor begins at 78% of the height unless the thing stands further back. */
export const room = (scene: Scene, floorY = 236) =>
  wall(scene) + svg`<path fill="${scene.tint.floor}" d="M-200 ${floorY}h800V300h-800z"/>`

/** A table or floor seen from above, with the light falling in from the top left. */
export const tableTop = (scene: Scene) =>
  wall(scene) + svg`<path fill="${scene.tint.floor}" d="M-200 420L600-60V420z" opacity=".55"/>`

type Cast = {
  readonly dx?: number
  readonly dy?: number
  readonly blur?: Extract<DefName, 'soft' | 'tight'>
  readonly opacity?: number
}

/** The one light stands at the top left: what hangs throws its shadow right and down. */
export function castShadow(scene: Scene, outline: string, cast: Cast = {}): string {
  const { dx = 8, dy = 14, blur = 'soft', opacity = 0.22 } = cast
  return svg`<g transform="translate(${dx} ${dy})" fill="${INK}" opacity="${`${opacity}`}" filter="${scene.use(blur)}">${outline}</g>`
}

/** The cast of something small that lies close to the table. */
export const LOW_CAST = { dx: 5, dy: 8, blur: 'tight', opacity: 0.28 } as const

/** The dark under something that stands. */
export const groundShadow = (scene: Scene, x: number, y: number, rx: number, ry = 8) =>
  svg`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${INK}" opacity=".28" filter="${scene.use('tight')}"/>`

/** Metal rings in cloth; through the hole one sees what lies behind. */
export function eyelets(scene: Scene, spots: readonly Spot[], r = 4.6, behind = scene.tint.wall): string {
  const circles = (radius: number) =>
    spots.map(([x, y]) => svg`<circle cx="${x}" cy="${y}" r="${radius}"/>`).join('')
  const rim = svg` stroke="#6F7686" stroke-width="${r / 8}"`
  return `<g fill="${scene.use('stud')}"${rim}>${circles(r)}</g><g fill="${behind}">${circles(r * 0.43)}</g>`
}

/** Studs that hold a panel off the wall. */
export function studs(scene: Scene, spots: readonly Spot[], r = 7): string {
  const circles = (dx: number, dy: number, radius: number) =>
    spots.map(([x, y]) => svg`<circle cx="${x + dx}" cy="${y + dy}" r="${radius}"/>`).join('')
  return `<g opacity=".3">${circles(r * 0.2, r * 0.4, r * 1.05)}</g><g fill="${scene.use('stud')}">${circles(0, 0, r)}</g>`
}

/** Stitching along a hem. */
export const stitches = (d: string, width = 1.2, dash = '5 3.5') =>
  svg`<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="${width}" stroke-dasharray="${dash}"/>`

/** An upright round tube. */
export const pole = (scene: Scene, x: number, y: number, width: number, height: number) =>
  svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${width / 3}" fill="${scene.use('tube')}"/>`

/** A lying round tube. */
export const rail = (scene: Scene, x: number, y: number, width: number, height: number) =>
  svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 3}" fill="${scene.use('tubeDown')}"/>`

export const rope = (d: string, width = 1.6) =>
  svg`<path d="${d}" fill="none" stroke="${STEEL_DARK}" stroke-width="${width}"/>`

/** Colours of the lit side, the side in shade, and the seams. */
type EdgeColours = readonly [lit: string, shade: string, seam: string]

type Plane = {
  readonly back: Spot
  /** Where one unit of the width and of the depth lead on the drawing. */
  readonly right: Spot
  readonly forward: Spot
  readonly width: number
  readonly depth: number
}

/** Sheets piled up and seen from above: their edges, and the print on the topmost. */
export function pileOfSheets(
  scene: Scene,
  plane: Plane,
  sheets: number,
  thickness: number,
  colours: EdgeColours,
): string {
  const { back, right, forward, width, depth } = plane
  const at = (u: number, v: number): Spot => [
    back[0] + u * width * right[0] + v * depth * forward[0],
    back[1] + u * width * right[1] + v * depth * forward[1],
  ]
  const [left, front, side] = [at(0, 1), at(1, 1), at(1, 0)]
  const height = sheets * thickness
  const outline = svg`M${left[0]} ${left[1]}L${front[0]} ${front[1]}L${side[0]} ${side[1]}`
  const seams = Array.from({ length: sheets - 1 }, (_, index) => {
    const drop = (index + 1) * thickness
    return svg`M${left[0]} ${left[1] + drop}L${front[0]} ${front[1] + drop}L${side[0]} ${side[1] + drop}`
  }).join('')
  const below = svg`${outline}v${height}L${front[0]} ${front[1] + height}L${left[0]} ${left[1] + height}z`
  const shaded = svg`M${front[0]} ${front[1]}L${side[0]} ${side[1]}v${height}L${front[0]} ${front[1] + height}z`
  const top = svg`M0 0h${width}v${depth}h-${width}z`
  return (
    castShadow(scene, `<path d="${below}"/>`, { dx: 12, dy: 14, opacity: 0.3 }) +
    `<path d="${below}" fill="${colours[0]}"/><path d="${shaded}" fill="${colours[1]}"/>` +
    svg`<path d="${seams}" fill="none" stroke="${colours[2]}" stroke-width="${Math.min(thickness / 4, 2)}"/>` +
    `<g transform="matrix(${right.join(' ')} ${forward.join(' ')} ${back.join(' ')})">` +
    scene.print(`<path d="${top}"/>`, { x: 0, y: 0, width, height: depth }) +
    '</g>'
  )
}

/** A bright stripe across something that shines. */
export const gloss = (d: string, opacity = 0.12) =>
  svg`<path d="${d}" fill="#fff" opacity="${`${opacity}`}"/>`

/** Flat print with its outline, and the same box as paint for light on it. */
export const printed = (scene: Scene, box: Box, variant = 0) => scene.print(rect(box), box, variant)

/** Someone of 1.75 m, for the size of what stands beside; `unitsPerMm` is the scale of the drawing. */
export const person = (x: number, footY: number, unitsPerMm: number) =>
  svg`<path transform="translate(${x} ${footY})scale(${(unitsPerMm * 24).toFixed(3)})" d="M0-73a6.500 6.500 0 1 1-.1 0zM-9-54q9-5 18 0l3 26h-5l-1 28h-5l-1-24-1 24h-5l-1-28h-5z" fill="${INK}" opacity=".5"/>`

/** Lines with the measures of something that is made to size, above it and to its left. */
export function sizeLines({ x, y, width, height }: Box, gap = 16): string {
  const [top, left] = [y - gap, x - gap]
  return svg`<path d="M${x} ${top}h${width}M${x} ${top - 5}v10M${x + width} ${top - 5}v10M${left} ${y}v${height}M${left - 5} ${y}h10M${left - 5} ${y + height}h10" fill="none" stroke="${INK}" stroke-width="1.4"/>`
}

/** A round magnifier in a corner, in which the make of an edge can be seen. */
export const lens = (scene: Scene, [x, y]: Spot, r: number, content: string) =>
  castShadow(scene, svg`<circle cx="${x}" cy="${y}" r="${r}"/>`, { dx: 4, dy: 6, blur: 'tight' }) +
  svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${scene.tint.wall}"/>` +
  scene.clip(svg`<circle cx="${x}" cy="${y}" r="${r - 1}"/>`, content) +
  svg`<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#fff" stroke-width="4"/><circle cx="${x}" cy="${y}" r="${r + 2}" fill="none" stroke="#A9AFBC" stroke-width="1"/>`

export const bricks = (scene: Scene, width: number, height: number) =>
  `<path d="M-200 0h800v300h-800z" fill="${scene.pattern(
    width,
    height * 2,
    svg`<path d="M0 ${height}h${width}M0 0h${width}M0 0v${height}M${width / 2} ${height}v${height}" stroke="#fff" stroke-width="${height / 9}" opacity=".75"/>`,
  )}"/>`

/** Ground that something is planted in, from this height down. */
export const grass = (y: number) =>
  svg`<path fill="#BFD8C6" d="M-200 ${y}Q-100 ${y - 6} 0 ${y}T200 ${y}T400 ${y}T600 ${y}V300H-200z"/>`

export const knob = (scene: Scene, x: number, y: number, r: number) =>
  svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${scene.use('stud')}"/>`
