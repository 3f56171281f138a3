import type { ActiveContent } from '#domain/designs/facts.ts'
import type { PdfFile } from './pdf-file.ts'
import { type Dict, isDict, isList, nameOf, Stream, type Value } from './values.ts'

const MOST_NODES = 20_000
const MOST_ANNOTATIONS = 5000

const KIND_OF_ACTION: Readonly<Record<string, ActiveContent>> = {
  JavaScript: 'javascript',
  Launch: 'launch',
  SubmitForm: 'form',
  ResetForm: 'form',
  ImportData: 'form',
  Rendition: 'media',
  Movie: 'media',
  Sound: 'media',
  RichMediaExecute: 'media',
  GoTo3DView: 'media',
  GoToE: 'action',
  GoToR: 'action',
  URI: 'action',
  Hide: 'action',
  SetOCGState: 'action',
  Named: 'action',
  Trans: 'action',
}

const KIND_OF_ANNOTATION: Readonly<Record<string, ActiveContent>> = {
  Widget: 'form',
  Screen: 'media',
  Movie: 'media',
  Sound: 'media',
  RichMedia: 'media',
  '3D': 'media',
  FileAttachment: 'attachment',
}

/** What could act in a file by itself or be filled in (preflight check 41); plain links to a place or a page are none. */
export function activeContentOf(pdf: PdfFile, pages: readonly Dict[]): ActiveContent[] {
  const found = new Set<ActiveContent>()
  let nodes = 0
  const action = (value: Value | undefined, isOfLink = false) => {
    const ahead = [pdf.resolve(value)]
    while (ahead.length > 0 && nodes < MOST_NODES) {
      nodes += 1
      const one = ahead.pop() ?? null
      if (isList(one)) ahead.push(...one.map(pdf.resolve))
      if (!isDict(one)) continue
      const kind = KIND_OF_ACTION[nameOf(pdf.get(one, 'S')) ?? '']
      if (kind && !(isOfLink && kind === 'action')) found.add(kind)
      ahead.push(pdf.get(one, 'Next'))
    }
  }
  const actions = (dict: Dict, key: string) => {
    for (const value of pdf.dict(dict, key)?.values() ?? []) action(value)
  }
  const { root } = pdf
  const opening = pdf.get(root, 'OpenAction')
  if (isDict(opening) && nameOf(pdf.get(opening, 'S')) !== 'GoTo') {
    found.add('action')
    action(opening)
  }
  actions(root, 'AA')
  const names = pdf.dict(root, 'Names')
  if (names?.has('JavaScript')) found.add('javascript')
  if (names?.has('EmbeddedFiles') || root.has('Collection')) found.add('attachment')
  const form = pdf.dict(root, 'AcroForm')
  if (form && (pdf.list(form, 'Fields').length > 0 || form.has('XFA'))) found.add('form')
  for (const page of pages) {
    actions(page, 'AA')
    for (const value of pdf.list(page, 'Annots').slice(0, MOST_ANNOTATIONS)) {
      const annotation = pdf.resolve(value)
      const dict = annotation instanceof Stream ? annotation.dict : annotation
      if (!isDict(dict)) continue
      const subtype = nameOf(pdf.get(dict, 'Subtype')) ?? ''
      action(dict.get('A'), subtype === 'Link')
      actions(dict, 'AA')
      if (subtype !== 'Link' && subtype !== 'Popup') found.add(KIND_OF_ANNOTATION[subtype] ?? 'annotation')
    }
  }
  return [...found].toSorted()
}
