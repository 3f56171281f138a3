import { type PDFDict, type PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { numberIn, numbersIn } from './numbers.ts'
import { unpackRows } from './stream-content.ts'

const key = (name: string) => PDFName.of(name)

/** What a picture was mixed with where it is transparent, and how far it is seen there. */
export type Matte = {
  /** Of each channel, from 0 to 255. */
  readonly colour: readonly number[]
  /** A byte for each pixel. */
  readonly alpha: Uint8Array
}

/**
 * The matte of a picture: 'none' for a picture without, 'unknown' where its mask cannot be read. A mask with a matte has the size of
 * its picture (PDF 32000, 11.6.5.3).
 */
export function matteOf(dict: PDFDict): Matte | 'none' | 'unknown' {
  const mask = dict.lookup(key('SMask'))
  const colour = mask instanceof PDFRawStream ? numbersIn(mask.dict.lookup(key('Matte'))) : null
  if (!(mask instanceof PDFRawStream) || !colour) return 'none'
  const [width, height] = [numberIn(dict, 'Width'), numberIn(dict, 'Height')]
  const isSameSize = numberIn(mask.dict, 'Width') === width && numberIn(mask.dict, 'Height') === height
  const isPlain = numberIn(mask.dict, 'BitsPerComponent') === 8 && !mask.dict.has(key('Decode'))
  const alpha = isSameSize && isPlain ? unpackRows(mask, height, width) : null
  if (!alpha) return 'unknown'
  return { colour: colour.map((value) => value * 255), alpha }
}

/** The pixels as they were before they were mixed, in place; a pixel that is not seen at all keeps its colour. */
export function unmix(pixels: Uint8Array, { colour, alpha }: Matte): void {
  const channels = colour.length
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    const seen = (alpha[pixel] ?? 0) / 255
    if (seen === 0 || seen === 1) continue
    for (let channel = 0; channel < channels; channel += 1) {
      const at = pixel * channels + channel
      const mixed = colour[channel] ?? 0
      const value = mixed + ((pixels[at] ?? 0) - mixed) / seen
      pixels[at] = Math.round(Math.min(255, Math.max(0, value)))
    }
  }
}

/** Gives a picture a mask of its own that says nothing of a matte; other pictures may share the one that it had. */
export function dropMatte({ context }: PDFDocument, dict: PDFDict): void {
  const mask = dict.lookup(key('SMask'))
  if (!(mask instanceof PDFRawStream)) return
  const own = PDFRawStream.of(mask.dict.clone(context), mask.contents)
  own.dict.delete(key('Matte'))
  dict.set(key('SMask'), context.register(own))
}
