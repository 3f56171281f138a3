import { pagePaths } from '#contract/page-paths.ts'
import { givenName } from '#domain/access/given-name.ts'
import { amountRows } from '#domain/pricing/amount-rows.ts'
import { addressText, deliveryContactText } from '#texts/nl/line-options.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { formatPromisedDate } from '#texts/nl/format-date.ts'
import { orderMailTexts as texts } from '#texts/nl/mail.ts'
import { amountTexts, expressApartText } from '#texts/nl/price-breakdown.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { shopTheme } from '../content/shop-config.ts'
import type { MailPart } from '../mail/layout.ts'
import { linePicture } from '../mail/mail-picture.ts'
import { type NewMail, queueMail } from '../mail/queue-mail.ts'
import { shopMail } from '../mail/shop-mail.ts'
import { totalRows } from '../mail/total-rows.ts'
import { findOrder } from '../ordered/find-order.ts'
import type { OrderRecord } from '../ordered/order-record.ts'

type OrderLine = OrderRecord['groups'][number]['lines'][number]

function deliveryText(
  { state, deliveryKind, deliveryDate, address }: OrderLine,
  { deliveryContact }: OrderRecord,
) {
  const date = formatPromisedDate(deliveryDate)
  // What the studio makes has no day before its proof is approved.
  const isAfterProof = state === 'in_studio'
  if (deliveryKind !== 'ship' || !address) return isAfterProof ? texts.pickupAfterProof : texts.pickup(date)
  const where = addressText(address)
  return [
    isAfterProof ? texts.shipAfterProof(where) : texts.ship(date, where),
    deliveryContact && deliveryContactText(deliveryContact),
  ]
    .filter(Boolean)
    .join('\n')
}

const linesOf = (order: OrderRecord) => order.groups.flatMap(({ lines }) => lines)

function lineRows(order: OrderRecord): (readonly [string, string])[] {
  return linesOf(order).map((line) => [
    [
      texts.line(line.quantity, line.title, line.pack),
      ...line.optionTexts,
      ...amountTexts(amountRows(line), line.pack),
      ...(line.isExpress ? [expressApartText(line.expressCents)] : []),
      deliveryText(line, order),
    ].join('\n'),
    formatPrice(line.lineCents),
  ])
}

/** Writes the confirmation of an order into the outbox, in the transaction that places the order. */
export async function confirmOrder(
  shop: ShopContext,
  trx: Executor,
  companyId: string,
  orderId: string,
): Promise<void> {
  const order = await findOrder(trx, companyId, orderId)
  if (!order) throw new Error(`order ${orderId} is not there`)
  await queueMail(shop, trx, await orderMail(shop, trx, order))
}

/** Writes the confirmation of an order anew into the outbox, as designs were added to it. */
export async function confirmExtraDesigns(
  shop: Pick<ShopContext, 'jobs' | 'origin' | 'clock'>,
  trx: Executor,
  companyId: string,
  { orderId, count }: { readonly orderId: string; readonly count: number },
): Promise<void> {
  const order = await findOrder(trx, companyId, orderId)
  if (!order) throw new Error(`order ${orderId} is not there`)
  const dedupeKey = `order:${orderId}:${shop.clock().toISOString()}`
  await queueMail(shop, trx, { ...(await orderMail(shop, trx, order, count)), dedupeKey })
}

/** What was ordered, what it costs and when it comes; or that so many designs were added to it, and what it costs by now. */
export async function orderMail(
  shop: Pick<ShopContext, 'origin'>,
  trx: Executor,
  order: OrderRecord,
  addedDesigns = 0,
): Promise<NewMail> {
  const { termsPath, shopName } = await shopTheme({ db: trx })
  const origin = shop.origin()
  const isWaitingForFiles = linesOf(order).some(({ state }) => state === 'awaiting_files')
  const hasStudioDesign = linesOf(order).some(({ designs }) => designs.some(({ isStudio }) => isStudio))
  const pictures = linesOf(order).map(linePicture)
  const parts: MailPart[] = [
    { kind: 'text', text: texts.greeting(order.contact.firstName) },
    { kind: 'text', text: addedDesigns > 0 ? texts.addedIntro(addedDesigns) : texts.intro },
    ...(order.placedBy !== null
      ? [{ kind: 'text' as const, text: texts.placedBy(givenName(order.placedBy), shopName) }]
      : []),
    ...(order.reference ? [{ kind: 'text' as const, text: texts.reference(order.reference) }] : []),
    ...(order.purchaseOrderNumber
      ? [{ kind: 'text' as const, text: texts.purchaseOrder(order.purchaseOrderNumber) }]
      : []),
    { kind: 'heading', text: texts.lines },
    {
      kind: 'amounts',
      rows: lineRows(order).map(
        ([label, amount], index) => [label, amount, pictures[index] ?? null] as const,
      ),
    },
    { kind: 'heading', text: texts.totals },
    { kind: 'amounts', rows: totalRows(order) },
    { kind: 'amounts', isTotal: true, rows: [[texts.total, formatPrice(order.totalCents)]] },
    ...(isWaitingForFiles ? [{ kind: 'text' as const, text: texts.filesLater }] : []),
    ...(hasStudioDesign ? [{ kind: 'text' as const, text: texts.studio }] : []),
    { kind: 'text', text: texts.payment(order.company.paymentTermDays) },
    { kind: 'link', label: texts.follow, url: `${origin}${pagePaths.order(order.id)}` },
    { kind: 'text', text: texts.terms, link: { label: texts.readTerms, url: `${origin}${termsPath}` } },
  ]
  return {
    dedupeKey: `order:${order.id}`,
    template: 'order_confirmation',
    recipient: order.confirmationEmail,
    attachments: [{ document: 'order_confirmation', id: order.id }],
    message: await shopMail(trx, {
      subject: (name) => texts.subject(order.number, name),
      title: addedDesigns > 0 ? texts.addedTitle(order.number) : texts.title(order.number),
      parts,
    }),
  }
}
