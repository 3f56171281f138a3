import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDeepEqual } from '../deep-equal.ts'
import { type EntryTakenBack, entryTakenBack, type FileEntry } from './entry-taken-back.ts'

type Row = {
  readonly rule: string
  readonly before: FileEntry | null
  readonly after: FileEntry | null
  readonly now: FileEntry | null
  readonly becomes: EntryTakenBack
}

const write = (entry: FileEntry, ...staying: string[]) => ({ kind: 'write', entry, staying }) as const
const SAME = { kind: 'same' } as const
const A = { sku: 'A', title: 'Was', price: 1 }
const TITLED = { ...A, title: 'Anders' }
const PRICED = { ...A, price: 9 }

const ROWS: readonly Row[] = [
  { rule: 'what it changed becomes what it was', before: A, after: TITLED, now: TITLED, becomes: write(A) },
  {
    rule: 'what somebody changed besides stays',
    before: A,
    after: TITLED,
    now: { ...TITLED, price: 9 },
    becomes: write(PRICED),
  },
  {
    rule: 'a field that was changed once more stays, and is told',
    before: A,
    after: { ...TITLED, price: 2 },
    now: { ...TITLED, price: 9 },
    becomes: write(PRICED, 'price'),
  },
  {
    rule: 'where nothing can go back, what stays is told all the same',
    before: A,
    after: TITLED,
    now: { ...A, title: 'Nog anders' },
    becomes: write({ ...A, title: 'Nog anders' }, 'title'),
  },
  { rule: 'what was put back by hand is done', before: A, after: TITLED, now: A, becomes: SAME },
  {
    rule: 'what was put back by hand, and changed besides, is done',
    before: A,
    after: TITLED,
    now: PRICED,
    becomes: SAME,
  },
  { rule: 'what it added goes', before: null, after: A, now: A, becomes: { kind: 'withdraw' } },
  {
    rule: 'what it added and somebody changed since stays',
    before: null,
    after: A,
    now: TITLED,
    becomes: { kind: 'stay', why: 'changed' },
  },
  { rule: 'what it added and somebody took out is done', before: null, after: A, now: null, becomes: SAME },
  { rule: 'what it took out comes back', before: A, after: null, now: null, becomes: write(A) },
  { rule: 'what it took out and is there again, is done', before: A, after: null, now: A, becomes: SAME },
  {
    rule: 'what it took out and somebody made anew stays',
    before: A,
    after: null,
    now: TITLED,
    becomes: { kind: 'stay', why: 'made' },
  },
  {
    rule: 'what it changed and somebody took out stays away',
    before: A,
    after: TITLED,
    now: null,
    becomes: { kind: 'stay', why: 'removed' },
  },
  {
    rule: 'a field that was not there before goes',
    before: { sku: 'A' },
    after: { sku: 'A', unit: 'cm' },
    now: { sku: 'A', unit: 'cm' },
    becomes: write({ sku: 'A' }),
  },
]

const left = (now: FileEntry | null, back: EntryTakenBack): FileEntry | null => {
  if (back.kind === 'write') return back.entry
  return back.kind === 'withdraw' ? null : now
}

const attribute = (...values: readonly string[]) => ({
  code: 'kleur',
  label: 'Kleur',
  values: values.map((text) => ({ value: text.slice(0, -1), position: Number(text.slice(-1)) })),
})

const ATTRIBUTES: readonly Row[] = [
  {
    rule: 'values of products that came or went since stay, and nothing is told',
    before: attribute('rood0'),
    after: attribute('rood0', 'blauw1'),
    now: attribute('rood0', 'blauw1', 'geel2'),
    becomes: write(attribute('rood0', 'geel2')),
  },
  {
    rule: 'a value has its place of before, but where somebody moved it since',
    before: attribute('rood0', 'blauw1', 'geel2'),
    after: attribute('rood5', 'blauw6', 'geel2'),
    now: attribute('rood5', 'blauw7'),
    becomes: write(attribute('rood0', 'blauw7')),
  },
  {
    rule: 'a value that it took out comes back, but one that somebody took out since',
    before: attribute('rood0', 'blauw1', 'geel2'),
    after: attribute('blauw1', 'geel3'),
    now: attribute('blauw1', 'wit4'),
    becomes: write(attribute('blauw1', 'wit4', 'rood0')),
  },
  {
    rule: 'what else is another goes back beside values that stay',
    before: attribute('rood0'),
    after: { ...attribute('rood0'), label: 'Tint' },
    now: { ...attribute('rood0', 'geel2'), label: 'Tint' },
    becomes: write(attribute('rood0', 'geel2')),
  },
  {
    rule: 'one that it added goes, also without values that products have no longer',
    before: null,
    after: attribute('rood0', 'blauw1'),
    now: attribute('rood0'),
    becomes: { kind: 'withdraw' },
  },
  {
    rule: 'one that it added stays where it has got another value',
    before: null,
    after: attribute('rood0'),
    now: attribute('rood0', 'blauw1'),
    becomes: { kind: 'stay', why: 'changed' },
  },
]

describe('taking back what an import made of an attribute', () => {
  it.each(ATTRIBUTES)('$rule', ({ before, after, now, becomes }) => {
    expect(entryTakenBack('attributes', { before, after }, now)).toEqual(becomes)
  })
})

describe('taking back what an import made of an entry', () => {
  it.each(ROWS)('$rule', ({ before, after, now, becomes }) => {
    expect(entryTakenBack('products', { before, after }, now)).toEqual(becomes)
  })

  const fields = fc.record({ a: fc.nat(2), b: fc.nat(2), c: fc.nat(2) })
  const entries = fc.option(fields, { nil: null })

  it('undoes an import that nobody touched, and itself is undone so too', () => {
    fc.assert(
      fc.property(entries, entries, (before, after) => {
        const gone = left(after, entryTakenBack('products', { before, after }, after))
        expect(gone).toEqual(before)
        expect(left(gone, entryTakenBack('products', { before: after, after: gone }, gone))).toEqual(after)
      }),
    )
  })

  it('gives each field its value of before or leaves it, and never changes silently what somebody else made', () => {
    fc.assert(
      fc.property(fields, fields, fields, (before, after, now) => {
        const back = entryTakenBack('products', { before, after }, now)
        const becomes = left(now, back)
        for (const name of ['a', 'b', 'c'] as const) {
          const isOthers = !isDeepEqual(now[name], after[name])
          expect(becomes?.[name]).toBe(isOthers || before[name] === after[name] ? now[name] : before[name])
          const isTold = back.kind === 'write' && back.staying.includes(name)
          expect(isTold).toBe(isOthers && before[name] !== after[name] && now[name] !== before[name])
        }
      }),
    )
  })
})
