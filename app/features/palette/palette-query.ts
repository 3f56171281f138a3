import { readQuickLine, type QuickLine } from '#domain/quick-order/read-line.ts'

/** The word with which re-ordering is typed. */
export const RE_ORDER_WORD = 'opnieuw'

/** What was typed, and what it asks for. */
export type PaletteQuery =
  /** Orders to order again; with no words the latest. */
  | { readonly kind: 're-order'; readonly reference: string }
  | {
      readonly kind: 'search'
      readonly text: string
      readonly line: QuickLine | null
      /** By which orders and quotes are looked for; null for what cannot be a number or reference. */
      readonly reference: string | null
    }

/** The most that the lists of orders and quotes take. */
const LONGEST_REFERENCE = 60
const SHORTEST_REFERENCE = 2

/** 'bestelling 1002' and 'offerte nr. 17' name a paper by its number. */
const OWN_PAPER = /^(?:bestelling|order|offerte)\s+(?:nr\.?\s*|nummer\s+)?(\S.*)$/iu

/** Reads what was typed: 'opnieuw 1002' asks for orders again, and 'dibond 1000x500 4' may be an order. */
export function readPaletteQuery(typed: string): PaletteQuery {
  const text = typed.trim()
  const [first = '', ...rest] = text.split(/\s+/)
  if (first.toLowerCase() === RE_ORDER_WORD) {
    const words = rest[0]?.toLowerCase() === 'bestellen' ? rest.slice(1) : rest
    return { kind: 're-order', reference: referenceOf(words.join(' ')) }
  }
  const named = OWN_PAPER.exec(text)?.[1]
  const line = named === undefined ? readQuickLine(text) : null
  const reference = referenceOf(named ?? text)
  const isReference = reference.length >= SHORTEST_REFERENCE && text.length <= LONGEST_REFERENCE
  return { kind: 'search', text, line, reference: isReference && line?.widthMm == null ? reference : null }
}

/** '#1002' is how people write the number of an order. */
const referenceOf = (text: string) => text.replace(/^#\s*/, '').slice(0, LONGEST_REFERENCE).trim()
