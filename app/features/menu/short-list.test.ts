import { expect, it } from 'vitest'
import type { MenuNode } from '#contract/navigation.ts'
import { shortList } from './short-list.ts'

const node = (count: number, shortListItemCount: number): MenuNode => ({
  label: 'Vlaggen',
  url: '/vlaggen',
  imageUrl: null,
  shortListItemCount,
  children: Array.from({ length: count }, (_, index) => ({ ...node(0, 0), url: `/vlaggen/${index}` })),
})

it.each([
  ['shows all when the list is as long as it may be', 5, 5, 5, false],
  ['never hides just one', 6, 5, 6, false],
  ['leaves out what is too much', 7, 5, 5, true],
  ['shows all when nothing is said', 20, 0, 20, false],
])('%s', (_rule, count, shortListItemCount, shownCount, isTruncated) => {
  const { shown, ...list } = shortList(node(count, shortListItemCount))
  expect({ count: shown.length, ...list }).toEqual({ count: shownCount, isTruncated })
})
