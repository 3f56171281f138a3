import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { products } from '#demo/products.ts'
import { drawScene } from '#demo/scenes/draw-scene.ts'
import { articlePicture } from './article-picture.ts'

const GREEN = [11, 110, 79] as const
const BLACK = [0, 0, 0] as const
/** What is drawn without a flat print: single letters, and what has the artwork on a part of it only. */
const WITHOUT_PRINT_AREA = new Set([
  'SNB-MONO',
  'LET-PVC',
  'LET-ACR',
  'LET-DOOS',
  'AUT-SET',
  'PC-5',
  'NAM-VERBOD',
  'RAM-HELDER',
  'RAM-ETCH',
  'HST-BRIEF',
  'HST-ENV',
  'HST-MAP',
  'HST-BLOK',
  'ETK-WIJN',
  'DOO-TAS',
])

async function artwork(
  widthPx: number,
  heightPx: number,
  [r, g, b]: readonly [number, number, number] = GREEN,
) {
  const create = { width: widthPx, height: heightPx, channels: 3, background: { r, g, b } } as const
  return { mimeType: 'image/png', content: await sharp({ create }).png().toBuffer(), widthPx, heightPx }
}

const drawingOf = (sku: string) => {
  const product = products.find((one) => one.sku === sku)
  if (!product) throw new Error(`no ${sku}`)
  return drawScene(product.scene, 1)
}

const pixels = (picture: string) =>
  sharp(Buffer.from(picture), { density: 36 }).flatten().raw().toBuffer({ resolveWithObject: true })

/** How much of the picture is otherwise with other artwork, and whether a corner of it is. */
async function difference(one: string, other: string) {
  const [{ data, info }, { data: otherData }] = await Promise.all([pixels(one), pixels(other)])
  const differing: number[] = []
  for (let at = 0; at < data.length; at += info.channels)
    if (Math.abs((data[at + 1] ?? 0) - (otherData[at + 1] ?? 0)) > 24) differing.push(at / info.channels)
  return { share: differing.length / (info.width * info.height), isInCorner: differing.includes(0) }
}

const span = (values: readonly number[]) =>
  values.reduce((a, b) => Math.max(a, b), 0) - values.reduce((a, b) => Math.min(a, b), Infinity) + 1

/** Where the artwork's colour is in a picture, and what the whole of it measures. */
async function greenIn(picture: string) {
  const { data, info } = await pixels(picture)
  const spots: [x: number, y: number][] = []
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    // Light and shade lie over it.
    if (green > red + 40 && green > blue + 10 && red < 120) {
      const index = at / info.channels
      spots.push([index % info.width, Math.floor(index / info.width)])
    }
  }
  const [across, down] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
  return { width: span(across), height: span(down) }
}

const printed = products.filter(({ print, needsPrintFiles }) => print !== null && needsPrintFiles)

it.each(printed)('$sku is shown with artwork on it, or is known to have no place for it', async (product) => {
  const { widthMm, heightMm } = product.fixedSizeMm ?? { widthMm: 600, heightMm: 400 }
  const wide = Math.round((400 * widthMm) / heightMm)
  const drawing = drawScene(product.scene, 1)
  const picture = articlePicture(drawing, await artwork(wide, 400), null)
  if (WITHOUT_PRINT_AREA.has(product.sku)) return expect(picture).toBeNull()
  const other = articlePicture(drawing, await artwork(wide, 400, BLACK), null)
  const { share, isInCorner } = await difference(picture ?? '', other ?? '')
  expect(share).toBeGreaterThan(0.004)
  expect(share).toBeLessThan(0.75)
  expect(isInCorner).toBe(false)
})

it('those without a place are printed products', () => {
  expect([...WITHOUT_PRINT_AREA].filter((sku) => !printed.some((one) => one.sku === sku))).toEqual([])
})

describe('the article takes the proportions of its line', () => {
  it.each([
    ['a long banner', 'SPD-510', 4000, 1000],
    ['a high banner', 'SPD-510', 1000, 2000],
    ['a wide panel', 'ALP-3', 1200, 300],
    ['a wide roll-up', 'RUP-SET', 1500, 2000],
    ['a poster on its side', 'PST-MAAT', 1189, 841],
    ['a narrow frame', 'TXF-SET', 1000, 2000],
  ])('%s', async (_what, sku, widthMm, heightMm) => {
    const art = await artwork(Math.round((600 * widthMm) / heightMm), 600)
    const picture = articlePicture(drawingOf(sku), art, { widthMm, heightMm })
    const { width, height } = await greenIn(picture ?? '')
    expect(width / height / (widthMm / heightMm)).toBeGreaterThan(0.85)
    expect(width / height / (widthMm / heightMm)).toBeLessThan(1.15)
  })

  it('artwork of others lies whole and undistorted on white', async () => {
    const size = { widthMm: 3000, heightMm: 1000 }
    const { width, height } = await greenIn(
      articlePicture(drawingOf('SPD-510'), await artwork(400, 400), size) ?? '',
    )
    expect(width / height).toBeGreaterThan(0.9)
    expect(width / height).toBeLessThan(1.1)
  })
})

const strip = (content: string) =>
  sharp(Buffer.from(content)).extract({ left: 0, top: 0, width: 40, height: 300 }).raw().toBuffer()

it('leaves what stands around the article as it is drawn', async () => {
  const drawing = drawingOf('RUP-SET')
  const picture = articlePicture(drawing, await artwork(850, 2000), { widthMm: 2000, heightMm: 2000 }) ?? ''
  expect(await strip(picture)).toEqual(await strip(drawing))
})

it('a drawing without a place for print, and what is no drawing, takes none', async () => {
  const art = await artwork(40, 30)
  expect(articlePicture(drawingOf('TOE-SPANNER'), art, null)).toBeNull()
  expect(articlePicture('<svg xmlns="http://www.w3.org/2000/svg"/>', art, null)).toBeNull()
})
