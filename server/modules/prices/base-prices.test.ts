import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportTrial } from '#contract/office/price-files.ts'
import type { PriceRow } from '#contract/office/price-lists.ts'
import type { ListPrice } from '#domain/price-lists/content.ts'
import { OPERATOR_ROLES } from '#domain/access/operator-roles.ts'
import type { Answer } from '#test/support/answers.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

let shop: TestShop
let seller: TestBrowser
let base: string
beforeAll(async () => {
  shop = await testShop()
  seller = await (await newOperator(shop, 'sales')).loggedIn()
  const row = await shop.database.db
    .selectFrom('price_lists')
    .select('id')
    .where('kind', '=', 'base')
    .executeTakeFirstOrThrow()
  base = row.id
})
afterAll(() => shop.close())

const at = () => `/beheer/api/price-lists/${base}` as const
const rowsOf = async (sku: string): Promise<PriceRow[]> =>
  (await seller.call('GET', `${at()}/prices?sku=${sku}`)).json.prices
const priceOf = async (sku: string): Promise<ListPrice> => (await rowsOf(sku))[0]!.price
const edit = (prices: readonly object[], by = seller) =>
  by.call('POST', `${at()}/prices`, { body: { prices } })
const refusal = ({ status, json }: Pick<Answer, 'status' | 'json'>) => [
  status,
  ...json.errors.map(({ code, field, message }) => [code, field, message]),
]
const cookies = () => [...seller.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
async function send(rest: string, content: string) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: `${at()}${rest}`,
    headers: { 'content-type': 'application/octet-stream', cookie: cookies() },
    payload: content,
  })
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  return { status: answer.statusCode, json: isJson ? answer.json() : null, text: answer.body }
}
const exported = async () =>
  (await shop.app.inject({ url: `${at()}/prices.csv`, headers: { cookie: cookies() } })).body
async function apply(content: string) {
  const { version, digest } = (await send('/import', content)).json
  return send(`/import/apply?version=${version}&digest=${digest}`, content)
}
const idOf = async (sku: string): Promise<string> =>
  (
    await shop.database.db
      .selectFrom('products')
      .select('id')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow()
  ).id
const netOf = async (sku: string, sizeMm: number) => {
  const { json } = await seller.call('GET', `/beheer/api/prices/product?sku=${sku}&onDay=2026-12-01`)
  const body = {
    buyer: { kind: 'visitor' },
    onDay: '2026-12-01',
    item: {
      product: {
        sku,
        quantity: 1,
        customOptions: json.sizes.map(({ optionId }) => ({ id: optionId, values: [String(sizeMm)] })),
      },
      configuration: null,
    },
    delivery: { kind: 'pickup', to: null, express: false, date: null },
    prints: [],
  }
  return (await seller.call('POST', '/beheer/api/prices/trial', { body })).json.trial.netCents
}

