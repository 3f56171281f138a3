import type { z } from 'zod'
import { reOrder as reOrderCall } from '#contract/re-order.ts'
import type { Contact } from '#domain/access/actor.ts'
import { viewCart, type ViewedLine } from '#domain/cart/view.ts'
import type { ReplacedChoice } from '#domain/cart/replace-choices.ts'
import { reOrderStatus } from '#domain/orders/re-order.ts'
import { MAIN_PART } from '#domain/configurator/price-configuration.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { reOrderTexts as texts } from '#texts/nl/re-order.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { answerOnce } from '../../db/idempotency-keys.ts'
import { Refusal } from '../../refusal.ts'
import { fillCart } from '../cart/fill-cart.ts'
import { cartForOrder } from '../cart/order-cart.ts'
import type { NewLine } from '../cart/new-group.ts'
import { questionFor } from '../cart/show-cart.ts'
import { type TradeFacts, tradeFacts, tradeFactsWithin } from '../catalogue/trade-facts.ts'
import { linkAgain } from '../cart/link-again.ts'
import { refuseTooManyDesigns } from '../cart/refuse-too-many.ts'
import { loadDesigns } from '../designs/load-designs.ts'
import type { StoredDesign } from '../designs/stored-design.ts'
import { asKept, designsAgain, type GroupToday, lineKey, orderedToday } from './ordered-today.ts'
import { findOrder } from '../ordered/find-order.ts'
import type { OrderLineRow } from '../ordered/order-record.ts'

type Reply = z.input<typeof reOrderCall.reply>
type Difference = Reply['differences'][number]

type Compared = {
  readonly groups: readonly GroupToday[]
  readonly designs: ReadonlyMap<string, StoredDesign>
  readonly facts: TradeFacts
  readonly lines: ReadonlyMap<string, ViewedLine>
}

/** What an order would be today, beside what lies in the cart already: other lines can move its prices. */
async function compare(
  shop: ShopContext,
  executor: Executor,
  customer: Contact,
  orderId: string,
): Promise<Compared> {
  const order = await findOrder(executor, customer.companyId, orderId)
  if (!order) throw new Refusal('OrderNotFound')
  const ids = order.groups.flatMap(({ lines }) =>
    lines.flatMap((line) => line.designs.flatMap(({ designId }) => designId ?? [])),
  )
  const [facts, record, stored] = [
    executor.isTransaction
      ? await tradeFactsWithin(shop, executor, customer.priceScope)
      : await tradeFacts(shop, customer.priceScope),
    await cartForOrder(executor, customer),
    await loadDesigns(executor, customer.companyId, [...new Set(ids)]),
  ]
  const designs = new Map(stored.map((design) => [design.id, design]))
  const now = shop.clock()
  const groups = order.groups.map((group) => orderedToday(group, { facts, now }))
  const question = questionFor(record, facts, customer, now)
  const view = viewCart({
    ...question,
    groups: [...question.groups, ...groups.flatMap((group) => asKept(group, designs) ?? [])],
  })
  const lines = new Map(view.groups.flatMap((group) => group.lines.map((line) => [line.id, line])))
  return { groups, designs, facts, lines }
}

/** The differences of an order with today; nothing is added. */
export async function previewReOrder(shop: ShopContext, customer: Contact, orderId: string): Promise<Reply> {
  const compared = await compare(shop, shop.db, customer, orderId)
  return { differences: differencesOf(compared), addedCount: 0, joinedCount: 0 }
}

/**
 * Adds what can still be ordered of an order to the cart, at today's prices and with its files linked again, and answers the
 * differences. More of a simple product joins its line, unless it has words, a check or a file of its own. The same
 * request twice under one key adds once.
 */
export async function reOrder(
  shop: ShopContext,
  customer: Contact,
  orderId: string,
  {
    groupIds = null,
    key = null,
  }: { readonly groupIds?: readonly string[] | null; readonly key?: string | null } = {},
): Promise<Reply> {
  const sent = { contactId: customer.contactId, call: 'reOrder', key, content: { orderId, groupIds } }
  return shop.db
    .transaction()
    .execute((trx) =>
      answerOnce(trx, sent, reOrderCall.reply, () => addAgain(shop, trx, customer, orderId, groupIds)),
    )
}

async function addAgain(
  shop: ShopContext,
  trx: Executor,
  customer: Contact,
  orderId: string,
  groupIds: readonly string[] | null,
): Promise<Reply> {
  const addGroup = await fillCart(shop, trx, customer)
  const compared = await compare(shop, trx, customer, orderId)
  const chosen = compared.groups.filter(({ ordered }) => groupIds === null || groupIds.includes(ordered.id))
  const counts = { own: 0, joined: 0 }
  for (const group of chosen) {
    const again = againOf(group, compared)
    if (again === null) continue
    const { added, lineIds } = await addGroup(again.group, joinable(again))
    if (added === 'joined_line') counts.joined += 1
    counts.own += lineIds.size
    await linkFiles(trx, lineIds, again, shop.clock())
  }
  await refuseTooManyDesigns(trx, customer)
  return {
    differences: differencesOf(compared),
    addedCount: counts.own + counts.joined,
    joinedCount: counts.joined,
  }
}

