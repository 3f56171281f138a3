import { expect, it } from 'vitest'

import { pageWindow } from './page-window.ts'

it.each([
  ['one page is one link', 1, 1, [1]],
  ['few pages are all shown', 2, 4, [1, 2, 3, 4]],
  ['the end is a gap away from the start', 1, 9, [1, 2, null, 9]],
  ['the middle has a gap on both sides', 5, 9, [1, null, 4, 5, 6, null, 9]],
  ['a gap of one page is that page', 4, 9, [1, 2, 3, 4, 5, null, 9]],
  ['the start is a gap away from the end', 9, 9, [1, null, 8, 9]],
])('%s', (_rule, page, pageCount, numbers) => {
  expect(pageWindow(page, pageCount)).toEqual(numbers)
})
