import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BoxMm } from '#domain/designs/box.ts'
import type { PagePlaces } from '#domain/designs/places.ts'
import { samplePdf, type SamplePage, sampleStream } from '#test/support/sample-files.ts'
import { FileBytes } from '../file-bytes.ts'
import { measureDocument } from './measure-document.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'places-'))
})
afterAll(() => rm(folder, { recursive: true }))

type Objects = readonly (string | Buffer)[]

async function placesOf(pages: readonly SamplePage[], objects: Objects = []): Promise<readonly PagePlaces[]> {
  const path = join(folder, 'file')
  await writeFile(path, samplePdf({ pages, objects }))
  const file = new FileBytes(path)
  try {
    const { facts } = await measureDocument(file, { name: 'doek.pdf', folder }, () => undefined)
    return facts.places ?? []
  } finally {
    file.close()
  }
}
async function placesOn(page: SamplePage, objects: Objects = []): Promise<PagePlaces> {
  const [places] = await placesOf([page], objects)
  if (!places) throw new Error('no places')
  return places
}

const MM = 25.4 / 72
/** A box as left, top, width and height in points, which the content streams of these tests are written in. */
const inPt = ({ xMm, yMm, widthMm, heightMm }: BoxMm) =>
  [xMm, yMm, widthMm, heightMm].map((mm) => Math.round((mm / MM) * 10) / 10)
const boxes = (places: readonly { readonly box: BoxMm }[]) => places.map(({ box }) => inPt(box))
/** The numbers of an outline in points. */
const outlinePt = (outline = '') =>
  outline.replace(/-?\d+(\.\d+)?/g, (mm) => String(Math.round((Number(mm) / MM) * 10) / 10 + 0))

const picture = (entries = '') =>
  sampleStream(
    `/Type /XObject /Subtype /Image /Width 200 /Height 100 /BitsPerComponent 8 /ColorSpace /DeviceGray ${entries}`,
    'x',
  )
const form = (entries: string, content: string) => sampleStream(`/Subtype /Form ${entries}`, content)
const X = '/XObject << /X 100 0 R >>'
/** From 20 to 120 across, and from 10 to 60 up. */
const PLACED = '100 0 0 50 20 10 cm /X Do'

