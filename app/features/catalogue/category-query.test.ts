import { expect, it } from 'vitest'
import { readCategoryQuery, withoutFilter, writeCategoryQuery } from './category-query.ts'

const read = (search: string) => readCategoryQuery(new URLSearchParams(search))
const start = { page: 1, sort: 'popular', filter: [] } as const

it.each([
  ['starts at the first page, most popular first', '', start],
  [
    'takes page, sorting and filters',
    'pagina=3&sortering=price&filter=a:1&filter=b:2',
    { page: 3, sort: 'price', filter: ['a:1', 'b:2'] },
  ],
  ['passes over a page that cannot be', 'pagina=0', start],
  ['passes over a sorting that is not there', 'sortering=x', start],
  ['takes a filter once', 'filter=a:1&filter=a:1', { ...start, filter: ['a:1'] }],
])('%s', (_rule, search, query) => {
  expect(read(search)).toEqual(query)
})

it.each([
  ['has a bare address as it starts', start, ''],
  [
    'names the rest',
    { page: 2, sort: 'title', filter: ['materiaal:Pvc 500 g'] } as const,
    '?filter=materiaal%3APvc+500+g&sortering=title&pagina=2',
  ],
])('%s', (_rule, query, search) => {
  expect(writeCategoryQuery(query)).toBe(search)
  expect(read(search)).toEqual(query)
})

it('goes back to the first page without a filter', () => {
  expect(withoutFilter({ page: 4, sort: 'price', filter: ['a:1', 'b:2'] }, 'a:1')).toEqual({
    page: 1,
    sort: 'price',
    filter: ['b:2'],
  })
})
