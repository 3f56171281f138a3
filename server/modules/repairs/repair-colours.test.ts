import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import type { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentFacts } from '#domain/designs/facts.ts'
import { judgeFile } from '#domain/designs/judge-file.ts'
import type { RepairPlan } from '#domain/designs/plan-repair.ts'
import { samplePrint } from '#domain/designs/sample-facts.ts'
import { printFileEngines } from '#test/support/print-file-engines.ts'
import { checkByQpdf, coloursAt, hasPdfTools, readableByQpdf, testPdf } from '#test/support/print-files.ts'
import { tiffOf } from '../preflight/plain-tiff.ts'
import { lessInk } from './pdf/limit-ink.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paskruis-colours-'))
})
const { inspectPrintFile, repairPrintFile, stop } = printFileEngines()
afterAll(stop)
afterAll(() => rm(folder, { recursive: true }))

let count = 0
async function repaired(content: Uint8Array, plan: RepairPlan, type: 'pdf' | 'tiff' | 'jpeg' = 'pdf') {
  count += 1
  const [path, resultPath] = [join(folder, `${count}.${type}`), join(folder, `${count}-result.pdf`)]
  await writeFile(path, content)
  await repairPrintFile({ path, type, plan, resultPath })
  checkByQpdf(resultPath)
  return { path, resultPath }
}

async function factsOf(path: string): Promise<DocumentFacts> {
  const { facts } = await inspectPrintFile({ path, name: 'x.pdf' }, `${path}-previews`)
  if (facts.kind !== 'document') throw new Error(facts.kind)
  return facts
}

const exponent = (from: number[], to: number[]) => ({
  FunctionType: 2,
  N: 1,
  Domain: [0, 1],
  C0: from,
  C1: to,
})
const RED = [0, 1, 1, 0]

/** A spot, a picture of it and a gradient of it, and beside those a cut line. */
function houseColour(alternate: (document: PDFDocument) => unknown[]) {
  return (document: PDFDocument) => {
    const { context } = document
    const space = context.register(context.obj(['Separation', 'Huisrood', ...alternate(document)] as never))
    const picture = { Type: 'XObject', Subtype: 'Image', Width: 2, Height: 1, BitsPerComponent: 8 }
    return {
      ColorSpace: {
        Huis: space,
        Snij: ['Separation', 'CutContour', 'DeviceCMYK', context.obj(exponent([0, 0, 0, 0], [0, 1, 0, 0]))],
      },
      Shading: {
        Verloop: {
          ShadingType: 2,
          ColorSpace: space,
          Coords: [0, 0, 113.4, 0],
          Function: exponent([1], [0]),
          Extend: [true, true],
        },
      },
      XObject: {
        Foto: context.register(
          context.flateStream(Uint8Array.from([255, 0]), { ...picture, ColorSpace: space }),
        ),
      },
    }
  }
}

/** From the bottom: an area of full colour, one of half, the gradient, the picture; a cut line on the right. */
const CONTENT = [
  '/Huis cs 1 scn 0 0 {w} 28 re f',
  '.5 scn 0 28 {w} 28 re f',
  'q 0 56 {w} 28 re W n /Verloop sh Q',
  'q {w} 0 0 29.4 0 84 cm /Foto Do Q',
  '/Snij CS 1 SCN 1 w 110 0 m 110 {h} l S',
].join(' ')
const POINTS = [
  [20, 35],
  [20, 25],
  [3, 15],
  [20, 15],
  [10, 5],
  [30, 5],
] as const

const lab = ({ context }: PDFDocument) => [
  ['Lab', context.obj({ WhitePoint: [0.9642, 1, 0.8249], Range: [-128, 127, -128, 127] })],
  context.obj(exponent([100, 0, 0], [48, 68, 48])),
]
const labOfProfile = ({ context }: PDFDocument) => [
  [
    'ICCBased',
    context.register(
      context.flateStream('', {
        N: 3,
        Range: [0, 100, -128, 127, -128, 127],
        Alternate: ['Lab', { WhitePoint: [0.9642, 1, 0.8249] }],
      }),
    ),
  ],
  context.obj(exponent([100, 0, 0], [48, 68, 48])),
]
const grey = ({ context }: PDFDocument) => ['DeviceGray', context.obj(exponent([1], [0.25]))]
const both = ({ context }: PDFDocument) => ({
  ColorSpace: {
    Beide: [
      'DeviceN',
      ['Huisrood', 'White'],
      'DeviceCMYK',
      context.register(
        context.flateStream('{pop dup 0 exch dup 0}', {
          FunctionType: 4,
          Domain: [0, 1, 0, 1],
          Range: [0, 1, 0, 1, 0, 1, 0, 1],
        }),
      ),
    ],
  },
})

