import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { judgeFile } from '#domain/designs/judge-file.ts'
import { printFileEngines } from '#test/support/print-file-engines.ts'
import { samplePdf, samplePhotoshop, sampleTiff } from '#test/support/sample-files.ts'
import { tiffOf } from './plain-tiff.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'raster-'))
})
const { inspectPrintFile, stop } = printFileEngines()
afterAll(stop)
afterAll(() => rm(folder, { recursive: true }))

async function inspect(name: string, content: Uint8Array) {
  const path = join(folder, 'file')
  await writeFile(path, content)
  return await inspectPrintFile({ path, name }, join(folder, 'previews'))
}

const plain = (background: string, width = 60, height = 40): Sharp =>
  sharp({ create: { width, height, channels: 3, background } })

/** The colour in the middle of the largest preview. */
async function middleOf({ previews }: Awaited<ReturnType<typeof inspect>>): Promise<number[]> {
  const { path = '', widthPx = 0, heightPx = 0 } = previews.at(-1) ?? {}
  const middle = { left: widthPx >> 1, top: heightPx >> 1, width: 1, height: 1 }
  return [
    ...(await sharp(await readFile(path))
      .extract(middle)
      .raw()
      .toBuffer()),
  ]
}

const plane = (value: number, size = 6) => Buffer.alloc(size, value)
const near = (colour: readonly number[], other: readonly number[]) =>
  colour.every((value, index) => Math.abs(value - (other[index] ?? 0)) < 25)

describe('a TIFF', () => {
  it('tells its inks and their sum', async () => {
    const inks = tiffOf(
      { width: 3, height: 2, channels: 4, row: (channel) => plane(channel < 3 ? 255 : 0, 3) },
      { colour: 'cmyk', palette: plane(0), profile: null },
    )
    expect((await inspect('a.tif', inks)).facts).toMatchObject({
      kind: 'raster',
      type: 'tiff',
      widthPx: 3,
      heightPx: 2,
      colour: 'cmyk',
      channels: 4,
      bitsPerChannel: 8,
      frames: 1,
      statedPpi: null,
      hasIccProfile: false,
      totalInkPercent: 300,
      isBlank: true,
    })
  })
  it('tells its resolution', async () => {
    const fine = await plain('#ff0000')
      .tiff({ xres: 150 / 25.4, yres: 150 / 25.4 })
      .toBuffer()
    const { facts } = await inspect('a.tif', fine)
    expect(facts.kind === 'raster' && facts.statedPpi).toBeCloseTo(150, 0)
  })
  it('of large addresses, deep colours and alpha is read', async () => {
    const deep = await plain('#336699')
      .ensureAlpha(0.5)
      .toColourspace('rgb16')
      .tiff({ bigtiff: true, compression: 'lzw' })
      .toBuffer()
    const { facts } = await inspect('a.tiff', deep)
    expect(facts).toMatchObject({ colour: 'rgb', bitsPerChannel: 16, channels: 4, hasAlpha: true })
  })
  it('tells its inks by their full depth, and as its transparency leaves them', async () => {
    const sizes = { widthPx: 4, heightPx: 3 } as const
    const deep = [0.2, 0.4, 0.6, 0.1].map((ink) => Math.round(ink * 65_535))
    const inks = sampleTiff({ photometric: 'cmyk', ...sizes, bits: 16, pixel: deep, orientation: 6 })
    expect((await inspect('a.tif', inks)).facts).toMatchObject({
      colour: 'cmyk',
      bitsPerChannel: 16,
      orientation: 6,
      totalInkPercent: 130,
    })
    const clear = sampleTiff({
      photometric: 'cmyk',
      ...sizes,
      pixel: [51, 102, 153, 26, 128],
      extraSamples: [2],
    })
    const seen = (await inspect('a.tif', clear)).facts
    expect(seen).toMatchObject({ hasAlpha: true, totalInkPercent: 65 })
    const lab = await inspect('a.tif', sampleTiff({ photometric: 'lab', ...sizes, pixel: [138, 81, 70] }))
    expect(lab.facts).toMatchObject({ colour: 'lab' })
    expect(near(await middleOf(lab), [255, 0, 0])).toBe(true)
  })
  it('of a packing that nobody reads is told before anything is promised', async () => {
    const old = sampleTiff({
      photometric: 'rgb',
      widthPx: 4,
      heightPx: 3,
      pixel: [1, 2, 3],
      compression: 'oldJpeg',
    })
    const { facts } = await inspect('a.tif', old)
    expect(facts).toMatchObject({ kind: 'raster', unprintable: 'packing' })
    expect(judgeFile(facts, null)).toMatchObject({ status: 'invalid', findings: [{ code: 'rarePacking' }] })
  })
  it('of several pictures is counted', async () => {
    const frames = sharp([await plain('#ff0000').png().toBuffer(), await plain('#0000ff').png().toBuffer()], {
      join: { animated: true },
    })
    const { facts } = await inspect('a.tif', await frames.tiff().toBuffer())
    expect(facts).toMatchObject({ frames: 2, heightPx: 40 })
  })
  it('of shades and of a palette is told apart', async () => {
    const shades = await plain('#777777').toColourspace('b-w').tiff({ bitdepth: 1 }).toBuffer()
    expect((await inspect('a.tif', shades)).facts).toMatchObject({
      colour: 'gray',
      bitsPerChannel: 1,
      channels: 1,
    })
  })
  it('that claims absurd sizes is refused before it is opened', async () => {
    const tiff = Buffer.from(await plain('#ff0000').tiff({ compression: 'none' }).toBuffer())
    const isLittle = tiff.toString('latin1', 0, 2) === 'II'
    const at = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
    for (let entry = at + 2; entry < at + 26; entry += 12)
      if (isLittle) tiff.writeUInt32LE(99_999, entry + 8)
      else tiff.writeUInt32BE(99_999, entry + 8)
    expect((await inspect('a.tif', tiff)).facts).toMatchObject({ kind: 'unusable', reason: 'bomb' })
  })
  it('whose pixels are not there is damaged', async () => {
    const tiff = await plain('#ff0000').tiff({ compression: 'none' }).toBuffer()
    const directory = tiff.readUInt32LE(4)
    const moved = Buffer.concat([Buffer.from('II*\0\x08\0\0\0', 'latin1'), tiff.subarray(directory)])
    expect((await inspect('a.tif', moved)).facts).toMatchObject({ kind: 'unusable', reason: 'damaged' })
  })
})

