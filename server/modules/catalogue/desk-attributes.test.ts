import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AttributeFields, DeskAttribute, DeskAttributeRow } from '#contract/office/attributes.ts'
import type { Answer } from '#test/support/answers.ts'
import { newOperator } from '#test/support/operators.ts'
import { openProductDesk, type ProductDesk, refusal } from '#test/support/product-desk.ts'

let desk: ProductDesk
beforeAll(async () => {
  desk = await openProductDesk()
})
afterAll(() => desk.shop.close())

const PATH = '/beheer/api/attributes'
const CHOICES = { kind: 'choices', unit: '', isFilterable: true } as const
let made = 0

const list = async (): Promise<DeskAttributeRow[]> => (await desk.editor.call('GET', PATH)).json.attributes
const codes = async () => (await list()).map(({ code }) => code)
const post = (body: object) => desk.editor.call('POST', PATH, { body })
/** An attribute of its own, called so with a number behind it. */
async function make(fields: Partial<AttributeFields> = {}): Promise<DeskAttribute> {
  made += 1
  return (await post({ label: `Proef ${made}`, ...CHOICES, ...fields })).json
}
const shown = async (code: string): Promise<DeskAttribute> =>
  (await desk.editor.call('GET', `${PATH}/${code}`)).json
const edit = (code: string, change: object, seen: object, by = desk.editor) =>
  by.call('PATCH', `${PATH}/${code}`, { body: { change, seen } })
const values = (code: string, body: object, by = desk.editor) =>
  by.call('POST', `${PATH}/${code}/values`, { body })
const valuesOf = async (code: string) => (await shown(code)).values.map(({ value }) => value)
const move = (code: string, before: string | null) =>
  desk.editor.call('POST', `${PATH}/${code}/move`, { body: { before } })
const remove = (code: string) => desk.editor.call('DELETE', `${PATH}/${code}`)
const told = ({ json }: Answer) => json.errors[0].message

/** A product in the shop that has these values. */
async function productWith(code: string, has: string[], change: object = {}) {
  const product = await desk.newProduct({ attributes: [{ code, values: has }], ...change })
  const { status } = await desk.publish(product.id)
  if (status !== 200) throw new Error(`a product was not published: ${status}`)
  return product
}
const propertyOf = async (sku: string, code: string) =>
  (await desk.inShop(sku)).json.properties.find((one: { code: string }) => one.code === code)?.value
const has = async (id: string, code: string) =>
  (await desk.shown(id)).fields.attributes.find((one) => one.code === code)?.values

