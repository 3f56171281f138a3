import { SHEET_NOTE } from './lettering.ts'
import { CYAN, INK, MAGENTA, REFLEX, WHITE, YELLOW } from './palette.ts'
import { drawArtwork } from './artwork/draw-artwork.ts'
import { createScene } from './scene.ts'
import { castShadow } from './shapes.ts'
import type { Spot } from './shapes.ts'
import { filled, line, moved, placed, rect, repeat, svg } from './svg.ts'
import type { Box } from './svg.ts'

type Job = { readonly box: Box; readonly artwork: number }

/** Five jobs imposed on one sheet: tiles, overprint, big type, halftone, arrow. */
const JOBS: readonly Job[] = [
  { box: { x: 64, y: 69, width: 408, height: 204 }, artwork: 1363 },
  { box: { x: 520, y: 64, width: 176, height: 214 }, artwork: 6 },
  { box: { x: 64, y: 330, width: 176, height: 226 }, artwork: 185 },
  { box: { x: 292, y: 330, width: 176, height: 226 }, artwork: 38 },
  { box: { x: 520, y: 330, width: 176, height: 226 }, artwork: 10 },
]

const MARKS: readonly Spot[] = [
  [380, 32],
  [32, 325],
  [728, 325],
  [380, 616],
]

const BAR = [
  CYAN,
  MAGENTA,
  YELLOW,
  INK,
  '#7FD3F0',
  '#F27FBE',
  '#FFEC7F',
  '#888A8D',
  REFLEX,
  '#0B6640',
  '#B0151E',
  WHITE,
]

const cropMarks = ({ x, y, width, height }: Box) => {
  const [right, bottom] = [x + width, y + height]
  return (
    svg`M${x - 9} ${y}h-9M${x} ${y - 9}v-9M${right + 9} ${y}h9M${right} ${y - 9}v-9` +
    svg`M${x - 9} ${bottom}h-9M${x} ${bottom + 9}v9M${right + 9} ${bottom}h9M${right} ${bottom + 9}v9`
  )
}

const registrationMarks = MARKS.map(
  ([x, y]) => svg`M${x - 11} ${y}h22M${x} ${y - 11}v22M${x - 6} ${y}a6 6 0 0 1 12 0a6 6 0 0 1-12 0z`,
).join('')

/** The picture beside the heading of the home page: a printed sheet before it is cut. */
export function drawPressSheet(): string {
  const scene = createScene(0, 0)
  const sheet = { x: 8, y: 8, width: 744, height: 634 }
  const content =
    castShadow(scene, rect(sheet), { dx: 6, dy: 10 }) +
    `<g fill="#fff">${rect(sheet)}</g>` +
    line('M752 8v634', '#DBDDE3', 1) +
    JOBS.map(({ box, artwork }) =>
      scene.clip(rect(box), moved(box.x, box.y, drawArtwork(artwork, box.width, box.height))),
    ).join('') +
    line(JOBS.map(({ box }) => cropMarks(box)).join(''), INK, 1.1) +
    line(registrationMarks, INK, 1.3) +
    repeat(BAR.length, (index) => filled(BAR[index] ?? WHITE, svg`M${64 + index * 24} 608h24v16h-24z`)) +
    line('M64 608h288v16h-288z', INK, 0.8) +
    placed(
      svg`translate(${696 - SHEET_NOTE.widthUnits * 0.125} 621)scale(.125)`,
      filled('#565D6D', SHEET_NOTE.d),
    )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="760" height="650" viewBox="0 0 760 650">${scene.definitions()}${content}</svg>`
}
