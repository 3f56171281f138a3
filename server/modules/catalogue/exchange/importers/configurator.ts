import type { CatalogueEntries } from '#contract/catalogue-file.ts'
import type {
  BundleOptionStep,
  CustomOptionStep,
  Option,
  OptionType,
  Step,
} from '#domain/configurator/model.ts'
import { composing } from '#texts/nl/office/left-behind.ts'
import { Ids } from './addresses.ts'

type Definition = CatalogueEntries['configurators']['definition']

/** What can be chosen in a step: a product of its own where it has a SKU. */
export type Choice = {
  readonly title: string
  readonly sku: string | null
  readonly quantity: number
  readonly effect: Option['effect']
}

/** Makes the steps of one configurator, each with an id of its own. */
export class Steps {
  readonly made: Step[] = []
  private readonly ids = new Ids()

  /** A choice that must be made. */
  custom(title: string, choices: readonly Choice[]): void {
    const step: CustomOptionStep = {
      ...this.base(title),
      stepType: 'customOption',
      isQuantityRow: false,
      options: optionsOf(choices),
    }
    this.made.push(step)
  }

  /** A choice between products. */
  bundle(
    title: string,
    choices: readonly Choice[],
    optionRequired: boolean,
    optionType: OptionType | null,
  ): void {
    const step: BundleOptionStep = {
      ...this.base(title),
      stepType: 'bundleOption',
      optionType,
      bundleOptionFilterType: 'dropdown',
      optionRequired,
      noChoiceTitle: null,
      sizeFromParent: null,
      filters: [],
      options: optionsOf(choices),
    }
    this.made.push(step)
  }

  private base(title: string) {
    return { optionId: this.ids.give(title, 'stap'), title, visibleIf: [] }
  }
}

function optionsOf(choices: readonly Choice[]): Option[] {
  const ids = new Ids()
  return choices.map(({ title, sku, quantity, effect }) => ({
    id: ids.give(sku ?? title, 'keuze'),
    sku,
    title,
    description: '',
    attributes: {},
    visibleIf: [],
    quantity,
    quantityScope: 'piece',
    customerMayChangeQuantity: null,
    effect,
    limits: null,
    printSides: null,
    needs: null,
    printSizeMm: null,
    deliveryKinds: null,
  }))
}

type Composed = Pick<Definition, 'priceMode' | 'mainLine'> & {
  readonly sku: string
  readonly steps: readonly Step[]
}

/** A configurator of one card, as many pieces as the customer wants. */
export const configuratorOf = ({ sku, steps, ...how }: Composed): CatalogueEntries['configurators'] => ({
  sku,
  key: sku.toLowerCase(),
  definition: {
    ...how,
    quantity: { from: 'customer', start: 1 },
    deliveryKinds: ['ship', 'pickup'],
    cards: [{ id: 'samenstellen', title: composing, steps: [...steps] }],
  },
})

/** What a choice adds for each piece, in 1/100 cent. */
export const surcharge = (rateE4: number): Option['effect'] =>
  rateE4 === 0 ? { kind: 'included' } : { kind: 'piece', rateE4 }
