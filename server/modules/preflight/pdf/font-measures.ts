import { asMatrix } from './matrix.ts'
import type { PdfFile } from './pdf-file.ts'
import { type Dict, isDict, isList, nameOf, type Value } from './values.ts'

/** What a typeface without widths of its own has about, of a thousandth of its size. */
const USUAL_WIDTH = 500
const USUAL_ASCENT = 750
const USUAL_DESCENT = -250
const MOST_WIDTHS = 65_536
const PER_SIZE = 0.001
const SPACE = 32

/** How far text goes, and how high it is; all per unit of its size. */
export type FontMeasures = {
  readonly ascent: number
  readonly descent: number
  /** Set from the top down. */
  readonly isVertical: boolean
  /** The width of all letters of a text together, how many they are, and how many of them are spaces. */
  readonly lengthOf: (text: Buffer) => Length
}
export type Length = { readonly width: number; readonly letters: number; readonly spaces: number }

/** How large the letters of a typeface are, as far as it says so. */
export function fontMeasuresOf(pdf: PdfFile, font: Dict): FontMeasures {
  return nameOf(pdf.get(font, 'Subtype')) === 'Type0' ? composite(pdf, font) : simple(pdf, font)
}

function simple(pdf: PdfFile, font: Dict): FontMeasures {
  const isDrawn = nameOf(pdf.get(font, 'Subtype')) === 'Type3'
  const perUnit = isDrawn ? Math.abs(ownMatrix(pdf, font)[0]) || PER_SIZE : PER_SIZE
  const first = pdf.number(font, 'FirstChar') ?? 0
  const told = pdf.list(font, 'Widths').slice(0, 256).map(pdf.resolve)
  const descriptor = pdf.dict(font, 'FontDescriptor')
  const isFixed = /courier/i.test(nameOf(pdf.get(font, 'BaseFont')) ?? '')
  const missing =
    (descriptor && pdf.number(descriptor, 'MissingWidth')) ??
    (told.length > 0 ? 0 : isFixed ? 600 : USUAL_WIDTH)
  const widths = Float64Array.from({ length: 256 }, (_, code) => {
    const width = told[code - first]
    return (typeof width === 'number' ? width : missing) * perUnit
  })
  return {
    ...(isDrawn ? heightOfDrawn(pdf, font) : heightOf(pdf, descriptor)),
    isVertical: false,
    lengthOf: (text) => {
      let width = 0
      let spaces = 0
      for (const code of text) {
        width += widths[code] ?? 0
        if (code === SPACE) spaces += 1
      }
      return { width, letters: text.length, spaces }
    },
  }
}

const ownMatrix = (pdf: PdfFile, font: Dict) =>
  asMatrix(pdf.list(font, 'FontMatrix').map((value) => Number(pdf.resolve(value))))

/** Of two bytes a letter, as nearly all are; what a table of codes tells otherwise is not looked at. */
function composite(pdf: PdfFile, font: Dict): FontMeasures {
  const told = pdf.resolve(pdf.list(font, 'DescendantFonts')[0])
  const own: Dict = isDict(told) ? told : new Map<string, Value>()
  const usual = pdf.number(own, 'DW') ?? 1000
  const widths = widthsOf(pdf, own)
  const isVertical = nameOf(pdf.get(font, 'Encoding'))?.endsWith('V') ?? false
  return {
    ...heightOf(pdf, pdf.dict(own, 'FontDescriptor')),
    isVertical,
    lengthOf: (text) => {
      let width = 0
      const letters = text.length >> 1
      for (let at = 0; at + 1 < text.length; at += 2)
        width += isVertical ? 1000 : (widths.get(((text[at] ?? 0) << 8) | (text[at + 1] ?? 0)) ?? usual)
      return { width: width * PER_SIZE, letters, spaces: 0 }
    },
  }
}

/** The widths of the letters of a composite typeface: runs from a letter on, or one width from letter to letter. */
function widthsOf(pdf: PdfFile, own: Dict): ReadonlyMap<number, number> {
  const widths = new Map<number, number>()
  const told = pdf.list(own, 'W').map(pdf.resolve)
  for (let at = 0; at + 1 < told.length && widths.size < MOST_WIDTHS;) {
    const first = Number(told[at])
    const next = told[at + 1] ?? null
    if (isList(next)) {
      for (const [index, value] of next.slice(0, MOST_WIDTHS).entries())
        widths.set(first + index, Number(pdf.resolve(value)) || 0)
      at += 2
    } else {
      const last = Math.min(Number(next), first + MOST_WIDTHS)
      const width = Number(told[at + 2]) || 0
      for (let letter = first; letter <= last && widths.size < MOST_WIDTHS; letter += 1)
        widths.set(letter, width)
      at += 3
    }
  }
  return widths
}

/** Of letters that are drawn (Type 3) the box of the typeface tells. */
function heightOfDrawn(pdf: PdfFile, font: Dict): Pick<FontMeasures, 'ascent' | 'descent'> {
  const [, bottom = 0, , top = 0] = pdf.list(font, 'FontBBox').map((value) => Number(pdf.resolve(value)))
  const perUnit = Math.abs(ownMatrix(pdf, font)[3])
  return top > bottom
    ? { ascent: top * perUnit, descent: bottom * perUnit }
    : { ascent: USUAL_ASCENT * PER_SIZE, descent: USUAL_DESCENT * PER_SIZE }
}

function heightOf(pdf: PdfFile, descriptor: Dict | null): Pick<FontMeasures, 'ascent' | 'descent'> {
  const told = (key: string) => (descriptor && pdf.number(descriptor, key)) ?? 0
  const ascent = told('Ascent')
  const descent = told('Descent')
  return {
    ascent: (ascent > 0 && ascent <= 1500 ? ascent : USUAL_ASCENT) * PER_SIZE,
    descent: (descent < 0 && descent >= -800 ? descent : USUAL_DESCENT) * PER_SIZE,
  }
}
