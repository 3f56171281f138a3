import { execFileSync } from 'node:child_process'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer, Reply } from '#test/support/answers.ts'
import { makeDesign } from '#test/support/designs.ts'
import { newOperator } from '#test/support/operators.ts'
import { hasPdfTools } from '#test/support/print-files.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

let shop: TestShop
let customer: TestBrowser
let maker: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  maker = await (await newOperator(shop, 'production')).loggedIn()
})
afterAll(() => shop.close())

const cookiesOf = (browser: TestBrowser) =>
  [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const fetched = (browser: TestBrowser, url: string) =>
  shop.app.inject({ method: 'GET', url, headers: { cookie: cookiesOf(browser) } })

/** An order whose line has these files, each of so many copies. */
async function orderWith(files: readonly { name: string; content: string; copies: number }[]) {
  const cartItem = { sku: 'TOE-SPANNER', quantity: 3, customOptions: [] }
  await customer.call('POST', '/api/cart/items', { body: { cartItem, asOwnLine: true } })
  const { id, number } = (await customer.call('POST', '/api/cart/order', { body: {} })).json
  const { db } = shop.database
  for (const [position, { name, content, copies }] of files.entries()) {
    const designId = await makeDesign(db, { name })
    const key = `print-files/${designId}`
    await shop.shop.files.put(key, Buffer.from(content))
    await sql`update designs set storage_key = ${key} where id = ${designId}`.execute(db)
    await sql`insert into order_line_designs (order_line_id, company_id, design_id, is_studio, side, quantity, file_name, position)
      select l.id, o.company_id, ${designId}, false, 'front', ${copies}, ${name}, ${position}
      from order_lines l join orders o on o.id = l.order_id where o.id = ${id}`.execute(db)
  }
  return { id, number }
}
const printFiles = (id: string) => `/beheer/api/orders/${id}/print-files` as const
const designsOf = async (id: string) =>
  (await maker.call('GET', `/beheer/api/orders/${id}`)).json.groups[0].lines[0].designs
/** What a command says that reads a file and writes text. */
const piped = (command: string, input: Buffer) =>
  execFileSync(command, ['-layout', '-', '-'], { input, encoding: 'utf8' })
const pageFacts = (input: Buffer) => execFileSync('pdfinfo', ['-'], { input, encoding: 'utf8' })
const labels = (id: string) => `/beheer/api/orders/${id}/address-labels` as const
const ticket = (id: string, lineId?: string) =>
  lineId ? `/beheer/api/orders/${id}/lines/${lineId}/job-ticket` : `/beheer/api/orders/${id}/job-ticket`
const lineOf = async (id: string) =>
  (await maker.call('GET', `/beheer/api/orders/${id}`)).json.groups[0].lines[0].id

describe('the print files of an order', () => {
  it('are fetched one by one, by names that production goes by', async () => {
    const { id, number } = await orderWith([
      { name: 'Gevel “noord” =1+1.pdf', content: '%PDF noord', copies: 1 },
      { name: 'zuid.exe', content: 'MZ zuid', copies: 2 },
    ])
    const designs = await designsOf(id)
    expect(designs.map(({ printFile }) => printFile)).toEqual([
      `${number}-1a_toe-spanner_1x.pdf`,
      `${number}-1b_toe-spanner_2x.bin`,
    ])
    const { statusCode, payload, headers } = await fetched(maker, `${printFiles(id)}/${designs[0].id}`)
    expect([statusCode, payload]).toEqual([200, '%PDF noord'])
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': '10',
      'cache-control': 'private, no-store',
    })
    expect(headers['content-disposition']).toContain(`filename="${number}-1a_toe-spanner_1x.pdf"`)
  })

  it('come together as a ZIP whose length is told beforehand', async () => {
    const { id, number } = await orderWith([
      { name: 'een.pdf', content: '%PDF een', copies: 1 },
      { name: 'twee.pdf', content: '%PDF twee', copies: 2 },
    ])
    const { statusCode, rawPayload, headers } = await fetched(maker, printFiles(id))
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip'])
    expect(headers['content-disposition']).toContain(`filename="${number}.zip"`)
    expect(Number(headers['content-length'])).toBe(rawPayload.length)
    expect(rawPayload.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
    for (const text of [`${number}-1a_toe-spanner_1x.pdf`, '%PDF een', '%PDF twee'])
      expect(rawPayload.includes(text)).toBe(true)
    expect(rawPayload.includes('nog-niet-drukken')).toBe(false)
  })

  it('lie in a folder of their own within the ZIP while they must not be printed', async () => {
    const { id, number } = await orderWith([{ name: 'wacht.pdf', content: '%PDF wacht', copies: 3 }])
    const isApart = async (state: string) => {
      await sql`update order_lines set state = ${state} where order_id = ${id}`.execute(shop.database.db)
      const { rawPayload, headers } = await fetched(maker, printFiles(id))
      expect(Number(headers['content-length'])).toBe(rawPayload.length)
      return rawPayload.includes(`nog-niet-drukken/${number}-1_toe-spanner_3x.pdf`)
    }
    expect(await isApart('awaiting_approval')).toBe(true)
    expect(await isApart('on_hold')).toBe(true)
    expect(await isApart('in_production')).toBe(false)
    // A hold is no state.
    const { rows } = await sql<{ id: string }>`select id from order_lines where order_id = ${id}`.execute(
      shop.database.db,
    )
    for (const lineId of [null, rows[0]?.id ?? '']) {
      await sql`insert into order_holds (order_id, order_line_id, reason, held_at)
        values (${id}, ${lineId}, 'Betaling', now())`.execute(shop.database.db)
      expect(await isApart('released')).toBe(true)
      await sql`update order_holds set released_at = now() where order_id = ${id}`.execute(shop.database.db)
      expect(await isApart('released')).toBe(false)
    }
  })

  it('open one file at a time, however many there are', async () => {
    const { id } = await orderWith(
      Array.from({ length: 20 }, (_, at) => ({ name: `${at}.pdf`, content: 'x'.repeat(200_000), copies: 1 })),
    )
    let open = 0
    let most = 0
    const find = shop.shop.files.find.bind(shop.shop.files)
    const files = shop.shop.files as { find: typeof find }
    files.find = async (key) => {
      const file = await find(key)
      return (
        file && {
          ...file,
          stream() {
            most = Math.max(most, (open += 1))
            const stream = Readable.from(file.stream())
            stream.once('close', () => (open -= 1))
            return stream
          },
        }
      )
    }
    await fetched(maker, printFiles(id))
    files.find = find
    expect(most).toBe(1)
  })

  it('do not exist for customers, nor for staff who have no orders, nor of another order', async () => {
    const { id } = await orderWith([{ name: 'een.pdf', content: '%PDF een', copies: 1 }])
    const other = await orderWith([])
    const [{ id: fileId }] = await designsOf(id)
    const writer = await (await newOperator(shop, 'content')).loggedIn()
    const paths = [
      printFiles(id),
      `${printFiles(id)}/${fileId}`,
      `/beheer/api/orders/${id}/packing-slip`,
      ticket(id),
      ticket(id, await lineOf(id)),
      labels(id),
      `/beheer/api/address-labels?order=${id}`,
      `/beheer/api/job-tickets?order=${id}`,
    ]
    for (const path of paths) {
      expect((await fetched(customer, path)).statusCode).toBe(404)
      expect((await fetched(shop.browser(), path)).statusCode).toBe(404)
      expect((await fetched(writer, path)).statusCode).toBe(403)
    }
    for (const path of [
      `${printFiles(other.id)}/${fileId}`,
      printFiles(other.id),
      printFiles('..'),
      printFiles('x'),
      ticket('x'),
      ticket(other.id, await lineOf(id)),
      ticket('00000000-0000-4000-8000-000000000000'),
      labels('x'),
      labels('00000000-0000-4000-8000-000000000000'),
      '/beheer/api/address-labels',
      '/beheer/api/job-tickets',
      '/beheer/api/job-tickets?order=x',
    ])
      expect((await fetched(maker, path)).statusCode).toBe(404)
  })
})

