import { addressLabelTexts as texts } from '#texts/nl/address-labels.ts'
import { breakLines } from '../pdf/break-lines.ts'
import { drawBarcode } from '../pdf/draw-codes.ts'
import { newPaper, type Paper } from '../pdf/paper.ts'
import type { TextStyle } from '../pdf/shape-text.ts'
import type { PaperShop } from './letterhead.ts'
import { INKS, leading, STYLES } from './look.ts'

/** One parcel, as it is stuck on it. */
export type AddressLabel = {
  /** To whom it goes, a line each; the first is the largest. */
  readonly to: readonly string[]
  readonly isFetched: boolean
  readonly orderNumber: string
  readonly reference: string | null
  /** When it has to be there, and whom the driver calls. */
  readonly notes: readonly string[]
  /** What scanners read. */
  readonly code: string
  readonly parcel: number
  readonly parcelCount: number
}

type Drawn = {
  readonly labels: readonly AddressLabel[]
  readonly shop: PaperShop
  readonly title: string
  readonly madeAt: Date
}

/** A6, in points. */
const SIZE = { width: 297.64, height: 419.53 } as const
const EDGE = 20
const RIGHT = SIZE.width - EDGE
const WIDTH = RIGHT - EDGE
const BARS = { y: 342, height: 46 } as const

const LARGE: TextStyle = { face: 'strong', sizePt: 15 }
const ADDRESS: TextStyle = { face: 'text', sizePt: 14 }
const COUNT: TextStyle = { face: 'display', sizePt: 17 }
const LEAST = 8
/** Where the address has to end, for what lies below it to stand free. */
const ADDRESS_BOTTOM = 258

/** A label of A6 for each parcel. */
export async function drawAddressLabels({ labels, shop, title, madeAt }: Drawn): Promise<Buffer> {
  const paper = newPaper({
    size: SIZE,
    topOfNext: 0,
    bottom: SIZE.height,
    drawNext: () => undefined,
    drawFoot: () => undefined,
  })
  for (const [index, label] of labels.entries()) {
    if (index > 0) paper.need(Number.POSITIVE_INFINITY)
    await drawLabel(paper, label, shop)
  }
  return paper.finish({ title, author: shop.company.name, madeAt })
}

async function drawLabel(paper: Paper, label: AddressLabel, { company }: PaperShop): Promise<void> {
  const place = [company.postcode, company.city].filter(Boolean).join('  ')
  const street = [company.street, company.houseNumber].filter(Boolean).join(' ')
  paper.write(EDGE, 30, texts.from, STYLES.label, { ink: INKS.quiet })
  let y = 42
  for (const text of [company.name, [street, place].filter(Boolean).join(', ')])
    y = writeLines(paper, y, text, STYLES.small)
  paper.rule(EDGE, 64, WIDTH, 1, INKS.ink)
  paper.write(EDGE, 82, label.isFetched ? texts.fetched : texts.to, STYLES.label, { ink: INKS.quiet })
  writeAddress(paper, label.to)
  y = ADDRESS_BOTTOM + 12
  for (const text of label.notes.flatMap((note) => breakLines(note, STYLES.small, WIDTH)).slice(0, 3)) {
    paper.write(EDGE, y, text, STYLES.small)
    y += leading(STYLES.small)
  }
  paper.rule(EDGE, 308, WIDTH, 1, INKS.ink)
  const count = texts.parcelOf(label.parcel, label.parcelCount)
  const order = [texts.order(label.orderNumber), label.reference].filter(Boolean).join(', ')
  const [first = ''] = breakLines(order, STYLES.strong, WIDTH - 80)
  paper.write(EDGE, 328, first, STYLES.strong)
  paper.write(RIGHT, 330, count, COUNT, { align: 'right' })
  await drawBarcode(paper, { x: EDGE + 20, y: BARS.y, width: WIDTH - 40, height: BARS.height }, label.code)
  paper.write(EDGE + 20, 404, label.code, STYLES.total)
}

/** As large as it fits: who has a long name gets it smaller, whole. */
function writeAddress(paper: Paper, lines: readonly string[]): void {
  const rowsOf = (shrink: number) =>
    lines.flatMap((text, index) => {
      const { face, sizePt } = index === 0 ? LARGE : ADDRESS
      const style = { face, sizePt: Math.max(LEAST, sizePt - shrink) }
      return breakLines(text, style, WIDTH).map((line) => ({ line, style }))
    })
  const heightOf = (rows: ReturnType<typeof rowsOf>) =>
    rows.reduce((sum, { style }) => sum + leading(style), 0)
  let shrink = 0
  while (heightOf(rowsOf(shrink)) > ADDRESS_BOTTOM - 86 && shrink < ADDRESS.sizePt - LEAST) shrink += 1
  let y = 86
  for (const { line, style } of rowsOf(shrink)) {
    y += leading(style)
    if (y > ADDRESS_BOTTOM) break
    paper.write(EDGE, y, line, style)
  }
}

function writeLines(paper: Paper, from: number, text: string, style: TextStyle): number {
  const [line = ''] = breakLines(text, style, WIDTH)
  paper.write(EDGE, from, line, style)
  return from + leading(style)
}
