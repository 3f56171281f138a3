import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newOperator } from '#test/support/operators.ts'
import { uploadPicture } from '#test/support/pictures.ts'
import { openProductDesk, type ProductDesk, refusal } from '#test/support/product-desk.ts'

let desk: ProductDesk
beforeAll(async () => {
  desk = await openProductDesk()
})
afterAll(() => desk.shop.close())

const uploaded = (content: Buffer, by = desk.editor) =>
  uploadPicture(desk.shop, by, content, 'Vlag in de wind')

const photograph = () =>
  sharp({ create: { width: 700, height: 500, channels: 3, background: '#204080' } })
    .jpeg()
    .toBuffer()

const count = async () => (await desk.shop.database.db.selectFrom('images').select('id').execute()).length

describe('a picture of a product', () => {
  it('is uploaded, shown first, and described anew without touching what is in the shop', async () => {
    const { id, sku } = await desk.newProduct()
    const answer = await uploaded(await photograph())
    expect(answer.statusCode).toBe(201)
    const picture = answer.json()
    expect(picture).toMatchObject({ alt: 'Vlag in de wind', width: 640 })
    const { fields } = await desk.shown(id)
    await desk.edit(id, { imageIds: [picture.id, ...fields.imageIds] })
    await desk.publish(id)
    expect((await desk.inShop(sku)).json.images[0]).toMatchObject({
      url: picture.url,
      alt: 'Vlag in de wind',
    })
    const path = `/beheer/api/pictures/${picture.id}/words` as const
    const other = (await desk.editor.call('POST', path, { body: { alt: 'Blauwe vlag' } })).json
    expect([other.url, other.alt]).toEqual([picture.url, 'Blauwe vlag'])
    expect((await desk.inShop(sku)).json.images[0].alt).toBe('Vlag in de wind')
    await desk.edit(id, { imageIds: [other.id] })
    await desk.publish(id)
    expect((await desk.inShop(sku)).json.images.map(({ alt }: { alt: string }) => alt)).toEqual([
      'Blauwe vlag',
    ])
  })

  it('is written down in the log with who did what to it', async () => {
    const picture = (await uploaded(await photograph())).json()
    const words = { body: { alt: 'Vlag van dichtbij' } }
    const said = (await desk.editor.call('POST', `/beheer/api/pictures/${picture.id}/words`, words)).json
    const cut = { crop: { x: 500, y: 0, width: 500, height: 1000 }, focus: { x: 25, y: 50 } }
    const half = (await desk.editor.call('POST', `/beheer/api/pictures/${said.id}/cut`, { body: cut })).json
    const { db } = desk.shop.database
    await db.deleteFrom('images').where('id', '=', half.id).execute()
    const events = await db
      .selectFrom('audit_events')
      .select(['action', 'actor_kind', 'entity_id', 'before', 'after'])
      .where('entity', '=', 'images')
      .where('entity_id', 'in', [picture.id, said.id, half.id])
      .orderBy('id')
      .execute()
    const kept = { actor_kind: 'operator', action: 'insert', before: null }
    const cutHalf = { crop_x: 500, crop_width: 500, focus_x: 25, alt: 'Vlag van dichtbij' }
    expect(events).toMatchObject([
      { ...kept, entity_id: picture.id, after: { alt: 'Vlag in de wind', focus_x: 50, crop_x: null } },
      { ...kept, entity_id: said.id, after: { alt: 'Vlag van dichtbij' } },
      { ...kept, entity_id: half.id, after: cutHalf },
      { actor_kind: 'system', action: 'delete', entity_id: half.id, before: cutHalf, after: null },
    ])
    for (const { after } of events) expect(Object.keys(after ?? {})).not.toContain('content')
    const { changes } = (await desk.colleague.call('GET', `/beheer/api/audit?thing=${said.id}`)).json
    expect(changes).toMatchObject([{ kindLabel: 'Foto of tekening', thing: 'Vlag van dichtbij' }])
  })

  it.each([
    [
      'a drawing with a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'Dit is geen foto die we kunnen lezen. Gebruik een JPEG, PNG, WebP, AVIF of TIFF.',
    ],
    [
      'a PDF',
      '%PDF-1.7\n%%EOF',
      'Dit is geen foto die we kunnen lezen. Gebruik een JPEG, PNG, WebP, AVIF of TIFF.',
    ],
    [
      'more than 50 MB',
      Buffer.alloc(50 * 1024 * 1024 + 1),
      'Deze foto is te groot: hoogstens 50 MB en 100 megapixel.',
    ],
  ])('is refused in Dutch, and nothing of it is kept: %s', async (_what, content, message) => {
    const before = await count()
    const answer = await uploaded(Buffer.from(content))
    expect([answer.statusCode, answer.json().errors[0].message]).toEqual([422, message])
    expect(await count()).toBe(before)
  })

  it('is refused when it is none, and to who may not', async () => {
    expect(refusal({ status: 0, json: (await uploaded(Buffer.from('geen foto'))).json() })).toEqual([
      0,
      'PhotographUnreadable',
    ])
    const maker = await (await newOperator(desk.shop, 'production')).loggedIn()
    expect((await uploaded(await photograph(), maker)).statusCode).toBe(403)
    expect((await uploaded(await photograph(), desk.visitor)).statusCode).toBe(404)
  })
})
