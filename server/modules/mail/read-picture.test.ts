import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestShop, testShop } from '#test/support/shop.ts'
import { contentId, linePicture, LOGO, type MailPicture } from './mail-picture.ts'
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

it('and by the drawing of the product where there is none, or no longer', async () => {
  const drawing = await seen({ imageUrl })
  expect(drawing.size).toEqual([192, 144])
  expect(await seen({ designId: GONE, imageUrl })).toEqual(drawing)
})

it('a picture that cannot be read is left empty', async () => {
  expect(await seen({ designId: GONE })).toMatchObject({ size: [1, 1], middle: [0, 0, 0, 0] })
  expect(await seen({ imageUrl: 'https://elders.example/images/x.png' })).toMatchObject({ size: [1, 1] })
})

it('the logo is a picture too', async () => {
  expect((await seen(LOGO)).size).toEqual([88, 88])
  expect(contentId(LOGO)).toBe('logo@plaatje')
})

it('a line shows the front of what is printed on it', () => {
  const back = { designId: GONE, side: 'back' } as const
  const studio = { designId: null, side: 'front' } as const
  const front = { designId: DESIGN, side: 'front' } as const
  expect(linePicture({ imageUrl, designs: [back, studio, front] })).toEqual({ designId: DESIGN, imageUrl })
  expect(linePicture({ imageUrl, designs: [back, studio] })).toEqual({ designId: null, imageUrl })
  expect(linePicture({ imageUrl: null, designs: [] })).toBeNull()
})
