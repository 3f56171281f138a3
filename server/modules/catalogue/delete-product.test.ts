import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleStep, option } from '#domain/configurator/sample-configurators.ts'
import { type ConfiguratorDesk, madeOf, openConfiguratorDesk } from '#test/support/configurator-desk.ts'
import { newOperator } from '#test/support/operators.ts'
import { at, refusal } from '#test/support/product-desk.ts'
import type { TestBrowser } from '#test/support/shop.ts'

let desk: ConfiguratorDesk
let customer: TestBrowser
beforeAll(async () => {
  desk = await openConfiguratorDesk('shop_few')
  customer = desk.shop.browser()
  const body = { username: 'klant@demo.example', password: 'Paskruis-demo-1' }
  await customer.call('POST', '/api/customer/login', { body })
})
afterAll(() => desk.shop.close())

const usesOf = async (id: string, by = desk.editor) => (await by.call('GET', `${at(id)}/use`)).json
const remove = async (id: string, leadsTo = 'nowhere', by = desk.editor) => {
  const { draft, liveDigest } = await desk.shown(id)
  return desk.post(id, '/delete', { version: draft?.version ?? null, liveDigest, leadsTo }, by)
}
const rename = (id: string, seen: string, sku: string, by = desk.editor) =>
  by.call('PUT', `${at(id)}/sku`, { body: { seen, sku } })

const newInShop = async () => {
  const product = await desk.newProduct()
  expect((await desk.publish(product.id)).status).toBe(200)
  desk.shop.heardCatalogueChange()
  return { ...product, title: (await desk.shown(product.id)).live.title }
}
const published = async (id: string, change: object) => {
  await desk.edit(id, change)
  const { status, text } = await desk.publish(id)
  if (status !== 200) throw new Error(text)
}
const route = async (path: string) => {
  desk.shop.heardCatalogueChange()
  return desk.visitor.call('GET', `/api/navigation/route?path=${path}`)
}
const intoCart = async (sku: string) => {
  desk.shop.heardCatalogueChange()
  const body = { cartItem: { sku, quantity: 1, customOptions: [] } }
  const { status, text, json } = await customer.call('POST', '/api/cart/items', { body })
  if (status !== 200) throw new Error(text)
  return json
}

const named = (definition: unknown) => JSON.stringify(definition).match(/NIEUW-\d+[A-Z-]*/g)

const choiceOf = (sku: string) =>
  madeOf(bundleStep('doek', [option('a', { sku, effect: { kind: 'child' } })], { optionType: 'MATERIAL' }))

describe('a product that was never sold', () => {
  it('is deleted with all that is its own, and written down', async () => {
    const { id, sku } = await newInShop()
    const { urlPath } = (await desk.shown(id)).live
    await desk.edit(id, { title: 'Nog een concept' })
    expect((await route(urlPath!)).json).toMatchObject({ pageType: 'PRODUCT' })
    expect((await remove(id)).status).toBe(200)
    expect((await desk.editor.call('GET', at(id))).status).toBe(404)
    expect([(await desk.inShop(sku)).status, (await route(urlPath!)).status]).toEqual([404, 404])
    const rows = await desk.shop.database.db
      .selectFrom('audit_events')
      .select(['action', 'actor_kind'])
      .where('entity', '=', 'products')
      .where('entity_id', '=', id)
      .where('action', '=', 'delete')
      .execute()
    expect(rows).toEqual([{ action: 'delete', actor_kind: 'operator' }])
  })

  it('leads who knows its address to its category, where that is wanted', async () => {
    const { id } = await newInShop()
    const { urlPath } = (await desk.shown(id)).live
    const { category } = await usesOf(id)
    expect((await remove(id, 'category')).status).toBe(200)
    expect((await route(urlPath!)).json).toMatchObject({ pageType: 'REDIRECT', path: category.path })
  })

  it('may be composed, with its configurator', async () => {
    const { id, key } = await desk.newInShop()
    expect((await remove(id)).status).toBe(200)
    desk.shop.heardCatalogueChange()
    expect((await desk.visitor.call('GET', `/api/configurator/${key}`)).status).toBe(404)
  })

  it('stays as long as it is not what was seen, or somebody may not change the catalogue', async () => {
    const { id } = await newInShop()
    const { liveDigest } = await desk.shown(id)
    const seen = { version: null, liveDigest, leadsTo: 'nowhere' }
    const finance = await (await newOperator(desk.shop, 'finance')).loggedIn()
    expect((await desk.post(id, '/delete', seen, finance)).status).toBe(403)
    await desk.edit(id, { title: 'Intussen anders' }, desk.colleague)
    expect(refusal(await desk.post(id, '/delete', seen))).toEqual([409, 'DraftMovedOn'])
    await desk.publish(id)
    expect(refusal(await desk.post(id, '/delete', seen))).toEqual([409, 'ChangedMeanwhile'])
    expect((await desk.shown(id)).live.title).toBe('Intussen anders')
  })
})

