import { randomFrom } from '../random.ts'
import { drawArrow } from './arrow.ts'
import type { Artwork } from './artwork.ts'
import { drawBands } from './bands.ts'
import { drawBigType } from './big-type.ts'
import { drawHalftone } from './halftone.ts'
import { drawOverprint } from './overprint.ts'
import { drawTiles } from './tiles.ts'

const ARTWORKS: readonly Artwork[] = [
  drawOverprint,
  drawTiles,
  drawHalftone,
  drawBands,
  drawArrow,
  drawBigType,
]

/** The remainder of six names the generator, the rest of the number its variation. */
export function drawArtwork(seed: number, width: number, height: number): string {
  const number = Math.abs(Math.trunc(seed))
  const draw = ARTWORKS[number % ARTWORKS.length] ?? drawOverprint
  return draw(width, height, randomFrom(number))
}
