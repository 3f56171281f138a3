import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeskPage } from '#contract/office/content.ts'
import { newOperator } from '#test/support/operators.ts'
import { uploadedPicture } from '#test/support/pictures.ts'
import { openProductDesk, type ProductDesk, refusal } from '#test/support/product-desk.ts'

let desk: ProductDesk
beforeAll(async () => {
  desk = await openProductDesk()
})
afterAll(() => desk.shop.close())

const PATH = '/beheer/api/content'
const NOWHERE = '00000000-0000-4000-8000-000000000000'

const list = async () => (await desk.editor.call('GET', PATH)).json
const shown = async (id: string): Promise<DeskPage> =>
  (await desk.editor.call('GET', `${PATH}/pages/${id}`)).json
const make = async (title: string): Promise<DeskPage> =>
  (await desk.editor.call('POST', `${PATH}/pages`, { body: { title } })).json
const edit = async (id: string, change: object, seen?: object, by = desk.editor) =>
  by.call('PATCH', `${PATH}/pages/${id}`, { body: { change, seen: seen ?? (await shown(id)).fields } })
const versions = async (id: string) =>
  (await desk.editor.call('GET', `${PATH}/pages/${id}/versions`)).json.versions
const pageAt = async (path: string): Promise<{ id: string }> =>
  (await list()).pages.find((page: { path: string }) => page.path === path)
const inShop = async (path: string) => {
  desk.shop.heardCatalogueChange()
  return desk.visitor.call('GET', `/api/content/page/${path.slice(1)}`)
}

const changeBlock = (id: string, content: string, seen: string, by = desk.editor) =>
  by.call('PUT', `${PATH}/blocks/${id}`, { body: { content, seen } })
const block = async (id: string) =>
  (await list()).blocks.find((one: { id: string }) => one.id === id) as { type: string; content: string }
const third = async () => (await list()).menus.find((one: { id: string }) => one.id === 'footer-column-3')
const menu = async () => (await list()).menus[0]
const changeMenu = (next: object, seen: object, by = desk.editor) =>
  by.call('PUT', `${PATH}/menus/footer-column-1`, { body: { change: next, seen } })

