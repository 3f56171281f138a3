import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RedirectTrial } from '#contract/office/redirects.ts'
import { appliedImport, documentOf, exported, triedImport, unzipped } from '#test/support/catalogue-files.ts'
import { newOperator } from '#test/support/operators.ts'
import { openProductDesk, type ProductDesk, refusal } from '#test/support/product-desk.ts'
import { LONG } from '#test/support/time-limits.ts'

let desk: ProductDesk
beforeAll(async () => {
  desk = await openProductDesk()
})
afterAll(() => desk.shop.close())

const PATH = '/beheer/api/content'
const save = (from: string, to: string, seen: string | null = null, by = desk.editor) =>
  by.call('PUT', `${PATH}/redirect`, { body: { from, to, seen } })
const remove = (from: string, seen: string, by = desk.editor) =>
  by.call('DELETE', `${PATH}/redirect?${new URLSearchParams({ from, seen })}`)
const list = async (search = '', after = '') =>
  (
    await desk.editor.call(
      'GET',
      `${PATH}/redirects?${new URLSearchParams({ search, ...(after && { after }) })}`,
    )
  ).json
const found = async (from: string) =>
  (await desk.editor.call('GET', `${PATH}/redirect?${new URLSearchParams({ from })}`)).json.redirect
const route = async (path: string) => {
  desk.shop.heardCatalogueChange()
  return (await desk.visitor.call('GET', `/api/navigation/route?${new URLSearchParams({ path })}`)).json
}
const tried = (table: string) => desk.editor.call('POST', `${PATH}/redirects/try`, { body: { table } })
const add = (table: string, digest: string) =>
  desk.editor.call('POST', `${PATH}/redirects/add`, { body: { table, digest } })
const said = async (from: string, to: string): Promise<string> =>
  (await save(from, to)).json.errors[0].message
const changes = async (path: string) =>
  desk.shop.database.db
    .selectFrom('audit_events')
    .where('entity', '=', 'redirects')
    .where('entity_id', '=', path)
    .select(['action', 'actor_kind', 'before', 'after'])
    .orderBy('id')
    .execute()

const rename = (from: string, replaces: string, seen: string | null, to = '/over-ons') =>
  desk.editor.call('PUT', `${PATH}/redirect`, { body: { from, to, seen, replaces } })
const targets = async (search: string, by = desk.editor) =>
  (await by.call('GET', `${PATH}/redirect/targets?${new URLSearchParams({ search })}`)).json.targets

