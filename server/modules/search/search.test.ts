import { sql } from 'kysely'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { configurators } from '#demo/configurators.ts'
import type { SearchResult } from '#contract/search.ts'
import { addBaseList, addCategory, addProduct } from '#test/support/catalogue.ts'
import { type TestShop, testShop } from '#test/support/shop.ts'
import { followCatalogueTask } from './follow-catalogue.task.ts'
import { refreshSearchDocuments } from './refresh-search-documents.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

const ask = (query: string, more = '', browser = shop.browser()) =>
  browser.call('GET', `/api/search?query=${encodeURIComponent(query)}${more}`)
async function found(query: string, more = ''): Promise<SearchResult[]> {
  return (await ask(query, more)).json.results
}
const names = async (query: string) => (await found(query)).map(({ sku, title }) => sku ?? title)

describe('GET /search finds', () => {
  it.each([
    ['the plural for the singular', 'spandoeken', 'SPD-510'],
    ['the singular for the plural', 'visitekaartje', 'VIS-DIGI'],
    ['a word that is still being typed', 'spand', 'SPD-510'],
    ['a synonym of the trade', 'dibond', 'ALP-3'],
    ['another synonym of the trade', 'plexiglas', 'ACR-5'],
    ['a compound with a synonym', 'dibondplaat', 'ALP-3'],
    ['a compound typed apart', 'visite kaartjes', 'VIS-DIGI'],
    ['words typed together', 'rollup', 'RUP-PRINT85'],
    ['the end of a compound', 'folie', 'RAM-HELDER'],
    ['letters that changed places', 'spandoke', 'SPD-510'],
    ['a forgotten letter', 'visitekartjes', 'VIS-DIGI'],
    ['English spelling', 'beachflag', 'BVV-KRUIS'],
    ['a wrong letter', 'beechvlag', 'BVV-KRUIS'],
    ['a doubled letter', 'bannner', 'SPD-510'],
    ['capitals and accents', 'SPÁNDOEK', 'SPD-510'],
    ['two words in any order', 'mesh bouwhekdoek', 'BHD-MESH'],
    ['what it has when a word matches nothing', 'spandoek kwijtraken', 'SPD-510'],
    ['part of a sku', 'PRINT85', 'RUP-PRINT85'],
    ['part of a sku across its dash', 'spd-51', 'SPD-510'],
    ['part of a sku from its middle', 'pd51', 'SPD-510'],
    ['a content page', 'privacy', 'Privacy en cookies'],
    ['a category', 'baniers', 'Baniers'],
  ])('%s: %s', async (_rule, query, expected) => {
    expect(await names(query)).toContain(expected)
  })

  it.each(['SPD-510', 'spd-510', 'spd510', 'SPD 510', ' spd-510 '])(
    'an exact sku first: %j',
    async (query) => {
      expect((await names(query))[0]).toBe('SPD-510')
    },
  )

  it('an exact title before what only begins so', async () => {
    expect((await names('Spandoeken')).slice(0, 2)).toEqual(['Spandoeken', 'Spandoeken en doeken'])
  })

  it('a word of the title before the same word in a synonym or description', async () => {
    const [first] = await names('mastvlag')
    expect(first).toBe('VLG-100X150')
  })

  it('the best match of a compound before what has only its common part', async () => {
    expect((await names('dibondplaat'))[0]).toBe('ALP-3')
  })

  it('what a result needs, with its price', async () => {
    expect((await found('spd-510'))[0]).toEqual({
      title: 'Spandoek 510 g',
      url: '/spandoeken-en-doeken/spandoeken/spandoek-510-g',
      kind: 'product',
      imageUrl: expect.stringMatching(/^\/images\/[0-9a-f]{64}\.svg$/),
      description: 'Pvc frontlit 510 g/m², standaard voor buiten.',
      sku: 'SPD-510',
      price: { excludingTaxInCents: 840, currency: 'EUR' },
      priceUnit: 'per m²',
    })
  })

  it('the price of the company that asks', async () => {
    const builder = await shop.loggedIn('tweede@demo.example', 'Paskruis-demo-2')
    const { json } = await ask('spd-510', '', builder)
    expect(json.results[0].price.excludingTaxInCents).toBe(790)
  })

  it('as many as are asked for, and says how many there are', async () => {
    const { json } = await ask('doek', '&limit=3')
    expect(json.results).toHaveLength(3)
    expect(json.totalCount).toBeGreaterThan(10)
    expect(await found('doek')).toHaveLength(8)
  })
})

