import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { judgeFile } from '#domain/designs/judge-file.ts'
import type { RepairPlan } from '#domain/designs/plan-repair.ts'
import { samplePrint } from '#domain/designs/sample-facts.ts'
import { printFileEngines } from '#test/support/print-file-engines.ts'
import { checkByQpdf, coloursAt, hasPdfTools, pdfInfo, readableByQpdf } from '#test/support/print-files.ts'
import { samplePhotoshop, sampleTiff } from '#test/support/sample-files.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paskruis-repair-'))
})
const { inspectPrintFile, repairPrintFile, stop } = printFileEngines()
afterAll(stop)
afterAll(() => rm(folder, { recursive: true }))

let count = 0
async function repaired(
  content: Uint8Array,
  type: 'jpeg' | 'tiff' | 'psb' | 'psd',
  plan: RepairPlan,
): Promise<string> {
  count += 1
  const [path, resultPath] = [join(folder, `${count}.${type}`), join(folder, `${count}-result.pdf`)]
  await writeFile(path, content)
  await repairPrintFile({ path, type, plan, resultPath })
  checkByQpdf(resultPath)
  return resultPath
}

/** Yellow top left, black top right, red bottom left, blue bottom right. */
function quarters(width: number, height: number): Sharp {
  const part = (background: string, left: number, top: number) => ({
    input: { create: { width: width / 2, height: height / 2, channels: 3, background } } as const,
    left,
    top,
  })
  return sharp({ create: { width, height, channels: 3, background: '#ffff00' } }).composite([
    part('#000000', width / 2, 0),
    part('#ff0000', 0, height / 2),
    part('#0000ff', width / 2, height / 2),
  ])
}
const WHITE = '256,256,256'
const [YELLOW, BLACK, RED, BLUE] = ['256,256,0', '0,0,0', '256,0,0', '0,0,256']

const place = (
  widthMm: number,
  heightMm: number,
  bleedMm: number,
  changed: { turn?: 90; marginMm?: number; edge?: 'own' | 'stretch'; fitted?: 'edge' | 'white' | 'not' } = {},
): RepairPlan[number] => {
  const { turn = 0, marginMm = 0, edge = 'mirror', fitted = 'not' } = changed
  const isCropped = changed.fitted !== undefined
  return {
    kind: 'place',
    target: { widthMm, heightMm, bleedMm },
    placing: fitted === 'not' ? 'fill' : 'fit',
    around: fitted === 'white' ? 'white' : 'edge',
    edge,
    pages: [{ turn, marginMm, percent: null, isCropped }],
  }
}
const cornersOf = (path: string, widthMm: number, heightMm: number) =>
  coloursAt(path, [
    [1, 1],
    [widthMm - 1, 1],
    [1, heightMm - 1],
    [widthMm - 1, heightMm - 1],
  ])
const imagesIn = (path: string) => {
  const [, , ...rows] = execFileSync('pdfimages', ['-list', path], { encoding: 'utf8' }).trim().split('\n')
  return rows.map((row) => {
    const [, , , width, height, colour, channels, bits, coding] = row.trim().split(/ +/)
    return { size: `${width}x${height}`, colour, channels, bits, coding }
  })
}

/** What the streams of a file begin with, unpacked, as numbers. */
const firstPixelsIn = (path: string, channels: number): number[][] =>
  readableByQpdf(path)
    .split('\nstream\n')
    .slice(1)
    .map((stream) => [...Buffer.from(stream.slice(0, channels), 'latin1')])

