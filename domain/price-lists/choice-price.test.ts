import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choiceCode, type ChoicePrice } from './choice-price.ts'
import type { ListContent } from './content.ts'
import { keepingOthers, listDifferences, withChanges } from './differences.ts'
import { readListTable } from './read-table.ts'
import { type TableCells, tableRows, writtenColumns } from './table.ts'
import { takenBack } from './taken-back.ts'

const choice = (choiceId: string, amount: number, more: Partial<ChoicePrice> = {}): ChoicePrice => ({
  sku: 'DOEK',
  optionId: 'rand',
  choiceId,
  unit: 'piece',
  amount,
  setupCents: null,
  ...more,
})
const list = (...choices: readonly ChoicePrice[]): ListContent => ({ prices: [], choices, discounts: [] })

const known = [
  choice('zoom', 12_500, { unit: 'edgeMetre', setupCents: 500 }),
  choice('snee/100%', -2500),
  choice('dubbel', 1250, { unit: 'percent' }),
  choice('spoed', 1500, { unit: 'order' }),
]

const read = (...rows: readonly TableCells[]) =>
  readListTable(
    rows.map((cells, at) => ({ row: at + 2, cells, isTooWide: false, unread: [] })),
    {
      isRun: () => false,
      isCategory: () => true,
      onceOf: () => ({ setupCents: 0, minimumLineCents: null }),
      choiceOf: (sku, code) => known.find((one) => one.sku === sku && choiceCode(one) === code) ?? null,
    },
  )
const faults = (...rows: readonly TableCells[]) =>
  read(...rows).faults.map(({ row, column, fault }) => `${row} ${column} ${fault}`)
const row = (more: TableCells) => ({ sku: 'doek', choice: 'rand/zoom', price: '1,30', ...more })

describe('what choices cost, as a table', () => {
  it('is the same when it is read again', () => {
    const amount = fc.integer({ min: -10_000, max: 100_000 })
    const prices = fc.tuple(...known.map(() => fc.record({ amount, setup: amount })))
    fc.assert(
      fc.property(prices, (amounts) => {
        const now = list(
          ...known.map((one, at) => ({
            ...one,
            amount: amounts[at]!.amount,
            setupCents: one.setupCents === null ? null : amounts[at]!.setup,
          })),
        )
        const words = { productOf: () => null, choiceOf: () => ({ title: 'Doek', unit: 'stuk' }) }
        const columns = new Set(writtenColumns(true))
        const rows = [...tableRows(now, words)].map((cells) => {
          expect(Object.keys(cells).every((column) => columns.has(column as keyof TableCells))).toBe(true)
          return { setup: '', ...cells }
        })
        const { content, faults: found } = read(...rows)
        expect([content, found]).toEqual([now, []])
      }),
    )
  })

  it.each<[string, TableCells, Partial<ChoicePrice>]>([
    ['what it costs once stays where that has no column', row({}), { amount: 13_000, setupCents: 500 }],
    ['and is none of it where its cell is empty', row({ setup: '' }), { amount: 13_000, setupCents: 0 }],
    ['a minus comes off', row({ price: '-1,30', setup: '−2' }), { amount: -13_000, setupCents: -200 }],
    ['a sign may stand before it', row({ price: '€ 1,30' }), { amount: 13_000 }],
    ['a percentage has its own', row({ choice: 'rand/dubbel', price: '12,75%' }), { amount: 1275 }],
    ['an id may have a slash in it', row({ choice: 'rand/snee%2F100%25' }), { choiceId: 'snee/100%' }],
    ['nothing at all may be asked', row({ price: '0' }), { amount: 0 }],
  ])('%s', (_name, cells, found) => {
    expect(faults(cells)).toEqual([])
    expect(read(cells).content.choices).toMatchObject([found])
  })

  it.each<[string, TableCells[], string[]]>([
    ['a choice that is not there', [row({ choice: 'rand/weg' })], ['2 choice ChoiceUnknown']],
    ['a choice of another product', [row({ sku: 'X' })], ['2 choice ChoiceUnknown']],
    ['a choice of nothing', [row({ sku: '' })], ['2 choice ChoiceUnknown']],
    ['a choice twice', [row({}), row({})], ['3 choice ChoiceTwice']],
    ['no price', [row({ price: '' })], ['2 price PriceMissing']],
    ['what is no price', [row({ price: '--1' })], ['2 price NumberInvalid']],
    [
      'more decimals than it has',
      [row({ choice: 'rand/spoed', price: '1,255' })],
      ['2 price NumberAmbiguous'],
    ],
    ['ten times a material', [row({ choice: 'rand/dubbel', price: '1001' })], ['2 price NumberTooLarge']],
    ['more than a material off', [row({ choice: 'rand/dubbel', price: '-101' })], ['2 price NumberTooLarge']],
    ['a price that nobody means', [row({ price: '200000' })], ['2 price NumberTooLarge']],
    ['a tier', [row({ from: '5' })], ['2 from NotHere']],
    ['a discount', [row({ percent: '5' })], ['2 percent NotHere']],
    ['a minimum', [row({ minimum: '5' })], ['2 minimum NotHere']],
    ['a day', [row({ validTo: '2027-01-01' })], ['2 validTo NotHere']],
    ['a start-up of what has none', [row({ choice: 'rand/spoed', setup: '1' })], ['2 setup SetupOfChoice']],
    ['a start-up that is no amount', [row({ setup: 'x' })], ['2 setup NumberInvalid']],
  ])('tells %s', (_name, rows, found) => {
    expect(faults(...rows)).toEqual(found)
  })

  it('leaves what it does not name as it is', () => {
    const { content } = read(row({}))
    const after = keepingOthers(list(...known), content)
    const { choices, unchangedCount } = listDifferences(list(...known), after)
    expect(choices).toEqual([{ before: known[0], after: { ...known[0], amount: 13_000 } }])
    expect(unchangedCount).toBe(3)
  })
})

describe('a change of what choices cost', () => {
  it('goes back for each choice by itself, but for those that were changed since', () => {
    const [before, after] = [list(choice('a', 1), choice('b', 1)), list(choice('a', 2), choice('b', 2))]
    const { edits, stayingCount } = takenBack(
      list(choice('a', 2), choice('b', 3)),
      listDifferences(before, after),
    )
    expect(stayingCount).toBe(1)
    expect(new Set(withChanges(after, edits).choices)).toEqual(new Set([choice('a', 1), choice('b', 2)]))
  })
})
