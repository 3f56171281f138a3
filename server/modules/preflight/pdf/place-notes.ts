import type { ColourModel } from '#domain/designs/colour-model.ts'
import type { FontFacts } from '#domain/designs/facts.ts'
import {
  HEAVY_INK_PERCENT,
  type InkPlace,
  type LinePlace,
  type PagePlaces,
  type PicturePlace,
  type Place,
  type SpotPlace,
  type TextPlace,
  THIN_PT,
} from '#domain/designs/places.ts'
import { isSpot, structureOf } from '#domain/designs/spot-names.ts'
import { inkOf, isWhite } from './drawing.ts'
import type { GraphicsState } from './graphics-state.ts'
import { IDENTITY, type Matrix, times } from './matrix.ts'
import { boxShape, mm, type Outline, type Shape } from './outline.ts'
import { type Box, ontoTrim, type PageSize } from './page-size.ts'
import { shortened } from './text.ts'
import type { Stream } from './values.ts'

/** Pages beyond these have no preview on which a place could be shown. */
const MOST_PAGES = 20
/** What is kept of a whole file: so many places, and points of outlines. */
const MOST_PLACES = 1000
const MOST_POINTS = 8000
/** Of one page. */
const MOST_POINTS_OF_PAGE = 4000
const MOST_PICTURES = 60
const MOST_FONTS = 20
const MOST_TEXTS_OF_FONT = 12
const MOST_NAMES = 24
const MOST_OF_SPOT = 40
const MOST_LINES = 40
const MOST_INKS = 30
const MOST_WHITES = 15
/** Of a line that is cut or creased every path counts, and all of it: stickers on a sheet have one each. */
const MOST_OF_STRUCTURE = 200
const MOST_POINTS_OF_STRUCTURE = 1500
const MOST_POINTS_OF_SPOT = 600
const MOST_POINTS_OF_LINE = 60
/**
 * So much is looked at in a file, and as much again along lines of the machine: what a file has a million of is drawn over each
 * other, and looking at all of it would take longer than reading the file.
 */
const MOST_NOTED = 200_000
/** So many times the nearest of all places is looked for; from then on the last one has to do, as looking takes long. */
const MOST_LOOKS = 20_000
/** Lines of text share a box that is at most this part larger than they are together. */
const ROOMY = 1.5

type Noted<Kind extends Place> = Omit<Kind, 'box' | 'outline'> & Shape

type Page = {
  readonly onto: Matrix
  readonly media: Box
  readonly pictures: (Noted<PicturePlace> & { readonly stream: Stream | null })[]
  readonly spots: Map<string, Noted<SpotPlace>[]>
  readonly texts: Map<string, Noted<TextPlace>[]>
  readonly lines: Noted<LinePlace>[]
  readonly inks: Noted<InkPlace>[]
  readonly whites: Noted<Place>[]
  clip: { readonly of: Box | null; readonly shape: Shape | null }
  pointsLeft: number
  looksLeft: number
  isPartial: boolean
}

type Picture = {
  readonly stream: Stream | null
  readonly widthPx: number
  readonly heightPx: number
  readonly ppi: number
  readonly colour: ColourModel | null
}
type Spot = { readonly name: string; readonly isStructure: boolean }
type Stroke = { readonly widthPt: number; readonly isClosed: boolean }

/** Where what was met while drawing a document lies on its pages: as much as fits in what is kept of a file. */
export class PlaceNotes {
  readonly #pages: Page[] = []
  #page: Page | null = null
  readonly #known = new Map<string, Spot | null>()
  #placesLeft = MOST_PLACES
  #pointsLeft = MOST_POINTS
  #notesLeft = MOST_NOTED
  #structuresLeft = MOST_NOTED