describe('the order of results', () => {
  it('has an exact sku before a popular product that begins so, in sku and in title', async () => {
    const bare = await testShop({ template: 'shop_empty' })
    const { db } = bare.database
    await addBaseList(db)
    await addProduct(db, { sku: 'KW-1', title: 'Kleed' })
    await addProduct(db, { sku: 'KW-10', title: 'KW 1', popularity: 100 })
    await addProduct(db, { sku: 'KW-100', title: 'Bord', popularity: 100, synonyms: ['kw 1'] })
    await refreshSearchDocuments(db)
    const { json } = await bare.browser().call('GET', '/api/search?query=kw-1')
    expect(json.results.map((result: SearchResult) => result.sku)).toEqual(['KW-1', 'KW-10', 'KW-100'])
    await bare.close()
  })
})

describe('GET /search finds nothing', () => {
  it.each(['', '   ', '!!!', '👍🏽', 'xyzzyq', '日本語', 'de', '%', '_', '\\', "'"])(
    'for %j',
    async (query) => {
      const { status, json } = await ask(query)
      expect(status).toBe(200)
      expect(json).toEqual({ results: [], totalCount: 0 })
    },
  )

  it('in what customers may not see', async () => {
    const bare = await testShop({ template: 'shop_empty' })
    const { db } = bare.database
    await addBaseList(db)
    await addCategory(db, '/zichtbaar')
    await addCategory(db, '/zichtbaar/dicht', { isActive: false })
    await addCategory(db, '/geheim', { isActive: false })
    await addCategory(db, '/geheim/onder')
    await addProduct(db, { sku: 'SHOWN', title: 'Kwartel' })
    await addProduct(db, { sku: 'DRAFT', title: 'Kwartel concept', status: 'draft' })
    await addProduct(db, { sku: 'GONE', title: 'Kwartel weg', status: 'discontinued' })
    await addProduct(db, { sku: 'PART', title: 'Kwartel onderdeel', urlPath: null })
    await refreshSearchDocuments(db)
    const titles = async (query: string) => {
      const { json } = await bare.browser().call('GET', `/api/search?query=${query}`)
      return json.results.map((result: SearchResult) => result.title)
    }
    expect(await titles('kwartel')).toEqual(['Kwartel'])
    expect(await titles('geheim')).toEqual([])
    expect(await titles('dicht')).toEqual([])
    expect(await titles('zichtbaar')).toEqual(['/zichtbaar'])

    await db.updateTable('products').set({ title: 'Patrijs' }).where('sku', '=', 'SHOWN').execute()
    await refreshSearchDocuments(db)
    expect([await titles('kwartel'), await titles('patrijs')]).toEqual([[], ['Patrijs']])
    await db.updateTable('products').set({ status: 'draft' }).where('sku', '=', 'SHOWN').execute()
    await refreshSearchDocuments(db)
    expect(await titles('patrijs')).toEqual([])
    await bare.close()
  })
})

/** A configurator with one step, whose one option consists of this product. */
const composedOf = (sku: string) => {
  const steps = configurators.flatMap((one) => one.cards).flatMap((card) => card.steps)
  const step = steps.find((one) => one.stepType === 'bundleOption')
  const { key: _key, sku: _sku, ...definition } = configurators[0] ?? {}
  const [first] = step?.options ?? []
  const only = [{ ...step, options: [{ ...first, sku }] }]
  return JSON.stringify({ ...definition, cards: [{ ...configurators[0]?.cards[0], steps: only }] })
}