describe.skipIf(!hasPdfTools)('a spot colour that the print does not use', () => {
  it.each<[string, (document: PDFDocument) => unknown[]]>([
    ['four inks', ({ context }) => ['DeviceCMYK', context.obj(exponent([0, 0, 0, 0], RED))]],
    [
      'inks by a calculation',
      ({ context }) => [
        'DeviceCMYK',
        context.register(
          context.flateStream('{dup 0 3 1 roll 0}', {
            FunctionType: 4,
            Domain: [0, 1],
            Range: [0, 1, 0, 1, 0, 1, 0, 1],
          }),
        ),
      ],
    ],
  ])('whose alternate is %s is printed by that, and looks as it did', async (_alternate, alternate) => {
    const page = { widthMm: 40, heightMm: 40, content: CONTENT, resources: houseColour(alternate) }
    const { path, resultPath } = await repaired(await testPdf([page]), [
      { kind: 'spotsToCmyk', names: ['Huisrood'] },
    ])
    expect(await coloursAt(resultPath, POINTS)).toEqual(await coloursAt(path, POINTS))
    const names = (await factsOf(resultPath)).spots.map(({ name }) => name)
    expect(names).toEqual(['CutContour'])
    expect(readableByQpdf(resultPath)).not.toContain('Huisrood')
  })

  it.each([
    ['Lab', lab],
    ['Lab of a profile', labOfProfile],
  ])('in %s becomes the nearest inks', async (_alternate, alternate) => {
    const page = { widthMm: 40, heightMm: 40, content: CONTENT, resources: houseColour(alternate) }
    const { resultPath } = await repaired(await testPdf([page]), [
      { kind: 'spotsToCmyk', names: ['Huisrood'] },
    ])
    const [full] = await coloursAt(resultPath, POINTS)
    const [red = 0, green = 0, blue = 0] = (full ?? '').split(',').map(Number)
    expect(red).toBeGreaterThan(180)
    expect(Math.max(green, blue)).toBeLessThan(90)
    expect((await factsOf(resultPath)).colours).toEqual(['cmyk', 'spot'])
  })

  it('in grey becomes black alone', async () => {
    const page = { widthMm: 40, heightMm: 40, content: CONTENT, resources: houseColour(grey) }
    const { resultPath } = await repaired(await testPdf([page]), [
      { kind: 'spotsToCmyk', names: ['Huisrood'] },
    ])
    expect(readableByQpdf(resultPath)).toMatch(/0 0 0 0\.75 k[^]*0 0 0 0\.375 k/)
  })

  it('among several in one space stays where another of them is used', async () => {
    const content = '/Beide cs 1 0 scn 0 0 {w} {h} re f'
    const file = await testPdf([{ widthMm: 40, heightMm: 40, content, resources: both }])
    const kept = await repaired(file, [{ kind: 'spotsToCmyk', names: ['Huisrood'] }])
    expect((await factsOf(kept.resultPath)).spots).toHaveLength(2)
    const gone = await repaired(file, [{ kind: 'spotsToCmyk', names: ['Huisrood', 'White'] }])
    expect((await factsOf(gone.resultPath)).spots).toEqual([])
    expect(await coloursAt(gone.resultPath, [[20, 20]])).toEqual(await coloursAt(gone.path, [[20, 20]]))
  })
})

describe('less ink', () => {
  it.each([
    ['what is within the limit stays', [0.9, 0.9, 0.9, 0.1], 2.8, [0.9, 0.9, 0.9, 0.1]],
    ['grey of three inks becomes black', [0.9, 0.9, 0.9, 0.3], 2.6, [0.7, 0.7, 0.7, 0.5]],
    ['what is still too much goes from the three alike', [1, 1, 1, 1], 2.8, [0.6, 0.6, 0.6, 1]],
    ['a colour keeps its hue', [1, 1, 0, 0.5], 2, [0.75, 0.75, 0, 0.5]],
  ] as const)('%s', (_rule, inks, most, expected) => {
    const less = lessInk(inks, most)
    for (const [at, ink] of expected.entries()) expect(less[at]).toBeCloseTo(ink, 6)
  })
})

