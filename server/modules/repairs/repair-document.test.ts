import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PDFDocument, PDFName, type PDFObject, PDFString } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { judgeFile } from '#domain/designs/judge-file.ts'
import { samplePrint } from '#domain/designs/sample-facts.ts'
import { type PagePlacing, planRepair, type RepairPlan } from '#domain/designs/plan-repair.ts'
import { printFileEngines } from '#test/support/print-file-engines.ts'
import {
  checkByQpdf,
  coloursAt,
  hasPdfTools,
  pdfInfo,
  QUARTERS,
  readableByQpdf,
  type TestPage,
  testPdf,
} from '#test/support/print-files.ts'
import { repairPrintFile as repairInItsProcess } from './repair-print-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paskruis-repair-'))
})
const { inspectPrintFile, repairPrintFile, stop } = printFileEngines()
afterAll(stop)
afterAll(() => rm(folder, { recursive: true }))

let count = 0
async function repaired(content: Uint8Array, plan: RepairPlan): Promise<string> {
  count += 1
  const [path, resultPath] = [join(folder, `${count}.pdf`), join(folder, `${count}-result.pdf`)]
  await writeFile(path, content)
  await repairPrintFile({ path, type: 'pdf', plan, resultPath })
  checkByQpdf(resultPath)
  return resultPath
}

type Place = Extract<RepairPlan[number], { kind: 'place' }>
const placing: PagePlacing = { turn: 0, marginMm: 0, percent: 100, isCropped: false }
const place = (target: Place['target'], changed: Partial<Omit<Place, 'kind' | 'target'>> = {}): Place => ({
  kind: 'place',
  target,
  placing: 'fill',
  around: 'white',
  edge: 'mirror',
  pages: [placing],
  ...changed,
})
const WHITE = '256,256,256'
const BLACK_INK = '32,32,32'
const [CYAN, MAGENTA, YELLOW] = ['0,176,240', '240,0,144', '256,240,0']

const quarters = (changed: Partial<TestPage> = {}): TestPage => ({
  widthMm: 50,
  heightMm: 30,
  content: QUARTERS,
  ...changed,
})

const boxes = async (path: string) => pdfInfo(path).pages[0]

const spots = (document: PDFDocument) => ({
  ColorSpace: Object.fromEntries(
    ['CutContour', 'White', 'Huisrood'].map((name) => [
      name,
      [
        'Separation',
        name,
        'DeviceCMYK',
        document.context.obj({ FunctionType: 2, N: 1, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 1, 1, 0] }),
      ],
    ]),
  ),
})

/** White and black that overprint, in a form too. */
const overprinting = ({ context }: PDFDocument) => ({
  ExtGState: {
    On: { OP: true, op: true, OPM: 1 },
    Off: { OP: false, op: false, OPM: 1 },
  },
  XObject: {
    Form: context.register(
      context.flateStream('0 0 0 0 k 60 0 9 9 re f 0 0 0 1 k 80 0 9 9 re f', {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, 200, 200],
      }),
    ),
  },
})

/** The same with a form that draws the other one. */
const nested = (document: PDFDocument) => {
  const { ExtGState, XObject } = overprinting(document)
  const outer = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 200, 200], Resources: { XObject } }
  const Outer = document.context.register(document.context.flateStream('/Form Do', outer))
  return { ExtGState, XObject: { ...XObject, Outer } }
}

/** The colours of the pictures, as poppler lists them. */
const pdfImages = (path: string) =>
  [
    ...execFileSync('pdfimages', ['-list', path], { encoding: 'utf8' }).matchAll(/image +\d+ +\d+ +(\w+)/g),
  ].map(([, colour]) => colour)

const rowAt = (x: number): [number, number] => [x, 20]

const channels = (colour: string) => colour.split(',').map(Number) as [number, number, number]

const cutLineResources = (document: PDFDocument) => ({
  ColorSpace: {
    Snij: [
      'Separation',
      'snijlijn',
      'DeviceCMYK',
      document.context.obj({ FunctionType: 2, N: 1, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 1, 0, 0] }),
    ],
  },
})

/** Beside it a crease as the shop's own machine calls it. */
const withOwnCrease = (document: PDFDocument) => {
  const { ColorSpace } = cutLineResources(document)
  const [, , alternate, transform] = ColorSpace.Snij
  return { ColorSpace: { ...ColorSpace, Vouw: ['Separation', 'Zund Vouw', alternate, transform] } }
}

/** A line at 2 mm from the left edge, of which only the colour stands on the page. */
const lineInForm = (document: PDFDocument) => ({
  ...cutLineResources(document),
  XObject: {
    Line: document.context.register(
      document.context.flateStream('2.8346 w 5.6693 0 m 5.6693 113.386 l S', {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, 114, 114],
      }),
    ),
  },
})

const two = (from: number[], to: number[]) => ({ FunctionType: 2, N: 1, Domain: [0, 1], C0: from, C1: to })

