import { expect, it } from 'vitest'
import { blockersAt, neighbourOf, type Blocker } from './line-blockers.ts'

const blocker = (code: Blocker['code'], itemId: string | null): Blocker => ({ code, itemId, message: code })
const ALL = [blocker('invalid_design', 'a'), blocker('invalid_date', 'a'), blocker('price_changed', 'b')]

it.each([
  ['a missing design at the files', 'a', 'files', ['invalid_design']],
  ['a date at the delivery', 'a', 'delivery', ['invalid_date']],
  ['a price at the price', 'b', 'price', ['price_changed']],
  ['nothing of another line', 'b', 'files', []],
] as const)('writes %s', (_rule, itemId, place, codes) => {
  expect(blockersAt(ALL, itemId, place).map(({ code }) => code)).toEqual(codes)
})

it.each([
  ['the next line', 'a', 'b'],
  ['the one before the last', 'c', 'b'],
])('moves the focus to %s', (_rule, removed, neighbour) => {
  expect(neighbourOf(['a', 'b', 'c'], removed)).toBe(neighbour)
})

it('moves the focus nowhere when the only line goes', () => {
  expect(neighbourOf(['a'], 'a')).toBeNull()
})