describe('a picture lies', () => {
  // Pages are 200 by 100 points where they don't say otherwise.
  it.each<[string, SamplePage, number[]]>([
    ['where it is drawn', {}, [20, 40, 100, 50]],
    ['on its side on a page that is turned right', { entries: '/Rotate 90' }, [10, 20, 50, 100]],
    ['upside down on a page that is turned twice', { entries: '/Rotate 180' }, [80, 10, 100, 50]],
    ['on its other side on a page that is turned left', { entries: '/Rotate 270' }, [40, 80, 50, 100]],
    ['in units of the page', { entries: '/UserUnit 2' }, [40, 80, 200, 100]],
    [
      'by the corner of the trim',
      { entries: '/MediaBox [-50 -50 250 150] /TrimBox [0 0 200 100]' },
      [20, 40, 100, 50],
    ],
    [
      'by that of the crop without a trim',
      { entries: '/MediaBox [0 0 300 200] /CropBox [10 5 210 105]' },
      [10, 45, 100, 50],
    ],
    [
      'by the trim of a turned page in large units',
      { entries: '/MediaBox [0 0 300 200] /TrimBox [10 5 210 105] /Rotate 90 /UserUnit 2' },
      [10, 20, 100, 200],
    ],
    ['within the clip', { content: `0 0 60 100 re W n ${PLACED}` }, [20, 40, 40, 50]],
    ['within both clips', { content: `0 0 60 100 re W n 0 0 200 30 re W* n ${PLACED}` }, [20, 70, 40, 20]],
    ['outside of a clip that was left', { content: `q 0 0 9 9 re W n Q ${PLACED}` }, [20, 40, 100, 50]],
    ['within the page', { content: '400 0 0 50 -100 10 cm /X Do' }, [0, 40, 200, 50]],
    ['where it is mirrored', { content: '-100 0 0 50 120 10 cm /X Do' }, [20, 40, 100, 50]],
  ])('%s', async (_rule, page, box) => {
    const { pictures, isPartial } = await placesOn({ resources: X, content: PLACED, ...page }, [picture()])
    expect(boxes(pictures)).toEqual([box])
    expect(pictures[0]).toMatchObject({ widthPx: 200, heightPx: 100, colour: 'gray' })
    expect([pictures[0]?.outline, isPartial]).toEqual([undefined, false])
  })

  it.each<[string, string, Objects]>([
    [
      'in a form, moved by its matrix',
      '1 0 0 1 10 0 cm /X Do',
      [
        form(
          `/Matrix [2 0 0 2 5 5] /BBox [0 0 200 100] /Resources << /XObject << /X 101 0 R >> >>`,
          '50 0 0 25 2.5 2.5 cm /X Do',
        ),
        picture(),
      ],
    ],
    [
      'in forms within forms',
      '/X Do',
      [
        form(
          '/Matrix [1 0 0 1 20 0] /BBox [0 0 200 100] /Resources << /XObject << /X 101 0 R >> >>',
          'q 2 0 0 2 0 0 cm /X Do Q',
        ),
        form(
          '/Matrix [1 0 0 1 0 5] /BBox [0 0 200 100] /Resources << /XObject << /X 102 0 R >> >>',
          '50 0 0 25 0 0 cm /X Do',
        ),
        picture(),
      ],
    ],
    [
      'no farther than the box of its form',
      '/X Do',
      [
        form('/BBox [20 10 120 60] /Resources << /XObject << /X 101 0 R >> >>', '200 0 0 100 0 0 cm /X Do'),
        picture(),
      ],
    ],
  ])('%s', async (_rule, content, objects) => {
    expect(boxes((await placesOn({ resources: X, content }, objects)).pictures)).toEqual([[20, 40, 100, 50]])
  })

  it('where its note puts it', async () => {
    const note = '<< /Subtype /Stamp /Rect [20 10 120 60] /AP << /N 100 0 R >> >>'
    const looks = form(
      '/BBox [0 0 10 5] /Matrix [1 0 0 1 7 7] /Resources << /XObject << /X 101 0 R >> >>',
      '10 0 0 5 0 0 cm /X Do',
    )
    const { pictures } = await placesOn({ entries: '/Annots [102 0 R]' }, [looks, picture(), note])
    expect(boxes(pictures)).toEqual([[20, 40, 100, 50]])
    // A hundred points across for two hundred pixels.
    expect(pictures[0]?.ppi).toBe(144)
  })

  it('askew with its corners', async () => {
    const { pictures } = await placesOn({ resources: X, content: '30 30 -30 30 50 20 cm /X Do' }, [picture()])
    expect(boxes(pictures)).toEqual([[20, 20, 60, 60]])
    expect(outlinePt(pictures[0]?.outline)).toBe('M20 50L50 20L80 50L50 80Z')
  })

  it('between the words of a page too, each with its resolution', async () => {
    const content = `q 72 0 0 72 0 0 cm BI /W 50 /H 50 /BPC 1 /CS /G ID \x01\x02EI\x03 EI Q ${PLACED}`
    const { pictures } = await placesOn({ resources: X, content }, [picture()])
    expect(boxes(pictures)).toEqual([
      [0, 28, 72, 72],
      [20, 40, 100, 50],
    ])
    expect(pictures.map(({ ppi }) => Math.round(ppi))).toEqual([50, 144])
  })

  it.each([
    ['outside of the page', '100 0 0 50 500 10 cm /X Do'],
    ['outside of the clip', `150 0 9 9 re W n ${PLACED}`],
    ['outside of one clip within another', `0 0 9 9 re W n 50 50 9 9 re W n ${PLACED}`],
  ])('nowhere %s', async (_rule, content) => {
    expect((await placesOn({ resources: X, content }, [picture()])).pictures).toEqual([])
  })

  it('nowhere in a tile, which is laid many times', async () => {
    const tile = sampleStream(
      '/PatternType 1 /PaintType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << /XObject << /X 101 0 R >> >>',
      '9 0 0 9 0 0 cm /X Do',
    )
    const resources = '/Pattern << /T 100 0 R >>'
    const content = '/Pattern cs /T scn 0 0 200 100 re f'
    expect((await placesOn({ resources, content }, [tile, picture()])).pictures).toEqual([])
  })
})