const plainForm = ({ context }: PDFDocument) => ({
  XObject: {
    Drawing: context.register(
      context.flateStream('1 0 0 sc 0 0 57 57 re f', {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, 57, 57],
      }),
    ),
  },
})

const iccResources = (document: PDFDocument) => ({
  ColorSpace: {
    Own: ['ICCBased', document.context.register(document.context.flateStream('x', { N: 3 }))],
  },
})

const photo = ({ context }: PDFDocument) => ({
  XObject: {
    Photo: context.register(
      context.flateStream(
        Uint8Array.from({ length: 300 * 300 }, (_value, at) => at % 251),
        {
          Type: 'XObject',
          Subtype: 'Image',
          Width: 300,
          Height: 300,
          BitsPerComponent: 8,
          ColorSpace: 'DeviceGray',
        },
      ),
    ),
  },
})

const shadingResources = () => ({
  Shading: {
    S: {
      ShadingType: 2,
      ColorSpace: 'DeviceRGB',
      Coords: [0, 0, 50, 0],
      Function: { FunctionType: 2, N: 1, Domain: [0, 1], C0: [0, 0, 0], C1: [1, 0, 0] },
    },
  },
})

describe.skipIf(!hasPdfTools)('a page at the ordered size', () => {
  it('has its bleed mirrored, and boxes that say where', async () => {
    const path = await repaired(await testPdf([quarters()]), [
      place({ widthMm: 100, heightMm: 60, bleedMm: 5 }),
    ])
    const [media, trim] = [
      [0, 0, 110, 70],
      [5, 5, 105, 65],
    ]
    expect(await boxes(path)).toEqual({ media, crop: media, bleed: media, trim })
    const corners = await coloursAt(path, [
      [1, 1],
      [109, 1],
      [1, 69],
      [109, 69],
    ])
    expect(corners).toEqual([YELLOW, BLACK_INK, CYAN, MAGENTA])
  })

  it('shows in the bleed what lies as far within, the wrong way round', async () => {
    // A red line of 1 mm at 2 mm from the left edge, on yellow.
    const content = '0 0 1 0 k 0 0 {w} {h} re f 0 1 1 0 k 5.6693 0 2.8346 {h} re f'
    const path = await repaired(await testPdf([{ widthMm: 40, heightMm: 40, content }]), [
      place({ widthMm: 40, heightMm: 40, bleedMm: 4 }),
    ])
    const row = await coloursAt(
      path,
      [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5].map((x) => [x, 20]),
    )
    const red = '240,32,32'
    expect(row).toEqual([YELLOW, red, YELLOW, YELLOW, YELLOW, YELLOW, red, YELLOW])
  })

  it('or has its edge drawn out', async () => {
    const content = '0 0 1 0 k 0 0 {w} {h} re f 0 1 1 0 k 5.6693 0 2.8346 {h} re f'
    const path = await repaired(await testPdf([{ widthMm: 40, heightMm: 40, content }]), [
      place({ widthMm: 40, heightMm: 40, bleedMm: 4 }, { edge: 'stretch' }),
    ])
    const points = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5].map((x): [number, number] => [x, 20])
    expect(await coloursAt(path, points)).toEqual(Array.from({ length: 6 }, () => YELLOW))
    // The line runs on to the top of the bleed.
    expect(
      await coloursAt(path, [
        [6.5, 0.5],
        [6.5, 47.5],
        [47.5, 47.5],
      ]),
    ).toEqual(['240,32,32', '240,32,32', YELLOW])
  })

  it('keeps the bleed that it has, and shows nothing beyond', async () => {
    const page = quarters({ widthMm: 60, heightMm: 40, trimMm: 5 })
    const target = { widthMm: 100, heightMm: 60, bleedMm: 5 }
    const path = await repaired(await testPdf([page]), [
      place(target, { edge: 'own', pages: [{ ...placing, percent: 200 }] }),
    ])
    expect((await boxes(path))?.trim).toEqual([5, 5, 105, 65])
    expect(
      await coloursAt(path, [
        [0.5, 0.5],
        [109, 69],
      ]),
    ).toEqual([YELLOW, MAGENTA])
  })

  it('is turned clockwise, also when it was turned already', async () => {
    const target = { widthMm: 30, heightMm: 50, bleedMm: 0 }
    const turnedOnce = await repaired(await testPdf([quarters()]), [
      place(target, { pages: [{ ...placing, turn: 90 }] }),
    ])
    const corners: [number, number][] = [
      [1, 1],
      [29, 1],
      [1, 49],
      [29, 49],
    ]
    expect(await coloursAt(turnedOnce, corners)).toEqual([CYAN, YELLOW, MAGENTA, BLACK_INK])
    const lying = await repaired(await testPdf([quarters({ rotate: 90 })]), [
      place({ widthMm: 50, heightMm: 30, bleedMm: 0 }, { pages: [{ ...placing, turn: 90 }] }),
    ])
    expect(
      await coloursAt(lying, [
        [1, 1],
        [49, 29],
      ]),
    ).toEqual([MAGENTA, YELLOW])
    expect((await boxes(turnedOnce))?.media).toEqual([0, 0, 30, 50])
    expect(pdfInfo(turnedOnce).text).not.toMatch(/rot: +(90|180|270)/)
  })

  it.each([
    ['filled, cut off at the sides', 'fill', [YELLOW, YELLOW]],
    ['fitted, with white above and below', 'fit', [WHITE, YELLOW]],
  ] as const)('of another proportion is %s', async (_rule, how, colours) => {
    const path = await repaired(await testPdf([quarters()]), [
      place(
        { widthMm: 50, heightMm: 40, bleedMm: 0 },
        { placing: how, pages: [{ ...placing, isCropped: true }] },
      ),
    ])
    expect(
      await coloursAt(path, [
        [1, 1],
        [1, 10],
      ]),
    ).toEqual(colours)
  })

  it.each([
    ['white beside it, and its bleed above and below', 'white', WHITE, WHITE],
    ['its own edge beside it, as far as the bleed reaches', 'edge', YELLOW, YELLOW],
  ] as const)('fitted, with %s', async (_rule, around, beside, corner) => {
    const content = '0 0 1 0 k 0 0 {w} {h} re f 0 1 1 0 k 42.5197 0 56.6929 {h} re f'
    const path = await repaired(await testPdf([{ widthMm: 50, heightMm: 40, content }]), [
      place(
        { widthMm: 90, heightMm: 40, bleedMm: 5 },
        { placing: 'fit', around, pages: [{ ...placing, isCropped: true }] },
      ),
    ])
    expect(await boxes(path)).toMatchObject({ bleed: [0, 0, 100, 50], trim: [5, 5, 95, 45] })
    expect(
      await coloursAt(path, [
        [1, 25],
        [24, 25],
        [99, 25],
        [1, 1],
        [27, 25],
        [27, 1],
        [50, 25],
        [50, 1],
        [50, 49],
      ]),
    ).toEqual([beside, beside, beside, corner, YELLOW, YELLOW, '240,32,32', '240,32,32', '240,32,32'])
  })

  it('filled, goes on into its bleed with what was cut off, and is mirrored where nothing was', async () => {
    // Red from 2 mm beyond the trim on the left.
    const content = '0 0 1 0 k 0 0 {w} {h} re f 0 1 1 0 k 0 0 22.6772 {h} re f'
    const path = await repaired(await testPdf([{ widthMm: 60, heightMm: 30, content }]), [
      place({ widthMm: 40, heightMm: 30, bleedMm: 5 }, { pages: [{ ...placing, isCropped: true }] }),
    ])
    expect(
      await coloursAt(path, [
        [1, 20],
        [4, 20],
        [20, 1],
      ]),
    ).toEqual(['240,32,32', YELLOW, YELLOW])
  })

  it('as a picture is as sharp as before, though its edge is drawn out', async () => {
    const content = 'q {w} 0 0 {h} 0 0 cm /Photo Do Q'
    const path = await repaired(
      await testPdf([{ widthMm: 50.8, heightMm: 50.8, content, resources: photo }]),
      [
        place(
          { widthMm: 150, heightMm: 50.8, bleedMm: 5 },
          { placing: 'fit', around: 'edge', pages: [{ ...placing, isCropped: true }] },
        ),
      ],
    )
    const { facts } = await inspectPrintFile({ path, name: 'x.pdf' }, join(folder, `${count}-previews`))
    expect(facts.kind === 'document' && Math.round(facts.pages[0]?.minPpi ?? 0)).toBe(150)
    const { status } = judgeFile(facts, samplePrint({ sizeMm: { widthMm: 150, heightMm: 50.8 }, bleedMm: 5 }))
    expect(status).toBe('valid')
  })

  it('may be larger than a PDF has units for', async () => {
    const path = await repaired(await testPdf([quarters({ widthMm: 500, heightMm: 300 })]), [
      place({ widthMm: 8000, heightMm: 4800, bleedMm: 10 }),
    ])
    // poppler tells units, of two points here.
    expect((await boxes(path))?.trim).toEqual([5, 5, 4005, 2405])
    expect(readableByQpdf(path)).toContain('/UserUnit 2')
  })

  it('page by page, each by its own size', async () => {
    const content = await testPdf([quarters(), quarters({ widthMm: 25, heightMm: 15, userUnit: 3 })])
    const path = await repaired(content, [
      place({ widthMm: 50, heightMm: 30, bleedMm: 2 }, { pages: [placing, placing] }),
    ])
    const both = pdfInfo(path).pages
    expect(both[0]).toEqual(both[1])
    expect(await coloursAt(path, [[1, 1]], 2)).toEqual([YELLOW])
  })

  it.each([
    ['nearest', [YELLOW, CYAN]],
    ['none', [YELLOW, CYAN]],
    ['quarter', [CYAN, YELLOW]],
  ] as const)('page by page, each the way up that follows from the first: %s', async (turn, corners) => {
    const upright: TestPage = { widthMm: 36, heightMm: 50, content: QUARTERS }
    const content = await testPdf([quarters({ widthMm: 50, heightMm: 36 }), upright])
    const source = join(folder, `${turn}-source.pdf`)
    await writeFile(source, content)
    const { facts } = await inspectPrintFile({ path: source, name: 'x.pdf' }, join(folder, turn))
    const target = { widthMm: 50, heightMm: 30, bleedMm: 2 }
    const options = { placing: 'fill', around: 'edge', bleed: 'mirror', turn } as const
    const plan = planRepair(facts, target, ['fillOrFit', 'bleed'], options)
    const path = await repaired(content, plan ?? [])
    const both = pdfInfo(path).pages
    expect(both[0]).toEqual(both[1])
    const found = [await coloursAt(path, [[1, 1]], 1), await coloursAt(path, [[1, 1]], 2)]
    expect(found.flat()).toEqual(corners)
  })

  it.each([
    ['asBleed', [MAGENTA, YELLOW, MAGENTA, YELLOW]],
    ['fit', [MAGENTA, MAGENTA, MAGENTA, MAGENTA]],
    ['fill', [MAGENTA, MAGENTA, MAGENTA, YELLOW]],
  ] as const)('where its edge may be bleed, as was chosen: %s', async (chosen, colours) => {
    // Of the proportion of 50 x 30 mm with 3 mm around it; its outer 2.5 mm are magenta.
    const content = '0 1 0 0 k 0 0 {w} {h} re f 0 0 1 0 k 7.0866 7.0866 118.1102 70.8661 re f'
    const source = await testPdf([{ widthMm: 46.6667, heightMm: 30, content }])
    const path = join(folder, `edge-${chosen}.pdf`)
    await writeFile(path, source)
    const { facts } = await inspectPrintFile({ path, name: 'x.pdf' }, join(folder, `edge-${chosen}`))
    const options = { placing: chosen, around: 'edge', bleed: 'mirror', turn: 'nearest' } as const
    const plan = planRepair(facts, { widthMm: 50, heightMm: 30, bleedMm: 3 }, ['fillOrFit'], options)
    const result = await repaired(source, plan ?? [])
    const points: [number, number][] = [
      [1, 18],
      [4, 18],
      [28, 1],
      [28, 5],
    ]
    expect(await coloursAt(result, points)).toEqual(colours)
  })

  it('does not mirror cut lines and white, but other spots', async () => {
    const lines = ['CutContour', 'White', 'Huisrood'].map(
      (name, at) => `/${name} CS 1 SCN 2.8346 w ${5.6693 * (at + 1)} 0 m ${5.6693 * (at + 1)} {h} l S`,
    )
    const content = `0 0 1 0 k 0 0 {w} {h} re f ${lines.join(' ')}`
    const file = await testPdf([{ widthMm: 40, heightMm: 40, content, resources: spots }])
    const size = { widthMm: 40, heightMm: 40, bleedMm: 8 }
    const path = await repaired(file, [place(size)])
    const red = '240,32,32'
    expect(await coloursAt(path, [rowAt(10), rowAt(12), rowAt(14)])).toEqual([red, red, red])
    expect(await coloursAt(path, [rowAt(6), rowAt(4), rowAt(2)])).toEqual([YELLOW, YELLOW, red])
    // Nor what the shop's own machines know as a line.
    const ownLines = { through: [], half: [], perforation: [], crease: ['Huisrood'] }
    const own = await repaired(file, [place(size, { ownLines })])
    expect(await coloursAt(own, [rowAt(14), rowAt(2)])).toEqual([red, YELLOW])
  })
})