describe('what search finds follows the catalogue', () => {
  let bare: TestShop
  beforeAll(async () => {
    bare = await testShop({ template: 'shop_empty' })
    await addBaseList(bare.database.db)
  })
  afterAll(() => bare.close())
  const follow = () => followCatalogueTask.run(bare.shop, {}, new AbortController().signal)
  const skus = async (query: string) => {
    const { json } = await bare.browser().call('GET', `/api/search?query=${query}`)
    return json.results.map(({ sku, title }: SearchResult) => sku ?? title)
  }

  it('by a job, which writes anew what changed and nothing else', async () => {
    const { db } = bare.database
    await addCategory(db, '/vogels')
    await addProduct(db, { sku: 'A-1', title: 'Kwartel', categoryPaths: ['/vogels'] })
    await addProduct(db, { sku: 'B-1', title: 'Patrijs' })
    await follow()
    expect([await skus('kwartel'), await skus('patrijs')]).toEqual([['A-1'], ['B-1']])

    await db.updateTable('search_documents').set({ description: 'onaangeroerd' }).execute()
    await db.updateTable('products').set({ title: 'Fazant' }).where('sku', '=', 'A-1').execute()
    await follow()
    expect([await skus('kwartel'), await skus('fazant'), await skus('patrijs')]).toEqual([
      [],
      ['A-1'],
      ['B-1'],
    ])
    const untouched = await db
      .selectFrom('search_documents')
      .where('description', '=', 'onaangeroerd')
      .select('path')
      .orderBy('path')
      .execute()
    expect(untouched.map(({ path }) => path)).toEqual(['/p/b-1', '/vogels'])

    await db.updateTable('products').set({ status: 'draft' }).where('sku', '=', 'A-1').execute()
    await db.updateTable('categories').set({ title: 'Gevederte' }).execute()
    await follow()
    expect([await skus('fazant'), await skus('gevederte')]).toEqual([[], ['Gevederte']])
  })

  it('and so do the parts that configurators consist of, without end', async () => {
    const { db } = bare.database
    const bundle = await addProduct(db, { sku: 'SET', title: 'Set' })
    await db
      .insertInto('configurators')
      .values({ product_id: bundle, key: 'set', definition: composedOf('A-1') })
      .execute()
    const parts = async () => {
      const rows = await db
        .selectFrom('configurator_components')
        .innerJoin('products', 'products.id', 'configurator_components.product_id')
        .select('sku')
        .execute()
      return rows.map(({ sku }) => sku)
    }
    await follow()
    expect(await parts()).toEqual(['A-1'])
    await db
      .updateTable('configurators')
      .set({ definition: composedOf('B-1') })
      .execute()
    await follow()
    expect(await parts()).toEqual(['B-1'])
    // What the job wrote was a change itself; following that changes nothing more.
    await follow()
    const version = () => db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
    const before = await version()
    await follow()
    expect(await version()).toEqual(before)
  })
})

