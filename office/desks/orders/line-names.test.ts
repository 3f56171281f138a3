import { expect, it } from 'vitest'
import { lineNames } from './line-names.ts'

it('gives lines of one title names that tell them apart', () => {
  const line = { title: 'Folder', quantity: 250, pack: null }
  const names = lineNames([
    { ...line, id: 'a' },
    { ...line, id: 'b', quantity: 500 },
    { ...line, id: 'c' },
  ])
  expect([...names.values()].map((name) => name.replaceAll('\u00A0', ' '))).toEqual([
    'Folder, 250 stuks',
    'Folder, 500 stuks',
    'Folder, 250 stuks (2)',
  ])
})
