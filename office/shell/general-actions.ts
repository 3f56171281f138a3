import type { OperatorAction } from '#domain/access/may.ts'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { pressThere } from '../lib/active-keys.ts'
import type { ShortKey } from '../lib/short-keys.ts'
import { paths } from '../paths.ts'
import { ALL_SHORT_KEYS } from './all-short-keys.ts'
import type { FinderAction } from './finder-items.ts'

const GENERAL_ACTIONS: readonly {
  readonly of: ShortKey & { readonly may: OperatorAction }
  readonly at: string
}[] = [
  { of: ALL_SHORT_KEYS.companies.make, at: paths.companies },
  { of: ALL_SHORT_KEYS.products.make, at: paths.products },
  { of: ALL_SHORT_KEYS.categories.make, at: paths.categories },
  { of: ALL_SHORT_KEYS.attributes.make, at: paths.attributes },
  { of: ALL_SHORT_KEYS.content.make, at: paths.content },
  { of: ALL_SHORT_KEYS.redirects.make, at: paths.redirects },
  { of: ALL_SHORT_KEYS.priceLists.make, at: paths.priceLists },
  { of: ALL_SHORT_KEYS.operators.invite, at: paths.operators },
  { of: ALL_SHORT_KEYS.backups.make, at: paths.systemBackups },
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
