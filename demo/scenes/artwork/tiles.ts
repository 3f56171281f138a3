import { PROCESS } from '../palette.ts'
import { filled, svg } from '../svg.ts'
import type { Artwork } from './artwork.ts'

type Figure = (x: number, y: number, side: number) => string

const FIGURES: readonly [Figure, ...Figure[]] = [
  (x, y, s) => svg`M${x} ${y}h${s}a${s} ${s} 0 0 1-${s} ${s}z`,
  (x, y, s) => svg`M${x + s} ${y + s}h-${s}a${s} ${s} 0 0 1 ${s}-${s}z`,
  (x, y, s) => svg`M${x} ${y}h${s}v${s}z`,
  (x, y, s) => svg`M${x} ${y + s}a${s / 2} ${s / 2} 0 0 1 ${s} 0z`,
  (x, y, s) => svg`M${x} ${y + s / 2}a${s / 2} ${s / 2} 0 0 1 ${s} 0a${s / 2} ${s / 2} 0 0 1-${s} 0z`,
]

/** Outlines by colour: all squares of one colour are one path, and so are all figures. */
type Layer = Map<string, string>

const add = (layer: Layer, colour: string, d: string) => layer.set(colour, (layer.get(colour) ?? '') + d)

const paint = (layer: Layer) => [...layer].map(([colour, d]) => filled(colour, d)).join('')

/** Squares in two colours each; they overlap by a hair, so that no seam shows at any size. */
export const drawTiles: Artwork = (width, height, random) => {
  const shortSide = Math.min(width, height)
  const side = Math.ceil(shortSide / (shortSide < 90 ? 2 : 3))
  const squares: Layer = new Map()
  const figures: Layer = new Map()
  for (let y = 0; y < height; y += side) {
    for (let x = 0; x < width; x += side) {
      const ground = random.pick(PROCESS)
      const others = PROCESS.filter((colour) => colour !== ground)
      const figure = others[Math.floor(random.next() * others.length)] ?? ground
      add(squares, ground, svg`M${x} ${y}h${side + 0.4}v${side + 0.4}h-${side + 0.4}z`)
      add(figures, figure, random.pick(FIGURES)(x, y, side))
    }
  }
  return paint(squares) + paint(figures)
}
