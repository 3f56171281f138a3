import { fontBook, hex } from './embed-fonts.ts'
import { pdfNumber } from './pdf-file.ts'
import { shapeText, type TextStyle, textWidth } from './shape-text.ts'
import { A4, type AttachedFile, type PageSize, type Picture, writePdf } from './write-pdf.ts'

/** Red, green and blue from 0 to 1. */
export type Ink = readonly [red: number, green: number, blue: number]

type WriteOptions = { readonly ink?: Ink; readonly align?: 'left' | 'right' }
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Sheets that are filled from the top; all lengths are points, y counts downwards. */
export type Paper = {
  /** Where the next thing comes. */
  y: number
  /** A line of text on its baseline; right-aligned, `x` is where it ends. */
  write(x: number, y: number, text: string, style: TextStyle, options?: WriteOptions): void
  rule(x: number, y: number, width: number, thickness: number, ink: Ink): void
  tint(box: Box, ink: Ink): void
  outline(box: Box, thickness: number, ink: Ink): void
  picture(box: Box, picture: Picture): void
  /** Circles and lines that say themselves how they are drawn, in points from the top left of `at`. */
  ring(centreX: number, centreY: number, radius: number, thickness: number, ink: Ink): void
  /** Begins a new sheet when this much does not fit any more; says whether it did. */
  need(height: number): boolean
  /** What fits on a sheet below what each one begins with. */
  readonly roomOnNewSheet: number
  finish(facts: PaperFacts): Promise<Buffer>
}

type PaperFacts = {
  readonly title: string
  readonly author: string
  readonly madeAt: Date
  readonly attached?: AttachedFile
}

/** What every sheet has: what stands on top of each but the first, and at the foot of all. */
export type Stationery = {
  /** A4 when left out. */
  readonly size?: PageSize
  readonly topOfNext: number
  readonly bottom: number
  drawNext(paper: Paper): void
  drawFoot(paper: Paper, page: number, pageCount: number): void
}

const HALF_CIRCLE = 0.5523
const BLACK: Ink = [0.067, 0.078, 0.106]

/** What moves the next glyph away, between two shown ones. */
const move = (thousandths: number) => (thousandths === 0 ? '' : ` ${pdfNumber(-thousandths)} `)
const row = (...values: readonly number[]) => values.map(pdfNumber).join(' ')

export function newPaper(stationery: Stationery): Paper {
  const { size = A4 } = stationery
  /** PDF counts upwards. */
  const up = (y: number) => size.height - y
  const fonts = fontBook()
  const pictures: Picture[] = []
  const pages: string[][] = [[]]
  let current = pages[0] ?? []

  const paper: Paper = {
    y: stationery.topOfNext,
    write(x, y, text, style, { ink = BLACK, align = 'left' } = {}) {
      const left = align === 'right' ? x - textWidth(text, style) : x
      const parts = shapeText(text, style).map((run) => {
        const shown = run.glyphs.map(({ glyph, before, after }) => {
          return `${move(before)}<${hex(glyph)}>${move(after)}`
        })
        return `/${fonts.use(run)} ${pdfNumber(style.sizePt)} Tf [${shown.join('').replaceAll('><', '')}] TJ`
      })
      if (parts.length > 0)
        current.push(`BT ${row(...ink)} rg ${row(1, 0, 0, 1, left, up(y))} Tm ${parts.join(' ')} ET`)
    },
    rule(x, y, width, thickness, ink) {
      current.push(`${row(...ink)} RG ${row(thickness)} w ${row(x, up(y))} m ${row(x + width, up(y))} l S`)
    },
    tint({ x, y, width, height }, ink) {
      current.push(`${row(...ink)} rg ${row(x, up(y + height), width, height)} re f`)
    },
    outline({ x, y, width, height }, thickness, ink) {
      current.push(`${row(...ink)} RG ${row(thickness)} w ${row(x, up(y + height), width, height)} re S`)
    },
    picture({ x, y, width, height }, picture) {
      if (!pictures.includes(picture)) pictures.push(picture)
      const name = `I${pictures.indexOf(picture) + 1}`
      current.push(`q ${row(width, 0, 0, height, x, up(y + height))} cm /${name} Do Q`)
    },
    ring(centreX, centreY, radius, thickness, ink) {
      const [x, y, arm] = [centreX, up(centreY), radius * HALF_CIRCLE]
      current.push(
        [
          `${row(...ink)} RG ${row(thickness)} w ${row(x + radius, y)} m`,
          `${row(x + radius, y + arm, x + arm, y + radius, x, y + radius)} c`,
          `${row(x - arm, y + radius, x - radius, y + arm, x - radius, y)} c`,
          `${row(x - radius, y - arm, x - arm, y - radius, x, y - radius)} c`,
          `${row(x + arm, y - radius, x + radius, y - arm, x + radius, y)} c s`,
        ].join(' '),
      )
    },
    need(height) {
      if (paper.y + height <= stationery.bottom) return false
      current = []
      pages.push(current)
      paper.y = stationery.topOfNext
      stationery.drawNext(paper)
      return true
    },
    roomOnNewSheet: stationery.bottom - stationery.topOfNext,
    async finish(facts) {
      for (const [index, page] of pages.entries()) {
        current = page
        stationery.drawFoot(paper, index + 1, pages.length)
      }
      return writePdf({ ...facts, size, fonts, pictures, pages: pages.map((page) => page.join('\n')) })
    },
  }
  return paper
}
