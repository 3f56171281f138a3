import { carrierTexts } from '#texts/nl/carriers.ts'
import { packingSlipTexts as texts, paperTexts } from '#texts/nl/document-papers.ts'
import { formatNumber } from '#texts/nl/format.ts'
import { partTexts } from '#texts/nl/parts.ts'
import { formatPromisedDate } from '#texts/nl/format-date.ts'
import type { OrderedRecord } from '../find-ordered.ts'
import { laterLines, type PackedLine } from '../packed-lines.ts'
import type { Paper } from '../pdf/paper.ts'
import { letterPaper, type PaperShop } from './letterhead.ts'
import { INKS, LEFT, RIGHT, STYLES, WIDTH } from './look.ts'
import { addressLines, writeOpening, writeParagraph } from './opening.ts'
import { type Column, type Row, writeTable } from './row-table.ts'

type Drawn = {
  readonly order: OrderedRecord
  /** What the slip is about, of what was packed. */
  readonly lines: readonly PackedLine[]
  readonly shop: PaperShop
}

const COLUMNS: readonly Column[] = [
  { header: paperTexts.quantity, x: LEFT + 48, width: 48, align: 'right' },
  { header: texts.article, x: LEFT + 64, width: 340 },
  { header: texts.checked, x: RIGHT, width: 60, align: 'right' },
]

/** What left together for one address, is to go there on one day, or is fetched on one day. */
type Shipment = readonly [PackedLine, ...PackedLine[]]

/** What lies in the parcels: a part for each shipment, without prices, with who brings it, and what still follows. */
export async function drawPackingSlip({ order, lines, shop }: Drawn): Promise<Buffer> {
  const shipments = shipmentsOf(lines)
  const title = texts.title(order.number)
  const paper = letterPaper(shop, title)
  for (const [index, shipment] of shipments.entries()) {
    if (index > 0) paper.need(Number.POSITIVE_INFINITY)
    const heading =
      shipments.length > 1 ? texts.part(order.number, index + 1, shipments.length) : texts.title(order.number)
    writeShipment(paper, heading, { order, lines, shop, shipment })
  }
  return paper.finish({ title, author: shop.company.name, madeAt: order.placedAt })
}

function shipmentsOf(lines: readonly PackedLine[]): Shipment[] {
  const groups = Map.groupBy(lines, ({ dispatch, deliveryKind, deliveryDate, address }) =>
    JSON.stringify([dispatch?.id, deliveryKind, deliveryDate, address]),
  )
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [[first, ...others] as const] : []))
}

type Packed = Drawn & { readonly shipment: Shipment }

function writeShipment(paper: Paper, title: string, { order, lines, shop, shipment }: Packed): void {
  const [{ deliveryKind, deliveryDate, address, dispatch }] = shipment
  const { company } = shop
  const isShipped = deliveryKind === 'ship' && address !== null
  writeOpening(paper, {
    title,
    addressLabel: isShipped ? texts.shippedTo : texts.pickedUp,
    address: isShipped
      ? addressLines(address)
      : [
          company.name,
          `${company.street} ${company.houseNumber}`.trim(),
          `${company.postcode}  ${company.city}`.trim(),
          company.openingHours,
        ].filter((line) => line !== ''),
    facts: [
      [paperTexts.order, order.number],
      [isShipped ? texts.deliverOn : texts.pickupOn, formatPromisedDate(deliveryDate)],
      [texts.broughtBy, dispatch && broughtBy(dispatch)],
      [paperTexts.reference, order.reference],
      [paperTexts.purchaseOrderNumber, order.purchaseOrderNumber],
      [paperTexts.orderedBy, `${order.company.name}, ${order.contact.firstName} ${order.contact.lastName}`],
      [texts.contact, isShipped && order.deliveryContact ? contactText(order.deliveryContact) : null],
      [texts.notes, isShipped ? address.deliveryNotes : null],
    ],
  })
  writeTable(
    paper,
    COLUMNS,
    shipment.map((line): Row => [cellsOf(line, 'box')]),
  )
  const later = laterLines(order.lines, lines)
  if (later.length > 0) {
    paper.y += 26
    paper.need(60)
    paper.write(LEFT, paper.y, texts.later, STYLES.heading)
    paper.y += 16
    writeTable(
      paper,
      COLUMNS.slice(0, 2),
      later.map((line): Row => [cellsOf(line, 'none')]),
    )
  }
  writeReceipt(paper)
}

const broughtBy = ({ carrier, trackingCode }: NonNullable<PackedLine['dispatch']>) =>
  [carrier && carrierTexts[carrier], trackingCode].filter(Boolean).join(', ') || null

const contactText = ({ name, phone }: NonNullable<OrderedRecord['deliveryContact']>) =>
  [name, phone].filter(Boolean).join(', ')

function cellsOf({ pieces, quantity, pack, title, optionTexts, sku }: PackedLine, mark: 'box' | 'none') {
  const part = pieces < quantity ? [partTexts.partOf(pieces, quantity, pack)] : []
  return [
    [{ text: formatNumber(pieces), style: STYLES.strongFigures }],
    [
      { text: title, style: STYLES.strong },
      {
        text: [paperTexts.sku(sku), ...part, ...optionTexts].join(', '),
        style: STYLES.small,
        ink: INKS.quiet,
      },
    ],
    ...(mark === 'box' ? [[{ text: '______', style: STYLES.body, ink: INKS.quiet }]] : []),
  ]
}

/** Room for who takes it in. */
function writeReceipt(paper: Paper): void {
  paper.need(112)
  paper.y += 30
  const gap = 18
  const width = (WIDTH - 2 * gap) / 3
  for (const [index, label] of [texts.received, texts.receivedOn, texts.signature].entries()) {
    const x = LEFT + index * (width + gap)
    paper.write(x, paper.y, label, STYLES.label, { ink: INKS.quiet })
    paper.rule(x, paper.y + 38, width, 0.75, INKS.ink)
  }
  paper.y += 62
  writeParagraph(paper, texts.check, STYLES.small, INKS.soft)
}