const SPOTS =
  '/ColorSpace << /Cut [/Separation /CutContour /DeviceCMYK 100 0 R] /Gold [/Separation /Goud /DeviceCMYK 100 0 R] /All [/Separation /All /DeviceCMYK 100 0 R] /Two [/DeviceN [/Goud /Zilver /Cyan] /DeviceCMYK 100 0 R] >>'
const spotsOf = async (content: string, entries = '') =>
  (await placesOn({ resources: SPOTS, content, entries })).spots

describe('a spot colour lies', () => {
  it.each<[string, string, string, string]>([
    ['along a rectangle', '/Cut CS 20 10 100 50 re S', '', 'M20 90L120 90L120 40L20 40Z'],
    [
      'along lines that are closed at last',
      '/Cut CS 20 10 m 120 10 l 120 60 l s',
      '',
      'M20 90L120 90L120 40Z',
    ],
    ['along a line that is open', '/Cut CS 20 10 m 120 10 l S', '', 'M20 90L120 90'],
    ['along curves', '/Cut CS 20 10 m 20 60 120 60 120 10 c h S', '', 'M20 90C20 40 120 40 120 90Z'],
    [
      'along those without their first handle',
      '/Cut CS 20 10 m 120 60 120 10 v S',
      '',
      'M20 90C20 90 120 40 120 90',
    ],
    ['along those without their last', '/Cut CS 20 10 m 20 60 120 10 y S', '', 'M20 90C20 40 120 90 120 90'],
    ['as the drawing is turned', '/Cut CS q 0 1 -1 0 120 10 cm 0 0 m 50 0 l S Q', '', 'M120 90L120 40'],
    ['as the page is turned', '/Cut CS 20 10 m 120 10 l S', '/Rotate 90', 'M10 20L10 120'],
  ])('%s', async (_rule, content, entries, outline) => {
    const [spot, ...others] = await spotsOf(content, entries)
    expect(spot).toMatchObject({ name: 'CutContour', use: 'stroke', isClosed: outline.endsWith('Z') })
    expect([outlinePt(spot?.outline), others]).toEqual([outline, []])
  })

  it('where it is filled, written, shaded or pictured', async () => {
    const font = '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>'
    const mask = '50 0 0 20 100 40 cm BI /W 2 /H 2 /IM true ID xx EI'
    const shading =
      '/Shading << /S << /ShadingType 2 /ColorSpace [/Separation /Goud /DeviceCMYK 100 0 R] >> >>'
    const content = `/Gold cs 1 scn 20 10 100 50 re f q 0 0 30 30 re W n /S sh Q q ${mask} Q BT /F 10 Tf 20 80 Td (aaaa) Tj ET`
    const { spots } = await placesOn({ resources: `${SPOTS} ${font} ${shading}`, content })
    expect(boxes(spots)).toEqual([
      [20, 40, 100, 50],
      [0, 70, 30, 30],
      [100, 40, 50, 20],
      [20, 12.5, 20, 10],
    ])
    expect(new Set(spots.map(({ name, use, isClosed }) => `${name} ${use} ${isClosed}`))).toEqual(
      new Set(['Goud fill null']),
    )
  })

  it('once for each name of several, and for no ink of the press', async () => {
    expect((await spotsOf('/Two cs 1 1 1 scn 0 0 9 9 re f')).map(({ name }) => name)).toEqual([
      'Goud',
      'Zilver',
    ])
    expect(await spotsOf('/All CS 0 0 m 9 9 l S')).toEqual([])
  })

  it('nowhere outside of the clip', async () => {
    expect(await spotsOf('0 0 9 9 re W n /Cut CS 20 10 100 50 re S')).toEqual([])
  })
})