describe('the attributes of the shop', () => {
  it('are listed with what uses them, for who changes the catalogue', async () => {
    const material = (await list()).find(({ code }) => code === 'materiaal')
    expect(material).toMatchObject({ label: 'Materiaal', kind: 'choices', unit: '', isFilterable: true })
    expect([material!.valueCount > 5, material!.productCount > 5]).toEqual([true, true])
    const maker = await (await newOperator(desk.shop, 'production')).loggedIn()
    expect((await maker.call('GET', PATH)).status).toBe(403)
    expect((await desk.visitor.call('GET', PATH)).status).toBe(404)
    expect(refusal(await desk.editor.call('GET', `${PATH}/weg`))).toEqual([404, 'AttributeNotFound'])
  })

  it('get a code of their own, and stand last', async () => {
    const { json } = await post({
      label: 'Wél apart & nieuw',
      kind: 'number',
      unit: 'mm',
      isFilterable: false,
    })
    expect(json).toMatchObject({ code: 'wel-apart-en-nieuw', fields: { unit: 'mm' }, values: [] })
    expect((await codes()).at(-1)).toBe('wel-apart-en-nieuw')
    expect(refusal(await post({ label: 'wél apart & nieuw', ...CHOICES }))).toEqual([
      422,
      'InvalidInput label',
    ])
    expect(refusal(await post({ label: '???', ...CHOICES }))).toEqual([422, 'InvalidInput label'])
    expect((await post({ label: 'Wel, apart en nieuw', ...CHOICES })).json.code).toBe('wel-apart-en-nieuw-2')
    // Lists are filtered by thickness already, whatever the owner has.
    expect((await post({ label: 'Dikte', ...CHOICES })).json.code).toBe('dikte-2')
    expect((await post({ label: 'Tekst met eenheid', ...CHOICES, unit: 'mm' })).json.fields.unit).toBe('')
  })

  it('keep the order of their owner, also in drafts of products', async () => {
    const [one, two] = [await make(), await make()]
    const { id } = await desk.newProduct()
    await desk.edit(id, {
      attributes: [
        { code: one.code, values: ['a'] },
        { code: two.code, values: ['b'] },
      ],
    })
    expect((await move(two.code, one.code)).status).toBe(200)
    expect((await codes()).slice(-2)).toEqual([two.code, one.code])
    expect((await desk.shown(id)).fields.attributes.map(({ code }) => code)).toEqual([two.code, one.code])
    expect((await desk.publish(id)).status).toBe(200)
    expect(refusal(await move(two.code, 'weg'))).toEqual([409, 'AttributesMovedOn'])
    expect((await move(two.code, null)).status).toBe(200)
    expect((await codes()).at(-1)).toBe(two.code)
  })

  it('tell who saw one otherwise, by field', async () => {
    const { code, fields } = await make()
    expect((await edit(code, { label: `${fields.label} a` }, fields)).status).toBe(200)
    expect(refusal(await edit(code, { label: 'Van een ander' }, fields, desk.colleague))).toEqual([
      409,
      'ChangedMeanwhile change.label',
    ])
    expect((await edit(code, { isFilterable: false }, fields, desk.colleague)).status).toBe(200)
    expect((await shown(code)).fields).toMatchObject({ label: `${fields.label} a`, isFilterable: false })
  })

  it('go where nothing uses them, and else say where they are', async () => {
    const { code } = await make()
    await productWith(code, ['a'])
    const draft = await desk.newProduct({ attributes: [{ code, values: ['a'] }] })
    const refused = await remove(code)
    expect(refusal(refused)).toEqual([409, 'AttributeInUse'])
    expect(told(refused)).toBe(
      'Dit kenmerk staat nog bij 1 product en in 1 concept van een product. Haal het daar eerst weg.',
    )
    await desk.edit(draft.id, { attributes: [] })
    expect(told(await remove(code))).toBe('Dit kenmerk staat nog bij 1 product. Haal het daar eerst weg.')
    const free = await make()
    expect((await remove(free.code)).json.attributes.map((one: DeskAttributeRow) => one.code)).not.toContain(
      free.code,
    )
    expect(refusal(await remove(free.code))).toEqual([404, 'AttributeNotFound'])
  })

  it('stay where a configurator goes by them', async () => {
    const { db } = desk.shop.database
    const { rows } = await sql<{ code: string; value: string }>`
      select f->>'attributeCode' as code, f->'values'->0->>'id' as value
      from configurators, jsonb_path_query(definition, '$.**.filters[*]') f
      where not exists (select from attributes where code = f->>'attributeCode') limit 1`.execute(db)
    const { code, value } = rows[0]!
    await db.insertInto('attributes').values({ code, label: 'Van een configurator' }).execute()
    await values(code, { act: 'add', value })
    await values(code, { act: 'add', value: 'van niets' })
    expect(told(await remove(code))).toMatch(/^Dit kenmerk staat nog in \d+ configurators?\. /)
    expect(refusal(await values(code, { act: 'remove', value }))).toEqual([409, 'AttributeValueInUse'])
    expect((await values(code, { act: 'remove', value: 'van niets' })).status).toBe(200)
  })

  it('are written down as they change', async () => {
    const { code } = await make()
    await values(code, { act: 'add', value: 'mat' })
    await values(code, { act: 'rename', from: 'mat', value: 'zijdemat' })
    const rows = await desk.shop.database.db
      .selectFrom('audit_events')
      .select(['entity', 'action', 'actor_kind'])
      .where('entity_id', '=', code)
      .orderBy('id')
      .execute()
    expect(rows.map(({ entity, action, actor_kind: by }) => `${entity} ${action} ${by}`)).toEqual([
      'attributes insert operator',
      'attribute_values insert operator',
      'attribute_values update operator',
    ])
  })
})