/** Dark as a photograph has it, with light between. */
const heavy = (pixels: number) =>
  Uint8Array.from(
    { length: pixels * 4 },
    (_, at) => (Math.floor(at / 4) % 64 < 48 ? [250, 245, 240, 235][at % 4] : 20) ?? 0,
  )

const heavyPicture = { width: 256, height: 256 }

function heavyTiff(): Buffer {
  const { width, height } = heavyPicture
  const inks = heavy(width * height)
  const row = (channel: number, y: number) =>
    Buffer.from(Array.from({ length: width }, (_, x) => inks[(y * width + x) * 4 + channel] ?? 0))
  return tiffOf(
    { ...heavyPicture, channels: 4, row },
    { colour: 'cmyk', palette: Buffer.alloc(0), profile: null },
  )
}
const heavyJpeg = () =>
  sharp(heavyTiff())
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer()

describe.skipIf(!hasPdfTools)('more ink than the material takes', () => {
  const limit: RepairPlan = [{ kind: 'limitInk', maxPercent: 280 }]
  const print = samplePrint({ sizeMm: null, bleedMm: 0, maxInkPercent: 280 })

  it('is taken away in a PDF: areas, gradients and pictures, and all else stays', async () => {
    const jpeg = await heavyJpeg()
    const resources = ({ context }: PDFDocument) => {
      const picture = { Type: 'XObject', Subtype: 'Image', Width: 256, Height: 256, BitsPerComponent: 8 }
      const entries = { ...picture, ColorSpace: 'DeviceCMYK' } as const
      return {
        Shading: {
          Verloop: {
            ShadingType: 2,
            ColorSpace: 'DeviceCMYK',
            Coords: [0, 0, 113.4, 0],
            Function: exponent([1, 1, 1, 1], [0, 0, 0, 0]),
          },
        },
        XObject: {
          Vlak: context.register(context.flateStream(heavy(256 * 256), entries)),
          Foto: context.register(
            context.stream(jpeg, {
              ...entries,
              Filter: 'DCTDecode',
              Decode: [1, 0, 1, 0, 1, 0, 1, 0],
            }),
          ),
        },
      }
    }
    const content = [
      '1 1 1 1 k 0 0 {w} 28 re f 0 1 1 0 k 0 0 28 28 re f',
      'q 0 28 {w} 28 re W n /Verloop sh Q',
      'q 56 0 0 56 0 57 cm /Vlak Do Q q 56 0 0 56 57 57 cm /Foto Do Q',
    ].join(' ')
    const { path, resultPath } = await repaired(
      await testPdf([{ widthMm: 40, heightMm: 40, content, resources }]),
      limit,
    )
    expect(judgeFile(await factsOf(path), print).findings.map(({ code }) => code)).toContain('tooMuchInk')
    const after = await factsOf(resultPath)
    expect(after.totalInkPercent).toBeLessThanOrEqual(280)
    expect(after.totalInkPercent).toBeGreaterThan(265)
    expect(judgeFile(after, print).findings.map(({ code }) => code)).not.toContain('tooMuchInk')
    const light = [
      [5, 35],
      [39, 25],
    ] as const
    expect(await coloursAt(resultPath, light)).toEqual(await coloursAt(path, light))
    // What was black stays nearly so.
    for (const colour of await coloursAt(resultPath, [
      [20, 35],
      [2, 10],
      [22, 10],
    ]))
      expect(Math.max(...colour.split(',').map(Number))).toBeLessThan(60)
  })

  it.each([
    ['a TIFF', 'tiff', () => Promise.resolve(heavyTiff())],
    ['a JPEG', 'jpeg', heavyJpeg],
  ] as const)('is taken away in %s', async (_file, type, make) => {
    const { resultPath } = await repaired(await make(), limit, type)
    const { totalInkPercent } = await factsOf(resultPath)
    expect(totalInkPercent).toBeLessThanOrEqual(280)
    expect(totalInkPercent).toBeGreaterThan(265)
  })
})

/** The profile of screens with more colours than sRGB has. */
const wideProfile = async () => {
  const blank = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
  const { icc } = await sharp(await blank.withIccProfile('p3').png().toBuffer()).metadata()
  if (!icc) throw new Error('no profile')
  return icc
}

