import { matchPath } from 'react-router'
import type { OperatorAction } from '#domain/access/may.ts'
import type { IconLines } from '#app/ui/icon.tsx'
import { euroIcon } from '#app/ui/icons/euro.ts'
import { fileTextIcon } from '#app/ui/icons/file-text.ts'
import { houseIcon } from '#app/ui/icons/house.ts'
import { listIcon } from '#app/ui/icons/list.ts'
import { layoutGridIcon } from '#app/ui/icons/layout-grid.ts'
import { listChecksIcon } from '#app/ui/icons/list-checks.ts'
import { mailIcon } from '#app/ui/icons/mail.ts'
import { scanSearchIcon } from '#app/ui/icons/scan-search.ts'
import { messageCircleIcon } from '#app/ui/icons/message-circle.ts'
import { packageIcon } from '#app/ui/icons/package.ts'
import { searchIcon } from '#app/ui/icons/search.ts'
import { shoppingBagIcon } from '#app/ui/icons/shopping-bag.ts'
import { slidersHorizontalIcon as slidersIcon } from '#app/ui/icons/sliders-horizontal.ts'
import { storeIcon } from '#app/ui/icons/store.ts'
import { squarePenIcon } from '#app/ui/icons/square-pen.ts'
import { usersIcon } from '#app/ui/icons/users.ts'
import { userIcon } from '#app/ui/icons/user.ts'
import { pageNames } from '#texts/nl/office/page-names.ts'
import { officeTexts as texts } from '#texts/nl/office/shell.ts'
import { paths } from '../paths.ts'
import type { BadgeName } from './badges.ts'

/** A page of the back office that an address alone leads to. */
export type Entry = {
  readonly to: string
  readonly name: string
  readonly icon: IconLines
  readonly may?: OperatorAction
  /** The letter that leads there after g. */
  readonly go?: string
  readonly badge?: BadgeName
  /** What its badge counts, where its name does not say so. */
  readonly counts?: string
}

/** What stands in the column. */
export const PARTS: readonly { readonly name: string; readonly entries: readonly Entry[] }[] = [
  {
    name: texts.work,
    entries: [
      {
        to: paths.today,
        go: 'v',
        name: texts.today,
        icon: houseIcon,
        badge: 'today',
        counts: texts.heldForCredit,
      },
      { to: paths.orders, go: 'o', name: texts.orders, icon: packageIcon, may: 'seeOrders', badge: 'orders' },
      { to: paths.files, go: 'b', name: texts.files, icon: scanSearchIcon, may: 'seeFiles', badge: 'files' },
      {
        to: paths.studio,
        go: 't',
        name: pageNames.studio,
        icon: squarePenIcon,
        may: 'seeFiles',
        badge: 'studio',
      },
      { to: paths.scan, go: 's', name: pageNames.scan, icon: searchIcon, may: 'seeOrders' },
      {
        to: paths.quotes,
        go: 'q',
        name: texts.quotes,
        icon: fileTextIcon,
        may: 'seeQuotes',
        badge: 'quotes',
      },
      {
        to: paths.invoices,
        go: 'f',
        name: texts.invoices,
        icon: euroIcon,
        may: 'seeAllInvoices',
        badge: 'invoices',
      },
    ],
  },
  {
    name: texts.customers,
    entries: [
      {
        to: paths.requests,
        go: 'a',
        name: texts.requests,
        icon: userIcon,
        may: 'decideAccounts',
        badge: 'requests',
      },
      { to: paths.companies, go: 'k', name: texts.companies, icon: usersIcon, may: 'seeCompanies' },
      {
        to: paths.messages,
        go: 'm',
        name: texts.messages,
        icon: messageCircleIcon,
        may: 'answerMessages',
        badge: 'messages',
      },
      {
        to: paths.newsletter,
        go: 'z',
        name: pageNames.newsletter,
        icon: mailIcon,
        may: 'seeNewsletter',
      },
    ],
  },
  {
    name: texts.system,
    entries: [
      {
        to: paths.products,
        go: 'p',
        name: pageNames.products,
        icon: shoppingBagIcon,
        may: 'changeCatalogue',
      },
      {
        to: paths.categories,
        go: 'c',
        name: pageNames.categories,
        icon: layoutGridIcon,
        may: 'changeCatalogue',
      },
      { to: paths.attributes, go: 'n', name: pageNames.attributes, icon: listIcon, may: 'changeCatalogue' },
      { to: paths.content, go: 'i', name: pageNames.content, icon: fileTextIcon, may: 'changeCatalogue' },
      { to: paths.priceLists, go: 'l', name: pageNames.priceLists, icon: euroIcon, may: 'changePrices' },
      { to: paths.shop, go: 'w', name: pageNames.shop, icon: storeIcon, may: 'changeShop' },
      { to: paths.mails, go: 'e', name: texts.mails, icon: mailIcon, may: 'sendMails', badge: 'mails' },
      { to: paths.operators, go: 'd', name: texts.operators, icon: usersIcon, may: 'manageOperators' },
      { to: paths.audit, go: 'g', name: pageNames.audit, icon: listChecksIcon, may: 'readAuditLog' },
      {
        to: paths.system,
        go: 'y',
        name: pageNames.system,
        icon: slidersIcon,
        may: 'runSystem',
        badge: 'system',
      },
    ],
  },
]