describe('a number', () => {
  it('is read with its unit at the product, and stands by size in the filter', async () => {
    const { code, fields } = await make({ kind: 'number', unit: 'mm' })
    const { categoryIds } = (await desk.shown(await desk.idOf('PST-A1'))).fields
    const small = await productWith(code, ['2.5'], { categoryIds })
    for (const value of ['1250', '10']) await productWith(code, [value], { categoryIds })
    expect(await propertyOf(small.sku, code)).toBe('2,5\u00a0mm')
    const category = (await desk.visitor.call('GET', `/api/categories/${categoryIds[0]}`)).json
    const facet = category.facets.find((one: { code: string }) => one.code === code)
    expect(facet.values.map((one: { value: string; label: string }) => [one.value, one.label])).toEqual([
      ['2.5', '2,5\u00a0mm'],
      ['10', '10\u00a0mm'],
      ['1250', '1.250\u00a0mm'],
    ])
    expect(await valuesOf(code)).toEqual(['2.5', '10', '1250'])
    expect(refusal(await values(code, { act: 'add', value: '3' }))).toEqual([409, 'AttributesMovedOn'])
    // Another unit changes no number.
    expect((await edit(code, { unit: 'cm' }, fields)).status).toBe(200)
    expect(await propertyOf(small.sku, code)).toBe('2,5\u00a0cm')
  })

  it.each([
    ['number', ['dik']],
    ['number', ['1', '2']],
    ['choice', ['mat', 'glans']],
    ['text', ['een', 'twee']],
  ] as const)('keeps a product out of the shop whose %s is %j', async (kind, wrong) => {
    const { code } = await make({ kind })
    const { id } = await desk.newProduct({ attributes: [{ code, values: [...wrong] }] })
    expect(refusal(await desk.publish(id))).toEqual([422, 'ProductNotReady attributes'])
    expect((await desk.shown(id)).findings).toMatchObject([{ field: 'attributes', isStopping: true }])
  })
})

describe('another kind', () => {
  it('is refused with how many products do not fit', async () => {
    const { code, fields } = await make()
    await productWith(code, ['12,5 mm'])
    await productWith(code, ['dik'])
    await productWith(code, ['1', '2'])
    const refused = await edit(code, { kind: 'number', unit: 'mm' }, fields)
    expect(refusal(refused)).toEqual([422, 'InvalidInput change.kind'])
    expect(told(refused)).toBe('Bij 2 producten staat iets wat niet één getal is.')
    expect(told(await edit(code, { kind: 'choice' }, fields))).toBe(
      'Bij 1 product staat meer dan één waarde. Dat kan niet als keuze.',
    )
    expect((await shown(code)).fields).toEqual(fields)
  })

  it('takes what products have along, and back again', async () => {
    const { code, fields } = await make()
    const { id, sku } = await productWith(code, ['12,50 mm'])
    await desk.edit(id, { attributes: [{ code, values: ['7 mm'] }] })
    await values(code, { act: 'add', value: 'ooit' })
    expect((await edit(code, { kind: 'number', unit: 'mm' }, fields)).status).toBe(200)
    expect(await shown(code)).toMatchObject({
      fields: { kind: 'number', unit: 'mm' },
      values: [{ value: '12.5', productCount: 1 }],
    })
    expect(await propertyOf(sku, code)).toBe('12,5\u00a0mm')
    expect(await has(id, code)).toEqual(['7'])
    expect((await desk.publish(id)).status).toBe(200)
    expect((await edit(code, { kind: 'choice' }, { ...fields, kind: 'number', unit: 'mm' })).status).toBe(200)
    expect(await shown(code)).toMatchObject({
      fields: { kind: 'choice', unit: '' },
      values: [{ value: '7\u00a0mm', productCount: 1 }],
    })
  })
})

