import { isDeepEqual } from '../deep-equal.ts'
import type { ChoiceEffect, Configurator } from './model.ts'
import { fieldsOf, leafSteps } from './steps.ts'

/** What of a configurator decides what a choice in it costs. */
export type PricedChoices = Pick<Configurator, 'priceMode' | 'mainLine' | 'cards'>

/** What each option and value costs, by its step or field and its own id. */
function effectsOf(definition: PricedChoices): ReadonlyMap<string, ChoiceEffect> {
  return new Map(
    leafSteps(definition).flatMap((step) => [
      ...('options' in step
        ? step.options.map((one) => [idOf(step.optionId, one.id), one.effect] as const)
        : []),
      ...fieldsOf(step).flatMap((field) =>
        'values' in field
          ? field.values.map((value) => [idOf(field.optionId, value.id), value.effect] as const)
          : [],
      ),
    ]),
  )
}

const idOf = (within: string, id: string) => JSON.stringify([within, id])

/** What sets no price of its own: nothing is added, or what the product or the circulation costs elsewhere. */
const isUnpriced = ({ kind }: ChoiceEffect) =>
  kind === 'included' || kind === 'child' || kind === 'runQuantity'

/** A circulation is no price. */
const isSamePrice = (one: ChoiceEffect, other: ChoiceEffect) =>
  isDeepEqual(one, other) || (one.kind === 'runQuantity' && other.kind === 'runQuantity')

const countsOtherwise = (one: PricedChoices, other: PricedChoices) =>
  one.priceMode !== other.priceMode || one.mainLine !== other.mainLine

/**
 * Whether an edit sets prices: what a choice costs becomes otherwise, or one that is new costs what no other did. A choice that is
 * copied or moved takes its price along, one that goes sets none, and one that is put back costs what it does in the shop.
 */
export function setsChoicePrices(
  before: PricedChoices | null,
  after: PricedChoices,
  inShop: PricedChoices | null = null,
): boolean {
  if (before && countsOtherwise(before, after)) return true
  const known = new Map([inShop, before].flatMap((one) => (one ? [...effectsOf(one)] : [])))
  return [...effectsOf(after)].some(([id, effect]) => {
    const was = known.get(id)
    if (was) return !isSamePrice(was, effect)
    return !isUnpriced(effect) && ![...known.values()].some((one) => isSamePrice(one, effect))
  })
}

/** Whether the shop gets other prices by a configurator: also a choice that it does not have yet costs what somebody decides. */
export function differsInChoicePrices(inShop: PricedChoices | null, next: PricedChoices): boolean {
  if (inShop === null || countsOtherwise(inShop, next)) return true
  const known = effectsOf(inShop)
  return [...effectsOf(next)].some(([id, effect]) => {
    const was = known.get(id)
    return was === undefined || !isSamePrice(was, effect)
  })
}
