import { crc32 } from 'node:zlib'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '#test/support/answers.ts'
import { SYSTEM } from '#test/support/actors.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { cutPhotograph } from '../pictures/cut-photograph.ts'
import { addPhotograph } from './add-photograph.ts'

let shop: TestShop
let visitor: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  visitor = shop.browser()
})
afterAll(() => shop.close())

/** Red on the left, blue on the right. */
const twoColours = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#e00000' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#0000e0' } },
      gravity: 'east',
    },
  ])
const jpeg = (width: number, height: number) => twoColours(width, height).jpeg().toBuffer()

const add = (sku: string, photograph: Uint8Array, alt = '') =>
  addPhotograph(shop.shop, SYSTEM, { kind: 'product', sku }, photograph, alt)

async function imagesOf(sku: string) {
  shop.heardCatalogueChange()
  return (await visitor.call('GET', `/api/products/${sku}`)).json.images
}
const addressesIn = (image: Reply<'getProduct'>['images'][0]) =>
  image.sources.flatMap(({ srcset }: { srcset: string }) =>
    srcset.split(', ').map((candidate) => candidate.split(' ')[0]!),
  )
async function served(url: string) {
  const { statusCode, headers, rawPayload } = await shop.app.inject({ url })
  return { statusCode, headers, content: rawPayload }
}
const openedAt = async (url: string): Promise<Metadata> => sharp((await served(url)).content).metadata()

