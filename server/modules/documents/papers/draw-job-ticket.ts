import type { OrderedPrint } from '#domain/designs/print-spec.ts'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import type { DeliveryKind } from '#domain/delivery/promise.ts'
import { paperTexts } from '#texts/nl/document-papers.ts'
import { formatNumber } from '#texts/nl/format.ts'
import { formatDate, formatPromisedDate } from '#texts/nl/format-date.ts'
import { jobTicketTexts as texts } from '#texts/nl/job-ticket.ts'
import { drawBarcode, drawQrCode } from '../pdf/draw-codes.ts'
import type { Paper } from '../pdf/paper.ts'
import type { Picture } from '../pdf/write-pdf.ts'
import { letterPaper, type PaperShop } from './letterhead.ts'
import { INKS, LEFT, leading, RIGHT, STYLES } from './look.ts'
import { type Fact, writeBlock, writeOpening, writeParagraph } from './opening.ts'
import { writePanel } from './panel.ts'
import { type Column, type Row, writeTable } from './row-table.ts'

/** A print file as its maker looks for it. */
type JobFile = {
  readonly name: string
  readonly copies: number
  readonly side: 'front' | 'back'
  /** What was measured in it; empty while it was not. */
  readonly measured: readonly string[]
}

/** A line as it is made. */
export type JobLine = {
  readonly code: string
  /** What a phone opens. */
  readonly scanAddress: string
  /** Its place in the order, counted from 1. */
  readonly line: number
  readonly title: string
  readonly sku: string
  readonly quantityText: string
  readonly options: readonly string[]
  readonly print: OrderedPrint | null
  readonly delivery: { readonly kind: DeliveryKind; readonly date: PlainDate }
  readonly isExpress: boolean
  /** The state that keeps it from being made; null when it may be. */
  readonly heldBy: string | null
  readonly wantsCheck: boolean
  readonly picture: Picture | null
  readonly files: readonly JobFile[]
  readonly awaitsFiles: boolean
}

export type JobTicket = {
  readonly number: string
  readonly customer: string
  readonly reference: string | null
  readonly remarks: string | null
  readonly placedAt: Date
  /** How many lines the order has, those without a ticket too. */
  readonly lineCount: number
  readonly lines: readonly JobLine[]
}

type Drawn = {
  readonly tickets: readonly JobTicket[]
  readonly shop: PaperShop
  readonly title: string
  readonly madeAt: Date
}

/** As much as the picture of an article takes. */
const PICTURE = { width: 190, height: 142 } as const
const CODES_LEFT = LEFT + PICTURE.width + 28
const QR_WIDTH = 86
const SCHEME = { width: 150, height: 104 } as const

const FILES: readonly Column[] = [
  { header: texts.copies, x: LEFT + 40, width: 40, align: 'right' },
  { header: texts.file, x: LEFT + 56, width: 250 },
  { header: texts.measured, x: LEFT + 318, width: RIGHT - LEFT - 318 },
]

/** What whoever makes the lines of orders has to know: a sheet or more for each. */
export async function drawJobTicket({ tickets, shop, title, madeAt }: Drawn): Promise<Buffer> {
  const paper = letterPaper(shop, title)
  const sheets = tickets.flatMap((ticket) => ticket.lines.map((line) => ({ ticket, line })))
  for (const [index, { ticket, line }] of sheets.entries()) {
    if (index > 0) paper.need(Number.POSITIVE_INFINITY)
    await writeLine(paper, ticket, line)
  }
  return paper.finish({ title, author: shop.company.name, madeAt })
}

async function writeLine(paper: Paper, ticket: JobTicket, line: JobLine): Promise<void> {
  const { kind, date } = line.delivery
  const day = formatPromisedDate(date)
  writeOpening(paper, {
    title: texts.title(line.code),
    addressLabel: texts.article,
    address: [line.title, paperTexts.sku(line.sku), line.quantityText],
    facts: [
      [kind === 'ship' ? texts.deliverOn : texts.pickupOn, line.isExpress ? texts.express(day) : day],
      [paperTexts.order, ticket.number],
      [texts.line, texts.lineOf(line.line, ticket.lineCount)],
      [texts.customer, ticket.customer],
      [paperTexts.reference, ticket.reference],
      [paperTexts.orderedOn, formatDate(ticket.placedAt)],
    ],
  })
  if (line.heldBy !== null) writePanel(paper, texts.notYet, texts.notYetText(line.heldBy))
  await writeCodes(paper, line)
  writeList(paper, texts.finish, [...line.options, ...(line.wantsCheck ? [texts.checkWanted] : [])])
  if (line.print) writeBoxes(paper, line.print)
  writeFiles(paper, line)
  if (ticket.remarks) writeList(paper, texts.remarks, [ticket.remarks])
}

