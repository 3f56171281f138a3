import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '#test/support/answers.ts'
import { newOperator } from '#test/support/operators.ts'
import { openProductDesk, type ProductDesk, refusal } from '#test/support/product-desk.ts'

const NOWHERE = '00000000-0000-4000-8000-000000000000'
const COLUMN = '/beheer/api/products/column'

let desk: ProductDesk
beforeAll(async () => {
  desk = await openProductDesk('shop_few')
})
afterAll(() => desk.shop.close())

const save = (column: string, rows: readonly object[], by = desk.editor) =>
  by.call('POST', COLUMN, { body: { column, rows } })
const rowsOf = async (column: string, ids: readonly string[]) =>
  (await desk.editor.call('POST', `${COLUMN}/rows`, { body: { column, ids } })).json.rows

/** How saving is refused: where, and in which words. */
async function wrong(column: string, given: readonly object[]) {
  const { status, json } = await save(column, given)
  const [{ field, message }] = json.errors
  return [status, field, message]
}

async function three(change = {}) {
  const made = [await desk.newProduct(change), await desk.newProduct(change), await desk.newProduct(change)]
  return made.map(({ id }) => id) as [string, string, string]
}
const titlesOf = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await desk.shown(id)).fields.title))

describe('a column of the list of products', () => {
  it('shows what is in the shop and what it becomes, as the list is looked at', async () => {
    const { id, sku } = await desk.newProduct({ productionDays: 4 })
    await desk.publish(id)
    await desk.edit(id, { productionDays: 9, searchSynonyms: ['bord', 'plaat'] })
    const list = async (query: string) => (await desk.editor.call('GET', `${COLUMN}?${query}`)).json
    const { rows, next } = await list(`column=productionDays&search=${sku}`)
    expect([rows, next]).toEqual([
      [{ id, sku, title: expect.any(String), type: 'simple', live: 4, value: 9 }],
      null,
    ])
    const words = await list(`column=searchSynonyms&queue=changed&search=${sku}`)
    expect(words.rows[0]).toMatchObject({ id, value: ['bord', 'plaat'] })
    expect((await list(`column=productionDays&queue=discontinued&search=${sku}`)).rows).toEqual([])
    expect((await desk.editor.call('GET', `${COLUMN}?column=prices`)).status).toBe(422)
    expect(await rowsOf('productionDays', [NOWHERE, id])).toMatchObject([{ id, value: 9 }])
  })

  it('goes on after its hundredth product, and names each once', async () => {
    const all = await desk.shop.database.db
      .selectFrom('products')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    const seen: string[] = []
    let next: string | null = null
    do {
      const after: string = next === null ? '' : `&after=${next}`
      const page: Reply<'listProductColumn'> = (
        await desk.editor.call('GET', `${COLUMN}?column=title${after}`)
      ).json
      expect(page.rows.length).toBeLessThanOrEqual(100)
      seen.push(...page.rows.map(({ id }: { id: string }) => id))
      next = page.next
    } while (next)
    expect([seen.length, new Set(seen).size]).toEqual([all.n, all.n])
  })
})

