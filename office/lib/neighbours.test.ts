import { describe, expect, it } from 'vitest'
import { keepListed, neighboursOf } from './neighbours.ts'

describe('what stood beside a page in its list', () => {
  it.each([
    ['the first', '/orders/a', { place: 1, count: 3, previous: null, next: '/orders/b' }],
    ['one between others', '/orders/b', { place: 2, count: 3, previous: '/orders/a', next: '/facturen/c' }],
    ['the last', '/facturen/c', { place: 3, count: 3, previous: '/orders/b', next: null }],
    ['one that was not in it', '/orders/d', null],
  ])('is known of %s', (_which, path, neighbours) => {
    keepListed(['/orders/a', '/orders/b', '/facturen/c'])
    expect(neighboursOf(path)).toEqual(neighbours)
  })

  it('is another page, though several rows lead to the same', () => {
    keepListed(['/orders/a', '/orders/a', '/orders/b', '/orders/a'])
    expect(neighboursOf('/orders/a')).toEqual({ place: 1, count: 2, previous: null, next: '/orders/b' })
  })

  it('is nothing where all rows lead to one page', () => {
    keepListed(['/orders/a', '/orders/a'])
    expect(neighboursOf('/orders/a')).toBeNull()
  })
})
