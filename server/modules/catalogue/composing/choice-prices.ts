import {
  choiceEffects,
  type ListedChoice,
  listedChoices,
  withChoicePrices,
} from '#domain/configurator/listed-choices.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { choiceKey, type ChoicePrice } from '#domain/price-lists/choice-price.ts'
import type { Change } from '#domain/price-lists/differences.ts'
import { holdsOn } from '#domain/pricing/price-list.ts'
import { brokenConfiguratorTexts } from '#texts/nl/office/configurator-faults.ts'
import { listFaultTexts } from '#texts/nl/office/price-faults.ts'
import { refusalTexts } from '#texts/nl/refusals.ts'
import type { Executor } from '../../../db/database.ts'
import { Refusal } from '../../../refusal.ts'
import type { Repriced } from '../base-prices.ts'
import { type Definition, loadConfigurators } from '../configurator-store.ts'
import type { TradeFacts } from '../trade-facts.ts'
import { type ComposedAtDesk, findComposed, isOutdated } from './configurator-at-desk.ts'
import { rebaseConfiguratorDraft } from './configurator-draft-store.ts'
import type { Judged } from './judge-configurator.ts'
import { idsOfSkus } from './offered-product-store.ts'
import { putIntoShop, stoppingFaults } from './publish-configurator.ts'

/** The choices of the shop that have a price of their own, by the keys of their configurators; those of some products or all. */
export async function loadListedChoices(
  executor: Executor,
  skus?: readonly string[],
): Promise<readonly ListedChoice[]> {
  const { configurators } = await loadConfigurators(executor, skus && (await idsOfSkus(executor, skus)))
  return configurators.flatMap(([, configurator]) => listedChoices(configurator))
}

type Judging = {
  readonly facts: Pick<TradeFacts, 'productBySku'>
  readonly now: Date
  /** Products that get other base prices in the same change: the tests are judged with those. */
  readonly repriced: readonly Repriced[]
}

type Composed = { readonly desk: ComposedAtDesk; readonly key: string; readonly definition: Definition }

/** Configurators with other prices, and why they cannot be in the shop, each by the SKU of its product in a sentence. */
export type JudgedChoices = {
  readonly changes: readonly Change<ChoicePrice>[]
  readonly configurators: readonly Composed[]
  readonly faults: readonly { readonly sku: string; readonly message: string }[]
}

/**
 * What other prices of choices make of the configurators in the shop, judged as each of them is judged when it is published: nothing
 * may be wrong with it, and each composition that was kept with its price costs just that. What else a draft changes stays a draft;
 * one with another price of such a choice would go over this, and must go first.
 */
export async function judgeChoicePrices(
  executor: Executor,
  changes: readonly Change<ChoicePrice>[],
  judging: Judging,
): Promise<JudgedChoices> {
  const bySku = Map.groupBy(changes, ({ before, after }) => (after ?? before)?.sku ?? '')
  const configurators: Composed[] = []
  const faults: { sku: string; message: string }[] = []
  for (const [sku, own] of bySku) {
    const found = await judgeOne(executor, sku, own, judging)
    if ('faults' in found) faults.push(...found.faults.map((message) => ({ sku, message })))
    else configurators.push(found)
  }
  return { changes, configurators, faults }
}

async function judgeOne(
  executor: Executor,
  sku: string,
  changes: readonly Change<ChoicePrice>[],
  { facts, now, repriced }: Judging,
): Promise<Composed | { readonly faults: readonly string[] }> {
  const product = facts.productBySku(sku)
  if (!product) return { faults: [listFaultTexts.SkuUnknown] }
  const desk = await findReadable(executor, product.id)
  if ('faults' in desk) return desk
  if (!desk.live) return { faults: [refusalTexts.ConfiguratorMissing] }
  const { key } = desk.live
  if (hasOtherPrices(desk, changes)) return { faults: [listFaultTexts.DraftOfChoice] }
  const definition = withChoicePrices(desk.live.definition, changes)
  const found = await stoppingFaults(executor, desk, {
    key,
    definition,
    now,
    goods: (judged) => withRules(judged, repriced, now),
  })
  return found.length === 0
    ? { desk, key, definition }
    : {
        faults: found.map(({ message }) =>
          brokenConfiguratorTexts.named(desk.product.fields.title, message ?? ''),
        ),
      }
}

/** What nobody can read cannot be judged; why stands at its choices. */
async function findReadable(
  executor: Executor,
  id: string,
): Promise<ComposedAtDesk | { readonly faults: readonly string[] }> {
  try {
    return await findComposed(executor, id)
  } catch (error) {
    if (error instanceof Refusal) return { faults: [refusalTexts[error.code]] }
    throw error
  }
}

/** Whether in the draft of a configurator one of these choices is paid otherwise than in the shop. */
function hasOtherPrices(
  { product, live, draft }: ComposedAtDesk,
  changes: readonly Change<ChoicePrice>[],
): boolean {
  if (!live || !draft) return false
  const effectsOf = ({ cards }: Definition) => choiceEffects({ sku: product.sku, cards })
  const [inShop, inDraft] = [effectsOf(live.definition), effectsOf(draft.definition)]
  return changes.some(({ after }) => {
    const drafted = after && inDraft.get(choiceKey(after))
    return drafted && !isDeepEqual(drafted, inShop.get(choiceKey(after)))
  })
}

function withRules({ productOf, ...judged }: Judged, repriced: readonly Repriced[], now: Date): Judged {
  const today = amsterdamNow(now).date
  const rules = new Map(
    repriced.map(({ product, fields }) => [
      product.sku,
      fields.prices.find((price) => holdsOn(price, today))?.price ?? null,
    ]),
  )
  return {
    ...judged,
    productOf(sku) {
      const found = productOf(sku)
      const rule = rules.get(sku)
      return found && rule !== undefined ? { ...found, rule } : found
    },
  }
}

/** Of some choices those whose configurators have a draft with another price of them. */
export async function choicesWithOtherDraft(
  executor: Executor,
  prices: readonly ChoicePrice[],
  { productBySku }: Judging['facts'],
): Promise<ReadonlySet<string>> {
  const waiting = new Set<string>()
  for (const [sku, own] of Map.groupBy(prices, (price) => price.sku)) {
    const product = productBySku(sku)
    const desk = product && (await findReadable(executor, product.id))
    if (!desk) continue
    for (const price of own) {
      if ('faults' in desk || hasOtherPrices(desk, [{ before: price, after: price }]))
        waiting.add(choiceKey(price))
    }
  }
  return waiting
}

type Publication = { readonly at: Date; readonly by: string | null; readonly note: string }

/**
 * Puts prices of choices that were found right into the shop, each as a publication of its configurator, whose product the caller
 * has taken. A draft goes on from there, with the same prices.
 */
export async function publishChoicePrices(
  trx: Executor,
  { changes, configurators }: Pick<JudgedChoices, 'changes' | 'configurators'>,
  publication: Publication,
): Promise<void> {
  for (const { desk, key, definition } of configurators) {
    const { live, draft, product } = desk
    await putIntoShop(trx, desk, { key, definition, ...publication })
    if (!draft || isOutdated(live, draft)) continue
    const own = changes.filter(({ after }) => after?.sku === product.sku)
    const drafted = withChoicePrices(draft.definition, own)
    await rebaseConfiguratorDraft(trx, product.id, { definition: drafted, seen: definition })
  }
}
