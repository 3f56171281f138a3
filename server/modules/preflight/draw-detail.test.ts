import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { detailBox, type DetailPart, detailSize, levelSize, type PixelSize } from '#domain/designs/detail.ts'
import { sheetOf } from '#domain/designs/sheet.ts'
import { printFileEngines } from '#test/support/print-file-engines.ts'
import { QUARTERS, testPdf } from '#test/support/print-files.ts'
import { samplePdf, samplePhotoshop, sampleStream } from '#test/support/sample-files.ts'
import { DetailFailed, drawDetail } from './draw-detail.ts'

const engines = printFileEngines()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'detail-'))
})
afterAll(async () => {
  await engines.stop()
  await rm(folder, { recursive: true })
})

const forEver = () => new AbortController().signal

/** A file as it is measured, and where it lies. */
async function measured(name: string, content: Uint8Array, page = 1) {
  const path = join(folder, `${crypto.randomUUID()}-file`)
  await writeFile(path, content)
  const { facts, previews } = await engines.inspectPrintFile({ path, name }, `${path}-previews`)
  const sheet = sheetOf(facts, page, null)
  const preview = previews.findLast((one) => one.page === page)
  if (!sheet || !preview) throw new Error(`nothing is seen of ${name}`)
  const isBlank =
    facts.kind === 'raster' ? facts.isBlank : facts.kind === 'document' && facts.pages[page - 1]!.isBlank
  return { path, name, page, isBlank, preview, full: detailSize(facts, sheet) }
}

type Drawn = {
  readonly path: string
  readonly name: string
  readonly page: number
  readonly isBlank: boolean
  readonly full: PixelSize
}
const draw = async ({ path, name, page, isBlank, full }: Drawn, part: DetailPart) =>
  await drawDetail({ path, name, page, isBlank, full, part }, forEver())

/** The whole page at a level. */
const whole = (full: PixelSize, level: number): DetailPart => {
  const { widthPx, heightPx } = levelSize(full, level)
  return { level, x: 0, y: 0, width: widthPx, height: heightPx }
}

type Size = { readonly width: number; readonly height: number }
const inRgb = async (picture: Sharp, { width, height }: Size) =>
  await picture.resize({ width, height, fit: 'fill' }).toColourspace('srgb').removeAlpha().raw().toBuffer()

/** How much two pictures differ from each other on the average, of 255. */
function difference(one: Buffer, other: Buffer): number {
  expect(one.length).toBe(other.length)
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0))
  return sum / one.length
}

/** Slopes of colour in which no place is like another, with an edge in it. */
function slopes(width: number, height: number): Sharp {
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 3) {
      data[at] = (255 * x) / width
      data[at + 1] = (255 * y) / height
      data[at + 2] = x > width / 3 && y < height / 4 ? 200 : 40
    }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

const marked = `1 0 0 rg 20 60 10 20 re f 0 0 1 RG 0.2 w 50 0 m 50 100 l S`
const FILES: readonly (readonly [
  what: string,
  name: string,
  page: number,
  content: () => Promise<Uint8Array> | Uint8Array,
])[] = [
  ['a document', 'a.pdf', 1, () => testPdf([{ widthMm: 200, heightMm: 100, content: QUARTERS }])],
  [
    'a page with a trim, turned and in units of its own, the second of its document',
    'a.pdf',
    2,
    () =>
      testPdf([
        { widthMm: 50, heightMm: 50, content: '1 0 0 rg 0 0 {w} {h} re f' },
        { widthMm: 200, heightMm: 120, trimMm: 15, rotate: 90, userUnit: 2, content: QUARTERS },
      ]),
  ],
  [
    'a page that begins elsewhere and is shown within a crop, on its head',
    'a.pdf',
    1,
    () =>
      samplePdf({
        pages: [
          {
            entries: '/MediaBox [-20 -10 180 90] /CropBox [0 0 150 80] /Rotate 180',
            content: marked,
          },
        ],
      }),
  ],
  [
    'white that is seen on grey only',
    'a.pdf',
    1,
    () => samplePdf({ pages: [{ content: '1 1 1 rg 20 20 50 50 re f' }] }),
  ],
  ['a JPEG', 'a.jpg', 1, () => slopes(1800, 1200).jpeg({ quality: 95 }).toBuffer()],
  [
    'a JPEG in four inks',
    'a.jpg',
    1,
    () => slopes(1800, 1200).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer(),
  ],
  [
    'a TIFF in four inks with their profile',
    'a.tif',
    1,
    () => slopes(1800, 1200).withIccProfile('cmyk').tiff({ compression: 'lzw' }).toBuffer(),
  ],
  [
    'a TIFF of other colours with transparency',
    'a.tif',
    1,
    () =>
      slopes(1800, 1200)
        .ensureAlpha(0.5)
        .withIccProfile('p3')
        .tiff({ compression: 'deflate', tile: true })
        .toBuffer(),
  ],
  [
    'a PSB in four inks',
    'a.psb',
    1,
    () =>
      samplePhotoshop({
        mode: 'cmyk',
        widthPx: 1600,
        heightPx: 1300,
        planes: [0, 1, 2, 3].map((ink) =>
          Buffer.from(
            Uint8Array.from({ length: 1600 * 1300 }, (_, at) =>
              ink === 0 ? (at % 1600) / 7 : ink === 1 ? at / 1600 / 6 : 255 - 20 * ink,
            ),
          ),
        ),
        isPacked: true,
      }),
  ],
]

