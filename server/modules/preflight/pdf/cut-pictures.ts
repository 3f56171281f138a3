import { join } from 'node:path'
import type { Drawing } from './drawing.ts'
import {
  cutLarge,
  isReadWhole,
  LARGE_PIXELS,
  type Picture,
  type PixelBox,
  type SmallPicture,
  wholeOf,
} from './look-at-pictures.ts'
import { inverseOf, type Matrix, moved } from './matrix.ts'
import type { Box } from './page-size.ts'
import type { PdfFile } from './pdf-file.ts'
import { type Dict, Name, Ref } from './values.ts'

/** How much around what is seen goes along, as a part of that, so that its edges blend as in the whole picture. */
const MARGIN = 0.02
const MARGIN_PX = 4

/**
 * The large pictures of a page, of which no more is left than is seen of a part of it: pdfium unpacks hundreds of millions of pixels
 * wherever one of them is drawn. Each is drawn by a form that lays the part where it was.
 */
export async function cutPictures(
  pdf: PdfFile,
  { pictures, places }: Pick<Drawing, 'pictures' | 'places'>,
  seen: Box,
  folder: string,
): Promise<readonly SmallPicture[]> {
  const made: SmallPicture[] = []
  let number = pdf.freeNumber()
  for (const [stream, model] of pictures) {
    const size = (key: string) => pdf.number(stream.dict, key) ?? 0
    const picture = { stream, width: size('Width'), height: size('Height') }
    if (picture.width * picture.height <= LARGE_PIXELS || !isReadWhole(pdf, stream)) continue
    const cut = isMasked(stream.dict) ? wholeOf(picture) : seenOf(picture, places.get(stream) ?? null, seen)
    const place = stream.place()
    const range = { from: place.from, to: place.from + place.length }
    if (!cut) {
      made.push({ number: place.number, ...drawnBy(stream.dict, ''), ...range })
      continue
    }
    const part = await cutLarge(pdf, picture, model, cut, join(folder, 'large.jpg'))
    if (!part) continue
    if (cut.width === picture.width && cut.height === picture.height) {
      made.push({ number: place.number, ...part, ...range })
      continue
    }
    made.push(
      { number, ...part, from: range.to, to: range.to },
      { number: place.number, ...drawnBy(stream.dict, laid(cut, picture), new Ref(number, 0)), ...range },
    )
    number += 1
  }
  return made
}

const isMasked = (dict: Dict) => dict.has('SMask') || dict.has('Mask')

/** What of a picture lies in a box of its page, in pixels; null where nothing does. */
function seenOf(picture: Picture, places: readonly Matrix[] | null, seen: Box): PixelBox | null {
  const whole = wholeOf(picture)
  if (!places) return whole
  const corners: (readonly [number, number])[] = []
  for (const place of places) {
    const back = inverseOf(place)
    if (!back) continue
    const found = [
      moved(back, seen.left, seen.bottom),
      moved(back, seen.right, seen.bottom),
      moved(back, seen.left, seen.top),
      moved(back, seen.right, seen.top),
    ]
    const [left, right] = extent(found.map(([x]) => x))
    const [bottom, top] = extent(found.map(([, y]) => y))
    if (right <= 0 || left >= 1 || top <= 0 || bottom >= 1) continue
    const room = [(right - left) * MARGIN, (top - bottom) * MARGIN] as const
    corners.push([left - room[0], bottom - room[1]], [right + room[0], top + room[1]])
  }
  if (corners.length === 0) return null
  const [left, right] = extent(corners.map(([x]) => x))
  const [bottom, top] = extent(corners.map(([, y]) => y))
  const [x, width] = within(left, right, picture.width)
  const [y, height] = within(1 - top, 1 - bottom, picture.height)
  return { x, y, width, height }
}

const extent = (numbers: readonly number[]): readonly [number, number] => [
  Math.min(...numbers),
  Math.max(...numbers),
]

/** From where, and how many pixels, of all. */
function within(from: number, to: number, ofPx: number): readonly [number, number] {
  const first = Math.max(0, Math.min(ofPx - 1, Math.floor(from * ofPx) - MARGIN_PX))
  const end = Math.min(ofPx, Math.max(first + 1, Math.ceil(to * ofPx) + MARGIN_PX))
  return [first, end - first]
}

/** Lays a part of a picture where it is in the unit square of the whole. */
const laid = ({ x, y, width, height }: PixelBox, whole: Picture): string => {
  const numbers = [
    width / whole.width,
    0,
    0,
    height / whole.height,
    x / whole.width,
    1 - (y + height) / whole.height,
  ]
  return `q ${numbers.map((one) => one.toFixed(10)).join(' ')} cm /Part Do Q`
}

/** A form in the place of a picture, shown where that is. */
function drawnBy(picture: Dict, content: string, part: Ref | null = null): { dict: Dict; bytes: Buffer } {
  const layer = picture.get('OC')
  return {
    dict: new Map([
      ['Type', new Name('XObject')],
      ['Subtype', new Name('Form')],
      ['BBox', [0, 0, 1, 1]],
      ['Resources', new Map(part ? [['XObject', new Map([['Part', part]])]] : [])],
      ...(layer === undefined ? [] : [['OC', layer] as const]),
    ]),
    bytes: Buffer.from(content, 'latin1'),
  }
}