describe.skipIf(!hasPdfTools)('a cut line in the bleed', () => {
  it('is not mirrored where a form draws it in the colour of its page', async () => {
    const content = '0 0 1 0 k 0 0 {w} {h} re f /Snij CS 1 SCN /Line Do 0 1 0 0 K 0 0 0 1 K'
    const path = await repaired(
      await testPdf([{ widthMm: 40, heightMm: 40, content, resources: lineInForm }]),
      [place({ widthMm: 40, heightMm: 40, bleedMm: 4 })],
    )
    expect(await coloursAt(path, [rowAt(2), rowAt(6)])).toEqual([YELLOW, MAGENTA])
  })
})

describe.skipIf(!hasPdfTools)('what is cleaned', () => {
  it('scripts, notes and attachments are gone, and what a form shows stays', async () => {
    const content = await testPdf(
      [{ widthMm: 50, heightMm: 50, content: '0 0 1 0 k 0 0 {w} {h} re f' }],
      (document) => {
        const { context, catalog } = document
        document.addJavaScript('greet', 'app.alert("SECRETSCRIPT")')
        catalog.set(
          PDFName.of('OpenAction'),
          context.obj({ S: 'JavaScript', JS: PDFString.of('SECRETSCRIPT') }),
        )
        const look = context.register(
          context.flateStream('0 1 1 0 k 0 0 10 10 re f', {
            Type: 'XObject',
            Subtype: 'Form',
            BBox: [0, 0, 10, 10],
          }),
        )
        const note = (subtype: string, rect: number[], extra: object) =>
          context.register(context.obj({ Type: 'Annot', Subtype: subtype, Rect: rect, F: 4, ...extra }))
        document
          .getPage(0)
          .node.set(
            PDFName.of('Annots'),
            context.obj([
              note('Widget', [0, 0, 60, 60], { AP: { N: look } }),
              note('Text', [80, 80, 120, 120], { AP: { N: look }, Contents: PDFString.of('SECRETNOTE') }),
              note('Link', [0, 0, 9, 9], { A: { S: 'Launch', F: PDFString.of('SECRETLAUNCH') } }),
            ]),
          )
      },
    )
    const path = await repaired(content, [{ kind: 'strip' }])
    expect(readableByQpdf(path)).not.toMatch(/SECRET|\/JavaScript|\/Annots|\/OpenAction|\/Launch/)
    expect(pdfInfo(path).text).toMatch(/JavaScript: +no/)
    expect(
      await coloursAt(path, [
        [5, 45],
        [30, 20],
      ]),
    ).toEqual(['240,32,32', YELLOW])
  })

  it('a stamp on a layer is seen where its layer is, and only there', async () => {
    const content = await testPdf(
      [{ widthMm: 50, heightMm: 50, content: '0 0 1 0 k 0 0 {w} {h} re f' }],
      (document) => {
        const { context, catalog } = document
        const layer = (name: string) =>
          context.register(context.obj({ Type: 'OCG', Name: PDFString.of(name) }))
        const [seen, hidden] = [layer('gezien'), layer('verborgen')]
        catalog.set(
          PDFName.of('OCProperties'),
          context.obj({ OCGs: [seen, hidden], D: { OFF: [hidden], Order: [seen, hidden] } }),
        )
        const look = context.register(
          context.flateStream('0 1 1 0 k 0 0 10 10 re f', {
            Type: 'XObject',
            Subtype: 'Form',
            BBox: [0, 0, 10, 10],
          }),
        )
        const stamp = (left: number, OC: typeof seen) =>
          context.register(
            context.obj({
              Type: 'Annot',
              Subtype: 'Stamp',
              Rect: [left, 0, left + 40, 40],
              F: 4,
              AP: { N: look },
              OC,
            }),
          )
        document.getPage(0).node.set(PDFName.of('Annots'), context.obj([stamp(0, seen), stamp(80, hidden)]))
      },
    )
    const path = await repaired(content, [{ kind: 'strip' }])
    expect(
      await coloursAt(path, [
        [5, 45],
        [35, 45],
      ]),
    ).toEqual(['240,32,32', YELLOW])
  })

  it('a password against changing is gone', async () => {
    const open = await testPdf([{ widthMm: 20, heightMm: 20, content: '0 0 1 0 k 0 0 {w} {h} re f' }])
    const { PDFDocument: Documents } = await import('@cantoo/pdf-lib')
    const locked = await Documents.load(open)
    locked.encrypt({ ownerPassword: 'eigenaar', userPassword: '', permissions: { printing: false } })
    const path = await repaired(await locked.save({ useObjectStreams: false }), [{ kind: 'unlock' }])
    expect(pdfInfo(path).text).toMatch(/Encrypted: +no/)
    expect(await coloursAt(path, [[10, 10]])).toEqual([YELLOW])
  })

  it('a damaged index is written anew', async () => {
    const whole = Buffer.from(
      await testPdf([{ widthMm: 20, heightMm: 20, content: '0 0 1 0 k 0 0 {w} {h} re f' }]),
    )
    const text = whole.toString('latin1')
    const damaged = Buffer.from(
      text.slice(0, text.lastIndexOf('startxref')) + 'startxref\n99999\n%%EOF',
      'latin1',
    )
    const path = await repaired(damaged, [{ kind: 'rebuild' }])
    expect(pdfInfo(path).pages).toHaveLength(1)
    expect(await coloursAt(path, [[10, 10]])).toEqual([YELLOW])
  })

  it('white that overprints is seen, and black goes on overprinting', async () => {
    const drawing = [
      '1 0 0 0 k 0 0 {w} {h} re f /On gs',
      'q 0 0 0 0 k 0 0 9 9 re f 0 0 0 1 k 20 0 9 9 re f Q',
      '0 0 0 0 K 4 w 40 4 m 49 4 l S 0 0 0 1 K 1 0 0 1 0 20 cm 40 4 m 49 4 l S',
      '/Form Do /Off gs 0 0 0 0 k 0 0 9 9 re f',
    ]
    const content = await testPdf([
      { widthMm: 40, heightMm: 20, content: drawing.join(' '), resources: overprinting },
    ])
    const points = [
      [1.5, 18.5],
      [8.5, 18.5],
      [15.7, 18.5],
      [15.7, 11.5],
      [22.5, 11.5],
      [29.5, 11.5],
      [1.5, 11.5],
    ] as const
    const source = join(folder, 'overprint.pdf')
    await writeFile(source, content)
    const asItCame = await coloursAt(source, points, 1, 'press')
    const [cyan] = await coloursAt(source, [[35, 2]])
    expect([0, 2, 4].map((at) => asItCame[at])).toEqual([cyan, cyan, cyan])
    const path = await repaired(content, [{ kind: 'knockOut' }])
    const seen = await coloursAt(path, points, 1, 'press')
    expect([0, 2, 4, 6].map((at) => seen[at])).toEqual([WHITE, WHITE, WHITE, WHITE])
    expect([1, 3, 5].map((at) => seen[at])).toEqual([1, 3, 5].map((at) => asItCame[at]))
    const { facts } = await inspectPrintFile({ path, name: 'x.pdf' }, join(folder, 'overprint'))
    expect(facts).toMatchObject({ hasWhiteOverprint: false })
  })

  it('a form that is drawn with and without overprint goes on as it was in both', async () => {
    const drawing = [
      '1 0 0 0 k 0 0 {w} {h} re f',
      'q /On gs /Form Do Q',
      'q /Off gs 1 0 0 1 0 20 cm /Form Do Q',
      'q /On gs 1 0 0 1 0 40 cm /Outer Do Q',
    ]
    const content = await testPdf([
      { widthMm: 40, heightMm: 22, content: drawing.join(' '), resources: nested },
    ])
    const rows = [20.5, 13.5, 6.5]
    const whites = rows.map((y) => [22.5, y] as const)
    const blacks = rows.map((y) => [29.5, y] as const)
    const source = join(folder, 'twice.pdf')
    await writeFile(source, content)
    const asItCame = await coloursAt(source, blacks, 1, 'press')
    expect(asItCame[1]).not.toBe(asItCame[0])
    const path = await repaired(content, [{ kind: 'knockOut' }])
    expect(await coloursAt(path, whites, 1, 'press')).toEqual([WHITE, WHITE, WHITE])
    expect(await coloursAt(path, blacks, 1, 'press')).toEqual(asItCame)
  })

  it('a cut line gets its name and overprints, and the next line does not', async () => {
    const content = '/Snij CS 1 SCN 10 10 m 40 40 l S 0 0 0 1 K 10 40 m 40 10 l S'
    const path = await repaired(
      await testPdf([{ widthMm: 20, heightMm: 20, content, resources: cutLineResources }]),
      [{ kind: 'renameCut', names: [{ from: 'snijlijn', to: 'CutContour' }] }],
    )
    const text = readableByQpdf(path)
    expect(text).toContain('/Separation\n')
    expect(text).toContain('/CutContour')
    expect(text).not.toContain('snijlijn')
    expect(text).toContain('/CutOverprint gs /Snij CS 1 SCN 10 10 m 40 40 l S /CutNoOverprint gs 0 0 0 1 K')
    expect(text).toMatch(/\/OP true/)
  })

  it('a cut line gets the name that the owner writes, and his own lines overprint beside it', async () => {
    const content = '/Snij CS 1 SCN 10 10 m 40 40 l S /Vouw CS 1 SCN 10 40 m 40 10 l S'
    const ownLines = { through: ['Zünd'], half: [], perforation: [], crease: ['Zund Vouw'] }
    const path = await repaired(
      await testPdf([{ widthMm: 20, heightMm: 20, content, resources: withOwnCrease }]),
      [{ kind: 'renameCut', names: [{ from: 'snijlijn', to: 'Zünd' }], ownLines }],
    )
    const text = readableByQpdf(path)
    expect(text).toContain('/Z#c3#bcnd')
    expect(text).not.toContain('snijlijn')
    expect(text).toContain('/CutOverprint gs /Snij CS 1 SCN 10 10 m 40 40 l S /Vouw CS 1 SCN')
    expect(text).not.toContain('/CutNoOverprint gs')
  })
})

