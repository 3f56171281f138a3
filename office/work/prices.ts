import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { SoldItem } from '#contract/cart.ts'
import type { ListKind } from '#contract/office/price-lists.ts'
import type { Buyer, TrialDelivery, TrialPrint } from '#contract/office/price-trials.ts'
import { api } from '../lib/api.ts'
import { whileNotLive } from '../lib/live.ts'

/** Which price lists are looked at. */
export type PriceListView = { readonly kind: ListKind | 'all'; readonly search: string }

/** The lists of a view, by title. */
export const priceLists = (view: PriceListView) =>
  infiniteQueryOptions({
    queryKey: ['prices', 'lists', view],
    refetchInterval: whileNotLive,
    queryFn: ({ pageParam, signal }) =>
      api.listPriceLists({ query: { ...view, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

/** One price list. */
export const priceListOf = (id: string) =>
  queryOptions({
    queryKey: ['prices', 'list', id],
    refetchInterval: whileNotLive,
    queryFn: ({ signal }) => api.getPriceList({ params: { id } }, { signal }),
  })

/** What was changed of a list before, the newest first. */
export const changesOf = (id: string) =>
  queryOptions({
    queryKey: ['prices', 'changes', id],
    queryFn: async ({ signal }) => (await api.listPriceListChanges({ params: { id } }, { signal })).changes,
  })

/** What taking a change of a list back would do. */
export const takeBackOf = (id: string, change: string) =>
  queryOptions({
    queryKey: ['prices', 'take-back', id, change],
    // It is asked what is so now.
    gcTime: 0,
    queryFn: ({ signal }) => api.tryTakeBackPrices({ params: { id, change } }, { signal }),
  })

/** Which prices of a list are looked at. */
export const SHOWN_PRICES = ['all', 'now', 'later', 'over'] as const
export type PriceView = { readonly show: (typeof SHOWN_PRICES)[number]; readonly search: string }

/** The prices of a list, by SKU and day. */
export const pricesOf = (id: string, view: PriceView) =>
  infiniteQueryOptions({
    queryKey: ['prices', 'of', id, view],
    refetchInterval: whileNotLive,
    queryFn: ({ pageParam, signal }) =>
      api.listPrices(
        { params: { id }, query: { ...view, ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

/** What choices cost on a list. */
export const choicesOf = (id: string, search: string) =>
  infiniteQueryOptions({
    queryKey: ['prices', 'choices', id, search],
    refetchInterval: whileNotLive,
    queryFn: ({ pageParam, signal }) =>
      api.listChoicePrices(
        { params: { id }, query: { search, ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

/** As many as are saved at once. */
export const MOST_EDITS = 500

/** Everything that a list of pages has as it is now; null where that is more than is saved at once. */
async function wholeOf<Row>(
  pageAfter: (
    after: string | null,
  ) => Promise<{ readonly rows: readonly Row[]; readonly next: string | null }>,
): Promise<readonly Row[] | null> {
  const all: Row[] = []
  let after: string | null = null
  do {
    const { rows, next } = await pageAfter(after)
    all.push(...rows)
    after = next
  } while (after !== null && all.length <= MOST_EDITS)
  return all.length > MOST_EDITS ? null : all
}

/** All prices of a view. */
export const allPricesOf = (id: string, view: PriceView) =>
  wholeOf(async (after) => {
    const query = { ...view, ...(after !== null && { after }) }
    const { prices: rows, next } = await api.listPrices({ params: { id }, query })
    return { rows, next }
  })

/** All choices that are found. */
export const allChoicesOf = (id: string, search: string) =>
  wholeOf(async (after) => {
    const query = { search, ...(after !== null && { after }) }
    const { choices: rows, next } = await api.listChoicePrices({ params: { id }, query })
    return { rows, next }
  })

/** Products that a price may be of. */
export const listedProducts = (search: string) =>
  queryOptions({
    queryKey: ['prices', 'products', search],
    enabled: search !== '',
    queryFn: ({ signal }) => api.findListedProducts({ query: { search } }, { signal }),
  })

/** What is asked of a product to know its price for somebody on a day. */
export const trialProduct = (sku: string, buyer: Buyer, onDay: string) =>
  queryOptions({
    queryKey: ['prices', 'trial-product', sku, buyer, onDay],
    queryFn: ({ signal }) => {
      const whose = buyer.kind === 'visitor' ? {} : { buyer: buyer.kind, buyerId: buyer.id }
      return api.getTrialProduct({ query: { sku, onDay, ...whose } }, { signal })
    },
  })

/** What somebody chooses in his cart for something that is put together. */
export type TrialChoices = {
  readonly item: SoldItem
  readonly delivery: TrialDelivery
  readonly prints: readonly TrialPrint[]
}

/** What a cart begins with. */
export const AS_IT_COMES: TrialDelivery = { kind: null, to: null, express: false, date: null }

/** What somebody pays on a day for something as he chooses it, which is null while that is not complete; null without a price. */
export const triedPrice = (buyer: Buyer, onDay: string, choices: TrialChoices | null) =>
  queryOptions({
    queryKey: ['prices', 'trial', buyer, onDay, choices],
    enabled: choices !== null,
    retry: false,
    queryFn: async ({ signal }) => {
      if (choices === null) throw new Error('Nothing is asked yet')
      const { item, delivery, prints } = choices
      const asked =
        'configuration' in item
          ? { product: null, configuration: item.configuration }
          : { product: item, configuration: null }
      const body = { buyer, onDay, item: asked, delivery, prints: [...prints] }
      return (await api.tryPrice({ body }, { signal })).trial
    },
  })

/** By whose prices something can be tried. */
export const buyers = (search: string) =>
  queryOptions({
    queryKey: ['prices', 'buyers', search],
    queryFn: ({ signal }) => api.findBuyers({ query: { search } }, { signal }),
  })
