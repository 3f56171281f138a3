import type { ProductFields } from '#domain/catalogue/product-fields.ts'
import { carrierOf } from '#domain/catalogue/production.ts'
import type { LintedProduct } from '#domain/configurator/lint/finding.ts'
import { type Breakage, breakages, newlyBroken, type TestedFor } from '#domain/configurator/newly-broken.ts'
import { optionSkus } from '#domain/configurator/steps.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { addDays } from '#domain/delivery/plain-date.ts'
import { holdsOn } from '#domain/pricing/price-list.ts'
import { brokenConfiguratorTexts as texts } from '#texts/nl/office/configurator-faults.ts'
import type { Executor } from '../../../db/database.ts'
import { loadConfiguratorsWith, type PlacedConfigurator } from '../configurator-store.ts'
import type { LiveProduct } from '../product-fields-store.ts'
import { listConfiguratorTests } from './configurator-test-store.ts'
import { readGoods } from './goods.ts'

/** A configurator in the shop that a change of a product would break, and how, each in a sentence that names it. */
export type BrokenConfigurator = {
  readonly productId: string
  readonly title: string
  readonly messages: readonly string[]
}

/** How much the linters of all configurators together may look at while somebody waits. */
const MOST_LOOKS = 3_000_000
/** Of one configurator; who sees so many knows that it needs another look as a whole. */
const MOST_MESSAGES = 8

type Change = {
  readonly product: LiveProduct
  /** As it becomes. */
  readonly fields: ProductFields
  readonly now: Date
  /** Configurators that change by themselves by this time are judged as they become. */
  readonly dueBy: Date | null
}

/**
 * What a product becomes breaks these configurators that are in the shop: those that consist of it, and its own. Only what a
 * configurator is judged by counts: whether the product is sold, its price, and what it is made on. A price that ends later, with
 * no other after it, is judged on its first day without one.
 */
export async function brokenByProduct(
  executor: Executor,
  { product, fields, now, dueBy }: Change,
): Promise<readonly BrokenConfigurator[]> {
  const today = amsterdamNow(now).date
  const comesIntoShop = product.type === 'bundle' && product.fields.status !== 'active' && isActive(fields)
  const differs = !isDeepEqual(goodsOn(product.fields, today), goodsOn(fields, today))
  const later = dayWithoutPrice(product.fields, fields, today)
  const days: readonly JudgedDay[] = [
    ...(differs || comesIntoShop ? [{ day: today, testedFor: 'amount', isLater: false } as const] : []),
    ...(later ? [{ day: later, testedFor: 'anyPrice', isLater: true } as const] : []),
  ]
  if (days.length === 0) return []
  const placed = (await loadConfiguratorsWith(executor, product.id, dueBy)).map((one) =>
    one.productId === product.id ? { ...one, title: fields.title, isInShop: isActive(fields) } : one,
  )
  const inShop = placed.filter(({ isInShop }) => isInShop)
  if (inShop.length === 0) return []
  const skus = inShop.flatMap(({ configurator }) => [configurator.sku, ...optionSkus(configurator)])
  const goods = await readGoods(executor, [...new Set(skus)])
  const mostLooks = Math.floor(MOST_LOOKS / (inShop.length * days.length))
  const broken: BrokenConfigurator[] = []
  for (const one of inShop) {
    const tests = await listConfiguratorTests(executor, one.productId)
    const messages = days.flatMap(({ day, testedFor, isLater }) => {
      const { configurator } = one
      const all = goods(day)
      const judged = (own: ProductFields) =>
        breakages(
          {
            configurator,
            tests,
            productOf: (sku) => (sku === product.sku ? goodsOn(own, day) : (all.get(sku) ?? null)),
          },
          mostLooks,
          testedFor,
        )
      const after = judged(fields)
      // Most changes break nothing: what was wrong before is asked for only where something is wrong now.
      const wasInShop = one.productId !== product.id || isActive(product.fields)
      const found = after.length > 0 && wasInShop ? newlyBroken(after, judged(product.fields)) : after
      return found
        .filter((breakage) => isLater || !isToldOfProduct(breakage, one, product.sku))
        .map((breakage) => texts.broken(one.title, breakage, isLater ? day : null))
    })
    if (messages.length > 0) broken.push({ ...named(one), messages: withinMost(messages) })
  }
  return broken
}

type JudgedDay = { readonly day: string; readonly testedFor: TestedFor; readonly isLater: boolean }

const named = ({ productId, title }: PlacedConfigurator) => ({ productId, title })

const isActive = ({ status }: ProductFields): boolean => status === 'active'

/** What configurators know of a product on a day. */
const goodsOn = (fields: ProductFields, day: string): LintedProduct => ({
  isSold: isActive(fields),
  rule: ruleOn(fields, day),
  carrier: carrierOf(fields.production),
})

const ruleOn = ({ prices }: ProductFields, day: string) =>
  prices.find((price) => holdsOn(price, day))?.price ?? null

/** The first day after today on which a product has no price any more, where it would have had one without the change. */
function dayWithoutPrice(before: ProductFields, after: ProductFields, today: string): string | null {
  const ends = after.prices.flatMap(({ validTo }) => (validTo === null ? [] : [addDays(validTo, 1)]))
  const days = ends.filter((day) => day > today).toSorted()
  return days.find((day) => !ruleOn(after, day) && ruleOn(before, day)) ?? null
}

/** That a composed product has no price itself is told at its prices. */
const isToldOfProduct = (breakage: Breakage, { configurator }: PlacedConfigurator, sku: string): boolean =>
  breakage.kind === 'fault' &&
  breakage.fault.code === 'rate_missing' &&
  configurator.sku === sku &&
  breakage.fault.about === sku

const withinMost = (messages: readonly string[]): readonly string[] =>
  messages.length <= MOST_MESSAGES
    ? messages
    : [...messages.slice(0, MOST_MESSAGES), texts.more(messages.length - MOST_MESSAGES)]
