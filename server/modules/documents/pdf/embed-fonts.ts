import { createHash } from 'node:crypto'
import { type PdfFile, pdfNumber } from './pdf-file.ts'
import type { Font } from './read-font.ts'
import type { Run } from './shape-text.ts'
import { subsetFont } from './subset-font.ts'

/** The fonts of a document with the glyphs that it uses. */
export type FontBook = {
  /** The name by which pages call a font, which notes the glyphs of the run as used. */
  use(run: Run): string
  /** Embeds every font that was used; gives the dictionary of resources. */
  embed(file: PdfFile): string
}

const FORCED_SYMBOLIC = 4

export function fontBook(): FontBook {
  const used = new Map<Font, Map<number, string>>()
  return {
    use({ font, glyphs }) {
      const known = used.get(font) ?? new Map<number, string>()
      used.set(font, known)
      for (const { glyph, text } of glyphs) known.set(glyph, text)
      return `F${[...used.keys()].indexOf(font) + 1}`
    },
    embed: (file) =>
      `<< ${[...used].map(([font, glyphs], index) => `/F${index + 1} ${embedFont(file, font, glyphs)} 0 R`).join(' ')} >>`,
  }
}

function embedFont(file: PdfFile, font: Font, glyphs: ReadonlyMap<number, string>): number {
  const inThousandths = (units: number) => pdfNumber((units * 1000) / font.unitsPerEm)
  const sorted = [...glyphs.keys()].toSorted((a, b) => a - b)
  const content = subsetFont(font, new Set(sorted))
  const name = `${subsetTag(content)}+${font.name}`
  const program = file.addStream(`/Length1 ${content.length}`, content)
  const descriptor = file.add(
    `<< /Type /FontDescriptor /FontName /${name} /Flags ${FORCED_SYMBOLIC} /FontBBox [${font.box.map(inThousandths).join(' ')}] /ItalicAngle 0 /Ascent ${inThousandths(font.ascent)} /Descent ${inThousandths(font.descent)} /CapHeight ${inThousandths(font.capHeight)} /StemV 80 /FontFile2 ${program} 0 R >>`,
  )
  const widths = sorted.map((glyph) => `${glyph} [${inThousandths(font.advance(glyph))}]`).join(' ')
  const descendant = file.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R /DW 0 /W [${widths}] /CIDToGIDMap /Identity >>`,
  )
  const characters = file.addStream('', Buffer.from(toUnicode(glyphs), 'latin1'))
  return file.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${characters} 0 R >>`,
  )
}

/** Six capitals that follow from what is embedded. */
const subsetTag = (content: Buffer): string =>
  Array.from(createHash('sha256').update(content).digest().subarray(0, 6), (byte) =>
    String.fromCharCode(65 + (byte % 26)),
  ).join('')

const MOST_AT_ONCE = 100

/** Lets a reader copy and search the text. */
function toUnicode(glyphs: ReadonlyMap<number, string>): string {
  const entries = [...glyphs].map(
    ([glyph, text]) => `<${hex(glyph)}> <${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`,
  )
  const blocks: string[] = []
  for (let at = 0; at < entries.length; at += MOST_AT_ONCE) {
    const block = entries.slice(at, at + MOST_AT_ONCE)
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
}

export const hex = (glyph: number): string => glyph.toString(16).padStart(4, '0')
