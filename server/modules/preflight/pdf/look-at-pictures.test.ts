import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileFacts } from '#domain/designs/facts.ts'
import { printFileEngines } from '#test/support/print-file-engines.ts'
import { samplePdf, sampleStream } from '#test/support/sample-files.ts'
import { LONG } from '#test/support/time-limits.ts'
import { interleavedRows } from '../picture-rows.ts'
import { tiffOf } from '../plain-tiff.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
})
const { inspectPrintFile, stop } = printFileEngines()
afterAll(stop)
afterAll(() => rm(folder, { recursive: true }))

const SMALL = { width: 600, height: 500 }
const LARGE = { width: 6000, height: 5000 }
/** More than a repair can limit the ink of. */
const HUGE = { width: 12_010, height: 10_000 }
const QUARTERS = {
  cmyk: [
    [250, 20, 20, 0],
    [20, 250, 20, 0],
    [230, 220, 210, 200],
    [0, 0, 0, 120],
  ],
  rgb: [
    [200, 30, 30],
    [30, 200, 30],
    [30, 30, 200],
    [120, 120, 120],
  ],
} as const
type Colour = keyof typeof QUARTERS

/** Four colours, enlarged without a pixel in between, as a JPEG. */
function jpegOf(colour: Colour, { width, height }: typeof SMALL): Promise<Buffer> {
  const quarters = QUARTERS[colour]
  const at = (x: number, y: number) =>
    quarters[(x * 2 >= SMALL.width ? 1 : 0) + (y * 2 >= SMALL.height ? 2 : 0)] ?? []
  const pixels = Uint8Array.from(
    Array.from({ length: SMALL.width * SMALL.height }, (_, index) =>
      at(index % SMALL.width, Math.floor(index / SMALL.width)),
    ).flat(),
  )
  const rows = interleavedRows(pixels, SMALL, quarters[0].length)
  const space = colour === 'cmyk' ? 'cmyk' : 'srgb'
  return sharp(tiffOf(rows, { colour, palette: Buffer.alloc(0), profile: null }))
    .pipelineColourspace(space)
    .resize({ width, height, kernel: 'nearest', fit: 'fill' })
    .toColourspace(space)
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

async function seen(
  colour: Colour,
  size: typeof SMALL,
  asCame = (content: Buffer) => content,
  before: readonly Buffer[] = [],
) {
  const entries =
    colour === 'cmyk' ? '/ColorSpace /DeviceCMYK /Decode [1 0 1 0 1 0 1 0]' : '/ColorSpace /DeviceRGB'
  const picture = sampleStream(
    `/Type /XObject /Subtype /Image /Width ${size.width} /Height ${size.height} /BitsPerComponent 8 /Filter /DCTDecode ${entries}`,
    await jpegOf(colour, size),
  )
  const page = {
    entries: '/MediaBox [0 0 600 500]',
    resources: `/XObject << /X 100 0 R ${before.map((_, at) => `/B${at} ${101 + at} 0 R`).join(' ')} >>`,
    content: `600 0 0 500 0 0 cm ${before.map((_, at) => `/B${at} Do`).join(' ')} /X Do`,
  }
  const path = join(folder, `${colour}-${size.width}.pdf`)
  const previewFolder = `${path}-previews`
  await writeFile(path, asCame(samplePdf({ pages: [page], objects: [picture, ...before] })))
  const { facts, previews } = await inspectPrintFile({ path, name: 'doek.pdf' }, previewFolder)
  const largest = previews.at(-1)
  const { data, info } = await sharp(largest?.path).raw().toBuffer({ resolveWithObject: true })
  const colourAt = (x: number, y: number) => {
    const from = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels
    return [...data.subarray(from, from + 3)]
  }
  return {
    facts,
    colours: [colourAt(0.25, 0.25), colourAt(0.75, 0.25), colourAt(0.25, 0.75), colourAt(0.75, 0.75)].flat(),
    left: (await readdir(previewFolder)).filter((name) => !name.endsWith('.webp')),
  }
}

/** With each place in its index so many bytes further on. */
function shifted(content: Buffer, by: number): Buffer {
  const text = content.toString('latin1')
  const indexAt = text.lastIndexOf('\nxref')
  const index = text
    .slice(indexAt)
    .replaceAll(
      /(\d{10}) 00000 n/g,
      (_, at: string) => `${String(Number(at) + by).padStart(10, '0')} 00000 n`,
    )
    .replace(/startxref\n(\d+)/, (_, at: string) => `startxref\n${Number(at) + by}`)
  return Buffer.from(text.slice(0, indexAt) + index, 'latin1')
}

const inkOf = (facts: FileFacts) => (facts.kind === 'unusable' ? 0 : (facts.totalInkPercent ?? 0))

describe('a large picture in a document', () => {
  it.each(['cmyk', 'rgb'] as const)('of %s is seen and measured as a small one is', async (colour) => {
    const [small, large] = [await seen(colour, SMALL), await seen(colour, LARGE)]
    for (const [at, value] of large.colours.entries())
      expect(Math.abs(value - (small.colours[at] ?? 0))).toBeLessThanOrEqual(4)
    expect(large.facts).toMatchObject({ kind: 'document', wasRebuilt: false, colours: [colour] })
    expect(large.left).toEqual([])
  })

  it.each([
    ['something before it', (content: Buffer) => Buffer.concat([Buffer.from('POST /druk\r\n\r\n'), content])],
    [
      'something before it, which its index counts',
      (content: Buffer) => shifted(Buffer.concat([Buffer.from('POST /druk\r\n\r\n'), content]), 14),
    ],
  ])('is seen in a document with %s', async (_what, asCame) => {
    const [small, large] = [await seen('rgb', SMALL), await seen('rgb', LARGE, asCame)]
    for (const [at, value] of large.colours.entries())
      expect(Math.abs(value - (small.colours[at] ?? 0))).toBeLessThanOrEqual(4)
    expect(large.facts).toMatchObject({ kind: 'document', wasRebuilt: false })
  })

  it('has the ink that it has as a file of its own', async () => {
    const path = join(folder, 'own.jpg')
    await writeFile(path, await jpegOf('cmyk', LARGE))
    const { facts: alone } = await inspectPrintFile({ path, name: 'doek.jpg' }, `${path}-previews`)
    const { facts: within } = await seen('cmyk', LARGE)
    const [own, found] = [inkOf(alone), inkOf(within)]
    expect(own).toBeGreaterThan(330)
    expect(Math.abs(own - found)).toBeLessThanOrEqual(3)
  })

  it.each([
    ['small ones', '/Width 1 /Height 1', 25],
    ['large ones that cannot be seen', '/Width 6000 /Height 5000', 21],
  ])('is measured behind many %s', LONG, async (_what, size, count) => {
    const entries = `/Type /XObject /Subtype /Image ${size} /BitsPerComponent 8 /ColorSpace /DeviceCMYK`
    const before = Array.from({ length: count }, () => sampleStream(entries, Buffer.alloc(4)))
    const { facts } = await seen('cmyk', LARGE, (content) => content, before)
    expect(inkOf(facts)).toBeGreaterThan(330)
  })

  it('tells of its ink where that is more than can be limited', LONG, async () => {
    const [large, huge] = [await seen('cmyk', LARGE), await seen('cmyk', HUGE)]
    expect(large.facts).not.toHaveProperty('largeInkPercent')
    expect(huge.facts).toMatchObject({ largeInkPercent: inkOf(huge.facts) })
  })
})
