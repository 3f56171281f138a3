// The least that shows the same page: pdfium in a fresh process, one bitmap of the width of the largest preview, and no more.
import { readFile } from 'node:fs/promises'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { answerParent } from '#test/support/child.ts'

export type BarePage = { readonly path: string; readonly widthPx: number }

async function render({ path, widthPx }: BarePage): Promise<number> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(await readFile(path))
  const page = document.getPage(0)
  const { originalWidth } = page.getOriginalSize()
  const { data } = await page.render({ scale: widthPx / originalWidth, render: 'bitmap' })
  return data.length
}

answerParent(render, async () => undefined)
