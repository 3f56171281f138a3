/** Where the back office hears what changed: a stream of server-sent events, each of them `DeskNews`. */
export const DESK_NEWS_PATH = '/beheer/api/news'

/** What of the desks can be out of date; a screen asks again by the rights of who looks at it. */
export const DESKS = [
  'orders',
  'files',
  'quotes',
  'requests',
  'companies',
  'invoices',
  'mails',
  'operators',
  'messages',
  'studio',
  'open',
  'system',
  'products',
  'configurator',
  'prices',
  'catalogue',
  'content',
] as const
export type Desk = (typeof DESKS)[number]

/** One event of the stream. */
export type DeskNews = { readonly stale: readonly Desk[] }
