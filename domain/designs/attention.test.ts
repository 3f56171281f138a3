import { describe, expect, it } from 'vitest'
import { attentionFor, type CheckedUpload } from './attention.ts'
import type { FileStatus } from './file-status.ts'
import { finding } from './findings.ts'

const FOUND = {
  valid: [finding('rgb', {})],
  fixable: [finding('photoshop', {}), finding('rgb', {})],
  invalid: [finding('damaged', {})],
  error: [finding('checkFailed', {})],
}
const verdict = (status: keyof typeof FOUND) => ({ status, findings: FOUND[status] })
const processing = { status: 'processing' as FileStatus, findings: [] }
const upload = (changes: Partial<CheckedUpload<string>>): CheckedUpload<string> => ({
  verdict: verdict('invalid'),
  isDeleted: false,
  isInRepair: false,
  isReplaced: false,
  uses: [],
  isUsed: false,
  ...changes,
})
const used = (status: keyof typeof FOUND, isApproved = false, place = 'regel') => ({
  place,
  verdict: verdict(status),
  isApproved,
})
const inUse = (...uses: readonly ReturnType<typeof used>[]) => ({ uses, isUsed: true })

describe('a file', () => {
  it.each([
    ['that cannot be printed, by itself', upload({}), [null, 'damaged']],
    ['that could not be checked', upload({ verdict: verdict('error') }), [null, 'checkFailed']],
    ['that is fixable, without its notes', upload({ verdict: verdict('fixable') }), [null, 'photoshop']],
    ['that is good', upload({ verdict: verdict('valid') }), null],
    ['that is being checked again', upload({ verdict: processing }), null],
    ['that was deleted', upload({ isDeleted: true, ...inUse(used('invalid')) }), null],
    ['of which a repair is at hand', upload({ isInRepair: true, ...inUse(used('fixable')) }), null],
    ['that was sent anew', upload({ isReplaced: true }), null],
    [
      'that was sent anew, and is still used',
      upload({ isReplaced: true, ...inUse(used('invalid')) }),
      ['regel', 'damaged'],
    ],
    [
      'that is good by itself, not where it is used',
      upload({ verdict: verdict('valid'), ...inUse(used('fixable')) }),
      ['regel', 'photoshop'],
    ],
    ['that was accepted', upload({ verdict: verdict('fixable'), ...inUse(used('fixable', true)) }), null],
    [
      'that was accepted, and became wrong',
      upload({ ...inUse(used('invalid', true)) }),
      ['regel', 'damaged'],
    ],
    [
      'that was accepted on one line only',
      upload({ ...inUse(used('fixable', true, 'een'), used('fixable', false, 'twee')) }),
      ['twee', 'photoshop'],
    ],
    ['that fits where it is used', upload({ verdict: verdict('fixable'), ...inUse(used('valid')) }), null],
    ['that is used where nothing can be done', upload({ verdict: verdict('fixable'), isUsed: true }), null],
  ])('%s', (_rule, checked, told) => {
    const attention = attentionFor(checked)
    expect(attention && [attention.place, ...attention.findings.map(({ code }) => code)]).toEqual(told)
  })
})
