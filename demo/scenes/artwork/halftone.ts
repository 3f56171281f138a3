import { CYAN, INK, MAGENTA, REFLEX, WHITE, YELLOW } from '../palette.ts'
import { svg } from '../svg.ts'
import type { Artwork } from './artwork.ts'

const PAIRS = [
  [YELLOW, MAGENTA],
  [WHITE, REFLEX],
  [CYAN, REFLEX],
  [WHITE, MAGENTA],
  [YELLOW, INK],
  [REFLEX, CYAN],
  [WHITE, CYAN],
  [MAGENTA, YELLOW],
] as const

/**
 * Dots that grow to one side. Every row of equal dots is one dashed line with round ends and no dash length, so a full
 * screen is some twenty nodes.
 */
export const drawHalftone: Artwork = (width, height, random) => {
  const [paper, ink] = random.pick(PAIRS)
  const growsRight = random.next() < 0.7
  const along = growsRight ? width : height
  const across = growsRight ? height : width
  const pitch = Math.max(Math.sqrt(width * height) / 12, 4.5)
  const gap = pitch * 0.86
  const count = Math.ceil(along / gap) + 1
  const lines = Array.from({ length: count }, (_, index) => {
    const radius = pitch * 0.56 * ((index + 1.4) / count) ** 1.15
    const from = index % 2 === 0 ? 0 : -pitch / 2
    const position = index * gap + gap / 3
    const d = growsRight
      ? svg`M${position} ${from}V${across + pitch}`
      : svg`M${from} ${position}H${across + pitch}`
    return svg`<path d="${d}" stroke-width="${radius * 2}"/>`
  }).join('')
  return svg`<rect width="${width}" height="${height}" fill="${paper}"/>
    <g stroke="${ink}" stroke-linecap="round" stroke-dasharray="0 ${pitch}">${lines}</g>`
}