describe('the values of a list', () => {
  it('stand in their order, also those that no product has yet', async () => {
    const { code } = await make()
    for (const value of ['klein', 'groot', 'middel']) await values(code, { act: 'add', value })
    const { id } = await productWith(code, ['groot', 'klein', 'reus'])
    expect(await valuesOf(code)).toEqual(['klein', 'groot', 'middel', 'reus'])
    expect(await has(id, code)).toEqual(['klein', 'groot', 'reus'])
    await desk.edit(id, { title: 'Anders', attributes: [{ code, values: ['klein', 'groot'] }] })
    expect((await values(code, { act: 'move', value: 'groot', before: 'klein' })).status).toBe(200)
    expect(await valuesOf(code)).toEqual(['groot', 'klein', 'middel', 'reus'])
    expect(await has(id, code)).toEqual(['groot', 'klein'])
    // Its draft followed, so that it is held up by no change of somebody else.
    expect((await desk.publish(id)).status).toBe(200)
    expect(await has(id, code)).toEqual(['groot', 'klein'])
  })

  it('are called otherwise at every product, in the shop and in drafts', async () => {
    const { code } = await make()
    const one = await productWith(code, ['mat', 'glans'])
    const other = await productWith(code, ['mat'])
    await desk.edit(other.id, { title: 'Anders', attributes: [{ code, values: ['mat', 'ruw'] }] })
    expect((await values(code, { act: 'rename', from: 'mat', value: 'zijdemat' })).status).toBe(200)
    expect(await propertyOf(one.sku, code)).toBe('zijdemat en glans')
    expect(await propertyOf(other.sku, code)).toBe('zijdemat')
    expect(await has(other.id, code)).toEqual(['zijdemat', 'ruw'])
    expect((await desk.publish(other.id)).status).toBe(200)
    expect(await valuesOf(code)).toEqual(['zijdemat', 'glans', 'ruw'])
    expect(refusal(await values(code, { act: 'rename', from: 'mat', value: 'x' }, desk.colleague))).toEqual([
      409,
      'AttributesMovedOn',
    ])
    expect(refusal(await values(code, { act: 'rename', from: 'glans', value: 'Zijdemat' }))).toEqual([
      422,
      'InvalidInput value',
    ])
    expect((await values(code, { act: 'rename', from: 'glans', value: 'Glans' })).status).toBe(200)
  })

  it('go where nothing has them', async () => {
    const { code } = await make()
    await productWith(code, ['mat'])
    await values(code, { act: 'add', value: 'glans' })
    expect(refusal(await values(code, { act: 'add', value: ' Glans ' }))).toEqual([422, 'InvalidInput value'])
    expect(refusal(await values(code, { act: 'add', value: '  ' }))).toEqual([422, 'InvalidInput value'])
    const refused = await values(code, { act: 'remove', value: 'mat' })
    expect(refusal(refused)).toEqual([409, 'AttributeValueInUse'])
    expect(told(refused)).toBe('‘mat’ staat nog bij 1 product. Haal de waarde daar eerst weg.')
    expect((await values(code, { act: 'remove', value: 'glans' })).status).toBe(200)
    expect(await valuesOf(code)).toEqual(['mat'])
  })

  it('are added by two at once without losing one', async () => {
    const { code } = await make()
    const both = await Promise.all([
      values(code, { act: 'add', value: 'een' }),
      values(code, { act: 'add', value: 'twee' }, desk.colleague),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await valuesOf(code)).toSorted()).toEqual(['een', 'twee'])
  })
})