/** The inks of each picture in a PDF, from 0 to 1, as poppler takes it out. */
async function inksOfPictures(path: string): Promise<number[][]> {
  execFileSync('pdfimages', ['-tiff', path, `${path}-picture`])
  const files = globSync(`${path}-picture-*.tif`).toSorted()
  return await Promise.all(
    files.map(async (file) => {
      const { channels } = await sharp(file).pipelineColourspace('cmyk').toColourspace('cmyk').stats()
      return channels.map(({ mean }) => mean / 255)
    }),
  )
}

const pixels = (colour: readonly number[]) =>
  Uint8Array.from({ length: 64 * 64 * 3 }, (_, at) => colour[at % 3] ?? 0)
const part = (colour: readonly number[]) => colour.map((value) => value / 255).join(' ')

const jpegOf = (colour: readonly number[]) =>
  sharp(pixels(colour), { raw: { width: 64, height: 64, channels: 3 } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()

/** A pattern without colours of its own. */
const tile = ({ context }: PDFDocument) => ({
  ColorSpace: { Tinted: ['Pattern', 'DeviceRGB'] },
  Pattern: {
    Tile: context.register(
      context.flateStream('0 0 4 4 re f', {
        Type: 'Pattern',
        PatternType: 1,
        PaintType: 2,
        TilingType: 1,
        BBox: [0, 0, 4, 4],
        XStep: 4,
        YStep: 4,
        Resources: {},
      }),
    ),
  },
})

describe.skipIf(!hasPdfTools)('colours in rare places', () => {
  /** Two pixels, of which the second one is the lighter red: in the open, as a palette and compressed. */
  const inline = [
    'BI /W 2 /H 1 /BPC 8 /CS /RGB /F /AHx ID e00000e06060> EI',
    'BI /W 2 /H 1 /BPC 8 /CS [/I /RGB 1 <e00000e06060>] /F /AHx ID 0001> EI',
    `BI /W 2 /H 1 /BPC 8 /CS /DeviceRGB /F [/AHx /Fl] ID ${deflateSync(Buffer.from('e00000e06060', 'hex')).toString('hex')}> EI`,
  ]
  const inReds = [...inline.map((picture, at) => `q 56 0 0 28 0 ${at * 28} cm ${picture} Q`), '']

  it.each<[string, string, ((document: PDFDocument) => object) | undefined]>([
    ['patterns without colours of their own', '/Tinted cs .878 0 0 /Tile scn 0 0 56 84 re f', tile],
    ['pictures within the text of the page', inReds.join(' '), undefined],
  ])('are found and become inks: %s', async (_what, drawing, resources) => {
    const page = { widthMm: 20, heightMm: 30, content: drawing, ...(resources && { resources }) }
    const { path, resultPath } = await repaired(await testPdf([page as never]), [{ kind: 'toCmyk' }])
    expect((await factsOf(path)).colours).toContain('rgb')
    expect((await factsOf(resultPath)).colours).not.toContain('rgb')
    const places = [5, 15, 25].map((y): [number, number] => [5, y])
    for (const colour of await coloursAt(resultPath, places)) {
      const [red = 0, green = 0, blue = 0] = colour.split(',').map(Number)
      expect(red, colour).toBeGreaterThan(170)
      expect(green + blue, colour).toBeLessThan(150)
    }
  })

  it('a second colour of such a pattern, and of a picture, is its own', async () => {
    const two = '/Tinted cs .878 0 0 /Tile scn 0 0 28 28 re f 0 0 .878 /Tile scn 28 0 28 28 re f'
    const content = `${two} q 56 0 0 28 0 28 cm ${inline[1]} Q`
    const { resultPath } = await repaired(
      await testPdf([{ widthMm: 20, heightMm: 20, content, resources: tile }]),
      [{ kind: 'toCmyk' }],
    )
    const [red = '', blue = '', full = '', light = ''] = await coloursAt(resultPath, [
      [5, 15],
      [15, 15],
      [2, 5],
      [18, 5],
    ])
    const [reds, blues] = [red, blue].map((colour) => colour.split(',').map(Number))
    expect((reds?.[0] ?? 0) - (reds?.[2] ?? 0)).toBeGreaterThan(100)
    expect((blues?.[2] ?? 0) - (blues?.[0] ?? 0)).toBeGreaterThan(50)
    expect(Number(light.split(',')[1])).toBeGreaterThan(Number(full.split(',')[1]) + 20)
  })

  it.each(['plain', 'jpeg'])(
    'a picture that was mixed with white where it is transparent: %s',
    async (packing) => {
      // Half of a full red over white, as it stands in the file: the red itself is what is converted.
      const mixed = Uint8Array.from({ length: 64 * 64 * 3 }, (_, at) => (at % 3 === 0 ? 240 : 128))
      const raw = { raw: { width: 64, height: 64, channels: 3 } } as const
      const jpeg = await sharp(mixed, raw).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer()
      const resources = ({ context }: PDFDocument) => {
        const entries = { Type: 'XObject', Subtype: 'Image', Width: 64, Height: 64, BitsPerComponent: 8 }
        const mask = { ...entries, ColorSpace: 'DeviceGray', Matte: [1, 1, 1] }
        const SMask = context.register(context.flateStream(new Uint8Array(64 * 64).fill(128), mask))
        const picture = { ...entries, ColorSpace: 'DeviceRGB', SMask }
        return {
          XObject: {
            Mixed:
              packing === 'jpeg'
                ? context.register(context.stream(jpeg, { ...picture, Filter: 'DCTDecode' }))
                : context.register(context.flateStream(mixed, picture)),
          },
        }
      }
      const content = '56 0 0 56 0 0 cm /Mixed Do'
      const { resultPath } = await repaired(
        await testPdf([{ widthMm: 20, heightMm: 20, content, resources }]),
        [{ kind: 'toCmyk' }],
      )
      expect(readableByQpdf(resultPath)).not.toContain('/Matte')
      const [inks = []] = await inksOfPictures(resultPath)
      // Of (225, 1, 1): hardly any cyan, all of magenta and yellow.
      expect(inks[0]).toBeLessThan(0.2)
      expect(inks[1]).toBeGreaterThan(0.9)
      expect(inks[2]).toBeGreaterThan(0.9)
    },
  )
})

describe.skipIf(!hasPdfTools)('colours of a profile of their own', () => {
  /** The same green: in the wide profile, and in sRGB. */
  const [WIDE, PLAIN] = [
    [100, 180, 160],
    [65, 182, 159],
  ] as const

  it('are printed as those of sRGB that look the same: pictures, photographs and areas', async () => {
    const [icc, wideJpeg, plainJpeg] = [await wideProfile(), await jpegOf(WIDE), await jpegOf(PLAIN)]
    const resources = ({ context }: PDFDocument) => {
      const wide = context.register(
        context.obj(['ICCBased', context.register(context.flateStream(icc, { N: 3 }))]),
      )
      const entries = {
        Type: 'XObject',
        Subtype: 'Image',
        Width: 64,
        Height: 64,
        BitsPerComponent: 8,
      } as const
      const packed = (colour: readonly number[], space: typeof wide | string) =>
        context.register(context.flateStream(pixels(colour), { ...entries, ColorSpace: space }))
      const photo = (jpeg: Uint8Array, space: typeof wide | string) =>
        context.register(context.stream(jpeg, { ...entries, ColorSpace: space, Filter: 'DCTDecode' }))
      return {
        ColorSpace: { Wide: wide },
        XObject: {
          A: packed(WIDE, wide),
          B: packed(PLAIN, 'DeviceRGB'),
          C: photo(wideJpeg, wide),
          D: photo(plainJpeg, 'DeviceRGB'),
        },
      }
    }
    const content = [
      ...['A', 'B', 'C', 'D'].map((name, at) => `q 28 0 0 28 ${at * 28} 0 cm /${name} Do Q`),
      `/Wide cs ${part(WIDE)} sc 0 28 28 28 re f ${part(PLAIN)} rg 28 28 28 28 re f`,
    ].join(' ')
    const { resultPath } = await repaired(
      await testPdf([{ widthMm: 40, heightMm: 20, content, resources }]),
      [{ kind: 'toCmyk' }],
    )
    expect((await factsOf(resultPath)).colours).toEqual(['cmyk'])
    const [area = [], plainArea = []] = [
      ...readableByQpdf(resultPath).matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) k/g),
    ]
      .slice(-2)
      .map((inks) => inks.slice(1).map(Number))
    const [picture = [], plain = [], photograph = [], plainPhotograph = []] = await inksOfPictures(resultPath)
    for (const [one, other] of [
      [area, plainArea],
      [picture, plain],
      [photograph, plainPhotograph],
    ] as const)
      for (const [at, ink] of other.entries()) expect(one[at]).toBeCloseTo(ink, 1.3)
    expect(plain[0]).toBeGreaterThan(0.55)
  })
})
