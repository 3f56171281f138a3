import type { Cents } from '#domain/money.ts'
import { formatPrice } from './format.ts'

/** Nobody types more by intent: ten million euros, which a price of the shop never is. */
const MOST_CENTS = 999_999_999

/** The euros in front: in threes with points, or without any; then at most two decimals behind a comma. */
const EUROS = /^(?:€\s*)?(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/

/**
 * An amount as it is typed in Dutch, in whole cents: '12,50', '1.234,56', '€ 12'. Null for anything else: '12.50' is no
 * number of thousands, and guessing would be wrong by a hundred.
 */
export function readEuros(text: string): Cents | null {
  const [, euros, decimals = ''] = EUROS.exec(text.trim()) ?? []
  if (euros === undefined) return null
  const cents = Number(euros.replaceAll('.', '')) * 100 + Number(decimals.padEnd(2, '0'))
  return cents <= MOST_CENTS ? cents : null
}

/** The same the other way round, without a sign: '1.234,50'. */
export const typedEuros = (cents: Cents): string => formatPrice(cents).replace(/^€\s/, '')
