import type { ColourModel } from '#domain/designs/colour-model.ts'
import type { FontFacts, SpotFacts } from '#domain/designs/facts.ts'
import type { ColourSpace } from './colour-space.ts'
import type { Matrix } from './matrix.ts'
import type { Stream } from './values.ts'

export type Colour = { readonly space: ColourSpace; readonly values: readonly number[] }

type SpotUse = { fills: boolean; strokes: boolean; isClosed: boolean; paths: number }

/** A picture that was laid more often is taken for one that lies anywhere. */
const MOST_PLACES = 1000

/** What was met while drawing a document: colours, inks, lines and typefaces. */
export class Drawing {
  readonly #fonts = new Map<string, FontFacts>()
  readonly #models = new Set<ColourModel>()
  readonly #spots = new Map<string, SpotUse>()
  /** The pictures that were drawn, and the colours of each. */
  readonly pictures = new Map<Stream, ColourSpace['model']>()
  /** Where on the page each of them was laid, as the unit square that it is; null where that is not known for all. */
  readonly places = new Map<Stream, readonly Matrix[] | null>()
  hasTransparency = false
  hasWhiteOverprint = false
  thinnestLinePt: number | null = null
  totalInkPercent: number | null = null

  lays(picture: Stream, model: ColourSpace['model'], place: Matrix | null): void {
    this.pictures.set(picture, model)
    const before = this.places.get(picture)
    const isKnown = place !== null && before !== null && (before?.length ?? 0) < MOST_PLACES
    this.places.set(picture, isKnown ? [...(before ?? []), place] : null)
  }

  writes(font: FontFacts): void {
    this.#fonts.set(`${font.name}/${font.isEmbedded}`, font)
  }

  fills({ space, values }: Colour, isOverprinted: boolean): void {
    this.#uses(space)
    for (const spot of space.spots) this.#spot(spot).fills = true
    this.#inks({ space, values }, isOverprinted)
  }

  strokes(
    { space, values }: Colour,
    isOverprinted: boolean,
    widthPt: number,
    path: { open: number; closed: number },
  ): void {
    this.#uses(space)
    for (const name of space.spots) {
      const spot = this.#spot(name)
      spot.strokes = true
      spot.paths += path.open + path.closed
      if (path.open > 0) spot.isClosed = false
    }
    this.#inks({ space, values }, isOverprinted)
    if (this.thinnestLinePt === null || widthPt < this.thinnestLinePt) this.thinnestLinePt = widthPt
  }

  shows(space: ColourSpace): void {
    this.#uses(space)
    for (const spot of space.spots) this.#spot(spot).fills = true
  }

  names(spot: string): void {
    this.#spot(spot)
  }

  inks(percent: number): void {
    this.totalInkPercent = Math.max(this.totalInkPercent ?? 0, Math.round(percent))
  }

  get fonts(): readonly FontFacts[] {
    return [...this.#fonts.values()]
  }

  get colours(): readonly ColourModel[] {
    return [...this.#models].toSorted()
  }

  get spots(): readonly SpotFacts[] {
    return [...this.#spots].map(([name, { fills, strokes, isClosed, paths }]) => ({
      name,
      use: fills && strokes ? 'both' : fills ? 'fill' : strokes ? 'stroke' : null,
      isClosed: strokes ? isClosed : null,
      paths,
    }))
  }

  #spot(name: string): SpotUse {
    const known = this.#spots.get(name)
    if (known) return known
    const fresh = { fills: false, strokes: false, isClosed: true, paths: 0 }
    this.#spots.set(name, fresh)
    return fresh
  }

  #uses({ model }: ColourSpace): void {
    if (model !== 'pattern') this.#models.add(model)
  }

  #inks({ space: { model }, values }: Colour, isOverprinted: boolean): void {
    const percent = inkOf({ space: { model }, values })
    if (percent !== null) this.inks(percent)
    if (isOverprinted && isWhite(model, values)) this.hasWhiteOverprint = true
  }
}

type Painted = { readonly space: Pick<ColourSpace, 'model'>; readonly values: readonly number[] }

/** The ink of a colour of four inks together, in percent; null for any other. */
export function inkOf({ space: { model }, values }: Painted): number | null {
  if (model !== 'cmyk' || values.length !== 4) return null
  return 100 * values.reduce((sum, one) => sum + Math.min(1, Math.max(0, one)), 0)
}

export function isWhite(model: ColourSpace['model'], values: readonly number[]): boolean {
  if (values.length === 0) return false
  if (model === 'cmyk') return values.every((value) => value <= 0)
  return (model === 'gray' || model === 'rgb') && values.every((value) => value >= 1)
}
