import { expect, it } from 'vitest'
import { indexList } from '#domain/pricing/price-book.ts'
import { createCachedLists } from './cached-lists.ts'

const DATES = { validFrom: null, validTo: null }
const list = (code: string, kind: 'contract' | 'group', skus: number) =>
  indexList({
    code,
    kind,
    ...DATES,
    rules: Array.from({ length: skus }, (_, n) => ({
      kind: 'sku' as const,
      sku: `SKU-${n}`,
      rateE4: 1,
      bands: null,
    })),
  })

it('Gives the book of several lists, contracts first, once all of them were read', () => {
  const lists = createCachedLists()
  lists.keep(new Map([['g', list('groep', 'group', 1)]]))
  expect(lists.book(['c', 'g'])).toBeNull()
  lists.keep(
    new Map([
      ['c', list('contract', 'contract', 1)],
      ['gone', null],
    ]),
  )
  expect(lists.book(['g', 'c', 'gone'])?.map(({ code }) => code)).toEqual(['contract', 'groep'])
  lists.drop(['c'])
  expect(lists.book(['c'])).toBeNull()
})

it('Keeps no more than it has room for, those that were used last', () => {
  const lists = createCachedLists(3 * 11 * 400)
  for (const id of ['a', 'b', 'c']) lists.keep(new Map([[id, list(id, 'contract', 10)]]))
  expect(lists.book(['a'])).not.toBeNull()
  lists.keep(new Map([['d', list('d', 'contract', 10)]]))
  expect(['a', 'b', 'c', 'd'].filter((id) => lists.book([id]))).toEqual(['a', 'c', 'd'])
  lists.keep(new Map([['large', list('large', 'contract', 1000)]]))
  expect(lists.book(['large'])).toBeNull()
})
