import { asMatrix, IDENTITY, type Matrix, times } from './matrix.ts'
import { boxOf } from './page-size.ts'
import type { PdfFile } from './pdf-file.ts'
import { type Dict, isDict, nameOf, Stream } from './values.ts'

const MOST_ANNOTATIONS = 5000
const HIDDEN = 2
const NO_VIEW = 32

/** How a note or field looks, and by what its form comes to lie on the page. */
type Appearance = { readonly form: Stream; readonly matrix: Matrix }

/** How the notes and fields of a page look, where they are not hidden: they are drawn with it. */
export function appearancesOf(pdf: PdfFile, page: Dict): Appearance[] {
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
      return chosen instanceof Stream ? [{ form: chosen, matrix: withinRect(pdf, note, chosen) }] : []
    })
}

/** The box of a form, turned by its own matrix, is stretched over the rectangle of its note. */
function withinRect(pdf: PdfFile, note: Dict, { dict }: Stream): Matrix {
  const rect = boxOf(pdf, note, 'Rect')
  const box = boxOf(pdf, dict, 'BBox')
  if (!rect || !box) return IDENTITY
  const own = asMatrix(pdf.list(dict, 'Matrix').map((value) => Number(pdf.resolve(value))))
  const corners = [
    [box.left, box.bottom],
    [box.left, box.top],
    [box.right, box.bottom],
    [box.right, box.top],
  ].map(([x = 0, y = 0]) => times([1, 0, 0, 1, x, y], own))
  const xs = corners.map(([, , , , x]) => x)
  const ys = corners.map(([, , , , , y]) => y)
  const left = Math.min(...xs)
  const bottom = Math.min(...ys)
  const [across, along] = [Math.max(...xs) - left, Math.max(...ys) - bottom]
  if (!(across > 0 && along > 0)) return IDENTITY
  const [x, y] = [(rect.right - rect.left) / across, (rect.top - rect.bottom) / along]
  return [x, 0, 0, y, rect.left - left * x, rect.bottom - bottom * y]
}
