import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeskCategory, DeskCategoryRow } from '#contract/office/categories.ts'
import { newOperator } from '#test/support/operators.ts'
import { openProductDesk, type ProductDesk, refusal } from '#test/support/product-desk.ts'

let desk: ProductDesk
beforeAll(async () => {
  desk = await openProductDesk()
})
afterAll(() => desk.shop.close())

const PATH = '/beheer/api/categories'
const NOWHERE = '00000000-0000-4000-8000-000000000000'

const list = async (): Promise<DeskCategoryRow[]> => (await desk.editor.call('GET', PATH)).json.categories
const named = async (title: string) => {
  const found = (await list()).find((row) => row.title === title)
  if (!found) throw new Error(`no category ${title}`)
  return found
}
const shown = async (id: string): Promise<DeskCategory> =>
  (await desk.editor.call('GET', `${PATH}/${id}`)).json
const make = async (title: string, parentId: string | null = null): Promise<DeskCategory> =>
  (await desk.editor.call('POST', PATH, { body: { title, parentId } })).json
const move = (id: string, body: object, by = desk.editor) => by.call('POST', `${PATH}/${id}/move`, { body })
const edit = async (id: string, change: object, seen?: object, by = desk.editor) => {
  const { fields } = await shown(id)
  return by.call('PATCH', `${PATH}/${id}`, { body: { change, seen: seen ?? fields } })
}
const childTitles = async (parentId: string | null) =>
  (await list()).filter((row) => row.parentId === parentId).map(({ title }) => title)
const route = async (path: string) => {
  desk.shop.heardCatalogueChange()
  return (await desk.visitor.call('GET', `/api/navigation/route?path=${path}`)).json
}

describe('the tree of categories', () => {
  it('has every one with its products, for who changes the catalogue', async () => {
    const flags = await named('Vlaggen en masten')
    expect(flags).toMatchObject({ parentId: null, path: '/vlaggen-en-masten', isActive: true })
    expect((await list()).some(({ productCount }) => productCount > 3)).toBe(true)
    const maker = await (await newOperator(desk.shop, 'production')).loggedIn()
    expect((await maker.call('GET', PATH)).status).toBe(403)
    expect((await desk.visitor.call('GET', PATH)).status).toBe(404)
    expect((await desk.editor.call('GET', `${PATH}/${NOWHERE}`)).status).toBe(404)
  })

  it('takes in a new one that customers do not see until it is in the shop', async () => {
    const { id, fields } = await make('Nieuw & handig')
    expect(fields).toMatchObject({ urlPath: '/nieuw-en-handig', isActive: false })
    expect((await childTitles(null)).at(-1)).toBe('Nieuw & handig')
    expect(await route('/nieuw-en-handig')).toMatchObject({ errors: [{ code: 'NotFound' }] })
    await edit(id, { isActive: true, shortDescription: 'Wat <b>anders</b>' })
    expect(await route('/nieuw-en-handig')).toMatchObject({ pageType: 'CATEGORY' })
    expect(
      refusal(await desk.editor.call('POST', PATH, { body: { title: 'Nieuw en handig', parentId: null } })),
    ).toEqual([422, 'PathTaken title'])
    expect((await desk.editor.call('POST', PATH, { body: { title: '???', parentId: null } })).status).toBe(
      422,
    )
  })

  it('leads from every old address to the new one when one moves below another', async () => {
    const [top, other] = [await make('Boven'), await make('Elders')]
    const child = await make('Kind', top.id)
    const grandchild = await make('Kleinkind', child.id)
    for (const { id } of [top, other, child, grandchild]) await edit(id, { isActive: true })
    const moved = await move(child.id, { parentId: other.id, before: null, seenParentId: top.id })
    expect(moved.status).toBe(200)
    expect((await shown(grandchild.id)).fields.urlPath).toBe('/elders/kind/kleinkind')
    expect(await route('/boven/kind/kleinkind')).toMatchObject({
      pageType: 'REDIRECT',
      path: '/elders/kind/kleinkind',
    })
    await move(child.id, { parentId: top.id, before: null, seenParentId: other.id })
    expect(await route('/boven/kind/kleinkind')).toMatchObject({ pageType: 'CATEGORY' })
    expect(await route('/elders/kind')).toMatchObject({ pageType: 'REDIRECT', path: '/boven/kind' })
  })

  it('keeps the order in which its owner puts it', async () => {
    const parent = await make('Volgorde')
    const [one, two, three] = [
      await make('Een', parent.id),
      await make('Twee', parent.id),
      await make('Drie', parent.id),
    ]
    await move(three.id, { parentId: parent.id, before: one.id, seenParentId: parent.id })
    expect(await childTitles(parent.id)).toEqual(['Drie', 'Een', 'Twee'])
    await move(three.id, { parentId: parent.id, before: two.id, seenParentId: parent.id })
    expect(await childTitles(parent.id)).toEqual(['Een', 'Drie', 'Twee'])
  })

  it('never becomes a ring, also not by two at once', async () => {
    const [one, two] = [await make('Ring een'), await make('Ring twee')]
    expect(refusal(await move(one.id, { parentId: one.id, before: null, seenParentId: null }))).toEqual([
      422,
      'CategoryBelowItself',
    ])
    const both = await Promise.all([
      move(one.id, { parentId: two.id, before: null, seenParentId: null }),
      move(two.id, { parentId: one.id, before: null, seenParentId: null }, desk.colleague),
    ])
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422'])
  })

  it('tells who saw it otherwise', async () => {
    const [one, two] = [await make('Stand een'), await make('Stand twee')]
    await move(one.id, { parentId: two.id, before: null, seenParentId: null }, desk.colleague)
    expect(refusal(await move(one.id, { parentId: null, before: two.id, seenParentId: null }))).toEqual([
      409,
      'CategoriesMovedOn',
    ])
    expect(refusal(await move(two.id, { parentId: null, before: one.id, seenParentId: null }))).toEqual([
      409,
      'CategoriesMovedOn',
    ])
    expect((await move(NOWHERE, { parentId: null, before: null, seenParentId: null })).status).toBe(404)
  })
})

