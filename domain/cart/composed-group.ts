import type { ProductFacts } from '../catalogue/product-facts.ts'
import { evaluate } from '../configurator/evaluate.ts'
import { refuseChoices } from '../configurator/refuse-choices.ts'
import type { Evaluation } from '../configurator/view.ts'
import { type ConfigurationLine, configurationLines } from '../configurator/price-configuration.ts'
import type { CartQuestion, KeptConfiguration, KeptGroup, KeptLine } from './kept-cart.ts'

/** A configured group as its configurator has it today; `lines` is null when it can no longer be made as it was kept. */
export type ComposedGroup = {
  readonly bundle: ProductFacts | null
  readonly evaluation: Evaluation | null
  readonly lines: readonly ConfigurationLine[] | null
}

/** What a group that was configured consists of today; null for one that was not. */
export function composedGroup(group: KeptGroup, question: CartQuestion): ComposedGroup | null {
  if (group.configuration === null) return null
  const configurator = question.configurator(group.configuration.key)
  const bundle = configurator && question.productBySku(configurator.sku)
  if (!configurator || !bundle?.isActive) return { bundle, evaluation: null, lines: null }
  const choices = choicesOf(group.configuration)
  const evaluation = evaluate(configurator, choices)
  const isMade = evaluation.isValid && refuseChoices(choices, evaluation) === null
  const lines = isMade ? configurationLines(configurator, evaluation, group.configuration.quantity) : null
  return { bundle, evaluation, lines: lines && consistsOf(group.lines, lines, question) ? lines : null }
}

/** A configuration that was kept, as choices. */
export const choicesOf = ({ options, fields }: Pick<KeptConfiguration, 'options' | 'fields'>) => ({
  options,
  fields,
  filters: {},
  lastChanged: null,
})

/** Whether the lines that were kept are those of today: the same parts, products, quantities and sizes. */
function consistsOf(
  kept: readonly KeptLine[],
  today: readonly ConfigurationLine[],
  question: CartQuestion,
): boolean {
  return (
    kept.length === today.length &&
    today.every((line) => {
      const same = kept.find(({ part }) => part === line.part)
      return (
        same !== undefined &&
        question.products(same.productId)?.sku === line.sku &&
        same.quantity === line.quantity &&
        same.widthMm === line.widthMm &&
        same.heightMm === line.heightMm
      )
    })
  )
}
