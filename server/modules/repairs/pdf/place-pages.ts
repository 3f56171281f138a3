import { PDFDict, type PDFDocument, PDFName, PDFNumber, type PDFPage, type PDFRef } from '@cantoo/pdf-lib'
import { type PagePlacing, placedScale, type RepairOperation } from '#domain/designs/plan-repair.ts'
import { type Axis, edgeStrips } from './bleed-strips.ts'
import { pageContent, pageResources } from './content-holders.ts'
import {
  type Box,
  heightOf,
  type Matrix,
  placeBox,
  POINTS_PER_MM,
  trimOf,
  turnsOf,
  widthOf,
  writeNumbers,
} from './page-geometry.ts'
import { repack } from './stream-content.ts'
import { withoutTechnicalSpots } from './without-technical-spots.ts'

const key = (name: string) => PDFName.of(name)
/** A page side can be no longer than this many units (PDF 32000, annex C); larger pages have larger units. */
const MAX_UNITS = 14_400

export type PlaceOperation = Extract<RepairOperation, { kind: 'place' }>

/** Lays each page anew: turned, at the ordered size, with its bleed around it and with boxes that say so. */
export function placePages(document: PDFDocument, operation: PlaceOperation): void {
  for (const [index, page] of document.getPages().entries()) {
    const placing = operation.pages[index]
    if (placing) placePage(document, page, placing, operation)
  }
}

function placePage(
  document: PDFDocument,
  page: PDFPage,
  placing: PagePlacing,
  operation: PlaceOperation,
): void {
  const { target, edge } = operation
  const [width, height, bleed] = [target.widthMm, target.heightMm, target.bleedMm].map(
    (lengthMm) => lengthMm * POINTS_PER_MM,
  ) as [number, number, number]
  const unit = Math.max(1, Math.ceil((Math.max(width, height) + 2 * bleed) / MAX_UNITS))
  const matrix = shifted(onTrim(page, placing, operation), bleed)
  const whole = pageForm(document, page)
  const gross: Box = { left: 0, bottom: 0, right: width + 2 * bleed, top: height + 2 * bleed }
  const lay = `q ${writeNumbers(matrix)} cm /Whole Do Q`
  if (edge === 'own') {
    const clip = `${writeNumbers([0, 0, gross.right, gross.top])} re W n`
    setPage(document, page, `${clip} ${lay}`, { Whole: whole }, unit)
  } else {
    const laid = laidBox(matrix, trimOf(page).trim)
    const across = axisOf([laid.left, laid.right], gross.right, bleed, operation)
    const upright = axisOf([laid.bottom, laid.top], gross.top, bleed, operation)
    const form = (drawn: PDFRef) =>
      document.context.register(
        document.context.flateStream(lay, {
          Type: 'XObject',
          Subtype: 'Form',
          BBox: [across.from, upright.from, across.to, upright.to],
          Resources: { XObject: { Whole: drawn } },
        }),
      )
    const printed = withoutTechnicalSpots(document, whole, operation.ownLines)
    const trimmed = form(whole)
    const content = `${edgeStrips('Edge', across, upright)}\n/Trimmed Do`
    setPage(
      document,
      page,
      content,
      { Trimmed: trimmed, Edge: printed === whole ? trimmed : form(printed) },
      unit,
    )
  }
  setBoxes(document, page, gross, bleed, unit)
}

/** Where the trimmed page comes to lie. */
function laidBox([a, b, c, d, e, f]: Matrix, trim: Box): Box {
  const xs = [a * trim.left + c * trim.bottom + e, a * trim.right + c * trim.top + e]
  const ys = [b * trim.left + d * trim.bottom + f, b * trim.right + d * trim.top + f]
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) }
}

/** What is no more than this, in points, is no room beside a page but the rounding of its size. */
const SLACK = 0.5 * POINTS_PER_MM

/** What is left open within the trimmed size is filled as was chosen; the bleed of a page that reaches that far is made. */
function axisOf(
  [from, to]: readonly [number, number],
  total: number,
  bleed: number,
  { edge, around }: PlaceOperation,
): Axis {
  const beside = from > bleed + SLACK ? around : edge
  return { from: Math.max(0, from), to: Math.min(total, to), total, beside }
}

/** From the page's own units to points on the trimmed page. */
function onTrim(
  page: PDFPage,
  { turn, marginMm, isCropped }: PagePlacing,
  { target, placing }: PlaceOperation,
): Matrix {
  const { trim } = trimOf(page)
  const turns = turnsOf(page) + (turn === 90 ? 1 : 0)
  const [across, upright] =
    turns % 2 === 0 ? [widthOf(trim), heightOf(trim)] : [heightOf(trim), widthOf(trim)]
  const wanted = {
    widthMm: (target.widthMm + 2 * marginMm) * POINTS_PER_MM,
    heightMm: (target.heightMm + 2 * marginMm) * POINTS_PER_MM,
  }
  const scale = placedScale({ widthMm: across, heightMm: upright }, wanted, isCropped ? placing : 'fill')
  const middle = [(target.widthMm * POINTS_PER_MM) / 2, (target.heightMm * POINTS_PER_MM) / 2] as const
  return placeBox(trim, turns, scale, middle)
}

/** Further to the right and upwards. */
const shifted = ([a, b, c, d, e, f]: Matrix, by: number): Matrix => [a, b, c, d, e + by, f + by]

/** The page as one drawing that can be laid several times. */
function pageForm(document: PDFDocument, page: PDFPage): PDFRef {
  const { context } = document
  const { media } = trimOf(page)
  const form = repack(context, pageContent(page))
  form.dict.set(key('Type'), key('XObject'))
  form.dict.set(key('Subtype'), key('Form'))
  form.dict.set(key('BBox'), context.obj([media.left, media.bottom, media.right, media.top]))
  form.dict.set(key('Resources'), pageResources(page) ?? context.obj({}))
  const group = page.node.lookup(key('Group'))
  if (group instanceof PDFDict) form.dict.set(key('Group'), group)
  return context.register(form)
}

function setPage(
  document: PDFDocument,
  page: PDFPage,
  content: string,
  drawings: Readonly<Record<string, PDFRef>>,
  unit: number,
): void {
  const { context } = document
  const inUnits = unit === 1 ? content : `${writeNumbers([1 / unit, 0, 0, 1 / unit, 0, 0])} cm\n${content}`
  page.node.set(key('Contents'), context.register(context.flateStream(inUnits)))
  page.node.set(key('Resources'), context.obj({ XObject: drawings }))
}

function setBoxes(document: PDFDocument, page: PDFPage, gross: Box, bleed: number, unit: number): void {
  const box = (inset: number) =>
    document.context.obj(
      [inset, inset, gross.right - inset, gross.top - inset].map((value) =>
        Number((value / unit).toFixed(5)),
      ),
    )
  for (const name of ['MediaBox', 'CropBox', 'BleedBox']) page.node.set(key(name), box(0))
  page.node.set(key('TrimBox'), box(bleed))
  page.node.delete(key('ArtBox'))
  page.node.set(key('Rotate'), PDFNumber.of(0))
  if (unit === 1) page.node.delete(key('UserUnit'))
  else page.node.set(key('UserUnit'), PDFNumber.of(unit))
}