describe('a redirect by hand', () => {
  it('leads who opens the old address, is changed and taken away, and each of it is written down', async () => {
    const { status, json } = await save('https://www.oud.example/Over%20Ons.php?id=5', '/Over-Ons/')
    expect([status, json]).toEqual([
      200,
      {
        redirect: {
          from: '/Over Ons.php',
          to: '/over-ons',
          target: 'page',
          isCovered: false,
          origin: 'hand',
        },
        isCut: true,
      },
    ])
    expect(await route('/Over Ons.php')).toMatchObject({ pageType: 'REDIRECT', path: '/over-ons' })
    expect((await save('/Over Ons.php', '/vlaggen-en-masten', '/over-ons')).status).toBe(200)
    expect(await route('/Over Ons.php')).toMatchObject({ path: '/vlaggen-en-masten' })
    expect((await remove('/Over Ons.php', '/vlaggen-en-masten')).status).toBe(200)
    expect((await route('/Over Ons.php')).errors[0].code).toBe('NotFound')
    const [first, second, last] = await changes('/Over Ons.php')
    expect(first).toMatchObject({
      action: 'insert',
      actor_kind: 'operator',
      before: null,
      after: { to_path: '/over-ons', origin: 'hand' },
    })
    expect(second).toMatchObject({
      before: { to_path: '/over-ons' },
      after: { to_path: '/vlaggen-en-masten' },
    })
    expect(last).toMatchObject({ action: 'delete', before: { to_path: '/vlaggen-en-masten' }, after: null })
  })

  it.each([
    ['nothing', '', '/over-ons', 'from'],
    ['no path', 'oud', '/over-ons', 'from'],
    ['a page of the back office', '/beheer/iets', '/over-ons', 'from'],
    ['a call', '/api/iets', '/over-ons', 'from'],
    ['a file of the shop', '/assets/x.js', '/over-ons', 'from'],
    ['the basket', '/winkelwagen', '/over-ons', 'from'],
    ['the start of the shop', '/', '/over-ons', 'from'],
    ['a category', '/vlaggen-en-masten', '/over-ons', 'from'],
    ['a page', '/over-ons', '/contact', 'from'],
    ['nowhere', '/oud-1', '', 'to'],
    ['to nothing', '/oud-1', '/bestaat-niet', 'to'],
    ['to another site', '/oud-1', 'https://elders.example/over-ons', 'to'],
    ['to another site in disguise', '/oud-1', '//elders.example', 'to'],
    ['to itself', '/oud-1', '/oud-1', 'to'],
  ])('is refused: %s', async (_what, from, to, field) => {
    expect(refusal(await save(from, to))).toEqual([422, `InvalidInput ${field}`])
  })

  it('makes no chain and no circle', async () => {
    await desk.shop.database.db
      .insertInto('redirects')
      .values([
        { from_path: '/keten-1', to_path: '/keten-2' },
        { from_path: '/keten-3', to_path: '/over-ons' },
      ])
      .execute()
    expect(await said('/oud-2', '/keten-3')).toBe('Dit adres leidt zelf door naar /over-ons. Kies dat adres')
    expect(await said('/keten-2', '/keten-1')).toContain('in een kring rond')
    expect(await said('/keten-2', '/over-ons')).toContain('/keten-1 leidt naar dit adres')
    expect(await found('/keten-1')).toMatchObject({ target: null, origin: null })
  })

  it('leads to a product in the shop, and to none that is not sold yet', async () => {
    await desk.newProduct({ urlPath: '/nog-niet-te-koop' })
    expect(refusal(await save('/oud-3', '/nog-niet-te-koop'))).toEqual([422, 'InvalidInput to'])
    const { url_path: urlPath } = await desk.shop.database.db
      .selectFrom('products')
      .where('status', '=', 'active')
      .where('url_path', 'is not', null)
      .select('url_path')
      .executeTakeFirstOrThrow()
    expect((await save('/oud-3', urlPath ?? '')).json.redirect.target).toBe('product')
    expect((await save('/oud-4', '/contact')).json.redirect.target).toBe('shop')
  })

  it('tells the second of two people what it is now, and changes nothing of it', async () => {
    await save('/samen', '/over-ons')
    const second = await save('/samen', '/contact', null, desk.colleague)
    expect(refusal(second)).toEqual([409, 'RedirectMovedOn from'])
    expect(second.json.errors[0].message).toBe('/samen leidt nu naar /over-ons.')
    expect(await found('/samen')).toMatchObject({ to: '/over-ons' })
    expect((await save('/samen', '/contact', '/over-ons', desk.colleague)).status).toBe(200)
    expect(refusal(await remove('/samen', '/over-ons'))).toEqual([409, 'RedirectMovedOn from'])
    expect((await remove('/samen', '/contact', desk.colleague)).status).toBe(200)
    const gone = await remove('/samen', '/contact')
    expect(gone.json.errors[0].message).toBe('Een collega heeft de doorverwijzing van /samen verwijderd.')
    expect(refusal(await save('/samen', '/contact', '/over-ons'))).toEqual([409, 'RedirectMovedOn from'])
    // What it is already is no quarrel, and no change.
    await save('/samen', '/contact')
    expect((await save('/samen', '/contact')).status).toBe(200)
    expect(await changes('/samen')).toHaveLength(4)
  })

  it('is written once where two people add it at once', async () => {
    const [one, other] = await Promise.all([
      save('/tegelijk', '/over-ons'),
      save('/tegelijk', '/contact', null, desk.colleague),
    ])
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('is changed and taken away as an import left it, though nobody would paste it so', async () => {
    const odd = '/index.php?id=5'
    await desk.shop.database.db.insertInto('redirects').values({ from_path: odd, to_path: '/weg' }).execute()
    expect(await found(odd)).toMatchObject({ from: odd, to: '/weg', target: null })
    expect((await save(odd, '/over-ons', '/weg')).json.redirect).toMatchObject({ from: odd, to: '/over-ons' })
    expect(await found('/index.php')).toBeNull()
    expect((await remove(odd, '/over-ons')).status).toBe(200)
  })

  it('is for who writes content alone', async () => {
    const finance = await (await newOperator(desk.shop, 'finance')).loggedIn()
    const content = await (await newOperator(desk.shop, 'content')).loggedIn()
    expect((await finance.call('GET', `${PATH}/redirects`)).status).toBe(403)
    expect((await save('/oud-5', '/over-ons', null, finance)).status).toBe(403)
    expect((await save('/oud-5', '/over-ons', null, content)).status).toBe(200)
  })

  it('gives way to a page that gets its address, and says so', async () => {
    await save('/wordt-pagina', '/over-ons')
    await desk.shop.database.db
      .insertInto('pages')
      .values({
        url_path: '/wordt-pagina',
        title: 'Pagina',
        content: '<p>Hier</p>',
        is_published: true,
        updated_at: new Date().toISOString(),
      })
      .execute()
    expect(await route('/wordt-pagina')).toMatchObject({ pageType: 'CONTENT' })
    expect(await found('/wordt-pagina')).toMatchObject({ isCovered: true })
  })

  it('goes where its page goes, and is gone once a product has its address', async () => {
    const made = await desk.editor.call('POST', `${PATH}/pages`, { body: { title: 'Reist mee' } })
    const { id, fields } = made.json
    const move = (change: object, seen: object) =>
      desk.editor.call('PATCH', `${PATH}/pages/${id}`, { body: { change, seen } })
    await move({ isPublished: true }, fields)
    await save('/oude-reis', '/reist-mee')
    await move({ urlPath: '/is-gereisd' }, { ...fields, isPublished: true })
    expect(await found('/oude-reis')).toMatchObject({ to: '/is-gereisd', origin: 'hand' })
    expect(await found('/reist-mee')).toMatchObject({ to: '/is-gereisd', origin: 'move' })
    await move({ urlPath: '/oude-reis' }, { ...fields, isPublished: true, urlPath: '/is-gereisd' })
    expect(await found('/oude-reis')).toBeNull()
    expect(await route('/reist-mee')).toMatchObject({ pageType: 'REDIRECT', path: '/oude-reis' })
  })
})

describe('many at once', () => {
  const TABLE = [
    'Oud;Nieuw',
    '/veel-1.html;/over-ons',
    'https://www.oud.example/Veel%202?x=1;/contact',
    '/veel-3;/bestaat-niet',
    '',
    '/veel-4;/contact',
    '/veel-5;/over-ons',
  ].join('\r\n')

  it('are shown before they are written, and written without what is wrong', async () => {
    await save('/veel-4', '/over-ons')
    await save('/veel-5', '/over-ons')
    const trial: RedirectTrial = (await tried(TABLE)).json
    expect(trial).toMatchObject({ newCount: 2, changedCount: 1, sameCount: 1, wrongCount: 1, cutCount: 1 })
    expect(trial.changes).toEqual([
      { row: 2, from: '/veel-1.html', to: '/over-ons', was: null },
      { row: 3, from: '/Veel 2', to: '/contact', was: null },
      { row: 6, from: '/veel-4', to: '/contact', was: '/over-ons' },
    ])
    expect(trial.wrong).toEqual([
      {
        row: 4,
        from: '/veel-3',
        to: '/bestaat-niet',
        message: 'Op dit adres staat geen product, categorie of pagina in de winkel',
      },
    ])
    expect(await found('/veel-1.html')).toBeNull()
    expect((await add(TABLE, trial.digest)).json).toEqual({ writtenCount: 3 })
    expect(await route('/Veel 2')).toMatchObject({ path: '/contact' })
    expect(await changes('/veel-1.html')).toMatchObject([{ action: 'insert', actor_kind: 'operator' }])
    expect((await tried(TABLE)).json).toMatchObject({ newCount: 0, changedCount: 0, sameCount: 4 })
  })

  it('are not written when something changed since they were shown', async () => {
    const table = '/later-1;/over-ons\n/later-2;/contact'
    const { digest } = (await tried(table)).json
    await save('/later-2', '/over-ons', null, desk.colleague)
    const late = await add(table, digest)
    expect(refusal(late)).toEqual([409, 'RedirectMovedOn'])
    expect(late.json.errors[0].message).toContain('Niets is geschreven')
    expect(await found('/later-1')).toBeNull()
  })

  it.each([
    ['no rows', 'Oud;Nieuw\n\n', 'Hier staan geen rijen met een oud en een nieuw adres.'],
    ['too many', '/a;/over-ons\n'.repeat(5001), 'meer dan 5.000 rijen'],
    ['no text', '/a;/over-ons\0', 'Dit is geen tekst'],
    ['a quote that stays open', '/a;"/over-ons', 'aanhalingsteken dat nergens wordt gesloten'],
  ])('are refused: %s', async (_what, table, message) => {
    const answer = await tried(table)
    expect(refusal(answer)).toEqual([422, 'InvalidInput table'])
    expect(answer.json.errors[0].message).toContain(message)
  })

  it('are five thousand at once, and found among twenty thousand, a page at a time', async () => {
    await desk.shop.database.db.deleteFrom('redirects').where('from_path', 'like', '/massa/%').execute()
    for (const part of [0, 1, 2, 3]) {
      const table = Array.from(
        { length: 5000 },
        (_, place) => `/massa/${part}-${String(place).padStart(4, '0')}.html;/over-ons`,
      ).join('\n')
      const { digest, newCount } = (await tried(table)).json
      expect(newCount).toBe(5000)
      expect((await add(table, digest)).json).toEqual({ writtenCount: 5000 })
    }
    const first = await list('/MASSA/3-4')
    expect(first.redirects).toHaveLength(100)
    expect(first.redirects[0]).toEqual({
      from: '/massa/3-4000.html',
      to: '/over-ons',
      target: 'page',
      isCovered: false,
      origin: 'hand',
    })
    const second = await list('/MASSA/3-4', first.next)
    expect(second.redirects[0].from).toBe('/massa/3-4100.html')
    const byTarget = await list('OVER-ONS')
    expect(byTarget.redirects).toHaveLength(100)
    expect(await list('100%')).toEqual({ redirects: [], next: null })
  })
})

describe('the catalogue as a file', () => {
  it('has what was made by hand, and brings it back as it was', LONG, async () => {
    const by = await (await newOperator(desk.shop, 'owner')).loggedIn()
    await save('/Rond Reis.php', '/over-ons')
    const { format, version, redirects } = documentOf(await unzipped(await exported(desk.shop, by)))
    expect(redirects).toContainEqual({ from: '/Rond Reis.php', to: '/over-ons' })
    const file = Buffer.from(JSON.stringify({ format, version, redirects }))
    const same = await triedImport(desk.shop, by, file)
    expect([same.report.faults, same.report.changeCount]).toEqual([[], 0])
    expect(await found('/Rond Reis.php')).toMatchObject({ origin: 'hand' })
    await remove('/Rond Reis.php', '/over-ons')
    const again = await triedImport(desk.shop, by, file)
    await appliedImport(desk.shop, by, again.id)
    expect(await found('/Rond Reis.php')).toMatchObject({ to: '/over-ons', origin: 'import' })
  })
})

describe('another old path for a redirect', () => {
  it('takes the place of the one before, which leads nowhere then, and both are written down', async () => {
    await save('/verkeerd-getypt.html', '/over-ons')
    const { status, json } = await rename(
      '/goed-getypt.html',
      '/verkeerd-getypt.html',
      '/over-ons',
      '/contact',
    )
    expect([status, json.redirect.from, json.redirect.to]).toEqual([200, '/goed-getypt.html', '/contact'])
    expect(await found('/verkeerd-getypt.html')).toBeNull()
    expect(await found('/goed-getypt.html')).toMatchObject({ to: '/contact', origin: 'hand' })
    expect((await changes('/verkeerd-getypt.html')).map(({ action }) => action)).toEqual(['insert', 'delete'])
    expect((await changes('/goed-getypt.html')).map(({ action }) => action)).toEqual(['insert'])
  })

  it('is refused where it leads somewhere already, or the one before was changed or is gone', async () => {
    await save('/een.html', '/over-ons')
    await save('/twee.html', '/contact')
    const taken = await rename('/twee.html', '/een.html', '/over-ons')
    expect(taken.json.errors[0]).toMatchObject({
      code: 'InvalidInput',
      field: 'from',
      message: '/twee.html leidt al naar /contact. Wijzig of verwijder eerst die doorverwijzing.',
    })
    expect((await rename('/drie.html', '/een.html', '/contact')).status).toBe(409)
    expect((await rename('/drie.html', '/weg.html', '/over-ons')).status).toBe(409)
    expect((await rename('/drie.html', '/weg.html', null)).status).toBe(409)
    expect(await found('/drie.html')).toBeNull()
    expect(await found('/een.html')).toMatchObject({ to: '/over-ons' })
  })
})

describe('an old path that its redirect led to', () => {
  it('takes its place, though nothing may lead on otherwise', async () => {
    await desk.shop.database.db
      .insertInto('redirects')
      .values({ from_path: '/oud.html', to_path: '/weg.html', origin: 'move' })
      .execute()
    const { status } = await rename('/weg.html', '/oud.html', '/weg.html')
    expect(status).toBe(200)
    expect(await found('/oud.html')).toBeNull()
    expect(await found('/weg.html')).toMatchObject({ to: '/over-ons' })
  })
})

describe('what a redirect can lead to', () => {
  it('is found by its name, path or SKU: pages, categories and products that customers see', async () => {
    expect(await targets('offertes')).toContainEqual({
      path: '/account/offertes',
      title: 'Offertes',
      kind: 'shop',
    })
    expect(await targets('startp')).toEqual([{ path: '/', title: 'Startpagina', kind: 'home' }])
    expect(await targets(' OVER-ONS ')).toContainEqual({
      path: '/over-ons',
      title: expect.any(String),
      kind: 'page',
    })
    const { db } = desk.shop.database
    const category = await db
      .selectFrom('categories')
      .where('is_active', '=', true)
      .where('parent_id', 'is', null)
      .select(['url_path as path', 'title'])
      .executeTakeFirstOrThrow()
    expect(await targets(category.title)).toContainEqual({ ...category, kind: 'category' })
    const product = await db
      .selectFrom('products')
      .where('status', '=', 'active')
      .where('url_path', 'is not', null)
      .select(['url_path as path', 'title', 'sku'])
      .executeTakeFirstOrThrow()
    const bySku = await targets(product.sku)
    expect(bySku).toContainEqual({ path: product.path, title: product.title, kind: 'product' })
    for (const { path, title } of bySku) expect((await save(`/naar${path}`, path)).status, title).toBe(200)
    expect(await targets('')).toEqual([])
    expect(await targets('100%_niets')).toEqual([])
  })
})
