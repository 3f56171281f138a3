import { SHORT_KEYS as orders } from '../desks/orders/short-keys.ts'
import { SHORT_KEYS as files } from '../desks/files/short-keys.ts'
import { SHORT_KEYS as quotes } from '../desks/quotes/short-keys.ts'
import { SHORT_KEYS as invoices } from '../desks/invoices/short-keys.ts'
import { SHORT_KEYS as people } from '../desks/people/short-keys.ts'
import { SHORT_KEYS as messages } from '../desks/messages/short-keys.ts'
import { SHORT_KEYS as products } from '../desks/products/short-keys.ts'
import { SHORT_KEYS as prices } from '../desks/prices/short-keys.ts'
import { SHORT_KEYS as categories } from '../desks/categories/short-keys.ts'
import { SHORT_KEYS as attributes } from '../desks/attributes/short-keys.ts'
import { SHORT_KEYS as content } from '../desks/content/short-keys.ts'
import { SHORT_KEYS as operators } from '../desks/operators/short-keys.ts'
import { SHORT_KEYS as mails } from '../desks/mails/short-keys.ts'
import { SHORT_KEYS as system } from '../desks/system/short-keys.ts'

/** The letters of every page, with the words of all desks. */
export const ALL_SHORT_KEYS = {
  ...orders,
  ...files,
  ...quotes,
  ...invoices,
  ...people,
  ...messages,
  ...products,
  ...prices,
  ...categories,
  ...attributes,
  ...content,
  ...operators,
  ...mails,
  ...system,
}

/** A page that has letters of its own. */
export type KeyedPage = keyof typeof ALL_SHORT_KEYS
