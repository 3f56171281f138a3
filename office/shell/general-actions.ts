import type { OperatorAction } from '#domain/access/may.ts'
import { SHORT_KEYS, type ShortKey } from '../lib/short-keys.ts'
import { paths } from '../paths.ts'

/** What can be begun from anywhere, on the page that has it. */
export const GENERAL_ACTIONS: readonly {
  readonly of: ShortKey & { readonly may: OperatorAction }
  readonly at: string
}[] = [
  { of: SHORT_KEYS.companies.make, at: paths.companies },
  { of: SHORT_KEYS.products.make, at: paths.products },
  { of: SHORT_KEYS.categories.make, at: paths.categories },
  { of: SHORT_KEYS.attributes.make, at: paths.attributes },
  { of: SHORT_KEYS.content.make, at: paths.content },
  { of: SHORT_KEYS.redirects.make, at: paths.redirects },
  { of: SHORT_KEYS.priceLists.make, at: paths.priceLists },
  { of: SHORT_KEYS.operators.invite, at: paths.operators },
  { of: SHORT_KEYS.backups.make, at: paths.systemBackups },
]