describe('a product that is used', () => {
  it.each<[string, string, (product: { id: string; sku: string }) => Promise<unknown>]>([
    ['a cart', 'cart', ({ sku }) => intoCart(sku)],
    [
      'a parked cart',
      'quote',
      async ({ sku }) => {
        await customer.call('POST', '/api/cart/empty')
        await intoCart(sku)
        const { status, text } = await customer.call('POST', '/api/cart/park', {
          body: { reference: 'Later' },
        })
        if (status !== 200) throw new Error(text)
      },
    ],
    ['a configurator', 'configurator', ({ sku }) => desk.newInShop(choiceOf(sku))],
    [
      'the draft of a configurator',
      'configuratorDraft',
      async ({ sku }) => {
        const { id, key } = await desk.newComposed()
        await desk.start(id, key)
        await desk.compose(id, choiceOf(sku))
      },
    ],
    [
      'a product beside which it is shown',
      'related',
      async ({ sku }) => {
        const other = await newInShop()
        await published(other.id, { relatedSkus: [sku] })
      },
    ],
    [
      'a product that it replaces',
      'replacement',
      async ({ sku }) => {
        const other = await newInShop()
        await published(other.id, { status: 'discontinued', replacementSku: sku })
      },
    ],
    [
      'the draft of a product',
      'productDraft',
      async ({ sku }) => {
        const other = await newInShop()
        await desk.edit(other.id, { relatedSkus: [sku] })
      },
    ],
  ])('by %s stays, and says where', async (_by, kind, use) => {
    const product = await newInShop()
    await use(product)
    const { uses } = await usesOf(product.id, desk.colleague)
    expect(uses).toEqual([
      { kind, places: [{ id: expect.any(String), name: expect.any(String) }], hasMore: false },
    ])
    expect(refusal(await remove(product.id))).toEqual([409, `ProductInUse uses.${kind}`])
    expect((await desk.shown(product.id)).live.status).toBe('active')
  })

  it('by two carts of a company names that company once', async () => {
    const { id, sku } = await newInShop()
    await customer.call('POST', '/api/cart/empty')
    await intoCart(sku)
    await sql`
      with left_behind as (insert into carts (company_id, contact_id, state)
          select c.company_id, c.contact_id, 'abandoned' from carts c join cart_lines l on l.cart_id = c.id
          where l.product_id = ${id} returning id),
        groups as (insert into cart_groups (cart_id, title, position) select id, '', 0 from left_behind returning id, cart_id)
      insert into cart_lines (cart_id, group_id, product_id, quantity, agreed_price, delivery_kind, position)
      select g.cart_id, g.id, l.product_id, l.quantity, l.agreed_price, l.delivery_kind, 0 from groups g, cart_lines l
      where l.product_id = ${id}`.execute(desk.shop.database.db)
    const { uses } = await usesOf(id, desk.colleague)
    expect(uses).toMatchObject([{ kind: 'cart', places: [{ id: expect.any(String) }], hasMore: false }])
    expect(uses[0].places).toHaveLength(1)
  })

  it('by an order stays as it is called too, and who may not see orders hears no more than that', async () => {
    const { id, sku } = await newInShop()
    await published(id, { needsPrintFiles: false })
    await customer.call('POST', '/api/cart/empty')
    await intoCart(sku)
    const ordered = await customer.call('POST', '/api/cart/order', { body: { termsAccepted: true } })
    expect(ordered.status).toBe(200)
    const { uses } = await usesOf(id, desk.colleague)
    const order = uses.find(({ kind }) => kind === 'order')
    expect(order.places.map(({ name }) => name)).toEqual([ordered.json.number])
    expect(refusal(await rename(id, sku, `${sku}-X`))).toEqual([409, 'SkuInUse uses.order'])
    const writer = await (await newOperator(desk.shop, 'content')).loggedIn()
    const told = (await usesOf(id, writer)).uses.find(({ kind }) => kind === 'order')
    expect(told).toEqual({ kind: 'order', places: [], hasMore: true })
    expect((await remove(id, 'nowhere', writer)).text).not.toContain(ordered.json.number)
  })
})

