import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Delivery } from '#contract/office/delivery.ts'
import type { Reply } from '#test/support/answers.ts'
import { addBaseList, addProduct } from '#test/support/catalogue.ts'
import { newBuyer } from '#test/support/new-buyer.ts'
import { newOperator } from '#test/support/operators.ts'
import { refusal } from '#test/support/product-desk.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

const PATH = '/beheer/api/shop/delivery'
const RINGS = { cartItem: { sku: 'TOE-SPANNER', quantity: 3, customOptions: [] } }

const shippingOf = ({ totalSegments }: Pick<Reply<'getCart'>, 'totalSegments'>) =>
  totalSegments.find(({ code }) => code === 'shipping').price.excludingTaxInCents
const blockersOf = ({ blockers }: Pick<Reply<'getCart'>, 'blockers'>): string[] =>
  blockers.map(({ code }) => code)
const shownBy = async (owner: TestBrowser): Promise<Delivery> => (await owner.call('GET', PATH)).json

describe('delivery of a shop in which nothing is set', () => {
  let shop: TestShop
  let owner: TestBrowser
  beforeAll(async () => {
    shop = await testShop({ template: 'shop_empty' })
    owner = await (await newOperator(shop, 'owner')).loggedIn()
    await addBaseList(shop.database.db)
    await addProduct(shop.database.db, { sku: 'STUK-1' })
  })
  afterAll(() => shop.close())

  it('begins with one press, after which a cart is sent to Belgium and ordered', async () => {
    expect(await shownBy(owner)).toEqual({ countries: [], classes: [] })
    const { status, json } = await owner.call('POST', `${PATH}/start`)
    expect([status, json.countries]).toEqual([
      200,
      [
        { code: 'NL', name: 'Nederland', ships: true, isInUse: false },
        { code: 'BE', name: 'België', ships: true, isInUse: false },
      ],
    ])
    expect(
      json.classes.map(({ code, title, maxGrams, centsByCountry }) => [
        code,
        title,
        maxGrams,
        centsByCountry,
      ]),
    ).toEqual([
      ['parcel', 'Pakket', 31_500, { NL: 895, BE: 1195 }],
      ['tube', 'Koker', 20_000, { NL: 1095, BE: 1395 }],
      ['long', 'Lange goederen', 50_000, { NL: 2950, BE: 3950 }],
      ['pallet', 'Pallet of plaatbok', 500_000, { NL: 5900, BE: 7900 }],
      ['transport', 'Bezorging op afspraak', 1_000_000, { NL: 9800 }],
    ])
    await shop.readCatalogueChanges()
    expect((await shop.browser().call('GET', '/api/config/countries')).json.countries).toEqual([
      { code: 'NL', name: 'Nederland', ships: true },
      { code: 'BE', name: 'België', ships: true },
    ])

    const buyer = await newBuyer(shop, 'BE')
    const cartItem = { sku: 'STUK-1', quantity: 2, customOptions: [] }
    const { json: cart } = await buyer.call('POST', '/api/cart/items', { body: { cartItem } })
    expect([shippingOf(cart), blockersOf(cart)]).toEqual([1195, []])
    const placed = await buyer.call('POST', '/api/cart/order', { body: { termsAccepted: true } })
    expect(placed.status).toBe(200)
    expect((await shownBy(owner)).countries.map(({ isInUse }) => isInUse)).toEqual([false, true])
  })

  it('begins only once, and is written down with who did it', async () => {
    expect(refusal(await owner.call('POST', `${PATH}/start`))).toEqual([409, 'ShippingSetAlready'])
    const rows = await shop.database.db
      .selectFrom('audit_events')
      .where('entity', 'in', ['countries', 'shipping_classes'])
      .where('actor_kind', '=', 'operator')
      .select(['entity', 'entity_id'])
      .execute()
    expect(rows.map((row) => `${row.entity} ${row.entity_id}`)).toEqual(
      expect.arrayContaining(['countries BE', 'shipping_classes parcel']),
    )
  })
})

