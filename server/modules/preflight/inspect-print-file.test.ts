import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samplePdf } from '#test/support/sample-files.ts'
import { inspectPrintFile } from './inspect-print-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inspect-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function inspect(name: string, content: Uint8Array) {
  const path = join(folder, 'file')
  await writeFile(path, content)
  return await inspectPrintFile({ path, name }, join(folder, 'previews'))
}

const twoColours = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#e00000' } }).composite([
    {
      input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: '#0000e0' } },
      gravity: 'east',
    },
  ])

describe('what a file is', () => {
  it.each([
    ['an empty file', 'a.pdf', '', { reason: 'empty', realType: null }],
    [
      'a PNG under the name of a JPEG',
      'a.jpg',
      '\x89PNG\r\n\x1a\n',
      { reason: 'notAccepted', realType: 'png' },
    ],
    [
      'a program with a PDF in it',
      'factuur.pdf.exe',
      'MZ\x90\0%PDF-1.7',
      { reason: 'notAccepted', realType: 'exe' },
    ],
    [
      'an archive with a PDF in it',
      'a.pdf',
      'PK\x03\x04%PDF-1.7',
      { reason: 'notAccepted', realType: 'zip' },
    ],
    ['words', 'a.tif', 'no picture', { reason: 'notAccepted', realType: null }],
    ['PostScript', 'a.pdf', '%!PS-Adobe-3.0 EPSF-3.0', { reason: 'notAccepted', realType: 'eps' }],
    ['PostScript of Illustrator', 'a.ai', '%!PS-Adobe-3.0', { reason: 'illustratorWithoutPdf' }],
    ['a PSD under its own name', 'a.psd', '8BPS\0\x01', { reason: 'notAccepted', realType: 'psd' }],
    ['a JPEG without a picture', 'a.jpg', '\xff\xd8\xff\xd9', { reason: 'damaged', realType: 'jpeg' }],
    [
      'a JPEG of nothing',
      'a.jpg',
      `\xff\xd8\xff${'\0'.repeat(300_000)}`,
      { reason: 'damaged', realType: 'jpeg' },
    ],
  ])('%s is unusable', async (_what, name, content, facts) => {
    const inspection = await inspect(name, Buffer.from(content, 'latin1'))
    expect(inspection).toMatchObject({ facts: { kind: 'unusable', ...facts }, previews: [] })
  })
})

describe('a JPEG', () => {
  it('tells its size as stored, its turn, its colours and its resolution', async () => {
    const picture = await twoColours(600, 400)
      .withMetadata({ density: 150, orientation: 6 })
      .jpeg()
      .toBuffer()
    const { facts, previews } = await inspect('foto.jpg', picture)
    expect(facts).toEqual({
      kind: 'raster',
      type: 'jpeg',
      widthPx: 600,
      heightPx: 400,
      orientation: 6,
      frames: 1,
      colour: 'rgb',
      bitsPerChannel: 8,
      channels: 3,
      hasAlpha: false,
      hasIccProfile: true,
      statedPpi: 150,
      totalInkPercent: null,
      isBlank: false,
    })
    expect(previews.map(({ page, widthPx, heightPx }) => [page, widthPx, heightPx])).toEqual([
      [1, 240, 360],
      [1, 400, 600],
    ])
    const preview = await sharp(previews[0]?.path).metadata()
    expect([preview.format, preview.width, preview.height]).toEqual(['webp', 240, 360])
  })

  it('of which a part is missing is damaged', async () => {
    const whole = await twoColours(600, 400).jpeg().toBuffer()
    const { facts } = await inspect('foto.jpg', whole.subarray(0, whole.length >> 1))
    expect(facts).toEqual({ kind: 'unusable', reason: 'damaged', realType: 'jpeg' })
  })
})

const redPage = (resources = '') => ({ resources, content: '1 0 0 rg 9 9 99 50 re f /X Do' })

describe('a PDF with a damaged object beside good pages', () => {
  const pages = [redPage(), redPage('/XObject << /X 100 0 R >>')]
  const whole = samplePdf({ pages, objects: ['<< /Type /XObject /Subtype /Image /Width 9 /Height 9 >>'] })
  const damaged = (from: string, to: string) => whole.toString('latin1').replace(from, to.padEnd(from.length))

  it.each([
    ['that ends before its time', damaged('/Width 9 /Height 9 >>\nendobj', '/Width')],
    ['that is not one', damaged('100 0 obj\n<< /Type', ')>> 7 ] <zz')],
    ['that is nowhere', damaged('100 0 obj', '777 0 obj')],
  ])('%s is accepted, and each of its pages is shown', async (_what, text) => {
    expect(text).not.toBe(whole.toString('latin1'))
    const { facts, previews } = await inspect('doek.pdf', Buffer.from(text, 'latin1'))
    expect(facts).toMatchObject({
      kind: 'document',
      pageCount: 2,
      pages: [{ isBlank: false }, { isBlank: false }],
    })
    expect([...new Set(previews.map(({ page: number }) => number))]).toEqual([1, 2])
  })
})
