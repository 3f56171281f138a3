import type { DocumentFacts } from '#domain/designs/facts.ts'
import { FileBytes } from '../file-bytes.ts'
import { onlyOpen } from '../inspect-raster.ts'
import { cutOut, flatColour, type Preview, writePreviews } from '../previews.ts'
import { UnusableFile } from '../inspection-errors.ts'
import { inkInBleed } from './ink-in-bleed.ts'
import { type MeasuredDocument, measureDocument, type SeenFacts } from './measure-document.ts'
import { Renderer } from './render.ts'

/** Pages beyond these have no preview; nor have later ones once drawing took this long. */
const MOST_PREVIEWED = 20
const PREVIEWS_WITHIN_MS = 30_000

/** Measures a PDF: its structure by ourselves, its pixels by pdfium. */
export async function inspectDocument(
  path: string,
  name: string,
  folder: string,
  opened: () => void,
): Promise<{ facts: DocumentFacts; previews: Preview[] }> {
  const file = new FileBytes(path)
  try {
    onlyOpen('VipsForeignLoadJpegFile', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadTiffBuffer')
    const document = await measureDocument(file, { name, folder }, opened)
    const { seen, previews } = await see(path, document, folder)
    const pages = document.pages.map((page, index) => ({
      ...page,
      ...(seen[index] ?? { inkInBleed: null, isBlank: false }),
    }))
    return { facts: { ...document.facts, pages }, previews }
  } finally {
    file.close()
  }
}

/** Draws the first pages: their previews, and what only pixels tell. */
async function see(
  path: string,
  { sizes, small, freshIndex }: MeasuredDocument,
  folder: string,
): Promise<{ seen: readonly (SeenFacts | null)[]; previews: Preview[] }> {
  const renderer = await Renderer.open(path, small, freshIndex)
  const until = performance.now() + PREVIEWS_WITHIN_MS
  const previews: Preview[] = []
  const seen: (SeenFacts | null)[] = []
  for (const [index, size] of sizes.slice(0, MOST_PREVIEWED).entries()) {
    if (performance.now() > until) break
    const drawn = size && renderer.draw(index, size)
    if (!drawn) {
      seen.push(null)
      continue
    }
    const pixels = cutOut(drawn.pixels, drawn.trim)
    const flat = flatColour(pixels)
    seen.push({ isBlank: flat !== 'none', inkInBleed: inkInBleed(drawn) })
    const onGrey = flat === 'white' ? renderer.draw(index, size, 'grey') : null
    const shown = onGrey ? cutOut(onGrey.pixels, onGrey.trim) : pixels
    previews.push(...(await writePreviews(shown, index + 1, folder)))
  }
  if (previews.length === 0) throw new UnusableFile('damaged', 'pdf')
  return { seen, previews }
}
