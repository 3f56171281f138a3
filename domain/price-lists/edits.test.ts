import { describe, expect, it } from 'vitest'
import type { ListContent, ListPrice } from './content.ts'
import { keepingOthers, listDifferences, withChanges } from './differences.ts'
import { clashingEdits } from './edits.ts'

const price = (
  sku: string,
  rateE4: number,
  validFrom = '2026-01-01',
  validTo: string | null = null,
): ListPrice => ({
  sku,
  validFrom,
  validTo,
  rateE4,
  bands: [],
  runPrices: [],
})
const list = (...prices: readonly ListPrice[]): ListContent => ({
  prices,
  choices: [],
  discounts: [{ categoryPath: '/a', percentOff: 5 }],
})
const chosen = (...choices: ListContent['choices']): ListContent => ({ ...list(), choices })
const edit = (before: ListPrice | null, after: ListPrice | null) => ({
  prices: [{ before, after }],
  choices: [],
  discounts: [],
})

describe('what differs', () => {
  it('is told by SKU and first day, with what stays counted', () => {
    const before = list(price('A', 1), price('B', 1), price('C', 1))
    const after = { prices: [price('A', 1), price('B', 2), price('D', 1)], choices: [], discounts: [] }
    const found = listDifferences(before, after)
    expect(found.prices.map((one) => [one.before?.sku, one.after?.sku])).toEqual([
      ['B', 'B'],
      [undefined, 'D'],
      ['C', undefined],
    ])
    expect([found.discounts.length, found.unchangedCount]).toEqual([1, 1])
    expect(listDifferences(withChanges(before, found), after)).toMatchObject({
      prices: [],
      choices: [],
      discounts: [],
    })
  })

  it('leaves what is not named, where that is wanted', () => {
    const before = list(price('A', 1), price('A', 2, '2027-01-01'))
    const after = keepingOthers(before, { prices: [price('A', 9)], choices: [], discounts: [] })
    expect(after.prices.map(({ rateE4 }) => rateE4)).toEqual([2, 9])
    expect(after.discounts).toEqual(before.discounts)
  })

  it('lets one price take the first day of another', () => {
    const [one, two] = [price('A', 1), price('A', 2, '2027-01-01')]
    const { prices } = withChanges(list(one, two), {
      prices: [
        { before: two, after: null },
        { before: one, after: { ...one, validFrom: '2027-01-01' } },
      ],
      choices: [],
      discounts: [],
    })
    expect(prices).toEqual([{ ...one, validFrom: '2027-01-01' }])
  })
})

describe('an edit', () => {
  const [one, other] = [price('A', 1), price('A', 2)]
  it.each([
    ['of what is as it was seen', list(one), edit(one, other), []],
    ['of what was changed meanwhile', list(price('A', 3)), edit(one, other), ['prices.0']],
    ['of what became that meanwhile', list(other), edit(one, other), []],
    ['of what was removed', list(), edit(one, other), ['prices.0']],
    ['that removes what was removed', list(), edit(one, null), []],
    ['that adds where something came', list(price('A', 3)), edit(null, one), ['prices.0']],
    ['that adds what came', list(one), edit(null, one), []],
    ['that adds', list(), edit(null, one), []],
    [
      'that moves onto another',
      list(one, price('A', 5, '2027-01-01')),
      edit(one, { ...one, validFrom: '2027-01-01' }),
      ['prices.0'],
    ],
  ])('%s', (_name, now, edits, clashes) => {
    expect(clashingEdits(now, edits)).toEqual(clashes)
  })

  it('of a choice clashes likewise, and when it is counted otherwise by now', () => {
    const rim = {
      sku: 'A',
      optionId: 'rim',
      choiceId: 'hem',
      unit: 'm2',
      amount: 5,
      setupCents: null,
    } as const
    const clashes = (content: ListContent) =>
      clashingEdits(content, {
        prices: [],
        choices: [{ before: rim, after: { ...rim, amount: 6 } }],
        discounts: [],
      })
    expect(clashes(chosen(rim))).toEqual([])
    expect(clashes(chosen({ ...rim, amount: 6 }))).toEqual([])
    expect(clashes(chosen({ ...rim, amount: 7 }))).toEqual(['choices.0'])
    expect(clashes(chosen({ ...rim, unit: 'piece' }))).toEqual(['choices.0'])
    expect(clashes(chosen())).toEqual(['choices.0'])
  })

  it('of a discount clashes likewise', () => {
    const discounts = [{ before: { categoryPath: '/a', percentOff: 4 }, after: null }]
    expect(clashingEdits(list(), { prices: [], choices: [], discounts })).toEqual(['discounts.0'])
  })
})
