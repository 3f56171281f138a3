import type { Picture } from '../picture.ts'
import { INK, RUBBER, STEEL_DARK } from '../palette.ts'
import type { Scene } from '../scene.ts'
import {
  bricks,
  castShadow,
  eyelets,
  lens,
  person,
  pole,
  rail,
  rope,
  sizeLines,
  stitches,
  wall,
} from '../shapes.ts'
import type { Spot } from '../shapes.ts'
import { box, edges, filled, glaze, line, repeat, shape, svg } from '../svg.ts'
import type { Box } from '../svg.ts'

type Banner = {
  readonly widthMm: number
  readonly heightMm: number
  /** Along the upper edge as along the lower, and between them on either side. */
  readonly rings: readonly [along: number, aside: number]
  /** Hemmed and ringed; cut only, in clamps and with a corner turned over; or made to size with a pole through one side. */
  readonly shows: 'whole' | 'cut' | 'choice'
}

/** Soft cloth that gives a little between its corners. */
function cloth({ x, y, width, height }: Box, cutCorner: number): string {
  const [right, foot, middle] = [x + width, y + height, y + height / 2]
  const corner =
    cutCorner === 0
      ? svg`${right} ${foot}`
      : svg`${right} ${foot - cutCorner}L${right - cutCorner} ${foot + 3}`
  return svg`M${x} ${y}L${right} ${y}Q${right - 5} ${middle} ${corner}Q${x + width / 2} ${foot + 8} ${x} ${foot}Q${x + 5} ${middle} ${x} ${y}z`
}

const evenly = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / Math.max(count - 1, 1))

function ringSpots({ x, y, width, height }: Box, [along, aside]: Banner['rings']): readonly Spot[] {
  const across = evenly(x + 9, x + width - 9, along)
  const down = evenly(y + 9, y + height - 9, aside + 2).slice(1, -1)
  return [
    ...across.map((at): Spot => [at, y + 9]),
    ...across.map((at): Spot => [at, y + height - 8]),
    ...down.flatMap((at): Spot[] => [
      [x + 10, at],
      [x + width - 10, at],
    ]),
  ]
}

const turnedCorner = (scene: Scene, right: number, foot: number, size: number) => {
  const flap = svg`M${right} ${foot - size}Q${right - size * 0.5} ${foot - size * 0.9} ${right - size * 0.86} ${foot - size * 0.76}Q${right - size * 0.9} ${foot - size * 0.4} ${right - size} ${foot + 3}z`
  return (
    castShadow(scene, shape(flap), { dx: -3, dy: 4, blur: 'tight', opacity: 0.35 }) +
    filled('#DDE1E8', flap) +
    filled(
      scene.pattern(5, 5, '<path d="M0 2.500h5M2.500 0v5" stroke="#7B8292" stroke-width=".7" opacity=".7"/>'),
      flap,
    )
  )
}

/** What grips a cloth without a ring, turned to its rope. */
const clamps = (spots: readonly Spot[]) =>
  spots
    .map(
      ([x, y]) => svg`<rect x="${x - 8}" y="${y - 5.5}" width="16" height="11" rx="3" fill="${STEEL_DARK}"/>`,
    )
    .join('')

/** A banner between four ropes; one unit is 10 mm. */
export function banner(scene: Scene, { widthMm, heightMm, rings, shows }: Banner): Picture {
  const [width, height] = [widthMm * 0.1, heightMm * 0.1]
  const sheet = box(200 - width / 2, 148 - height / 2, width, height)
  const { x, y } = sheet
  const [right, foot] = [x + width, y + height]
  const isCut = shows === 'cut'
  const outline = cloth(sheet, isCut ? 52 : 0)
  const ropes =
    shows === 'choice'
      ? svg`M${right - 9} ${y + 9}L640-125M${right - 9} ${foot - 8}L640 419`
      : svg`M${x + 9} ${y + 9}L-240-125M${right - 9} ${y + 9}L640-125M${x + 9} ${foot - 8}L-240 419${isCut ? '' : svg`M${right - 9} ${foot - 8}L640 419`}`
  return {
    behind: wall(scene),
    drawn:
      castShadow(scene, shape(outline)) +
      rope(ropes) +
      (shows === 'choice' ? pole(scene, x - 1, y - 28, 11, height + 60) : '') +
      scene.print(shape(outline), box(x - 4, y - 2, width + 8, height + 12)) +
      filled(scene.use('folds'), outline) +
      (shows === 'choice' ? glaze(svg`M${x} ${y}h16v${height}h-16z`, 0.18) : '') +
      (isCut
        ? clamps([
            [x + 9, y + 9],
            [right - 9, y + 9],
            [x + 9, foot - 8],
          ]) + turnedCorner(scene, right, foot, 52)
        : stitches(
            svg`M${x + 6} ${y + 16}H${right - 6}M${x + 6} ${foot - 15}H${right - 6}M${x + 18} ${y + 8}V${foot - 8}M${right - 18} ${y + 8}V${foot - 8}`,
          ) +
          eyelets(
            scene,
            ringSpots(sheet, rings).filter(([at]) => shows === 'whole' || at > x + 20),
            4.4,
          )) +
      (shows === 'choice' ? sizeLines(sheet, 38) : ''),
    close: isCut ? [right - 30, foot - 26, 2.8] : [x + 36, y + 24, 2.8],
  }
}

