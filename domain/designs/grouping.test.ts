import { expect, it } from 'vitest'
import { groupCards } from './grouping.ts'
import { mergeUploads } from './merge-uploads.ts'
import { sampleDesign, sampleFile } from './sample-designs.ts'

const on = (day: string) => ({ uploadedAt: `${day}T09:00:00.000Z` })

it('groups by day, what was just dropped first and then the newest', () => {
  const designs = [sampleDesign('a', on('2026-11-03')), sampleDesign('b', on('2026-11-18'))]
  const groups = groupCards(mergeUploads(designs, [sampleFile('c')], new Set()))
  expect(groups.map(({ day }) => day)).toEqual(['recent', '2026-11-18', '2026-11-03'])
})

it('takes the day as Amsterdam shows it, and that of making without an upload', () => {
  const designs = [
    sampleDesign('a', { uploadedAt: '2026-11-17T23:30:00.000Z' }),
    sampleDesign('b', { uploadedAt: null, createdAt: '2026-11-18T10:00:00.000Z' }),
  ]
  expect(groupCards(mergeUploads(designs, [], new Set())).map(({ day }) => day)).toEqual(['2026-11-18'])
})

it('groups by size within a day, to the millimetre, and leaves an unknown size without one', () => {
  const designs = [
    sampleDesign('a', { width: 2500.2, height: 1250 }),
    sampleDesign('b', { width: 2000, height: 1000 }),
    sampleDesign('c', { width: 2499.8, height: 1250.4 }),
    sampleDesign('d', { width: null, height: null }),
  ]
  const [day] = groupCards(mergeUploads(designs, [], new Set()))
  expect(day?.sizes.map(({ size, cards }) => [size, cards.map(({ processId }) => processId)])).toEqual([
    [null, ['d']],
    [{ widthMm: 2500, heightMm: 1250 }, ['a', 'c']],
    [{ widthMm: 2000, heightMm: 1000 }, ['b']],
  ])
})
