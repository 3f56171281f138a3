import { describe, expect, it } from 'vitest'
import { dropAt, isInShop, placeByDrop, placeByKey, placeOf, type Rows } from './category-places.ts'

const row = (id: string, parentId: string | null) => ({
  id,
  parentId,
  title: id,
  path: `/${id}`,
  isActive: true,
  productCount: 0,
})
const ROWS: Rows = [row('a', null), row('b', null), row('b1', 'b'), row('b2', 'b'), row('c', null)]
const of = (id: string) => ROWS.find((one) => one.id === id)!

describe('an arrow on the grip', () => {
  it.each([
    ['b', 'ArrowUp', { parentId: null, before: 'a' }],
    ['a', 'ArrowUp', null],
    ['a', 'ArrowDown', { parentId: null, before: 'c' }],
    ['b', 'ArrowDown', { parentId: null, before: null }],
    ['c', 'ArrowDown', null],
    ['b', 'ArrowRight', { parentId: 'a', before: null }],
    ['a', 'ArrowRight', null],
    ['b2', 'ArrowLeft', { parentId: null, before: 'c' }],
    ['a', 'ArrowLeft', null],
    ['a', 'Enter', null],
  ])('%s, %s', (id, key, place) => expect(placeByKey(ROWS, of(id), key)).toEqual(place))
})

describe('what is dropped', () => {
  it.each([
    [0.1, { parentId: null, before: 'b' }],
    [0.5, { parentId: 'b', before: null }],
    [0.9, { parentId: null, before: 'c' }],
  ])('at %d of a row', (height, place) => expect(placeByDrop(ROWS, of('b'), dropAt(height))).toEqual(place))
})

it('goes back to where it stood', () => {
  expect([placeOf(ROWS, of('b1')), placeOf(ROWS, of('c'))]).toEqual([
    { parentId: 'b', before: 'b2' },
    { parentId: null, before: null },
  ])
})

it('is seen by customers where neither it nor one above it is hidden', () => {
  const rows: Rows = [
    { ...row('a', null), isActive: false },
    row('a1', 'a'),
    row('a11', 'a1'),
    row('b', null),
    { ...row('b1', 'b'), isActive: false },
  ]
  expect(rows.map((one) => isInShop(rows, one))).toEqual([false, false, false, true, false])
})
