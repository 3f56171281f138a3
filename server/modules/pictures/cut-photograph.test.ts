import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeskPicture } from '#contract/office/products.ts'
import { newOperator } from '#test/support/operators.ts'
import { openProductDesk, type ProductDesk, refusal } from '#test/support/product-desk.ts'
import { uploadedPicture } from '#test/support/pictures.ts'
import { pictureKey } from './variants.ts'

const WHOLE_FOCUS = { x: 50, y: 50 }
const RIGHT_HALF = { x: 500, y: 0, width: 500, height: 1000 }

let desk: ProductDesk
let photograph: DeskPicture
beforeAll(async () => {
  desk = await openProductDesk()
  photograph = await uploadedPicture(desk.shop, desk.editor, await redAndBlue())
})
afterAll(() => desk.shop.close())

/** 800 × 600 pixels, of which the left half is red and the right half blue. */
async function redAndBlue(): Promise<Buffer> {
  const half = { width: 400, height: 600, channels: 3 } as const
  const blue = await sharp({ create: { ...half, background: '#0000ff' } })
    .png()
    .toBuffer()
  return sharp({ create: { ...half, width: 800, background: '#ff0000' } })
    .composite([{ input: blue, left: 400, top: 0 }])
    .jpeg({ quality: 100 })
    .toBuffer()
}

const cut = (id: string, body: object, by = desk.editor) =>
  by.call('POST', `/beheer/api/pictures/${id}/cut`, { body: { crop: null, focus: WHOLE_FOCUS, ...body } })

