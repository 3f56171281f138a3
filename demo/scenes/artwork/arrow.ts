import { CYAN, INK, MAGENTA, REFLEX, WHITE, YELLOW } from '../palette.ts'
import { line, placed, svg } from '../svg.ts'
import type { Artwork } from './artwork.ts'

const SETS = [
  { ground: INK, foot: CYAN, arrow: WHITE },
  { ground: INK, foot: YELLOW, arrow: WHITE },
  { ground: YELLOW, foot: MAGENTA, arrow: INK },
  { ground: REFLEX, foot: YELLOW, arrow: WHITE },
  { ground: MAGENTA, foot: INK, arrow: WHITE },
  { ground: WHITE, foot: REFLEX, arrow: MAGENTA },
] as const

/** To the right, up, or slanting up. */
const TURNS = [0, 0, -90, -45] as const

export const drawArrow: Artwork = (width, height, random) => {
  const { ground, foot, arrow } = random.pick(SETS)
  const turn = random.pick(TURNS)
  const footHeight = height * 0.14
  const reach = Math.min(width, height - footHeight) * 0.31
  const head = reach * 0.86
  const chevron = svg`M-${reach} 0H${reach * 0.8}M${reach - head} -${head}l${head} ${head}l-${head} ${head}`
  const centre = svg`translate(${width / 2} ${(height - footHeight) / 2})${turn === 0 ? '' : `rotate(${turn})`}`
  return svg`<rect width="${width}" height="${height}" fill="${ground}"/>
    <path d="M0 ${height - footHeight}h${width}v${footHeight + 1}h-${width}z" fill="${foot}"/>
    ${placed(centre, line(chevron, arrow, reach * 0.36))}`
}
