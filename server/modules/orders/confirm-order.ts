import { pagePaths } from '#contract/page-paths.ts'
import { givenName } from '#domain/access/given-name.ts'
import { amountRows } from '#domain/pricing/amount-rows.ts'
import { addressText, deliveryContactText } from '#texts/nl/line-options.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { formatPromisedDate } from '#texts/nl/format-date.ts'
import { changedMailTexts, changedOrderTexts } from '#texts/nl/changed-order.ts'
import { orderMailTexts as texts } from '#texts/nl/mail.ts'
import { amountTexts, expressApartText } from '#texts/nl/price-breakdown.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { shopTheme } from '../content/shop-config.ts'
import type { MailPart } from '../mail/layout.ts'
import { linePicture } from '../mail/mail-picture.ts'
import { type NewMail, queueMail } from '../mail/queue-mail.ts'
import { prose, shopMail } from '../mail/shop-mail.ts'
import { totalRows } from '../mail/total-rows.ts'
import { findOrder } from '../ordered/find-order.ts'
import type { OrderChanged, OrderRecord } from '../ordered/order-record.ts'

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

/** What is left of an order: what was cancelled is not confirmed, nor is it in what all comes to. */
const linesOf = (order: OrderRecord) =>
  order.groups.flatMap(({ lines }) => lines).filter(({ state }) => state !== 'cancelled')

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
  await queueMail(shop, trx, { ...(await orderMail(shop, trx, order, { kind: 'added', count })), dedupeKey })
}

/** Writes the confirmation of an order anew into the outbox, with what staff changed of it last. */
export async function confirmChange(
  shop: Pick<ShopContext, 'jobs' | 'origin' | 'clock'>,
  trx: Executor,
  orderId: string,
): Promise<void> {
  const order = await findOrder(trx, null, orderId)
  const change = order?.changes.at(-1)
  if (!order || !change) throw new Error(`order ${orderId} was not changed`)
  await queueMail(shop, trx, await changedMail(shop, trx, order, change))
}

/** The confirmation of an order as it is after a change, which it tells first. */
export async function changedMail(
  shop: Pick<ShopContext, 'origin'>,
  trx: Executor,
  order: OrderRecord,
  change: OrderChanged,
): Promise<NewMail> {
  const mail = await orderMail(shop, trx, order, { kind: 'changed', change })
  return { ...mail, template: 'order_changed', dedupeKey: `order_changed:${order.id}:${order.version}` }
}

/** What a confirmation is about: the order as it was placed, designs that were added to it, or what staff changed of it. */
type Confirmed =
  | { readonly kind: 'placed' }
  | { readonly kind: 'added'; readonly count: number }
  | { readonly kind: 'changed'; readonly change: OrderChanged }

/** How a confirmation begins. */
function opening(number: string, about: Confirmed) {
  switch (about.kind) {
    case 'placed':
      return { subject: texts.subject, title: texts.title(number), intro: texts.intro }
    case 'added':
      return {
        subject: texts.subject,
        title: texts.addedTitle(number),
        intro: texts.addedIntro(about.count),
      }
    case 'changed':
      return {
        subject: changedMailTexts.subject,
        title: changedMailTexts.title(number),
        intro: changedMailTexts.intro,
      }
  }
}

/** What staff changed of an order, difference by difference, and why. */
const changedParts = ({ differences, reason }: OrderChanged): readonly MailPart[] => [
  { kind: 'heading', text: changedMailTexts.differences },
  {
    kind: 'facts',
    rows: differences.map(
      ({ what, title, from, to }) =>
        [
          changedOrderTexts.label(changedOrderTexts.kinds[what], title),
          changedOrderTexts.fromTo(from || changedOrderTexts.none, to || changedOrderTexts.none),
        ] as const,
    ),
  },
  ...(reason === '' ? [] : [{ kind: 'text' as const, text: changedOrderTexts.reason(reason) }]),
]

/** What was ordered, what it costs and when it comes; or what became different of it, and what it costs by now. */
export async function orderMail(
  shop: Pick<ShopContext, 'origin'>,
  trx: Executor,
  order: OrderRecord,
  about: Confirmed = { kind: 'placed' },
): Promise<NewMail> {
  const { termsPath, shopName } = await shopTheme({ db: trx })
  const origin = shop.origin()
  const isWaitingForFiles = linesOf(order).some(({ state }) => state === 'awaiting_files')
  const hasStudioDesign = linesOf(order).some(({ designs }) => designs.some(({ isStudio }) => isStudio))
  const pictures = linesOf(order).map(linePicture)
  const { subject, title, intro } = opening(order.number, about)
  const parts: MailPart[] = [
    prose(texts.greeting(order.contact.firstName)),
    prose(intro),
    ...(about.kind === 'changed' ? changedParts(about.change) : []),
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
      subject: (name) => subject(order.number, name),
      title,
      // That designs were added is told in words of its own.
      worded:
        about.kind === 'added'
          ? null
          : {
              mail: about.kind === 'placed' ? 'order_confirmation' : 'order_changed',
              values: { number: order.number, firstName: order.contact.firstName },
            },
      parts,
    }),
  }
}
