/** What a product has of an attribute: one free text, one number, one value of a list, or several. */
export const ATTRIBUTE_KINDS = ['text', 'number', 'choice', 'choices'] as const
export type AttributeKind = (typeof ATTRIBUTE_KINDS)[number]

/** How the values of an attribute are meant; `unit` is empty for none, and only a number has one. */
export type AttributeShape = { readonly kind: AttributeKind; readonly unit: string }

/** What an attribute is of which nobody said otherwise. */
export const USUAL_ATTRIBUTE: AttributeShape = { kind: 'choices', unit: '' }

/** The kinds whose values stand in a list of the owner, in his order. */
export const hasValueList = (kind: AttributeKind): boolean => kind === 'choice' || kind === 'choices'

/** A number has at most this many digits before its decimals, and decimals. */
export const ATTRIBUTE_DECIMALS = 4
const MOST_UNITS = 10 ** (9 + ATTRIBUTE_DECIMALS)
/** The one way to write a number: a point before its decimals, and no zero that says nothing. */
const KEPT_NUMBER = /^(?:0|-?[1-9]\d{0,8}|-?(?:0|[1-9]\d{0,8})\.\d{0,3}[1-9])$/

/** Whether a value is a number as it is kept: '12.5', not '12,5' or '12.50'. */
export const isKeptNumber = (value: string): boolean => KEPT_NUMBER.test(value)

/** A number as it is kept, given in whole units of its last decimal; null for one that is too large. */
export function keptNumber(units: number): string | null {
  if (!Number.isSafeInteger(units) || Math.abs(units) >= MOST_UNITS) return null
  const digits = String(Math.abs(units)).padStart(ATTRIBUTE_DECIMALS + 1, '0')
  const decimals = digits.slice(-ATTRIBUTE_DECIMALS).replace(/0+$/, '')
  return `${units < 0 ? '-' : ''}${digits.slice(0, -ATTRIBUTE_DECIMALS)}${decimals && '.'}${decimals}`
}

/** Whether a product can have these values of an attribute of this kind; a list takes in values that are new to it. */
export function fitsKind(kind: AttributeKind, values: readonly string[]): boolean {
  if (kind === 'choices') return true
  const [only = '', ...others] = values
  return others.length === 0 && (kind !== 'number' || isKeptNumber(only))
}

/** Values as lists of them are read: numbers by size, others in the order of their owner. */
export const inValueOrder = (kind: AttributeKind, values: readonly string[]): readonly string[] =>
  kind === 'number' ? values.toSorted((one, other) => Number(one) - Number(other)) : values

/** A list in which one thing comes to stand before another, or last with null; itself where either is not in it. */
export function movedBefore(
  list: readonly string[],
  moved: string,
  before: string | null,
): readonly string[] {
  if (!list.includes(moved) || moved === before || (before !== null && !list.includes(before))) return list
  const others = list.filter((one) => one !== moved)
  return others.toSpliced(before === null ? others.length : others.indexOf(before), 0, moved)
}
