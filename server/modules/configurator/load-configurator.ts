import type { z } from 'zod'
import type { Configurator, OfferedOption } from '#contract/configurator.ts'
import type { Option, Step } from '#domain/configurator/model.ts'
import { leafSteps } from '#domain/configurator/steps.ts'
import { roundHalfAwayFromZero } from '#domain/money.ts'
import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { money, type Prices, pricesFor } from '../catalogue/product-cards.ts'

type Reply = z.input<typeof Configurator>
type OfferedStep = Reply['cards'][number]['steps'][number]

/** The cards of a bundle product with the prices of one scope. */
export async function loadConfigurator(shop: ShopContext, key: string, priceScope: string): Promise<Reply> {
  const prices = await pricesFor(shop, priceScope)
  const configurator = prices.facts.configurator(key)
  const product = configurator && prices.facts.productBySku(configurator.sku)
  if (!configurator || !product?.isActive) throw new Refusal('NotFound')
  return {
    ...configurator,
    title: product.title,
    cards: configurator.cards.map((card) => ({
      ...card,
      steps: card.steps.map((step) => offeredStep(step, prices)),
    })),
  }
}

/** One option of a bundle step, as it stands in the cards. */
export async function loadOption(
  shop: ShopContext,
  key: string,
  optionId: string,
  priceScope: string,
): Promise<{ readonly option: OfferedOption }> {
  const prices = await pricesFor(shop, priceScope)
  const configurator = prices.facts.configurator(key)
  const steps = configurator ? leafSteps(configurator) : []
  const options = steps.flatMap((step) => (step.stepType === 'bundleOption' ? step.options : []))
  const option = options.find(({ id }) => id === optionId)
  if (!option) throw new Refusal('NotFound')
  return { option: offeredOption(option, prices) }
}

function offeredStep(step: Step, prices: Prices): OfferedStep {
  switch (step.stepType) {
    case 'form':
      return step
    case 'group':
      return { ...step, steps: step.steps.map((sub) => offeredStep(sub, prices)) }
    case 'bundleOption':
    case 'customOption':
      return { ...step, options: step.options.map((option) => offeredOption(option, prices)) }
  }
}

function offeredOption(option: Option, prices: Prices): OfferedOption {
  const product = option.sku === null ? null : prices.facts.productBySku(option.sku)
  return {
    ...option,
    price: priceOfOne(option, prices),
    product: product && {
      title: product.title,
      thumbnail: product.imageUrl === null ? null : { url: product.imageUrl, alt: '' },
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
