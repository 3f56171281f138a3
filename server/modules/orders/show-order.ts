import type { z } from 'zod'
import type { Order, OrderRow, WantedFiles } from '#contract/orders.ts'
import type { Contact } from '#domain/access/actor.ts'
import { may } from '#domain/access/may.ts'
import { assignedCount } from '#domain/designs/copies.ts'
import { isIncomplete, OVER_STATES, takesFiles } from '#domain/orders/states.ts'
import { givenName } from '#domain/access/given-name.ts'
import { changedOrderTexts, eventTexts } from '#texts/nl/changed-order.ts'
import { awaitsBriefingText, orderStateTexts } from '#texts/nl/orders.ts'
import type { DocumentLink } from '#contract/documents.ts'
import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { amountsReply } from '../catalogue/breakdown-reply.ts'
import { tradeTerms } from '../catalogue/trade-facts.ts'
import { orderDocuments } from '../documents/document-links.ts'
import type { StoredDesign } from '../designs/stored-design.ts'
import { printDemands } from '#domain/designs/print-spec.ts'
import { type LinePatchups, showPatchups } from '../repairs/show-patchups.ts'
import { type FileProof, listProofs } from './file-proof-store.ts'
import { type FileQuestion, openQuestions } from './file-question-store.ts'
import { deliveryOf } from './late-promise.ts'
import { listReplaced, type ReplacedFile } from './replaced-file-store.ts'
import { findOrder } from '../ordered/find-order.ts'
import type { OrderLineRow, OrderRecord } from '../ordered/order-record.ts'
import type { OrderSummary } from './order-store.ts'
import { designsOfOrders, orderedDesign, orderedPicture } from './show-ordered-design.ts'
import { type WaitingLine, waitingLine } from './wanted-files.ts'

const euro = (cents: number) => ({ excludingTaxInCents: cents, currency: 'EUR' as const })

/** A state in words; what the studio cannot begin with waits for the customer. */
export function stateFields<State extends OrderRecord['state']>(state: State, awaitsBriefing: boolean) {
  const { label, tone } =
    state === 'in_studio' && awaitsBriefing ? awaitsBriefingText : orderStateTexts[state]
  return { state, stateLabel: label, stateTone: tone }
}

/** Whether the studio cannot begin with a line, since its customer told it nothing yet. */
export const lineAwaitsBriefing = ({ state, designs }: OrderLineRow) =>
  state === 'in_studio' && designs.some(({ job }) => job?.state === 'ordered')

type Row = Omit<OrderSummary, 'totalCount'>

export function orderRow(order: Row, documents: readonly DocumentLink[]): z.input<typeof OrderRow> {
  return {
    id: order.id,
    number: order.number,
    reference: order.reference,
    placedAt: order.placedAt.toISOString(),
    ...stateFields(order.state, order.awaitsBriefing),
    itemCount: order.itemCount,
    deliveryDate: order.deliveryDate,
    trackingUrl: order.trackingUrl,
    imageUrls: [...order.imageUrls],
    awaitsBriefing: order.awaitsBriefing,
    totalPrice: { ...euro(order.netCents), includingTaxInCents: order.totalCents },
    documents: [...documents],
  }
}

function wantedFiles({ line, designs, status, copies, extra }: WaitingLine): z.input<typeof WantedFiles> {
  const assigned = assignedCount(designs.filter(({ side, file }) => side === 'front' && file !== null))
  const { widthMm, heightMm } = line.print?.sizeMm ?? line
  const print = line.print && printDemands(line.print)
  const extraDesigns = extra && { count: extra.count, price: euro(extra.cents) }
  return { status, copies, assigned, widthMm, heightMm, backSide: line.backSide, print, extraDesigns }
}

/** Where the last of an order that left is followed; of what left before shipments were kept, its lines tell that alone. */
const newestTracking = (lines: OrderRecord['groups'][number]['lines']) =>
  lines
    .flatMap(({ parcels }) => parcels.filter(({ trackingUrl }) => trackingUrl !== null))
    .toSorted((one, other) => other.number - one.number)[0]?.trackingUrl ??
  lines.find(({ trackingUrl }) => trackingUrl !== null)?.trackingUrl ??
  null

/** What a list tells of the lines of an order. */
function summaryOf(lines: OrderRecord['groups'][number]['lines']) {
  const left = lines.filter(({ state }) => state !== 'cancelled')
  const toCome = left.filter(({ state }) => !OVER_STATES.includes(state))
  const dates = (toCome.length > 0 ? toCome : left).map(({ deliveryDate }) => deliveryDate).toSorted()
  const isUnsure = left.some(({ state }) => isIncomplete(state))
  return {
    itemCount: lines.length,
    deliveryDate: isUnsure ? null : ((toCome.length > 0 ? dates[0] : dates.at(-1)) ?? null),
    trackingUrl: newestTracking(lines),
    imageUrls: [...new Set(lines.flatMap(({ imageUrl }) => imageUrl ?? []))].slice(0, 3),
    awaitsBriefing: lines.some(lineAwaitsBriefing),
  }
}

