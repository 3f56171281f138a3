import { setImmediate } from 'node:timers/promises'
import type { CatalogueEntries } from '#contract/catalogue-file.ts'
import type { ImportMode } from '#domain/catalogue/catalogue-file.ts'
import { carrierOf } from '#domain/catalogue/production.ts'
import type { LintCode, LintedProduct } from '#domain/configurator/lint/finding.ts'
import type { Configurator } from '#domain/configurator/model.ts'
import { type Breakage, breakages, newlyBroken } from '#domain/configurator/newly-broken.ts'
import { optionSkus } from '#domain/configurator/steps.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import { holdsOn } from '#domain/pricing/price-list.ts'
import { entryPlace, shopConfiguratorPlace } from '#texts/nl/office/catalogue-faults.ts'
import { breakageText } from '#texts/nl/office/configurator-faults.ts'
import type { Executor } from '../../../db/database.ts'
import { listConfiguratorTests } from '../composing/configurator-test-store.ts'
import { readGoods } from '../composing/goods.ts'
import { loadConfigurators } from '../configurator-store.ts'
import type { Archive } from './archive.ts'
import type { Names } from './check-catalogue.ts'
import { addFinding, type Findings } from './findings.ts'
import { type Entry, readEntries } from './read-entries.ts'

/** How much the linter may look at of one configurator. */
const MOST_LOOKS = 1_000_000

/** What depends on how goods are sold is so in the shop too, where nobody stops it when a day ends a price; it is only told. */
const OF_GOODS: ReadonlySet<LintCode> = new Set<LintCode>([
  'product_not_sold',
  'rate_missing',
  'run_price_missing',
  'beyond_carrier',
  'beyond_options',
  'walk_invalid',
  'walk_without_price',
  'walk_without_delivery',
])

type InShop = { readonly productId: string; readonly configurator: Configurator }

/** What a file makes of goods and configurators, gathered while it is read. */
export type Composed = {
  /** Notes how a product of the file is sold, where a configurator may consist of it. */
  readonly note: (names: Names, product: CatalogueEntries['products']) => void
  /** Judges the configurators as they become. */
  readonly check: (names: Names) => Promise<void>
}

type Checking = {
  readonly archive: Archive
  readonly mode: ImportMode
  /** The ISO day in the shop's time zone. */
  readonly today: string
  readonly faults: Findings
  readonly warnings: Findings
  readonly signal: AbortSignal
}

/**
 * Judges with a file the configurators that it names, and those of the shop that consist of what it names: the linter and their tests
 * are asked what publishing asks. What the file breaks that is whole in the shop keeps it out.
 */
export async function openComposed(executor: Executor, checking: Checking): Promise<Composed> {
  const { archive, mode, today, signal } = checking
  const { configurators } = await loadConfigurators(executor)
  const inShop = new Map<string, InShop>(
    configurators.map(([productId, configurator]) => [configurator.sku, { productId, configurator }]),
  )
  const shopSkus = new Set(configurators.flatMap(([, one]) => [one.sku, ...optionSkus(one)]))
  const given = new Map<string, LintedProduct>()
  return {
    note(names, product) {
      const { sku, type } = product
      if (type === 'bundle' || shopSkus.has(sku) || names.used.products.has(sku))
        given.set(sku, soldAs(product, today))
    },
    async check(names) {
      const wanted = new Set([...shopSkus, ...names.used.products, ...names.keys.configurators])
      const before = (await readGoods(executor, [...wanted]))(today)
      const fateOf = (section: 'products' | 'configurators', sku: string) =>
        names.removals?.[section].get(sku) ?? null
      const left = (sku: string): LintedProduct | null => {
        const fate = fateOf('products', sku)
        const known = fate === 'removed' ? undefined : before.get(sku)
        return known && fate === 'hidden' ? { ...known, isSold: false } : (known ?? null)
      }
      const becomes = (sku: string): LintedProduct | null => given.get(sku) ?? left(sku)
      const judge = async (configurator: Configurator, entry: Entry<'configurators'> | null) => {
        signal.throwIfAborted()
        await setImmediate()
        await judgeOne(executor, checking, {
          configurator,
          entry,
          known: inShop.get(configurator.sku) ?? null,
          before: (sku) => before.get(sku) ?? null,
          becomes,
        })
      }
      if (names.keys.configurators.size > 0)
        for await (const entry of readEntries(archive, { only: 'configurators' })) {
          const { sku, key, definition } = (entry as Entry<'configurators'>).entry
          await judge({ sku, key, ...definition }, entry as Entry<'configurators'>)
        }
      if (mode === 'replace') return
      for (const { configurator } of inShop.values())
        if (
          !names.keys.configurators.has(configurator.sku) &&
          fateOf('configurators', configurator.sku) !== 'removed'
        )
          await judge(configurator, null)
    },
  }
}

const soldAs = (
  { status, prices, production }: CatalogueEntries['products'],
  today: string,
): LintedProduct => ({
  isSold: status === 'active',
  rule: prices.find((price) => holdsOn(price, today))?.price ?? null,
  carrier: carrierOf(production),
})

type Judging = {
  readonly configurator: Configurator
  /** Null for what the shop has and the file does not name. */
  readonly entry: Entry<'configurators'> | null
  readonly known: InShop | null
  readonly before: (sku: string) => LintedProduct | null
  readonly becomes: (sku: string) => LintedProduct | null
}

async function judgeOne(
  executor: Executor,
  { faults, warnings }: Checking,
  { configurator, entry, known, before, becomes }: Judging,
): Promise<void> {
  const { sku } = configurator
  if (becomes(sku)?.isSold !== true) return
  const skus = [sku, ...optionSkus(configurator)]
  const isSame =
    known !== null &&
    isDeepEqual(known.configurator, configurator) &&
    skus.every((one) => isDeepEqual(before(one), becomes(one)))
  if (isSame) return
  const tests = known ? await listConfiguratorTests(executor, known.productId) : []
  const after = breakages({ configurator, tests, productOf: becomes }, MOST_LOOKS)
  if (after.length === 0) return
  const wasSold = known !== null && before(sku)?.isSold === true
  const was = wasSold
    ? breakages({ configurator: known.configurator, tests, productOf: before }, MOST_LOOKS)
    : []
  const isNew = new Set(newlyBroken(after, was))
  const stops = (breakage: Breakage) =>
    isNew.has(breakage) && (wasSold || breakage.kind === 'test' || !OF_GOODS.has(breakage.fault.code))
  for (const breakage of after) {
    const at = breakage.kind === 'fault' ? breakage.fault.at : ''
    addFinding(stops(breakage) ? faults : warnings, {
      place: entry ? entryPlace(entry.section, entry.place, entry.key, at) : shopConfiguratorPlace(sku, at),
      line: entry?.line ?? null,
      message: breakageText(breakage),
    })
  }
}
