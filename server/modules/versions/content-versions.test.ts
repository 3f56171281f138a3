import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContentVersion } from '#contract/office/content-versions.ts'
import { newOperator } from '#test/support/operators.ts'
import { openProductDesk, type ProductDesk } from '#test/support/product-desk.ts'
import type { TestBrowser } from '#test/support/shop.ts'

let desk: ProductDesk
let owner: TestBrowser
beforeAll(async () => {
  desk = await openProductDesk()
  owner = await (await newOperator(desk.shop, 'owner')).loggedIn()
})
afterAll(() => desk.shop.close())

const OFFICE = '/beheer/api'
const versions = async (kind: string, id: string): Promise<readonly ContentVersion[]> =>
  (await desk.editor.call('GET', `${OFFICE}/content-versions/${kind}/${id}`)).json.versions
const said = async (kind: string, id: string) =>
  (await versions(kind, id)).map(({ version, content, savedBy }) => [
    version,
    'content' in content ? content.content : content,
    savedBy === null ? 'nobody' : 'staff',
  ])
const write = async (id: string, content: string, seen: string) => {
  const { status } = await desk.editor.call('PUT', `${OFFICE}/content/blocks/${id}`, {
    body: { content, seen },
  })
  expect(status).toBe(200)
}

describe('a text at a fixed place', () => {
  it('keeps what stood there before it was changed, and each change since', async () => {
    const first = (await desk.editor.call('GET', `${OFFICE}/content`)).json.blocks.find(
      ({ id }: { id: string }) => id === 'header_usp_1',
    ).content
    await write('header_usp_1', 'Een', first)
    await write('header_usp_1', 'Twee', 'Een')
    // What says the same is no change.
    await write('header_usp_1', 'Twee', 'Twee')
    expect(await said('block', 'header_usp_1')).toEqual([
      [3, 'Twee', 'staff'],
      [2, 'Een', 'staff'],
      [1, first, 'nobody'],
    ])
  })

  it('keeps also what came there in another way', async () => {
    await write('header_usp_1', 'Drie', 'Twee')
    await desk.shop.database.db
      .updateTable('content_blocks')
      .set({ content: 'Ingelezen' })
      .where('id', '=', 'header_usp_1')
      .execute()
    await write('header_usp_1', 'Vier', 'Ingelezen')
    expect((await said('block', 'header_usp_1')).slice(0, 3)).toEqual([
      [6, 'Vier', 'staff'],
      [5, 'Ingelezen', 'nobody'],
      [4, 'Drie', 'staff'],
    ])
  })

  it('keeps the fifty newest', async () => {
    let seen = 'Vier'
    for (let place = 0; place < 50; place += 1) {
      await write('header_usp_1', `Tekst ${place}`, seen)
      seen = `Tekst ${place}`
    }
    const kept = await said('block', 'header_usp_1')
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([
      50,
      [56, 'Tekst 49', 'staff'],
      [7, 'Tekst 0', 'staff'],
    ])
  })

  it('keeps nothing of a change that was refused', async () => {
    const before = await versions('block', 'header_usp_2')
    const { status } = await desk.editor.call('PUT', `${OFFICE}/content/blocks/header_usp_2`, {
      body: { content: 'Nieuw', seen: 'Nooit zo geweest' },
    })
    expect([status, await versions('block', 'header_usp_2')]).toEqual([409, before])
  })
})

it('a menu is kept with its links, and comes back by being saved', async () => {
  const { id, ...before } = (await desk.editor.call('GET', `${OFFICE}/content`)).json.menus[0]
  const change = (next: object, seen: object) =>
    desk.editor.call('PUT', `${OFFICE}/content/menus/${id}`, { body: { change: next, seen } })
  const other = { label: 'Anders', children: [{ label: 'Levering', url: '/levering' }] }
  await change(other, before)
  const [newest, first] = await versions('menu', id)
  expect([newest?.content, first?.content, first?.savedBy]).toEqual([
    { kind: 'menu', ...other },
    { kind: 'menu', ...before },
    null,
  ])
  await change(before, other)
  expect((await versions('menu', id)).map(({ version }) => version)).toEqual([3, 2, 1])
})

it('a category is kept with its texts and its address, until it is deleted', async () => {
  const made = (
    await desk.editor.call('POST', `${OFFICE}/categories`, { body: { title: 'Beursstands', parentId: null } })
  ).json
  const change = { title: 'Stands', urlPath: '/stands' }
  await desk.editor.call('PATCH', `${OFFICE}/categories/${made.id}`, { body: { change, seen: made.fields } })
  const { imageId: _image, ...fields } = made.fields
  expect((await versions('category', made.id)).map(({ content }) => content)).toEqual([
    { kind: 'category', ...fields, ...change },
    { kind: 'category', ...fields },
  ])
  await desk.editor.call('DELETE', `${OFFICE}/categories/${made.id}?products=0`)
  expect(await versions('category', made.id)).toEqual([])
})

