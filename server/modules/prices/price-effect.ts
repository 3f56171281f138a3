import { setImmediate as pause } from 'node:timers/promises'
import type { ListEdits, PriceEffect } from '#contract/office/price-lists.ts'
import type { Staff } from '#domain/access/actor.ts'
import type { ProductFacts } from '#domain/catalogue/product-facts.ts'
import { withChoicePrices } from '#domain/configurator/listed-choices.ts'
import type { Configurator } from '#domain/configurator/model.ts'
import { amsterdamInstant, amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { addDays } from '#domain/delivery/plain-date.ts'
import { linesToPrice, pricesBy } from '#domain/orders/price-again.ts'
import { type ListContent, type ListPrice, rulesOf } from '#domain/price-lists/content.ts'
import { withBaseContent } from '#domain/price-lists/base-prices.ts'
import { withChanges } from '#domain/price-lists/differences.ts'
import { editsInOrder } from '#domain/price-lists/edits.ts'
import { chooseRule } from '#domain/pricing/choose-rule.ts'
import { lineCostCents, type ProductCost } from '#domain/pricing/cost.ts'
import type { PriceRule } from '#domain/pricing/model.ts'
import { bookOf, type IndexedList, indexList, type PriceBook } from '#domain/pricing/price-book.ts'
import { holdsOn } from '#domain/pricing/price-list.ts'
import type { ShopContext } from '../../context.ts'
import { NO_SCOPE } from '../../http/asker.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { loadPriceLists } from '../catalogue/list-prices.ts'
import { costsForPrices } from '../catalogue/product-costs.ts'
import { type TradeFacts, tradeFacts } from '../catalogue/trade-facts.ts'
import { judgedBaseEdits } from './edit-base-prices.ts'
import { judgedEdits } from './edit-prices.ts'
import { loadContent } from './list-content.ts'
import { findOrderedWithList, type OrderedWithLists, type PaidLine } from './ordered-lines-store.ts'
import { findPriceList } from './price-list-store.ts'
import { isBaseList } from './price-lists.ts'

/** So many orders are priced before others get their turn. */
const ORDERS_AT_ONCE = 100
const MOST_PRODUCTS = 200

/** What the orders of last month would have cost with edits of a list that are not saved. */
export async function tryEdits(
  shop: ShopContext,
  staff: Staff,
  listId: string,
  { onDay, ...edits }: ListEdits & { readonly onDay: string },
): Promise<PriceEffect> {
  requireRight(staff, 'changePrices')
  const facts = await tradeFacts(shop, NO_SCOPE)
  const now = shop.clock()
  if (await isBaseList(shop.db, listId)) {
    const judged = await judgedBaseEdits(shop.db, { listId, edits, facts, now })
    return priceEffect(shop, listId, { content: judged.next, onDay })
  }
  const today = amsterdamNow(now).date
  await judgedEdits(shop.db, { listId, edits, facts, today })
  const content = withChanges(await loadContent(shop.db, listId), editsInOrder(edits))
  return priceEffect(shop, listId, { content, onDay })
}

/**
 * What the companies of a list ordered in the last whole month of the calendar, by the list of today and by another content of it
 * on a day. Base prices are those of today for both, so that the difference is that of the list alone. Of the base list it is what
 * everybody ordered, by the lists of today, and the content need only be that of the products that change.
 */
export async function priceEffect(
  shop: ShopContext,
  listId: string,
  { content, onDay }: { readonly content: ListContent; readonly onDay: string },
): Promise<PriceEffect> {
  const today = amsterdamNow(shop.clock()).date
  const list = await findPriceList(shop.db, listId, today)
  if (!list) throw new Refusal('PriceListNotFound')
  const { code, kind, validFrom, validTo } = list
  const becomes =
    kind === 'base' ? null : indexList({ code, kind, validFrom, validTo, rules: rulesOf(content) })
  const month = monthBefore(today)
  const orders = await findOrderedWithList(shop.db, {
    listId: becomes ? listId : null,
    from: amsterdamInstant({ date: month.from, minutes: 0 }),
    until: amsterdamInstant({ date: month.until, minutes: 0 }),
  })
  const ids = new Set([listId, ...orders.flatMap(({ listIds }) => listIds)])
  const lists = new Map((await loadPriceLists(shop.db, [...ids])).map((one) => [one.id, indexList(one)]))
  const facts = await tradeFacts(shop, NO_SCOPE)
  const skus = new Set(
    orders.flatMap(({ groups }) => groups.flatMap(({ lines }) => lines.map(({ sku }) => sku))),
  )
  const costs = await costsForPrices(
    shop.db,
    [...skus].flatMap((sku) => facts.productBySku(sku)?.id ?? []),
  )
  const basePrices = Map.groupBy(becomes ? [] : content.prices, ({ sku }) => sku)
  const becomingOf = composedAs(facts, content)
  const sums = emptySums()
  for (const [at, order] of orders.entries()) {
    if (at % ORDERS_AT_ONCE === ORDERS_AT_ONCE - 1) await pause()
    const book = (own: (id: string) => IndexedList | undefined) =>
      bookOf(order.listIds.flatMap((id) => own(id) ?? []))
    addOrder(sums, order, {
      facts,
      becomingOf,
      costs,
      now: ruleOn(
        book((id) => lists.get(id)),
        { today, onDay: today },
      ),
      becoming: becomes
        ? ruleOn(
            book((id) => (id === listId ? becomes : lists.get(id))),
            { today, onDay },
          )
        : baseRuleOn(
            book((id) => lists.get(id)),
            basePrices,
            { today, onDay },
          ),
    })
  }
  return effectReply(sums, { from: month.from, to: addDays(month.until, -1), onDay, orders })
}

/** The month before that of a day: its first day, and the day after its last. */
function monthBefore(today: string): { readonly from: string; readonly until: string } {
  const until = `${today.slice(0, 7)}-01`
  return { from: `${addDays(until, -1).slice(0, 7)}-01`, until }
}

const ruleOn =
  (book: PriceBook, { today, onDay }: { readonly today: string; readonly onDay: string }) =>
  ({ sku, categoryPaths, basePrices }: ProductFacts): PriceRule | null => {
    const base = basePrices.find((price) => holdsOn(price, today))
    return base ? chooseRule({ sku, categoryPaths, rule: base.rule }, book, onDay).rule : null
  }

/** The same by base prices as they become, on the day that is asked; of a product that keeps its prices by those of today. */
const baseRuleOn =
  (
    book: PriceBook,
    pricesOf: ReadonlyMap<string, readonly ListPrice[]>,
    { today, onDay }: { readonly today: string; readonly onDay: string },
  ) =>
  (product: ProductFacts): PriceRule | null => {
    const becoming = pricesOf.get(product.sku)
    if (!becoming) return ruleOn(book, { today, onDay: today })(product)
    const rule = withBaseContent(product.basePrices, becoming).find((price) => holdsOn(price, onDay))?.rule
    const { sku, categoryPaths } = product
    return rule ? chooseRule({ sku, categoryPaths, rule }, book, today).rule : null
  }

/** Configurators in which choices cost what a content of the base list says of them. */
function composedAs(facts: TradeFacts, { choices }: ListContent): Rules['becomingOf'] {
  const ofSku = Map.groupBy(choices, ({ sku }) => sku)
  const made = new Map<string, Configurator | null>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const now = facts.configurator(key)
    const own = now && ofSku.get(now.sku)
    const becomes =
      now && own
        ? {
            ...now,
            ...withChoicePrices(
              now,
              own.map((after) => ({ before: null, after })),
            ),
          }
        : now
    made.set(key, becomes)
    return becomes
  }
}

