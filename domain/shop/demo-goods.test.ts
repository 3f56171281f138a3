import { describe, expect, it } from 'vitest'
import { demoCategoriesThatStay, type DemoProduct, demoStays } from './demo-goods.ts'

const product = (
  id: string,
  holds: DemoProduct['holds'] = [],
  needs: readonly string[] = [],
): DemoProduct => ({
  id,
  title: id,
  holds,
  needs,
})

describe('what stays of the assortment of the demo', () => {
  it.each<[string, readonly DemoProduct[], object]>([
    ['nothing that nobody touched or needs', [product('a', [], ['b']), product('b')], {}],
    ['what has a reason, by the first of them', [product('a', ['changed', 'ordered'])], { a: 'ordered' }],
    [
      'what a product that stays cannot do without, however far',
      [product('a', ['changed'], ['b']), product('b', [], ['c']), product('c'), product('d')],
      { a: 'changed', b: 'needed', c: 'needed' },
    ],
    [
      'what is needed and has a reason of its own, by its own',
      [product('a', ['ordered'], ['b']), product('b', ['changed'], ['a'])],
      { a: 'ordered', b: 'changed' },
    ],
  ])('is %s', (_rule, products, stays) => {
    expect(Object.fromEntries(demoStays(products))).toEqual(stays)
  })

  it('is a category with what stays in it, and those above it', () => {
    const categories = [
      { id: 'a', parentId: null, isKept: false },
      { id: 'b', parentId: 'a', isKept: false },
      { id: 'c', parentId: 'b', isKept: true },
      { id: 'd', parentId: 'a', isKept: false },
      { id: 'e', parentId: 'eigen', isKept: true },
    ]
    expect([...demoCategoriesThatStay(categories)]).toEqual(['c', 'b', 'a', 'e'])
  })
})