describe('a photograph of a product', () => {
  it('is shown before the drawings, in two types and the widths below its own', async () => {
    const drawings = await imagesOf('PST-A1')
    await add('PST-A1', await jpeg(1000, 500), 'Poster aan de muur')
    const [photograph, ...others] = await imagesOf('PST-A1')
    expect(others).toEqual(drawings)
    expect(photograph).toMatchObject({ alt: 'Poster aan de muur', width: 640, height: 320 })
    expect(photograph.url).toMatch(/^\/images\/[0-9a-f]{64}-640\.webp$/)
    expect(photograph.sources.map(({ type }: { type: string }) => type)).toEqual(['image/avif', 'image/webp'])
    const widths = photograph.sources.map(({ srcset }: { srcset: string }) => srcset.match(/\d+w/g))
    expect(widths).toEqual([
      ['320w', '640w', '960w', '1000w'],
      ['320w', '640w', '960w', '1000w'],
    ])
    for (const url of addressesIn(photograph)) {
      const { width, height, format } = await openedAt(url)
      expect(url).toContain(`-${width}.`)
      expect([height, format]).toEqual([Math.round(width / 2), url.endsWith('avif') ? 'heif' : 'webp'])
    }
  })

  it('stands on its card, and has one address where only one is given', async () => {
    await add('PST-A2', await jpeg(700, 700))
    shop.heardCatalogueChange()
    const { results } = (await visitor.call('GET', '/api/search?query=PST-A2')).json
    const [photograph] = await imagesOf('PST-A2')
    expect(photograph.alt).toBe('Poster A2')
    expect(results[0].imageUrl).toBe(photograph.url)
    const { breadcrumbs } = (await visitor.call('GET', '/api/products/PST-A2')).json
    const path = `/api/navigation/route?path=${breadcrumbs.at(-2).url}` as const
    const { key } = (await visitor.call('GET', path)).json
    const category = (await visitor.call('GET', `/api/categories/${key}`)).json
    const card = category.products?.find(({ sku }: { sku: string }) => sku === 'PST-A2')
    expect(card?.image).toEqual(photograph)
  })

  it('is kept for ever, typed, and nothing else', async () => {
    await add('PST-A3', await jpeg(400, 300))
    const [photograph] = await imagesOf('PST-A3')
    for (const url of addressesIn(photograph)) {
      const answer = await served(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': url.endsWith('avif') ? 'image/avif' : 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      const again = await shop.app.inject({
        url,
        headers: { 'if-none-match': String(answer.headers['etag']) },
      })
      expect(again.statusCode).toBe(304)
    }
    for (const url of [photograph.url.replace('400', '401'), photograph.url.replace('.webp', '.png')]) {
      expect((await served(url)).statusCode, url).toBe(404)
    }
  })

  it('is turned upright and says nothing of where, when and by whom it was taken', async () => {
    const taken = await twoColours(600, 400)
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Copyright: 'Jan Jansen', DateTime: '2026:01:02 03:04:05' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '52/1 5/1 30/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '5/1 7/1 0/1',
        },
      })
      .jpeg()
      .toBuffer()
    expect(taken.includes('Jan Jansen')).toBe(true)
    await add('PST-A0', taken)
    const [photograph] = await imagesOf('PST-A0')
    expect([photograph.width, photograph.height]).toEqual([400, 600])
    for (const url of addressesIn(photograph)) {
      const { content } = await served(url)
      const { exif, xmp, iptc, icc, orientation } = await sharp(content).metadata()
      expect([exif, xmp, iptc, icc, orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ])
      const [top, bottom] = await Promise.all([0.1, 0.9].map((at) => colourAt(content, 0.5, at)))
      expect([top?.nearest, bottom?.nearest]).toEqual(['red', 'blue'])
    }
  })

  it.each([
    ['PNG', (made: Sharp) => made.png()],
    ['WebP', (made: Sharp) => made.webp({ lossless: true })],
    ['AVIF', (made: Sharp) => made.avif()],
    ['TIFF of 16 bits', (made: Sharp) => made.toColourspace('rgb16').tiff({ compression: 'lzw' })],
    ['CMYK JPEG', (made: Sharp) => made.toColourspace('cmyk').jpeg()],
    ['CMYK TIFF', (made: Sharp) => made.toColourspace('cmyk').tiff()],
    ['grey JPEG', (made: Sharp) => made.greyscale().jpeg()],
    ['JPEG in Display P3', (made: Sharp) => made.withIccProfile('p3').jpeg()],
  ])('may come as %s and goes as sRGB of 8 bits', async (kind, encode) => {
    await add('ACR-5', await encode(twoColours(340, 200)).toBuffer())
    const photographs = (await imagesOf('ACR-5')).filter(({ sources }: { sources?: unknown }) => sources)
    const metadata = await openedAt(photographs.at(-1).url)
    expect(metadata).toMatchObject({ space: 'srgb', depth: 'uchar', hasAlpha: false, width: 340 })
    expect(metadata.icc).toBeUndefined()
    if (kind === 'grey JPEG') return
    const { content } = await served(photographs.at(-1).url)
    expect((await colourAt(content, 0.1, 0.5)).nearest).toBe('red')
    expect((await colourAt(content, 0.9, 0.5)).nearest).toBe('blue')
  })

  it('keeps what shines through', async () => {
    const background = { r: 200, g: 0, b: 0, alpha: 0.5 }
    const halfThere = sharp({ create: { width: 340, height: 200, channels: 4, background } })
    await add('VLG-TAFEL', await halfThere.png().toBuffer())
    for (const url of addressesIn((await imagesOf('VLG-TAFEL'))[0])) {
      expect((await openedAt(url)).hasAlpha, url).toBe(true)
    }
  })

  it('keeps its place and gets the new words when it is added again', async () => {
    const [one, other] = await Promise.all([jpeg(330, 200), jpeg(350, 200)])
    await add('KRT-A6', one, 'Eerste')
    await add('KRT-A6', other, 'Tweede')
    await add('KRT-A6', one, 'Nog eens')
    const alts = (await imagesOf('KRT-A6')).map(({ alt }: { alt: string }) => alt)
    expect(alts).toEqual(['Nog eens', 'Tweede', 'Ansichtkaarten A6 350 g', 'Ansichtkaarten A6 350 g'])
  })

  it('is known again where it was cropped since', async () => {
    const same = await jpeg(370, 200)
    const { id: productId } = await add('KRT-UITN', same, 'Heel')
    const shown = shop.database.db.selectFrom('product_images').where('product_id', '=', productId)
    const { image_id: id } = await shown
      .where('position', '=', 0)
      .select('image_id')
      .executeTakeFirstOrThrow()
    const crop = { x: 0, y: 0, width: 500, height: 1000 }
    const cropped = await cutPhotograph(shop.shop, SYSTEM, id, { crop, focus: { x: 50, y: 50 } })
    await shop.database.db
      .updateTable('product_images')
      .set({ image_id: cropped })
      .where('product_id', '=', productId)
      .where('image_id', '=', id)
      .execute()
    await add('KRT-UITN', same, 'Nog eens')
    const images = await imagesOf('KRT-UITN')
    expect(images.map(({ alt, width }) => [alt, width]).slice(0, 2)).toEqual([
      ['Nog eens', 185],
      [expect.not.stringMatching(/Heel|Nog eens/), 400],
    ])
  })

  it('has words of its own with each product', async () => {
    const same = await jpeg(360, 200)
    await add('FLY-DL-350', same, 'Stapel')
    await add('FLY-A6-ECO', same, 'Losse flyer')
    const [[one], [other]] = [await imagesOf('FLY-DL-350'), await imagesOf('FLY-A6-ECO')]
    expect([one.alt, other.alt]).toEqual(['Stapel', 'Losse flyer'])
    expect(one.url).toBe(other.url)
  })

  it('stands beside another one that is added at the same time', async () => {
    const photographs = await Promise.all([jpeg(330, 210), jpeg(350, 210)])
    await Promise.all(photographs.map((photograph, index) => add('BRO-A5', photograph, `Foto ${index}`)))
    const alts = (await imagesOf('BRO-A5')).map(({ alt }: { alt: string }) => alt)
    expect(alts.slice(0, 2).toSorted()).toEqual(['Foto 0', 'Foto 1'])
    expect(alts).toHaveLength(4)
  })

  it('tells every process that the catalogue has changed', async () => {
    const before = await imagesOf('VIS-DIGI')
    expect(before[0].sources).toBeUndefined()
    await add('VIS-DIGI', await jpeg(330, 220))
    expect((await imagesOf('VIS-DIGI'))[0].sources).toHaveLength(2)
  })
})

