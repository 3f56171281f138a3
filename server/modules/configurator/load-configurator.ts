import type { z } from 'zod'
import type { Property } from '#contract/catalogue.ts'
import type { Configurator, OfferedOption, OfferedStep } from '#contract/configurator.ts'
import type { BundleOptionStep, CustomOptionStep, Option, Step } from '#domain/configurator/model.ts'
import { leafSteps, MOST_OPTIONS_AT_ONCE, optionSkus } from '#domain/configurator/steps.ts'
import { roundHalfAwayFromZero } from '#domain/money.ts'
import type { ShopContext } from '../../context.ts'
import type { Shows } from '../../db/catalogue-news.ts'
import { Refusal } from '../../refusal.ts'
import { money, type Prices, pricesFor } from '../catalogue/product-cards.ts'
import { picturesAt } from '../catalogue/pictures-at.ts'
import { loadAttributes } from './attribute-store.ts'

type Reply = z.input<typeof Configurator>
type AnyStep = Reply['cards'][number]['steps'][number]

/** The cards of a bundle product with the prices of one scope; a large step comes without its options. */
export async function loadConfigurator(
  shop: ShopContext,
  key: string,
  priceScope: string,
  shows: Shows,
): Promise<Reply> {
  const { configurator, product, offer } = await findConfigurator(shop, key, priceScope, shows)
  return {
    ...configurator,
    title: product.title,
    cards: configurator.cards.map((card) => ({
      ...card,
      steps: card.steps.map((step) => offeredStep(step, offer)),
    })),
  }
}

/** A step with all its options, or one option of a step: whichever has this id. */
export async function loadBundleOption(
  shop: ShopContext,
  { key, id }: { readonly key: string; readonly id: string },
  priceScope: string,
  shows: Shows,
): Promise<{ readonly step: OfferedStep | null; readonly option: OfferedOption | null }> {
  const { configurator, offer } = await findConfigurator(shop, key, priceScope, shows)
  const steps = leafSteps(configurator).flatMap((step) => ('options' in step ? [step] : []))
  const step = steps.find(({ optionId }) => optionId === id)
  if (step) return { step: withOffered(step, offer), option: null }
  const option = steps.flatMap(({ options }) => options).find((one) => one.id === id)
  if (!option) throw new Refusal('NotFound')
  return { step: null, option: offeredOption(option, offer) }
}

/** What options are told with: the prices of one scope, what their products are made of, and the pictures of both. */
type Offer = {
  readonly prices: Prices
  readonly attributes: ReadonlyMap<string, Property[]>
  readonly pictures: Awaited<ReturnType<typeof picturesAt>>
}

async function findConfigurator(shop: ShopContext, key: string, priceScope: string, shows: Shows) {
  const prices = await pricesFor(shop, priceScope)
  const configurator = prices.facts.configurator(key)
  const product = configurator && prices.facts.productBySku(configurator.sku)
  if (!configurator || !product?.isActive) throw new Refusal('NotFound')
  // It changes with whatever its options consist of.
  shows(`product ${product.id}`)
  const skus = optionSkus(configurator)
  const attributes = await loadAttributes(shop.db, skus)
  const ownPictures = leafSteps(configurator)
    .flatMap((step) => ('options' in step ? step.options : []))
    .map(({ imageUrl }) => imageUrl)
  const pictures = await picturesAt(
    shop.db,
    [...ownPictures, ...skus.map((sku) => prices.facts.productBySku(sku)?.imageUrl)].filter(
      (url) => url != null,
    ),
  )
  return { configurator, product, offer: { prices, attributes, pictures } }
}

function offeredStep(step: Step, offer: Offer): AnyStep {
  switch (step.stepType) {
    case 'form':
      return step
    case 'group':
      return { ...step, steps: step.steps.map((sub) => offeredStep(sub, offer)) }
    case 'bundleOption':
      return step.options.length > MOST_OPTIONS_AT_ONCE ? { ...step, options: [] } : withOffered(step, offer)
    case 'customOption':
      return withOffered(step, offer)
  }
}

const withOffered = <ChoiceStep extends BundleOptionStep | CustomOptionStep>(
  step: ChoiceStep,
  offer: Offer,
) => ({ ...step, options: step.options.map((option) => offeredOption(option, offer)) })

function offeredOption(
  { imageUrl, ...option }: Option,
  { prices, attributes, pictures }: Offer,
): OfferedOption {
  const thumbnail = (url: string | null | undefined) =>
    url == null ? null : { ...pictures.get(url), url, alt: '' }
  const product = option.sku === null ? null : prices.facts.productBySku(option.sku)
  return {
    ...option,
    thumbnail: thumbnail(imageUrl),
    price: priceOfOne(option, prices),
    product: product && {
      title: product.title,
      thumbnail: thumbnail(product.imageUrl),
      attributes: attributes.get(product.sku) ?? [],
    },
  }
}

/** What one of it costs by itself: a surcharge per piece, or a product sold by the piece; null where that depends. */
function priceOfOne({ sku, effect }: Option, prices: Prices) {
  if (effect.kind === 'piece') return money(roundHalfAwayFromZero(BigInt(effect.rateE4), 100n))
  if (effect.kind !== 'child' || sku === null) return null
  const rule = prices.ruleOf(prices.facts.productBySku(sku))
  if (rule?.model !== 'piece' || rule.rateE4 === null) return null
  return money(roundHalfAwayFromZero(BigInt(rule.rateE4), 100n))
}