it('the job tickets of several orders are one file, without those of which nothing is left', async () => {
  const [first, second, gone] = [await orderWith([]), await orderWith([]), await orderWith([])]
  const owner = await (await newOperator(shop, 'owner')).loggedIn()
  await owner.call('POST', `/beheer/api/orders/${gone.id}/cancel`, {
    body: { lineId: null, reason: 'Dubbel', isConfirmed: true },
  })
  const query = [first, second, gone].map(({ id }) => `order=${id}`).join('&')
  const { statusCode, rawPayload, headers } = await fetched(maker, `/beheer/api/job-tickets?${query}`)
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
  const text = piped('pdftotext', rawPayload)
  expect(text).toContain(first.number)
  expect(text).toContain(second.number)
  expect(text).not.toContain(gone.number)
  expect((await fetched(maker, `/beheer/api/job-tickets?order=${gone.id}`)).statusCode).toBe(404)
  const many = Array.from({ length: 101 }, () => `order=${first.id}`).join('&')
  expect((await fetched(maker, `/beheer/api/job-tickets?${many}`)).statusCode).toBe(422)
})

it('the packing slip of an order is fetched once something of it is packed', async () => {
  const { id } = await orderWith([])
  expect((await fetched(maker, `/beheer/api/orders/${id}/packing-slip`)).statusCode).toBe(404)
  for (const state of ['in_production', 'ready'])
    await maker.call('POST', `/beheer/api/orders/${id}/move`, { body: { state } })
  const { statusCode, rawPayload, headers } = await fetched(maker, `/beheer/api/orders/${id}/packing-slip`)
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(rawPayload.subarray(0, 5).toString('latin1')).toBe('%PDF-')
})

