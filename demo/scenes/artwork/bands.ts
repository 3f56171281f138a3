import { CYAN, INK, MAGENTA, REFLEX, WHITE, YELLOW } from '../palette.ts'
import { filled, svg } from '../svg.ts'
import type { Artwork } from './artwork.ts'

const SETS = [
  { ground: REFLEX, broad: CYAN, narrow: WHITE, disc: YELLOW },
  { ground: MAGENTA, broad: YELLOW, narrow: WHITE, disc: YELLOW },
  { ground: INK, broad: MAGENTA, narrow: YELLOW, disc: YELLOW },
  { ground: CYAN, broad: REFLEX, narrow: WHITE, disc: MAGENTA },
  { ground: YELLOW, broad: INK, narrow: MAGENTA, disc: MAGENTA },
  { ground: WHITE, broad: REFLEX, narrow: CYAN, disc: MAGENTA },
] as const

export const drawBands: Artwork = (width, height, random) => {
  const { ground, broad, narrow, disc } = random.pick(SETS)
  const lean = Math.min(width * 0.72, height * 1.25)
  const band = (x: number, breadth: number) =>
    svg`M${x} ${height * 1.02}L${x + lean} -${height * 0.04}h${breadth}L${x + breadth} ${height * 1.02}z`
  const start = width * (random.next() * 0.16 - 0.12)
  const breadth = Math.max(width * 0.21, height * 0.16)
  const r = Math.min(width, height) * 0.22
  return svg`<rect width="${width}" height="${height}" fill="${ground}"/>
    ${filled(broad, band(start, breadth))}${filled(narrow, band(start + breadth * 1.9, breadth * 0.4))}
    <circle cx="${width * 0.2}" cy="${height * 0.25}" r="${r}" fill="${disc}"/>`
}