describe('text lies', () => {
  const font = '<< /Type /Font /Subtype /TrueType /BaseFont /Huis /FirstChar 97 /Widths [500 1000] >>'
  const texts = async (content: string, objects: Objects = [font]) =>
    (await placesOn({ resources: '/Font << /F 100 0 R >>', content: `BT /F 10 Tf ${content} ET` }, objects))
      .texts

  // An a is 5 points wide, a b 10; letters reach from 2.5 below their line to 7.5 above it.
  it.each([
    ['on its line', '20 10 Td (aab) Tj', [20, 82.5, 20, 10]],
    ['by its matrix', '2 0 0 2 20 10 Tm (aa) Tj', [20, 75, 20, 20]],
    ['with what is taken from between', '20 10 Td [(a) 100 (a) -1000 (a)] TJ', [20, 82.5, 24, 10]],
    ['with its letters apart', '20 10 Td 1 Tc (aa) Tj', [20, 82.5, 12, 10]],
    ['stretched', '20 10 Td 200 Tz (aa) Tj', [20, 82.5, 20, 10]],
    ['raised', '20 10 Td 5 Ts (aa) Tj', [20, 77.5, 10, 10]],
    ['behind what is not seen', '20 10 Td 3 Tr (bb) Tj 0 Tr (aa) Tj', [40, 82.5, 10, 10]],
    ['on the next line', '20 30 Td 20 TL T* (aa) Tj', [20, 82.5, 10, 10]],
    ['on the line that its operator begins', "20 30 TD 20 TL (aa) '", [20, 82.5, 10, 10]],
    ['where that tells of spaces too', '20 30 Td 20 TL 0 1 (aa) "', [20, 82.5, 12, 10]],
  ])('%s', async (_rule, content, box) => {
    const found = await texts(content)
    expect(boxes(found)).toEqual([box])
    expect(found[0]).toMatchObject({ font: 'Huis', isEmbedded: false })
  })

  it('as wide as letters of two bytes are', async () => {
    const composite =
      '<< /Type /Font /Subtype /Type0 /BaseFont /Huis /Encoding /Identity-H /DescendantFonts [101 0 R] >>'
    const own = '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Huis /DW 250 /W [1 [500] 2 3 1000] >>'
    expect(boxes(await texts('20 10 Td <00010002000300ff> Tj', [composite, own]))).toEqual([
      [20, 82.5, 27.5, 10],
    ])
  })

  it('in one box with what stands close, and in another far from that', async () => {
    const near = '20 80 Td (aaaaaaaa) Tj 0 -12 Td (aaaaaaaa) Tj'
    expect(boxes(await texts(`${near} 100 -60 Td (aa) Tj`))).toEqual([
      [20, 12.5, 40, 22],
      [120, 84.5, 10, 10],
    ])
  })
})

describe('what is hard to print lies', () => {
  it('along lines that are thin', async () => {
    const { lines } = await placesOn({
      content: '.1 w 20 10 m 120 10 l S 1 w 0 0 m 9 9 l S q .1 0 0 .1 0 0 cm 200 100 m 400 100 l S Q',
    })
    expect(lines.map(({ widthPt, outline }) => [widthPt, outlinePt(outline)])).toEqual([
      [0.1, 'M20 90L120 90'],
      [0.1, 'M20 90L40 90'],
    ])
  })
  it('where much ink is', async () => {
    const { inks } = await placesOn({ content: '1 1 .8 .4 k 20 10 100 50 re f 0 0 0 1 k 0 0 9 9 re f' })
    expect(inks.map(({ box, inkPercent }) => [inPt(box), inkPercent])).toEqual([[[20, 40, 100, 50], 320]])
  })
  it('where a picture has much ink', async () => {
    const dark = sampleStream(
      '/Type /XObject /Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceCMYK',
      Buffer.from([255, 255, 255, 0, 51, 0, 0, 0]),
    )
    const { inks } = await placesOn({ resources: X, content: PLACED }, [dark])
    expect(inks.map(({ box, inkPercent }) => [inPt(box), inkPercent])).toEqual([[[20, 40, 100, 50], 300]])
  })
  it('where white would vanish', async () => {
    const resources = '/ExtGState << /O << /op true >> >>'
    const { whites } = await placesOn({ resources, content: '/O gs 1 g 20 10 100 50 re f 0 g 0 0 9 9 re f' })
    expect(boxes(whites)).toEqual([[20, 40, 100, 50]])
  })
})

