import {
  type AttributeShape,
  ATTRIBUTE_DECIMALS,
  isKeptNumber,
  keptNumber,
} from '#domain/catalogue/attribute-kinds.ts'
import { formatNumber, SPACE } from './format.ts'
import { readNumber } from './typed-number.ts'

/** Units that stand against their number. */
const CLOSE = /^[%‰°]/

/** A value of an attribute as somebody reads it: '12,5 mm' for the number '12.5'. */
export function attributeValueText(value: string, { kind, unit }: AttributeShape): string {
  if (kind !== 'number' || !isKeptNumber(value)) return value
  const number = formatNumber(Number(value), ATTRIBUTE_DECIMALS)
  return unit === '' ? number : `${number}${CLOSE.test(unit) ? '' : SPACE}${unit}`
}

/** The number that is typed in Dutch, as it is kept, with or without the unit behind it: '1.250,5 mm' is '1250.5'. Null for anything else. */
export function readAttributeNumber(text: string, unit: string): string | null {
  const typed = text.replaceAll(SPACE, ' ').trim()
  const bare = unit !== '' && typed.endsWith(unit) ? typed.slice(0, -unit.length).trim() : typed
  const isNegative = /^[-−]/.test(bare)
  const units = readNumber(isNegative ? bare.slice(1) : bare, ATTRIBUTE_DECIMALS)
  return units === null ? null : keptNumber(isNegative && units !== 0 ? -units : units)
}

/** A number as it is typed, without its unit; what is none stays as it was typed. */
export const typedAttributeNumber = (value: string): string =>
  attributeValueText(value, { kind: 'number', unit: '' })

/** A value that an attribute had, as it is of another kind; null where it can't be. */
export function attributeValueAs(value: string, from: AttributeShape, to: AttributeShape): string | null {
  if (to.kind !== 'number') return attributeValueText(value, from)
  if (from.kind === 'number') return value
  return readAttributeNumber(value, to.unit)
}
