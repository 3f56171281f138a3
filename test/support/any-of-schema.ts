import * as fc from 'fast-check'
import type { z } from 'zod'

/** Texts that sheets and the files of sheets are prone to change. */
const TRICKY = [
  '', ' ', '=1+1', '+31', '-5', '@a', "'=x", "''", '\t=1', '00123', '1E5', '12345678901234567890', '1.234', '31-12-2026', '2026-12-31', 'ja',
  '""', "'\"\"", '(geen)', '(ongewijzigd)', "'(ongewijzigd)", 'a|b', 'a\\|b', '\\', 'a;b,c', '"', 'een "twee"', 'x\ny', 'x\r\ny', '\r', '_x000D_', '_x0041_', 'é€😀',
  ' om ', '\uFEFFa', '\u00A0', '<b>&amp;</b>', ']]>', 'null', 'true', '#N/B', '\u0001', '\uFFFE', 'a\u2028b', '\u2029', '1>2', '{}', '[]',
] // prettier-ignore

const text = () =>
  fc.oneof(
    fc.constantFrom(...TRICKY),
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  )

const MOST_DEPTH = 4
const MOST_ITEMS = 2

const made = new Map<z.core.$ZodType, Map<number, fc.Arbitrary<unknown>>>()

/** Whatever a schema may take: what it says that it refuses all the same is left to who asks. */
export function anyOf(schema: z.core.$ZodType, depth = 0): fc.Arbitrary<unknown> {
  const byDepth = made.get(schema) ?? new Map<number, fc.Arbitrary<unknown>>()
  made.set(schema, byDepth)
  const arbitrary = byDepth.get(depth) ?? arbitraryOf(schema, depth)
  byDepth.set(depth, arbitrary)
  return arbitrary
}

function arbitraryOf(schema: z.core.$ZodType, depth: number): fc.Arbitrary<unknown> {
  const {
    _zod: { def },
  } = schema as z.core.$ZodTypes
  // What else a schema may be, none of those that are asked for is: the last case says so.
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (def.type) {
    case 'string':
      return anyText(schema)
    case 'number':
      return anyNumber(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'nullable':
      return fc.option(anyOf(def.innerType, depth), { nil: null, freq: 3 })
    case 'optional':
      return fc.option(anyOf(def.innerType, depth), { nil: undefined, freq: 3 })
    case 'default':
    case 'readonly':
      return anyOf(def.innerType, depth)
    case 'pipe':
      return anyOf(def.in, depth)
    case 'lazy':
      return fc.constant(null).chain(() => anyOf(def.getter(), depth))
    case 'array':
      return fc.array(anyOf(def.element, depth + 1), {
        minLength: leastOf(def),
        maxLength: Math.max(leastOf(def), depth > MOST_DEPTH ? 0 : MOST_ITEMS),
      })
    case 'tuple':
      return fc.tuple(...def.items.map((item) => anyOf(item, depth)))
    case 'record':
      return fc.dictionary(anyOf(def.keyType, depth) as fc.Arbitrary<string>, anyOf(def.valueType, depth), {
        maxKeys: 2,
      })
    case 'union':
      return fc.oneof(...def.options.map((option) => anyOf(option, depth + 1)))
    case 'object':
      return fc
        .record(
          Object.fromEntries(Object.entries(def.shape).map(([name, inner]) => [name, anyOf(inner, depth)])),
        )
        .map((one) => Object.fromEntries(Object.entries(one).filter(([, value]) => value !== undefined)))
    default:
      throw new Error(`what a ${def.type} may be nobody said`)
  }
}

/** How many a list has at least. */
const leastOf = (def: z.core.$ZodArrayDef) =>
  Math.max(
    0,
    ...(def.checks ?? []).map(({ _zod: { def: check } }) => ('minimum' in check ? Number(check.minimum) : 0)),
  )

/** Of every form that a text may have to have, a few. */
const FORMED = [
  'a', 'Tekst', '00123', 'PST-A1', 'A', '1E5', '/a', '/a/b-c', '/vlaggen', '/%E2?x=1', '2027-01-31', '1800-02-28', '9999-12-31', 'slug-1', '0', '#0a0b0c',
  ...['a', '0'].flatMap((sign) => [sign.repeat(64), `${sign.repeat(64)}.pdf`]),
] // prettier-ignore

function anyText(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const isTaken = (one: string) => (schema as unknown as z.ZodType).safeParse(one).success
  const formed = FORMED.filter(isTaken)
  if (formed.length === 0) throw new Error('no text is known that this schema takes')
  return fc.tuple(text(), fc.constantFrom(...formed)).map(([any, instead]) => (isTaken(any) ? any : instead))
}

const NUMBERS = [0, 1, 2, 5, 9, 12, 21, 50, 100, 1234, -1, -1234, 0.5, 12.345, 1.234]

function anyNumber(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const isTaken = (one: number) => (schema as unknown as z.ZodType).safeParse(one).success
  const known = NUMBERS.filter(isTaken)
  if (known.length === 0) throw new Error('no number is known that this schema takes')
  const any = fc.oneof(
    fc.integer({ min: -100, max: 2000 }),
    fc.maxSafeInteger(),
    fc.maxSafeNat(),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.double({ min: 0, max: 500, noNaN: true }),
  )
  return fc.tuple(any, fc.constantFrom(...known)).map(([one, instead]) => (isTaken(one) ? one : instead))
}