/** Pages that other pages lead to, and not the column. */
const FURTHER: readonly Entry[] = [
  { to: paths.setup, name: pageNames.setup, icon: storeIcon, may: 'changeShop' },
  { to: paths.bank, name: pageNames.bank, icon: euroIcon, may: 'bookPayments' },
  { to: paths.toInvoice, name: pageNames.toInvoice, icon: euroIcon, may: 'makeInvoices' },
  { to: paths.books, name: pageNames.books, icon: euroIcon, may: 'exportBooks' },
  { to: paths.ageing, name: pageNames.ageing, icon: euroIcon, may: 'seeAllInvoices' },
  { to: paths.reminders, name: pageNames.reminders, icon: euroIcon, may: 'bookPayments' },
  { to: paths.toInvite, name: pageNames.invitations, icon: usersIcon, may: 'changeCompanies' },
  { to: paths.customerImport, name: pageNames.customerImport, icon: usersIcon, may: 'changeCompanies' },
  { to: paths.allMailWords, name: pageNames.mailWords, icon: mailIcon, may: 'changeShop' },
  { to: paths.priceTrial, name: pageNames.priceTrial, icon: euroIcon, may: 'changePrices' },
  { to: paths.catalogue, name: pageNames.catalogue, icon: shoppingBagIcon, may: 'changePrices' },
  { to: paths.systemJobs, name: pageNames.systemJobs, icon: slidersIcon, may: 'runSystem' },
  { to: paths.systemRetention, name: pageNames.systemRetention, icon: slidersIcon, may: 'runSystem' },
  { to: paths.systemBackups, name: pageNames.backups, icon: slidersIcon, may: 'runSystem' },
  { to: paths.systemSettings, name: pageNames.systemSettings, icon: slidersIcon, may: 'runSystem' },
  { to: paths.systemPrivacy, name: pageNames.systemPrivacy, icon: slidersIcon, may: 'runSystem' },
  { to: paths.redirects, name: pageNames.redirects, icon: fileTextIcon, may: 'changeCatalogue' },
  { to: paths.manyRedirects, name: pageNames.manyRedirects, icon: fileTextIcon, may: 'changeCatalogue' },
  { to: paths.delivery, name: pageNames.delivery, icon: storeIcon, may: 'changeShop' },
  { to: paths.account, name: pageNames.account, icon: userIcon },
]

/** All of them. */
export const PAGES: readonly Entry[] = [...PARTS.flatMap(({ entries }) => entries), ...FURTHER]

/** The right that a screen takes: that of the page at its address, or else of the page above it. */
export function rightAt(pathname: string): OperatorAction | undefined {
  const above = PAGES.filter(({ to }) => to !== paths.today && matchPath({ path: to, end: false }, pathname))
  return above.toSorted((one, other) => other.to.length - one.to.length)[0]?.may
}
