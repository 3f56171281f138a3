import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  assignedCount,
  canDivide,
  type CountedDesign,
  groupShare,
  incrementStep,
  leastCopies,
  takesCopies,
  unlinkedCount,
  withCopies,
  withStudioCopies,
} from './copies.ts'
import { FILE_STATUSES, type FileStatus } from './file-status.ts'

const designs = (count: number, changes: Partial<CountedDesign> = {}): readonly CountedDesign[] =>
  Array.from({ length: count }, () => ({ status: 'valid', quantity: 0, ...changes }))

describe('takesCopies', () => {
  const takers = new Set<FileStatus>(['valid', 'fixable'])
  it.each(FILE_STATUSES.map((status) => [status, takers.has(status)] as const))(
    '%s: %s',
    (status, expected) => {
      expect(takesCopies(status)).toBe(expected)
    },
  )
})

describe('groupShare', () => {
  it.each([
    ['divides an even remainder', designs(3), 12, 4],
    ['divides over fixable files too', designs(2, { status: 'fixable' }), 4, 2],
    ['gives a single design everything', designs(1), 5, 5],
    ['refuses an uneven remainder', designs(3), 10, null],
    ['refuses a group that already has copies', designs(2, { quantity: 1 }), 4, null],
    [
      'refuses a group with a file that takes none',
      [...designs(1), ...designs(1, { status: 'invalid' })],
      4,
      null,
    ],
    ['refuses a group with a file still under way', designs(2, { status: 'processing' }), 4, null],
    ['refuses one copy', designs(1), 1, null],
    ['refuses no copies', designs(2), 0, null],
    ['refuses when too many are assigned', designs(2), -4, null],
    ['refuses an empty group', [], 4, null],
  ])('%s', (_rule, group, unlinked, share) => {
    expect(groupShare(group, unlinked)).toBe(share)
    expect(canDivide(group, unlinked)).toBe(share !== null)
  })

  it('leaves no copy over', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 500 }), (count, share) => {
        fc.pre(count * share > 1)
        const group = designs(count)
        const given = group.map((design) => ({ ...design, quantity: groupShare(group, count * share) ?? 0 }))
        expect(unlinkedCount(count * share, given)).toBe(0)
      }),
    )
  })
})

describe('incrementStep', () => {
  it.each([
    ['starts at the share of a group that divides', designs(3), 12, 4],
    ['starts at all that is left when it does not', designs(3), 10, 10],
    ['is 1 when nothing is left', designs(3), 0, 1],
    ['is 1 when too many are assigned', designs(3), -3, 1],
  ])('%s', (_rule, group, unlinked, step) => {
    expect(incrementStep(group, unlinked)).toBe(step)
  })
})

describe('copies of designs', () => {
  it('counts what is left, and below zero what is too many', () => {
    expect(assignedCount(designs(3, { quantity: 2 }))).toBe(6)
    expect(unlinkedCount(10, designs(3, { quantity: 2 }))).toBe(4)
    expect(unlinkedCount(5, designs(3, { quantity: 2 }))).toBe(-1)
  })

  it.each([
    ['an uploaded design', 'uploaded', 0],
    ['a repaired design', 'patchup', 1],
    ['a studio design', 'studio', 1],
  ] as const)('%s has at least %s: %i', (_rule, origin, least) => {
    expect(leastCopies(origin)).toBe(least)
  })

  it('loses its approval at 0 copies only', () => {
    const design = { quantity: 4, isApproved: true }
    expect(withCopies(design, 0)).toEqual({ quantity: 0, isApproved: false })
    expect(withCopies(design, 2)).toEqual({ quantity: 2, isApproved: true })
    expect(withCopies({ ...design, isApproved: false }, 2).isApproved).toBe(false)
  })

  it('removes a studio design at 0 copies, and no other', () => {
    const studio = [
      { designId: 'a', quantity: 1 },
      { designId: 'b', quantity: 2 },
    ]
    expect(withStudioCopies(studio, 'a', 0)).toEqual([{ designId: 'b', quantity: 2 }])
    expect(withStudioCopies(studio, 'b', 5)).toEqual([studio[0], { designId: 'b', quantity: 5 }])
  })
})