describe('a Photoshop file', () => {
  const size = { widthPx: 3, heightPx: 2 }
  it.each([
    ['of RGB', { mode: 'rgb', planes: [plane(200), plane(20), plane(20)] }, 'rgb', [200, 20, 20]],
    [
      'of CMYK',
      { mode: 'cmyk', planes: [plane(255), plane(255), plane(255), plane(20)] },
      'cmyk',
      [55, 53, 53],
    ],
    [
      'of packed rows',
      { mode: 'rgb', planes: [plane(20), plane(20), plane(200)], isPacked: true },
      'rgb',
      [20, 20, 200],
    ],
    ['of shades', { mode: 'gray', planes: [plane(90)] }, 'gray', [90, 90, 90]],
    ['of Lab', { mode: 'lab', planes: [plane(137), plane(208), plane(195)] }, 'lab', [255, 0, 0]],
    [
      'of 16 bits',
      { mode: 'rgb', bits: 16, planes: [plane(200, 12), plane(20, 12), plane(20, 12)] },
      'rgb',
      [200, 20, 20],
    ],
    [
      'of a palette',
      {
        mode: 'indexed',
        planes: [plane(1)],
        palette: Buffer.from([...plane(200, 256), ...plane(9, 256), ...plane(9, 256)]),
      },
      'indexed',
      [200, 9, 9],
    ],
    [
      'of black and white',
      { mode: 'bitmap', bits: 1, planes: [Buffer.from([0xff, 0xff])] },
      'gray',
      [0, 0, 0],
    ],
  ] as const)('%s is shown in its colours', async (_what, sample, colour, shown) => {
    const inspection = await inspect('a.psb', samplePhotoshop({ ...sample, ...size, ppi: 120 }))
    expect(inspection.facts).toMatchObject({
      kind: 'raster',
      type: 'psb',
      ...size,
      colour,
      statedPpi: 120,
    })
    const middle = await middleOf(inspection)
    expect(near(middle, shown), middle.join()).toBe(true)
  })
  it('tells its ink, its transparency and its further channels', async () => {
    const ink = [plane(0), plane(0), plane(0), plane(255), plane(7)]
    const { facts } = await inspect('a.psb', samplePhotoshop({ mode: 'cmyk', ...size, planes: ink }))
    expect(facts).toMatchObject({ channels: 5, hasAlpha: false, totalInkPercent: 300 })
    const clear = [plane(9), plane(9), plane(9), plane(0)]
    const seen = await inspect(
      'a.psb',
      samplePhotoshop({ mode: 'rgb', ...size, planes: clear, hasMergedAlpha: true }),
    )
    expect(seen.facts).toMatchObject({ hasAlpha: true, isBlank: true })
    expect(near(await middleOf(seen), [217, 220, 224])).toBe(true)
  })
  it.each([
    [false, 'invalid', ['noMergedPicture']],
    [true, 'valid', []],
  ])('that kept its layers only (real picture: %s) is told', async (hasRealPicture, status, codes) => {
    const psb = samplePhotoshop({
      mode: 'gray',
      ...size,
      planes: [Buffer.from([1, 2, 3, 4, 5, 6])],
      hasRealPicture,
    })
    const verdict = judgeFile((await inspect('a.psb', psb)).facts, null)
    expect([verdict.status, verdict.findings.map(({ code }) => code)]).toEqual([status, codes])
  })
  it('of the smaller kind is taken under the name of the larger', async () => {
    const psd = samplePhotoshop({ version: 1, mode: 'gray', ...size, planes: [plane(90)] })
    expect((await inspect('a.psb', psd)).facts).toMatchObject({ kind: 'raster', type: 'psd' })
  })
  it.each([
    ['of which pixels are missing', samplePhotoshop({ mode: 'rgb', ...size, planes: [plane(1)] }), 'damaged'],
    [
      'of the largest size',
      samplePhotoshop({
        mode: 'rgb',
        widthPx: 300_000,
        heightPx: 300_000,
        planes: [plane(1), plane(1), plane(1)],
      }),
      'bomb',
    ],
    ['of 26 bytes', samplePhotoshop({ mode: 'rgb', ...size, planes: [plane(1)] }).subarray(0, 26), 'damaged'],
  ])('%s is refused', async (_what, content, reason) => {
    expect((await inspect('a.psb', content)).facts).toMatchObject({ kind: 'unusable', reason })
  })
})

