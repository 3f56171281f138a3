import type { z } from 'zod'
import { reOrder as reOrderCall } from '#contract/re-order.ts'
import { viewCart, type ViewedLine } from '#domain/cart/view.ts'
import type { ReplacedChoice } from '#domain/configurator/replace-choices.ts'
import { reOrderStatus } from '#domain/orders/re-order.ts'
import { MAIN_PART } from '#domain/pricing/price-configuration.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { reOrderTexts as texts } from '#texts/nl/re-order.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { claimKey, rememberKey } from '../../db/idempotency-keys.ts'
import type { Customer } from '../../http/visitor.ts'
import { Refusal } from '../../refusal.ts'
import { MOST_LINES } from '../cart/add-item.ts'
import { addOrderedGroup } from '../cart/add-ordered-group.ts'
import { cartForOrder, takeActiveCart } from '../cart/order-cart.ts'
import { questionFor } from '../cart/show-cart.ts'
import { type TradeFacts, tradeFacts } from '../catalogue/trade-facts.ts'
import { linkAgain } from '../design-links/link-again.ts'
import { loadDesigns } from '../designs/load-designs.ts'
import type { StoredDesign } from '../designs/stored-design.ts'
import { asKept, designsAgain, type GroupToday, lineKey, orderedToday } from './ordered-today.ts'
import { findOrderedGroups, type OrderedLine } from './re-order-store.ts'

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
  customer: Customer,
  orderId: string,
): Promise<Compared> {
  const ordered = await findOrderedGroups(executor, customer.companyId, orderId)
  if (!ordered) throw new Refusal('OrderNotFound')
  const ids = ordered.flatMap(({ lines }) =>
    lines.flatMap((line) => line.designs.map(({ designId }) => designId)),
  )
  const [facts, record, stored] = [
    await tradeFacts(shop),
    await cartForOrder(executor, customer),
    await loadDesigns(executor, customer.companyId, [...new Set(ids)]),
  ]
  const designs = new Map(stored.map((design) => [design.id, design]))
  const now = shop.clock()
  const groups = ordered.map((group) => orderedToday(group, { facts, customer, now }))
  const question = questionFor(record, facts, customer, now)
  const view = viewCart({
    ...question,
    groups: [...question.groups, ...groups.flatMap((group) => asKept(group, designs) ?? [])],
  })
  const lines = new Map(view.groups.flatMap((group) => group.lines.map((line) => [line.id, line])))
  return { groups, designs, facts, lines }
}

/** The differences of an order with today; nothing is added. */
export async function previewReOrder(shop: ShopContext, customer: Customer, orderId: string): Promise<Reply> {
  const compared = await compare(shop, shop.db, customer, orderId)
  return { differences: differencesOf(compared), addedCount: 0 }
}

/**
 * Adds what can still be ordered of an order to the cart, at today's prices and with its files linked again, and answers the
 * differences. The same key twice adds once.
 */
export async function reOrder(
  shop: ShopContext,
  customer: Customer,
  orderId: string,
  {
    groupIds = null,
    key = null,
  }: { readonly groupIds?: readonly string[] | null; readonly key?: string | null } = {},
): Promise<Reply> {
  return shop.db.transaction().execute(async (trx) => {
    const claim = key === null ? null : { contactId: customer.contactId, call: 'reOrder', key }
    const repeated = claim && (await claimKey(trx, claim))
    if (repeated) {
      const added = reOrderCall.reply.safeParse(repeated.reply)
      if (!added.success) throw new Refusal('IdempotencyKeyReused')
      return added.data
    }
    const cart = await takeActiveCart(trx, customer)
    const compared = await compare(shop, trx, customer, orderId)
    const chosen = compared.groups.filter(({ ordered }) => groupIds === null || groupIds.includes(ordered.id))
    const count = chosen.reduce((sum, { agreed }) => sum + (agreed?.lines.length ?? 0), 0)
    if (cart.lineCount + count > MOST_LINES) throw new Refusal('CartFull')
    for (const group of chosen) await addGroup(trx, cart.id, group, compared, shop.clock())
    const reply = { differences: differencesOf(compared), addedCount: count }
    if (claim) await rememberKey(trx, claim, reply)
    return reply
  })
}

async function addGroup(
  trx: Executor,
  cartId: string,
  { ordered, agreed, replaced }: GroupToday,
  { designs, lines }: Compared,
  now: Date,
): Promise<void> {
  if (agreed === null) return
  const extras = ordered.lines.map(({ part, wantsCheck, deliveryKind }) => {
    const line = lines.get(lineKey(ordered, part))
    const mayGoSo = line?.offeredKinds.includes(deliveryKind) ?? false
    return {
      part,
      wantsCheck: wantsCheck && (line?.needsFiles ?? false),
      deliveryKind: mayGoSo ? deliveryKind : null,
    }
  })
  const lineIds = await addOrderedGroup(trx, cartId, { ...agreed, reference: ordered.reference }, extras)
  for (const before of ordered.lines) {
    const lineId = lineIds.get(before.part)
    const again = designsAgain(before, designs)
    if (lineId === undefined || again.length === 0 || !lines.get(lineKey(ordered, before.part))?.needsFiles)
      continue
    const isApproved = replaced.length === 0 && again.every((design) => design.isApproved)
    await linkAgain(trx, lineId, again, isApproved ? now : null)
  }
}

const differencesOf = (compared: Compared): Difference[] =>
  compared.groups.flatMap((group) => [
    ...group.ordered.lines.map((line) => difference(line, group, compared)),
    ...newParts(group, compared),
  ])

const euro = (cents: number) => ({ excludingTaxInCents: cents, currency: 'EUR' as const })

function difference(
  before: OrderedLine,
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
function belongsTo(optionId: string, { part }: OrderedLine, lines: readonly OrderedLine[]): boolean {
  return lines.some((line) => line.part === optionId) ? part === optionId : part === MAIN_PART
}

function noteOf(
  status: Difference['status'],
  before: OrderedLine,
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
        status: 'option_replaced' as const,
        note: texts.newPart,
        oldPrice: euro(0),
        newPrice: line?.totalCents == null ? null : euro(line.totalCents),
        files: [],
        replacement: null,
      }
    })
}