  /** Notes of the next page follow; of one without size none. */
  startPage(size: PageSize | null): void {
    this.#page = null
    if (this.#pages.length >= MOST_PAGES) return
    const page = {
      onto: size ? ontoTrim(size) : IDENTITY,
      media: size?.media ?? { left: 0, bottom: 0, right: 0, top: 0 },
      pictures: [],
      spots: new Map(),
      texts: new Map(),
      lines: [],
      inks: [],
      whites: [],
      clip: { of: null, shape: null },
      pointsLeft: MOST_POINTS_OF_PAGE,
      looksLeft: MOST_LOOKS,
      isPartial: false,
    }
    this.#pages.push(page)
    if (size) this.#page = page
  }

  /** No more text is noted. */
  get isFull(): boolean {
    return this.#notesLeft === 0
  }

  picture(state: GraphicsState, picture: Picture): void {
    const page = this.#page
    const shape =
      page && this.#mayNote(page) && visible(boxShape(UNIT, times(state.matrix, page.onto)), state, page)
    if (!shape) return
    const noted = { ...shape, ...picture }
    const { pictures } = page
    if (this.#hasRoom(page, pictures.length, MOST_PICTURES)) {
      pictures.push(noted)
      return
    }
    page.isPartial = true
    const sharpest = pictures.reduce((best, { ppi }, at) => (ppi > (pictures[best]?.ppi ?? 0) ? at : best), 0)
    if ((pictures[sharpest]?.ppi ?? 0) > picture.ppi) pictures[sharpest] = noted
  }

  /** A box that is painted in spot colours, as a picture is, or a mask. */
  fillsBox(box: Box, matrix: Matrix, state: GraphicsState, spots: readonly string[]): void {
    const page = this.#page
    if (!page || spots.length === 0) return
    const shape = visible(boxShape(box, times(matrix, page.onto)), state, page)
    if (shape) this.#spots(page, spots, { shape: () => shape, use: 'fill', isClosed: null })
  }

  /** All that is drawn now is within the clip. */
  fillsClip(state: GraphicsState, spots: readonly string[]): void {
    const page = this.#page
    if (page) this.fillsBox(state.clip ?? page.media, IDENTITY, state, spots)
  }

  fills(state: GraphicsState, outline: Outline): void {
    const page = this.#page
    if (!page) return
    const { space, values } = state.fill
    const shape = shaped(outline, state, page)
    if (space.spots.length > 0) this.#spots(page, space.spots, { shape, use: 'fill', isClosed: null })
    this.#paints(page, space.model, values, state.overprintsFill, () => shape(0))
  }

  strokes(state: GraphicsState, outline: Outline, { widthPt, isClosed }: Stroke): void {
    const page = this.#page
    if (!page) return
    const { space, values } = state.stroke
    const shape = shaped(outline, state, page)
    if (space.spots.length > 0) this.#spots(page, space.spots, { shape, use: 'stroke', isClosed })
    if (widthPt < THIN_PT && this.#mayNote(page)) this.#thin(page, shape, widthPt)
    this.#paints(page, space.model, values, state.overprintsStroke, () => shape(0))
  }

  /** A text, and the colours in which it is written. */
  writes(
    { name, isEmbedded }: FontFacts,
    { box, matrix }: { readonly box: Box; readonly matrix: Matrix },
    state: GraphicsState,
  ): void {
    const page = this.#page
    const shape = page && this.#mayNote(page) && visible(boxShape(box, times(matrix, page.onto)), state, page)
    if (!shape) return
    this.#text(page, { ...shape, font: name, isEmbedded })
    const mode = state.writes % 4
    const told = { shape: () => shape, isClosed: null }
    if (mode !== 1) {
      this.#spots(page, state.fill.space.spots, { ...told, use: 'fill' })
      this.#paints(page, state.fill.space.model, state.fill.values, state.overprintsFill, told.shape)
    }
    if (mode === 1 || mode === 2) this.#spots(page, state.stroke.space.spots, { ...told, use: 'stroke' })
  }

  /** All notes, with the ink of pictures as it was seen later. */
  pages(inks: ReadonlyMap<Stream, number>): readonly PagePlaces[] {
    return this.#pages.map(({ pictures, spots, texts, lines, isPartial, ...page }) => {
      const inked = pictures.flatMap(({ stream, left, top, right, bottom, outline, points }) => {
        const inkPercent = stream === null ? 0 : (inks.get(stream) ?? 0)
        return inkPercent > HEAVY_INK_PERCENT
          ? [{ left, top, right, bottom, outline, points, inkPercent }]
          : []
      })
      return {
        pictures: pictures.map(({ stream: _stream, ...picture }) => placed(picture)),
        spots: [...spots.values()].flatMap((known) => known.map(placed)),
        texts: [...texts.values()].flatMap((known) => known.map(placed)),
        lines: lines.map(placed),
        inks: [...page.inks, ...inked].map(placed),
        whites: page.whites.map(placed),
        isPartial,
      }
    })
  }

