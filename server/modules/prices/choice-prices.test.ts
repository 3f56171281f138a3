import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OPERATOR_ROLES } from '#domain/access/operator-roles.ts'
import type { ChoicePrice } from '#domain/price-lists/choice-price.ts'
import type { Answer, Reply } from '#test/support/answers.ts'
import { deferFiles } from '#test/support/defer-files.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

const SKU = 'MSH-MAAT'
const EURO = '€\u00a0'
const euros = (cents: number) => `${EURO}${(cents / 100).toFixed(2).replace('.', ',')}` as const

let shop: TestShop
let seller: TestBrowser
let base: string
let meshId: string
beforeAll(async () => {
  shop = await testShop()
  seller = await (await newOperator(shop, 'sales')).loggedIn()
  const row = await shop.database.db
    .selectFrom('price_lists')
    .select('id')
    .where('kind', '=', 'base')
    .executeTakeFirstOrThrow()
  base = row.id
  const product = await shop.database.db
    .selectFrom('products')
    .select('id')
    .where('sku', '=', SKU)
    .executeTakeFirstOrThrow()
  meshId = product.id
})
afterAll(() => shop.close())

const at = (id = base) => `/beheer/api/price-lists/${id}` as const
const composed = () => `/beheer/api/products/${meshId}/configurator` as const
type Row = {
  id: string
  price: ChoicePrice
  title: string
  findings: Reply<'listChoicePrices'>['choices'][0]['findings']
}
const found = async (query: string): Promise<{ choices: Row[]; next: string | null }> =>
  (await seller.call('GET', `${at()}/choices?${query}`)).json
const rowOf = async (choiceId: string): Promise<Row> =>
  (await found(`sku=${SKU}`)).choices.find(({ price }) => price.choiceId === choiceId)!
const priceOf = async (choiceId: string) => (await rowOf(choiceId)).price
type Edit = { before: ChoicePrice; after: ChoicePrice }
const edit = (choices: readonly Edit[], more: object = {}, by = seller) =>
  by.call('POST', `${at()}/prices`, { body: { choices, ...more } })
const to = (before: ChoicePrice, amount: number): Edit => ({ before, after: { ...before, amount } })
const refusal = ({ status, json }: Answer) => [
  status,
  ...json.errors.map(({ code, field, message }) => [code, field, message]),
]

