/** Where a customer hears what changed in the orders of his company: a stream of server-sent events, each of them `OrderNews`. */
export const ORDER_NEWS_PATH = '/api/customer/orders/news'

/** One event of the stream: the orders to read again; null where it may be any of them. */
export type OrderNews = { readonly changed: readonly string[] | null }
