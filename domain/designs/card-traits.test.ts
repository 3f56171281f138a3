import { describe, expect, it } from 'vitest'
import { cardCaption, cardIcon, cardStyle, mayTakeCopies, STATUS_TRAITS } from './card-traits.ts'
import type { FileStatus } from './file-status.ts'

const file = (
  status: FileStatus,
  facts: { quantity?: number; isApproved?: boolean; messages?: string[] } = {},
) => ({
  status,
  quantity: 0,
  isApproved: false,
  messages: [],
  ...facts,
})

describe('what follows from a status alone', () => {
  it.each([
    ['added', true, 'uploading', false],
    ['queued', true, 'uploading', false],
    ['uploading', true, 'uploading', false],
    ['processing', true, 'processing', false],
    ['success', true, 'processing', false],
    ['error', false, 'noPreview', false],
    ['valid', false, 'noPreview', true],
    ['invalid', false, 'noPreview', false],
    ['fixable', false, 'noPreview', true],
  ] as const)('%s: progress bar %s, caption %s, copies %s', (status, showsProgress, caption, takesCopies) => {
    expect(STATUS_TRAITS[status].showsProgress).toBe(showsProgress)
    expect(cardCaption(status, false)).toBe(caption)
    expect(mayTakeCopies(status, 'link')).toBe(takesCopies)
  })

  it('knows every status of the specification', () => {
    expect(Object.keys(STATUS_TRAITS).toSorted()).toEqual([
      'added',
      'error',
      'fixable',
      'invalid',
      'processing',
      'queued',
      'success',
      'uploading',
      'valid',
    ])
  })

  it('has no caption under a thumbnail, and keeps that of a file under way', () => {
    expect(cardCaption('valid', true)).toBeNull()
    expect(cardCaption('processing', true)).toBe('processing')
  })

  it('gives no copies in the library', () => {
    expect(mayTakeCopies('valid', 'library')).toBe(false)
    expect(mayTakeCopies('fixable', 'library')).toBe(false)
  })
})

it.each([
  ['error gives error style', file('error'), 'error'],
  ['invalid gives error style', file('invalid', { isApproved: true }), 'error'],
  ['fixable with quantity above 0 gives fixable style', file('fixable', { quantity: 1 }), 'fixable'],
  ['fixable comes before approved', file('fixable', { quantity: 1, isApproved: true }), 'fixable'],
  ['fixable with quantity 0 has none', file('fixable'), null],
  ['approved gives approved style', file('valid', { isApproved: true }), 'approved'],
  ['valid that is used is marked', file('valid', { quantity: 2 }), 'selected'],
  ['valid that is not used has none', file('valid'), null],
  ['under way has none', file('uploading'), null],
] as const)('style: %s', (_rule, shown, style) => {
  expect(cardStyle(shown)).toBe(style)
})

it.each([
  ['error is a red exclamation', file('error'), 'link', 'error'],
  ['invalid is a red exclamation, in the library too', file('invalid'), 'library', 'error'],
  [
    'approved in link mode is a green check',
    file('fixable', { isApproved: true, quantity: 1 }),
    'link',
    'approved',
  ],
  ['approved in the library is none', file('valid', { isApproved: true }), 'library', null],
  ['valid in link mode is a check', file('valid'), 'link', 'check'],
  ['valid with quantity above 0 is filled', file('valid', { quantity: 1 }), 'link', 'checkFilled'],
  ['valid in the library is none', file('valid'), 'library', null],
  ['fixable with quantity above 0 is a warning', file('fixable', { quantity: 1 }), 'link', 'warning'],
  ['fixable with quantity 0 and nothing to say is none', file('fixable'), 'link', null],
  ['any other card with messages is a warning', file('fixable', { messages: ['x'] }), 'library', 'warning'],
  [
    'valid with messages in the library is a warning',
    file('valid', { messages: ['x'] }),
    'library',
    'warning',
  ],
  ['processing with messages is a warning', file('processing', { messages: ['x'] }), 'link', 'warning'],
] as const)('icon: %s', (_rule, shown, mode, icon) => {
  expect(cardIcon(shown, mode)).toBe(icon)
})