async function send(rest: string, content: string | Buffer) {
  const cookie = [...seller.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await shop.app.inject({
    method: 'POST',
    url: `${at()}${rest}`,
    headers: { 'content-type': 'application/octet-stream', cookie },
    payload: content,
  })
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  return { status: answer.statusCode, json: isJson ? answer.json() : null, text: answer.body }
}
async function download(rest: string) {
  const cookie = [...seller.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return (await shop.app.inject({ url: `${at()}${rest}`, headers: { cookie } })).rawPayload
}

/** Four square metres of mesh with a hem, as somebody puts it together in the shop: dearer than the least that a line costs. */
const HEMMED = {
  quantity: 1,
  options: { doek: { id: 'doek-270' }, rand: { id: 'rand-zoom' } },
  fields: { breedte: '2000', hoogte: '2000' },
}
async function costs(): Promise<number> {
  shop.heardCatalogueChange()
  const { live } = (await seller.call('GET', composed())).json
  const body = { definition: live, choices: HEMMED }
  const { costsCents, fault } = (await seller.call('POST', `${composed()}/trial`, { body })).json
  expect(fault).toBeNull()
  return costsCents
}
const revisions = async () => (await seller.call('GET', `${composed()}/revisions`)).json.revisions

describe('what choices cost, on the base list', () => {
  it('is found by words of the product, the step and the choice', async () => {
    const { choices } = await found('search=MESH%20rand%20zoom')
    expect(choices.map(({ price, title }) => [title, price.choiceId, price.unit])).toEqual([
      ['Meshdoek op maat › Rand › Zoom rondom', 'rand-zoom', 'edgeMetre'],
      ['Meshdoek op maat › Rand › Spanband in de zoom', 'rand-band', 'edgeMetre'],
    ])
    expect((await found('search=bestaat-niet')).choices).toEqual([])
    expect((await found(`sku=${SKU}`)).choices.map(({ price }) => price.optionId)).not.toContain('doek')
  })

  it('is read further from where a page ends, each once', async () => {
    const first = await found('')
    expect(first.choices).toHaveLength(100)
    const ids = first.choices.map(({ id }) => id)
    let { next } = first
    while (next !== null) {
      const page = await found(`after=${encodeURIComponent(next)}`)
      ids.push(...page.choices.map(({ id }) => id))
      next = page.next
    }
    expect(ids.length).toBeGreaterThan(100)
    expect(new Set(ids).size).toBe(ids.length)
    expect((await seller.call('GET', `${at()}/choices?after=x%20a%2Fb`)).status).toBe(404)
  })

  it('becomes another price at once, as a publication of the configurator, and is taken back', async () => {
    const before = await priceOf('rand-zoom')
    const [was, earlier] = [await costs(), (await revisions()).length]
    expect((await edit([to(before, before.amount + 10_000)])).status).toBe(200)
    expect((await priceOf('rand-zoom')).amount).toBe(before.amount + 10_000)
    expect(await costs()).toBe(was + 800)
    const after = await revisions()
    // The first publication keeps what stood there before it too.
    expect(after.length - earlier).toBe(earlier === 0 ? 2 : 1)
    expect(after[0].publishedBy).not.toBeNull()
    const { rows } = await sql<{ kind: string }>`
      select actor_kind as kind from audit_events
      where entity = 'configurators' and entity_id = ${meshId} order by id desc limit 1`.execute(
      shop.database.db,
    )
    expect(rows).toEqual([{ kind: 'operator' }])

    const { changes } = (await seller.call('GET', `${at()}/changes`)).json
    expect(changes[0]).toMatchObject({ way: 'edit', priceCount: 1, discountCount: 0 })
    const trial = (await seller.call('GET', `${at()}/changes/${changes[0].id}`)).json
    expect(trial).toMatchObject({
      changedCount: 1,
      stayingCount: 0,
      prices: [],
      choices: [
        {
          title: 'Meshdoek op maat › Rand › Zoom rondom',
          before: { amount: before.amount + 10_000 },
          after: before,
        },
      ],
    })
    const { version } = trial
    const back = await seller.call('POST', `${at()}/changes/${changes[0].id}/take-back`, {
      body: { version },
    })
    expect(back.status).toBe(200)
    expect(await priceOf('rand-zoom')).toEqual(before)
    expect(await costs()).toBe(was)
  })

  it('is changed in one go with base prices, all or nothing', async () => {
    const [price] = (await seller.call('GET', `${at()}/prices?sku=MSH-270`)).json.prices
    const before = await priceOf('rand-zoom')
    const [was, choice] = [await costs(), to(before, before.amount + 10_000)]
    const prices = [{ before: price.price, after: { ...price.price, rateE4: 0, bands: [] } }]
    expect((await edit([choice], { prices })).status).toBe(422)
    expect(await priceOf('rand-zoom')).toEqual(before)
    const dearer = { ...price.price, rateE4: price.price.rateE4 + 20_000, bands: [] }
    expect((await edit([choice], { prices: [{ before: price.price, after: dearer }] })).status).toBe(200)
    expect(await costs()).toBe(was + 1600)
    const { changes } = (await seller.call('GET', `${at()}/changes`)).json
    expect(changes[0].priceCount).toBe(2)
    const { version } = (await seller.call('GET', at())).json
    await seller.call('POST', `${at()}/changes/${changes[0].id}/take-back`, { body: { version } })
    expect(await costs()).toBe(was)
  })

  it('tells who was later, also when the choice is gone or counted otherwise', async () => {
    const before = await priceOf('rand-zoom')
    await edit([to(before, 11_111)])
    const late = [
      409,
      [
        'ChangedMeanwhile',
        'choices.0',
        'Een collega heeft dit intussen gewijzigd. Kies wat er moet blijven staan.',
      ],
    ]
    expect(refusal(await edit([to(before, 22_222)]))).toEqual(late)
    const other = { ...before, unit: 'm2', setupCents: null } as const
    expect(refusal(await edit([to(other, 1)]))).toEqual(late)
    expect(refusal(await edit([to({ ...before, choiceId: 'weg' }, 1)]))).toEqual(late)
    expect((await priceOf('rand-zoom')).amount).toBe(11_111)
    const mixed = { before, after: { ...before, choiceId: 'rand-band' } }
    expect((await edit([mixed])).status).toBe(422)
    await edit([to({ ...before, amount: 11_111 }, before.amount)])
  })

  it('is refused where a kept composition would cost something else, with both prices, until that is put right', async () => {
    const before = await priceOf('rand-zoom')
    const was = await costs()
    const keep = (expectedCents: number, testId: string | null) =>
      seller.call('POST', `${composed()}/tests`, {
        body: { testId, title: 'Twee bij twee', choices: HEMMED, expectedCents },
      })
    const [{ id }] = (await keep(was, null)).json.tests
    const choice = to(before, before.amount + 10_000)
    const message = `Configurator ‘Meshdoek op maat’: ‘Twee bij twee’ kost ${euros(was + 800)} in plaats van ${euros(was)}.`
    expect(refusal(await edit([choice]))).toEqual([
      422,
      ['PriceListFaulty', 'choices.0.after.amount', message],
    ])
    const body = { prices: [], choices: [choice], onDay: '2026-12-01' }
    expect((await seller.call('POST', `${at()}/trial`, { body })).status).toBe(422)
    const content = `artikelnummer;keuze;prijs\r\n${SKU};rand/rand-zoom;${(choice.after.amount / 10_000).toFixed(2).replace('.', ',')}\r\n`
    expect((await send('/import', content)).json.faults).toEqual([{ row: 2, column: 'prijs', message }])
    expect(await priceOf('rand-zoom')).toEqual(before)
    // A base price in the same change counts for the test as well.
    const [price] = (await seller.call('GET', `${at()}/prices?sku=MSH-270`)).json.prices
    await keep(was + 1600, id)
    expect((await edit([choice])).status).toBe(422)
    const dearer = { ...price.price, rateE4: price.price.rateE4 + 20_000, bands: [] }
    const both = await edit([choice], { prices: [{ before: price.price, after: dearer }] })
    expect([both.status, both.json.errors]).toEqual([200, undefined])
    await seller.call('DELETE', `${composed()}/tests/${id}`)
    await edit([{ before: choice.after, after: before }], {
      prices: [{ before: dearer, after: price.price }],
    })
    expect(await costs()).toBe(was)
  })

  it('leaves the rest of a draft alone, and stays off a choice that costs something else there', async () => {
    const before = await priceOf('rand-zoom')
    const desk = async () => (await seller.call('GET', composed())).json
    const { live, liveDigest } = await desk()
    const draftOf = (definition: unknown, version: number | null) =>
      seller.call('PUT', composed(), { body: { version, liveDigest, definition, overShop: false } })
    const renamed = JSON.parse(JSON.stringify(live).replace('Zoom rondom', 'Zoom om en om'))
    const drafted = (await draftOf(renamed, null)).json
    const publishAt = '2030-01-01T08:00:00Z'
    await seller.call('PUT', `${composed()}/schedule`, {
      body: { version: drafted.draft.version, publishAt },
    })
    expect((await edit([to(before, 12_345)])).status).toBe(200)
    const after = await desk()
    expect(after.draft).toMatchObject({ isOutdated: false, publishAt: '2030-01-01T08:00:00.000Z' })
    expect(JSON.stringify(after.definition)).toContain('Zoom om en om')
    expect(JSON.stringify(after.definition)).toContain('"rateE4":12345')
    expect(JSON.stringify(after.live)).not.toContain('Zoom om en om')

    const dearer = JSON.parse(JSON.stringify(after.definition).replace('"rateE4":12345', '"rateE4":54321'))
    const other = (await draftOf(dearer, after.draft.version)).json
    expect((await rowOf('rand-zoom')).findings).toEqual([{ fault: 'DraftOfChoice', place: 'sku' }])
    expect((await rowOf('rand-tunnel')).findings).toEqual([])
    expect(refusal(await edit([to(await priceOf('rand-zoom'), before.amount)]))).toEqual([
      422,
      [
        'PriceListFaulty',
        'choices.0.after.amount',
        'In een concept van deze configurator kost deze keuze iets anders',
      ],
    ])
    const free = JSON.parse(
      JSON.stringify(after.definition).replace(/\{[^{}]*"rateE4":12345[^{}]*\}/, '{"kind":"included"}'),
    )
    const gift = (await draftOf(free, other.draft.version)).json
    expect((await rowOf('rand-zoom')).findings).toEqual([{ fault: 'DraftOfChoice', place: 'sku' }])
    const tunnel = await priceOf('rand-tunnel')
    expect((await edit([to(tunnel, tunnel.amount + 1)])).status).toBe(200)
    const { draft } = await desk()
    expect([draft.isOutdated, draft.version > gift.draft.version]).toEqual([false, true])
    await seller.call('POST', `${composed()}/discard`, { body: { version: draft.version } })
    await edit([
      to(await priceOf('rand-zoom'), before.amount),
      to(await priceOf('rand-tunnel'), tunnel.amount),
    ])
    expect(await priceOf('rand-zoom')).toEqual(before)
  })

  it('is of the base list alone', async () => {
    const body = {
      kind: 'group',
      code: 'keuzes',
      title: 'Keuzes',
      validFrom: '2026-01-01',
      validTo: null,
      copyOf: null,
    }
    const { id } = (await seller.call('POST', '/beheer/api/price-lists', { body })).json
    expect((await seller.call('GET', `${at(id)}/choices`)).json).toEqual({ choices: [], next: null })
    const before = await priceOf('rand-zoom')
    const choices = [to(before, 1)]
    const refused = await seller.call('POST', `${at(id)}/prices`, { body: { choices } })
    expect([refused.status, (await priceOf('rand-zoom')).amount]).toEqual([409, before.amount])
  })

  it.each(OPERATOR_ROLES)('is set by %s only as far as that role changes prices', async (role) => {
    const staff = await (await newOperator(shop, role)).loggedIn()
    const isAllowed = ['owner', 'sales'].includes(role)
    const before = await priceOf('rand-zoom')
    const { status } = await edit([to(before, 9999)], {}, staff)
    expect(status).toBe(isAllowed ? 200 : 403)
    expect((await staff.call('GET', `${at()}/choices`)).status).toBe(isAllowed ? 200 : 403)
    expect((await priceOf('rand-zoom')).amount).toBe(isAllowed ? 9999 : before.amount)
    await edit([to(await priceOf('rand-zoom'), before.amount)])
  })
})

describe('a file of the base list', () => {
  it.each(['csv', 'xlsx'])(
    'has what choices cost in %s, and is the same when it is read again',
    async (kind) => {
      // What comes off is no formula.
      const before = await priceOf('rand-zoom')
      await edit([to(before, -12_500)])
      const content = await download(`/prices.${kind}`)
      if (kind === 'csv') {
        expect(content.toString()).toContain(
          `${SKU};rand/rand-zoom;Meshdoek op maat › Rand › Zoom rondom;strekkende meter rand;;-1,25;`,
        )
      }
      const { json } = await send('/import', content)
      const { faults, addedCount, changedCount, removedCount, unchangedCount } = json
      expect([faults, addedCount, changedCount, removedCount]).toEqual([[], 0, 0, 0])
      expect(unchangedCount).toBeGreaterThan(200)
      await edit([to(await priceOf('rand-zoom'), before.amount)])
    },
  )

  it('shows what becomes different of choices, changes nothing, and then all of it', async () => {
    const before = await priceOf('rand-zoom')
    const was = await costs()
    const content = `artikelnummer;keuze;prijs\r\n${SKU};rand/rand-zoom;1,85\r\nPVC-5;;99,50\r\n`
    const trial = (await send('/import', content)).json
    expect(trial).toMatchObject({
      changedCount: 2,
      faultCount: 0,
      choices: [{ title: 'Meshdoek op maat › Rand › Zoom rondom', before, after: { amount: 18_500 } }],
    })
    expect((await send('/import/differences.csv', content)).text).toContain(
      `gewijzigd;${SKU};Meshdoek op maat › Rand › Zoom rondom;${EURO}0,85 per strekkende meter rand;${EURO}1,85 per strekkende meter rand`,
    )
    expect(await priceOf('rand-zoom')).toEqual(before)
    const { version, digest } = trial
    const apply = () => send(`/import/apply?version=${version}&digest=${digest}`, content)
    expect((await apply()).status).toBe(200)
    expect(await costs()).toBe(was + 800)
    expect((await apply()).json.errors[0].code).toBe('PriceListMovedOn')
    const { changes } = (await seller.call('GET', `${at()}/changes`)).json
    expect(changes[0]).toMatchObject({ way: 'import', priceCount: 2 })
    const now = (await seller.call('GET', at())).json.version
    await seller.call('POST', `${at()}/changes/${changes[0].id}/take-back`, { body: { version: now } })
    expect(await priceOf('rand-zoom')).toEqual(before)
  })

  it('is refused where a configurator became another one after the differences were shown', async () => {
    const before = await priceOf('rand-zoom')
    const content = `artikelnummer;keuze;prijs\r\n${SKU};rand/rand-zoom;1,85\r\n`
    const { version, digest } = (await send('/import', content)).json
    const { live, liveDigest } = (await seller.call('GET', composed())).json
    const definition = JSON.parse(JSON.stringify(live).replace('"rateE4":8500', '"rateE4":8600'))
    const body = { version: null, liveDigest, definition, overShop: false }
    const { draft } = (await seller.call('PUT', composed(), { body })).json
    const published = await seller.call('POST', `${composed()}/publish`, {
      body: { version: draft.version, note: '' },
    })
    expect(published.status).toBe(200)
    const late = await send(`/import/apply?version=${version}&digest=${digest}`, content)
    expect(late.json.errors[0].code).toBe('TableChanged')
    await edit([to(await priceOf('rand-zoom'), before.amount)])
  })
})

describe('what other prices of choices would have made of last month', () => {
  it('is of everybody who chose them', async () => {
    const customer = await shop.loggedIn()
    await sql`delete from carts where state <> 'ordered'`.execute(shop.database.db)
    const cartItem = { configuration: { key: 'meshdoek', ...HEMMED } }
    expect((await customer.call('POST', '/api/cart/items', { body: { cartItem } })).status).toBe(200)
    await deferFiles(customer)
    const { json: order } = await customer.call('POST', '/api/cart/order', { body: {} })
    await sql`update orders set placed_at = '2026-10-14T10:00:00Z' where id = ${order.id}::uuid`.execute(
      shop.database.db,
    )
    const before = await priceOf('rand-zoom')
    const body = { prices: [], choices: [to(before, before.amount + 10_000)], onDay: '2026-12-01' }
    const effect = (await seller.call('POST', `${at()}/trial`, { body })).json
    expect(effect).toMatchObject({ orderCount: 1, lineCount: 1, leftOutCount: 0 })
    expect(effect.thenCents - effect.nowCents).toBe(800)
    const content = `artikelnummer;keuze;prijs\r\n${SKU};rand/rand-zoom;1,85\r\n`
    const byFile = (await send('/import/effect?onDay=2026-12-01', content)).json
    expect([byFile.nowCents, byFile.thenCents]).toEqual([effect.nowCents, effect.thenCents])
    expect(await priceOf('rand-zoom')).toEqual(before)
  })
})