describe('the base prices as a list', () => {
  it('are changed at once, each as a publication of its product, and hold in the shop', async () => {
    const before = await priceOf('PVC-5')
    const was = await netOf('PVC-5', 1000)
    const after = {
      ...before,
      rateE4: (before.rateE4 ?? 0) + 100_000,
      bands: [],
      once: { setupCents: 1234, minimumLineCents: null },
    }
    expect((await edit([{ before, after }])).status).toBe(200)
    expect(await priceOf('PVC-5')).toEqual(after)
    shop.heardCatalogueChange()
    expect(await netOf('PVC-5', 1000)).toBe(was + 1000 + 1234 - (before.once?.setupCents ?? 0))
    const id = await idOf('PVC-5')
    const { revisions } = (await seller.call('GET', `/beheer/api/products/${id}/revisions`)).json
    expect(revisions[0].changed).toEqual(['prices'])
    expect(revisions[0].publishedBy).not.toBeNull()
    expect((await edit([{ before: after, after: before }])).status).toBe(200)
    shop.heardCatalogueChange()
    expect(await netOf('PVC-5', 1000)).toBe(was)
  })

  it('tell who was later, and change nothing of it', async () => {
    const before = await priceOf('PVC-5')
    await edit([{ before, after: { ...before, rateE4: 111_111 } }])
    const late = await edit([{ before, after: { ...before, rateE4: 222_222 } }])
    expect(refusal(late).slice(0, 2)).toEqual([
      409,
      [
        'ChangedMeanwhile',
        'prices.0',
        'Een collega heeft dit intussen gewijzigd. Kies wat er moet blijven staan.',
      ],
    ])
    expect((await priceOf('PVC-5')).rateE4).toBe(111_111)
    await edit([{ before: { ...before, rateE4: 111_111 }, after: before }])
  })

  it.each<[string, (price: ListPrice) => object | null, string, string]>([
    ['no price at all', () => null, 'prices.0.after.sku', 'Vul een prijs in'],
    [
      'a price of null',
      (price) => ({ ...price, rateE4: null, bands: [] }),
      'prices.0.after.rateE4',
      'Vul een prijs in',
    ],
    [
      'nothing',
      (price) => ({ ...price, rateE4: 0 }),
      'prices.0.after.rateE4',
      'De prijs moet hoger zijn dan nul',
    ],
    [
      'only days to come',
      (price) => ({ ...price, validFrom: '2027-01-01' }),
      'prices.0.after.sku',
      'Vul een prijs in',
    ],
  ])('refuse for a product that is sold %s', async (_name, change, field) => {
    const before = await priceOf('PVC-5')
    const refused = await edit([{ before, after: change(before) }])
    expect([refused.status, refused.json.errors[0].code, refused.json.errors[0].field]).toEqual([
      422,
      'PriceListFaulty',
      field,
    ])
    expect(await priceOf('PVC-5')).toEqual(before)
  })

  it('refuse what breaks a configurator or the price of one of its tests', async () => {
    const { rows } = await sql<{ sku: string; productId: string }>`
      select p.sku, c.configurator_id as "productId" from configurator_components c join products p on p.id = c.product_id
      join prices r on r.product_id = p.id join price_lists l on l.id = r.price_list_id and l.kind = 'base'
      where r.model <> 'run' and p.status = 'active' order by p.sku limit 1`.execute(shop.database.db)
    const { sku } = rows[0]!
    const before = await priceOf(sku)
    const refused = await edit([{ before, after: { ...before, validTo: '2026-12-31' } }])
    expect([refused.status, refused.json.errors[0].code]).toEqual([422, 'PriceListFaulty'])
    expect(refused.json.errors[0].message).toMatch(/2027|configurator|prijs/i)
    expect(await priceOf(sku)).toEqual(before)
  })

  it('leave the rest of a draft alone, and stay off a product whose draft has other prices', async () => {
    const id = await idOf('ALP-3')
    const draft = async (change: object) => {
      const { live } = (await seller.call('GET', `/beheer/api/products/${id}`)).json
      const seen = Object.fromEntries(Object.entries<unknown>(live).filter(([name]) => name in change))
      return seller.call('PATCH', `/beheer/api/products/${id}`, { body: { change, seen } })
    }
    const before = await priceOf('ALP-3')
    expect((await draft({ shortDescription: 'Anders gezegd' })).status).toBe(200)
    const after = { ...before, rateE4: (before.rateE4 ?? 0) + 1 }
    expect((await edit([{ before, after }])).status).toBe(200)
    const desk = (await seller.call('GET', `/beheer/api/products/${id}`)).json
    expect([desk.fields.shortDescription, desk.live.shortDescription === 'Anders gezegd']).toEqual([
      'Anders gezegd',
      false,
    ])
    const [dated] = desk.live.prices
    await draft({ prices: [{ ...dated, price: { ...dated.price, setupCents: 77 } }] })
    expect((await rowsOf('ALP-3'))[0]?.findings).toMatchObject([{ fault: 'DraftDiffers' }])
    const refused = await edit([{ before: after, after: before }])
    expect(refusal(refused)).toEqual([
      422,
      ['PriceListFaulty', 'prices.0.after.sku', 'Er staan andere prijzen in een concept van dit artikel'],
    ])
  })

  it('are planned by their days', async () => {
    const before = await priceOf('SPD-510')
    const ended = { ...before, validTo: '2026-12-31' }
    const next = { ...before, validFrom: '2027-01-01', rateE4: 99_000 }
    expect(
      (
        await edit([
          { before, after: ended },
          { before: null, after: next },
        ])
      ).status,
    ).toBe(200)
    expect((await rowsOf('SPD-510')).map(({ price }) => price)).toEqual([ended, next])
    const overlap = await edit([{ before: ended, after: before }])
    expect(overlap.json.errors[0]).toMatchObject({ field: 'prices.0.after.validTo' })
    await edit([
      { before: next, after: null },
      { before: ended, after: before },
    ])
    expect(await priceOf('SPD-510')).toEqual(before)
  })

  it.each(OPERATOR_ROLES)(
    'are set by %s only as far as that role changes prices, also by way of the product',
    async (role) => {
      const staff = await (await newOperator(shop, role)).loggedIn()
      const isAllowed = ['owner', 'sales'].includes(role)
      const before = await priceOf('PVC-5')
      const byList = await edit([{ before, after: before }], staff)
      expect(byList.status).toBe(isAllowed ? 200 : 403)
      const path = `/beheer/api/products/${await idOf('PVC-5')}` as const
      const { live } = (await seller.call('GET', path)).json
      const [dated] = live.prices
      const prices = [{ ...dated, price: { ...dated.price, setupCents: 4321 } }]
      const body = { change: { prices }, seen: { prices: live.prices } }
      expect((await staff.call('PATCH', path, { body })).status).toBe(isAllowed ? 200 : 403)
      await seller.call('PATCH', path, { body })
      const { version } = (await seller.call('GET', path)).json.draft
      const publishAt = '2030-01-01T08:00:00Z'
      const scheduled = await staff.call('PUT', `${path}/schedule`, { body: { version, publishAt } })
      expect(scheduled.status).toBe(isAllowed ? 200 : 403)
      const now = (await seller.call('GET', path)).json.draft.version
      const published = await staff.call('POST', `${path}/publish`, { body: { version: now, note: '' } })
      expect(published.status).toBe(isAllowed ? 200 : 403)
      expect((await priceOf('PVC-5')).once?.setupCents === 4321).toBe(isAllowed)
      const { draft } = (await seller.call('GET', path)).json
      if (draft) await seller.call('POST', `${path}/discard`, { body: { version: draft.version } })
      else await edit([{ before: await priceOf('PVC-5'), after: before }])
      expect(await priceOf('PVC-5')).toEqual(before)
    },
  )

  it('leave who writes texts everything else of a product', async () => {
    const writer = await (await newOperator(shop, 'content')).loggedIn()
    const path = `/beheer/api/products/${await idOf('PVC-5')}` as const
    const { live } = (await writer.call('GET', path)).json
    const body = { change: { metaTitle: 'Schuimplaat' }, seen: { metaTitle: live.metaTitle } }
    const { version } = (await writer.call('PATCH', path, { body })).json.draft
    const published = await writer.call('POST', `${path}/publish`, { body: { version, note: '' } })
    expect([published.status, published.json.live.metaTitle]).toEqual([200, 'Schuimplaat'])
  })

  it.each([
    ['vatPercent', 9],
    ['express', { days: 0, percent: 99, minimumCents: 0 }],
    ['priceType', 'fixed'],
    ['cost', null],
  ])(
    'take with them the %s of a product, which who writes texts sets no more than its price',
    async (field, value) => {
      const writer = await (await newOperator(shop, 'content')).loggedIn()
      const id = await idOf('PVC-3')
      const { fields } = (await writer.call('GET', `/beheer/api/products/${id}`)).json
      const body = { change: { [field]: value }, seen: { [field]: fields[field as keyof typeof fields] } }
      expect((await writer.call('PATCH', `/beheer/api/products/${id}`, { body })).status).toBe(403)
    },
  )

  it('take with them a column of VAT', async () => {
    const writer = await (await newOperator(shop, 'content')).loggedIn()
    const body = { column: 'vatPercent', rows: [{ id: await idOf('PVC-3'), value: 9, seen: 21 }] }
    expect((await writer.call('POST', '/beheer/api/products/column', { body })).status).toBe(403)
  })

  it('are for who changes prices alone, and take no discounts', async () => {
    const writer = await (await newOperator(shop, 'content')).loggedIn()
    expect((await edit([], writer)).status).toBe(403)
    const body = {
      discounts: [{ before: null, after: { categoryPath: '/vlaggen-en-masten', percentOff: 5 } }],
    }
    expect(refusal(await seller.call('POST', `${at()}/prices`, { body }))).toEqual([
      422,
      [
        'PriceListFaulty',
        'discounts.0.after.categoryPath',
        'De basisprijzen hebben geen korting op een categorie',
      ],
    ])
  })
})

