import type { Font } from './read-font.ts'

/** What a PDF needs of a font; the rest helps only to lay text out. */
const KEPT_TABLES = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'] as const

const MORE_COMPONENTS = 0x0020
const WORD_ARGUMENTS = 0x0001
const SCALE = 0x0008
const TWO_SCALES = 0x0040
const MATRIX = 0x0080

/** A TrueType file with the outlines of these glyphs only, each under its own number. */
export function subsetFont(font: Font, used: ReadonlySet<number>): Buffer {
  const outlines = outlinesOf(font)
  const kept = withComponents(outlines, used)
  const offsets: number[] = [0]
  const parts: Buffer[] = []
  for (const [glyph, outline] of outlines.entries()) {
    const part = kept.has(glyph) ? padded(outline) : Buffer.alloc(0)
    parts.push(part)
    offsets.push((offsets.at(-1) ?? 0) + part.length)
  }
  const loca = Buffer.alloc(offsets.length * 4)
  for (const [index, offset] of offsets.entries()) loca.writeUInt32BE(offset, index * 4)
  const head = Buffer.from(font.tables.get('head') ?? Buffer.alloc(0))
  head.writeInt16BE(1, 50)
  head.writeUInt32BE(0, 8)
  const own = new Map([...font.tables, ['glyf', Buffer.concat(parts)], ['loca', loca], ['head', head]])
  return assemble(
    KEPT_TABLES.flatMap((tag) => {
      const content = own.get(tag)
      return content ? [[tag, content] as const] : []
    }),
  )
}

function outlinesOf({ name, tables }: Font): Buffer[] {
  const [head, loca, glyf, maxp] = ['head', 'loca', 'glyf', 'maxp'].map((tag) => tables.get(tag))
  if (!head || !loca || !glyf || !maxp) throw new Error(`${name} has no TrueType outlines`)
  const isLong = head.readInt16BE(50) === 1
  const at = (glyph: number) => (isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2)
  return Array.from({ length: maxp.readUInt16BE(4) }, (_, glyph) => glyf.subarray(at(glyph), at(glyph + 1)))
}

/** An accented letter is often put together of others; glyph 0 must always be there. */
function withComponents(outlines: readonly Buffer[], used: ReadonlySet<number>): ReadonlySet<number> {
  const kept = new Set<number>()
  const waiting = [0, ...used]
  for (let glyph = waiting.pop(); glyph !== undefined; glyph = waiting.pop()) {
    if (kept.has(glyph)) continue
    kept.add(glyph)
    waiting.push(...componentsOf(outlines[glyph] ?? Buffer.alloc(0)))
  }
  return kept
}

function componentsOf(outline: Buffer): number[] {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return []
  const glyphs: number[] = []
  let at = 10
  let flags = MORE_COMPONENTS
  while (flags & MORE_COMPONENTS) {
    flags = outline.readUInt16BE(at)
    glyphs.push(outline.readUInt16BE(at + 2))
    at += 4 + (flags & WORD_ARGUMENTS ? 4 : 2)
    if (flags & SCALE) at += 2
    else if (flags & TWO_SCALES) at += 4
    else if (flags & MATRIX) at += 8
  }
  return glyphs
}

const padded = (content: Buffer): Buffer => Buffer.concat([content, Buffer.alloc(-content.length & 3)])

function assemble(tables: readonly (readonly [tag: string, content: Buffer])[]): Buffer {
  const power = Math.floor(Math.log2(tables.length))
  const header = Buffer.alloc(12 + tables.length * 16)
  header.writeUInt32BE(0x00010000, 0)
  header.writeUInt16BE(tables.length, 4)
  header.writeUInt16BE(16 * 2 ** power, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE(16 * (tables.length - 2 ** power), 10)
  let offset = header.length
  for (const [index, [tag, content]] of tables.entries()) {
    const at = 12 + index * 16
    header.write(tag, at, 'latin1')
    header.writeUInt32BE(checksum(padded(content)), at + 4)
    header.writeUInt32BE(offset, at + 8)
    header.writeUInt32BE(content.length, at + 12)
    offset += padded(content).length
  }
  return Buffer.concat([header, ...tables.map(([, content]) => padded(content))])
}

function checksum(content: Buffer): number {
  let sum = 0
  for (let at = 0; at < content.length; at += 4) sum = (sum + content.readUInt32BE(at)) >>> 0
  return sum
}
