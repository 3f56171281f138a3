import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { chooseRule, type PricedProduct } from './choose-rule.ts'
import { priceBook } from './price-book.ts'
import type { Dated, PriceList, PriceListRule } from './price-list.ts'
import { PLAIN_RULE } from './sample-inputs.ts'

const DAYS = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']
const PATHS = ['/a', '/b', '/a/b', '/a/c', '/ab', '/a/b/c', '/b/a/b']
const SKUS = ['X', 'Y', 'Z']

const day = fc.constantFrom(...DAYS)
const dates = fc.record({ validFrom: fc.option(day), validTo: fc.option(day) })
const rule: fc.Arbitrary<PriceListRule> = fc.oneof(
  fc
    .record({ sku: fc.constantFrom(...SKUS), rateE4: fc.nat(9999), dates })
    .map(({ sku, rateE4, dates: own }) => ({ kind: 'sku' as const, sku, rateE4, bands: null, ...own })),
  fc.record({
    kind: fc.constant('category' as const),
    categoryPath: fc.constantFrom(...PATHS),
    percentOff: fc.integer({ min: 1, max: 100 }),
  }),
)
const lists: fc.Arbitrary<readonly PriceList[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom('contract' as const, 'group' as const),
      rules: fc.array(rule, { maxLength: 8 }),
      own: dates,
    }),
    { maxLength: 4 },
  )
  .map((made) => made.map(({ own, ...list }, index) => ({ code: `list-${index}`, ...list, ...own })))
const product: fc.Arbitrary<PricedProduct> = fc.record({
  sku: fc.constantFrom(...SKUS),
  categoryPaths: fc.uniqueArray(fc.constantFrom(...PATHS), { maxLength: 3 }),
  rule: fc.constant(PLAIN_RULE),
})

const holds = ({ validFrom, validTo }: Partial<Dated>, on: string) =>
  !(validFrom && validFrom > on) && !(validTo && validTo < on)

/** The rule once more, as it is said: every list and every rule is looked at, one after the other. */
function plainly({ sku, categoryPaths }: PricedProduct, given: readonly PriceList[], on: string) {
  const inOrder = ['contract', 'group'].flatMap((kind) => given.filter((list) => list.kind === kind))
  for (const { code, rules, ...list } of inOrder) {
    if (!holds(list, on)) continue
    for (const one of rules) {
      if (one.kind === 'sku' && one.sku === sku && holds(one, on))
        return { listCode: code, rateE4: one.rateE4, listPercentOff: undefined }
    }
    const [deepest] = rules
      .filter((one) => one.kind === 'category')
      .filter(({ categoryPath }) => categoryPaths.some((path) => `${path}/`.startsWith(`${categoryPath}/`)))
      .toSorted((a, b) => b.categoryPath.length - a.categoryPath.length || b.percentOff - a.percentOff)
    if (deepest) return { listCode: code, rateE4: PLAIN_RULE.rateE4, listPercentOff: deepest.percentOff }
  }
  return { listCode: null, rateE4: PLAIN_RULE.rateE4, listPercentOff: undefined }
}

it('An indexed book chooses what looking at every rule chooses', () => {
  fc.assert(
    fc.property(product, lists, day, (asked, given, on) => {
      const { rule: found, listCode } = chooseRule(asked, priceBook(given), on)
      expect({ listCode, rateE4: found.rateE4, listPercentOff: found.listPercentOff }).toEqual(
        plainly(asked, given, on),
      )
    }),
    { numRuns: 2000 },
  )
})

it('Rules of other products change nothing', () => {
  fc.assert(
    fc.property(product, lists, day, (asked, given, on) => {
      const only = given.map((list) => ({
        ...list,
        rules: list.rules.filter((one) => one.kind === 'category' || one.sku === asked.sku),
      }))
      expect(chooseRule(asked, priceBook(only), on)).toEqual(chooseRule(asked, priceBook(given), on))
    }),
  )
})