type OfProduct = {
  readonly sku: string
  title: string
  lineCount: number
  quantity: number
  paidCents: number
  nowCents: number
  thenCents: number
  /** Null once it is not known of a line. */
  costCents: number | null
}
type Sums = {
  lineCount: number
  leftOutCount: number
  readonly costed: { lineCount: number; nowCents: number; thenCents: number; costCents: number }
  readonly products: Map<string, OfProduct>
}

const emptySums = (): Sums => ({
  lineCount: 0,
  leftOutCount: 0,
  costed: { lineCount: 0, nowCents: 0, thenCents: 0, costCents: 0 },
  products: new Map(),
})

type Rules = {
  readonly facts: TradeFacts
  /** How a configurator becomes, by its key. */
  readonly becomingOf: (key: string) => Configurator | null
  /** By the ids of the products. */
  readonly costs: ReadonlyMap<string, ProductCost>
  readonly now: (product: ProductFacts) => PriceRule | null
  readonly becoming: (product: ProductFacts) => PriceRule | null
}

function addOrder(
  sums: Sums,
  { groups }: OrderedWithLists,
  { facts, becomingOf, costs, now, becoming }: Rules,
): void {
  const product = (sku: string) => facts.productBySku(sku)
  const lines = linesToPrice(groups, { product, configurator: (key) => facts.configurator(key) })
  const byNow = pricesBy(lines, now)
  const byThen = pricesBy(linesToPrice(groups, { product, configurator: becomingOf }), becoming)
  const costOf = new Map(
    lines.map((line) => {
      const runningMetre = now(line.product)?.runningMetre ?? null
      return [line.id, lineCostCents(costs.get(line.product.id) ?? null, { ...line, runningMetre })]
    }),
  )
  for (const line of groups.flatMap((group) => group.lines)) {
    const [nowCents, thenCents] = [byNow.get(line.id) ?? null, byThen.get(line.id) ?? null]
    if (nowCents === null || thenCents === null) sums.leftOutCount += 1
    else addLine(sums, line, { nowCents, thenCents, costCents: costOf.get(line.id) ?? null })
  }
}