describe('a category', () => {
  it('gets another address with those below it, unless something else lies there', async () => {
    const parent = await make('Adres')
    const child = await make('Onder', parent.id)
    expect((await edit(parent.id, { urlPath: '/ander-adres' })).status).toBe(200)
    expect((await shown(child.id)).fields.urlPath).toBe('/ander-adres/onder')
    const taken = ['/vlaggen-en-masten', '/account', '/spandoeken-en-doeken/spandoeken/spandoek-510-g']
    for (const urlPath of taken)
      expect(refusal(await edit(parent.id, { urlPath }))).toEqual([422, 'PathTaken change.urlPath'])
    expect((await shown(parent.id)).fields.urlPath).toBe('/ander-adres')
  })

  it.each([
    [{ title: ' ' }, 'change.title'],
    [{ urlPath: '/Met Spatie' }, 'change.urlPath'],
    [{ urlPath: 'https://elders.example' }, 'change.urlPath'],
    [{ shortListItemCount: -1 }, 'change.shortListItemCount'],
    [{ metaTitle: 'x'.repeat(201) }, 'change.metaTitle'],
    [{ imageId: 'geen' }, 'change.imageId'],
  ])('is refused %j at its field', async (change, field) => {
    const { id } = await named('Vlaggen en masten')
    const { status, json } = await edit(id, change)
    expect([status, json.errors[0].field]).toEqual([422, field])
  })

  it('loses what does harm in its text, and keeps hostile words as words', async () => {
    const { id } = await make('<img src=x onerror=alert(1)>')
    await edit(id, { description: '<p onclick="x()">Goed</p><script>alert(1)</script>' })
    const { fields } = await shown(id)
    expect([fields.title, fields.description]).toEqual(['<img src=x onerror=alert(1)>', '<p>Goed</p>'])
  })

  it('tells two who change it by the field that both changed', async () => {
    const { id, fields } = await make('Tweetal')
    await edit(id, { title: 'Van de een', shortDescription: 'Kort' }, fields)
    expect(refusal(await edit(id, { title: 'Van de ander' }, fields, desk.colleague))).toEqual([
      409,
      'ChangedMeanwhile change.title',
    ])
    expect((await edit(id, { metaTitle: 'Van de ander' }, fields, desk.colleague)).status).toBe(200)
  })

  it('goes with its place in products, once who deletes it knows of them', async () => {
    const parent = await make('Weg boven')
    const { id } = await make('Weg', parent.id)
    const product = await desk.newProduct({ categoryIds: [id] })
    await desk.publish(product.id)
    const remove = (products: number, of = id) =>
      desk.editor.call('DELETE', `${PATH}/${of}?products=${products}`)
    expect(refusal(await remove(0, parent.id))).toEqual([409, 'CategoryHasOthers'])
    expect(refusal(await remove(0))).toEqual([409, 'CategoriesMovedOn'])
    expect((await shown(id)).onlyHere).toBe(1)
    expect((await remove(1)).status).toBe(200)
    expect((await desk.shown(product.id)).live.categoryIds).toEqual([])
    await edit(parent.id, { isActive: true })
    expect(await route('/weg-boven/weg')).toMatchObject({ pageType: 'REDIRECT', path: '/weg-boven' })
    const rows = await desk.shop.database.db
      .selectFrom('audit_events')
      .select(['action', 'actor_kind'])
      .where('entity', '=', 'categories')
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute()
    expect(rows.map(({ action, actor_kind }) => `${actor_kind} ${action}`)).toEqual([
      'operator insert',
      'operator delete',
    ])
  })
})