describe.skipIf(!hasPdfTools)('a picture at the ordered size', () => {
  it('is a page with boxes, its edge mirrored, and the photograph as it was', async () => {
    const jpeg = await quarters(400, 200).jpeg().toBuffer()
    const path = await repaired(jpeg, 'jpeg', [place(80, 40, 3)])
    const [page] = pdfInfo(path).pages
    expect(page).toMatchObject({ media: [0, 0, 86, 46], bleed: [0, 0, 86, 46], trim: [3, 3, 83, 43] })
    expect(await cornersOf(path, 86, 46)).toEqual([YELLOW, BLACK, RED, BLUE])
    expect(imagesIn(path)).toContainEqual({
      size: '400x200',
      colour: 'rgb',
      channels: '3',
      bits: '8',
      coding: 'jpeg',
    })
  })

  it.each([
    ['filled', 'not', [YELLOW, BLACK, RED, BLUE]],
    ['fitted, with its edge around it', 'edge', [YELLOW, BLACK, RED, BLUE]],
    ['fitted, with white around it', 'white', [WHITE, WHITE, WHITE, WHITE]],
  ] as const)('of another proportion is %s, and fit to print', async (_rule, fitted, corners) => {
    const jpeg = await quarters(400, 200).jpeg().toBuffer()
    const path = await repaired(jpeg, 'jpeg', [place(80, 80, 3, { fitted })])
    expect(pdfInfo(path).pages[0]).toMatchObject({ bleed: [0, 0, 86, 86], trim: [3, 3, 83, 83] })
    expect(await cornersOf(path, 86, 86)).toEqual(corners)
    const { facts } = await inspectPrintFile({ path, name: 'x.pdf' }, join(folder, `${count}-previews`))
    const print = samplePrint({ sizeMm: { widthMm: 80, heightMm: 80 }, bleedMm: 3, minPpi: 60, goodPpi: 60 })
    expect(judgeFile(facts, print).status).toBe('valid')
  })

  it('has its bleed within when its proportion says so', async () => {
    const path = await repaired(await quarters(430, 230).jpeg().toBuffer(), 'jpeg', [
      place(80, 40, 3, { edge: 'own', marginMm: 3 }),
    ])
    expect(pdfInfo(path).pages[0]?.trim).toEqual([3, 3, 83, 43])
    expect(await cornersOf(path, 86, 46)).toEqual([YELLOW, BLACK, RED, BLUE])
  })

  it('is turned clockwise, and drawn out where that was chosen', async () => {
    const path = await repaired(await quarters(400, 200).tiff().toBuffer(), 'tiff', [
      place(40, 80, 2, { turn: 90, edge: 'stretch' }),
    ])
    expect(await cornersOf(path, 44, 84)).toEqual([RED, YELLOW, BLUE, BLACK])
  })

  it('stands upright when the camera lay on its side', async () => {
    const jpeg = await quarters(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const path = await repaired(jpeg, 'jpeg', [{ kind: 'upright' }, place(40, 80, 0)])
    const corners = await cornersOf(path, 40, 80)
    expect(corners.map(nearest)).toEqual(['red', 'yellow', 'blue', 'black'])
  })

  it.each([
    ['CMYK stays the inks that it was', (made: Sharp) => made.toColourspace('cmyk').tiff(), 'cmyk'],
    ['grey stays grey', (made: Sharp) => made.greyscale().toColourspace('b-w').tiff(), 'gray'],
    ['16 bits become 8', (made: Sharp) => made.toColourspace('rgb16').tiff(), 'rgb'],
    ['what shines through lies on white', (made: Sharp) => made.ensureAlpha(0.5).tiff(), 'rgb'],
  ])('%s', async (_rule, encode, colour) => {
    const path = await repaired(await encode(quarters(100, 50)).toBuffer(), 'tiff', [
      { kind: 'flatten' },
      place(80, 40, 0),
    ])
    expect(imagesIn(path)).toEqual([
      {
        size: '100x50',
        colour,
        channels: { cmyk: '4', gray: '1' }[colour] ?? '3',
        bits: '8',
        coding: 'image',
      },
    ])
  })

  it('of a CMYK picture not one ink changes', async () => {
    const tiff = await quarters(100, 50).toColourspace('cmyk').tiff().toBuffer()
    const inks = await sharp(tiff).pipelineColourspace('cmyk').toColourspace('cmyk').raw().toBuffer()
    const path = await repaired(tiff, 'tiff', [place(80, 40, 0)])
    expect(readableByQpdf(path)).toContain(inks.toString('latin1'))
  })

  const [CYAN, MAGENTA, TEINT, DARK] = [51, 102, 153, 26]
  const inks8 = [CYAN, MAGENTA, TEINT, DARK]
  const inks16 = inks8.map((ink) => ink * 257)
  const halfInks = [26, 51, 77, 13]
  const size = { widthPx: 9, heightPx: 5 }
  it.each([
    ['of 16 bits', { pixel: inks16, bits: 16 }, inks8],
    ['of 16 bits, the high byte first', { pixel: inks16, bits: 16, isBigEndian: true }, inks8],
    ['with a plane per ink', { pixel: inks16, bits: 16, isPlanar: true, compression: 'zip' }, inks8],
    ['with transparency', { pixel: [...inks8, 128], extraSamples: [2] }, halfInks],
    [
      'of 16 bits with transparency',
      { pixel: [...inks16, 128 * 257], bits: 16, extraSamples: [2] },
      halfInks,
    ],
    ['multiplied by its transparency', { pixel: [...halfInks, 128], extraSamples: [1] }, halfInks],
    ['with a spot and transparency', { pixel: [...inks8, 7, 128], extraSamples: [0, 2] }, halfInks],
    ['of real numbers', { pixel: [0.2, 0.4, 0.6, 0.1], bits: 32 }, inks8],
  ] as const)('of CMYK %s keeps its inks', async (_what, sample, inks) => {
    const tiff = sampleTiff({ photometric: 'cmyk', ...size, ...sample })
    const path = await repaired(tiff, 'tiff', [{ kind: 'flatten' }, place(80, 40, 0)])
    expect(imagesIn(path)).toEqual([
      { size: '9x5', colour: 'cmyk', channels: '4', bits: '8', coding: 'image' },
    ])
    expect(readableByQpdf(path)).toContain(Buffer.alloc(45 * 4, Buffer.from(inks)).toString('latin1'))
  })

  const rgb16 = [51 * 257, 102 * 257, 153 * 257]
  it.each([
    ['RGB of 16 bits', { photometric: 'rgb', pixel: rgb16, bits: 16 }, [51, 102, 153]],
    ['RGB with a mask', { photometric: 'rgb', pixel: [51, 102, 153, 0], extraSamples: [0] }, [51, 102, 153]],
    [
      'RGB with transparency and a mask',
      { photometric: 'rgb', pixel: [51, 102, 153, 128, 9], extraSamples: [2, 0] },
      [153, 178, 204],
    ],
    [
      'RGB with transparency',
      { photometric: 'rgb', pixel: [...rgb16, 128 * 257], bits: 16, extraSamples: [2] },
      [153, 178, 204],
    ],
    ['grey of 16 bits', { photometric: 'gray', pixel: [51 * 257], bits: 16 }, [51]],
    ['grey whose white is 0', { photometric: 'whiteIsZero', pixel: [204 * 257], bits: 16 }, [51]],
    ['grey with two masks', { photometric: 'gray', pixel: [51, 128, 3], extraSamples: [0, 0] }, [51]],
    ['Lab', { photometric: 'lab', pixel: [137, 0, 0] }, [129, 129, 129]],
    ['Lab of 16 bits', { photometric: 'lab', pixel: [137 * 257, 0, 0], bits: 16 }, [129, 129, 129]],
    ['Lab as profiles count it', { photometric: 'iccLab', pixel: [137, 128, 128] }, [129, 129, 129]],
    ['Lab of a colour', { photometric: 'lab', pixel: [138, 81, 70] }, [255, 0, 0]],
  ] as const)('of %s keeps its colours', async (_what, sample, colour) => {
    const path = await repaired(sampleTiff({ ...size, ...sample }), 'tiff', [
      { kind: 'flatten' },
      place(80, 40, 0),
    ])
    expect(firstPixelsIn(path, colour.length)).toContainEqual(
      colour.map((value) => expect.closeTo(value, -0.7)),
    )
  })

  it('of a Photoshop file is its merged picture, with each of its pixels and inks', async () => {
    const [widthPx, heightPx] = [100, 50]
    const raw = await quarters(widthPx, heightPx).removeAlpha().raw().toBuffer()
    const planesOf = (content: Buffer, channels: number, bits: 8 | 16 = 8) =>
      Array.from({ length: channels }, (_none, channel) => {
        const plane = Buffer.alloc((widthPx * heightPx * bits) / 8)
        for (let at = 0; at < widthPx * heightPx; at += 1) {
          const value = content[at * channels + channel] ?? 0
          if (bits === 8) plane[at] = value
          else plane.writeUInt16BE(value * 256 + value, at * 2)
        }
        return plane
      })
    const files = [
      ['psb', samplePhotoshop({ mode: 'rgb', widthPx, heightPx, planes: planesOf(raw, 3) })],
      ['psb', samplePhotoshop({ mode: 'rgb', widthPx, heightPx, bits: 16, planes: planesOf(raw, 3, 16) })],
      [
        'psd',
        samplePhotoshop({
          version: 1,
          mode: 'rgb',
          widthPx,
          heightPx,
          planes: planesOf(raw, 3),
          isPacked: true,
        }),
      ],
    ] as const
    for (const [type, content] of files) {
      const path = await repaired(content, type, [{ kind: 'merge' }, { kind: 'flatten' }, place(80, 40, 3)])
      expect(pdfInfo(path).pages[0]?.trim).toEqual([3, 3, 83, 43])
      expect(await cornersOf(path, 86, 46)).toEqual([YELLOW, BLACK, RED, BLUE])
      expect(imagesIn(path)).toContainEqual({
        size: '100x50',
        colour: 'rgb',
        channels: '3',
        bits: '8',
        coding: 'image',
      })
    }

    const tiff = await quarters(widthPx, heightPx).toColourspace('cmyk').tiff().toBuffer()
    const inks = await sharp(tiff).pipelineColourspace('cmyk').toColourspace('cmyk').raw().toBuffer()
    // No ink is 255 in Photoshop.
    const planes = planesOf(Buffer.from(inks.map((ink) => 255 - ink)), 4)
    const path = await repaired(samplePhotoshop({ mode: 'cmyk', widthPx, heightPx, planes }), 'psb', [
      { kind: 'merge' },
      place(80, 40, 0),
    ])
    expect(readableByQpdf(path)).toContain(inks.toString('latin1'))
  })

  it('of a photograph stays the photograph, however it lies and whatever its inks', async () => {
    for (const [orientation, corners] of [
      [3, ['blue', 'red', 'black', 'yellow']],
      [5, ['yellow', 'red', 'black', 'blue']],
      [6, ['red', 'yellow', 'blue', 'black']],
      [8, ['black', 'blue', 'yellow', 'red']],
    ] as const) {
      const jpeg = await quarters(400, 200).withMetadata({ orientation }).jpeg().toBuffer()
      const isTurned = orientation >= 5
      const [widthMm, heightMm] = isTurned ? [40, 80] : [80, 40]
      const path = await repaired(jpeg, 'jpeg', [{ kind: 'upright' }, place(widthMm, heightMm, 0)])
      expect(imagesIn(path)[0]?.coding).toBe('jpeg')
      expect((await cornersOf(path, widthMm, heightMm)).map(nearest)).toEqual(corners)
    }
    const inks = await quarters(400, 200).toColourspace('cmyk').jpeg().toBuffer()
    const path = await repaired(inks, 'jpeg', [place(80, 40, 0)])
    expect(readFileSync(path).includes(inks)).toBe(true)
    expect((await cornersOf(path, 80, 40)).map(nearest)).toEqual(['yellow', 'black', 'red', 'blue'])
  })

  it('keeps a profile that is one of its own colours, and no other', async () => {
    const [inks, shades] = [
      await quarters(40, 20).withIccProfile('cmyk').jpeg().toBuffer(),
      await quarters(40, 20).greyscale().toColourspace('b-w').jpeg().toBuffer(),
    ]
    expect(readableByQpdf(await repaired(inks, 'jpeg', [place(80, 40, 0)]))).toContain('/ICCBased')
    const { icc } = await sharp(await quarters(40, 20).withIccProfile('p3').jpeg().toBuffer()).metadata()
    const chunk = Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), icc ?? Buffer.alloc(0)])
    const head = Buffer.from([0xff, 0xd8, 0xff, 0xe2, (chunk.length + 2) >> 8, (chunk.length + 2) & 255])
    const wrong = Buffer.concat([head, chunk, shades.subarray(2)])
    const path = await repaired(wrong, 'jpeg', [place(80, 40, 0)])
    expect(readableByQpdf(path)).not.toContain('/ICCBased')
  })

  it('becomes CMYK where that was asked, and looks the same', async () => {
    for (const [type, made] of [
      ['jpeg', await quarters(400, 200).jpeg().toBuffer()],
      ['tiff', await quarters(400, 200).tiff().toBuffer()],
    ] as const) {
      const path = await repaired(made, type, [{ kind: 'toCmyk' }, place(80, 40, 3)])
      expect(imagesIn(path)[0]).toMatchObject({ colour: 'cmyk', bits: '8' })
      expect((await cornersOf(path, 86, 46)).map(nearest)).toEqual(['yellow', 'black', 'red', 'blue'])
    }
  })

  it('a large one is a photograph of high quality', async () => {
    const large = sharp({ create: { width: 3000, height: 2800, channels: 3, background: '#c00000' } })
    const path = await repaired(
      await large.toColourspace('cmyk').tiff({ compression: 'lzw' }).toBuffer(),
      'tiff',
      [place(30, 28, 0)],
    )
    expect(imagesIn(path)).toEqual([
      { size: '3000x2800', colour: 'cmyk', channels: '4', bits: '8', coding: 'jpeg' },
    ])
    expect((await coloursAt(path, [[15, 14]])).map(nearest)).toEqual(['red'])
  })

  it('a broken one is refused', async () => {
    const half = (await quarters(400, 200).jpeg({ quality: 100 }).toBuffer()).subarray(0, 900)
    await expect(repaired(half, 'jpeg', [{ kind: 'toCmyk' }, place(80, 40, 3)])).rejects.toThrow(
      'premature end of JPEG',
    )
  })
})

const NAMED = { red: [230, 30, 30], yellow: [255, 240, 0], blue: [50, 50, 160], black: [30, 30, 30] } as const
function nearest(colour: string): string {
  const values = colour.split(',').map(Number)
  const distance = ([red, green, blue]: readonly [number, number, number]) =>
    Math.hypot(red - (values[0] ?? 0), green - (values[1] ?? 0), blue - (values[2] ?? 0))
  return Object.entries(NAMED).toSorted(([, one], [, other]) => distance(one) - distance(other))[0]?.[0] ?? ''
}
