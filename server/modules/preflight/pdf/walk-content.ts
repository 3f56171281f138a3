import type { FontFacts } from '#domain/designs/facts.ts'
import { MAX_PIXELS, MAX_SIDE_PX } from '../limits.ts'
import { UnusableFile } from '../inspection-errors.ts'
import { appearancesOf } from './appearances.ts'
import { colourSpaceOf } from './colour-space.ts'
import type { Drawing } from './drawing.ts'
import { EDGE_TAG } from './edge-tag.ts'
import { type FontMeasures, fontMeasuresOf } from './font-measures.ts'
import { fontFactsOf } from './fonts.ts'
import { changedState, type GraphicsState, startingState, type Surroundings } from './graphics-state.ts'
import { readInlinePicture } from './inline-picture.ts'
import type { Layers } from './layers.ts'
import { Lexer } from './lexer.ts'
import { asMatrix, IDENTITY, type Matrix, times } from './matrix.ts'
import { boxShape } from './outline.ts'
import { type Box, boxOf, commonBox, type PageSize } from './page-size.ts'
import { PAINTS, Path, PATH_ENDS } from './path.ts'
import type { PdfFile } from './pdf-file.ts'
import { PlaceNotes } from './place-notes.ts'
import { namedResource } from './resources.ts'
import { changedText, TextCursor, WRITES } from './text-cursor.ts'
import { type Dict, isDict, isList, Keyword, Name, nameOf, Stream, type Value } from './values.ts'

const MAX_FORM_DEPTH = 30
const MAX_FORMS = 200_000
const MAX_OPERATORS = 50_000_000
const MAX_TILES = 1000
const MAX_STATES = 10_000
const MOST_CACHED_BYTES = 200_000_000
const POINTS_PER_INCH = 72

/** What a marked part of a content stream is: hidden by its layer, an edge that a repair drew out, or neither. */
type Mark = 'hidden' | 'edge' | 'plain'

type Letters = { readonly facts: FontFacts; readonly measures: FontMeasures; isWalked: boolean }

/** Draws a document without making a pixel, to see what it is drawn with. */
export class ContentWalk {
  readonly #pdf: PdfFile
  readonly #drawing: Drawing
  readonly #layers: Layers
  readonly #contents = new Map<Stream, Buffer>()
  readonly #fonts = new Map<Dict, Letters>()
  readonly #tiles = new Set<Stream>()
  readonly #around: Surroundings
  #cachedBytes = 0
  #forms = 0
  #operators = 0
  #unit = 1
  #minPpi: number | null = null
  /** How many parts are open whose pictures tell nothing of the resolution: edges that were drawn out, and letters. */
  #unmeasured = 0
  /** How many parts are open of which is not known where they come to lie: tiles and letters. */
  #unplaced = 0
  readonly #notes = new PlaceNotes()

  constructor(pdf: PdfFile, drawing: Drawing, layers: Layers) {
    this.#pdf = pdf
    this.#drawing = drawing
    this.#layers = layers
    this.#around = { pdf, drawing, paintTile: (tile, resources) => this.#walkTile(tile, resources) }
  }

  /** Walks one page; answers the least resolution of its pictures as placed. One without a size is walked like another. */
  walkPage(page: Dict, size: PageSize | null, userUnit: number): number | null {
    this.#unit = userUnit
    this.#minPpi = null
    this.#notes.startPage(size)
    const resources = this.#pdf.dict(page, 'Resources') ?? new Map<string, Value>()
    this.#nameSpots(resources)
    this.#walk(this.#contentOf(page), resources, startingState(IDENTITY), [])
    for (const { form, matrix } of appearancesOf(this.#pdf, page))
      this.#drawObject(form, resources, startingState(matrix), [])
    return this.#minPpi
  }

  /** Where what was walked lies on its pages. */
  get notes(): PlaceNotes {
    return this.#notes
  }

  /** The notes, while it is known where something lies. */
  get #places(): PlaceNotes | null {
    return this.#unplaced === 0 && this.#unmeasured === 0 ? this.#notes : null
  }

  #contentOf(page: Dict): Buffer {
    const content = this.#pdf.get(page, 'Contents')
    if (content instanceof Stream) return this.#bytesOf(content)
    if (!isList(content)) return Buffer.alloc(0)
    const parts = content.flatMap((value) => {
      const part = this.#pdf.resolve(value)
      return part instanceof Stream ? [this.#bytesOf(part), Buffer.from('\n')] : []
    })
    return Buffer.concat(parts)
  }

  #bytesOf(stream: Stream): Buffer {
    const cached = this.#contents.get(stream)
    if (cached) return cached
    const { bytes, packedBy } = this.#pdf.decode(stream)
    const content = packedBy === null ? bytes : Buffer.alloc(0)
    if (this.#cachedBytes + content.length <= MOST_CACHED_BYTES) {
      this.#contents.set(stream, content)
      this.#cachedBytes += content.length
    }
    return content
  }

