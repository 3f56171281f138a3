import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PrintFileType } from '#domain/designs/facts.ts'
import { FINDING_CODES, FINDING_TRAITS, type FindingCode } from '#domain/designs/findings.ts'
import { judgeDesign } from '#domain/designs/judge-design.ts'
import { repairChanges } from '#domain/designs/plan-repair.ts'
import { repairWays } from '#domain/designs/repair-ways.ts'
import { DEFAULT_REPAIR_OPTIONS } from '#domain/designs/repairs.ts'
import { samplePrint } from '#domain/designs/sample-facts.ts'
import { printFileEngines } from '#test/support/print-file-engines.ts'
import { checkByQpdf, hasPdfTools, QUARTERS, type TestPage, testPdf } from '#test/support/print-files.ts'
import { samplePhotoshop, sampleTiff } from '#test/support/sample-files.ts'
import { mendableDesigns } from './start-patchup.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paskruis-promises-'))
})
const { inspectPrintFile, repairPrintFile, stop } = printFileEngines()
afterAll(stop)
afterAll(() => rm(folder, { recursive: true }))

/** So little ink that what was RGB may be too much, too. */
const PRINT = samplePrint({
  sizeMm: { widthMm: 40, heightMm: 20 },
  bleedMm: 2,
  minPpi: 1,
  goodPpi: 2,
  printedSides: 2,
  maxInkPercent: 240,
  cutLine: 'optional',
  extraSpots: ['Goud'],
})

const page = (widthMm: number, heightMm: number, changed: Partial<TestPage> = {}): TestPage => ({
  widthMm,
  heightMm,
  content: QUARTERS,
  ...changed,
})
const only = (...of: Parameters<typeof page>) => testPdf([page(...of)])
const drawn = (content: string, resources?: TestPage['resources']) =>
  only(40, 20, { content, ...(resources && { resources }) })

const tint = { FunctionType: 2, N: 1, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [1, 1, 1, 0.5] }
const spot = ({ context }: PDFDocument, name: string) => ['Separation', name, 'DeviceCMYK', context.obj(tint)]

/** Half of it cannot be taken apart: a spot that is printed stands in the same colour. */
const beside = (document: PDFDocument) => ({
  ColorSpace: { Beide: ofTwo(document, 'Huisrood', 'Goud') },
})

const ofTwo = ({ context }: PDFDocument, ...inks: readonly string[]) => {
  const mix = context.flateStream('{pop dup 0 exch dup 0}', {
    FunctionType: 4,
    Domain: [0, 1, 0, 1],
    Range: [0, 1, 0, 1, 0, 1, 0, 1],
  })
  return ['DeviceN', [...inks], 'DeviceCMYK', context.register(mix)]
}

const overprinting = { ExtGState: { Over: { OP: true, op: true, OPM: 1 } } }

/** A colour is left out of this picture by its values: they cannot be changed. */
const keyed = ({ context }: PDFDocument) => ({
  XObject: {
    Foto: context.register(
      context.flateStream(new Uint8Array(16 * 16 * 4).fill(220), {
        Type: 'XObject',
        Subtype: 'Image',
        Width: 16,
        Height: 16,
        BitsPerComponent: 8,
        ColorSpace: 'DeviceCMYK',
        Mask: [0, 1, 0, 1, 0, 1, 0, 1],
      }),
    ),
  },
})

/** A triangle: of each corner its flag, its place and its colour. */
const mesh = ({ context }: PDFDocument) => {
  const corners = [
    [0, 0, 0, 255, 0, 0],
    [0, 255, 0, 0, 255, 0],
    [0, 0, 255, 0, 0, 255],
  ]
  const shading = context.flateStream(Uint8Array.from(corners.flat()), {
    ShadingType: 4,
    ColorSpace: 'DeviceRGB',
    BitsPerCoordinate: 8,
    BitsPerComponent: 8,
    BitsPerFlag: 8,
    Decode: [0, 100, 0, 50, 0, 1, 0, 1, 0, 1],
  })
  return { Shading: { Net: context.register(shading) } }
}

const locked = async () => {
  const document = await PDFDocument.load(await only(40, 20))
  document.encrypt({ ownerPassword: 'eigenaar', userPassword: '', permissions: { printing: false } })
  return await document.save({ useObjectStreams: false })
}
const damaged = async () => {
  const text = Buffer.from(await only(40, 20)).toString('latin1')
  return Buffer.from(`${text.slice(0, text.lastIndexOf('startxref'))}startxref\n99999\n%%EOF`, 'latin1')
}

const dark = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#00003c' } }).composite([
    {
      input: { create: { width: width / 2, height: height / 2, channels: 3, background: '#ffe000' } },
      left: 0,
      top: 0,
    },
  ])