describe('a page of the owner', () => {
  it('is in the shop once it is put there, as it was cleaned', async () => {
    const { id, fields } = await make('Onze persen')
    expect(fields).toMatchObject({ urlPath: '/onze-persen', isPublished: false })
    expect((await inShop('/onze-persen')).status).toBe(404)
    await edit(id, { isPublished: true, content: '<p onclick="x()">Drie</p><script>alert(1)</script>' })
    const { status, json } = await inShop('/onze-persen')
    expect([status, json.pageInfo.title, json.pageInfo.content]).toEqual([200, 'Onze persen', '<p>Drie</p>'])
  })

  it('leads from its old address to its new one', async () => {
    const { id } = await make('Verhuist')
    await edit(id, { isPublished: true, urlPath: '/verhuisd' })
    desk.shop.heardCatalogueChange()
    const { json } = await desk.visitor.call('GET', '/api/navigation/route?path=/verhuist')
    expect(json).toMatchObject({ pageType: 'REDIRECT', path: '/verhuisd' })
    for (const urlPath of ['/vlaggen-en-masten', '/algemene-voorwaarden', '/winkelwagen', '/'])
      expect(refusal(await edit(id, { urlPath }))).toEqual([422, 'PathTaken change.urlPath'])
  })

  it('is one of two that are made at once under one title; the other is told', async () => {
    const body = { title: 'Tegelijk' }
    const both = await Promise.all(
      [desk.editor, desk.colleague].map((by) => by.call('POST', `${PATH}/pages`, { body })),
    )
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422'])
    const paths = await Promise.all([
      desk.editor.call('POST', `${PATH}/pages`, { body: { title: 'Samen een adres' } }),
      desk.colleague.call('POST', '/beheer/api/categories', {
        body: { title: 'Samen een adres', parentId: null },
      }),
    ])
    expect(paths.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422'])
  })

  it('keeps what it said before, by whom, and says so again', async () => {
    const { id } = await make('Levering hier')
    await edit(id, { content: '<p>Een</p>' })
    await edit(id, { content: '<p>Twee</p>', title: 'Levering daar' })
    const [newest, earlier, first] = await versions(id)
    expect([newest.version, newest.content, newest.savedBy]).toEqual([
      3,
      '<p>Twee</p>',
      expect.stringMatching(/^Sam/),
    ])
    expect([earlier.version, earlier.title, earlier.content]).toEqual([2, 'Levering hier', '<p>Een</p>'])
    expect([first.version, first.content, first.savedBy]).toEqual([1, '', null])
    await edit(id, { title: earlier.title, content: earlier.content })
    expect((await shown(id)).fields).toMatchObject({ title: 'Levering hier', content: '<p>Een</p>' })
    expect(await versions(id)).toHaveLength(4)
  })

  it('stays where the shop itself leads to it, and orders tell which version was agreed to', async () => {
    const { id } = await pageAt('/algemene-voorwaarden')
    const { version, fields } = await shown(id)
    expect(refusal(await edit(id, { urlPath: '/voorwaarden' }))).toEqual([422, 'PageFixed change.urlPath'])
    expect(refusal(await edit(id, { isPublished: false }))).toEqual([422, 'PageFixed change.isPublished'])
    expect(refusal(await desk.editor.call('DELETE', `${PATH}/pages/${id}?version=${version}`))).toEqual([
      422,
      'PageFixed',
    ])
    await edit(id, { content: `${fields.content}<p>Artikel 99.</p>` })
    const customer = await desk.shop.loggedIn()
    const cartItem = { sku: 'TOE-SPANNER', quantity: 1, customOptions: [] }
    await customer.call('POST', '/api/cart/items', { body: { cartItem, asOwnLine: true } })
    const { json } = await customer.call('POST', '/api/cart/order', { body: { reference: 'Voorwaarden' } })
    const order = await desk.colleague.call('GET', `/beheer/api/orders/${json.id}`)
    expect(order.json.terms).toEqual({ version: version + 1, acceptedAt: null })
    const [newest, before] = await versions(id)
    expect([newest.content.includes('Artikel 99.'), before.content]).toEqual([true, fields.content])
  })

  it('tells two who change it by the field that both changed, and goes as it was seen', async () => {
    const { id, fields } = await make('Samen')
    await edit(id, { title: 'Van de een' }, fields)
    expect(refusal(await edit(id, { title: 'Van de ander' }, fields, desk.colleague))).toEqual([
      409,
      'ChangedMeanwhile change.title',
    ])
    const remove = (version: number) => desk.editor.call('DELETE', `${PATH}/pages/${id}?version=${version}`)
    expect(refusal(await remove(1))).toEqual([409, 'PageMovedOn'])
    expect((await remove(2)).status).toBe(200)
    expect((await remove(2)).status).toBe(404)
  })

  it.each([
    [{ title: '' }, 'change.title'],
    [{ urlPath: '/Met Spatie' }, 'change.urlPath'],
    [{ content: 'x'.repeat(100_001) }, 'change.content'],
  ])('is refused %# at its field', async (change, field) => {
    const { id } = await pageAt('/levering')
    const { status, json } = await edit(id, change)
    expect([status, json.errors[0].field]).toEqual([422, field])
  })
})

describe('a text at a fixed place', () => {
  it('is shown cleaned by what it is, and only over what was seen', async () => {
    const { content } = await block('login_usps')
    const html = '<ul><li onclick="x()">Nieuw</li></ul><script>1</script>'
    expect((await changeBlock('login_usps', html, content)).json.content).toBe('<ul><li>Nieuw</li></ul>')
    desk.shop.heardCatalogueChange()
    const { json } = await desk.visitor.call('GET', '/api/content/blocks?ids=login_usps')
    expect(json.blocks[0].content).toBe('<ul><li>Nieuw</li></ul>')
    expect(refusal(await changeBlock('login_usps', 'Anders', content, desk.colleague))).toEqual([
      409,
      'ChangedMeanwhile content',
    ])
    const { content: title } = await block('home_hero_title')
    await changeBlock('home_hero_title', ' <b>Groot</b> ', title)
    expect((await block('home_hero_title')).content).toBe('<b>Groot</b>')
    expect((await changeBlock('bestaat_niet', 'x', '')).status).toBe(404)
  })
})

const heroInShop = async () => {
  desk.shop.heardCatalogueChange()
  return (await desk.visitor.call('GET', '/api/content/blocks?ids=home_hero_image')).json.blocks[0]
}
const changeHero = async (content: string) =>
  changeBlock('home_hero_image', content, (await block('home_hero_image')).content)

describe('the picture of the home page', () => {
  it('is one that was uploaded, shown in its own size, as what stood there before is', async () => {
    const drawn = await heroInShop()
    expect(drawn.picture).toMatchObject({ url: drawn.content, width: 760, height: 650 })
    const content = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#204080' } })
      .jpeg()
      .toBuffer()
    const { url } = await uploadedPicture(desk.shop, desk.editor, content)
    expect((await changeHero(url)).status).toBe(200)
    const { picture, ...kept } = await heroInShop()
    expect(kept).toEqual({ id: 'home_hero_image', type: 'text', content: url })
    expect(picture).toMatchObject({ url, width: 640, height: 320 })
    expect(picture.sources[0].srcset).toMatch(/-1440\.avif 1440w$/)
    const path = '/beheer/api/content-versions/block/home_hero_image'
    const { versions: earlier } = (await desk.editor.call('GET', path)).json
    expect(earlier.map((one) => one.content.content)).toEqual([url, drawn.content])
    expect((await changeHero(drawn.content)).status).toBe(200)
    expect(await heroInShop()).toEqual(drawn)
  })

  it('may be any file of the shop itself, but none of another host', async () => {
    expect((await changeHero('/hero.png')).status).toBe(200)
    expect((await heroInShop()).picture).toEqual({ url: '/hero.png', alt: '' })
    for (const address of ['https://elders.example/x.png', '//elders.example/x.png', 'javascript:alert(1)'])
      expect([address, ...refusal(await changeHero(address))]).toEqual([address, 422, 'InvalidInput content'])
    expect((await changeHero('')).status).toBe(200)
    expect(await heroInShop()).toBeUndefined()
  })
})

describe('a place where nothing stands yet', () => {
  it('is listed, gets a text, and is as before without it', async () => {
    const { db } = desk.shop.database
    await sql`delete from content_blocks where id = 'header_usp_2'`.execute(db)
    const inShopNow = async () => {
      desk.shop.heardCatalogueChange()
      return (await desk.visitor.call('GET', '/api/content/blocks?ids=header_usp_2')).json.blocks
    }
    expect(await block('header_usp_2')).toMatchObject({ type: 'text', content: '', updatedAt: null })
    expect((await changeBlock('header_usp_2', ' Morgen klaar ', '')).json.content).toBe('Morgen klaar')
    expect((await inShopNow())[0].content).toBe('Morgen klaar')
    expect(refusal(await changeBlock('header_usp_2', 'Later', '', desk.colleague))).toEqual([
      409,
      'ChangedMeanwhile content',
    ])
    expect((await changeBlock('header_usp_2', ' ', 'Morgen klaar')).status).toBe(200)
    expect(await inShopNow()).toEqual([])
  })

  it('is listed, and gets a menu', async () => {
    const { db } = desk.shop.database
    await sql`delete from content_menus where id = 'footer-column-3'`.execute(db)
    expect(await third()).toEqual({ id: 'footer-column-3', label: '', children: [] })
    const change = { label: 'Over ons', children: [{ label: 'Voorwaarden', url: '/algemene-voorwaarden' }] }
    const body = { change, seen: { label: '', children: [] } }
    expect((await desk.editor.call('PUT', `${PATH}/menus/footer-column-3`, { body })).status).toBe(200)
    desk.shop.heardCatalogueChange()
    const { json } = await desk.visitor.call('GET', '/api/content/menus?ids=footer-column-3')
    expect(json.menus).toEqual([{ id: 'footer-column-3', ...change }])
    const nowhere = await desk.editor.call('PUT', `${PATH}/menus/footer-column-9`, { body })
    expect(nowhere.status).toBe(404)
  })
})

describe('a menu', () => {
  it('has its links in their order, and only over what was seen', async () => {
    const { id, ...seen } = await menu()
    expect(id).toBe('footer-column-1')
    const next = {
      label: 'Klantenservice',
      children: [
        { label: 'Bel ons', url: 'tel:+31301234567' },
        { label: 'Levering', url: '/levering' },
      ],
    }
    expect((await changeMenu(next, seen)).json).toEqual({ id, ...next })
    desk.shop.heardCatalogueChange()
    expect((await desk.visitor.call('GET', `/api/content/menus?ids=${id}`)).json.menus).toEqual([
      { id, ...next },
    ])
    expect(refusal(await changeMenu(next, seen, desk.colleague))).toEqual([409, 'ChangedMeanwhile label'])
  })

  it.each(['javascript:alert(1)', '//elders.example', 'http://onveilig.example', 'levering', ''])(
    'leads not to %j',
    async (url) => {
      const { id: _id, ...seen } = await menu()
      const { status, json } = await changeMenu({ label: 'Menu', children: [{ label: 'Link', url }] }, seen)
      expect([status, json.errors[0].field]).toEqual([422, 'change.children.0.url'])
    },
  )
})

it('is for who changes the catalogue', async () => {
  const maker = await (await newOperator(desk.shop, 'production')).loggedIn()
  expect((await maker.call('GET', PATH)).status).toBe(403)
  expect((await desk.visitor.call('GET', PATH)).status).toBe(404)
  expect((await desk.editor.call('GET', `${PATH}/pages/${NOWHERE}`)).status).toBe(404)
})
