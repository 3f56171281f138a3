import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileFacts } from '#domain/designs/facts.ts'
import { plainPage, sampleDocument, samplePrint } from '#domain/designs/sample-facts.ts'
import { orderedPrint } from '#server/db/documents/goods.ts'
import { makeDesign } from '#test/support/designs.ts'
import { newOperator, type TestOperator } from '#test/support/operators.ts'
import { testPdf } from '#test/support/print-files.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

let shop: TestShop
let customer: TestBrowser
let operator: TestOperator
let judge: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  operator = await newOperator(shop, 'prepress')
  judge = await operator.loggedIn()
})
afterAll(() => shop.close())

/** A banner of 1000 x 500 mm with a red square of 1 cm on it, 100 mm from the left and 50 mm from the top. */
const MARKED = 'q 2.834646 0 0 2.834646 0 0 cm 1 0 0 rg 100 440 10 10 re f Q'
const marked = (content = MARKED) => testPdf([{ widthMm: 1000, heightMm: 500, content }])
const FACTS = sampleDocument({ pages: [plainPage(1000, 500)] })

async function keep(content: Uint8Array, facts: FileFacts, name: string): Promise<string> {
  const { db } = shop.database
  const designId = await makeDesign(db, { facts, name })
  await shop.shop.files.put(`designs/${designId}`, content)
  await sql`
    update designs set storage_key = ${`designs/${designId}`}, size_bytes = ${content.length}, received_bytes = ${content.length},
      previews = '[{"page":1,"widthPx":1200,"heightPx":600}]' where id = ${designId}`.execute(db)
  return designId
}

/** Orders a banner of 1000 x 500 mm with a file; answers the place of that. */
async function order(content: Uint8Array, facts: FileFacts = FACTS, name = 'banner.pdf'): Promise<string> {
  const cartItem = { sku: 'TOE-SPANNER', quantity: 3, customOptions: [] }
  await customer.call('POST', '/api/cart/items', { body: { cartItem, asOwnLine: true } })
  const { id: orderId } = (await customer.call('POST', '/api/cart/order', { body: {} })).json
  const designId = await keep(content, facts, name)
  const { rows } = await sql<{ id: string }>`
    with lines as (update order_lines set print = ${orderedPrint.write(samplePrint())}::jsonb, state = 'released'
      where order_id = ${orderId} returning id, order_id)
    insert into order_line_designs (order_line_id, company_id, design_id, is_studio, side, quantity, file_name, position)
    select l.id, o.company_id, ${designId}, false, 'front', 3, ${name}, 0 from lines l join orders o on o.id = l.order_id
    returning id`.execute(shop.database.db)
  return rows[0]!.id
}

