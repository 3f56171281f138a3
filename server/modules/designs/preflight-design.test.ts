import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { preflightDesignTask } from './preflight-design.task.ts'

const signal = new AbortController().signal
let shop: TestShop
let customer: TestBrowser
let stranger: TestBrowser
let token: string
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  stranger = await shop.loggedIn('tweede@demo.example', 'Paskruis-demo-2')
  token = await tokenOf(customer)
})
afterAll(() => shop.close())

const tokenOf = async (browser: TestBrowser): Promise<string> =>
  (await browser.call('POST', '/api/customer/upload-token')).json.uploadToken

let made = 0
async function upload(content: Uint8Array, fileName: string): Promise<string> {
  const processId = `p-${(made += 1)}`
  await customer.call('POST', '/api/designs', { body: { processId, fileName } })
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/upload?token=${token}&process-id=${processId}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(content),
  })
  return answer.json().design.designId
}
const check = (designId: string) => preflightDesignTask.run(shop.shop, { designId }, signal)
async function card(designId: string) {
  const { json } = await customer.call('GET', '/api/designs')
  return json.designs.find((design) => design.designId === designId)
}
async function previews(designId: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of shop.shop.files.list(`previews/${designId}`)) keys.push(key)
  return keys.toSorted()
}
/** 300 x 200 mm at 72 pixels per inch, with a coloured half. */
const jpeg = () =>
  sharp({ create: { width: 850, height: 567, channels: 3, background: '#fff' } })
    .composite([
      { input: { create: { width: 425, height: 567, channels: 3, background: '#c11' } }, gravity: 'west' },
    ])
    .withMetadata({ density: 72 })
    .jpeg()
    .toBuffer()
