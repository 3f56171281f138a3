import type { PdfFile } from './pdf-file.ts'
import { type Dict, isDict, nameOf, Stream } from './values.ts'

const MOST_ANNOTATIONS = 5000
const HIDDEN = 2
const NO_VIEW = 32

/** How the notes and fields of a page look, where they are not hidden: they are drawn with it. */
export function appearancesOf(pdf: PdfFile, page: Dict): Stream[] {
  return pdf
    .list(page, 'Annots')
    .slice(0, MOST_ANNOTATIONS)
    .flatMap((value) => {
      const note = pdf.resolve(value)
      if (!isDict(note) || ((pdf.number(note, 'F') ?? 0) & (HIDDEN | NO_VIEW)) !== 0) return []
      if (nameOf(pdf.get(note, 'Subtype')) === 'Popup') return []
      const looks = pdf.dict(note, 'AP')
      const normal = looks && pdf.get(looks, 'N')
      const state = nameOf(pdf.get(note, 'AS'))
      const chosen = isDict(normal) && state !== null ? pdf.get(normal, state) : normal
      return chosen instanceof Stream ? [chosen] : []
    })
}