const page = async (id: string) => (await judge.call('GET', `/beheer/api/files/${id}`)).json.pages[0]
const get = (url: string, by = judge) =>
  shop.app.inject({
    method: 'GET',
    url,
    headers: { cookie: [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
const isRed = ([red = 0, green = 0]: number[]) => red > 200 && green < 60
const isWhite = (colour: number[]) => colour.every((value) => value > 240)
const SQUARE = { level: 3, x: 1024, y: 512, width: 512, height: 256 }
const asked = (url: string, part: object = SQUARE) =>
  `${url}&${new URLSearchParams(Object.entries(part).map(([name, value]) => [name, String(value)]))}`
/** What is seen in the middle of the square. */
async function colourAt(url: string) {
  const { data } = await sharp((await get(asked(url))).rawPayload)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [red = 0, , blue = 0] = data.subarray(((650 - 512) * 512 + 1240 - 1024) * 3)
  return red > 200 ? 'red' : blue > 200 ? 'blue' : [red, blue]
}
const refusal = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  JSON.parse(body).errors[0].code,
]

describe('a part of a file that staff look at closely', () => {
  it('is drawn from the file itself, with each mark at its own place', async () => {
    const { detail } = await page(await order(await marked()))
    expect(detail).toMatchObject({ widthPx: 94_488, heightPx: 47_244, havePx: 1200 })
    const answer = await get(asked(detail.url))
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(answer.headers['cache-control']).toBe('private, max-age=300')
    const picture = sharp(answer.rawPayload)
    expect(await picture.metadata()).toMatchObject({ width: 512, height: 256 })
    const { data } = await picture.raw().toBuffer({ resolveWithObject: true })
    // 11,81 pixels to a mm: the square lies at 1181 to 1299, and 591 to 709 from the top.
    const at = (x: number, y: number) => [...data.subarray(((y - 512) * 512 + x - 1024) * 3).subarray(0, 3)]
    for (const [x, y] of [
      [1184, 594],
      [1296, 594],
      [1184, 706],
      [1296, 706],
    ] as const)
      expect([x, y, isRed(at(x, y))]).toEqual([x, y, true])
    for (const [x, y] of [
      [1178, 650],
      [1302, 650],
      [1240, 587],
      [1240, 712],
    ] as const)
      expect([x, y, isWhite(at(x, y))]).toEqual([x, y, true])
  })

  it('is for staff who see files, and for nobody else', async () => {
    const { detail } = await page(await order(await marked()))
    const writer = await (await newOperator(shop, 'content')).loggedIn()
    const statuses = await Promise.all(
      [writer, customer, shop.browser()].map(async (by) => (await get(asked(detail.url), by)).statusCode),
    )
    expect(statuses).toEqual([403, 404, 404])
  })

  it.each([
    ['beside the grid', { x: 1000 }],
    ['beyond the page', { x: 11_776 }],
    ['larger than is drawn at once', { x: 0, width: 4096 }],
    ['of no size', { height: 0 }],
    ['before the page', { y: -256 }],
    ['of a level that there is not', { level: 99 }],
    ['in words', { width: 'breed' }],
  ])('is refused where it lies %s', async (_, change) => {
    const { detail } = await page(await order(await marked()))
    expect(refusal(await get(asked(detail.url, { ...SQUARE, ...change })))).toEqual([422, 'InvalidInput'])
  })

  it('is not there of a page, a file or a place that there is not', async () => {
    const { detail } = await page(await order(await marked()))
    const other = '00000000-0000-4000-8000-000000000000'
    for (const url of [
      detail.url.replace('page=1', 'page=2'),
      detail.url.replace(/of=[^&]+/, `of=${other}`),
      detail.url.replace(/files\/[^/]+/, `files/${other}`),
      detail.url.replace(/files\/[^/]+/, 'files/geen'),
    ])
      expect(refusal(await get(asked(url)))).toEqual([404, 'DesignNotFound'])
  })

  it('is of the file that was looked at, and of the new one at an address of its own', async () => {
    const id = await order(await marked())
    const { detail: before } = await page(id)
    const blue = await keep(await marked(MARKED.replace('1 0 0 rg', '0 0 1 rg')), FACTS, 'nieuw.pdf')
    await sql`update order_line_designs set design_id = ${blue} where id = ${id}`.execute(shop.database.db)
    const { detail: now } = await page(id)
    expect(now.url).not.toBe(before.url)
    // Who has the one before on his screen is shown that, until he is told.
    expect([await colourAt(before.url), await colourAt(now.url)]).toEqual(['red', 'blue'])
  })

  it('cannot be asked for once the file itself was cleared away', async () => {
    const id = await order(await marked(), FACTS, 'geruimd.pdf')
    const { detail } = await page(id)
    await sql`update designs set storage_key = null where file_name = 'geruimd.pdf'`.execute(shop.database.db)
    expect((await page(id)).detail).toBeNull()
    expect(refusal(await get(asked(detail.url)))).toEqual([404, 'DesignNotFound'])
  })

  it.each([
    ['damaged', async () => (await marked()).subarray(0, 200)],
    ['another than its name says', async () => new TextEncoder().encode('MZ geen PDF')],
  ])('is refused in words where the file is %s, and the shop goes on', async (_, content) => {
    const { detail } = await page(await order(await content()))
    const answer = await get(asked(detail.url))
    expect([answer.statusCode, JSON.parse(answer.body)]).toEqual([
      422,
      {
        errors: [
          {
            code: 'DetailNotDrawn',
            message: 'Dit deel kon niet scherper worden getekend. Je ziet het voorbeeld.',
          },
        ],
      },
    ])
    expect((await judge.call('GET', '/beheer/api/files/counts')).status).toBe(200)
  })

  it('is refused in words where the storage has lost the file', async () => {
    const id = await order(await marked(), FACTS, 'kwijt.pdf')
    const { detail } = await page(id)
    await shop.shop.files.remove(`designs/${new URL(detail.url, 'http://x').searchParams.get('of')}`)
    expect(refusal(await get(asked(detail.url)))).toEqual([422, 'DetailNotDrawn'])
  })

  it('waits for its turn, but nobody can pile up work', async () => {
    const { detail } = await page(await order(await marked()))
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => get(asked(detail.url, { ...SQUARE, x: 256 * at }))),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(4)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })
})