/** The picture on the left, on the right what is scanned. */
async function writeCodes(paper: Paper, { picture, code, scanAddress }: JobLine): Promise<void> {
  paper.need(PICTURE.height + 20)
  const top = paper.y
  if (picture) {
    const scale = Math.min(PICTURE.width / picture.widthPx, PICTURE.height / picture.heightPx)
    const [width, height] = [picture.widthPx * scale, picture.heightPx * scale]
    paper.picture({ x: LEFT, y: top + (PICTURE.height - height) / 2, width, height }, picture)
  }
  await drawBarcode(paper, { x: CODES_LEFT, y: top, width: 160, height: 42 }, code)
  paper.write(CODES_LEFT, top + 58, code, STYLES.total)
  await drawQrCode(paper, { x: RIGHT - QR_WIDTH, y: top }, QR_WIDTH, scanAddress)
  paper.write(RIGHT, top + QR_WIDTH + 12, texts.scan, STYLES.small, { align: 'right', ink: INKS.quiet })
  paper.y = top + PICTURE.height + 22
}

function writeList(paper: Paper, heading: string, lines: readonly string[]): void {
  if (lines.length === 0) return
  writeHeading(paper, heading, leading(STYLES.body))
  for (const text of lines) writeParagraph(paper, text)
  paper.y += 12
}

function writeHeading(paper: Paper, text: string, below: number): void {
  paper.need(16 + below)
  paper.write(LEFT, paper.y, text, STYLES.heading)
  paper.y += 16
}

/** The boxes of the file within each other, and what they measure. */
function writeBoxes(paper: Paper, print: OrderedPrint): void {
  const { sizeMm, bleedMm, safeMarginMm, cutLine, whiteInk, extraSpots, colour, printedSides } = print
  writeHeading(paper, texts.boxes, SCHEME.height + 16)
  const top = paper.y
  const grown = (marginMm: number) =>
    sizeMm &&
    texts.around(
      texts.size(sizeMm.widthMm + 2 * marginMm, sizeMm.heightMm + 2 * marginMm),
      Math.abs(marginMm),
    )
  const facts: readonly Fact[] = [
    [texts.trim, sizeMm && texts.size(sizeMm.widthMm, sizeMm.heightMm)],
    [texts.bleed, grown(bleedMm)],
    [texts.safe, grown(-safeMarginMm)],
    [texts.cutLine, texts.cut[cutLine]],
    [texts.white, texts.whiteInk[whiteInk]],
    [texts.extraSpots, extraSpots.join(', ') || null],
    [texts.colour, colour],
    [texts.sides, formatNumber(printedSides)],
  ]
  drawScheme(paper, top, sizeMm)
  let y = top
  for (const [label, value] of facts) {
    if (!value) continue
    paper.write(CODES_LEFT, y + 8, label, STYLES.small, { ink: INK_OF[label] ?? INKS.quiet })
    y = writeBlock(paper, CODES_LEFT + 92, y + 8, value, STYLES.body, RIGHT - CODES_LEFT - 92) - 8 + 1
  }
  paper.y = Math.max(top + SCHEME.height, y) + 22
}

/** Each box has its name in the colour of its line. */
const INK_OF: Readonly<Record<string, typeof INKS.ink>> = {
  [texts.trim]: INKS.ink,
  [texts.bleed]: INKS.magenta,
  [texts.safe]: INKS.soft,
}

const BLEED_PT = 7
const SAFE_PT = 9

/** The boxes in the proportions of the sheet; their distance is drawn wider than it is, to be seen. */
function drawScheme(paper: Paper, top: number, sizeMm: OrderedPrint['sizeMm']): void {
  const room = { width: SCHEME.width - 2 * BLEED_PT, height: SCHEME.height - 2 * BLEED_PT }
  const ratio = sizeMm ? sizeMm.widthMm / sizeMm.heightMm : room.width / room.height
  const least = 2 * SAFE_PT + 6
  const width = Math.max(least, Math.min(room.width, room.height * ratio))
  const height = Math.max(least, Math.min(room.height, room.width / ratio))
  const x = LEFT + BLEED_PT
  const y = top + BLEED_PT
  const boxes = [
    [BLEED_PT, 0.75, INKS.magenta],
    [0, 1.5, INKS.ink],
    [-SAFE_PT, 0.75, INKS.quiet],
  ] as const
  for (const [margin, thickness, ink] of boxes) {
    const box = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin }
    paper.outline(box, thickness, ink)
  }
}

function writeFiles(paper: Paper, { files, awaitsFiles }: JobLine): void {
  writeHeading(paper, texts.files, files.length === 0 ? leading(STYLES.body) : 40)
  if (files.length === 0) writeParagraph(paper, awaitsFiles ? texts.filesToCome : texts.noFiles)
  else {
    writeTable(paper, FILES, files.map(fileRow))
    if (awaitsFiles) {
      paper.y += 16
      writeParagraph(paper, texts.filesToCome, STYLES.strong)
    }
  }
  paper.y += 22
}

const fileRow = ({ name, copies, side, measured }: JobFile): Row => [
  [
    [{ text: texts.times(formatNumber(copies)), style: STYLES.strongFigures }],
    [
      { text: name, style: STYLES.strong },
      ...(side === 'back' ? [{ text: texts.back, style: STYLES.small, ink: INKS.quiet }] : []),
    ],
    measured.map((text) => ({ text, style: STYLES.small })),
  ],
]