describe.skipIf(!hasPdfTools)('colours in CMYK', () => {
  const plan: RepairPlan = [{ kind: 'toCmyk' }]

  it('lines, areas and text: neutral ones in black ink alone', async () => {
    const content =
      '1 0 0 rg 0 0 20 20 re f 0 0 0 RG 0 0 m 9 9 l S .5 .5 .5 rg 9 9 2 2 re f /Own cs 0 0 1 scn 20 0 20 20 re f 0 1 0 0 k 40 0 9 9 re f'
    const path = await repaired(
      await testPdf([{ widthMm: 20, heightMm: 20, content, resources: iccResources }]),
      plan,
    )
    const text = readableByQpdf(path)
    expect(text).toContain('0 0 0 1 K 0 0 m')
    expect(text).toContain('0 0 0 0.5 k 9 9 2 2')
    expect(text).toContain('0 1 0 0 k 40 0 9 9')
    expect(text).not.toMatch(/\s(rg|RG|scn)\s/)
    const [red = '', blue = ''] = await coloursAt(path, [
      [6, 19],
      [10, 17],
    ])
    expect(channels(red)[0]).toBeGreaterThan(channels(red)[2] + 100)
    expect(channels(blue)[2]).toBeGreaterThan(channels(blue)[0] + 40)
  })

  it('pictures: photographs, plain ones and those with a palette', async () => {
    const red = { create: { width: 30, height: 20, channels: 3, background: '#e00000' } } as const
    const [jpeg, raw] = [await sharp(red).jpeg().toBuffer(), await sharp(red).raw().toBuffer()]
    const image = {
      Type: 'XObject',
      Subtype: 'Image',
      Width: 30,
      Height: 20,
      BitsPerComponent: 8,
      ColorSpace: 'DeviceRGB',
    }
    const resources = ({ context }: PDFDocument) => ({
      XObject: {
        Photo: context.register(context.stream(jpeg, { ...image, Filter: 'DCTDecode' })),
        Plain: context.register(context.flateStream(raw, image)),
        Palette: context.register(
          context.flateStream(new Uint8Array(600), {
            ...image,
            ColorSpace: [
              'Indexed',
              'DeviceRGB',
              0,
              context.register(context.stream(new Uint8Array([224, 0, 0]))),
            ],
          }),
        ),
      },
    })
    const draw = ['Photo', 'Plain', 'Palette'].map((name, at) => `q 40 0 0 40 ${at * 40} 0 cm /${name} Do Q`)
    const content = draw.join(' ')
    const path = await repaired(await testPdf([{ widthMm: 45, heightMm: 14, content, resources }]), plan)
    expect(pdfImages(path)).toEqual(['cmyk', 'cmyk', 'index'])
    const colours = await coloursAt(path, [
      [5, 7],
      [20, 7],
      [35, 7],
    ])
    for (const colour of colours) {
      const [reds = 0, greens = 0, blues = 0] = colour.split(',').map(Number)
      expect(reds, colour).toBeGreaterThan(170)
      expect(greens + blues, colour).toBeLessThan(150)
    }
  })

  it('gradients from colour to colour, and the space in which a page blends', async () => {
    const content = await testPdf(
      [{ widthMm: 20, heightMm: 20, content: '/S sh', resources: shadingResources }],
      (document) => {
        document
          .getPage(0)
          .node.set(PDFName.of('Group'), document.context.obj({ S: 'Transparency', CS: 'DeviceRGB' }))
      },
    )
    const text = readableByQpdf(await repaired(content, plan))
    expect(text).not.toContain('DeviceRGB')
  })

  const ramp = [0, 0, 255, 255, 0, 0]
  it.each<[string, (document: PDFDocument) => PDFObject]>([
    ['from colour to colour', ({ context }) => context.obj(two([0, 0, 1], [1, 0, 0]))],
    [
      'by stops',
      ({ context }) =>
        context.obj({
          FunctionType: 3,
          Domain: [0, 1],
          Functions: [two([0, 0, 1], [0.5, 0, 0.5]), two([1, 0, 0], [0.5, 0, 0.5])],
          Bounds: [0.5],
          Encode: [0, 1, 1, 0],
        }),
    ],
    [
      'by samples',
      ({ context }) =>
        context.register(
          context.flateStream(Uint8Array.from(ramp), {
            FunctionType: 0,
            Domain: [0, 1],
            Range: [0, 1, 0, 1, 0, 1],
            Size: [2],
            BitsPerSample: 8,
          }),
        ),
    ],
    [
      'by a calculation',
      ({ context }) =>
        context.register(
          context.flateStream('{ dup 0 exch 1 exch sub }', {
            FunctionType: 4,
            Domain: [0, 1],
            Range: [0, 1, 0, 1, 0, 1],
          }),
        ),
    ],
    [
      'of a function for each colour',
      ({ context }) => context.obj([two([0], [1]), two([0], [0]), two([1], [0])]),
    ],
  ])('a gradient %s has in its middle the colour that it had', async (_rule, gradient) => {
    const content = await testPdf([
      {
        widthMm: 40,
        heightMm: 20,
        content: '/S sh',
        resources: (document) => ({
          Shading: {
            S: {
              ShadingType: 2,
              ColorSpace: 'DeviceRGB',
              Coords: [0, 0, 113.386, 0],
              Function: gradient(document),
            },
          },
        }),
      },
    ])
    const path = await repaired(content, plan)
    expect(readableByQpdf(path)).not.toContain('DeviceRGB')
    const [left = '', middle = '', right = ''] = await coloursAt(path, [
      [1, 10],
      [20, 10],
      [39, 10],
    ])
    expect(channels(left)[2]).toBeGreaterThan(channels(left)[0] + 60)
    expect(channels(right)[0]).toBeGreaterThan(channels(right)[2] + 100)
    // Purple, with no green in it and neither brown nor grey.
    const [red, green, blue] = channels(middle)
    expect(Math.min(red, blue) - green).toBeGreaterThan(40)
  })

  it('a form has the colour space of the place where it is drawn', async () => {
    const content = await testPdf([
      { widthMm: 20, heightMm: 20, content: '/DeviceRGB cs 0 0 1 sc /Drawing Do', resources: plainForm },
    ])
    const path = await repaired(content, plan)
    const [colour = ''] = await coloursAt(path, [[10, 10]])
    expect(channels(colour)[0]).toBeGreaterThan(channels(colour)[1] + 100)
    expect(readableByQpdf(path)).not.toMatch(/\ssc\s/)
  })

  it('a name of the standard is no other colour space, whatever the resources say', async () => {
    const content =
      '/DeviceRGB cs 1 0 0 sc 0 0 20 20 re f q 9 0 0 9 20 0 cm BI /W 1 /H 1 /BPC 8 /CS /DeviceRGB /F /AHx ID ff0000> EI Q'
    const page = {
      widthMm: 20,
      heightMm: 20,
      content,
      resources: () => ({ ColorSpace: { DeviceRGB: 'DeviceCMYK' } }),
    }
    const path = await repaired(await testPdf([page]), plan)
    const text = readableByQpdf(path)
    expect(text).toMatch(/\sk 0 0 20 20 re/)
    expect(text).not.toMatch(/\ssc\s|\sBI\s/)
  })

  it('a gradient shares its function with a spot, whose inks stay', async () => {
    const content = await testPdf([
      {
        widthMm: 20,
        heightMm: 20,
        content: '/S sh /Huis cs 1 scn 0 0 20 20 re f',
        resources: ({ context }) => {
          const shared = context.register(
            context.obj({ FunctionType: 2, N: 1, Domain: [0, 1], C0: [1, 1, 1], C1: [1, 0, 0] }),
          )
          return {
            Shading: {
              S: { ShadingType: 2, ColorSpace: 'DeviceRGB', Coords: [0, 0, 50, 0], Function: shared },
            },
            ColorSpace: { Huis: ['Separation', 'Huisrood', 'DeviceRGB', shared] },
          }
        },
      },
    ])
    const text = readableByQpdf(await repaired(content, plan))
    expect(text).toMatch(/\/C1 \[\s+1\s+0\s+0\s+\]/)
  })

  it('a picture whose last row is cut off is converted', async () => {
    const rows = Buffer.alloc(20 * 91, Buffer.from([0, ...Array<number>(90).fill(200)]))
    const image = {
      Type: 'XObject',
      Subtype: 'Image',
      Width: 30,
      Height: 20,
      BitsPerComponent: 8,
      ColorSpace: 'DeviceRGB',
      DecodeParms: { Predictor: 15, Colors: 3, Columns: 30 },
    }
    const resources = ({ context }: PDFDocument) => ({
      XObject: { Cut: context.register(context.flateStream(rows.subarray(0, -1), image)) },
    })
    const content = 'q 40 0 0 40 0 0 cm /Cut Do Q'
    const path = await repaired(await testPdf([{ widthMm: 45, heightMm: 14, content, resources }]), plan)
    expect(pdfImages(path)).toEqual(['cmyk'])
  })

  it('a picture that no reader can read stays, and the others are converted', async () => {
    const image = {
      Type: 'XObject',
      Subtype: 'Image',
      Width: 30,
      Height: 20,
      BitsPerComponent: 8,
      ColorSpace: 'DeviceRGB',
      Filter: 'DCTDecode',
    }
    const red = { create: { width: 30, height: 20, channels: 3, background: '#e00000' } } as const
    const jpeg = await sharp(red).jpeg().toBuffer()
    const content = await testPdf([
      {
        widthMm: 45,
        heightMm: 14,
        content: 'q 40 0 0 40 0 0 cm /Broken Do Q q 40 0 0 40 80 0 cm /Photo Do Q',
        resources: ({ context }) => ({
          XObject: {
            Broken: context.register(context.stream(Uint8Array.from([255, 216, 1, 2, 3, 4]), image)),
            Photo: context.register(context.stream(jpeg, image)),
          },
        }),
      },
    ])
    const [path, resultPath] = [join(folder, 'broken.pdf'), join(folder, 'broken-result.pdf')]
    await writeFile(path, content)
    await repairPrintFile({ path, type: 'pdf', plan, resultPath })
    const [colour = ''] = await coloursAt(resultPath, [[35, 7]])
    expect(channels(colour)[0]).toBeGreaterThan(channels(colour)[1] + 100)
    expect(pdfImages(resultPath)).toEqual(['rgb', 'cmyk'])
  })
})

it('a file that is no PDF is refused, and takes nothing along', async () => {
  const path = join(folder, 'none.pdf')
  await writeFile(path, 'geen pdf')
  const order = { path, type: 'pdf', plan: [{ kind: 'strip' }], resultPath: `${path}-result.pdf` } as const
  await expect(repairInItsProcess(order)).rejects.toThrow('could not be repaired')
})