describe('a product with a mistyped SKU', () => {
  it('gets another, also in all that names it', async () => {
    const part = await newInShop()
    const sku = `${part.sku}-GOED`
    const composed = await desk.newInShop(choiceOf(part.sku))
    const drafted = await desk.newInShop(choiceOf(part.sku))
    const { live } = await desk.shownConfigurator(drafted.id)
    await desk.compose(drafted.id, {
      ...live,
      cards: live!.cards.map((card) => ({ ...card, title: 'Anders' })),
    })
    const beside = await newInShop()
    await published(beside.id, { relatedSkus: [part.sku] })
    await published(beside.id, { metaTitle: 'Later' })
    const replaced = await newInShop()
    await published(replaced.id, { status: 'discontinued', replacementSku: part.sku })
    const waiting = await newInShop()
    await desk.edit(waiting.id, { relatedSkus: [part.sku], replacementSku: part.sku })
    await desk.edit(part.id, { metaTitle: 'Concept van zichzelf' })
    await customer.call('POST', '/api/cart/empty')
    await intoCart(part.sku)

    const { status, json } = await rename(part.id, part.sku, sku.toLowerCase())
    expect([status, json.sku, json.fields.metaTitle]).toEqual([200, sku, 'Concept van zichzelf'])

    const shown = await desk.shownConfigurator(composed.id)
    expect([named(shown.live), shown.findings]).toEqual([[sku], []])
    const draft = await desk.shownConfigurator(drafted.id)
    expect([named(draft.live), named(draft.definition), draft.draft?.isOutdated]).toEqual([
      [sku],
      [sku],
      false,
    ])
    expect((await desk.putIntoShop(drafted.id)).status).toBe(200)
    expect((await desk.shown(beside.id)).live.relatedSkus).toEqual([sku])
    expect((await desk.shown(replaced.id)).live.replacementSku).toBe(sku)
    expect((await desk.shown(waiting.id)).fields).toMatchObject({ relatedSkus: [sku], replacementSku: sku })
    expect((await desk.publish(waiting.id)).status).toBe(200)
    // What was published earlier can come back.
    const { revisions } = (await desk.editor.call('GET', `${at(beside.id)}/revisions`)).json
    const kept = await desk.editor.call('GET', `${at(beside.id)}/revisions/${revisions[1].number}`)
    expect(kept.json.fields.relatedSkus).toEqual([sku])

    expect([(await desk.inShop(part.sku)).status, (await desk.inShop(sku)).status]).toEqual([404, 200])
    const body = { key: composed.key, quantity: 1, options: { doek: { id: 'a' } }, fields: {} }
    expect((await desk.visitor.call('POST', '/api/configurator/calculate', { body })).status).toBe(200)
    const { orderLineGroups } = (await customer.call('GET', '/api/cart')).json
    expect(orderLineGroups[0].lines[0].sku).toBe(sku)
    expect((await desk.publish(part.id)).status).toBe(200)
  })

  it('keeps it where another product has the new one, it is none, or it is not what was seen', async () => {
    const { id, sku } = await newInShop()
    expect(refusal(await rename(id, sku, 'PST-A1'))).toEqual([409, 'ProductKnown sku'])
    expect(refusal(await rename(id, sku, 'met spatie'))).toEqual([422, 'InvalidInput sku'])
    expect(refusal(await rename(id, 'IETS-ANDERS', 'NIEUW-X'))).toEqual([409, 'ChangedMeanwhile sku'])
    expect((await rename(id, sku, sku)).status).toBe(200)
    const finance = await (await newOperator(desk.shop, 'finance')).loggedIn()
    expect((await rename(id, sku, 'NIEUW-X', finance)).status).toBe(403)
    expect((await desk.shown(id)).sku).toBe(sku)
  })
})