/** The colour in the middle of a picture as the shop serves it, and its size. */
async function served(url: string) {
  const { statusCode, rawPayload } = await desk.shop.app.inject({ url: url.replace(/#.*/, '') })
  expect(statusCode).toBe(200)
  const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3
  const [red = 0, , blue = 0] = data.subarray(at, at + 3)
  return { colour: red > blue ? 'red' : 'blue', width: info.width, height: info.height }
}

describe('a rectangle of a photograph', () => {
  it('is a picture of its own with an address of its own, and the whole one stays', async () => {
    const { status, json } = await cut(photograph.id, { crop: RIGHT_HALF })
    expect(status).toBe(200)
    expect(json).toMatchObject({ alt: photograph.alt, cut: { crop: RIGHT_HALF, focus: WHOLE_FOCUS } })
    expect(json.id).not.toBe(photograph.id)
    expect(json.url).not.toBe(photograph.url)
    expect(json.sources[0].srcset).not.toContain(photograph.url.slice(0, 72))
    expect(await served(json.url)).toEqual({ colour: 'blue', width: 400, height: 600 })
    expect(await served(photograph.url)).toMatchObject({ width: 640, height: 480 })
    expect(json.cut.whole).toMatchObject({ width: 800, height: 600 })
    expect((await served(json.cut.whole.url)).width).toBe(800)
  })

  it('is cut anew of the whole, and given back to it', async () => {
    const half = (await cut(photograph.id, { crop: RIGHT_HALF })).json
    const left = { ...RIGHT_HALF, x: 0 }
    const other = (await cut(half.id, { crop: left })).json
    expect(await served(other.url)).toEqual({ colour: 'red', width: 400, height: 600 })
    expect(other.cut.whole).toEqual(half.cut.whole)
    const back = (await cut(other.id, {})).json
    expect([back.url, back.cut.crop]).toEqual([photograph.url, null])
    const all = { x: 0, y: 0, width: 1000, height: 1000 }
    expect((await cut(other.id, { crop: all })).json).toMatchObject({
      url: photograph.url,
      cut: { crop: null },
    })
  })

  it('is made once, and keeps its words and its cut with other words', async () => {
    const one = (await cut(photograph.id, { crop: RIGHT_HALF })).json
    expect((await cut(one.id, { crop: RIGHT_HALF })).json.id).toBe(one.id)
    const focused = (await cut(one.id, { crop: RIGHT_HALF, focus: { x: 0, y: 100 } })).json
    expect(focused.url).toBe(`${one.url}#focus-0-100`)
    const path = `/beheer/api/pictures/${focused.id}/words` as const
    const said = (await desk.editor.call('POST', path, { body: { alt: 'Blauw' } })).json
    expect(said).toEqual({ ...focused, id: said.id, alt: 'Blauw' })
  })

  it('has an address of its own where it looks the same as another', async () => {
    const two = await Promise.all(
      [600, 700].map(
        async (x) => (await cut(photograph.id, { crop: { x, y: 0, width: 200, height: 500 } })).json,
      ),
    )
    expect(new Set(two.map(({ url }) => url)).size).toBe(2)
  })

  it.each([
    ['beside the photograph', { crop: { ...RIGHT_HALF, width: 501 } }, 'InvalidInput crop.width'],
    ['below it', { crop: { x: 0, y: 900, width: 500, height: 101 } }, 'InvalidInput crop.height'],
    ['less than 16 pixels', { crop: { x: 0, y: 0, width: 19, height: 500 } }, 'InvalidInput crop.width'],
    ['no more than a line', { crop: { x: 0, y: 0, width: 1000, height: 100 } }, 'InvalidInput crop.height'],
    ['of no numbers', { crop: { ...RIGHT_HALF, x: 'links' } }, 'InvalidInput crop.x'],
    ['of parts of thousandths', { crop: { ...RIGHT_HALF, y: 0.5 } }, 'InvalidInput crop.y'],
    ['that begins before it', { crop: { ...RIGHT_HALF, x: -1 } }, 'InvalidInput crop.x'],
    ['without a side', { crop: { x: 0, y: 0, width: 500 } }, 'InvalidInput crop.height'],
    ['a focus beside it', { focus: { x: 105, y: 50 } }, 'InvalidInput focus.x'],
    ['a focus between two steps', { focus: { x: 50, y: 52 } }, 'InvalidInput focus.y'],
    ['a focus that is none', { focus: { x: null, y: 50 } }, 'InvalidInput focus.x'],
  ])('is refused at its field: %s', async (_what, body, told) => {
    expect(refusal(await cut(photograph.id, body))).toEqual([422, told])
  })

  it('tells in Dutch what is wrong with it', async () => {
    const { json } = await cut(photograph.id, { crop: { x: 990, y: 0, width: 10, height: 500 } })
    expect(json.errors[0].message).toBe('De uitsnede moet minstens 16 pixels breed en hoog zijn')
  })

  it('is none of a drawing, of what is not there, or for who may not', async () => {
    const { id } = await desk.shop.database.db
      .selectFrom('images')
      .where('widths', 'is', null)
      .select('id')
      .executeTakeFirstOrThrow()
    expect((await cut(id, { crop: RIGHT_HALF })).status).toBe(404)
    expect((await cut(randomUUID(), {})).status).toBe(404)
    const maker = await (await newOperator(desk.shop, 'production')).loggedIn()
    expect((await cut(photograph.id, {}, maker)).status).toBe(403)
    expect((await cut(photograph.id, {}, desk.visitor)).status).toBe(404)
  })

  it('is refused when the storage has lost what it is to be made of', async () => {
    const other = await uploadedPicture(
      desk.shop,
      desk.editor,
      await sharp({ create: { width: 300, height: 200, channels: 3, background: '#208040' } })
        .png()
        .toBuffer(),
    )
    const name = other.cut!.whole.url.replace('/images/', '')
    const file = await desk.shop.shop.files.find(pictureKey(name))
    const content = await buffer(file!.stream())
    await desk.shop.shop.files.remove(pictureKey(name))
    expect((await cut(other.id, { crop: RIGHT_HALF })).status).toBe(404)
    await desk.shop.shop.files.put(pictureKey(name), content)
    expect((await cut(other.id, { crop: RIGHT_HALF })).status).toBe(200)
  })
})

describe('a product with a picture that is cut', () => {
  it('shows it once it is published, as everything shows it that names its address', async () => {
    const { id, sku } = await desk.newProduct()
    const { fields } = await desk.shown(id)
    await desk.edit(id, { imageIds: [photograph.id, ...fields.imageIds] })
    await desk.publish(id)
    const focused = (await cut(photograph.id, { crop: RIGHT_HALF, focus: { x: 20, y: 75 } })).json
    await desk.edit(id, { imageIds: [focused.id, ...fields.imageIds] })
    const before = (await desk.inShop(sku)).json
    expect(before.images[0].url).toBe(photograph.url)
    await desk.publish(id)
    const [image] = (await desk.inShop(sku)).json.images
    expect(image).toMatchObject({ url: focused.url, width: 400, height: 600 })
    expect(image.url).toMatch(/^\/images\/[0-9a-f]{64}-400\.webp#focus-20-75$/)
    expect(image.sources[0].srcset).not.toContain('#')

    const { revisions } = (await desk.editor.call('GET', `/beheer/api/products/${id}/revisions`)).json
    const first = revisions.at(-1).number
    const liveDigest = (await desk.shown(id)).liveDigest
    await desk.post(id, `/revisions/${first}/restore`, { version: null, liveDigest })
    await desk.publish(id)
    expect((await desk.inShop(sku)).json.images[0].url).not.toContain('#focus')
    const { images } = (await desk.editor.call('GET', `/beheer/api/products/${id}/revisions/2`)).json
    expect(images[0].cut).toMatchObject({ crop: RIGHT_HALF, focus: { x: 20, y: 75 } })
  })

  it('follows the rule of the editor where a colleague changed its pictures meanwhile', async () => {
    const { id } = await desk.newProduct()
    const seen = { imageIds: (await desk.shown(id)).fields.imageIds }
    await desk.edit(id, { imageIds: [] }, desk.colleague)
    const other = (await cut(photograph.id, { focus: { x: 0, y: 0 } })).json
    const change = { imageIds: [other.id] }
    expect(
      refusal(await desk.editor.call('PATCH', `/beheer/api/products/${id}`, { body: { change, seen } })),
    ).toEqual([409, 'ChangedMeanwhile change.imageIds'])
  })
})