describe('a file of base prices', () => {
  it('is the same list again as it was exported, with start-up and minimum', async () => {
    const content = await exported()
    expect(content).toContain(
      'artikelnummer;keuze;omschrijving;eenheid;vanaf;prijs;korting;opstartkosten;minimumbedrag;geldig van;geldig tot',
    )
    const { faults, addedCount, changedCount, removedCount, unchangedCount } = (
      await send('/import', content)
    ).json
    expect([faults, addedCount, changedCount, removedCount]).toEqual([[], 0, 0, 0])
    expect(unchangedCount).toBeGreaterThan(100)
  })

  it('shows each difference, changes nothing, and then all of it', async () => {
    const before = await priceOf('PVC-5')
    const content = 'artikelnummer;prijs;opstartkosten;minimumbedrag\r\nPVC-5;31,50;12,34;\r\n'
    const { changedCount, prices, faultCount } = (await send('/import', content)).json
    expect([changedCount, faultCount, prices[0].after.once]).toEqual([
      1,
      0,
      { setupCents: 1234, minimumLineCents: null },
    ])
    expect(await priceOf('PVC-5')).toEqual(before)
    expect((await send('/import/effect?onDay=2026-12-01', content)).json).toMatchObject({
      from: '2026-10-01',
    })
    expect((await send('/import/differences.csv', content)).text).toContain('opstartkosten €\u00a012,34')
    expect((await apply(content)).status).toBe(200)
    expect(await priceOf('PVC-5')).toMatchObject({ rateE4: 315_000, once: { setupCents: 1234 } })
    await edit([{ before: await priceOf('PVC-5'), after: before }])
  })

  it('names each wrong row, also what the shop would refuse, and comes back to be mended', async () => {
    const content =
      'artikelnummer;prijs;opstartkosten;opmerking\r\nPVC-5;31,50;gratis;\r\nX-0;1;;\r\nSPD-510;9;;let op\r\n'
    const { faults }: ImportTrial = (await send('/import', content)).json
    expect(faults.map(({ row, column }) => `${row} ${column}`)).toEqual([
      '2 opstartkosten',
      '3 artikelnummer',
      '4 opmerking',
    ])
    expect((await send('/import/faults.csv', content)).text.split('\r\n')[1]).toMatch(
      /opstartkosten: Dit is geen bedrag/,
    )
    expect((await apply(content)).json.errors[0].code).toBe('TableFaulty')
    const ends = 'artikelnummer;prijs;geldig tot\r\nPVC-5;31,50;2020-01-01\r\n'
    expect((await send('/import', ends)).json.faults).toMatchObject([{ row: 2, column: 'artikelnummer' }])
    expect((await send('/import?others=go', ends)).status).toBe(422)
  })
})

