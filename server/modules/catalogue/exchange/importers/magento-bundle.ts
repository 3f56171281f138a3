import type { CatalogueEntries } from '#contract/catalogue-file.ts'
import { noThanks, withIt } from '#texts/nl/office/left-behind.ts'
import { shopSku } from './addresses.ts'
import { type Choice, configuratorOf, Steps, surcharge } from './configurator.ts'
import type { Row } from './csv-table.ts'
import type { Importing } from './draft.ts'
import { type Choice as Given, type Question, questionsOf } from './magento-choices.ts'
import { milliOf, rateOf } from './values.ts'

const MILLI = 1000
const E4 = 10_000

/** What a bundle is made of: what its parts are called, and whether they come along. */
export type Parts = {
  readonly titles: ReadonlyMap<string, string>
  /** In the file, and of a kind that does not come along. */
  readonly left: ReadonlySet<string>
}

/**
 * The configurator of a bundle. One with a dynamic price adds up its products: the first question that must be answered, with one of
 * each, chooses the material. One with a fixed price is its own price with surcharges. Null where nothing is left to choose.
 */
export function bundleConfigurator(
  row: Row,
  sku: string,
  parts: Parts,
  { told }: Importing,
): CatalogueEntries['configurators'] | null {
  const isFixed = row.cell('bundle_price_type') === 'fixed'
  const questions = questionsOf(row.cell('bundle_values'))
  const others = row.cell('custom_options') === '' ? [] : questionsOf(row.cell('custom_options'))
  const at = (column: string) => row.at(column, row.cell('sku'))
  if (questions === null) told.fault(at('bundle_values'), 'BundleUnreadable')
  if (others === null) told.fault(at('custom_options'), 'BundleUnreadable')
  const steps = new Steps()
  let hasMaterial = isFixed
  for (const question of questions ?? []) {
    const choices = question.choices.flatMap((choice) => bundleChoice(question, choice))
    if (choices.length === 0) {
      told.note(at('bundle_values'), 'OptionLeft', question.name)
      continue
    }
    if (isMany(question)) {
      told.note(at('bundle_values'), 'ManyBecomeSteps', question.name)
      for (const choice of choices) steps.bundle(`${question.name}: ${choice.title}`, [choice], false, null)
      continue
    }
    const isMaterial = !hasMaterial && question.isRequired && choices.every(({ quantity }) => quantity === 1)
    if (isMaterial) hasMaterial = true
    steps.bundle(question.name, choices, question.isRequired, isMaterial ? 'MATERIAL' : null)
  }
  for (const question of others ?? []) customSteps(question)
  if (steps.made.length === 0) return null
  return configuratorOf({
    sku,
    steps: steps.made,
    priceMode: isFixed ? 'fixed' : 'dynamic',
    mainLine: isFixed || !hasMaterial ? 'product' : 'material',
  })

  function bundleChoice({ name }: Question, given: Given): readonly Choice[] {
    const part = given.get('sku') ?? ''
    const partSku = shopSku(part)
    const title = partSku === null ? undefined : parts.titles.get(partSku)
    if (partSku !== null && parts.left.has(partSku)) {
      told.note(at('bundle_values'), 'ChoiceLeft', part)
      return []
    }
    if (partSku === null || title === undefined) {
      told.fault(at('bundle_values'), 'ComponentUnknown')
      return []
    }
    if (given.get('can_change_qty') === '1') told.note(at('bundle_values'), 'ChoiceQuantityLeft', name)
    const quantity = (milliOf(given.get('default_qty') ?? '1') ?? 0) / MILLI
    const effect = isFixed ? surchargeOf(given) : ({ kind: 'child' } as const)
    if (!Number.isInteger(quantity) || quantity < 1 || effect === null) {
      told.fault(at('bundle_values'), 'BundleUnreadable')
      return []
    }
    return [{ title, sku: partSku, quantity, effect }]
  }

  function customSteps(question: Question): void {
    const choices = question.choices.flatMap((given): readonly Choice[] => {
      const effect = surchargeOf(given)
      const title = given.get('option_title') ?? ''
      if (effect === null) told.fault(at('custom_options'), 'BundleUnreadable')
      return effect === null || title === '' ? [] : [{ title, sku: null, quantity: 1, effect }]
    })
    if (!isList(question) || choices.length === 0) {
      told.note(at('custom_options'), 'OptionLeft', question.name)
      return
    }
    const none: Choice = { title: noThanks, sku: null, quantity: 1, effect: { kind: 'included' } }
    if (isMany(question)) {
      told.note(at('custom_options'), 'ManyBecomeSteps', question.name)
      for (const choice of choices)
        steps.custom(`${question.name}: ${choice.title}`, [none, { ...choice, title: withIt }])
    } else steps.custom(question.name, question.isRequired ? choices : [none, ...choices])
  }
}

const isMany = ({ type }: Question) => ['checkbox', 'multi', 'multiple'].includes(type)
const isList = (question: Question) => ['drop_down', 'radio'].includes(question.type) || isMany(question)

/** What a choice adds to a price of the bundle's own; null where that cannot be read. */
function surchargeOf(given: Given): Choice['effect'] | null {
  const rateE4 = rateOf(given.get('price') || '0')
  if (rateE4 === undefined) return null
  if (given.get('price_type') !== 'percent') return surcharge(rateE4)
  return rateE4 === 0 ? { kind: 'included' } : { kind: 'percent', percent: rateE4 / E4 }
}
