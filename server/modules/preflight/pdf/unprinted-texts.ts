import type { PdfFile } from './pdf-file.ts'
import { textOf } from './text.ts'
import { type Dict, isDict, isList, nameOf, type Value } from './values.ts'

const MOST_ANNOTATIONS = 5000
const MOST_LISTED = 20
const MAX_DEPTH = 20
const NOT_SEEN = 1 | 2 | 32
const PRINTS = 4

/** What is written in fields and text boxes that are seen on the screen and not printed: they lack the flag that says so. */
export function unprintedTexts(pdf: PdfFile, pages: readonly Dict[]): string[] {
  const found = new Set<string>()
  for (const page of pages) {
    for (const value of pdf.list(page, 'Annots').slice(0, MOST_ANNOTATIONS)) {
      const note = pdf.resolve(value)
      if (!isDict(note) || ((pdf.number(note, 'F') ?? 0) & (NOT_SEEN | PRINTS)) !== 0) continue
      const text = writtenIn(pdf, note)
      if (text !== '') found.add(text)
      if (found.size >= MOST_LISTED) return [...found]
    }
  }
  return [...found]
}

function writtenIn(pdf: PdfFile, note: Dict): string {
  const kind = nameOf(pdf.get(note, 'Subtype'))
  if (kind === 'FreeText') return textOf(pdf.get(note, 'Contents'))
  const type = kind === 'Widget' ? nameOf(inherited(pdf, note, 'FT')) : null
  if (type !== 'Tx' && type !== 'Ch') return ''
  const value = inherited(pdf, note, 'V')
  return (isList(value) ? value.map(pdf.resolve) : [value]).map(textOf).filter(Boolean).join(', ')
}

/** An entry of a field, or of the one that it is part of. */
function inherited(pdf: PdfFile, field: Dict, name: string): Value {
  let at: Dict | null = field
  for (let depth = 0; at !== null && depth < MAX_DEPTH; depth += 1) {
    const own = pdf.get(at, name)
    if (own !== null) return own
    at = pdf.dict(at, 'Parent')
  }
  return null
}