/** Who of the staff placed an order, and for whom: the contact himself reads that it was for him. */
const placedFor = ({ placedBy, contact }: OrderRecord, asker: Pick<Contact, 'contactId'>) =>
  placedBy === null
    ? null
    : {
        by: givenName(placedBy),
        contact: contact.id === asker.contactId ? null : `${contact.firstName} ${contact.lastName}`,
      }

type Designs = ReadonlyMap<string, StoredDesign>

type Parts = {
  readonly designs: Designs
  readonly patchups: LinePatchups
  readonly questions: readonly FileQuestion[]
  readonly replaced: readonly ReplacedFile[]
  readonly proofs: readonly FileProof[]
  readonly asker: Contact
}

/** The order as the contract has it, from what was written down when it was placed. */
function orderReply(
  order: OrderRecord,
  { designs, patchups, questions, replaced, proofs, asker }: Parts,
  documents: readonly DocumentLink[],
  moment: Parameters<typeof deliveryOf>[2],
): z.input<typeof Order> {
  const lines = order.groups.flatMap((group) => group.lines)
  return {
    ...orderRow({ ...order, ...summaryOf(lines) }, documents),
    seesInvoices: may(asker, 'seeInvoices') === null,
    purchaseOrderNumber: order.purchaseOrderNumber,
    remarks: order.remarks,
    deliveryContact: order.deliveryContact,
    groups: order.groups.map((group) => ({
      id: group.id,
      title: group.title,
      lines: group.lines.map((line) => {
        const waiting = waitingLine(line, designs)
        return {
          id: line.id,
          sku: line.sku,
          title: line.title,
          url: line.urlPath,
          imageUrl: line.imageUrl,
          pictureUrl: orderedPicture(line, designs),
          quantity: line.quantity,
          pack: line.pack,
          options: [...line.optionTexts],
          unitPrice: euro(line.unitCents),
          price: euro(line.lineCents),
          amounts: amountsReply(line, line.pack),
          expressPrice: line.isExpress ? euro(line.expressCents) : null,
          vatPercent: line.vatPercent,
          ...stateFields(line.state, lineAwaitsBriefing(line)),
          designStatus: line.designStatus,
          validateDesigns: line.wantsCheck,
          designs: line.designs.map((design) =>
            orderedDesign(design, designs, line, {
              waiting,
              questions: waiting ? questions.filter(({ lineId }) => lineId === line.id) : [],
              replaced,
              proofs: proofs.filter(({ lineId }) => lineId === line.id),
            }),
          ),
          wantedFiles: waiting && wantedFiles(waiting),
          patchup: patchups.get(line.id) ?? null,
          delivery: deliveryOf(line, order, moment),
          trackingUrl: line.trackingUrl,
          carrier: line.dispatch?.carrier ?? null,
          trackingCode: line.dispatch?.trackingCode ?? null,
          parcels: line.parcels.map(({ id: _id, sentAt, ...parcel }) => ({
            ...parcel,
            sentAt: new Date(sentAt).toISOString(),
          })),
          collected: line.handover && {
            by: line.handover.collectedBy,
            at: new Date(line.handover.collectedAt).toISOString(),
          },
        }
      }),
    })),
    subtotalPrice: euro(order.subtotalCents),
    totalSegments: [
      { code: 'subtotal', price: euro(order.subtotalCents) },
      { code: 'express', price: euro(order.expressCents) },
      { code: 'shipping', price: euro(order.shippingCents) },
    ],
    vat: order.vat.map((group) => ({ ...group })),
    invoiceAddress: order.invoiceAddress,
    confirmationEmail: order.confirmationEmail,
    placedFor: placedFor(order, asker),
    events: eventsOf(order),
  }
}

/** What became of an order, the oldest first, with what staff changed of it and why. */
const eventsOf = ({ events, changes }: OrderRecord) =>
  [
    ...events.map(({ at, state }) => ({ at: new Date(at), label: orderStateTexts[state].label })),
    ...changes.map(({ at, differences, reason }) => ({
      at: new Date(at),
      label: [
        changedOrderTexts.changed,
        ...eventTexts(differences),
        ...(reason === '' ? [] : [changedOrderTexts.reason(reason)]),
      ].join('\n'),
    })),
  ]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, label }) => ({ at: at.toISOString(), label }))

/** An order of the customer's company, with its designs. */
export async function showOrder(
  shop: ShopContext,
  customer: Contact,
  id: string,
): Promise<z.input<typeof Order>> {
  const { companyId } = customer
  const order = await findOrder(shop.db, companyId, id)
  if (!order) throw new Refusal('OrderNotFound')
  const lines = order.groups.flatMap((group) => group.lines)
  const waiting = lines.flatMap((line) => (takesFiles(line.state) ? [line.id] : []))
  const designs = await designsOfOrders(shop.db, companyId, [order])
  const patchups = await showPatchups(shop.db, companyId, waiting)
  const questions = await openQuestions(shop.db, waiting)
  const lineIds = lines.map((line) => line.id)
  const replaced = await listReplaced(shop.db, lineIds)
  const proofs = await listProofs(shop.db, lineIds)
  return orderReply(
    order,
    { designs, patchups, questions, replaced, proofs, asker: customer },
    await orderDocuments(shop.db, customer, { id, lines }),
    {
      terms: await tradeTerms(shop),
      now: shop.clock(),
    },
  )
}