describe('the job that follows the catalogue', () => {
  let bare: TestShop
  beforeAll(async () => {
    bare = await testShop({ template: 'shop_empty' })
    const { db } = bare.database
    await addBaseList(db)
    await addCategory(db, '/vogels')
    await addProduct(db, { sku: 'A-1', title: 'Kwartel', categoryPaths: ['/vogels'] })
    await addProduct(db, { sku: 'B-1', title: 'Patrijs' })
    const bundle = await addProduct(db, { sku: 'SET', title: 'Set' })
    await db
      .insertInto('configurators')
      .values({ product_id: bundle, key: 'set', definition: composedOf('A-1') })
      .execute()
    await follow()
    await follow()
  })
  afterAll(() => bare.close())
  const follow = () => followCatalogueTask.run(bare.shop, {}, new AbortController().signal)

  it('writes no document anew that says the same', async () => {
    const { db } = bare.database
    const written = async () =>
      (
        await sql<{ title: string; at: string }>`
          select title, xmin::text as at from search_documents order by title`.execute(db)
      ).rows
    const before = await written()
    await db.updateTable('categories').set({ title: 'Gevederte' }).execute()
    await follow()
    const titlesBefore = new Map(before.map(({ title, at }) => [title, at]))
    const same = (await written()).filter(({ title, at }) => titlesBefore.get(title) === at)
    expect(same.map(({ title }) => title)).toEqual(['Patrijs', 'Set'])
  })

  it('finds a product again once the page that hid it is gone, and a page once its category is', async () => {
    const { db } = bare.database
    const titles = async (query: string) => {
      const { json } = await bare.browser().call('GET', `/api/search?query=${query}`)
      return json.results.map(({ title }: SearchResult) => title)
    }
    await addProduct(db, { sku: 'D-1', title: 'Zwaan', urlPath: '/vijver' })
    const page = { url_path: '/vijver', title: 'Reiger', content: '', is_published: true }
    await db.insertInto('pages').values(page).execute()
    await follow()
    expect([await titles('zwaan'), await titles('reiger')]).toEqual([[], ['Reiger']])
    await addCategory(db, '/vijver')
    await follow()
    expect([await titles('reiger'), await titles('vijver')]).toEqual([[], ['/vijver']])
    await db.deleteFrom('categories').where('url_path', '=', '/vijver').execute()
    await follow()
    expect([await titles('zwaan'), await titles('reiger')]).toEqual([[], ['Reiger']])
    await db.deleteFrom('pages').where('url_path', '=', '/vijver').execute()
    await follow()
    expect([await titles('zwaan'), await titles('reiger')]).toEqual([['Zwaan'], []])
  })

  it('lets others publish while it writes what search finds', async () => {
    const { db } = bare.database
    await db
      .updateTable('configurators')
      .set({ definition: composedOf('B-1') })
      .execute()
    await db.updateTable('products').set({ title: 'Kip' }).where('sku', '=', 'A-1').execute()
    let following: Promise<void> = Promise.resolve()
    await db.transaction().execute(async (trx) => {
      await sql`select from search_documents for update`.execute(trx)
      following = follow()
      await expect
        .poll(async () => {
          const { rows } = await sql`
            select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
            db,
          )
          return rows.length
        })
        .toBe(1)
      await db.transaction().execute(async (publisher) => {
        await sql`set local lock_timeout = '500ms'`.execute(publisher)
        await publisher.updateTable('products').set({ popularity: 7 }).where('sku', '=', 'B-1').execute()
      })
    })
    await following
  })

  it('reads a configurator again when it changed, and all when there may be another sku', async () => {
    const { db } = bare.database
    const read: unknown[] = []
    const other = {
      db: db.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          for (const row of result.rows) if ('definition' in row) read.push(row['key'])
          return result
        },
      }),
    }
    const configuratorsRead = async (change: () => Promise<unknown>) => {
      await follow()
      await follow()
      read.length = 0
      await change()
      await followCatalogueTask.run(other, {}, new AbortController().signal)
      return [...read]
    }
    const title = () => sql`update products set title = 'Kipje' where sku = 'A-1'`.execute(db)
    const definition = () =>
      db
        .updateTable('configurators')
        .set({ definition: composedOf('A-1') })
        .execute()
    const product = () => addProduct(db, { sku: 'C-1', title: 'Eend' })
    expect(await configuratorsRead(title)).toEqual([])
    expect(await configuratorsRead(definition)).toEqual(['set'])
    expect(await configuratorsRead(product)).toEqual(['set'])
  })

  it('also comes by the clock, for a change that nobody heard of', async () => {
    await bare.jobs.work(bare.shop, [followCatalogueTask])
    const { rows } = await sql<{
      cron: string
    }>`select cron, timezone from pgboss.schedule where name = ${followCatalogueTask.name}`.execute(
      bare.database.db,
    )
    expect(rows).toEqual([{ cron: '* * * * *', timezone: 'Europe/Amsterdam' }])
  })
})

describe('GET /search survives', () => {
  it.each([
    ['SQL', "' OR '1'='1'; DROP TABLE products; --"],
    ['operators of a full-text query', 'spandoek & | ! <-> :* ( \' " \\'],
    ['wildcards', '%_%'],
    ['half a character', '\ud800doek'.toWellFormed()],
    ['text from right to left', 'لافتة إعلانية'],
    ['an override of direction', 'factuur\u202efdp.exe'],
    ['stacked marks', `B${'\u0335'.repeat(50)}ord`],
    ['no width at all', 'be\u200bstel\u200cling\ufeff'],
    ['a script', '<script>alert(1)</script>'],
    ['a template', '{{7*7}} ${7*7}'],
    ['two hundred letters', 'ab'.repeat(100)],
    ['two hundred words', 'a '.repeat(100)],
  ])('%s', async (_rule, query) => {
    const { status, json } = await ask(query)
    expect(status).toBe(200)
    expect(json.totalCount).toBeGreaterThanOrEqual(0)
  })

  it('a NUL', async () => {
    const { status } = await shop.browser().call('GET', '/api/search?query=spand%00oek')
    expect(status).toBe(200)
  })

  it('whatever is typed', async () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({
        unit: fc.constantFrom("'", '\\', ':', '*', '&', '|', '!', '(', '<', '>', ' ', 'a', '1'),
        maxLength: 40,
      }),
    )
    await fc.assert(
      fc.asyncProperty(anything, async (query) => {
        expect((await ask(query)).status).toBe(200)
      }),
      { numRuns: 150 },
    )
  })

  it('only what is a search at all', async () => {
    expect((await ask('x'.repeat(201))).status).toBe(422)
    expect((await shop.browser().call('GET', '/api/search')).status).toBe(422)
    expect((await ask('doek', '&limit=0')).status).toBe(422)
    expect((await ask('doek', '&limit=61')).status).toBe(422)
  })
})
