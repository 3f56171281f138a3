import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readRows } from '#domain/quick-order/read-rows.ts'
import { hostileNames } from '#test/support/hostile-names.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

let shop: TestShop
let customer: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
})
afterAll(() => shop.close())
beforeEach(() => customer.call('POST', '/api/cart/empty'))

const banner = { sku: 'SPD-510', width: '3000', height: '1000', quantity: '2' }
const spanner = { sku: 'toe-spanner', quantity: '4' }
const check = (rows: unknown) => customer.call('POST', '/api/cart/rows/check', { body: { rows } })
const add = (rows: unknown, headers = {}) =>
  customer.call('POST', '/api/cart/rows', { body: { rows }, headers })
const cart = async () => (await customer.call('GET', '/api/cart')).json

const setStatus = async (status: 'active' | 'discontinued') => {
  await shop.database.db.updateTable('products').set({ status }).where('sku', '=', 'SPD-510').execute()
  shop.heardCatalogueChange()
}

const addDesign = (name: string, status = 'valid') =>
  shop.database.db
    .insertInto('designs')
    .columns(['company_id', 'process_id', 'file_name', 'status', 'created_at', 'updated_at', 'moved_at'])
    .expression((eb) =>
      eb
        .selectFrom('contacts')
        .select((of) => [
          'company_id',
          of.val(crypto.randomUUID()).as('process_id'),
          of.val(name).as('file_name'),
          of.val(status).as('status'),
          of.fn<Date>('now').as('created_at'),
          of.fn<Date>('now').as('updated_at'),
          of.fn<Date>('now').as('moved_at'),
        ])
        .where('email', '=', 'klant@demo.example'),
    )
    .execute()