let large: Promise<Buffer> | null = null
/** A picture of 26 million pixels in slopes of colour, with thin black lines from top to bottom. */
const largePicture = () =>
  (large ??= (async () => {
    const [width, height] = [6500, 4100]
    const lines = Buffer.alloc(width * 4)
    for (let x = 0; x < width; x += 1) if (x % 20 < 4) lines.writeUInt32BE(0x000000ff, x * 4)
    const jpeg = await sharp(await slopes(650, 410).linear(0.5, 127).png().toBuffer())
      .resize({ width, height, fit: 'fill' })
      .composite([{ input: lines, raw: { width, height: 1, channels: 4 }, tile: true, gravity: 'northwest' }])
      .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
      .toBuffer()
    return sampleStream(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
      jpeg,
    )
  })())

/** How much the whole page, drawn as large as may be, differs from its preview. */
async function fromPreview(file: Awaited<ReturnType<typeof measured>>): Promise<number> {
  const preview = sharp(file.preview.path)
  const { width, height } = await preview.metadata()
  const longest = Math.max(file.full.widthPx, file.full.heightPx)
  const level = Math.max(0, Math.ceil(Math.log2(longest / 2048)))
  const detail = sharp(await draw(file, whole(file.full, level)))
  return difference(await inRgb(detail, { width, height }), await inRgb(preview, { width, height }))
}