describe('what other base prices would have made of last month', () => {
  it('is of everybody who ordered, with the difference of each product', async () => {
    const customer = await shop.loggedIn()
    await sql`delete from carts where state <> 'ordered'`.execute(shop.database.db)
    const cartItem = { sku: 'TOE-SPANNER', quantity: 2, customOptions: [] }
    await customer.call('POST', '/api/cart/items', { body: { cartItem } })
    const { json: order } = await customer.call('POST', '/api/cart/order', { body: {} })
    await sql`update orders set placed_at = '2026-10-14T10:00:00Z' where id = ${order.id}::uuid`.execute(
      shop.database.db,
    )
    const before = await priceOf('TOE-SPANNER')
    const later = { ...before, rateE4: (before.rateE4 ?? 0) + 10_000, validFrom: '2027-01-01' }
    const prices = [
      { before, after: { ...before, validTo: '2026-12-31' } },
      { before: null, after: later },
    ]
    const on = async (onDay: string) =>
      (await seller.call('POST', `${at()}/trial`, { body: { prices, onDay } })).json
    const effect = await on('2027-01-01')
    expect(effect).toMatchObject({ from: '2026-10-01', to: '2026-10-31', orderCount: 1, lineCount: 1 })
    expect(effect.thenCents - effect.nowCents).toBe(200)
    expect(effect.products).toMatchObject([{ sku: 'TOE-SPANNER', quantity: 2, lineCount: 1 }])
    expect((await on('2026-12-31')).products).toEqual([])
    expect(await priceOf('TOE-SPANNER')).toEqual(before)
  })
})