const get = (url: string, browser?: TestBrowser) =>
  shop.app.inject({
    url,
    headers: browser
      ? { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
      : {},
  })

describe('a file that has arrived', () => {
  it('is measured, judged and pictured in three widths', async () => {
    const designId = await upload(await jpeg(), 'banner.jpg')
    expect(await card(designId)).toMatchObject({ status: 'processing', progress: 100 })
    await check(designId)
    const shown = await card(designId)
    expect(['valid', 'fixable']).toContain(shown.status)
    expect([shown.width, shown.height].map(Math.round)).toEqual([300, 200])
    expect(shown.images.preview.alt).toBe('Voorbeeld van banner.jpg')
    expect(await previews(designId)).toHaveLength(3)
  })

  it('is checked once, however often its job is delivered', async () => {
    const designId = await upload(await jpeg(), 'banner.jpg')
    await Promise.all([check(designId), check(designId)])
    const [first, kept] = [await card(designId), await previews(designId)]
    await check(designId)
    await preflightDesignTask.givenUp?.(shop.shop, { designId }, new Error('late'))
    expect(await card(designId)).toEqual(first)
    expect(await previews(designId)).toEqual(kept)
  })

  it.each([
    ['empty', Buffer.alloc(0), 'Dit bestand is leeg. Upload het opnieuw.'],
    [
      'no print file',
      Buffer.from('zomaar tekst'),
      'Dit is geen PDF-, JPEG-, TIFF-, PSB- of AI-bestand. Sla je ontwerp op als PDF en upload het opnieuw.',
    ],
  ])('that is %s is invalid, with the reason', async (_rule, content, message) => {
    const designId = await upload(content, 'ontwerp.pdf')
    await check(designId)
    expect(await card(designId)).toMatchObject({ status: 'invalid', messages: [message] })
  })

  it('is an error with a text when the check failed for the last time', async () => {
    const designId = await upload(await jpeg(), 'banner.jpg')
    await shop.shop.db
      .updateTable('designs')
      .set({ storage_key: 'print-files/weg' })
      .where('id', '=', designId)
      .execute()
    await expect(check(designId)).rejects.toThrow('not there')
    expect(await card(designId)).toMatchObject({ status: 'processing' })
    await preflightDesignTask.givenUp?.(shop.shop, { designId }, new Error('not there'))
    expect(await card(designId)).toMatchObject({
      status: 'error',
      messages: ['De controle is niet gelukt. Probeer het opnieuw of neem contact met ons op.'],
    })
  })
})

describe('a preview', () => {
  let src: string
  beforeAll(async () => {
    const designId = await upload(await jpeg(), 'banner.jpg')
    await check(designId)
    src = (await card(designId)).images.preview.src
  })

  it('is given for the upload token, or the session, as a picture that only this browser keeps', async () => {
    for (const answer of [await get(`${src}?token=${token}`), await get(src, customer)]) {
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=600',
        'x-content-type-options': 'nosniff',
      })
      expect((await sharp(answer.rawPayload).metadata()).format).toBe('webp')
    }
  })

  it('is given to staff who see orders, of whichever company, and to no other staff', async () => {
    for (const [role, status] of [
      ['production', 200],
      ['content', 403],
    ] as const)
      expect((await get(src, await (await newOperator(shop, role)).loggedIn())).statusCode).toBe(status)
  })

  it.each([
    ['without a token', () => get(src), 403],
    ['for a wrong token', () => get(`${src}?token=x`), 403],
    ['for two tokens', () => get(`${src}?token=${token}&token=${token}`), 403],
    ['for the token of another company', async () => get(`${src}?token=${await tokenOf(stranger)}`), 404],
    ['for the session of another company', () => get(src, stranger), 404],
    ['in a width that there is not', () => get(`${src.replace(/\d+\.webp/, '77.webp')}?token=${token}`), 404],
    ['by another name', () => get(`${src.replace(/[^/]+$/, '..%2f..%2fx')}?token=${token}`), 404],
    ['of a design that there is not', () => get(`/previews/x/1-640.webp?token=${token}`), 404],
  ])('is not given %s', async (_rule, ask, status) => {
    expect((await ask()).statusCode).toBe(status)
  })

  describe('on the drawing of an article', () => {
    let on: string
    beforeAll(async () => {
      const { images } = (await shop.app.inject('/api/products/SPD-510')).json()
      on = `on=${images[0].url.replace(/^.*\/|\.svg$/g, '')}&mm=3000x1000`
    })

    it('is a drawing with the preview in it, which only this browser keeps and which can fetch nothing', async () => {
      const answer = await get(`${src}?${on}&token=${token}`)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'cache-control': 'private, max-age=600',
        'x-content-type-options': 'nosniff',
      })
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
      const { rawPayload: preview } = await get(src, customer)
      expect(answer.body).toContain(`data:image/webp;base64,${preview.toString('base64')}`)
      expect(answer.body.match(/href="(?!#|data:image\/webp)/)).toBeNull()
    })

    it('is not given to another company', async () => {
      expect((await get(`${src}?${on}`, stranger)).statusCode).toBe(404)
      expect((await get(`${src}?${on}`)).statusCode).toBe(403)
    })

    it.each([
      ['of no drawing', `on=${'0'.repeat(64)}`],
      ['of a name that is none', 'on=../x'],
      ['of two', 'on=a&on=b'],
      [
        'of an article without a place for print',
        async () => {
          const { images } = (await shop.app.inject('/api/products/TOE-SPANNER')).json()
          return `on=${images[0].url.replace(/^.*\/|\.svg$/g, '')}`
        },
      ],
    ])('is the preview by itself %s', async (_rule, query) => {
      const answer = await get(`${src}?${typeof query === 'string' ? query : await query()}`, customer)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
    })

    it.each(['mm=0x0', 'mm=1x999999', 'mm=999999x1', 'mm=x', 'mm=1e9x1'])('bears %s', async (size) => {
      const answer = await get(`${src}?${on.replace(/mm=.*/, size)}`, customer)
      expect(answer.statusCode).toBe(200)
      expect(answer.body).not.toMatch(/NaN|Infinity|undefined/)
    })
  })

  it('is not given for a token that has ended', async () => {
    shop.setNow(new Date(TEST_NOW.getTime() + 31 * 60_000))
    expect((await get(`${src}?token=${token}`)).statusCode).toBe(403)
    shop.setNow(TEST_NOW)
  })
})