const WINDOW =
  '<g id="w"><path d="M0 0h26v38H0z" fill="#fff"/><path d="M3 3h20v32H3z" fill="#BFD3E2"/><path d="M13 3v32" stroke="#fff" stroke-width="2"/></g>'

/** Eight by four metres on a front of brick, strapped to anchors all round; one unit is 34 mm. */
export function facadeBanner(scene: Scene): Picture {
  const sheet = box(68, 38, 264, 132)
  const { x, y, width, height } = sheet
  const straps =
    repeat(
      9,
      (index) => svg`M${x + 4 + index * 32} ${y + 4}v-11M${x + 4 + index * 32} ${y + height - 4}v11`,
    ) +
    repeat(5, (index) => svg`M${x + 4} ${y + 4 + index * 31}h-11M${x + width - 4} ${y + 4 + index * 31}h11`)
  return {
    drawn:
      wall(scene) +
      bricks(scene, 18, 7) +
      filled(scene.tint.floor, 'M-200 268h800v32h-800z') +
      `<defs>${WINDOW}</defs>` +
      repeat(5, (index) => svg`<use href="#w" x="${70 + index * 58}" y="196"/>`) +
      line(straps, INK, 2) +
      castShadow(scene, shape(edges(sheet)), { dx: 4, dy: 7, blur: 'tight' }) +
      scene.print(shape(edges(sheet)), sheet) +
      filled(scene.use('folds'), edges(sheet)) +
      line(svg`M${x + 88} ${y}v${height}M${x + 176} ${y}v${height}`, '#fff', 1.4, ' stroke-opacity=".5"') +
      line(edges(box(x + 4, y + 4, width - 8, height - 8)), RUBBER, 5, ' stroke-opacity=".75"') +
      stitches(edges(box(x + 4, y + 4, width - 8, height - 8)), 1, '3 2') +
      person(356, 288, 0.0294),
    close: [x + 34, y + 22, 3],
  }
}

/** Rails along a wall that hold a cloth by its edge; the frame alone, and its profile sawn through. */
export function tensionFrame(scene: Scene): Picture {
  const [outer, inner] = [box(52, 52, 264, 138), box(63, 63, 242, 116)]
  const profile =
    filled('#C9CDD6', 'M236 176h128v130h-128z') +
    filled(scene.tint.wall, 'M236 176h128v28h-128z') +
    filled(scene.use('metalDown'), 'M256 204h74v12h-40v14h40v12h-74z') +
    filled('#5F6675', 'M296 218h34v10h-34z') +
    `<circle cx="306" cy="223" r="7" fill="${INK}"/>` +
    filled('#fff', 'M306 219h60v8h-60z') +
    filled('#00A7E1', 'M322 219h44v3h-44z') +
    filled(STEEL_DARK, 'M264 242h8v40h-8z')
  return {
    drawn:
      wall(scene) +
      bricks(scene, 30, 13) +
      castShadow(scene, `<path fill-rule="evenodd" d="${edges(outer)}${edges(inner)}"/>`, {
        dx: 6,
        dy: 9,
        blur: 'tight',
        opacity: 0.34,
      }) +
      `<path fill-rule="evenodd" d="${edges(outer)}${edges(inner)}" fill="${scene.use('metalDown')}"/>` +
      line(edges(box(57, 57, 254, 128)), '#5F6675', 1.6) +
      line('M52 52l11 11M316 52l-11 11M52 190l11-11M316 190l-11-11', '#5F6675', 1.2) +
      line('M140 52v11M228 52v11M140 179v11M228 179v11', '#5F6675', 1.2) +
      rail(scene, 60, 256, 150, 9) +
      rail(scene, 74, 270, 150, 9) +
      lens(scene, [302, 218], 58, profile),
    close: [304, 214, 2.2],
  }
}
