import { expect, it } from 'vitest'
import { readUploadQuery, withoutUploadQuery, withUploadQuery } from './upload-address.ts'

it.each([
  ['the library', { mode: 'library' }, '?ontwerpen='],
  ['the front of a line', { mode: 'link', lineId: 'a', side: 'front', orderId: null }, '?ontwerpen=a'],
  [
    'the back of a line',
    { mode: 'link', lineId: 'a', side: 'back', orderId: null },
    '?ontwerpen=a&zijde=achter',
  ],
  [
    'the back of a line that was ordered',
    { mode: 'link', lineId: 'a', side: 'back', orderId: 'b' },
    '?ontwerpen=a&bestelling=b&zijde=achter',
  ],
] as const)('opens %s', (_what, place, query) => {
  expect(withUploadQuery(new URLSearchParams('?ontwerpen=other'), place)).toBe(query)
  expect(withUploadQuery(new URLSearchParams('?page=2'), place)).toBe(query.replace('?', '?page=2&'))
  expect(readUploadQuery(new URLSearchParams(query))).toEqual(place)
})

it('opens nothing without being asked, and leaves the rest of an address as it is', () => {
  expect(readUploadQuery(new URLSearchParams('?page=2'))).toBeNull()
  expect(withoutUploadQuery(new URLSearchParams('?page=2&ontwerpen=a&bestelling=b&zijde=achter'))).toBe(
    '?page=2',
  )
  expect(withoutUploadQuery(new URLSearchParams('?ontwerpen'))).toBe('')
})