  /** Spot colours that a page names but may never draw with. */
  #nameSpots(resources: Dict): void {
    for (const value of this.#pdf.dict(resources, 'ColorSpace')?.values() ?? [])
      for (const spot of colourSpaceOf(this.#pdf, value, resources).spots) this.#drawing.names(spot)
  }

  #walk(content: Buffer, resources: Dict, start: GraphicsState, within: readonly Stream[]): void {
    const lexer = new Lexer(content)
    const operands: Value[] = []
    const path = new Path()
    const cursor = new TextCursor()
    const states: GraphicsState[] = []
    const marked: Mark[] = []
    const unmeasuredAround = this.#unmeasured
    let state = start
    let clips = false
    for (;;) {
      const token = lexer.next(false)
      if (token === undefined) {
        this.#unmeasured = unmeasuredAround
        return
      }
      if (!(token instanceof Keyword)) {
        if (operands.length < 4096) operands.push(token)
        continue
      }
      this.#operators += 1
      if (this.#operators > MAX_OPERATORS) throw new UnusableFile('bomb')
      const operator = token.value
      if (operator === 'q') {
        if (states.length < MAX_STATES) states.push(state)
      } else if (operator === 'Q') state = states.pop() ?? state
      else if (operator === 'BDC') marked.push(this.#isHiddenMark(operands, resources) ? 'hidden' : 'plain')
      else if (operator === 'BMC') {
        const mark = nameOf(operands[0]) === EDGE_TAG ? 'edge' : 'plain'
        if (mark === 'edge') this.#unmeasured += 1
        marked.push(mark)
      } else if (operator === 'EMC') {
        if (marked.pop() === 'edge') this.#unmeasured -= 1
      } else if (operator === 'BI') {
        const picture = readInlinePicture(lexer)
        if (!marked.includes('hidden')) this.#picture(picture, null, resources, state)
      } else if (operator === 'W' || operator === 'W*') clips = true
      else if (!path.take(operator, operands)) {
        const changed = changedState(operator, operands, resources, state, this.#around)
        if (changed) state = changed
        cursor.move(operator, operands, state.text)
        if (WRITES.has(operator)) {
          const text = changedText(operator, operands.map(Number), state.text)
          if (text) state = { ...state, text }
          this.#write(operands.at(-1), state, resources, cursor, marked.includes('hidden'))
        } else if (!changed && !marked.includes('hidden'))
          this.#draw(operator, operands, resources, state, path, within)
        if (PATH_ENDS.has(operator)) {
          if (clips) state = clipped(state, path.outline.bounds, state.matrix)
          clips = false
          path.clear()
        }
      }
      operands.length = 0
    }
  }

  #isHiddenMark(operands: readonly Value[], resources: Dict): boolean {
    const [tag, name] = operands
    if (nameOf(tag) !== 'OC' || !(name instanceof Name)) return false
    return this.#layers.isHidden(this.#pdf.dict(resources, 'Properties')?.get(name.value))
  }

  /** A tile is walked once, however often it is laid. */
  #walkTile(tile: Stream, resources: Dict): void {
    if (this.#tiles.has(tile) || this.#tiles.size >= MAX_TILES) return
    this.#tiles.add(tile)
    const matrix = this.#matrixOf(tile.dict)
    this.#unplaced += 1
    this.#walk(
      this.#bytesOf(tile),
      this.#pdf.dict(tile.dict, 'Resources') ?? resources,
      startingState(matrix),
      [tile],
    )
    this.#unplaced -= 1
  }

  #matrixOf(dict: Dict): Matrix {
    return asMatrix(this.#pdf.list(dict, 'Matrix').map((value) => Number(this.#pdf.resolve(value))))
  }

  #draw(
    operator: string,
    operands: readonly Value[],
    resources: Dict,
    state: GraphicsState,
    path: Path,
    within: readonly Stream[],
  ): void {
    const paints = PAINTS[operator]
    if (paints) {
      if (path.isEmpty) return
      if (paints.closes) path.outline.close()
      if (paints.fills) {
        this.#drawing.fills(state.fill, state.overprintsFill)
        this.#places?.fills(state, path.outline)
      }
      if (paints.strokes) {
        const widthPt = this.#lineWidthPt(state)
        const parts = path.count(paints.closes)
        this.#drawing.strokes(state.stroke, state.overprintsStroke, widthPt, parts)
        this.#places?.strokes(state, path.outline, { widthPt, isClosed: parts.open === 0 })
      }
      return
    }
    switch (operator) {
      case 'sh': {
        const shading = namedResource(this.#pdf, resources, 'Shading', operands[0])
        const dict = shading instanceof Stream ? shading.dict : shading
        if (!isDict(dict)) return
        const space = colourSpaceOf(this.#pdf, dict.get('ColorSpace'), resources)
        this.#drawing.shows(space)
        this.#places?.fillsClip(state, space.spots)
        return
      }
      case 'Do': {
        const drawn = namedResource(this.#pdf, resources, 'XObject', operands[0])
        if (drawn instanceof Stream && !this.#layers.isHidden(drawn.dict.get('OC')))
          this.#drawObject(drawn, resources, state, within)
      }
    }
  }

  #lineWidthPt({ lineWidth, matrix: [a, b, c, d] }: GraphicsState): number {
    return lineWidth * Math.sqrt(Math.abs(a * d - b * c)) * this.#unit
  }

  #write(
    text: Value | undefined,
    state: GraphicsState,
    resources: Dict,
    cursor: TextCursor,
    isHidden: boolean,
  ): void {
    if (!state.font) return
    const isEmpty = isList(text)
      ? !text.some((part) => Buffer.isBuffer(part) && part.length > 0)
      : !Buffer.isBuffer(text) || text.length === 0
    const known = this.#lettersOf(state.font)
    const written = this.#notes.isFull ? null : cursor.write(text, state, known.measures)
    if (isHidden || isEmpty || state.writes === 3 || state.writes === 7) return
    if (!known.isWalked) {
      known.isWalked = true
      this.#walkLetters(state.font, resources, state)
    }
    this.#drawing.writes(known.facts)
    if (written) this.#places?.writes(known.facts, written, state)
    const mode = state.writes % 4
    if (mode !== 1) this.#drawing.fills(state.fill, state.overprintsFill)
    if (mode === 1 || mode === 2)
      this.#drawing.strokes(state.stroke, state.overprintsStroke, this.#lineWidthPt(state), {
        open: 0,
        closed: 1,
      })
  }

  #lettersOf(font: Dict): Letters {
    const known = this.#fonts.get(font)
    if (known) return known
    const letters = {
      facts: fontFactsOf(this.#pdf, font),
      measures: fontMeasuresOf(this.#pdf, font),
      isWalked: false,
    }
    this.#fonts.set(font, letters)
    return letters
  }

  /**
   * The letters of a typeface that draws them itself (Type 3), each once and in the colour of the text: they may have others of their
   * own, and transparency. How large they become is not looked at.
   */
  #walkLetters(font: Dict, resources: Dict, state: GraphicsState): void {
    const own = this.#pdf.dict(font, 'Resources') ?? resources
    this.#unmeasured += 1
    this.#unplaced += 1
    for (const value of this.#pdf.dict(font, 'CharProcs')?.values() ?? []) {
      const letter = this.#pdf.resolve(value)
      if (!(letter instanceof Stream) || this.#tiles.has(letter) || this.#tiles.size >= MAX_TILES) continue
      this.#tiles.add(letter)
      this.#walk(this.#bytesOf(letter), own, state, [letter])
    }
    this.#unmeasured -= 1
    this.#unplaced -= 1
  }

  #drawObject(drawn: Stream, resources: Dict, state: GraphicsState, within: readonly Stream[]): void {
    const kind = nameOf(this.#pdf.get(drawn.dict, 'Subtype'))
    if (kind === 'Image') return this.#picture(drawn.dict, drawn, resources, state)
    if ((kind ?? 'Form') !== 'Form' || within.includes(drawn) || within.length >= MAX_FORM_DEPTH) return
    this.#forms += 1
    if (this.#forms > MAX_FORMS) throw new UnusableFile('bomb')
    const own = this.#pdf.dict(drawn.dict, 'Resources')
    if (own && !this.#contents.has(drawn)) this.#nameSpots(own)
    const matrix = times(this.#matrixOf(drawn.dict), state.matrix)
    const inside = clipped({ ...state, matrix }, boxOf(this.#pdf, drawn.dict, 'BBox'), matrix)
    this.#walk(this.#bytesOf(drawn), own ?? resources, inside, [...within, drawn])
  }

  #picture(dict: Dict, stream: Stream | null, resources: Dict, state: GraphicsState): void {
    const pdf = this.#pdf
    const value = (long: string, short: string) => pdf.resolve(dict.get(long) ?? dict.get(short))
    const width = Number(value('Width', 'W') ?? 0)
    const height = Number(value('Height', 'H') ?? 0)
    if (Math.max(width, height) > MAX_SIDE_PX || width * height > MAX_PIXELS) throw new UnusableFile('bomb')
    if (pdf.dict(dict, 'SMask')) this.#drawing.hasTransparency = true
    const isMask = value('ImageMask', 'IM') === true
    const told = dict.get('ColorSpace') ?? dict.get('CS')
    const space = isMask || told === undefined ? null : colourSpaceOf(pdf, told, resources)
    if (isMask) this.#drawing.fills(state.fill, state.overprintsFill)
    if (space) this.#drawing.shows(space)
    if (stream && space) this.#drawing.lays(stream, space.model, this.#unplaced > 0 ? null : state.matrix)
    this.#places?.fillsBox(UNIT, state.matrix, state, (isMask ? state.fill.space : space)?.spots ?? [])
    if (this.#unmeasured > 0) return
    const [a, b, c, d] = state.matrix
    const ppi = Math.min(
      (width * POINTS_PER_INCH) / (Math.hypot(a, b) * this.#unit),
      (height * POINTS_PER_INCH) / (Math.hypot(c, d) * this.#unit),
    )
    if (!(ppi > 0) || !Number.isFinite(ppi) || width * height <= 1) return
    if (this.#minPpi === null || ppi < this.#minPpi) this.#minPpi = ppi
    const colour = space === null || space.model === 'pattern' ? null : space.model
    this.#places?.picture(state, { stream, widthPx: width, heightPx: height, ppi, colour })
  }
}

const UNIT: Box = { left: 0, bottom: 0, right: 1, top: 1 }
const NOWHERE: Box = { left: NaN, bottom: NaN, right: NaN, top: NaN }

/** The state in which only what lies within a box is drawn, too; the box of a box that is turned is larger. */
function clipped(state: GraphicsState, box: Box | null, matrix: Matrix): GraphicsState {
  const shape = box && boxShape(box, matrix)
  if (!shape) return state
  // A shape counts from the top down, a page from the bottom up; here both are the page's own.
  const clip = { left: shape.left, bottom: shape.top, right: shape.right, top: shape.bottom }
  return { ...state, clip: state.clip ? (commonBox(state.clip, clip) ?? NOWHERE) : clip }
}
