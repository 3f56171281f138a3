import type { ViewedGroup, ViewedLine } from '#domain/cart/view.ts'
import { MAIN_PART } from '#domain/configurator/price-configuration.ts'
import { type ChosenText, chosenTexts } from '#texts/nl/chosen-texts.ts'
import { materialLabel } from '#texts/nl/line-options.ts'

/**
 * What a line is, apart from its size: at the main line of a configuration what was chosen, at a product that is ordered by
 * itself its material. Other parts are named by their title.
 */
export function lineChoices(
  { part, product }: Pick<ViewedLine, 'part' | 'product'>,
  { composed }: Pick<ViewedGroup, 'composed'>,
): readonly ChosenText[] {
  if (part === MAIN_PART) return chosenTexts(composed?.evaluation ?? null)
  return part === null && product?.materialName ? [{ label: materialLabel, value: product.materialName }] : []
}