describe('delivery', () => {
  let shop: TestShop
  let owner: TestBrowser
  let belgian: TestBrowser
  beforeAll(async () => {
    shop = await testShop()
    owner = await (await newOperator(shop, 'owner')).loggedIn()
    belgian = await newBuyer(shop, 'BE')
    await belgian.call('POST', '/api/cart/items', { body: RINGS })
  })
  afterAll(() => shop.close())

  const cart = async () => {
    await shop.readCatalogueChanges()
    return (await belgian.call('GET', '/api/cart')).json
  }
  const countriesNow = async () =>
    (await shownBy(owner)).countries.map(({ code, ships }) => ({ code, ships }))
  const setCountries = (countries: object, seen: object) =>
    owner.call('PUT', `${PATH}/countries`, { body: { countries, seen } })
  const save = (code: string, change: object, seen: object, isThere = true) =>
    owner.call('PUT', `${PATH}/classes/${code}`, { body: { change, seen, isThere } })
  const classNow = async (code: string) => {
    const found = (await shownBy(owner)).classes.find((way) => way.code === code)
    if (!found) throw new Error(`there is no ${code}`)
    const { code: _code, ...fields } = found
    return fields
  }

  const removeTransport = (body: object) => owner.call('POST', `${PATH}/classes/transport/remove`, { body })
  const vatRates = async () => (await cart()).vat.map(({ ratePercent }) => ratePercent)
  const setVat = (shippingVatPercent: number, seen: number) =>
    owner.call('PATCH', '/beheer/api/shop', {
      body: { change: { shippingVatPercent }, seen: { shippingVatPercent: seen } },
    })

  it('costs at once what a class costs by now, while a quote keeps what was agreed', async () => {
    expect(shippingOf(await cart())).toBe(1195)
    const parked = await belgian.call('POST', '/api/cart/park', { body: { reference: 'Ringen' } })
    expect(parked.status).toBe(200)
    await belgian.call('POST', '/api/cart/items', { body: RINGS })
    const { status, json } = await save(
      'parcel',
      { centsByCountry: { BE: 1250 } },
      { centsByCountry: { BE: 1195 } },
    )
    expect([status, json.classes[0].centsByCountry]).toEqual([200, { NL: 895, BE: 1250 }])
    expect(shippingOf(await cart())).toBe(1250)
    const { json: quote } = await belgian.call('GET', `/api/customer/parked-carts/${parked.json.id}`)
    expect(shippingOf(quote.cart)).toBe(1195)
    await save('parcel', { centsByCountry: { BE: 1195 } }, { centsByCountry: { BE: 1250 } })
  })

  it('goes nowhere where it is switched off, and comes back with its rates', async () => {
    const seen = await countriesNow()
    const off = seen.map(({ code, ships }) => ({ code, ships: ships && code !== 'BE' }))
    expect((await setCountries(off, seen)).status).toBe(200)
    expect(blockersOf(await cart())).not.toEqual([])
    expect((await setCountries(seen, off)).status).toBe(200)
    expect([shippingOf(await cart()), blockersOf(await cart())]).toEqual([1195, []])
  })

  it('knows countries in the order of the owner, and those only', async () => {
    const seen = await countriesNow()
    const wanted = [...seen.toReversed(), { code: 'AT', ships: false }].filter(({ code }) => code !== 'FR')
    const { status, json } = await setCountries(wanted, seen)
    expect([status, json.countries.map(({ name }) => name)]).toEqual([
      200,
      ['Luxemburg', 'Duitsland', 'België', 'Nederland', 'Oostenrijk'],
    ])
    expect((await setCountries(seen, wanted)).status).toBe(200)
  })

  it.each([
    [
      'a country in which addresses are',
      (all: { code: string; ships: boolean }[]) => all.filter(({ code }) => code !== 'BE'),
      'CountryInUse countries',
    ],
    [
      'what is no country',
      (all: { code: string; ships: boolean }[]) => [...all, { code: 'ZZ', ships: false }],
      'InvalidInput countries.5.code',
    ],
    [
      'a country twice',
      (all: { code: string; ships: boolean }[]) => [...all, all[0]],
      'InvalidInput countries.5.code',
    ],
    ['no countries at all', () => [], 'InvalidInput countries'],
  ])('keeps its countries from %s', async (_what, change, told) => {
    const seen = await countriesNow()
    expect(refusal(await setCountries(change(seen), seen))).toEqual([422, told])
    expect(await countriesNow()).toEqual(seen)
  })

  it('does not take a country away from those who asked for an account there', async () => {
    const { id } = await shop.database.db
      .insertInto('account_requests')
      .values({ form: JSON.stringify({ country: 'FR' }), email: 'paris@test.example' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const seen = await countriesNow()
    const withoutFrance = seen.filter(({ code }) => code !== 'FR')
    expect(refusal(await setCountries(withoutFrance, seen))).toEqual([422, 'CountryInUse countries'])
    await shop.database.db.deleteFrom('account_requests').where('id', '=', id).execute()
    expect((await setCountries(withoutFrance, seen)).status).toBe(200)
    await setCountries(seen, withoutFrance)
  })

  it('takes the rates of a country along that goes, unless a class goes nowhere else', async () => {
    const seen = await countriesNow()
    const withoutGermany = seen.filter(({ code }) => code !== 'DE')
    await save(
      'tube',
      { centsByCountry: { NL: null, BE: null, DE: 1500 } },
      { centsByCountry: { NL: 1095, BE: 1395 } },
    )
    expect(refusal(await setCountries(withoutGermany, seen))).toEqual([422, 'CountryOnlyOne countries'])
    await save('tube', { centsByCountry: { NL: 1095, BE: 1395 } }, { centsByCountry: {} })
    expect((await setCountries(withoutGermany, seen)).status).toBe(200)
    expect((await classNow('tube')).centsByCountry).toEqual({ NL: 1095, BE: 1395 })
    await setCountries(seen, withoutGermany)
  })

  it('tells two who set the same country, field or rate, and lets others be', async () => {
    const seen = await countriesNow()
    await setCountries(seen.toReversed(), seen)
    expect(refusal(await setCountries(seen.slice(0, 4), seen))).toEqual([409, 'ChangedMeanwhile countries'])
    await setCountries(seen, seen.toReversed())

    const pallet = await classNow('pallet')
    await save('pallet', { title: 'Pallet', centsByCountry: { BE: 8000 } }, pallet)
    expect(
      refusal(await save('pallet', { title: 'Plaatbok', centsByCountry: { BE: 8100, NL: 6000 } }, pallet)),
    ).toEqual([409, 'ChangedMeanwhile change.title', 'ChangedMeanwhile change.centsByCountry.BE'])
    expect((await save('pallet', { maxGrams: 400_000, centsByCountry: { NL: 6000 } }, pallet)).status).toBe(
      200,
    )
    expect(await classNow('pallet')).toMatchObject({
      title: 'Pallet',
      maxGrams: 400_000,
      centsByCountry: { NL: 6000, BE: 8000 },
    })
  })

  it.each([
    [{ title: ' ' }, 'title'],
    [{ maxGrams: 0 }, 'maxGrams'],
    [{ maxLongestMm: 1.5 }, 'maxLongestMm'],
    [{ minLongestMm: 3051 }, 'maxLongestMm'],
    [{ centsByCountry: { NL: -1 } }, 'centsByCountry.NL'],
    [{ centsByCountry: { nl: 100 } }, 'centsByCountry.nl'],
    [{ centsByCountry: { AT: 100 } }, 'centsByCountry.AT'],
    [{ centsByCountry: { NL: null, BE: null } }, 'centsByCountry.NL'],
  ])('is refused %j at its field, and nothing of it is set', async (change, field) => {
    const before = await classNow('long')
    const { status, json } = await save('long', { maxShortestMm: 900, ...change }, before)
    expect([status, json.errors[0].field]).toEqual([422, `change.${field}`])
    expect(await classNow('long')).toEqual(before)
  })

  it('takes a class away as it was seen, and adds it again', async () => {
    const seen = await classNow('transport')
    expect(refusal(await removeTransport({ seen: { ...seen, title: 'Anders' } }))).toEqual([
      409,
      'ShippingClassMovedOn',
    ])
    expect((await removeTransport({ seen })).status).toBe(200)
    expect(refusal(await removeTransport({ seen }))).toEqual([404, 'ShippingClassGone'])
    expect(refusal(await save('transport', { title: 'Vrachtwagen' }, seen))).toEqual([
      404,
      'ShippingClassGone',
    ])
    expect(refusal(await save('transport', { title: 'Vrachtwagen' }, {}, false))).toEqual([
      422,
      'InvalidInput change.maxGrams',
      'InvalidInput change.centsByCountry.NL',
    ])
    const { status, json } = await save('transport', seen, {}, false)
    expect([status, json.classes.at(-1)]).toEqual([200, { code: 'transport', ...seen }])
    // A colleague was first.
    const other = { ...seen, title: 'Vrachtwagen' }
    expect(refusal(await save('transport', other, {}, false))).toEqual([409, 'ChangedMeanwhile change.title'])
    expect(refusal(await save('drone', seen, {}, false))).toEqual([404, 'ShippingClassGone'])
  })

  it('costs the VAT that the owner says', async () => {
    expect(await vatRates()).toEqual([21])
    expect((await setVat(6, 21)).status).toBe(422)
    expect((await setVat(9, 21)).json.shippingVatPercent).toBe(9)
    expect((await vatRates()).toSorted()).toEqual([21, 9])
    expect((await setVat(21, 9)).status).toBe(200)
  })

  /** How many connections wait for another one. */
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.database.db)
    return rows[0]?.count
  }

  it('waits for an address that is just being written in a country, and keeps that country', async () => {
    const seen = await countriesNow()
    const { db } = shop.database
    const { id } = await db.selectFrom('companies').select('id').limit(1).executeTakeFirstOrThrow()
    const { removing } = await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('addresses')
        .values({
          company_id: id,
          company_name: 'Filiale',
          street: 'Rue Neuve',
          house_number: '1',
          postcode: '1616',
          city: 'Luxembourg',
          country: 'LU',
        })
        .execute()
      const answer = setCountries(
        seen.filter(({ code }) => code !== 'LU'),
        seen,
      )
      await expect.poll(waiting).toBe(1)
      return { removing: answer }
    })
    expect(refusal(await removing)).toEqual([422, 'CountryInUse countries'])
  })

  it('is for the owner alone', async () => {
    const sales = await (await newOperator(shop, 'sales')).loggedIn()
    expect((await sales.call('GET', PATH)).status).toBe(403)
    expect((await shop.browser().call('GET', PATH)).status).toBe(404)
  })
})