  #spots(
    page: Page,
    names: readonly string[],
    { shape, use, isClosed }: { readonly shape: Shaped } & Pick<SpotPlace, 'use' | 'isClosed'>,
  ): void {
    for (const told of names) {
      const spot = this.#spotOf(told)
      if (!spot) continue
      const { name, isStructure } = spot
      if (!this.#mayNote(page, isStructure)) continue
      // Open and closed parts stay apart, as a finding is about the open ones.
      const key = `${use}/${isClosed}/${name}`
      const known = page.spots.get(key) ?? []
      if (known.length === 0) {
        if (page.spots.size >= MOST_NAMES && !isStructure) {
          page.isPartial = true
          continue
        }
        page.spots.set(key, known)
      }
      const hasRoom = this.#hasRoom(page, known.length, isStructure ? MOST_OF_STRUCTURE : MOST_OF_SPOT)
      const mostPoints = isStructure ? MOST_POINTS_OF_STRUCTURE : MOST_POINTS_OF_SPOT
      const noted = shape(hasRoom ? this.#points(page, mostPoints) : 0)
      if (noted) this.#keep(page, known, { ...noted, name, use, isClosed }, hasRoom)
    }
  }

  /** What a colour is, looked up once; null for what is no spot colour in truth. */
  #spotOf(told: string): Spot | null {
    const known = this.#known.get(told)
    if (known !== undefined) return known
    const name = shortened(told)
    const spot = isSpot(told) ? { name, isStructure: structureOf(name) !== null } : null
    this.#known.set(told, spot)
    return spot
  }

  #thin(page: Page, shape: Shaped, widthPt: number): void {
    const hasRoom = this.#hasRoom(page, page.lines.length, MOST_LINES)
    const noted = shape(hasRoom ? this.#points(page, MOST_POINTS_OF_LINE) : 0)
    if (noted)
      this.#keep(page, page.lines, { ...noted, widthPt: round(widthPt) }, hasRoom, (one) => ({
        ...one,
        widthPt: Math.min(one.widthPt, round(widthPt)),
      }))
  }

  #paints(
    page: Page,
    model: ColourModel | 'pattern',
    values: readonly number[],
    isOverprinted: boolean,
    shape: () => Shape | null,
  ): void {
    const inkPercent = Math.round(inkOf({ space: { model }, values }) ?? 0)
    if (inkPercent > HEAVY_INK_PERCENT && this.#mayNote(page)) {
      const noted = shape()
      const hasRoom = noted !== null && this.#hasRoom(page, page.inks.length, MOST_INKS)
      if (noted)
        this.#keep(page, page.inks, { ...noted, inkPercent }, hasRoom, (one) => ({
          ...one,
          inkPercent: Math.max(one.inkPercent, inkPercent),
        }))
    }
    const white = isOverprinted && isWhite(model, values) && this.#mayNote(page) ? shape() : null
    if (white) this.#keep(page, page.whites, white, this.#hasRoom(page, page.whites.length, MOST_WHITES))
  }

  #text(page: Page, text: Noted<TextPlace>): void {
    const key = `${text.font}/${text.isEmbedded}`
    const known = page.texts.get(key) ?? []
    if (known.length === 0) {
      if (page.texts.size >= MOST_FONTS) {
        page.isPartial = true
        return
      }
      page.texts.set(key, known)
    }
    const last = known.at(-1)
    const joined = last && last.outline === null && text.outline === null ? grown(last, text) : null
    if (last && joined && areaOf(joined) <= ROOMY * (areaOf(last) + areaOf(text)))
      known[known.length - 1] = { ...last, ...joined }
    else if (known.length < MOST_TEXTS_OF_FONT && this.#placesLeft > 0) {
      this.#placesLeft -= 1
      known.push(text)
    } else growNearest(page, known, text, (one) => one)
  }

  #mayNote(page: Page, isStructure = false): boolean {
    const left = isStructure ? this.#structuresLeft : this.#notesLeft
    if (left === 0) page.isPartial = true
    else if (isStructure) this.#structuresLeft -= 1
    else this.#notesLeft -= 1
    return left > 0
  }

  #hasRoom(page: Page, count: number, most: number): boolean {
    if (count < most && this.#placesLeft > 0) return true
    page.isPartial = true
    return false
  }

  #points(page: Page, most: number): number {
    const points = Math.max(0, Math.min(most, page.pointsLeft, this.#pointsLeft))
    if (points === 0) page.isPartial = true
    return points
  }

  /** What there is no room for makes the place that lies nearest larger. */
  #keep<Kind extends Shape>(
    page: Page,
    known: Kind[],
    noted: Kind,
    hasRoom: boolean,
    joined = (one: Kind): Kind => one,
  ): void {
    if (!hasRoom) return growNearest(page, known, noted, joined)
    page.pointsLeft -= noted.points
    this.#pointsLeft -= noted.points
    this.#placesLeft -= 1
    known.push(noted)
  }
}

