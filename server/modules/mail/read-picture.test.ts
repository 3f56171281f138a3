import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestShop, testShop } from '#test/support/shop.ts'
import type { MailPicture } from '../../db/documents/mails.ts'
import { contentId, linePicture, LOGO } from './mail-picture.ts'
import { readPicture } from './read-picture.ts'

const DESIGN = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
const GONE = '6f9619ff-8b86-4d01-b42d-00cf4fc964fe'
const RED = { r: 220, g: 20, b: 30 }

const artwork = (width: number) =>
  sharp({ create: { width, height: width / 2, channels: 3, background: RED } })
    .webp()
    .toBuffer()

let shop: TestShop
let imageUrl: string
beforeAll(async () => {
  shop = await testShop()
  for (const width of [320, 1280])
    await shop.shop.files.put(`previews/${DESIGN}/1-${width}.webp`, await artwork(width))
  const { body } = await shop.app.inject('/api/products/TOE-SPANNER')
  imageUrl = JSON.parse(body).images[0].url
})
afterAll(() => shop.close())

/** What is seen in its middle, of a picture as mail programs show it. */
async function seen(picture: MailPicture) {
  const { content, mimeType } = await readPicture(shop.shop, picture)
  const { data, info } = await sharp(content).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
  return { mimeType, size: [info.width, info.height], middle: [...data.subarray(middle, middle + 4)] }
}

it("an article is shown by the customer's own artwork", async () => {
  const { mimeType, size, middle } = await seen({ designId: DESIGN, imageUrl })
  expect([mimeType, size]).toEqual(['image/png', [192, 144]])
  for (const [channel, value] of [RED.r, RED.g, RED.b].entries())
    expect(Math.abs((middle[channel] ?? 0) - value)).toBeLessThan(12)
})

const isRed = ([red = 0, green = 0, blue = 0]: readonly number[]) => red > 120 && green < 90 && blue < 90

it('lies on the drawing of the article, drawn out to the size of the line', async () => {
  const { body } = await shop.app.inject('/api/products/SPD-510')
  const banner = JSON.parse(body).images[0].url
  const colours = async (sizeMm: { widthMm: number; heightMm: number }) => {
    const { content } = await readPicture(shop.shop, { designId: DESIGN, imageUrl: banner, sizeMm })
    const { data, info } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    return (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
    ]
  }
  const [long, high] = [
    await colours({ widthMm: 4000, heightMm: 2000 }),
    await colours({ widthMm: 1000, heightMm: 1000 }),
  ]
  expect([isRed(long(96, 72)), isRed(high(96, 72))]).toEqual([true, true])
  // Only the long one reaches that far to its side, and neither fills the picture: the wall shows around it.
  expect([isRed(long(40, 72)), isRed(high(40, 72))]).toEqual([true, false])
  for (const spot of [long(4, 4), long(96, 12), high(4, 72)]) expect(isRed(spot)).toBe(false)
})

it('and by the drawing of the product where there is none, or no longer', async () => {
  const drawing = await seen({ imageUrl })
  expect(drawing.size).toEqual([192, 144])
  expect(await seen({ designId: GONE, imageUrl })).toEqual(drawing)
})

it('is whole in a mail, whatever stays in sight of it in the shop', async () => {
  const focused = `${imageUrl}#focus-30-70`
  expect(await seen({ imageUrl: focused })).toEqual(await seen({ imageUrl }))
  expect(contentId({ imageUrl: focused })).toBe(contentId({ imageUrl }))
})

it('a picture that cannot be read is left empty', async () => {
  expect(await seen({ designId: GONE })).toMatchObject({ size: [1, 1], middle: [0, 0, 0, 0] })
  expect(await seen({ imageUrl: 'https://elders.example/images/x.png' })).toMatchObject({ size: [1, 1] })
})

it('the logo is a picture too', async () => {
  expect((await seen(LOGO)).size).toEqual([88, 88])
  expect(contentId(LOGO)).toBe('logo@plaatje')
})

it('a logo of its own keeps its proportions, at the left of the room that it has', async () => {
  const square = await sharp({ create: { width: 100, height: 100, channels: 3, background: RED } })
    .png()
    .toBuffer()
  const hash = 'a'.repeat(64)
  const { db } = shop.shop
  await sql`insert into images (content_hash, mime_type, content, width, height) values (${hash}, 'image/png', ${square}, 100, 100)`.execute(
    db,
  )
  await sql`update shop_settings set value = jsonb_set(value, '{logoUrl}', ${JSON.stringify(`/images/${hash}.png`)}::jsonb) where key = 'theme'`.execute(
    db,
  )
  const { content } = await readPicture(shop.shop, LOGO)
  const { data, info } = await sharp(content).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([480, 88])
  const at = (x: number) => [...data.subarray((44 * info.width + x) * 4, (44 * info.width + x) * 4 + 4)]
  expect(isRed(at(2))).toBe(true)
  expect(isRed(at(85))).toBe(true)
  expect(at(92)[3]).toBe(0)
})

it('the same artwork on two articles is two pictures', () => {
  const ids = [
    { imageUrl },
    { imageUrl: '/images/x.svg' },
    { imageUrl, sizeMm: { widthMm: 1, heightMm: 2 } },
  ].map((one) => contentId({ designId: DESIGN, ...one }))
  expect(new Set(ids).size).toBe(3)
})

it('a line shows the front of what is printed on it', () => {
  const back = { designId: GONE, side: 'back' } as const
  const studio = { designId: null, side: 'front' } as const
  const front = { designId: DESIGN, side: 'front' } as const
  const sizeMm = { widthMm: 3000, heightMm: 1000 }
  const line = { imageUrl, print: { sizeMm } }
  expect(linePicture({ ...line, designs: [back, studio, front] })).toEqual({
    designId: DESIGN,
    imageUrl,
    sizeMm,
  })
  expect(linePicture({ ...line, designs: [back, studio] })).toEqual({ designId: null, imageUrl })
  expect(linePicture({ imageUrl: null, print: null, designs: [] })).toBeNull()
})
