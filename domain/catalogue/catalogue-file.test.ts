import { describe, expect, it } from 'vitest'
import { categoriesInCircles, entryKey, isStorable, unknownNames } from './catalogue-file.ts'

const tree = (...pairs: readonly [string, string | null][]) =>
  pairs.map(([path, parent]) => ({ path, parent }))

describe('categoriesInCircles', () => {
  it.each([
    ['nothing', tree(), []],
    ['a tree', tree(['/a', null], ['/b', '/a'], ['/c', '/b']), []],
    ['a tree of which the leaves come first', tree(['/c', '/b'], ['/b', '/a'], ['/a', null]), []],
    ['a category below itself', tree(['/a', '/a']), ['/a']],
    ['three below each other', tree(['/a', '/c'], ['/b', '/a'], ['/c', '/b']), ['/a', '/b', '/c']],
    ['one that only lies below a circle', tree(['/a', '/b'], ['/b', '/a'], ['/c', '/a']), ['/a', '/b']],
    ['a parent that is not there', tree(['/a', '/weg']), []],
  ])('%s', (_what, categories, circles) => {
    expect(categoriesInCircles(categories)).toEqual(circles)
  })
})

describe('unknownNames', () => {
  it.each([
    ['the same', { a: 1, b: [{ c: 2 }] }, { a: 1, b: [{ c: 2 }] }, []],
    ['a name too many', { a: 1, b: 2 }, { a: 1 }, ['b']],
    ['one deep inside', { a: [{ b: 1 }, { b: 1, c: { d: 1 } }] }, { a: [{ b: 1 }, { b: 1 }] }, ['a[1].c']],
    ['a value that was trimmed', { a: ' x ' }, { a: 'x' }, []],
  ])('%s', (_what, given, read, names) => {
    expect(unknownNames(given, read)).toEqual(names)
  })
})

it('isStorable refuses what the database cannot hold, however deep', () => {
  expect(isStorable({ a: ['é', 1, null, { b: '✓ 😀' }] })).toBe(true)
  expect(isStorable({ a: [{ b: 'x\0y' }] })).toBe(false)
  expect(isStorable(['\ud800'])).toBe(false)
  expect(isStorable({ 'a\0': 1 })).toBe(false)
})

it('entryKey names an entry by what is natural to it', () => {
  expect(entryKey('products', { sku: 'A-1' })).toBe('A-1')
  expect(entryKey('listPrices', { list: 'goud', sku: 'A-1' })).toBe('goud A-1')
  expect(entryKey('categories', { path: '/a' })).toBe('/a')
})