const UNIT: Box = { left: 0, bottom: 0, right: 1, top: 1 }

/** A shape of no more points than these. */
type Shaped = (mostPoints: number) => Shape | null

/** The shape of a path, where something of it is seen. */
function shaped(outline: Outline, state: GraphicsState, page: Page): Shaped {
  return (mostPoints) => {
    const shape = outline.shape(times(state.matrix, page.onto), mostPoints)
    if (mostPoints > 0 && shape?.outline === null) page.isPartial = true
    return shape && isSeen(shape, clipOf(state, page)) ? shape : null
  }
}

/** The clip in mm; its box where it is turned. It stays the same for much of what is drawn. */
function clipOf({ clip }: GraphicsState, page: Page): Shape | null {
  const box = clip ?? page.media
  if (page.clip.of !== box) page.clip = { of: box, shape: boxShape(box, page.onto) }
  return page.clip.shape
}

const isSeen = (shape: Shape, clip: Shape | null): boolean =>
  clip !== null &&
  shape.left <= clip.right &&
  clip.left <= shape.right &&
  shape.top <= clip.bottom &&
  clip.top <= shape.bottom

/** What of a box is seen; one that is turned stays as it is where something of it is. */
function visible(shape: Shape | null, state: GraphicsState, page: Page): Shape | null {
  const clip = clipOf(state, page)
  if (!shape || !clip || !isSeen(shape, clip)) return null
  if (shape.outline !== null) return shape
  return {
    ...shape,
    left: Math.max(shape.left, clip.left),
    top: Math.max(shape.top, clip.top),
    right: Math.min(shape.right, clip.right),
    bottom: Math.min(shape.bottom, clip.bottom),
  }
}

const areaOf = ({ left, top, right, bottom }: Pick<Shape, 'left' | 'top' | 'right' | 'bottom'>) =>
  (right - left) * (bottom - top)

const grown = (one: Shape, other: Shape) => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
  outline: null,
})

function growNearest<Kind extends Shape>(
  page: Page,
  known: Kind[],
  noted: Shape,
  joined: (one: Kind) => Kind,
): void {
  let best = known.length - 1
  if (page.looksLeft > 0) {
    let least = Infinity
    page.looksLeft -= 1
    for (let at = 0; at < known.length; at += 1) {
      const one = known[at] ?? noted
      const width = Math.max(one.right, noted.right) - Math.min(one.left, noted.left)
      const height = Math.max(one.bottom, noted.bottom) - Math.min(one.top, noted.top)
      const added = width * height - areaOf(one)
      if (added < least) [best, least] = [at, added]
    }
  }
  const nearest = known[best]
  if (nearest) known[best] = joined({ ...nearest, ...grown(nearest, noted) })
}

function placed<Kind extends Shape>({
  left,
  top,
  right,
  bottom,
  outline,
  points: _points,
  ...told
}: Kind): Omit<Kind, keyof Shape> & Place {
  return {
    ...told,
    box: { xMm: mm(left), yMm: mm(top), widthMm: mm(right - left), heightMm: mm(bottom - top) },
    ...(outline !== null && { outline }),
  }
}

/** Widths of lines in thousandths. */
const round = (value: number) => Math.round(value * 1000) / 1000
