import {
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFStream,
} from '@cantoo/pdf-lib'
import { pageContent, pageResources } from './content-holders.ts'
import { numbersIn } from './numbers.ts'
import { entryOf } from './rewrite-content.ts'
import { nameOf, repack } from './stream-content.ts'

const key = (name: string) => PDFName.of(name)
const IN_CATALOG = [
  'OpenAction',
  'AA',
  'AcroForm',
  'Collection',
  'Outlines',
  'Threads',
  'URI',
  'SpiderInfo',
  'Requirements',
]
const IN_NAMES = ['JavaScript', 'EmbeddedFiles', 'Renditions', 'AlternatePresentations', 'URLS']
/** These are drawn on the page and printed with it; notes, links and sounds are not. */
const PRINTED_KINDS = new Set([
  'Widget',
  'Stamp',
  'FreeText',
  'Square',
  'Circle',
  'Line',
  'Ink',
  'Polygon',
  'PolyLine',
  'Watermark',
])
const [HIDDEN, PRINTS] = [2, 4]

/** Takes out whatever acts by itself. What a form or stamp shows in print becomes part of its page first. */
export function stripActive(document: PDFDocument): void {
  const { catalog } = document
  for (const page of document.getPages()) {
    drawAnnotations(document, page)
    for (const name of ['Annots', 'AA', 'B']) page.node.delete(key(name))
  }
  for (const name of IN_CATALOG) catalog.delete(key(name))
  catalog.delete(key('AF'))
  const names = catalog.lookup(key('Names'))
  if (names instanceof PDFDict) for (const name of IN_NAMES) names.delete(key(name))
}

function drawAnnotations(document: PDFDocument, page: PDFPage): void {
  const annotations = page.node.Annots()
  const drawn: string[] = []
  for (let at = 0; at < (annotations?.size() ?? 0); at += 1) {
    const annotation = annotations?.lookup(at)
    const shown = annotation instanceof PDFDict ? printedForm(annotation) : null
    if (!shown) continue
    const name = `PrintedNote${at}`
    addResource(document, page, 'XObject', name, shown.form)
    const drawing = `q ${shown.matrix.map((value) => value.toFixed(5)).join(' ')} cm /${name} Do Q`
    if (shown.layer) addResource(document, page, 'Properties', name, shown.layer)
    drawn.push(shown.layer ? `/OC /${name} BDC ${drawing} EMC` : drawing)
  }
  if (drawn.length === 0) return
  const content = Buffer.concat([
    Buffer.from('q\n'),
    pageContent(page),
    Buffer.from(`\nQ\n${drawn.join('\n')}\n`),
  ])
  page.node.set(key('Contents'), document.context.register(repack(document.context, content)))
}

type PrintedForm = {
  readonly form: PDFObject
  readonly matrix: readonly number[]
  /** Whether it is seen is for this layer to say; absent on none. */
  readonly layer: PDFObject | undefined
}

/** The appearance that an annotation prints with, and where it stands on the page (PDF 32000, 12.5.5). */
function printedForm(annotation: PDFDict): PrintedForm | null {
  const flags = annotation.lookup(key('F'))
  const bits = flags instanceof PDFNumber ? flags.asNumber() : 0
  if ((bits & HIDDEN) > 0 || (bits & PRINTS) === 0) return null
  if (!PRINTED_KINDS.has(nameOf(annotation.lookup(key('Subtype'))) ?? '')) return null
  const [normal, form] = normalAppearance(annotation)
  const rect = numbersIn(annotation.lookup(key('Rect')))
  if (!normal || !form || !rect || rect.length !== 4) return null
  const box = numbersIn(form.dict.lookup(key('BBox'))) ?? [0, 0, 1, 1]
  const around = boundsThrough(box, numbersIn(form.dict.lookup(key('Matrix'))) ?? [1, 0, 0, 1, 0, 0])
  const [left = 0, bottom = 0, right = 0, top = 0] = ordered(rect)
  const scaleX = around.width > 0 ? (right - left) / around.width : 1
  const scaleY = around.height > 0 ? (top - bottom) / around.height : 1
  return {
    form: normal,
    layer: annotation.get(key('OC')),
    matrix: [scaleX, 0, 0, scaleY, left - around.left * scaleX, bottom - around.bottom * scaleY],
  }
}

/** One form, or the one of several that the state of a field names. */
function normalAppearance(annotation: PDFDict): readonly [PDFObject | undefined, PDFStream | null] {
  const looks = entryOf(annotation, 'AP')
  const written = looks?.get(key('N'))
  const normal = looks?.lookup(key('N'))
  if (normal instanceof PDFStream) return [written, normal]
  const state = nameOf(annotation.lookup(key('AS')))
  if (!(normal instanceof PDFDict) || state === null) return [undefined, null]
  const chosen = normal.lookup(key(state))
  return chosen instanceof PDFStream ? [normal.get(key(state)), chosen] : [undefined, null]
}

const ordered = ([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: readonly number[]) => [
  Math.min(x1, x2),
  Math.min(y1, y2),
  Math.max(x1, x2),
  Math.max(y1, y2),
]

function boundsThrough(box: readonly number[], matrix: readonly number[]) {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = box
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix
  const corners = [x1, x2].flatMap((x) =>
    [y1, y2].map((y) => [a * x + c * y + e, b * x + d * y + f] as const),
  )
  const [left, right] = [Math.min(...corners.map(([x]) => x)), Math.max(...corners.map(([x]) => x))]
  const [bottom, top] = [Math.min(...corners.map(([, y]) => y)), Math.max(...corners.map(([, y]) => y))]
  return { left, bottom, width: right - left, height: top - bottom }
}

/** Adds something to what a page can name, without touching resources that other pages share. */
function addResource(
  document: PDFDocument,
  page: PDFPage,
  kind: 'XObject' | 'Properties',
  name: string,
  object: PDFObject,
): void {
  const { context } = document
  const resources = pageResources(page)?.clone(context) ?? context.obj({})
  const entries = entryOf(resources, kind)?.clone(context) ?? context.obj({})
  entries.set(key(name), object)
  resources.set(key(kind), entries)
  page.node.set(key('Resources'), resources)
}
