import { type Box, path } from './geometry.ts'

export const PROCESS = ['#00a7e1', '#e5007d', '#ffd900', '#2130c8', '#11141b', '#ffffff'] as const

/** Grounds meet without a seam when their edges are not softened. */
export type Layer = { readonly fill: string; readonly d: string; readonly isGround: boolean }

const MOST_ACROSS = 36
const ROWS = 4

type Figure = (x: number, y: number, side: number) => string

const FIGURES: readonly [Figure, ...Figure[]] = [
  (x, y, s) => path`M${x} ${y}h${s}a${s} ${s} 0 0 1 ${-s} ${s}z`,
  (x, y, s) => path`M${x + s} ${y + s}h${-s}a${s} ${s} 0 0 1 ${s} ${-s}z`,
  (x, y, s) => path`M${x} ${y}h${s}v${s}z`,
  (x, y, s) => path`M${x} ${y + s}a${s / 2} ${s / 2} 0 0 1 ${s} 0z`,
  (x, y, s) => path`M${x} ${y + s / 2}a${s / 2} ${s / 2} 0 0 1 ${s} 0a${s / 2} ${s / 2} 0 0 1 ${-s} 0z`,
]

const add = (to: Map<string, string>, fill: string, d: string) => to.set(fill, (to.get(fill) ?? '') + d)

/** A whole number that looks random, the same for the same tile: a larger sheet shows more, none changes. */
function mixed(column: number, row: number, seed: number): number {
  let value = (column * 374_761_393 + row * 668_265_263 + seed * 2_147_483_647) | 0
  value = Math.imul(value ^ (value >>> 13), 1_274_126_177)
  return (value ^ (value >>> 16)) >>> 0
}

/**
 * The demo print: tiles in process colours (design 8). One outline for all grounds of a colour and one for all figures,
 * so that any print is at most twelve nodes. A slender sheet has fewer rows, never endless tiles.
 */
export function tiles(box: Box, seed = 1): readonly Layer[] {
  const { x, y, width, height } = box
  const [shortSide, longSide] = [Math.min(width, height), Math.max(width, height)]
  const side = Math.max(shortSide / ROWS, longSide / MOST_ACROSS)
  const grounds = new Map<string, string>()
  const figures = new Map<string, string>()
  for (let row = 0; row * side < height - 0.01; row += 1) {
    for (let column = 0; column * side < width - 0.01; column += 1) {
      const number = mixed(column, row, seed)
      const ground = number % PROCESS.length
      const figure = (ground + 1 + ((number >>> 4) % (PROCESS.length - 1))) % PROCESS.length
      const [left, top] = [x + column * side, y + row * side]
      const draw = FIGURES[(number >>> 8) % FIGURES.length] ?? FIGURES[0]
      add(grounds, PROCESS[ground] ?? PROCESS[0], path`M${left} ${top}h${side}v${side}h${-side}z`)
      add(figures, PROCESS[figure] ?? PROCESS[0], draw(left, top, side))
    }
  }
  return [
    ...[...grounds].map(([fill, d]) => ({ fill, d, isGround: true })),
    ...[...figures].map(([fill, d]) => ({ fill, d, isGround: false })),
  ]
}
