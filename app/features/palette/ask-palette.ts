import type { Client, Reply } from '#contract/client.ts'
import type { OrderRow } from '#contract/orders.ts'
import type { SearchResult } from '#contract/search.ts'
import type { QuickLine } from '#domain/quick-order/read-line.ts'
import { directItems, type JudgedProduct, rowOf } from './direct-items.ts'
import { orderItem, quoteItem, reOrderItem, resultItem } from './found-items.ts'
import { filledGroups, type PaletteGroup } from './palette-item.ts'
import { type PaletteQuery, readPaletteQuery } from './palette-query.ts'

const FOUND_RESULTS = 8
const CHECKED_PRODUCTS = 4
const LISTED_ORDERS = 4
const LATEST_ORDERS = 3
const LATEST_TO_ORDER_AGAIN = 8

export type PaletteAnswer = {
  readonly groups: readonly PaletteGroup[]
  /** Some of what was asked gave no answer. */
  readonly isPart: boolean
}

type Asking = { readonly api: Client; readonly isLoggedIn: boolean; readonly signal: AbortSignal }

/** Everything that the shop knows of what was typed. What gives no answer is left out; when nothing answers, that rises. */
export function askPalette(typed: string, asking: Asking): Promise<PaletteAnswer> {
  const query = readPaletteQuery(typed)
  return query.kind === 're-order' ? askAgain(query.reference, asking) : askAll(query, asking)
}

/** The last orders of a customer. */
export async function askLatest(api: Client): Promise<readonly PaletteGroup[]> {
  const { orders } = await api.listOrders({ query: {} })
  return filledGroups([{ id: 'recent', items: orders.slice(0, LATEST_ORDERS).map(orderItem) }])
}

async function askAgain(reference: string, { api, isLoggedIn, signal }: Asking): Promise<PaletteAnswer> {
  if (!isLoggedIn) return { groups: [], isPart: false }
  const { orders } = await api.listOrders({ query: { reference } }, { signal })
  const items = orders.slice(0, LATEST_TO_ORDER_AGAIN).map(reOrderItem)
  return { groups: filledGroups([{ id: 'recent-again', items }]), isPart: false }
}

async function askAll(
  { text, line, reference }: Extract<PaletteQuery, { kind: 'search' }>,
  asking: Asking,
): Promise<PaletteAnswer> {
  const { api, isLoggedIn, signal } = asking
  const asksOwn = isLoggedIn && reference !== null
  const own = { query: { reference: reference ?? '' } }
  const [results, direct, orders, quotes] = await Promise.allSettled([
    api.search({ query: { query: text, limit: FOUND_RESULTS } }, { signal }),
    line && askDirect(line, asking),
    asksOwn ? api.listOrders(own, { signal }) : null,
    asksOwn ? api.listParkedCarts(own, { signal }) : null,
  ])
  const answers = [results, direct, orders, quotes]
  const hasAnswer = answers.some((answer) => answer.status === 'fulfilled' && answer.value !== null)
  if (results.status === 'rejected' && !hasAnswer) throw results.reason
  return {
    groups: filledGroups([
      { id: 'direct', items: valueOf(direct) ?? [] },
      { id: 'orders', items: orderItems(valueOf(orders)?.orders ?? []) },
      { id: 'quotes', items: (valueOf(quotes)?.parkedCarts ?? []).slice(0, LISTED_ORDERS).map(quoteItem) },
      ...resultGroups(valueOf(results)),
    ]),
    isPart: answers.some(({ status }) => status === 'rejected'),
  }
}

/** What a line means, and what it costs: the products of its words, each judged as the cart would. */
async function askDirect(line: QuickLine, { api, isLoggedIn, signal }: Asking) {
  const { results } = await api.search({ query: { query: line.words, limit: FOUND_RESULTS } }, { signal })
  const products = results.flatMap((product) => (product.sku === null ? [] : [{ product, sku: product.sku }]))
  const meant = products.slice(0, CHECKED_PRODUCTS)
  if (!isLoggedIn || meant.length === 0) {
    return directItems(
      line,
      meant.map((one) => ({ ...one, verdict: null })),
    )
  }
  const rows = meant.map(({ sku }) => rowOf(line, sku))
  const checked = await api.checkQuickOrder({ body: { rows } }, { signal })
  const judged = meant.map((one, at): JudgedProduct => ({ ...one, verdict: checked.rows[at] ?? null }))
  return directItems(line, judged)
}

/** Each order to open, and the first of them to order again too. */
const orderItems = (orders: readonly OrderRow[]) =>
  orders
    .slice(0, LISTED_ORDERS)
    .flatMap((order, at) => (at === 0 ? [orderItem(order), reOrderItem(order)] : [orderItem(order)]))

function resultGroups(found: Reply<'search'> | null): readonly PaletteGroup[] {
  const of = (kind: SearchResult['kind']) =>
    (found?.results ?? []).filter((result) => result.kind === kind).map(resultItem)
  return [
    { id: 'products', items: of('product') },
    { id: 'categories', items: of('category') },
    { id: 'pages', items: of('page') },
  ]
}

const valueOf = <Value>(settled: PromiseSettledResult<Value>): Value | null =>
  settled.status === 'fulfilled' ? settled.value : null