type Amounts = Pick<OfProduct, 'nowCents' | 'thenCents' | 'costCents'>

function addLine(sums: Sums, line: PaidLine, { nowCents, thenCents, costCents }: Amounts): void {
  const { sku, title } = line
  const known = sums.products.get(sku) ?? {
    sku,
    title,
    lineCount: 0,
    quantity: 0,
    paidCents: 0,
    nowCents: 0,
    thenCents: 0,
    costCents: 0,
  }
  sums.lineCount += 1
  known.lineCount += 1
  known.quantity += line.quantity
  known.paidCents += line.paidCents
  known.nowCents += nowCents
  known.thenCents += thenCents
  known.costCents = known.costCents === null || costCents === null ? null : known.costCents + costCents
  if (costCents !== null) {
    sums.costed.lineCount += 1
    sums.costed.nowCents += nowCents
    sums.costed.thenCents += thenCents
    sums.costed.costCents += costCents
  }
  sums.products.set(sku, known)
}

/** How much becomes different of a product. */
const weight = ({ nowCents, thenCents }: OfProduct) => Math.abs(thenCents - nowCents)

function effectReply(
  { lineCount, leftOutCount, costed, products }: Sums,
  period: Pick<PriceEffect, 'from' | 'to' | 'onDay'> & { readonly orders: readonly unknown[] },
): PriceEffect {
  const { orders, ...days } = period
  const all = [...products.values()]
  const differing = all.filter((one) => weight(one) > 0)
  const sum = (of: (product: OfProduct) => number) => all.reduce((total, one) => total + of(one), 0)
  return {
    ...days,
    orderCount: orders.length,
    lineCount,
    leftOutCount,
    paidCents: sum(({ paidCents }) => paidCents),
    nowCents: sum(({ nowCents }) => nowCents),
    thenCents: sum(({ thenCents }) => thenCents),
    costed: costed.lineCount > 0 ? costed : null,
    differingCount: differing.length,
    products: differing.toSorted((one, other) => weight(other) - weight(one)).slice(0, MOST_PRODUCTS),
  }
}