describe('saving a column', () => {
  it('makes a draft of each row, keeps what else its draft has, and the shop stays as it was', async () => {
    const [first, second, third] = await three()
    await desk.publish(third)
    const was = await titlesOf([first, second, third])
    const rows = [third, first, second].map((id, at) => ({
      id,
      value: `Kolom ${at}`,
      seen: was[[first, second, third].indexOf(id)],
    }))
    expect((await save('title', rows)).status).toBe(200)
    expect(await titlesOf([third, first, second])).toEqual(['Kolom 0', 'Kolom 1', 'Kolom 2'])
    const { fields, live } = await desk.shown(third)
    expect([live.title, fields.title]).toEqual([was[2], 'Kolom 0'])
    expect((await desk.shown(first)).fields.urlPath).toMatch(/^\/nieuw-/)
    // What is as it is in the shop needs no draft.
    expect((await save('title', [{ id: third, value: was[2], seen: 'Kolom 0' }])).status).toBe(200)
    expect((await desk.shown(third)).draft).toBeNull()
    expect((await desk.publish(first)).status).toBe(200)
    expect((await desk.shown(first)).live.title).toBe('Kolom 1')
  })

  it('takes each column as the form of a product takes it', async () => {
    const { id } = await desk.newProduct()
    const { fields } = await desk.shown(id)
    const values = {
      shortDescription: 'Twee\nregels',
      metaTitle: 'Kop',
      metaDescription: 'Tekst',
      searchSynonyms: ['bord', 'plaat'],
      status: 'discontinued',
      vatPercent: 9,
      productionDays: 0,
      needsPrintFiles: !fields.needsPrintFiles,
    } as const
    for (const [column, value] of Object.entries(values)) {
      const seen = fields[column as keyof typeof values]
      expect([column, (await save(column, [{ id, value, seen }])).status]).toEqual([column, 200])
    }
    expect((await desk.shown(id)).fields).toMatchObject(values)
  })

  it('saves nothing where a colleague changed one of the rows meanwhile, and names that row', async () => {
    const ids = await three()
    const was = await titlesOf(ids)
    await desk.edit(ids[1], { title: 'Van een collega' }, desk.colleague)
    const rows = ids.map((id, at) => ({ id, value: 'Van mij', seen: was[at] }))
    expect(refusal(await save('title', rows))).toEqual([409, 'ChangedMeanwhile rows.1'])
    expect(await titlesOf(ids)).toEqual([was[0], 'Van een collega', was[2]])
    const settled = rows.with(1, { ...rows[1]!, seen: 'Van een collega' })
    expect((await save('title', settled)).status).toBe(200)
    expect(await titlesOf(ids)).toEqual(['Van mij', 'Van mij', 'Van mij'])
  })

  it('saves nothing where one value is wrong, twice there, or of a product that is gone', async () => {
    const ids = await three()
    const was = await titlesOf(ids)
    const rows = ids.map((id, at) => ({ id, value: 'Anders', seen: was[at] }))
    expect(await wrong('title', rows.with(2, { ...rows[2]!, value: ' ' }))).toEqual([
      422,
      'rows.2.value',
      'Vul dit veld in',
    ])
    expect(await wrong('title', rows.with(0, { ...rows[0]!, value: 'x'.repeat(201) }))).toEqual([
      422,
      'rows.0.value',
      'Deze tekst is te lang',
    ])
    expect(await wrong('title', [...rows, rows[0]!])).toEqual([422, 'rows', 'Hier staat iets twee keer in'])
    expect(await wrong('title', [rows[0]!, { ...rows[1]!, id: NOWHERE }])).toEqual([
      404,
      'rows.1',
      'Dit product bestaat niet (meer).',
    ])
    const days = (value: number) => [{ id: ids[0], value, seen: 3 }]
    expect(await wrong('productionDays', days(61))).toEqual([
      422,
      'rows.0.value',
      'Vul een heel aantal dagen in van 0 tot en met 60',
    ])
    const many = Array.from({ length: 1001 }, () => ({ id: crypto.randomUUID(), value: 'x', seen: '' }))
    expect(await wrong('title', many)).toEqual([422, 'rows', 'Dit is meer dan in één keer kan'])
    expect(await titlesOf(ids)).toEqual(was)
  })

  it('names the row whose draft is damaged, and shows that it cannot be read', async () => {
    const { id } = await desk.newProduct()
    const [title] = await titlesOf([id])
    await desk.shop.database.db
      .updateTable('product_drafts')
      .set({ edit: JSON.stringify({ change: 7 }) })
      .where('product_id', '=', id)
      .execute()
    expect(await rowsOf('title', [id])).toMatchObject([{ id, value: null }])
    expect(refusal(await save('title', [{ id, value: 'Anders', seen: title }]))).toEqual([
      409,
      'ProductDraftUnreadable rows.0',
    ])
  })

  it('lets two save the same rows at once, in whichever order they name them', async () => {
    const ids = await three()
    const was = await titlesOf(ids)
    const rows = ids.map((id, at) => ({ id, value: 'Tegelijk', seen: was[at] }))
    const answers = await Promise.all([save('title', rows), save('title', rows.toReversed(), desk.colleague)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await titlesOf(ids)).toEqual(['Tegelijk', 'Tegelijk', 'Tegelijk'])
  })

  it('is not for who may not change the catalogue, and is written down', async () => {
    const { id } = await desk.newProduct()
    const [title] = await titlesOf([id])
    const maker = await (await newOperator(desk.shop, 'production')).loggedIn()
    const rows = [{ id, value: 'Anders', seen: title }]
    expect((await save('title', rows, maker)).status).toBe(403)
    expect((await maker.call('GET', `${COLUMN}?column=title`)).status).toBe(403)
    expect(await titlesOf([id])).toEqual([title])
    await save('title', rows)
    const kept = await desk.shop.database.db
      .selectFrom('audit_events')
      .select(['actor_kind', 'entity'])
      .where('entity_id', '=', id)
      .where('entity', '=', 'product_drafts')
      .execute()
    expect(kept.at(-1)).toEqual({ actor_kind: 'operator', entity: 'product_drafts' })
  })
})

const attribute = (code: string) => ({ column: 'attribute', attribute: code })
const attributesOf = async (id: string) => (await desk.shown(id)).fields.attributes

const put = (code: string, rows: readonly object[], by = desk.editor) =>
  by.call('POST', COLUMN, { body: { ...attribute(code), rows } })

describe('the column of an attribute', () => {
  const [colour, thickness] = ['kolom-kleur', 'kolom-dikte']
  beforeAll(async () => {
    for (const [label, kind, unit] of [
      ['Kolom kleur', 'choices', ''],
      ['Kolom dikte', 'number', 'mm'],
    ]) {
      const body = { label, kind, unit, isFilterable: true }
      expect((await desk.editor.call('POST', '/beheer/api/attributes', { body })).status).toBe(200)
    }
  })

  it('shows what products have of it, and changes that alone', async () => {
    const given = [
      { code: thickness, values: ['3'] },
      { code: colour, values: ['Rood'] },
    ]
    const { id, sku } = await desk.newProduct({ attributes: given })
    await desk.publish(id)
    const list = await desk.editor.call('GET', `${COLUMN}?column=attribute&attribute=${colour}&search=${sku}`)
    expect(list.json.rows).toMatchObject([{ id, live: ['Rood'], value: ['Rood'] }])
    const edit = { id, value: ['Rood', 'Blauw'], seen: ['Rood'] }
    expect((await put(colour, [edit])).status).toBe(200)
    expect((await put(thickness, [{ id, value: [], seen: ['3'] }])).status).toBe(200)
    expect(await attributesOf(id)).toEqual([{ code: colour, values: ['Rood', 'Blauw'] }])
    expect((await put(thickness, [{ id, value: ['12.5'], seen: [] }])).status).toBe(200)
    // Where it stands follows from the order of the attributes.
    expect((await attributesOf(id)).map(({ code }) => code)).toEqual([colour, thickness])
    const rows = await desk.editor.call('POST', `${COLUMN}/rows`, {
      body: { ...attribute(thickness), ids: [id] },
    })
    expect(rows.json.rows).toMatchObject([{ id, live: ['3'], value: ['12.5'] }])
    expect((await desk.publish(id)).status).toBe(200)
    expect((await desk.shown(id)).live.attributes).toEqual([
      { code: colour, values: ['Rood', 'Blauw'] },
      { code: thickness, values: ['12.5'] },
    ])
  })

  it('leaves a colleague alone who changed another attribute, and clashes with one who changed this one', async () => {
    const { id } = await desk.newProduct()
    await desk.edit(id, { attributes: [{ code: thickness, values: ['3'] }] }, desk.colleague)
    expect((await put(colour, [{ id, value: ['Groen'], seen: [] }])).status).toBe(200)
    expect((await put(colour, [{ id, value: ['Geel'], seen: [] }], desk.colleague)).status).toBe(409)
    expect((await put(colour, [{ id, value: ['Groen'], seen: [] }], desk.colleague)).status).toBe(200)
    expect(await attributesOf(id)).toEqual([
      { code: colour, values: ['Groen'] },
      { code: thickness, values: ['3'] },
    ])
  })

  it('refuses one that there is not, and values that no product can have', async () => {
    const { id } = await desk.newProduct({ attributes: [] })
    const edit = { id, value: ['Rood'], seen: [] }
    expect(refusal(await put('weg', [edit]))).toEqual([404, 'AttributeNotFound'])
    const list = await desk.editor.call('GET', `${COLUMN}?column=attribute&attribute=weg`)
    expect(refusal(list)).toEqual([404, 'AttributeNotFound'])
    expect(refusal(await put(colour, [{ ...edit, value: ['Rood', 'Rood'] }]))).toEqual([
      422,
      'InvalidInput rows.0.value',
    ])
    expect((await put(colour, [{ ...edit, value: ['x'.repeat(201)] }])).status).toBe(422)
    expect(await attributesOf(id)).toEqual([])
  })
})