const heavyInks = { photometric: 'cmyk', widthPx: 80, heightPx: 40, pixel: [250, 250, 250, 200] } as const
const planes = (pixels: number, ...values: readonly number[]) =>
  values.map((value) => Buffer.alloc(pixels, value))

type Promised = readonly [
  what: string,
  type: PrintFileType,
  make: () => Uint8Array | Promise<Uint8Array>,
  promised: readonly FindingCode[],
  /** What stays, for the customer to consent to. */
  kept?: readonly FindingCode[],
]

const FILES: readonly Promised[] = [
  [
    'a page with many faults',
    'pdf',
    () =>
      testPdf(
        [
          page(40, 20, {
            content: [
              '0 0 .235 rg 0 0 {w} {h} re f 1 1 1 1 k 9 9 20 20 re f',
              '/Huis cs 1 scn 40 9 20 20 re f /Snij CS 1 SCN 1 w 5 5 90 40 re S',
              '/Over gs 1 g 70 9 9 9 re f',
            ].join(' '),
            resources: (document) => ({
              ColorSpace: { Huis: spot(document, 'Huisrood'), Snij: spot(document, 'snijlijn') },
              ExtGState: { Over: { OP: true, op: true, OPM: 1 } },
            }),
          }),
        ],
        (document) => {
          document.addJavaScript('groet', 'app.alert(1)')
          const note = { Type: 'Annot', Subtype: 'Text', Rect: [0, 0, 9, 9], Contents: PDFString.of('Hoi') }
          document.getPage(0).node.set(PDFName.of('Annots'), document.context.obj([note]))
        },
      ),
    ['noBleed', 'rgb', 'tooMuchInk', 'spotsNotUsed', 'whiteOverprint', 'cutLineSpelling', 'activeContent'],
  ],
  ['a page on its side', 'pdf', () => only(20, 40), ['turned', 'noBleed']],
  ['a page of half the size', 'pdf', () => only(20, 10), ['atScale', 'noBleed']],
  ['a page of another size', 'pdf', () => only(60, 30), ['otherSize', 'noBleed']],
  ['a page of nearly the proportion', 'pdf', () => only(60.9, 30), ['ratioNear', 'noBleed']],
  ['a square page', 'pdf', () => only(40, 40), ['ratioOff', 'noBleed']],
  ['a page that may have its bleed in it', 'pdf', () => only(66, 36), ['bleedUnclear']],
  [
    'pages of two sizes',
    'pdf',
    () => testPdf([page(40, 20), page(60, 30)]),
    ['pageSizesDiffer', 'otherSize'],
  ],
  ['a locked document', 'pdf', locked, ['restricted', 'noBleed']],
  ['a damaged document', 'pdf', damaged, ['rebuilt', 'noBleed']],
  ['a dark area of RGB', 'pdf', () => drawn('0 0 .235 rg 0 0 {w} {h} re f 1 0 0 rg 9 9 9 9 re f'), ['rgb']],
  [
    'a dark spot',
    'pdf',
    () =>
      drawn('/Huis cs 1 scn 0 0 50 {h} re f', (document) => ({
        ColorSpace: { Huis: spot(document, 'Huisrood') },
      })),
    ['spotsNotUsed'],
  ],
  [
    'a spot beside one that is printed',
    'pdf',
    () => drawn('/Beide cs 1 0 scn 0 0 50 {h} re f', beside),
    ['spotsNotUsed'],
    ['spotsKept'],
  ],
  [
    'a picture without one of its colours',
    'pdf',
    () => drawn('50 0 0 50 0 0 cm /Foto Do', keyed),
    ['tooMuchInk'],
    ['inkKept'],
  ],
  [
    'white of process inks that overprints',
    'pdf',
    () =>
      drawn('/Over gs /Zwart cs 0 scn 9 9 9 9 re f /Twee cs 0 0 scn 20 9 9 9 re f', (document) => ({
        ...overprinting,
        ColorSpace: { Zwart: spot(document, 'Black'), Twee: ofTwo(document, 'Cyan', 'Black') },
      })),
    ['whiteOverprint'],
  ],
  [
    'white from a palette that overprints',
    'pdf',
    () =>
      drawn('/Over gs /Palet cs 1 scn 9 9 9 9 re f', () => ({
        ...overprinting,
        ColorSpace: { Palet: ['Indexed', 'DeviceGray', 1, PDFHexString.of('FFFF')] },
      })),
    ['whiteOverprint'],
    ['whiteKept'],
  ],
  ['a mesh of RGB', 'pdf', () => drawn('/Net sh', mesh), ['rgb', 'noBleed'], ['rgb']],
  ['a dark photograph', 'jpeg', () => dark(800, 400).jpeg().toBuffer(), ['rgb', 'noBleed']],
  [
    'a photograph on its side',
    'jpeg',
    () => dark(480, 480).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    ['ratioOff', 'rgb', 'noBleed'],
  ],
  ['inks of a TIFF', 'tiff', () => sampleTiff({ ...heavyInks }), ['tooMuchInk']],
  [
    'deep inks with transparency and a spot',
    'tiff',
    () =>
      sampleTiff({
        ...heavyInks,
        bits: 16,
        pixel: [64_000, 64_000, 64_000, 60_000, 9, 65_535],
        extraSamples: [0, 2],
      }),
    ['tooMuchInk', 'flattened'],
  ],
  [
    'a TIFF in Lab',
    'tiff',
    () => sampleTiff({ ...heavyInks, photometric: 'lab', pixel: [20, 9, -60] }),
    ['rgb'],
  ],
  [
    'a TIFF of several pictures',
    'tiff',
    async () => {
      const [one, other] = [await dark(80, 40).png().toBuffer(), await dark(80, 40).png().toBuffer()]
      return await sharp([one, other], { join: { animated: true } })
        .tiff()
        .toBuffer()
    },
    ['severalFrames', 'rgb'],
  ],
  [
    'a Photoshop file',
    'psd',
    () =>
      samplePhotoshop({
        version: 1,
        mode: 'cmyk',
        widthPx: 80,
        heightPx: 40,
        planes: planes(80 * 40, 5, 5, 5, 5, 9),
      }),
    ['photoshop', 'flattened', 'tooMuchInk'],
  ],
]

