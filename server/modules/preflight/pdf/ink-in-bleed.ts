import type { Pixels } from '../previews.ts'
import type { Drawn, PixelBox } from './render.ts'

/** A pixel lighter than this has no ink worth the name. */
const PAPER = 250
/** A side has ink up to its edge when this part of its pixels has. */
const ENOUGH = 0.95

/**
 * Whether ink reaches all four outer edges: of the bleed where the page has one, else of the page. Looked at one pixel inside the
 * edge, where nothing is blended with what lies beyond.
 */
export function inkInBleed({ pixels }: Drawn): boolean | null {
  const { width, height } = pixels
  if (width < 8 || height < 8) return null
  const sides: PixelBox[] = [
    { x: 1, y: 1, width: width - 2, height: 1 },
    { x: 1, y: height - 2, width: width - 2, height: 1 },
    { x: 1, y: 1, width: 1, height: height - 2 },
    { x: width - 2, y: 1, width: 1, height: height - 2 },
  ]
  return sides.every((side) => inkedPart(pixels, side) >= ENOUGH)
}

function inkedPart({ data, width }: Pixels, box: PixelBox): number {
  let inked = 0
  for (let y = box.y; y < box.y + box.height; y += 1)
    for (let x = box.x; x < box.x + box.width; x += 1) {
      const at = (y * width + x) * 3
      const lightest = Math.min(data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255)
      if (lightest < PAPER) inked += 1
    }
  return inked / (box.width * box.height)
}
