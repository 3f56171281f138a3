import { inflateSync } from 'node:zlib'
import { readKerning } from './kerning.ts'

/** A TrueType font as it is measured and embedded; lengths in units of which `unitsPerEm` make the size. */
export type Font = {
  readonly name: string
  readonly tables: ReadonlyMap<string, Buffer>
  readonly unitsPerEm: number
  readonly ascent: number
  readonly descent: number
  readonly capHeight: number
  readonly box: readonly [left: number, bottom: number, right: number, top: number]
  /** The glyph of a character; null when the font does not have it. */
  glyphOf(codePoint: number): number | null
  advance(glyph: number): number
  /** What two glyphs come closer (negative) or stand further apart. */
  kern(left: number, right: number): number
}

const WOFF = 0x774f4646
const ENTRY_BYTES = 20

/** Reads a font in WOFF 1 with TrueType outlines. */
export function readFont(name: string, file: Buffer): Font {
  const tables = unpack(file)
  const table = (tag: string): Buffer => {
    const found = tables.get(tag)
    if (!found) throw new Error(`${name} has no table ${tag}`)
    return found
  }
  const [head, hhea, hmtx] = [table('head'), table('hhea'), table('hmtx')]
  const metricCount = hhea.readUInt16BE(34)
  const glyphs = readCharacters(table('cmap'))
  return {
    name,
    tables,
    unitsPerEm: head.readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: hhea.readInt16BE(6),
    capHeight: table('OS/2').readInt16BE(88),
    box: [head.readInt16BE(36), head.readInt16BE(38), head.readInt16BE(40), head.readInt16BE(42)],
    glyphOf: (codePoint) => glyphs.get(codePoint) ?? null,
    advance: (glyph) => hmtx.readUInt16BE(4 * Math.min(glyph, metricCount - 1)),
    kern: readKerning(tables.get('GPOS') ?? null),
  }
}

function unpack(file: Buffer): ReadonlyMap<string, Buffer> {
  if (file.readUInt32BE(0) !== WOFF) throw new Error('Not a WOFF file')
  const count = file.readUInt16BE(12)
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const at = 44 + index * ENTRY_BYTES
      const [offset, packed, size] = [4, 8, 12].map((place) => file.readUInt32BE(at + place)) as [
        number,
        number,
        number,
      ]
      const content = file.subarray(offset, offset + packed)
      return [file.toString('latin1', at, at + 4), packed < size ? inflateSync(content) : content] as const
    }),
  )
}

/** Format 4 of the table 'cmap' knows every character of the basic plane, which is all that our fonts have. */
function readCharacters(cmap: Buffer): ReadonlyMap<number, number> {
  const count = cmap.readUInt16BE(2)
  const offsets = Array.from({ length: count }, (_, index) => cmap.readUInt32BE(4 + index * 8 + 4))
  const at = offsets.find((offset) => cmap.readUInt16BE(offset) === 4)
  if (at === undefined) throw new Error('The font has no characters of the basic plane')
  const segments = cmap.readUInt16BE(at + 6) / 2
  const [ends, starts] = [at + 14, at + 16 + segments * 2]
  const [deltas, ranges] = [starts + segments * 2, starts + segments * 4]
  const glyphs = new Map<number, number>()
  for (let segment = 0; segment < segments; segment += 1) {
    const here = segment * 2
    const range = cmap.readUInt16BE(ranges + here)
    const start = cmap.readUInt16BE(starts + here)
    const end = cmap.readUInt16BE(ends + here)
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const raw = range === 0 ? code : cmap.readUInt16BE(ranges + here + range + (code - start) * 2)
      const glyph = raw === 0 ? 0 : (raw + cmap.readUInt16BE(deltas + here)) & 0xffff
      if (glyph !== 0) glyphs.set(code, glyph)
    }
  }
  return glyphs
}
