import { PDFArray, type PDFDocument, type PDFObject, PDFStream } from '@cantoo/pdf-lib'
import { inkTable } from '../cmyk.ts'
import { type Converter, rgbConverter } from './converters.ts'
import { visitReachable } from './reachable.ts'
import { nameOf, unpack } from './stream-content.ts'

/** Of more profiles than any design has, the further ones count as sRGB. */
const MOST_PROFILES = 20
const MOST_BYTES = 4 * 1024 * 1024
const HEADER_BYTES = 128

/** The converters of the profiles of red, green and blue that a document has, by the stream of each. */
export async function profileConverters(
  document: PDFDocument,
): Promise<ReadonlyMap<PDFObject | undefined, Converter>> {
  const streams = new Set<PDFStream>()
  visitReachable(document, [document.context.trailerInfo.Root], (object) => {
    const profile =
      object instanceof PDFArray && nameOf(object.lookup(0)) === 'ICCBased' ? object.lookup(1) : null
    if (profile instanceof PDFStream && streams.size < MOST_PROFILES) streams.add(profile)
  })
  const converters = new Map<PDFObject | undefined, Converter>()
  for (const stream of streams) {
    const profile = unpack(stream)
    if (!profile || !isOfRgb(profile)) continue
    // One that libvips cannot use counts as sRGB, as a viewer takes it.
    const table = await inkTable(profile).catch(() => null)
    if (table) converters.set(stream, rgbConverter(table, profile))
  }
  return converters
}

function isOfRgb(profile: Uint8Array): boolean {
  const header = Buffer.from(profile.subarray(0, HEADER_BYTES)).toString('latin1')
  const isProfile = header.slice(36, 40) === 'acsp' && header.slice(16, 20) === 'RGB '
  return isProfile && profile.length > HEADER_BYTES && profile.length <= MOST_BYTES
}