describe('a photograph of a category', () => {
  it('takes the place of its drawing, on its page and in the menu', async () => {
    const { items } = (await visitor.call('GET', '/api/navigation/main-menu')).json
    expect(items[0].imageSources).toBeUndefined()
    await addPhotograph(shop.shop, SYSTEM, { kind: 'category', path: items[0].url }, await jpeg(800, 600), '')
    shop.heardCatalogueChange()
    const [node] = (await visitor.call('GET', '/api/navigation/main-menu')).json.items
    expect(node.imageUrl).toMatch(/-640\.webp$/)
    expect(node.imageSources).toHaveLength(2)
    const { key } = (await visitor.call('GET', `/api/navigation/route?path=${node.url}`)).json
    const { image, title } = (await visitor.call('GET', `/api/categories/${key}`)).json
    expect(image).toEqual({
      url: node.imageUrl,
      alt: title,
      width: 640,
      height: 480,
      sources: node.imageSources,
    })
  })
})

describe('what is refused', () => {
  const refusals: [string, string, () => Promise<Uint8Array>][] = [
    ['a text', 'PhotographUnreadable', async () => Buffer.from('geen foto')],
    ['nothing', 'PhotographUnreadable', async () => Buffer.alloc(0)],
    [
      'a drawing',
      'PhotographUnreadable',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['a GIF', 'PhotographUnreadable', () => twoColours(10, 10).gif().toBuffer()],
    ['a PDF', 'PhotographUnreadable', async () => Buffer.from('%PDF-1.7\n%%EOF')],
    ['half a photograph', 'PhotographDamaged', async () => (await jpeg(1000, 1000)).subarray(0, 4000)],
    ['a PNG of 400 megapixel in a few bytes', 'PhotographTooLarge', async () => emptyPng(20_000, 20_000)],
    ['more bytes than 50 MB', 'PhotographTooLarge', async () => Buffer.alloc(50 * 1024 * 1024 + 1)],
    ['a strip', 'PhotographTooNarrow', () => twoColours(1100, 100).png().toBuffer()],
    ['a moving picture', 'PhotographAnimated', () => moving()],
  ]
  it.each(refusals)('%s', async (_rule, code, make) => {
    const before = await imagesOf('SPD-510')
    await expect(add('SPD-510', await make())).rejects.toMatchObject({ code })
    expect(await imagesOf('SPD-510')).toEqual(before)
  })

  it('an unknown product or category', async () => {
    const photograph = await jpeg(10, 10)
    await expect(add('GEEN', photograph)).rejects.toMatchObject({ code: 'ProductNotFound' })
    const nowhere = { kind: 'category', path: '/nergens' } as const
    await expect(addPhotograph(shop.shop, SYSTEM, nowhere, photograph, '')).rejects.toMatchObject({
      code: 'NotFound',
    })
  })
})

async function colourAt(content: Uint8Array, x: number, y: number) {
  const { data, info } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const offset = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  const [red = 0, , blue = 0] = data.subarray(offset)
  return { nearest: red > blue + 50 ? 'red' : blue > red + 50 ? 'blue' : 'neither' }
}

/** Two frames, so that it moves. */
async function moving(): Promise<Buffer> {
  const frames = ['red', 'blue'].map((background) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toBuffer()
}

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** Only what a PNG says of itself. */
function emptyPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const [nothing, end] = [pngChunk('IDAT', Buffer.alloc(0)), pngChunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, pngChunk('IHDR', header), nothing, end])
}