describe('a detail', () => {
  it.each(FILES)('has the colours and places of the preview: %s', async (_, name, page, content) => {
    expect(await fromPreview(await measured(name, await content(), page))).toBeLessThan(2.5)
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'is cut out of a picture as it is seen: orientation %i',
    async (orientation) => {
      const content = await slopes(1500, 900).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer()
      const file = await measured('a.jpg', content)
      const part = { level: 0, x: 256, y: 512, width: 256, height: 256 }
      const detail = await inRgb(sharp(await draw(file, part)), part)
      const { left, top, right, bottom } = detailBox(file.full, part)
      const upright = await sharp(content).autoOrient().toBuffer()
      const cut = sharp(upright).extract({ left, top, width: right - left, height: bottom - top })
      expect(difference(detail, await inRgb(cut, part))).toBeLessThan(2.5)
    },
  )

  it.each([
    ['in the middle', { level: 1, x: 256, y: 256, width: 256, height: 256 }],
    ['at the edge', { level: 1, x: 512, y: 512, width: 238, height: 88 }],
  ] as const)('is cut out of a picture that we read by ourselves: %s', async (_, part) => {
    const [widthPx, heightPx] = [1500, 1200]
    const { data } = await slopes(widthPx, heightPx).raw().toBuffer({ resolveWithObject: true })
    const planes = [0, 1, 2].map((channel) =>
      Buffer.from(Uint8Array.from({ length: widthPx * heightPx }, (__, at) => data[at * 3 + channel] ?? 0)),
    )
    const file = await measured('a.psb', samplePhotoshop({ mode: 'rgb', widthPx, heightPx, planes }))
    const { left, top, right, bottom } = detailBox(file.full, part)
    const raw = { width: widthPx, height: heightPx, channels: 3 as const }
    const cut = sharp(data, { raw }).extract({ left, top, width: right - left, height: bottom - top })
    const detail = await inRgb(sharp(await draw(file, part)), part)
    expect(difference(detail, await inRgb(cut, part))).toBeLessThan(2.5)
  })

  it('shows a hairline that the preview cannot show', async () => {
    // 5 m wide, with two lines of 0,1 mm that lie 0,4 mm apart.
    const lines = '0 0 0 RG 0.2835 w 7000 0 m 7000 {h} l 7001.134 0 m 7001.134 {h} l S'
    const file = await measured('a.pdf', await testPdf([{ widthMm: 5000, heightMm: 1000, content: lines }]))
    const pxPerMm = file.full.widthPx / 5000
    const at = 7000 / (72 / 25.4)
    const x = Math.floor((at * pxPerMm) / 256) * 256
    const picture = sharp(await draw(file, { level: 0, x, y: 0, width: 512, height: 256 }))
    const { data } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true })
    const line = (mm: number) => data[100 * 512 + Math.round(mm * pxPerMm - x)] ?? 0
    expect(line(at)).toBeLessThan(60)
    expect(line(at + 0.2)).toBeGreaterThan(200)
    expect(line(at + 0.4)).toBeLessThan(60)
  })

  it.each([
    ['laid upright', 0, 'q 400 0 0 200 50 25 cm /X Do Q'],
    ['on a turned page', 90, 'q 400 0 0 200 50 25 cm /X Do Q'],
    ['on its side and mirrored', 0, 'q 0 -200 -400 0 450 225 cm /X Do Q'],
    ['twice, beside each other', 270, 'q 200 0 0 200 50 25 cm /X Do Q q 200 0 0 200 250 25 cm /X Do Q'],
  ])('shows the pixels of a large picture in a document: %s', async (_, rotate, content) => {
    const picture = await largePicture()
    const pdf = samplePdf({
      pages: [
        {
          entries: `/MediaBox [0 0 500 250] /Rotate ${rotate}`,
          resources: '/XObject << /X 100 0 R >>',
          content,
        },
      ],
      objects: [picture],
    })
    const file = await measured('a.pdf', pdf)
    const part = { level: 0, x: 5120, y: 5120, width: 512, height: 512 }
    const drawn = sharp(await draw(file, part))
    const { data } = await drawn.clone().greyscale().raw().toBuffer({ resolveWithObject: true })
    const share = (which: (value: number) => boolean) => data.filter(which).length / data.length
    // A fifth is lines; a copy of 8 million pixels shows all of it in one grey.
    expect(share((value) => value < 60)).toBeGreaterThan(0.1)
    expect(share((value) => value > 110)).toBeGreaterThan(0.5)
    const { left, top, right } = detailBox(file.full, part)
    const scale = (await sharp(file.preview.path).metadata()).width / file.full.widthPx
    const side = Math.round((right - left) * scale)
    const [x, y] = [Math.round(left * scale), Math.round(top * scale)]
    const same = sharp(file.preview.path).extract({ left: x, top: y, width: side, height: side })
    const few = { width: 4, height: 4 }
    expect(difference(await inRgb(drawn, few), await inRgb(same, few))).toBeLessThan(6)
  })

  it('keeps white parts of a page white that is not white as a whole', async () => {
    const file = await measured('a.pdf', samplePdf({ pages: [{ content: marked }] }))
    const part = { level: 0, x: 6144, y: 2816, width: 256, height: 256 }
    expect(
      difference(await inRgb(sharp(await draw(file, part)), part), Buffer.alloc(256 * 256 * 3, 255)),
    ).toBeLessThan(0.5)
  })
})

describe('what a file may not cost', () => {
  const full = { widthPx: 4000, heightPx: 2000 }
  const part = { level: 0, x: 0, y: 0, width: 512, height: 512 }
  const failing = async (name: string, content: Uint8Array | string, page = 1) => {
    const path = join(folder, `${crypto.randomUUID()}-bad`)
    await writeFile(path, content)
    await expect(drawDetail({ path, name, page, isBlank: false, full, part }, forEver())).rejects.toThrow(
      DetailFailed,
    )
  }

  it.each([
    ['words', 'a.pdf', (): Uint8Array | string => 'geen bestand'],
    ['half a JPEG', 'a.jpg', async () => (await slopes(4000, 2000).jpeg().toBuffer()).subarray(0, 3000)],
    ['a picture of another size than it had', 'a.jpg', () => slopes(300, 300).jpeg().toBuffer()],
    ['a document without a page', 'a.pdf', () => samplePdf({ pages: [] })],
  ] as const)('%s ends its own process, and says why', async (_, name, content) => {
    await failing(name, await content())
  })

  it('ends with who asked for it', async () => {
    const path = join(folder, 'left.pdf')
    await writeFile(path, samplePdf())
    const left = new AbortController()
    const drawn = drawDetail({ path, name: 'left.pdf', page: 1, isBlank: false, full, part }, left.signal)
    left.abort(new Error('gone'))
    await expect(drawn).rejects.toThrow('gone')
  })
})