it('words of a mail are kept for the owner, and shown to nobody else', async () => {
  const path = `${OFFICE}/mail-words/reminder`
  const empty = { subject: '', title: '', intro: '' }
  const body = { change: { subject: 'Betaal {nummer}' }, seen: { subject: '' } }
  expect((await owner.call('PUT', path, { body })).status).toBe(200)
  const earlier = `${OFFICE}/shop-versions/mail/reminder`
  const { json } = await owner.call('GET', earlier)
  expect(json.versions.map(({ content }: ContentVersion) => content)).toEqual([
    { kind: 'mail', ...empty, subject: 'Betaal {nummer}' },
    { kind: 'mail', ...empty },
  ])
  expect((await desk.editor.call('GET', earlier)).status).toBe(403)
  expect((await desk.editor.call('GET', `${OFFICE}/content-versions/mail/reminder`)).status).toBe(404)
})

const setEarlier = async (kind: string, id: string) =>
  (await owner.call('GET', `${OFFICE}/shop-versions/${kind}/${id}`)).json.versions.map(
    ({ version, content, savedBy }) => [version, content, savedBy !== null] as const,
  )

describe('what the owner sets', () => {
  it('is kept by part, and comes back by being saved', async () => {
    const { quoteValidDays, studioDesignCents, validateDesignCents } = (
      await owner.call('GET', `${OFFICE}/shop`)
    ).json
    const change = (next: object, seen: object) =>
      owner.call('PATCH', `${OFFICE}/shop`, { body: { change: next, seen } })
    const before = { quoteValidDays, studioDesignCents, validateDesignCents }
    expect((await change({ quoteValidDays: 11 }, { quoteValidDays })).status).toBe(200)
    const kept = await setEarlier('settings', 'services')
    expect(kept).toEqual([
      [2, { kind: 'settings', fields: { ...before, quoteValidDays: 11 } }, true],
      [1, { kind: 'settings', fields: before }, false],
    ])
    // Nothing was changed of another part.
    expect(await setEarlier('settings', 'company')).toEqual([])
    await change({ quoteValidDays }, { quoteValidDays: 11 })
    expect((await setEarlier('settings', 'services')).map(([version]) => version)).toEqual([3, 2, 1])
  })

  it('is kept of a shipping class, also while the shop does not have it', async () => {
    const path = `${OFFICE}/shop/delivery`
    const classes = async () => (await owner.call('GET', path)).json.classes
    const { code, ...parcel } = (await classes())[0]
    const dearer = { ...parcel, centsByCountry: { ...parcel.centsByCountry, NL: 999 } }
    const save = (change: object, seen: object, isThere: boolean) =>
      owner.call('PUT', `${path}/classes/${code}`, { body: { change, seen, isThere } })
    await save({ centsByCountry: { NL: 999 } }, { centsByCountry: parcel.centsByCountry }, true)
    await owner.call('POST', `${path}/classes/${code}/remove`, { body: { seen: dearer } })
    expect((await classes()).some((one: { code: string }) => one.code === code)).toBe(false)
    const [, [, { fields: first }]] = await setEarlier('shippingClass', code)
    expect(first).toEqual(parcel)
    expect((await save(first, {}, false)).status).toBe(200)
    expect((await classes())[0]).toEqual({ code, ...parcel })
    expect((await setEarlier('shippingClass', code)).map(([version]) => version)).toEqual([3, 2, 1])
  })

  it('is kept of the countries in their order', async () => {
    const path = `${OFFICE}/shop/delivery/countries`
    const { countries } = (await owner.call('GET', `${OFFICE}/shop/delivery`)).json
    const before = countries.map(({ code, ships }: { code: string; ships: boolean }) => ({ code, ships }))
    const after = before.map((country: object, place: number) =>
      place === 0 ? country : { ...country, ships: false },
    )
    await owner.call('PUT', path, { body: { countries: after, seen: before } })
    expect((await setEarlier('countries', 'all')).map(([, content]) => content)).toEqual([
      { kind: 'countries', countries: after },
      { kind: 'countries', countries: before },
    ])
  })

  it('is told to nobody else', async () => {
    for (const [kind, id] of [
      ['settings', 'services'],
      ['shippingClass', 'parcel'],
      ['countries', 'all'],
    ])
      expect((await desk.editor.call('GET', `${OFFICE}/shop-versions/${kind}/${id}`)).status).toBe(403)
  })
})

it('is for who changes the catalogue', async () => {
  const production = await (await newOperator(desk.shop, 'production')).loggedIn()
  const path = `${OFFICE}/content-versions/block/header_usp_1`
  expect((await production.call('GET', path)).status).toBe(403)
  expect((await desk.visitor.call('GET', path)).status).toBe(404)
})
