import type { Found } from '#contract/office/finding.ts'
import { FOUND_KINDS, type FoundKind } from '#contract/office/found-kinds.ts'
import type { CommandItem } from '#app/ui/command-list.tsx'
import type { IconLines } from '#app/ui/icon.tsx'
import { euroIcon } from '#app/ui/icons/euro.ts'
import { fileTextIcon } from '#app/ui/icons/file-text.ts'
import { packageIcon } from '#app/ui/icons/package.ts'
import { scanSearchIcon } from '#app/ui/icons/scan-search.ts'
import { searchIcon } from '#app/ui/icons/search.ts'
import { shoppingBagIcon } from '#app/ui/icons/shopping-bag.ts'
import { userIcon } from '#app/ui/icons/user.ts'
import { usersIcon } from '#app/ui/icons/users.ts'
import { findingTexts as texts } from '#texts/nl/office/finding.ts'
import { hasWords } from '../lib/find-words.ts'
import { paths } from '../paths.ts'

/** A row of the finder: it leads somewhere, or does something. */
export type FinderItem = CommandItem & ({ readonly to: string } | { readonly run: () => void })

/** A row that does something on whatever page is open. */
export type FinderAction = FinderItem & { readonly run: () => void }

/** A page of the back office, as far as the finder needs it. */
export type FinderPage = { readonly to: string; readonly name: string; readonly icon: IconLines }

const KINDS: Readonly<
  Record<
    FoundKind,
    {
      readonly icon: IconLines
      readonly title: (name: string) => string
      readonly to: (found: Found) => string | null
    }
  >
> = {
  order: { icon: packageIcon, title: texts.order, to: ({ id }) => paths.order(id) },
  quote: { icon: fileTextIcon, title: texts.quote, to: ({ id }) => paths.quote(id) },
  invoice: { icon: euroIcon, title: texts.invoice, to: ({ id }) => paths.invoice(id) },
  company: { icon: usersIcon, title: (name) => name, to: ({ id }) => paths.company(id) },
  contact: { icon: userIcon, title: (name) => name, to: ({ id }) => paths.company(id) },
  file: { icon: scanSearchIcon, title: (name) => name, to: ({ id }) => paths.file(id) },
  product: { icon: shoppingBagIcon, title: (name) => name, to: ({ path }) => inShop(path) },
}

/** A page of the shop lies outside of the back office. */
const inShop = (path: string | null) => path && new URL(path, window.location.origin).href

/** What was found, in a group per kind; what has no page is left out. Who changes products comes to their desk. */
export function foundGroups(found: readonly Found[], changesProducts: boolean) {
  const isAtDesk = (kind: FoundKind) => kind === 'product' && changesProducts
  return FOUND_KINDS.map((kind) => ({
    id: kind,
    title: texts.groups[kind],
    items: found.flatMap((one, place): readonly FinderItem[] => {
      const { icon, title, to } = KINDS[kind]
      const address = one.kind !== kind ? null : isAtDesk(kind) ? paths.product(one.id) : to(one)
      if (address === null) return []
      return [
        { id: `${kind}-${place}`, icon, title: title(one.name), note: one.notes.join(' · '), to: address },
      ]
    }),
  }))
}

/** The pages of which the typed words are how words of their name begin; all of them for nothing typed. */
export function pageItems(pages: readonly FinderPage[], text: string): readonly FinderItem[] {
  return pages
    .filter(({ name }) => hasWords(name, text))
    .map(({ to, name, icon }) => ({ id: `page-${to}`, icon, title: name, to }))
}

/** Lists that search for part of a text too. */
const SEARCHED: ReadonlySet<string> = new Set([
  paths.orders,
  paths.files,
  paths.studio,
  paths.quotes,
  paths.invoices,
  paths.companies,
  paths.messages,
  paths.products,
  paths.mails,
])

/** The same text in each list, where part of it counts too. */
export function searchItems(pages: readonly FinderPage[], text: string): readonly FinderItem[] {
  if (text === '') return []
  return pages
    .filter(({ to }) => SEARCHED.has(to))
    .map(({ to, name }) => ({
      id: `search-${to}`,
      icon: searchIcon,
      title: texts.searchIn(text, name),
      to: `${to}?${new URLSearchParams({ zoek: text.slice(0, 60) })}`,
    }))
}