/** A PSD is taken under the name of the larger kind only. */
const nameOf = (type: PrintFileType) => `doek.${type === 'psd' ? 'psb' : type}`

async function factsOf(path: string, name: string) {
  return (await inspectPrintFile({ path, name }, `${path}-previews`)).facts
}

describe.skipIf(!hasPdfTools)('what the check of a file promises, the repair keeps', () => {
  const rows = FILES.map(([what, type, make, promised, kept = []], at) => ({
    what,
    type,
    make,
    promised,
    kept,
    at,
  }))
  it.each(rows)('$what', async ({ type, make, promised, kept, at }) => {
    const print = PRINT
    const path = join(folder, `${at}.${type}`)
    const resultPath = `${path}-result.pdf`
    await writeFile(path, await make())
    const file = { status: 'valid', findings: [], fileName: nameOf(type), isPatchup: false } as const
    const facts = await factsOf(path, file.fileName)
    const checked = { ...file, facts }
    const before = judgeDesign(checked, print)
    expect(before.status).toBe('fixable')
    expect(before.findings.map(({ code }) => code)).toEqual(expect.arrayContaining([...promised]))

    const design = {
      itemId: 'een',
      side: 'front',
      quantity: 1,
      isApproved: false,
      file: { ...checked, designId: 'een', isSoftDelete: false },
      verdict: before,
    } as const
    const options = { ...DEFAULT_REPAIR_OPTIONS, ...repairWays(facts, print)?.nearest }
    const [mendable] = mendableDesigns({ print, designs: [design] }, options)
    const plan = mendable?.plan ?? []
    await repairPrintFile({ path, type, plan, resultPath })
    checkByQpdf(resultPath)

    const made = await factsOf(resultPath, 'doek.pdf')
    const after = judgeDesign({ ...file, fileName: 'doek.pdf', facts: made, isPatchup: true }, print)
    const told = repairChanges(plan, made).map(({ code }) => code)
    const isTold = (code: FindingCode) => told.some((change) => TOLD[change] === code)
    const asked = new Set(before.findings.flatMap(({ code, repair }) => (repair === null ? code : [])))
    const left = after.findings.filter(
      ({ code, severity, repair }) => (severity === 'fixable' || repair !== null) && !asked.has(code),
    )
    expect(left.map(({ code }) => code)).toEqual(kept)
    expect(kept.filter((code) => !isTold(code))).toEqual([])
    expect(['valid', 'fixable']).toContain(after.status)
  })

  it('for each that a repair takes away', () => {
    const met = new Set(FILES.flatMap(([, , , promised]) => promised))
    const mended = FINDING_CODES.filter((code) => FINDING_TRAITS[code].repair !== null)
    expect(mended.filter((code) => !met.has(code))).toEqual([])
  })
})

/** The change by which the customer reads that something stayed. */
const TOLD: Readonly<Record<string, FindingCode>> = {
  keptRgb: 'rgb',
  keptSpots: 'spotsKept',
  keptInk: 'inkKept',
  keptWhite: 'whiteKept',
}
