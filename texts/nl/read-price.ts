import type { Cents } from '#domain/money.ts'
import { formatPrice } from './format.ts'

const PRICE = /^(\d{1,3}(?:\.\d{3})+|\d{1,12})(?:,(\d{1,2}))?$/

/** Whole cents of what somebody typed, such as '2500', '2.500,00' or '€ 2500,5'; null for what is no amount. */
export function readPrice(text: string): Cents | null {
  const [, whole, fraction = ''] = PRICE.exec(text.replace(/^\s*€/, '').trim()) ?? []
  return whole === undefined
    ? null
    : Number(whole.replaceAll('.', '')) * 100 + Number(fraction.padEnd(2, '0'))
}

/** An amount as it is typed: '2.500,00'. */
export const typedPrice = (cents: Cents): string => formatPrice(cents).replace(/^€\s/, '')
