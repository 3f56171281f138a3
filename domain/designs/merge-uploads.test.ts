import { describe, expect, it } from 'vitest'
import {
  interruptedDesigns,
  isOvertaken,
  mergeUploads,
  processingIds,
  uploadTotals,
  warnsOnLeave,
} from './merge-uploads.ts'
import { sampleDesign, sampleFile } from './sample-designs.ts'

const NONE: ReadonlySet<string> = new Set()
const merged = (
  ...[designs, files]: [Parameters<typeof mergeUploads>[0], Parameters<typeof mergeUploads>[1]]
) => mergeUploads(designs, files, NONE)

describe('local state merging', () => {
  it.each(['added', 'queued', 'uploading', 'error'] as const)(
    'shows a local file that is %s without a design as local-only, with quantity 0',
    (status) => {
      const [card] = merged([], [sampleFile('a', { status })])
      expect(card).toMatchObject({ localOnly: true, quantity: 0, designId: null, status, isRecent: true })
    },
  )

  it('leaves out a local file that succeeded and has no design', () => {
    expect(merged([], [sampleFile('a', { status: 'success', progress: 100 })])).toEqual([])
  })

  it.each([
    ['takes it while uploading below 100 %', 'uploading', 40, 'uploading', 40],
    ['takes it while it waits for its turn', 'queued', 0, 'queued', 0],
    ['keeps its own at 100 %', 'uploading', 100, 'processing', 100],
    ['keeps its own after success', 'success', 100, 'processing', 100],
    ['tells an upload that failed', 'error', 40, 'error', 40],
  ] as const)('a processing design: %s', (_rule, status, progress, shown, shownProgress) => {
    const design = sampleDesign('a', { status: 'processing', progress: 100 })
    const [card] = merged([design], [sampleFile('a', { status, progress })])
    expect(card).toMatchObject({ status: shown, progress: shownProgress, localOnly: false })
  })

  it('a design that is no longer processing keeps its state, and lets go of the local file', () => {
    const [card] = merged([sampleDesign('a')], [sampleFile('a')])
    expect(card).toMatchObject({ status: 'valid', removeFromDropzone: true })
  })

  it('sorts valid and fixable files last, and keeps the order otherwise', () => {
    const designs = [
      sampleDesign('a'),
      sampleDesign('b', { status: 'invalid' }),
      sampleDesign('c', { status: 'fixable' }),
      sampleDesign('d', { status: 'processing' }),
    ]
    const cards = merged(designs, [sampleFile('e')])
    expect(cards.map(({ processId }) => processId)).toEqual(['e', 'b', 'd', 'a', 'c'])
  })

  it('keeps what was dropped among the recent after its upload', () => {
    const [card] = mergeUploads([sampleDesign('a')], [], new Set(['a']))
    expect(card?.isRecent).toBe(true)
  })
})

describe('processing is under way', () => {
  const design = sampleDesign('a', { status: 'processing', progress: 100 })
  it.each([
    ['when a file is at 100 % uploading', [sampleFile('a', { progress: 100 })], 1],
    ['when a file has succeeded', [sampleFile('a', { status: 'success', progress: 100 })], 1],
    ['when another browser sent it', [], 1],
    ['not while it is sent', [sampleFile('a')], 0],
    ['not when sending failed', [sampleFile('a', { status: 'error', progress: 100 })], 0],
  ] as const)('%s', (_rule, files, count) => {
    expect(processingIds([design], files).size).toBe(count)
  })

  it('not for a design whose bytes are missing, nor for one with a verdict', () => {
    const designs = [sampleDesign('a', { status: 'processing', progress: 30 }), sampleDesign('b')]
    expect(processingIds(designs, []).size).toBe(0)
  })
})

it.each([
  ['deletes a processing design with bytes missing', { status: 'processing', progress: 30 }, [], 1],
  ['keeps one that this browser is uploading', { status: 'processing', progress: 30 }, [sampleFile('a')], 0],
  ['keeps one whose bytes are there', { status: 'processing', progress: 100 }, [], 0],
  ['keeps one with a verdict', { status: 'valid' }, [], 0],
] as const)('interrupted uploads: %s', (_rule, facts, files, count) => {
  expect(interruptedDesigns([sampleDesign('a', facts)], files)).toHaveLength(count)
})

const sent = sampleFile('a', { status: 'success', progress: 100 })

it.each([
  [
    'left with its verdict unknown',
    [sent],
    [],
    [sampleDesign('a', { status: 'processing', progress: 0 })],
    true,
  ],
  ['left before its design was heard of', [sent], [], [], true],
  ['left with its verdict known', [sent], [], [sampleDesign('a', { status: 'invalid' })], false],
  ['is there still', [sent], [sent], [], false],
  ['was taken back while it was sent', [sampleFile('a')], [], [], false],
  ['came', [], [sent], [], false],
] as const)('another tab was quicker, where a file %s', (_rule, before, files, designs, isSo) => {
  expect(isOvertaken(before, files, designs)).toBe(isSo)
})

it.each([
  ['asks while an upload is under 100 %', [sampleFile('a')], true],
  ['asks while a file waits for its turn', [sampleFile('a', { status: 'queued', progress: 0 })], true],
  [
    'does not ask for a file that is not accepted yet',
    [sampleFile('a', { status: 'added', progress: 0 })],
    false,
  ],
  ['does not ask at 100 %', [sampleFile('a', { progress: 100 })], false],
  ['does not ask for a refused file', [sampleFile('a', { status: 'error', progress: 0 })], false],
  ['does not ask without files', [], false],
] as const)('leaving the page: %s', (_rule, files, asks) => {
  expect(warnsOnLeave(files)).toBe(asks)
})

it('counts what is under way, and its share by bytes', () => {
  const files = [
    sampleFile('a', { size: 3000, progress: 50 }),
    sampleFile('b', { size: 1000, status: 'success', progress: 100 }),
    sampleFile('c', { size: 9000, status: 'error' }),
  ]
  expect(uploadTotals(files)).toEqual({ count: 1, percent: 62, sentBytes: 2500, totalBytes: 4000 })
  expect(uploadTotals(files.slice(1))).toBeNull()
})

it('a design whose size the server does not know yet has that of its file', () => {
  const design = sampleDesign('a', { status: 'processing', size: 0 })
  expect(merged([design], [sampleFile('a', { size: 4096 })])).toMatchObject([{ size: 4096 }])
  expect(merged([design], [])).toMatchObject([{ size: 0 }])
  expect(merged([sampleDesign('a', { size: 9 })], [sampleFile('a', { size: 4096 })])).toMatchObject([
    { size: 9 },
  ])
})
