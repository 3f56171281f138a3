import type { Cents } from '../money.ts'

/**
 * What the price of a choice is per; `percent` is of the material. What is included, what costs as its own product does, and a
 * circulation have no price of their own.
 */
export const CHOICE_UNITS = [
  'piece',
  'm2',
  'edgeMetre',
  'count',
  'eyelets',
  'order',
  'run',
  'percent',
] as const
export type ChoiceUnit = (typeof CHOICE_UNITS)[number]

/** With how many decimals the price of a choice is kept. */
export const CHOICE_DECIMALS = {
  piece: 4,
  m2: 4,
  edgeMetre: 4,
  count: 4,
  eyelets: 4,
  order: 2,
  run: 2,
  percent: 2,
} as const satisfies Record<ChoiceUnit, number>

/** What one choice in the configurator of a product costs. On the base list alone, and from no day: it holds until it is changed. */
export type ChoicePrice = {
  /** Of the composed product. */
  readonly sku: string
  /** Of its step or field. */
  readonly optionId: string
  readonly choiceId: string
  readonly unit: ChoiceUnit
  /** In whole units of the last decimal of its kind; below zero comes off. */
  readonly amount: number
  /** What it costs once; null for a kind that has no such cost. */
  readonly setupCents: Cents | null
}

/** A choice within its product, as a file names it: 'afwerking/zoom'. */
export const choiceCode = ({ optionId, choiceId }: Pick<ChoicePrice, 'optionId' | 'choiceId'>): string =>
  [optionId, choiceId].map((id) => id.replace(/[%/]/g, encodeURIComponent)).join('/')

/** What tells choices apart. */
export const choiceKey = (choice: Pick<ChoicePrice, 'sku' | 'optionId' | 'choiceId'>): string =>
  `${choice.sku} ${choiceCode(choice)}`

/** Whether two prices are of one choice that is counted the same way. */
export const isSameChoice = (one: ChoicePrice, other: ChoicePrice): boolean =>
  choiceKey(one) === choiceKey(other) &&
  one.unit === other.unit &&
  (one.setupCents === null) === (other.setupCents === null)