const linesOf = ({ json }: Answer<Reply<'getDeskOrder'>>) => json.groups.flatMap((group) => group.lines)

it('what leaves apart has a packing slip of its own, and lines that lie packed have one before', async () => {
  for (const quantity of [2, 3]) {
    const cartItem = { sku: 'TOE-SPANNER', quantity, customOptions: [] }
    await customer.call('POST', '/api/cart/items', { body: { cartItem, asOwnLine: true } })
  }
  const { id, number } = (await customer.call('POST', '/api/cart/order', { body: {} })).json
  const move = (body: unknown) => maker.call('POST', `/beheer/api/orders/${id}/move`, { body })
  const slip = (query: string) => fetched(maker, `/beheer/api/orders/${id}/packing-slip?${query}`)
  const [first, second] = linesOf(await move({ state: 'in_production' }))
  expect((await slip(`line=${first.id}`)).statusCode).toBe(404)
  await move({ state: 'ready' })
  expect((await slip(`line=${first.id}`)).statusCode).toBe(200)
  expect((await slip(`line=${first.id}&line=${second.id}`)).headers['content-disposition']).toContain(
    `filename="Pakbon ${number}.pdf"`,
  )
  const lineIds = [first.id]
  const sent = { carrier: 'postnl', trackingCode: '3SPKR88412207', trackingUrl: null }
  const [left] = linesOf(await move({ state: 'shipped', lineIds, ...sent }))
  const answer = await slip(`dispatch=${left.parcels[0].id}`)
  expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
    200,
    expect.stringContaining(`filename="Pakbon ${number} zending 1.pdf"`),
  ])
  for (const query of ['dispatch=x', `dispatch=${second.id}`, 'line=x', 'line='])
    expect((await slip(query)).statusCode).toBe(404)
})

