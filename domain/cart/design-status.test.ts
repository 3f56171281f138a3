import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LINE_DESIGN_STATUSES, lineDesignStatus } from './design-status.ts'
import type { DesignedLine, UsedDesign, UsedFile } from './design-status.ts'

const file = (status: UsedFile['status'], quantity: number, isApproved = false): UsedDesign => ({
  kind: 'file',
  status,
  quantity,
  isApproved,
})
const studio = (quantity: number): UsedDesign => ({ kind: 'studio', quantity })
const back = (status: UsedFile['status'], isApproved = false): UsedFile => ({ status, isApproved })
const line = (front: readonly UsedDesign[], changes: Partial<DesignedLine> = {}): DesignedLine => ({
  needsFiles: true,
  quantity: 10,
  front,
  back: 'none',
  isDeferred: false,
  isApproved: false,
  ...changes,
})
const DEFERRED = { isDeferred: true }
const APPROVED = { isApproved: true }

describe('the design status of a line', () => {
  it.each([
    ['none when it needs no files', line([], { needsFiles: false }), null],
    ['missing without designs', line([]), 'missing'],
    ['later when the files are deferred', line([], DEFERRED), 'later'],
    ['missing when no copies are assigned', line([file('valid', 0)]), 'missing'],
    ['ready when all copies have a valid file', line([file('valid', 10)]), 'ready'],
    ['ready over several files', line([file('valid', 4), file('valid', 6)]), 'ready'],
    ['incomplete with fewer copies than ordered', line([file('valid', 4)]), 'incomplete'],
    ['incomplete with more copies than ordered', line([file('valid', 11)]), 'incomplete'],
    ['later when the other files are deferred', line([file('valid', 4)], DEFERRED), 'later'],
    ['ready when the deferred files have come', line([file('valid', 10)], DEFERRED), 'ready'],
    ['attention with a fixable file', line([file('fixable', 10)]), 'attention'],
    ['ready with a fixable file that was accepted', line([file('fixable', 10, true)]), 'ready'],
    ['not touched by a file that is not used', line([file('valid', 10), file('invalid', 0)]), 'ready'],
    ['invalid with an invalid file', line([file('valid', 9), file('invalid', 1)]), 'invalid'],
    ['invalid with a file that failed', line([file('error', 10)]), 'invalid'],
    ['invalid although it was accepted', line([file('invalid', 10, true)]), 'invalid'],
    ['invalid although the files are deferred', line([file('invalid', 4)], DEFERRED), 'invalid'],
    ['processing while a file is read', line([file('processing', 10)]), 'processing'],
    ['processing while a file is sent', line([file('uploading', 10)]), 'processing'],
    ['invalid before processing', line([file('processing', 5), file('invalid', 5)]), 'invalid'],
    ['processing before attention', line([file('processing', 5), file('fixable', 5)]), 'processing'],
    ['attention before incomplete', line([file('fixable', 5)]), 'attention'],
    ['ready with studio designs', line([studio(4), file('valid', 6)]), 'ready'],
    ['incomplete with a studio design for some copies', line([studio(4)]), 'incomplete'],
    ['missing without the back', line([file('valid', 10)], { back: null }), 'missing'],
    ['later when the back is deferred', line([file('valid', 10)], { back: null, ...DEFERRED }), 'later'],
    ['ready with a valid back', line([file('valid', 10)], { back: back('valid') }), 'ready'],
    ['ready with a studio back', line([file('valid', 10)], { back: 'studio' }), 'ready'],
    ['attention with a fixable back', line([file('valid', 10)], { back: back('fixable') }), 'attention'],
    ['approved when ready and approved', line([file('valid', 10)], APPROVED), 'approved'],
    ['not approved while files are missing', line([], APPROVED), 'missing'],
    ['not approved with an unaccepted file', line([file('fixable', 10)], APPROVED), 'attention'],
  ])('is %s', (_rule, designed, expected) => {
    expect(lineDesignStatus(designed)).toBe(expected)
  })

  const statuses = [
    'added',
    'queued',
    'uploading',
    'processing',
    'success',
    'error',
    'invalid',
    'fixable',
    'valid',
  ] as const
  const files = fc.record({ status: fc.constantFrom(...statuses), isApproved: fc.boolean() })
  const designs = fc.array(
    fc
      .record({ file: files, quantity: fc.nat(3) })
      .map(({ file: used, quantity }) => ({ kind: 'file' as const, ...used, quantity })),
  )

  it('never gets weaker by a bad file', () => {
    fc.assert(
      fc.property(designs, fc.boolean(), fc.boolean(), (front, isDeferred, isApproved) => {
        const designed = line(front, { isDeferred, isApproved })
        expect(lineDesignStatus({ ...designed, front: [...front, file('invalid', 1)] })).toBe('invalid')
      }),
    )
  })

  it('does not depend on the order of the files', () => {
    fc.assert(
      fc.property(designs, fc.boolean(), (front, isDeferred) => {
        const status = lineDesignStatus(line(front, { isDeferred }))
        expect(lineDesignStatus(line(front.toReversed(), { isDeferred }))).toBe(status)
        expect(LINE_DESIGN_STATUSES).toContain(status)
      }),
    )
  })
})