describe('POST /cart/rows/check', () => {
  it('tells product and price of good rows and changes nothing', async () => {
    const { status, json } = await check([{ ...banner, quantity: '1' }, spanner])
    expect(status).toBe(200)
    // 8.40 x 3 m², plus 5.00 set-up.
    expect(json.rows[0]).toMatchObject({
      isGood: true,
      product: { sku: 'SPD-510' },
      price: { excludingTaxInCents: 3020 },
      errors: [],
    })
    expect(json.rows[1]).toMatchObject({ isGood: true, product: { sku: 'TOE-SPANNER' } })
    expect((await cart()).totalItemCount).toBe(0)
  })

  it('costs what the cart says it costs', async () => {
    const rows = [
      banner,
      spanner,
      { sku: 'FLY-STD', quantity: '1000', options: 'A5 148 x 210 mm | Glans 135 g | Dubbelzijdig 4/4' },
    ]
    const { json } = await check(rows)
    expect(json.rows.map(({ isGood, errors }) => [isGood, errors])).toEqual(rows.map(() => [true, []]))
    await add(rows)
    const groups = (await cart()).orderLineGroups
    expect(json.rows.map(({ price }) => price.excludingTaxInCents)).toEqual(
      groups.map(({ lines }) => lines.reduce((sum: number, { price }) => sum + price.excludingTaxInCents, 0)),
    )
  })

  const refused = [
    ['no product', { ...banner, sku: '' }, 'sku', 'Vul een artikelnummer in.'],
    ['an unknown product', { ...banner, sku: 'X-1' }, 'sku', 'We kennen geen product met artikelnummer X-1.'],
    ['no size', { sku: 'SPD-510', quantity: '1' }, 'width', 'Vul bij breedte een maat in.'],
    ['a size that is too small', { ...banner, width: '100' }, 'width', 'Breedte is minstens 300 mm.'],
    [
      'a size in words',
      { ...banner, height: 'één meter' },
      'height',
      'Vul bij hoogte een heel aantal millimeters in.',
    ],
    [
      'half a piece',
      { ...banner, quantity: '1,5' },
      'quantity',
      'Vul een heel aantal in, van 1 tot 1.000.000.',
    ],
    ['no pieces', { ...banner, quantity: '0' }, 'quantity', 'Vul een heel aantal in, van 1 tot 1.000.000.'],
    [
      'options of a product without',
      { ...spanner, options: 'rood' },
      'options',
      'Dit product heeft geen opties. Laat opties leeg.',
    ],
    [
      'a size of a product without',
      { ...spanner, width: '10' },
      'width',
      'De maat van dit product ligt vast of hoort bij een optie. Laat breedte en hoogte leeg.',
    ],
    [
      'a choice left open',
      { ...banner, sku: 'SPD-MAAT', options: 'Pvc 510 g' },
      'options',
      'Maak een keuze bij randafwerking.',
    ],
    [
      'an unknown option',
      { ...banner, sku: 'SPD-MAAT', options: 'Goud' },
      'options',
      "De optie 'Goud' hoort niet bij dit product of deze samenstelling.",
    ],
    [
      'a circulation that is not sold',
      { sku: 'FLY-STD', quantity: '3', options: 'A5 148 x 210 mm' },
      'quantity',
      'Dit product verkopen we in vaste oplagen. Op de productpagina staat welke.',
    ],
    [
      'a long reference',
      { ...banner, reference: 'x'.repeat(61) },
      'reference',
      'Een referentie is hoogstens 60 tekens lang.',
    ],
  ] as const
  // One call for all of them, well within what may be asked in a second.
  let answer: ReturnType<typeof check> | null = null

  it.each(refused.map((row, at) => [...row, at] as const))(
    'refuses %s at its column',
    async (_case, _row, column, message, at) => {
      answer ??= check(refused.map(([, row]) => row))
      const verdict = (await answer).json.rows[at]
      expect([verdict?.isGood, verdict?.errors[0]]).toEqual([false, { column, message }])
    },
  )

  it('finds the one design of a name, and says so when there is none or more', async () => {
    await addDesign('Gevel.PDF')
    await addDesign('dubbel.pdf')
    await addDesign('dubbel.pdf')
    await addDesign('kapot.pdf', 'invalid')
    const names = ['gevel.pdf', 'dubbel.pdf', 'weg.pdf', 'kapot.pdf']
    const { json } = await check([
      ...names.map((fileName) => ({ ...banner, fileName })),
      { ...spanner, fileName: 'gevel.pdf' },
    ])
    expect(json.rows.map(({ file }) => file.state)).toEqual([
      'found',
      'several',
      'unknown',
      'unusable',
      'not_needed',
    ])
  })

  it('is for customers, and for 1 to 500 rows', async () => {
    const visitor = await shop.browser().call('POST', '/api/cart/rows/check', { body: { rows: [spanner] } })
    expect(visitor.status).toBe(401)
    expect((await check([])).status).toBe(422)
    expect((await check(Array.from({ length: 501 }, () => spanner))).status).toBe(422)
    expect((await check(Array.from({ length: 500 }, () => spanner))).json.rows).toHaveLength(500)
  })

  it('answers every hostile text, pasted or in a cell, with a verdict', async () => {
    const texts = [
      ...hostileNames,
      '__proto__',
      'constructor',
      '\uD800',
      '\0',
      '=cmd|calc',
      "' or 1=1 --",
      'x'.repeat(3000),
    ]
    const rows = texts.flatMap((text) => {
      const read = readRows(
        `SPD-510;3000;1000;1;"${text.replaceAll('"', '""')}";"${text.replaceAll('"', '""')}";${text}`,
      )
      return 'rows' in read ? [...read.rows] : []
    })
    expect(rows.length).toBeGreaterThan(texts.length / 2)
    const { status, json } = await check(rows)
    expect(status).toBe(200)
    expect(json.rows).toHaveLength(rows.length)
    const columns = ['sku', 'width', 'height', 'quantity', 'options', 'reference', 'fileName']
    const cells = texts.flatMap((text) =>
      columns.map((column) => ({ ...banner, [column]: text.slice(0, 2000) })),
    )
    const raw = await check(cells)
    expect([raw.status, raw.json.rows?.length]).toEqual([200, cells.length])
    const good = cells.filter((_cell, at) => raw.json.rows[at]?.isGood).slice(0, 200)
    expect((await add(good)).status).toBe(200)
  })
})

