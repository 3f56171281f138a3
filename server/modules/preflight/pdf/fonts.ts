import type { FontFacts } from '#domain/designs/facts.ts'
import type { PdfFile } from './pdf-file.ts'
import { shortened } from './text.ts'
import { type Dict, isDict, nameOf } from './values.ts'

/** The fourteen standard fonts, by what is left of their names; Arial, Times New Roman and Courier New are their metric twins. */
const STANDARD =
  /^(helvetica|arial|times|timesnewroman|courier|couriernew)(bold|italic|oblique|roman|regular|mt|ps)*$|^symbol$|^zapfdingbats$/

/** Whether a font brings its own outlines (preflight check 29); one of drawings (Type 3) is made of them. */
export function fontFactsOf(pdf: PdfFile, font: Dict): FontFacts {
  const kind = nameOf(pdf.get(font, 'Subtype'))
  const descendant = pdf.resolve(pdf.list(font, 'DescendantFonts')[0])
  const own = kind === 'Type0' && isDict(descendant) ? descendant : font
  const descriptor = pdf.dict(own, 'FontDescriptor')
  const hasOutlines = ['FontFile', 'FontFile2', 'FontFile3'].some(
    (key) => descriptor && pdf.dict(descriptor, key),
  )
  const told =
    nameOf(pdf.get(own, 'BaseFont')) ??
    nameOf(pdf.get(font, 'BaseFont')) ??
    nameOf(pdf.get(font, 'Name')) ??
    ''
  const name = shortened(told.replace(/^[A-Z]{6}\+/, ''))
  return {
    name,
    isEmbedded: kind === 'Type3' || hasOutlines,
    isStandard: STANDARD.test(name.toLowerCase().replace(/[^a-z]/g, '')),
  }
}
