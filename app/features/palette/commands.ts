import { allCategoriesPath, paths } from '#app/paths.ts'
import { downloadIcon } from '#app/ui/icons/download.ts'
import { euroIcon } from '#app/ui/icons/euro.ts'
import { fileTextIcon } from '#app/ui/icons/file-text.ts'
import { layoutGridIcon } from '#app/ui/icons/layout-grid.ts'
import { listChecksIcon } from '#app/ui/icons/list-checks.ts'
import { logOutIcon } from '#app/ui/icons/log-out.ts'
import { mailIcon } from '#app/ui/icons/mail.ts'
import { mapPinIcon } from '#app/ui/icons/map-pin.ts'
import { packageIcon } from '#app/ui/icons/package.ts'
import { rotateCcwIcon } from '#app/ui/icons/rotate-ccw.ts'
import { shoppingCartIcon } from '#app/ui/icons/shopping-cart.ts'
import { uploadIcon } from '#app/ui/icons/upload.ts'
import { userIcon } from '#app/ui/icons/user.ts'
import type { IconLines } from '#app/ui/icon.tsx'
import { paletteCommandTexts } from '#texts/nl/command-palette.ts'
import { RE_ORDER_WORD } from './palette-query.ts'
import type { PaletteAction, PaletteItem } from './palette-item.ts'

type CommandName = keyof typeof paletteCommandTexts
type Command = { readonly name: CommandName; readonly icon: IconLines; readonly action: PaletteAction }

const go = (to: string) => ({ kind: 'go', to }) as const

const FOR_CUSTOMERS: readonly Command[] = [
  { name: 'cart', icon: shoppingCartIcon, action: go(paths.cart) },
  { name: 'park', icon: fileTextIcon, action: { kind: 'park' } },
  { name: 'reOrder', icon: rotateCcwIcon, action: { kind: 'write', text: `${RE_ORDER_WORD} ` } },
  { name: 'quickOrder', icon: listChecksIcon, action: go(paths.quickOrder) },
  { name: 'orders', icon: packageIcon, action: go(paths.orders) },
  { name: 'quotes', icon: fileTextIcon, action: go(paths.quotes) },
  { name: 'uploads', icon: uploadIcon, action: { kind: 'uploads' } },
  { name: 'invoices', icon: euroIcon, action: go(paths.downloadsOf('invoices')) },
  { name: 'downloads', icon: downloadIcon, action: go(paths.downloads) },
  { name: 'addresses', icon: mapPinIcon, action: go(paths.addresses) },
  { name: 'personalData', icon: userIcon, action: go(paths.personalData) },
]
const FOR_ALL: readonly Command[] = [
  { name: 'categories', icon: layoutGridIcon, action: go(allCategoriesPath) },
  { name: 'contact', icon: mailIcon, action: go(paths.contact) },
]
const LOG_OUT: Command = { name: 'logOut', icon: logOutIcon, action: { kind: 'log-out' } }
const FOR_VISITORS: readonly Command[] = [
  { name: 'logIn', icon: userIcon, action: { kind: 'log-in' } },
  { name: 'accountRequest', icon: userIcon, action: go(paths.accountRequest) },
  ...FOR_ALL,
]

/** The commands of which some word begins with each word that was typed; all of them for nothing typed. */
export function matchCommands(text: string, isLoggedIn: boolean): readonly PaletteItem[] {
  const typed = wordsOf(text)
  const commands = isLoggedIn ? [...FOR_CUSTOMERS, ...FOR_ALL, LOG_OUT] : FOR_VISITORS
  return commands
    .filter(({ name }) => {
      const { label, words } = paletteCommandTexts[name]
      const known = wordsOf(`${label} ${words}`)
      return typed.every((word) => known.some((one) => one.startsWith(word)))
    })
    .map(({ name, icon, action }) => ({
      id: `command-${name}`,
      icon,
      title: paletteCommandTexts[name].label,
      action,
    }))
}

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
