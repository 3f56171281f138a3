import { expect, it } from 'vitest'
import { paths } from '../paths.ts'
import { PAGES, PARTS, rightAt } from './pages.ts'

/** Nobody who is logged in goes there: the first operator begins at one, who is invited comes to the other. */
const OUTSIDE: ReadonlySet<string> = new Set([paths.begin, paths.invitation])

it('names every page that an address alone leads to', () => {
  const addresses = Object.values(paths).filter(
    (path): path is Extract<typeof path, string> => typeof path === 'string',
  )
  const pages = addresses.filter((path) => !path.includes('?') && !OUTSIDE.has(path))
  expect(PAGES.map(({ to }) => to).toSorted()).toEqual(pages.toSorted())
})

it('leads from g to every desk of the column, each by a letter of its own', () => {
  const desks = PARTS.flatMap(({ entries }) => entries)
  const letters = desks.map(({ go = '' }) => go)
  expect(letters.filter((letter) => !/^[a-z]$/.test(letter))).toEqual([])
  expect(new Set(letters).size).toBe(desks.length)
  expect(PAGES.filter(({ go }) => go !== undefined)).toHaveLength(desks.length)
})

it.each([
  ['/', undefined],
  ['/account', undefined],
  ['/onbekend', undefined],
  ['/facturen', 'seeAllInvoices'],
  ['/Facturen/', 'seeAllInvoices'],
  ['/facturen/bank', 'bookPayments'],
  ['/facturenlijst', undefined],
  [paths.order('7'), 'seeOrders'],
  [paths.scanned('ord-7-1'), 'seeOrders'],
  [paths.file('7'), 'seeFiles'],
  [paths.studioJob('7'), 'seeFiles'],
  [paths.quote('7'), 'seeQuotes'],
  [paths.invoice('7'), 'seeAllInvoices'],
  [paths.company('7'), 'seeCompanies'],
  [paths.contentPage('7'), 'changeCatalogue'],
  [paths.attribute('kleur'), 'changeCatalogue'],
  [paths.configuratorHistory('7'), 'changeCatalogue'],
  [paths.priceList('7'), 'changePrices'],
  [paths.priceImport('7'), 'changePrices'],
  [paths.catalogueImport('7'), 'changePrices'],
  [paths.mail('7'), 'sendMails'],
  [paths.mailWords('order_confirmation'), 'changeShop'],
  [paths.auditChange('7'), 'readAuditLog'],
])('takes at %s the right %s', (path, right) => {
  expect(rightAt(path)).toBe(right)
})