describe('of too much', () => {
  it('the first are kept, and the rest share a box', async () => {
    const dots = Array.from(
      { length: 3000 },
      (_, at) => `${at % 100} ${Math.floor(at / 100)} .5 .5 re f`,
    ).join(' ')
    const { spots, isPartial } = await placesOn({ resources: SPOTS, content: `/Gold cs ${dots}` })
    expect([spots.length, isPartial]).toEqual([40, true])
    expect(Math.max(...spots.map(({ box }) => inPt(box)[3] ?? 0))).toBeGreaterThan(25)
  })

  it('a cut line that comes last is kept', async () => {
    const dots = Array.from(
      { length: 210_000 },
      (_, at) => `${at % 100} ${Math.floor(at / 3000)} .5 .5 re f`,
    ).join(' ')
    const spots = await spotsOf(`/Gold cs ${dots} /Cut CS 20 10 100 50 re S`)
    expect(outlinePt(spots.find(({ name }) => name === 'CutContour')?.outline)).toBe(
      'M20 90L120 90L120 40L20 40Z',
    )
  })

  it('the least sharp pictures are kept', async () => {
    const content = Array.from({ length: 100 }, (_, at) => `q ${at + 10} 0 0 50 20 10 cm /X Do Q`).join(' ')
    const { pictures, isPartial } = await placesOn({ resources: X, content }, [picture()])
    expect([pictures.length, isPartial]).toEqual([60, true])
    expect(Math.min(...pictures.map(({ ppi }) => ppi))).toBeCloseTo((200 * 72) / 109, 6)
  })

  it('a long outline keeps its way with fewer points', async () => {
    const round = Array.from({ length: 9000 }, (_, at) => {
      const angle = (at / 9000) * 2 * Math.PI
      return `${(100 + 40 * Math.cos(angle)).toFixed(3)} ${(50 + 40 * Math.sin(angle)).toFixed(3)} ${at === 0 ? 'm' : 'l'}`
    }).join(' ')
    const [spot] = await spotsOf(`/Cut CS ${round} s`)
    expect(inPt(spot!.box)).toEqual([60, 10, 80, 80])
    const points = [...(spot?.outline ?? '').matchAll(/([\d.]+) ([\d.]+)/g)].map(
      ([, x, y]) => [Number(x) / MM, Number(y) / MM] as const,
    )
    expect(points.length).toBeGreaterThan(500)
    expect(points.length).toBeLessThan(1510)
    for (const [x, y] of points) expect(Math.hypot(x - 100, y - 50)).toBeCloseTo(40, 1)
  })

  it('an endless outline is its box', async () => {
    const zigzag = Array.from({ length: 30_000 }, (_, at) => `${at % 200} ${at % 100} l`).join(' ')
    const { spots, isPartial } = await placesOn({ resources: SPOTS, content: `/Cut CS 0 0 m ${zigzag} S` })
    expect([boxes(spots), spots[0]?.outline, isPartial]).toEqual([[[0, 1, 199, 99]], undefined, true])
  })

  it('no more is kept of a whole file than can be shown', async () => {
    const many = Array.from({ length: 2000 }, (_, at) => {
      const [x, y] = [at % 190, (at * 7) % 90]
      return `/Cut CS .1 w ${x} ${y} m ${x + 1} ${y} ${x + 2} ${y + 3} ${x} ${y + 5} c h h h h S /Gold cs ${x} ${y} 3 3 re f 1 1 1 0 k ${x} ${y} 2 2 re f`
    }).join('\n')
    const pages = await placesOf(Array.from({ length: 25 }, () => ({ resources: SPOTS, content: many })))
    expect(pages).toHaveLength(20)
    expect(pages.every(({ isPartial }) => isPartial)).toBe(true)
    expect(JSON.stringify(pages).length).toBeLessThan(400_000)
  })

  it.each([
    ['numbers that are none', '/Cut CS 1 m l 9 c 1 re S 20 10 m 120 10 l S'],
    ['what lies beyond all measure', '/Cut CS 0 0 m 99999999999 99999999999 l S 20 10 m 120 10 l S'],
    ['text without a typeface', '/Cut CS BT (x) Tj 1 2 Tm ET 20 10 m 120 10 l S'],
  ])('%s lies nowhere', async (_what, content) => {
    expect((await spotsOf(content)).map(({ outline }) => outlinePt(outline))).toEqual(['M20 90L120 90'])
  })
})
