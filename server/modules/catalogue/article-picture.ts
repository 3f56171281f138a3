import type { SizeMm } from '#domain/designs/facts.ts'

/** A picture of the customer's artwork. */
export type Artwork = {
  readonly mimeType: string
  readonly content: Buffer
  readonly widthPx: number
  readonly heightPx: number
}

type Scale = { readonly wide: number; readonly high: number }
const AS_DRAWN: Scale = { wide: 1, high: 1 }

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** A drawing marks each place of its print like this; one of something without a flat print marks none. */
const PRINT_AREAS =
  /<svg data-print="" x="(-?[\d.]+)" y="(-?[\d.]+)" width="([\d.]+)" height="([\d.]+)">.*?<\/svg>/gs
/** What a drawing marks like this is the article alone, which can be drawn out; what stands around it is not. */
const ARTICLE = /<g data-article="(stands|hangs)">/
const ROOT = /^<svg [^>]*>/

/** So much out of proportion is not seen: the picture of a file has its bleed too. */
const NEARLY = 1.08
/** The middle of a drawing, which is 400 by 300. */
const MIDDLE = { x: 200, y: 150 }
/** A print is made larger than it was drawn to this at most, or by so much where it is larger: it stays in the drawing. */
const ROOMY = { width: 260, height: 170 }
const MOST_LARGER = 1.2
/** What is more slender cannot be seen. */
const MOST_SLENDER = 12

const isNearly = (a: number, b: number) => Math.max(a / b, b / a) < NEARLY
const within = (value: number, most: number) => Math.min(Math.max(value, 1 / most), most)
/** Fine enough for the scale of a picture of a thousand pixels. */
const short = (value: number) => Number(value.toFixed(5))

/**
 * The drawing of an article with the customer's artwork in each place of its print, drawn out to the proportions of its
 * size; the artwork is whole, and on white where its proportions are others. Null where the drawing takes no print.
 */
export function articlePicture(drawing: string, artwork: Artwork, sizeMm: SizeMm | null): string | null {
  const [largest] = [...drawing.matchAll(PRINT_AREAS)]
    .map(([, ...numbers]) => boxOf(numbers))
    .toSorted((a, b) => b.width * b.height - a.width * a.height)
  if (!largest) return null
  const { mimeType, content, widthPx, heightPx } = artwork
  const wanted = sizeMm ? sizeMm.widthMm / sizeMm.heightMm : widthPx / heightPx
  const [, way] = ARTICLE.exec(drawing) ?? []
  const drawnOut = way === undefined ? AS_DRAWN : drawOut(largest, wanted)
  const level = way === 'stands' ? largest.y + largest.height : MIDDLE.y
  const own = `<defs><image id="own" width="${widthPx}" height="${heightPx}" preserveAspectRatio="none" href="data:${mimeType};base64,${content.toString('base64')}"/></defs>`
  return drawing
    .replace(PRINT_AREAS, (_area, ...numbers: string[]) => printed(boxOf(numbers), artwork, drawnOut))
    .replace(ARTICLE, `<g transform="${about(MIDDLE.x, level, drawnOut)}">`)
    .replace(ROOT, (root) => root + own)
}

const boxOf = ([x, y, width, height]: readonly string[]): Box => ({
  x: Number(x),
  y: Number(y),
  width: Number(width),
  height: Number(height),
})

/** How many times wider and higher an article becomes for its print to have these proportions. */
function drawOut({ width, height }: Box, wanted: number): Scale {
  const times = within(wanted, MOST_SLENDER) / (width / height)
  if (isNearly(times, 1)) return AS_DRAWN
  const [wide, high] = [Math.sqrt(times), 1 / Math.sqrt(times)]
  const shrink = Math.min(
    1,
    Math.max(ROOMY.width / width, MOST_LARGER) / wide,
    Math.max(ROOMY.height / height, MOST_LARGER) / high,
  )
  return { wide: short(wide * shrink), high: short(high * shrink) }
}

const about = (x: number, y: number, { wide, high }: Scale) =>
  `matrix(${wide} 0 0 ${high} ${short(x * (1 - wide))} ${short(y * (1 - high))})`

/** The artwork in the middle of a place, which is drawn out and the artwork is not. */
function printed(place: Box, { widthPx, heightPx }: Artwork, { wide, high }: Scale): string {
  const { x, y, width, height } = place
  const [across, down] = [(width * wide) / widthPx, (height * high) / heightPx]
  const [byWidth, byHeight] = isNearly(across, down)
    ? [across, down]
    : [Math.min(across, down), Math.min(across, down)]
  const [left, top] = [
    x + (width - (widthPx * byWidth) / wide) / 2,
    y + (height - (heightPx * byHeight) / high) / 2,
  ]
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fff"/><use href="#own" transform="matrix(${short(byWidth / wide)} 0 0 ${short(byHeight / high)} ${short(left)} ${short(top)})"/>`
}
