import { expect, it } from 'vitest'
import { categoryBranches, type CategoryBranch, idsWithin, titlesTo } from './category-tree.ts'

const of = (id: string, parentId: string | null, title: string) => ({ id, parentId, title, path: `/${id}` })
const categories = [
  of('doek', null, 'Spandoeken en doeken'),
  of('span', 'doek', 'Spandoeken'),
  of('mesh', 'doek', 'Mesh en winddoek'),
  of('vlag', null, 'Vlaggen'),
  of('mast', 'vlag', 'Mástvlaggen'),
]

const drawn = ({ category, below }: CategoryBranch): string =>
  below.length === 0 ? category.id : `${category.id}(${below.map(drawn).join(' ')})`

it.each([
  ['', 'doek(span mesh) vlag(mast)'],
  ['MESH', 'doek(mesh)'],
  ['mastvlag', 'vlag(mast)'],
  ['doek', 'doek(span mesh)'],
  ['vlaggen', 'vlag(mast)'],
  ['bord', ''],
])('shows for %j %j', (search, shown) => {
  expect(categoryBranches(categories, search).map(drawn).join(' ')).toBe(shown)
})

it('knows what lies within a branch, and what leads to it', () => {
  const [first] = categoryBranches(categories, '')
  expect(first && idsWithin(first)).toEqual(['doek', 'span', 'mesh'])
  expect(titlesTo(categories, 'mast')).toEqual(['Vlaggen', 'Mástvlaggen'])
  expect(titlesTo(categories, 'weg')).toEqual([])
})
