import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedPaths, idsWithin, moveCategory, type PlacedCategory } from './move-category.ts'

const TREE: readonly PlacedCategory[] = [
  { id: 'doeken', parentId: null, path: '/doeken' },
  { id: 'vlaggen', parentId: null, path: '/vlaggen' },
  { id: 'span', parentId: 'doeken', path: '/doeken/span' },
  { id: 'frontlit', parentId: 'span', path: '/doeken/span/frontlit' },
  { id: 'eigen', parentId: 'span', path: '/acties' },
  { id: 'mesh', parentId: 'doeken', path: '/doeken/mesh' },
]

describe('moving a category', () => {
  it.each([
    ['before a sibling', 'mesh', { parentId: 'doeken', before: 'span' }, ['mesh', 'span'], []],
    ['to the end', 'span', { parentId: 'doeken', before: null }, ['mesh', 'span'], []],
    [
      'below another, with what lies below it',
      'span',
      { parentId: 'vlaggen', before: null },
      ['span'],
      ['/doeken/span > /vlaggen/span', '/doeken/span/frontlit > /vlaggen/span/frontlit'],
    ],
    [
      'to the top',
      'mesh',
      { parentId: null, before: 'vlaggen' },
      ['doeken', 'mesh', 'vlaggen'],
      ['/doeken/mesh > /mesh'],
    ],
    ['with an address of its own', 'eigen', { parentId: 'vlaggen', before: null }, ['eigen'], []],
  ])('%s', (_case, id, place, siblings, paths) => {
    const move = moveCategory(TREE, id, place)
    if ('fault' in move) throw new Error(move.fault)
    expect(move.siblings).toEqual(siblings)
    expect(move.paths.map(({ from, to }) => `${from} > ${to}`)).toEqual(paths)
  })

  it.each([
    ['one that is gone', 'weg', { parentId: null, before: null }, 'CategoryNotFound'],
    ['below itself', 'doeken', { parentId: 'doeken', before: null }, 'CategoryBelowItself'],
    ['below what lies below it', 'doeken', { parentId: 'frontlit', before: null }, 'CategoryBelowItself'],
    ['below one that is gone', 'mesh', { parentId: 'weg', before: null }, 'CategoriesMovedOn'],
    ['before one that is no sibling', 'mesh', { parentId: 'doeken', before: 'vlaggen' }, 'CategoriesMovedOn'],
    ['before itself', 'mesh', { parentId: 'doeken', before: 'mesh' }, 'CategoriesMovedOn'],
  ])('not %s', (_case, id, place, fault) => {
    expect(moveCategory(TREE, id, place)).toEqual({ fault })
  })

  it('leaves a tree in which every category is reached once, whatever is moved', () => {
    const ids = TREE.map(({ id }) => id)
    const moves = fc.array(
      fc.record({
        id: fc.constantFrom(...ids),
        parentId: fc.constantFrom(null, ...ids),
        before: fc.constantFrom(null, ...ids),
      }),
    )
    fc.assert(
      fc.property(moves, (all) => {
        let tree = TREE
        for (const { id, ...place } of all) {
          const move = moveCategory(tree, id, place)
          if ('fault' in move) continue
          const paths = new Map(move.paths.map(({ id: changed, to }) => [changed, to]))
          const next = tree.map((one) => ({
            id: one.id,
            parentId: one.id === id ? place.parentId : one.parentId,
            path: paths.get(one.id) ?? one.path,
          }))
          const order = new Map(move.siblings.map((sibling, at) => [sibling, at]))
          tree = next.toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0))
        }
        const reached = tree
          .filter(({ parentId }) => parentId === null)
          .flatMap(({ id }) => idsWithin(tree, id))
        expect(reached.toSorted()).toEqual(ids.toSorted())
      }),
    )
  })
})

it('another address takes those below it along', () => {
  expect(changedPaths(TREE, 'doeken', '/spandoeken').map(({ to }) => to)).toEqual([
    '/spandoeken',
    '/spandoeken/span',
    '/spandoeken/span/frontlit',
    '/spandoeken/mesh',
  ])
  expect(changedPaths(TREE, 'doeken', '/doeken')).toEqual([])
})
