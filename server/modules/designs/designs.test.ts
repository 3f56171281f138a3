import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainPage, sampleDocument } from '#domain/designs/sample-facts.ts'
import { bannerItem } from '#test/support/cart-items.ts'
import { makeDesign } from '#test/support/designs.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'

const MINUTE_MS = 60_000
let shop: TestShop
let customer: TestBrowser
let colleague: TestBrowser
let stranger: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  colleague = await shop.loggedIn()
  stranger = await shop.loggedIn('tweede@demo.example', 'Paskruis-demo-2')
})
afterAll(() => shop.close())

const announce = (processId: string, fileName = 'banner.pdf', browser = customer) =>
  browser.call('POST', '/api/designs', { body: { processId, fileName } })
const library = async (browser = customer) => (await browser.call('GET', '/api/designs')).json.designs
const remove = (designId: string, browser = customer) => browser.call('DELETE', `/api/designs/${designId}`)

describe('POST /designs', () => {
  it('makes a design that waits for its file, once per process', async () => {
    const [first, again] = await Promise.all([announce('once'), announce('once')])
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.json).toEqual(first.json)
    expect(first.json.design).toMatchObject({
      processId: 'once',
      name: 'banner.pdf',
      status: 'processing',
      progress: 0,
      size: 0,
      quantity: 0,
      images: { preview: null },
      isSoftDelete: false,
      createdAt: TEST_NOW.toISOString(),
      uploadedAt: null,
    })
    expect((await library()).filter(({ processId }) => processId === 'once')).toHaveLength(1)
  })

  it('keeps the name that was said first', async () => {
    await announce('named', 'eerste.pdf')
    expect((await announce('named', 'tweede.pdf')).json.design.name).toBe('eerste.pdf')
  })

  it('shows a hostile name without what hides in it', async () => {
    const { json } = await announce('hostile', '../../ontwerp\u202efdp.exe\r\n')
    expect(json.design.name).toBe('ontwerpfdp.exe')
    expect((await announce('nameless', '..')).json.design.name).toBe('Bestand zonder naam')
  })

  it.each([
    ['a process of another shape', { processId: '../x', fileName: 'a.pdf' }, 'processId'],
    ['no name', { processId: 'x', fileName: '' }, 'fileName'],
    ['an endless name', { processId: 'x', fileName: 'a'.repeat(5000) }, 'fileName'],
  ])('refuses %s', async (_rule, body, field) => {
    const { status, json } = await customer.call('POST', '/api/designs', { body })
    expect([status, json.errors[0].field]).toEqual([422, field])
  })

  it('waits for no more than 2000 files of a company', async () => {
    const { db } = shop.database
    await sql`
      insert into designs (company_id, contact_id, process_id, file_name, status)
      select company_id, id, 'many-' || n, 'banner.pdf', 'announced'
      from generate_series(1, 2000) as n, contacts where email = 'klant@demo.example'`.execute(db)
    const { status, json } = await announce('one-more')
    await db.deleteFrom('designs').where('process_id', 'like', 'many-%').execute()
    expect([status, json.errors[0].code]).toEqual([409, 'UploadQuotaReached'])
    expect(json.errors[0].message).toMatch(/2000 bestanden/)
  })

  it('has the same process twice for two companies', async () => {
    const { json: ours } = await announce('shared')
    const { json: theirs } = await announce('shared', 'banner.pdf', stranger)
    expect(theirs.design.designId).not.toBe(ours.design.designId)
  })
})

describe('GET /designs', () => {
  it('shows what the company uploaded, newest first, and nothing of another', async () => {
    shop.setNow(new Date(TEST_NOW.getTime() + MINUTE_MS))
    await announce('newest')
    expect((await library(colleague))[0].processId).toBe('newest')
    expect((await library(stranger)).map(({ processId }) => processId)).not.toContain('newest')
    shop.setNow(TEST_NOW)
  })

  it('is for customers', async () => {
    const visitor = shop.browser()
    expect((await visitor.call('GET', '/api/designs')).status).toBe(401)
    expect((await announce('x', 'a.pdf', visitor)).status).toBe(401)
    expect((await remove(crypto.randomUUID(), visitor)).status).toBe(401)
  })
})

