import type { Picture } from '../picture.ts'
import { INK, RUBBER, STEEL, STEEL_DARK } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, gloss, groundShadow, printed, room } from '../shapes.ts'
import { box, edges, filled, glaze, line, moved, placed, repeat, shape, svg } from '../svg.ts'
import type { Box } from '../svg.ts'

const WOOD = '#B98F5E'

type Sign = {
  /** Of the poster or the slate. */
  readonly widthMm: number
  readonly heightMm: number
  readonly frame: 'snap' | 'open' | 'chalk'
  /** Posters that come with it. */
  readonly posters: 0 | 2
}

const SCALE = 0.205

/** A closed frame seen from the front: rails of so wide around a face. */
function rails(scene: Scene, face: Box, wide: number, isWood: boolean): string {
  const { x, y, width, height } = face
  const outer = box(x - wide, y - wide, width + 2 * wide, height + 2 * wide)
  const mitres = svg`M${outer.x} ${outer.y}l${wide} ${wide}M${x + width} ${y}l${wide}-${wide}M${x} ${y + height}l-${wide} ${wide}M${x + width} ${y + height}l${wide} ${wide}`
  return (
    filled(isWood ? WOOD : scene.use('metalAcross'), edges(outer)) +
    line(mitres, isWood ? '#7A5A34' : '#6F7686', 1)
  )
}

const rearLeg = ({ x, y, width, height }: Box, colour: string) =>
  filled(colour, svg`M${x + width} ${y + 2}l26 12l20 ${height - 4}h-22l-24-16z`)

const chalk = ({ x, y }: Box) =>
  moved(
    x,
    y,
    line(
      'M26 34q10-16 22 0t22 0t22 0M24 66h72M24 84h52M24 102h64M24 132q34-14 72 0',
      '#fff',
      2.6,
      ' stroke-opacity=".75" stroke-linecap="round"',
    ),
  )

const emptyFace = (face: Box) =>
  filled('#EEF0F3', edges(face)) +
  gloss(svg`M${face.x} ${face.y}h${face.width * 0.5}l-${face.width * 0.5} ${face.height * 0.8}z`, 0.7)

/** The upper and right-hand rail flipped open on their hinges. */
const openRails = (scene: Scene, { x, y, width, height }: Box, wide: number) =>
  placed(
    svg`translate(${x + width + 1} ${y - 4})skewY(-24)`,
    svg`<rect width="${wide * 2}" height="${height}" fill="${scene.use('tube')}"/>`,
  ) +
  placed(
    svg`translate(${x - 4} ${y - 1})skewX(-30)`,
    svg`<rect y="-${wide * 2}" width="${width}" height="${wide * 2}" fill="${scene.use('tubeDown')}"/>`,
  )

/** Two posters, the upper one curling, that lean beside the sign. */
const loosePosters = (scene: Scene) =>
  [box(22, 142, 74, 106), box(38, 152, 74, 106)]
    .map(
      (sheet, index) =>
        castShadow(scene, shape(edges(sheet)), { dx: 4, dy: 5, blur: 'tight', opacity: 0.26 }) +
        printed(scene, sheet, index + 1) +
        filled(scene.use('curl'), edges(sheet)),
    )
    .join('')

/** A hinged sign for the pavement with a frame for a poster, or a slate. */
export function pavementSign(scene: Scene, { widthMm, heightMm, frame, posters }: Sign): Picture {
  const wide = frame === 'chalk' ? 9 : 7
  const [width, height] = [widthMm * SCALE, heightMm * SCALE]
  const face = box((posters === 0 ? 190 : 212) - width / 2, 252 - height, width, height)
  const { x, y } = face
  const isWood = frame === 'chalk'
  const legs = svg`M${x - wide} ${y + height + wide}h9v10h-9zM${x + width + wide - 9} ${y + height + wide}h9v10h-9z`
  const content = {
    snap: () =>
      printed(scene, face) + gloss(svg`M${x} ${y}h${width * 0.45}l-${width * 0.45} ${height * 0.8}z`, 0.12),
    open: () => emptyFace(face) + openRails(scene, face, wide),
    chalk: () => filled('#22262F', edges(face)) + chalk(face),
  }[frame]()
  return {
    drawn:
      room(scene, 222) +
      `<path d="M${Math.round(x)} 272h${Math.round(width + 70)}l30-12-70-8z" fill="${INK}" opacity=".3" filter="${scene.use('tight')}"/>` +
      rearLeg(face, isWood ? '#7A5A34' : '#4E5565') +
      filled(isWood ? '#7A5A34' : RUBBER, legs) +
      rails(scene, face, wide, isWood) +
      content +
      (isWood
        ? filled(
            '#7A5A34',
            svg`M${x + 14} ${y - wide - 4}h16v6h-16zM${x + width - 30} ${y - wide - 4}h16v6h-16z`,
          )
        : '') +
      (posters === 0 ? '' : loosePosters(scene)),
    close: [x + width - 18, frame === 'open' ? y + 24 : y + height - 18, 2.5],
  }
}

const springAt = (x: number) => line(svg`M${x} 196${repeat(5, () => 'q16 2 0 5q-16 2 0 4')}`, STEEL_DARK, 3.4)

/** A sign between two springs on a tank of water, so that wind bends it and does not push it over. */
export function springSign(scene: Scene): Picture {
  const face = box(142, 28, 112, 158)
  return {
    drawn:
      room(scene, 222) +
      groundShadow(scene, 204, 274, 104, 8) +
      filled('#4E5565', 'M262 20l9 6v172l-9-2z') +
      rails(scene, face, 8, false) +
      emptyFace(face) +
      line(edges(face), '#6F7686', 1) +
      springAt(168) +
      springAt(230) +
      filled(RUBBER, 'M112 244q2-10 14-10h146q12 0 14 10l6 22q1 8-7 8H113q-8 0-7-8z') +
      glaze('M112 244q2-10 14-10h146q12 0 14 10z', 0.2, '#fff') +
      filled(STEEL, 'M154 232h28v5h-28zM216 232h28v5h-28z') +
      `<circle cx="268" cy="256" r="8" fill="#22262F"/><circle cx="268" cy="256" r="5" fill="${STEEL}"/>` +
      line('M118 264q12-8 24 0t24 0t24 0t24 0', '#7FD3F0', 2, ' stroke-opacity=".8"'),
    close: [226, 222, 2.3],
  }
}
