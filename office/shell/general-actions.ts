import type { OperatorAction } from '#domain/access/may.ts'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { pressThere } from '../lib/active-keys.ts'
import { SHORT_KEYS as attributes } from '../desks/attributes/short-keys.ts'
import { SHORT_KEYS as categories } from '../desks/categories/short-keys.ts'
import { SHORT_KEYS as content } from '../desks/content/short-keys.ts'
import { SHORT_KEYS as operators } from '../desks/operators/short-keys.ts'
import { SHORT_KEYS as people } from '../desks/people/short-keys.ts'
import { SHORT_KEYS as prices } from '../desks/prices/short-keys.ts'
import { SHORT_KEYS as products } from '../desks/products/short-keys.ts'
import { SHORT_KEYS as system } from '../desks/system/short-keys.ts'
import type { ShortKey } from '../lib/short-keys.ts'
import { paths } from '../paths.ts'
import type { FinderAction } from './finder-items.ts'

const GENERAL_ACTIONS: readonly {
  readonly of: ShortKey & { readonly may: OperatorAction }
  readonly at: string
}[] = [
  { of: people.companies.make, at: paths.companies },
  { of: products.products.make, at: paths.products },
  { of: categories.categories.make, at: paths.categories },
  { of: attributes.attributes.make, at: paths.attributes },
  { of: content.content.make, at: paths.content },
  { of: content.redirects.make, at: paths.redirects },
  { of: prices.priceLists.make, at: paths.priceLists },
  { of: operators.operators.invite, at: paths.operators },
  { of: system.backups.make, at: paths.systemBackups },
]

/** What can be begun from anywhere, on the page that has it, by who may. */
export const generalActions = (
  may: (action: OperatorAction) => boolean,
  goTo: (path: string) => void,
): readonly FinderAction[] =>
  GENERAL_ACTIONS.filter(({ of }) => may(of.may)).map(({ of, at }) => ({
    id: `begin-${at}`,
    icon: plusIcon,
    title: of.does,
    run() {
      pressThere(of, `/beheer${at}`)
      goTo(at)
    },
  }))