/** A group as it comes into the cart, with the files that each of its lines gets; null when it can no longer be ordered. */
function againOf({ ordered, agreed, item, replaced }: GroupToday, { designs, lines }: Compared) {
  if (agreed === null) return null
  const files = ordered.lines.flatMap((before) => {
    const again = designsAgain(before, designs)
    return again.length > 0 && lines.get(lineKey(ordered, before.part))?.needsFiles
      ? [{ part: before.part, designs: again }]
      : []
  })
  const group = { ...agreed, reference: ordered.reference, lines: agreed.lines.map(asBefore) }
  return { group, files, item, replaced }

  /** Delivered and checked as before, where it still can be. */
  function asBefore(line: NewLine): NewLine {
    const before = ordered.lines.find(({ part }) => part === line.part)
    const today = lines.get(lineKey(ordered, line.part))
    if (!before || !today) return line
    return {
      ...line,
      deliveryKind: today.offeredKinds.includes(before.deliveryKind)
        ? before.deliveryKind
        : line.deliveryKind,
      wantsCheck: before.wantsCheck && today.needsFiles,
    }
  }
}

type Again = NonNullable<ReturnType<typeof againOf>>

/** What may join a line: no words, file or check of its own. */
const joinable = ({ group, files, item }: Again) =>
  group.reference === null && files.length === 0 && !group.lines.some(({ wantsCheck }) => wantsCheck)
    ? item
    : null

async function linkFiles(
  trx: Executor,
  lineIds: ReadonlyMap<string | null, string>,
  { files, replaced }: Again,
  now: Date,
): Promise<void> {
  for (const { part, designs } of files) {
    const lineId = lineIds.get(part)
    if (lineId === undefined) continue
    const isApproved = replaced.length === 0 && designs.every((design) => design.isApproved)
    await linkAgain(trx, lineId, designs, isApproved ? now : null)
  }
}

const differencesOf = (compared: Compared): Difference[] =>
  compared.groups.flatMap((group) => [
    ...group.ordered.lines.map((line) => difference(line, group, compared)),
    ...newParts(group, compared),
  ])

const euro = (cents: number) => ({ excludingTaxInCents: cents, currency: 'EUR' as const })

function difference(
  before: OrderLineRow,
  { ordered, agreed, replaced }: GroupToday,
  { designs, facts, lines }: Compared,
): Difference {
  const line = agreed ? lines.get(lineKey(ordered, before.part)) : undefined
  const own = replaced.filter(({ optionId }) => belongsTo(optionId, before, ordered.lines))
  const newCents = line?.totalCents ?? null
  const isLeftOut = agreed !== null && line === undefined
  const status = isLeftOut
    ? 'option_replaced'
    : reOrderStatus({ oldCents: before.lineCents, newCents, isReplaced: own.length > 0 })
  const linked = line?.needsFiles ? designsAgain(before, designs) : []
  const replacement = before.replacementSku ? facts.productBySku(before.replacementSku) : null
  return {
    lineId: before.id,
    groupId: ordered.id,
    title: before.title,
    imageUrl: before.imageUrl,
    quantity: before.quantity,
    pack: facts.productBySku(before.sku)?.pack ?? null,
    status,
    note: isLeftOut ? texts.noLongerPart : noteOf(status, before, own, newCents),
    oldPrice: euro(before.lineCents),
    newPrice: newCents === null ? null : euro(newCents),
    files: linked.flatMap(({ designId }) => designs.get(designId)?.fileName ?? []),
    replacement:
      status === 'unavailable' && replacement?.isActive
        ? { title: replacement.title, url: replacement.urlPath }
        : null,
  }
}

/** A choice with a line of its own shows at that line, any other at the main one. */
function belongsTo(optionId: string, { part }: OrderLineRow, lines: readonly OrderLineRow[]): boolean {
  return lines.some((line) => line.part === optionId) ? part === optionId : part === MAIN_PART
}

function noteOf(
  status: Difference['status'],
  before: OrderLineRow,
  replaced: readonly ReplacedChoice[],
  newCents: number | null,
): string | null {
  if (status === 'option_replaced') {
    return replaced
      .map(({ optionId, stepTitle, title }) => {
        const old = before.part === optionId ? before.title : stepTitle
        return title === null ? texts.leftOut(old) : texts.replaced(old, title)
      })
      .join(', ')
  }
  if (status !== 'price_changed' || newCents === null) return null
  const more = newCents - before.lineCents
  return more > 0 ? texts.dearer(formatPrice(more)) : texts.cheaper(formatPrice(-more))
}

/** Lines that a replaced choice brings along. */
function newParts({ ordered, agreed }: GroupToday, { lines }: Compared): Difference[] {
  const known = new Set(ordered.lines.map(({ part }) => part))
  return (agreed?.lines ?? [])
    .filter(({ part }) => !known.has(part))
    .map(({ part, quantity }) => {
      const line = lines.get(lineKey(ordered, part))
      return {
        lineId: lineKey(ordered, part),
        groupId: ordered.id,
        title: line?.product?.title ?? ordered.title,
        imageUrl: line?.product?.imageUrl ?? null,
        quantity,
        pack: line?.product?.pack ?? null,
        status: 'option_replaced' as const,
        note: texts.newPart,
        oldPrice: euro(0),
        newPrice: line?.totalCents == null ? null : euro(line.totalCents),
        files: [],
        replacement: null,
      }
    })
}
