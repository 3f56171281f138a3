import type { Cents } from '../money.ts'
import type { Choices } from './choices.ts'
import { lintConfigurator } from './lint.ts'
import type { Fault, ProductOf } from './lint/finding.ts'
import type { Configurator } from './model.ts'
import { type TriedChoices, tryChoices } from './try-choices.ts'

/** A composition with the price that it must have. */
export type PricedTest = {
  readonly id: string
  readonly title: string
  readonly choices: Pick<Choices, 'options' | 'fields'> & { readonly quantity: number }
  readonly expectedCents: Cents
}

/** What a configurator has that it should not have: something that is wrong with it, or a test without its price. */
export type Breakage =
  | { readonly kind: 'fault'; readonly fault: Fault }
  | { readonly kind: 'test'; readonly test: PricedTest; readonly tried: TriedChoices }

/** A configurator with its tests, and the goods that it is judged with. */
export type WithGoods = {
  readonly configurator: Configurator
  readonly tests: readonly PricedTest[]
  readonly productOf: ProductOf
}

/** Whether tests are only to have a price, since on a later day it may well be another one. */
export type TestedFor = 'amount' | 'anyPrice'

/** What is wrong with a configurator and its tests, looking as much as `mostLooks` allows the linter. */
export function breakages(
  { configurator, tests, productOf }: WithGoods,
  mostLooks: number,
  testedFor: TestedFor = 'amount',
): readonly Breakage[] {
  const ruleOf = (sku: string) => productOf(sku)?.rule ?? null
  return [
    ...lintConfigurator(configurator, productOf, mostLooks).map(
      (fault) => ({ kind: 'fault', fault }) as const,
    ),
    ...tests.flatMap((test): readonly Breakage[] => {
      const tried = tryChoices(configurator, test.choices, test.choices.quantity, ruleOf)
      const holds =
        tried.kind === 'priced' && (testedFor === 'anyPrice' || tried.netCents === test.expectedCents)
      return holds ? [] : [{ kind: 'test', test, tried }]
    }),
  ]
}

/**
 * Of what is wrong after a change of the goods, what was not so before: whoever changes one product is not stopped by what
 * somebody else left. A test that had another price than it should is only worse off when it loses that too.
 */
export function newlyBroken(after: readonly Breakage[], before: readonly Breakage[]): readonly Breakage[] {
  const known = new Set(before.flatMap(marksOf))
  return after.filter((one) => !marksOf(one).every((mark) => known.has(mark)))
}

function marksOf(breakage: Breakage): readonly string[] {
  if (breakage.kind === 'fault') {
    const { code, at, about } = breakage.fault
    return [JSON.stringify([code, at, about])]
  }
  const { test, tried } = breakage
  return [`test ${test.id}`, ...(tried.kind === 'priced' ? [] : [`test ${test.id} without a price`])]
}
