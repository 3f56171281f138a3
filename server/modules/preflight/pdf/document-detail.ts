import { dirname } from 'node:path'
import type { DetailOrder } from '../detail-order.ts'
import type { FileBytes } from '../file-bytes.ts'
import { UnusableFile } from '../inspection-errors.ts'
import { onlyOpen } from '../inspect-raster.ts'
import { MAX_PAGES } from '../limits.ts'
import { flatColour, type Pixels } from '../previews.ts'
import { cutPictures } from './cut-pictures.ts'
import { Drawing } from './drawing.ts'
import { layersOf } from './layers.ts'
import type { SmallPicture } from './look-at-pictures.ts'
import { isAbsurd } from './measure-document.ts'
import { type Page, pagesOf } from './pages.ts'
import { boxOfPart } from './part-of-page.ts'
import { type PageSize, pageSize } from './page-size.ts'
import { PdfFile } from './pdf-file.ts'
import { Renderer } from './render.ts'
import { ContentWalk } from './walk-content.ts'

/** A part of a page of a document, drawn as its preview is. */
export async function documentDetail(
  file: FileBytes,
  order: DetailOrder,
  opened: () => void,
): Promise<Pixels> {
  const { path, page: number, full, part, isBlank } = order
  const pdf = new PdfFile(file)
  const page = pagesOf(pdf, MAX_PAGES).pages[number - 1]
  const size = page ? pageSize(pdf, page) : null
  if (!page || !size) throw new UnusableFile('noPage', 'pdf')
  if (isAbsurd(size)) throw new UnusableFile('bomb', 'pdf')
  opened()
  const seen = await seenPictures(pdf, page, size, order)
  const renderer = await Renderer.open(path, seen, (pictures) => pdf.freshIndex(pictures))
  const scale = 2 ** part.level
  const trimPx = { width: full.widthPx / scale, height: full.heightPx / scale }
  const draw = (ground: 'white' | 'grey') => renderer.drawPart(number - 1, size, { ...part, trimPx }, ground)
  const onWhite = draw('white')
  const drawn = isBlank && onWhite && flatColour(onWhite) === 'white' ? draw('grey') : onWhite
  if (!drawn) throw new UnusableFile('damaged', 'pdf')
  return drawn
}

/** What is drawn of the large pictures of a page. */
async function seenPictures(
  pdf: PdfFile,
  page: Page,
  size: PageSize,
  { full, part, resultPath }: DetailOrder,
): Promise<readonly SmallPicture[]> {
  onlyOpen('VipsForeignLoadJpegFile', 'VipsForeignLoadTiffBuffer')
  const drawing = new Drawing()
  new ContentWalk(pdf, drawing, layersOf(pdf)).walkPage(page, size, size.facts.userUnit)
  return cutPictures(pdf, drawing, boxOfPart(size, full, part), dirname(resultPath))
}
