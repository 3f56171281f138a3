import type { DocumentFacts, PageFacts } from '#domain/designs/facts.ts'
import type { FileBytes } from '../file-bytes.ts'
import { MAX_PAGE_SIDE_MM, MAX_PAGES } from '../limits.ts'
import { UnusableFile } from '../inspection-errors.ts'
import { activeContentOf } from './active-content.ts'
import { Drawing } from './drawing.ts'
import { isIllustrator, isWithoutArtwork } from './illustrator.ts'
import { layersOf } from './layers.ts'
import { type PageSize, pageSize } from './page-size.ts'
import { pagesOf } from './pages.ts'
import { PdfFile } from './pdf-file.ts'
import { type SmallPicture, lookAtPictures } from './look-at-pictures.ts'
import { shortened, textOf } from './text.ts'
import { unprintedTexts } from './unprinted-texts.ts'
import { isDict, nameOf } from './values.ts'
import { ContentWalk } from './walk-content.ts'

const MOST_LISTED = 200

/** What only its pixels tell of a page. */
export type SeenFacts = Pick<PageFacts, 'inkInBleed' | 'isBlank'>

/** What the structure of a document tells, without a pixel made. */
export type MeasuredDocument = {
  readonly facts: Omit<DocumentFacts, 'pages'>
  readonly pages: readonly Omit<PageFacts, keyof SeenFacts>[]
  /** The boxes of each page; null for one without area, which is shown nowhere. */
  readonly sizes: readonly (PageSize | null)[]
  /** Small copies of large pictures, enough to see them. */
  readonly small: readonly SmallPicture[]
  /** What makes the file readable to another engine when it is put behind its last byte, with these in their place. */
  readonly freshIndex: (small: readonly SmallPicture[]) => Buffer
}

/** Reads a document from its index to its last line, by way of a folder for what is large; says when its header told nothing absurd. */
export async function measureDocument(
  file: FileBytes,
  { name, folder }: { readonly name: string; readonly folder: string },
  opened: () => void,
): Promise<MeasuredDocument> {
  const pdf = new PdfFile(file)
  const { pages, count } = pagesOf(pdf, MAX_PAGES)
  const sizes = pages.map((page) => pageSize(pdf, page))
  if (sizes.some((size) => size && isAbsurd(size))) throw new UnusableFile('bomb', 'pdf')
  const [firstPage] = pages
  const firstSize = sizes.find((size) => size !== null)
  if (!firstPage || !firstSize) throw new UnusableFile('noPage', 'pdf')
  if (isWithoutArtwork(pdf, firstPage)) throw new UnusableFile('illustratorWithoutPdf', 'ai')
  opened()
  const drawing = new Drawing()
  const layers = layersOf(pdf)
  const walk = new ContentWalk(pdf, drawing, layers)
  const measured = pages.map((page, index) => {
    const size = sizes[index] ?? null
    const { facts } = size ?? firstSize
    return { ...facts, minPpi: walk.walkPage(page, size, facts.userUnit) }
  })
  const { totalInkPercent, largeInkPercent, inks, small } = await lookAtPictures(
    pdf,
    drawing.pictures,
    folder,
  )
  if (totalInkPercent !== null) drawing.inks(totalInkPercent)
  return {
    pages: measured,
    sizes,
    small,
    freshIndex: (pictures) => pdf.freshIndex(pictures),
    facts: {
      kind: 'document',
      type: isIllustrator(pdf, name, firstPage) ? 'ai' : 'pdf',
      version: pdf.version,
      pageCount: count,
      isRestricted: pdf.isEncrypted,
      wasRebuilt: pdf.wasRebuilt,
      fonts: drawing.fonts.slice(0, MOST_LISTED),
      colours: drawing.colours,
      spots: drawing.spots.slice(0, MOST_LISTED),
      hiddenLayers: layers.hiddenNames.slice(0, MOST_LISTED),
      layers: layers.names.slice(0, MOST_LISTED),
      hasTransparency: drawing.hasTransparency,
      active: activeContentOf(pdf, pages),
      unprintedTexts: unprintedTexts(pdf, pages),
      outputIntents: outputIntentsOf(pdf),
      thinnestLinePt: drawing.thinnestLinePt,
      hasWhiteOverprint: drawing.hasWhiteOverprint,
      totalInkPercent: drawing.totalInkPercent,
      ...(largeInkPercent !== null && { largeInkPercent: Math.round(largeInkPercent) }),
      places: walk.notes.pages(inks),
    },
  }
}

export const isAbsurd = ({ facts: { media } }: PageSize): boolean =>
  Math.max(media.widthMm, media.heightMm) > MAX_PAGE_SIDE_MM

function outputIntentsOf(pdf: PdfFile): string[] {
  const intents = pdf.list(pdf.root, 'OutputIntents').slice(0, MOST_LISTED)
  return intents.flatMap((value) => {
    const intent = pdf.resolve(value)
    if (!isDict(intent)) return []
    const told = textOf(pdf.get(intent, 'OutputConditionIdentifier')) || textOf(pdf.get(intent, 'Info'))
    return [told || shortened(nameOf(pdf.get(intent, 'S')) ?? '')]
  })
}