describe.skipIf(!hasPdfTools)('the job ticket', () => {
  it('of an order opens in the browser, and says what is made, of which files, and what is scanned', async () => {
    const { id, number } = await orderWith([
      { name: 'Gevel noord.pdf', content: '%PDF noord', copies: 1 },
      { name: 'Gevel zuid.pdf', content: '%PDF zuid', copies: 2 },
    ])
    const { statusCode, rawPayload, headers } = await fetched(maker, ticket(id))
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(headers['content-disposition']).toContain(`inline; filename="Werkbon ${number}.pdf"`)
    expect(headers['cache-control']).toBe('private, no-store')
    const text = piped('pdftotext', rawPayload)
    for (const part of [
      `Werkbon ${number}-1`,
      'Bakkerij De Korenaar B.V.',
      'TOE-SPANNER',
      `${number}-1a_toe-spanner_1x.pdf`,
      `${number}-1b_toe-spanner_2x.pdf`,
    ])
      expect(text).toContain(part)
  })

  it('of one line is named after its code, and one that was cancelled has none', async () => {
    const { id, number } = await orderWith([])
    const { statusCode, headers } = await fetched(maker, ticket(id, await lineOf(id)))
    expect(statusCode).toBe(200)
    expect(headers['content-disposition']).toContain(`filename="Werkbon ${number}-1.pdf"`)
    const seller = await (await newOperator(shop, 'sales')).loggedIn()
    await seller.call('POST', `/beheer/api/orders/${id}/cancel`, { body: { reason: 'Toch niet nodig' } })
    expect((await fetched(maker, ticket(id))).statusCode).toBe(404)
  })
})

describe.skipIf(!hasPdfTools)('labels of parcels', () => {
  it('say where each goes, which of how many it is, and what is scanned', async () => {
    const { id, number } = await orderWith([])
    const { statusCode, rawPayload, headers } = await fetched(maker, `${labels(id)}?parcels=3`)
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
    const text = piped('pdftotext', rawPayload)
    for (const part of ['Bakkerij De Korenaar B.V.', `Order ${number}`, '1 van 3', '3 van 3', `${number}-1`])
      expect(text).toContain(part)
    expect(pageFacts(rawPayload)).toMatch(/Pages:\s+3\n[^]*Page size:\s+297.64 x 419.53/)
  })

  it.each([
    ['0', 1],
    ['x', 1],
    ['999', 50],
  ])('are %s as %i', async (typed, count) => {
    const { id } = await orderWith([])
    const { rawPayload } = await fetched(maker, `${labels(id)}?parcels=${typed}`)
    expect(pageFacts(rawPayload)).toMatch(new RegExp(`Pages:\\s+${count}\n`))
  })

  it('of several orders come in one file, those that are fetched too', async () => {
    const [one, other] = [await orderWith([]), await orderWith([])]
    await sql`update order_lines set delivery_kind = 'pickup', address = null where order_id = ${other.id}`.execute(
      shop.database.db,
    )
    const { rawPayload } = await fetched(
      maker,
      `/beheer/api/address-labels?order=${one.id}&order=${other.id}`,
    )
    const text = piped('pdftotext', rawPayload)
    for (const part of [`${one.number}-1`, `${other.number}-1`, 'Wordt afgehaald'])
      expect(text).toContain(part)
    expect(pageFacts(rawPayload)).toMatch(/Pages:\s+2\n/)
  })
})

const opened = (url: string) =>
  shop.app.inject({ url, headers: { cookie: cookiesOf(maker), 'sec-fetch-mode': 'navigate' } })

describe('labels that cannot be made', () => {
  it('are told in a sentence to who opens them', async () => {
    const { id } = await orderWith([])
    await sql`update order_lines set state = 'cancelled' where order_id = ${id}`.execute(shop.database.db)
    const path = `/beheer/api/address-labels?order=${id}` as const
    const { statusCode, headers, payload } = await opened(path)
    expect([statusCode, headers['content-type'], payload]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'Er zijn geen adreslabels te maken: alles van deze orders is geannuleerd.',
    ])
    expect((await fetched(maker, path)).json().errors[0].code).toBe('DocumentNotFound')
  })

  it('are refused of more orders than an address has room for, instead of leaving some off', async () => {
    const { id } = await orderWith([])
    const of = (count: number) =>
      `/beheer/api/address-labels?${Array.from({ length: count }, () => `order=${id}`).join('&')}`
    expect((await opened(of(100))).statusCode).toBe(200)
    const { statusCode, payload } = await opened(of(101))
    expect([statusCode, payload]).toEqual([
      422,
      'Kies hoogstens 100 orders om er in één keer adreslabels van te maken.',
    ])
  })
})