describe('DELETE /designs/{id}', () => {
  it('takes it out of the library, and answers the second time that it is not there', async () => {
    const { designId } = (await announce('deleted')).json.design
    expect((await remove(designId)).status).toBe(200)
    expect((await library()).map(({ processId }) => processId)).not.toContain('deleted')
    const again = await remove(designId)
    expect([again.status, again.json.errors[0].message]).toEqual([404, 'Dit ontwerp bestaat niet (meer).'])
  })

  it('does not know designs of another company, nor malformed ids', async () => {
    const { designId } = (await announce('ours')).json.design
    expect((await remove(designId, stranger)).status).toBe(404)
    expect((await remove('x')).status).toBe(404)
    expect((await library()).map(({ processId }) => processId)).toContain('ours')
  })

  it('refuses what another session still sends, until two minutes after it last moved', async () => {
    const { designId } = (await announce('moving', 'groot.pdf', colleague)).json.design
    const refused = await remove(designId)
    expect([refused.status, refused.json.errors[0].code]).toEqual([409, 'UploadStillMoving'])
    shop.setNow(new Date(TEST_NOW.getTime() + 2 * MINUTE_MS))
    // One file that moves speaks for those that wait behind it.
    await announce('moving-too', 'ook.pdf', colleague)
    expect((await remove(designId)).status).toBe(409)
    shop.setNow(new Date(TEST_NOW.getTime() + 5 * MINUTE_MS))
    expect((await remove(designId)).status).toBe(200)
    shop.setNow(TEST_NOW)
  })

  it('is undone within an hour, with the copies that it had on a line', async () => {
    await customer.call('POST', '/api/cart/empty')
    const { json: cart } = await customer.call('POST', '/api/cart/items', {
      body: { cartItem: bannerItem(10, 3000, 1000) },
    })
    const { id: lineId } = cart.orderLineGroups[0].lines[0]
    const designId = await makeDesign(shop.database.db, {
      facts: sampleDocument({ pages: [plainPage(3020, 1020)] }),
    })
    const designs = [{ designId, quantity: 7 }]
    await customer.call('PUT', `/api/cart/items/designs/${lineId}`, { body: { designs } })
    const restore = (browser = customer) => browser.call('POST', `/api/designs/${designId}/restore`)
    const lineDesigns = async () =>
      (await customer.call('GET', '/api/cart')).json.orderLineGroups[0].lines[0].designs
    const before = await lineDesigns()
    expect((await restore()).status).toBe(404)
    await remove(designId)
    expect(await lineDesigns()).toEqual([])
    expect((await restore(stranger)).status).toBe(404)
    shop.setNow(new Date(TEST_NOW.getTime() + 14_000))
    expect((await restore()).status).toBe(200)
    expect(await lineDesigns()).toEqual(before)
    expect((await library()).map((design) => design.designId)).toContain(designId)

    await remove(designId)
    const other = await makeDesign(shop.database.db, {
      facts: sampleDocument({ pages: [plainPage(3020, 1020)] }),
    })
    await customer.call('PUT', `/api/cart/items/designs/${lineId}`, {
      body: { designs: [{ designId: other, quantity: 4 }] },
    })
    expect((await restore()).status).toBe(200)
    // What has been given away meanwhile stays given.
    expect(await lineDesigns()).toMatchObject([{ designId: other, quantity: 4 }])
    await remove(designId)
    shop.setNow(new Date(TEST_NOW.getTime() + 61 * MINUTE_MS))
    expect((await restore()).status).toBe(404)
    shop.setNow(TEST_NOW)
  })

  it('lets the session that sends it delete it at once', async () => {
    const { designId } = (await announce('own')).json.design
    expect((await remove(designId)).status).toBe(200)
  })

  it('brings it back when the browser that was taken for gone announces it again', async () => {
    const { designId } = (await announce('back')).json.design
    await remove(designId)
    expect((await announce('back')).json.design).toMatchObject({ designId, isSoftDelete: false })
  })
})
