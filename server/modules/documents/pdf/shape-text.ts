import type { Font } from './read-font.ts'
import { type FaceName, type Typeface, typeface } from './typefaces.ts'

/** How text looks; `figures` gives every digit the same width, so that amounts stand in columns. */
export type TextStyle = {
  readonly face: FaceName
  readonly sizePt: number
  readonly figures?: boolean
}

/** A glyph with the room before and after it, in thousandths of the size. */
export type Placed = {
  readonly glyph: number
  readonly text: string
  readonly before: number
  readonly after: number
}

/** Glyphs of one font in a row. */
export type Run = { readonly font: Font; readonly glyphs: readonly Placed[] }

const DIGIT = /^[0-9]$/
const MISSING = '?'

/** Text without what cannot be seen: control and direction characters go, every space is a plain one. */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, (character) => (/\s/.test(character) ? ' ' : ''))

/** The glyphs of a text. A character that no font has is written without its accents, or as a question mark. */
export function shapeText(text: string, { face, figures = false }: TextStyle): Run[] {
  const fonts = typeface(face)
  const found = Array.from(printable(text)).flatMap((character) => lookUp(fonts, character))
  const runs: { font: Font; glyphs: Placed[] }[] = []
  for (const { font, glyph, text: character } of found) {
    const run = runs.at(-1)
    const previous = run?.glyphs.at(-1)
    const isDigit = figures && DIGIT.test(character)
    const room = isDigit ? (digitWidth(font) - font.advance(glyph)) / 2 : 0
    const placed = {
      glyph,
      text: character,
      before: inThousandths(font, room),
      after: inThousandths(font, room),
    }
    if (run?.font !== font) {
      runs.push({ font, glyphs: [placed] })
      continue
    }
    const kern =
      isDigit || (figures && DIGIT.test(previous?.text ?? '')) ? 0 : font.kern(previous?.glyph ?? 0, glyph)
    run.glyphs.push({ ...placed, before: placed.before + inThousandths(font, kern) })
  }
  return runs
}

type Found = { readonly font: Font; readonly glyph: number; readonly text: string }

function lookUp(fonts: Typeface, character: string): Found[] {
  const exact = findGlyph(fonts, character)
  if (exact) return [exact]
  if (/\s/.test(character)) return present(findGlyph(fonts, ' '))
  if (/\p{M}/u.test(character)) return []
  const plain = Array.from(character.normalize('NFKD').replace(/\p{M}/gu, ''))
  const parts = plain.map((part) => findGlyph(fonts, part))
  return parts.every((part) => part !== null) ? parts : present(findGlyph(fonts, MISSING))
}

function findGlyph(fonts: Typeface, character: string): Found | null {
  const codePoint = character.codePointAt(0) ?? 0
  for (const font of fonts) {
    const glyph = font.glyphOf(codePoint)
    if (glyph !== null) return { font, glyph, text: character }
  }
  return null
}

const present = (found: Found | null): Found[] => (found ? [found] : [])

const inThousandths = ({ unitsPerEm }: Font, units: number): number => (units * 1000) / unitsPerEm

const digitWidths = new WeakMap<Font, number>()
function digitWidth(font: Font): number {
  const known = digitWidths.get(font)
  if (known !== undefined) return known
  const width = Math.max(
    ...Array.from('0123456789', (digit) => font.advance(font.glyphOf(digit.codePointAt(0) ?? 0) ?? 0)),
  )
  digitWidths.set(font, width)
  return width
}

/** How wide a text is, in points. */
export function textWidth(text: string, style: TextStyle): number {
  const thousandths = shapeText(text, style).reduce(
    (sum, { font, glyphs }) =>
      sum +
      glyphs.reduce(
        (width, { glyph, before, after }) =>
          width + before + inThousandths(font, font.advance(glyph)) + after,
        0,
      ),
    0,
  )
  return (thousandths * style.sizePt) / 1000
}
