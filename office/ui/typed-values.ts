import { MOST_FREE_DAYS } from '#domain/catalogue/free-goods.ts'
import type { Cents } from '#domain/money.ts'
import { isPlainDate, type PlainDate } from '#domain/delivery/plain-date.ts'
import type { RateE4 } from '#domain/pricing/model.ts'
import { readEuros, readRate, typedEuros, typedRate } from '#texts/nl/euros.ts'
import { productFormTexts as texts } from '#texts/nl/office/product-form.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { readNumber, typedNumber } from '#texts/nl/typed-number.ts'

/** How a value is typed: what is read of a text (undefined for nothing that it can be), and how it stands when it is left. */
export type Typed<Value> = {
  readonly read: (text: string) => Value | undefined
  readonly write: (value: Value) => string
  /** What is told of a text that cannot be read. */
  readonly fault: string
  readonly inputMode: 'decimal' | 'numeric' | 'text'
  readonly isOptional: boolean
}

type Range = { readonly min: number; readonly max: number; readonly decimals?: number }

/** A number with at most so many decimals, which is kept in units of `unit` of it: 0,001 for thousandths. */
export function number({ min, max, decimals = 0 }: Range, scale = 1): Typed<number> {
  const perUnit = 10 ** decimals
  return {
    read(text) {
      const units = readNumber(text, decimals)
      return units === null || units < min * perUnit || units > max * perUnit
        ? undefined
        : (units * scale) / perUnit
    },
    write: (value) => typedNumber(Math.round((value / scale) * perUnit), decimals),
    fault: texts.numberFault(min, max, decimals),
    inputMode: decimals === 0 ? 'numeric' : 'decimal',
    isOptional: false,
  }
}

/** The same, or nothing at all. */
export const orNone = <Value>(typed: Typed<Value>): Typed<Value | null> => ({
  ...typed,
  read: (text) => (text.trim() === '' ? null : typed.read(text)),
  write: (value) => (value === null ? '' : typed.write(value)),
  isOptional: true,
})

const MOST_MM = 100_000
const MOST_PIECES = 1_000_000
const MM2_PER_M2 = 1_000_000
const THOUSANDTHS = 1000
const HUNDREDTHS = 100

export const cents: Typed<Cents> = {
  read: (text) => readEuros(text) ?? undefined,
  write: typedEuros,
  fault: texts.amountFault,
  inputMode: 'decimal',
  isOptional: false,
}

export const rate: Typed<RateE4> = {
  read: (text) => readRate(text) ?? undefined,
  write: typedRate,
  fault: texts.rateFault,
  inputMode: 'decimal',
  isOptional: false,
}

/** The same, also below zero with a sign before it: what a choice takes off. */
const signed = (typed: Typed<number>): Typed<number> => ({
  ...typed,
  read(text) {
    const [, minus = '', rest = ''] = /^\s*([-−]?)\s*(.*)$/.exec(text) ?? []
    const value = typed.read(rest)
    return value === undefined || minus === '' || value === 0 ? value : -value
  },
  write: (value) => (value < 0 ? `-${typed.write(-value)}` : typed.write(value)),
})

export const signedCents = signed(cents)
export const signedRate = signed(rate)

/** A text of one line, which may be any. */
export const oneLine: Typed<string> = {
  read: (text) => text,
  write: (value) => value,
  fault: fieldFaultTexts.Required,
  inputMode: 'text',
  isOptional: true,
}

export const millimetres = number({ min: 1, max: MOST_MM })
/** A margin or an allowance, which may be none. */
export const marginMm = number({ min: 0, max: 10_000, decimals: 1 })
export const lengthMm = number({ min: 0, max: MOST_MM })
export const thicknessMm = number({ min: 0, max: 1000, decimals: 3 })
export const grams = number({ min: 0, max: 1_000_000, decimals: 3 })
export const metres = number({ min: 0, max: 1000, decimals: 2 })
/** Kept in mm². */
export const squareMetres = number({ min: 0, max: 1000, decimals: 6 }, MM2_PER_M2)
export const pieces = number({ min: 1, max: MOST_PIECES })
export const packCount = number({ min: 2, max: 100_000 })
/** Where a tier begins, kept in thousandths. */
export const tierPieces = number({ min: 1, max: MOST_PIECES }, THOUSANDTHS)
export const tierMeasure = number({ min: 0.001, max: MOST_PIECES, decimals: 3 }, THOUSANDTHS)
export const percentOff = number({ min: 0, max: 100 })
/** What comes off a price of a list: something is left to pay. */
export const discountPercent = number({ min: 1, max: 99 })
/** What comes onto a price, or off it with a sign. */
export const percentOn = signed(number({ min: 0, max: 1000, decimals: 2 }))
/** The same, kept in hundredths. */
export const percentHundredths = signed(number({ min: 0, max: 1000, decimals: 2 }, HUNDREDTHS))
/** Added to a side, or taken off it. */
export const offsetMm = signed(number({ min: 0, max: MOST_MM }))
/** How far rings are apart. */
export const spacingMm = number({ min: 10, max: MOST_MM })
export const fixingCount = number({ min: 1, max: 8 })
export const expressPercent = number({ min: 0, max: 500 })
export const inkPercent = number({ min: 1, max: 400 })
export const ppi = number({ min: 1, max: 2400 })
export const days = number({ min: 0, max: 60 })
export const freeDays = number({ min: 0, max: MOST_FREE_DAYS })

export const day: Typed<PlainDate> = {
  read: (text) => (isPlainDate(text) ? text : undefined),
  write: (value) => value,
  fault: fieldFaultTexts.DateInvalid,
  inputMode: 'text',
  isOptional: false,
}

const PATH = /^\/[a-z0-9][a-z0-9/-]*$/

/** An address of the shop; nothing for what has no page of its own. */
export const pagePath: Typed<string | null> = orNone({
  read: (text) => (PATH.test(text.trim()) ? text.trim() : undefined),
  write: (value) => value,
  fault: fieldFaultTexts.PathInvalid,
  inputMode: 'text',
  isOptional: false,
})