describe('previews of a document', () => {
  it('show each page within its trim, and what it is on', async () => {
    const edge = '1 0 0 rg 0 0 120 70 re f'
    const boxes = '/MediaBox [0 0 120 70] /TrimBox [10 10 110 60]'
    const pages = [
      { entries: boxes, content: `${edge} 0 0 1 rg 30 20 60 30 re f` },
      { entries: boxes, content: '0 g 30 20 60 30 re f' },
      {},
    ]
    const { facts, previews } = await inspect('a.pdf', samplePdf({ pages }))
    expect(previews.map(({ page, widthPx, heightPx }) => [page, widthPx, heightPx])).toEqual(
      [1, 2, 3].flatMap((page) => [
        [page, 240, 120],
        [page, 480, 240],
        [page, 1200, 600],
      ]),
    )
    const seen =
      facts.kind === 'document' ? facts.pages.map(({ inkInBleed, isBlank }) => [inkInBleed, isBlank]) : []
    expect(seen).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ])
    const only = (page: number) => ({ facts, previews: previews.filter((one) => one.page === page) })
    expect(near(await middleOf(only(1)), [0, 0, 255])).toBe(true)
    expect(near(await middleOf(only(3)), [217, 220, 224])).toBe(true)
  })
  it('show white alone on grey', async () => {
    const inspection = await inspect('a.pdf', samplePdf({ pages: [{ content: '1 g 80 40 40 20 re f' }] }))
    expect(inspection.facts).toMatchObject({ pages: [{ isBlank: true }] })
    expect(near(await middleOf(inspection), [255, 255, 255])).toBe(true)
  })
  it('show a turned page upright', async () => {
    const entries = '/MediaBox [0 0 200 100] /Rotate 90 /TrimBox [20 10 180 90]'
    const { previews } = await inspect(
      'a.pdf',
      samplePdf({ pages: [{ entries, content: '0 g 0 0 100 100 re f' }] }),
    )
    expect(previews.at(-1)).toMatchObject({ widthPx: 1200, heightPx: 2400 })
  })
  it('show a rebuilt file', async () => {
    const whole = samplePdf({ pages: [{ content: '0 0 1 rg 0 0 200 100 re f' }] })
    const inspection = await inspect('a.pdf', whole.subarray(0, whole.indexOf('xref')))
    expect(inspection.facts).toMatchObject({ wasRebuilt: true })
    expect(near(await middleOf(inspection), [0, 0, 255])).toBe(true)
  })
})
