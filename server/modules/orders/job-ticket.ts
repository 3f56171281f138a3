import type { Staff } from '#domain/access/actor.ts'
import type { FileFacts } from '#domain/designs/facts.ts'
import { drawingSpots } from '#domain/designs/spot-names.ts'
import { scanCode } from '#domain/orders/scan-code.ts'
import { isIncomplete, takesFiles } from '#domain/orders/states.ts'
import { officePaths } from '#contract/office/paths.ts'
import { jobTicketTexts as texts } from '#texts/nl/job-ticket.ts'
import { orderStateTexts } from '#texts/nl/orders.ts'
import { quantityText } from '#texts/nl/price-unit.ts'
import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { tradeTerms } from '../catalogue/trade-facts.ts'
import type { StoredDesign } from '../designs/stored-design.ts'
import { paperShop } from '../documents/paper-shop.ts'
import { drawJobTicket, type JobLine, type JobTicket } from '../documents/papers/draw-job-ticket.ts'
import type { ReadDocument } from '../documents/handed-out.ts'
import { findOrder } from '../ordered/find-order.ts'
import { findOrderedBy } from './desk-order-store.ts'
import { promisedDelivery } from './late-promise.ts'
import { printFilesOf } from './production-files.ts'
import { designsOfOrders } from './show-ordered-design.ts'
import { ticketPicture } from './ticket-picture.ts'

type Asked = {
  readonly orderId: string
  /** Null for every line that is not cancelled. */
  readonly lineId: string | null
}

/** The tickets by which an order, or one line of it, is made; what was cancelled has none. */
export async function readJobTicket(shop: ShopContext, staff: Staff, asked: Asked): Promise<ReadDocument> {
  requireRight(staff, 'seeOrders')
  const ticket = await ticketOf(shop, asked)
  const [only] = ticket.lines
  if (!only) throw new Refusal('DocumentNotFound')
  const name = asked.lineId === null ? ticket.number : only.code
  return {
    name: texts.fileName(name),
    mimeType: 'application/pdf',
    content: await drawJobTicket({
      tickets: [ticket],
      shop: await paperShop(shop),
      title: texts.title(name),
      madeAt: ticket.placedAt,
    }),
  }
}

/** The tickets of several orders, in one file; an order of which nothing is left has none. */
export async function readJobTickets(
  shop: ShopContext,
  staff: Staff,
  orderIds: readonly string[],
): Promise<ReadDocument> {
  requireRight(staff, 'seeOrders')
  const tickets: JobTicket[] = []
  for (const orderId of orderIds) {
    const ticket = await ticketOf(shop, { orderId, lineId: null })
    if (ticket.lines.length > 0) tickets.push(ticket)
  }
  if (tickets.length === 0) throw new Refusal('DocumentNotFound', { message: texts.nothing })
  return {
    name: texts.fileNameOfMany,
    mimeType: 'application/pdf',
    content: await drawJobTicket({
      tickets,
      shop: await paperShop(shop),
      title: texts.titleOfMany(tickets.length),
      madeAt: shop.clock(),
    }),
  }
}

async function ticketOf(shop: ShopContext, { orderId, lineId }: Asked): Promise<JobTicket> {
  const by = await findOrderedBy(shop.db, orderId)
  const order = by && (await findOrder(shop.db, by.companyId, orderId))
  if (!by || !order) throw new Refusal('OrderNotFound')
  const designs = await designsOfOrders(shop.db, by.companyId, [order])
  const printNames = new Map(printFilesOf(order, designs).map((file) => [file.id, file.name]))
  const moment = { terms: await tradeTerms(shop), now: shop.clock() }
  const all = order.groups.flatMap((group) => group.lines)
  const lines: JobLine[] = []
  for (const [place, line] of all.entries()) {
    if (line.state === 'cancelled' || (lineId !== null && line.id !== lineId)) continue
    const code = scanCode({ orderNumber: order.number, line: place + 1 })
    lines.push({
      code,
      scanAddress: `${shop.origin()}${officePaths.scan(code)}`,
      line: place + 1,
      title: line.title,
      sku: line.sku,
      quantityText: quantityText(line.quantity, line.pack),
      options: line.optionTexts,
      print: line.print,
      delivery: { kind: line.deliveryKind, date: promisedDelivery(line, order, moment).date },
      isExpress: line.isExpress,
      heldBy: isHeld(line.state) ? orderStateTexts[line.state].label.toLowerCase() : null,
      wantsCheck: line.wantsCheck,
      picture: await ticketPicture(shop, line, designs),
      files: line.designs.flatMap(({ id, designId, quantity, side }) => {
        const name = printNames.get(id)
        const design = designId === null ? undefined : designs.get(designId)
        return name && design ? [{ name, copies: quantity, side, measured: measuredIn(design) }] : []
      }),
      awaitsFiles: takesFiles(line.state) || line.designs.some(({ id }) => !printNames.has(id)),
    })
  }
  return {
    number: order.number,
    customer: by.companyName,
    reference: order.reference,
    remarks: order.remarks,
    placedAt: order.placedAt,
    lineCount: all.length,
    lines,
  }
}

/** Whether a line may not be made yet. */
const isHeld = (state: Parameters<typeof isIncomplete>[0]) =>
  state === 'placed' || state === 'on_hold' || isIncomplete(state)

/** Size, pages, and the spot colours by the names that the machine will find. */
function measuredIn({ widthMm, heightMm, pages, facts }: StoredDesign): string[] {
  return [
    ...(widthMm !== null && heightMm !== null ? [texts.size(widthMm, heightMm)] : []),
    ...(pages !== null && pages > 0 ? [texts.pages(pages)] : []),
    ...spotNames(facts),
  ]
}

const spotNames = (facts: FileFacts | null): string[] =>
  facts?.kind === 'document' ? drawingSpots(facts.spots).map(({ name }) => name) : []