const quantities = async () =>
  (await cart()).orderLineGroups.flatMap(({ lines }) => lines.map(({ quantity }) => quantity))

describe('more of what is in the cart', () => {
  it('joins its line, of the same paste too, so that tiers count', async () => {
    await add([spanner])
    const { json } = await add([spanner, banner, { ...banner, quantity: '3' }])
    expect([json.joinedCount, json.totalItemCount]).toEqual([2, 2])
    expect(await quantities()).toEqual([8, 5])
  })

  it('gets a line of its own with words or a file of its own', async () => {
    await add([banner])
    const { json } = await add([
      { ...banner, reference: 'Filiaal Ede' },
      { ...banner, fileName: 'ede.pdf' },
    ])
    expect([json.joinedCount, json.totalItemCount]).toEqual([0, 3])
  })

  it('comes once under one key', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    await add([spanner])
    const first = await add([spanner], headers)
    expect(first.json.joinedCount).toBe(1)
    await add([banner])
    expect((await add([spanner], headers)).json).toEqual(first.json)
    expect(await quantities()).toEqual([8, 2])
    expect((await add([banner], headers)).json.errors[0].code).toBe('IdempotencyKeyReused')
  })
})

describe('POST /cart/rows', () => {
  it('adds all rows in their order, with references and the designs they name', async () => {
    await addDesign('hek.pdf')
    const { status, json } = await add([
      { ...banner, reference: 'Hek noord', fileName: 'hek.pdf' },
      { ...banner, fileName: 'onbekend.pdf' },
      spanner,
    ])
    expect(status).toBe(200)
    expect(json).toMatchObject({ totalItemCount: 3, unlinkedFiles: [{ row: 1 }] })
    const { orderLineGroups: groups } = await cart()
    expect(groups.map(({ reference, lines }) => [lines[0].sku, lines[0].quantity, reference])).toEqual([
      ['SPD-510', 2, 'Hek noord'],
      ['SPD-510', 2, null],
      ['TOE-SPANNER', 4, null],
    ])
    expect(groups[0].lines[0].designs).toMatchObject([{ name: 'hek.pdf', quantity: 2 }])
    expect(groups[1].lines[0].designs).toEqual([])
  })

  it('adds nothing when one row is refused, and says which', async () => {
    const { status, json } = await add([spanner, { ...banner, width: '1' }])
    expect([status, json.errors[0]]).toEqual([
      422,
      { code: 'invalid_config', field: 'rows.1', message: 'Breedte is minstens 300 mm.' },
    ])
    expect((await cart()).totalItemCount).toBe(0)
  })

  it('adds nothing when the cart would be too full', async () => {
    const { status, json } = await add(
      Array.from({ length: 201 }, (_, at) => ({ ...spanner, reference: `Filiaal ${at}` })),
    )
    expect([status, json.errors[0].code]).toEqual([409, 'CartFull'])
    expect((await cart()).totalItemCount).toBe(0)
  })

  it('adds once when the same request comes twice with one key', async () => {
    const headers = { 'idempotency-key': `rijen-${crypto.randomUUID()}` }
    const both = await Promise.all([add([spanner, banner], headers), add([spanner, banner], headers)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await cart()).totalItemCount).toBe(2)
    expect((await add([banner], headers)).status).toBe(422)
  })

  it('answers a repeat as before though a product of it has gone since', async () => {
    const headers = { 'idempotency-key': `weg-${crypto.randomUUID()}` }
    const first = await add([banner], headers)
    await setStatus('discontinued')
    const repeat = await add([banner], headers)
    const anew = await add([banner])
    await setStatus('active')
    expect([repeat.status, repeat.json]).toEqual([200, first.json])
    expect(anew.status).toBe(422)
  })

  it('keeps the reference with the order', async () => {
    await add([{ ...spanner, reference: 'Filiaal Breda' }])
    const { json: placed } = await customer.call('POST', '/api/cart/order', { body: {} })
    const { json: order } = await customer.call('GET', `/api/customer/orders/${placed.id}`)
    expect(order.groups[0].lines[0].options).toEqual(['Materiaal: rubber', 'Referentie: Filiaal Breda'])
  })
})
