import { choicesOf } from '../cart/composed-group.ts'
import type { KeptConfiguration } from '../cart/kept-cart.ts'
import { evaluate } from '../configurator/evaluate.ts'
import type { Configurator } from '../configurator/model.ts'
import { type ConfigurationLine, configurationLines, MAIN_PART } from '../configurator/price-configuration.ts'
import { refuseChoices } from '../configurator/refuse-choices.ts'
import { runChoice } from '../configurator/run-choice.ts'
import type { Evaluation } from '../configurator/view.ts'
import { isDeepEqual } from '../deep-equal.ts'
import type { LabelledEffect } from '../pricing/model.ts'

/** A line of an ordered configuration; sizes in mm. */
export type SetLine = {
  readonly id: string
  readonly part: string | null
  readonly sku: string
  readonly quantity: number
  readonly widthMm: number | null
  readonly heightMm: number | null
  readonly effects: readonly LabelledEffect[]
}

/** An ordered configuration in another quantity. */
export type ChangedSet = {
  readonly configuration: KeptConfiguration
  /** The quantity of each of its lines, by its id. */
  readonly quantities: ReadonlyMap<string, number>
  readonly before: Evaluation
  readonly after: Evaluation
}

/**
 * What a configuration consists of in another quantity: every part follows the main one, as it did when it was ordered.
 * 'SetNotAsOrdered' where its configurator no longer makes of it what was ordered, so that nobody knows what would follow;
 * 'QuantityNotSold' where its quantity is a circulation and this is none of them.
 */
export function changedSet(
  configurator: Configurator | null,
  kept: KeptConfiguration,
  lines: readonly SetLine[],
  pieces: number,
): ChangedSet | 'SetNotAsOrdered' | 'QuantityNotSold' {
  const made = configurator && composed(configurator, kept)
  if (!made || !isAsOrdered(made.lines, lines)) return 'SetNotAsOrdered'
  const configuration = {
    ...kept,
    quantity: pieces,
    options: { ...kept.options, ...runChoice(configurator, pieces) },
  }
  const changed = composed(configurator, configuration)
  const quantityOf = new Map(changed?.lines.map(({ part, quantity }) => [part, quantity]))
  if (!changed || quantityOf.get(MAIN_PART) !== pieces) return 'QuantityNotSold'
  return {
    configuration,
    quantities: new Map(lines.map(({ id, part, quantity }) => [id, quantityOf.get(part ?? '') ?? quantity])),
    before: made.evaluation,
    after: changed.evaluation,
  }
}

function composed(configurator: Configurator, kept: KeptConfiguration) {
  const choices = choicesOf(kept)
  const evaluation = evaluate(configurator, choices)
  const isMade = evaluation.isValid && refuseChoices(choices, evaluation) === null
  const lines = isMade ? configurationLines(configurator, evaluation, kept.quantity) : null
  return lines && { evaluation, lines }
}

/** The same parts, products, quantities, sizes and surcharges as were ordered. */
function isAsOrdered(today: readonly ConfigurationLine[], lines: readonly SetLine[]): boolean {
  return (
    today.length === lines.length &&
    today.every((made) =>
      lines.some(
        (line) =>
          line.part === made.part &&
          line.sku === made.sku &&
          line.quantity === made.quantity &&
          line.widthMm === made.widthMm &&
          line.heightMm === made.heightMm &&
          isDeepEqual(line.effects, made.effects),
      ),
    )
  )
}
