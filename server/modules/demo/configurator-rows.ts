import type { Card, Option, Step } from '#domain/configurator/model.ts'
import { optionSkus } from '#domain/configurator/steps.ts'
import type { CatalogueIds } from './catalogue-rows.ts'
import type { DemoImages } from './demo-images.ts'
import type { DemoShop } from './demo-shop.ts'
import { rowsByTable, type Rows } from './seed-store.ts'

/** How the bundle products are composed, and what of; a product that the demo lacks is a mistake in its data. */
export function configuratorRows(
  { configurators, optionPictures }: Pick<DemoShop, 'configurators' | 'optionPictures'>,
  ids: Pick<CatalogueIds, 'products'>,
  images: Pick<DemoImages, 'urlOfOption'>,
): Rows {
  return rowsByTable({
    configurators: configurators.map(({ key, sku, cards, ...definition }) => {
      const pictured = (option: Option): Option => {
        const picture = optionPictures[key]?.[option.id]
        return picture ? { ...option, imageUrl: images.urlOfOption(picture) } : option
      }
      return {
        product_id: ids.products.of(sku),
        key,
        definition: JSON.stringify({
          ...definition,
          cards: cards.map((card) => withOptions(card, pictured)),
        }),
      }
    }),
    configurator_components: configurators.flatMap((configurator) =>
      optionSkus(configurator).map((sku) => ({
        configurator_id: ids.products.of(configurator.sku),
        product_id: ids.products.of(sku),
      })),
    ),
  })
}

type Change = (option: Option) => Option

const withOptions = (card: Card, change: Change): Card => ({
  ...card,
  steps: card.steps.map((step) => stepWithOptions(step, change)),
})

function stepWithOptions(step: Step, change: Change): Step {
  if (step.stepType === 'form') return step
  if (step.stepType === 'group')
    return { ...step, steps: step.steps.map((sub) => stepWithOptions(sub, change)) }
  return { ...step, options: step.options.map(change) }
}
