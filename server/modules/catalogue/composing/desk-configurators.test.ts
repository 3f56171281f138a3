import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleStep, customStep, option } from '#domain/configurator/sample-configurators.ts'
import { sure } from '#test/support/answers.ts'
import {
  type ConfiguratorDesk,
  madeOf,
  openConfiguratorDesk,
  type Definition,
} from '#test/support/configurator-desk.ts'
import { newOperator } from '#test/support/operators.ts'
import { uploadedPicture } from '#test/support/pictures.ts'
import { refusal } from '#test/support/product-desk.ts'
import { testShop } from '#test/support/shop.ts'
import { configuratorDefinition } from '../../../db/documents/goods.ts'

const NOWHERE = '00000000-0000-4000-8000-000000000000'

let desk: ConfiguratorDesk
beforeAll(async () => {
  desk = await openConfiguratorDesk()
})
afterAll(() => desk.shop.close())

const chosen = (options: Readonly<Record<string, string>>, quantity = 1) => ({
  quantity,
  options: Object.fromEntries(Object.entries(options).map(([step, id]) => [step, { id }])),
  fields: {},
})
const MESH = chosen({ doek: 'mesh', rand: 'zoom' }, 3)

const priceInShop = async (key: string, choices: object, by = desk.visitor) => {
  const { status, json } = await by.call('POST', '/api/configurator/calculate', { body: { key, ...choices } })
  return status === 200 ? json.price.excludingTaxInCents : status
}

describe('a product that is composed', () => {
  it('begins with an empty card, once, and under a key that no other has', async () => {
    const { id, sku, key } = await desk.newComposed()
    expect(await desk.shownConfigurator(id)).toMatchObject({
      sku,
      key: null,
      live: null,
      definition: null,
      draft: null,
    })
    const simple = await desk.idOf('PST-A1')
    expect(refusal(await desk.start(simple, 'poster'))).toEqual([409, 'ProductNotComposed'])
    expect(refusal(await desk.start(id, 'pvc-schuimplaat'))).toEqual([409, 'ConfiguratorKeyKnown key'])
    expect(refusal(await desk.start(id, 'Met Spatie'))).toEqual([422, 'InvalidInput key'])
    expect(refusal(await desk.start(id, key, simple))).toEqual([409, 'ProductNotComposed copyOf'])
    expect((await desk.start(NOWHERE, key)).status).toBe(404)
    const { status, json } = await desk.start(id, key)
    expect([status, json.key, json.definition.cards, json.draft.version, json.draft.isOutdated]).toEqual([
      200,
      key,
      [{ id: 'samenstellen', title: 'Samenstellen', steps: [] }],
      expect.any(Number),
      false,
    ])
    expect(json.findings.map(({ code }: { code: string }) => code)).toEqual(['no_material'])
    expect(refusal(await desk.start(id, 'anders'))).toEqual([409, 'ConfiguratorKnown'])
    const other = await desk.newComposed()
    expect(refusal(await desk.start(other.id, key))).toEqual([409, 'ConfiguratorKeyKnown key'])
  })

  it('begins anew with what was changed in a draft that a colleague threw away', async () => {
    const { id, key } = await desk.newComposed()
    await desk.start(id, key)
    await desk.editor.call('POST', `${desk.of(id)}/discard`, { body: await desk.seenNow(id) })
    const definition = desk.cloth()
    const begin = (body: object) =>
      desk.editor.call('POST', desk.of(id), { body: { copyOf: null, definition, ...body } })
    expect(refusal(await begin({ key: 'pvc-schuimplaat' }))).toEqual([409, 'ConfiguratorKeyKnown key'])
    const { status, json } = await begin({ key })
    expect([status, json.key, json.definition]).toEqual([200, key, definition])
    expect(refusal(await begin({ key }))).toEqual([409, 'ConfiguratorKnown'])
  })

  it('is no part of the shop before its configurator is', async () => {
    const { id, sku, key } = await desk.newComposed()
    expect(refusal(await desk.publish(id))).toEqual([422, 'ProductNotReady status'])
    await desk.start(id, key)
    await desk.compose(id, desk.cloth())
    expect((await desk.shown(id)).findings.map(({ fault }) => fault)).toContain('ConfiguratorMissing')
    expect(await priceInShop(key, MESH)).toBe(404)
    expect((await desk.putIntoShop(id)).status).toBe(200)
    expect([(await desk.inShop(sku)).status, await priceInShop(key, MESH)]).toEqual([404, 404])
    expect((await desk.publish(id)).status).toBe(200)
    expect((await desk.inShop(sku)).status).toBe(200)
    // Three pieces of 10 euro, each with 2.50 for its edge.
    expect(await priceInShop(key, MESH)).toBe(3750)
  })

  it('is shown by another process too', async () => {
    const { id, key } = await desk.newInShop()
    const second = await testShop({ sharedWith: desk.shop })
    try {
      const visitor = second.browser()
      expect(await priceInShop(key, MESH, visitor)).toBe(3750)
      await desk.compose(
        id,
        desk.cloth([customStep('ring', [option('a', { effect: { kind: 'order', cents: 500 } })])]),
      )
      await desk.putIntoShop(id)
      await second.readCatalogueChanges()
      expect(
        await priceInShop(key, { ...MESH, options: { ...MESH.options, ring: { id: 'a' } } }, visitor),
      ).toBe(4250)
      const { json } = await visitor.call('GET', `/api/configurator/${key}`)
      expect(json.cards[0].steps.map((step: { optionId: string }) => step.optionId)).toEqual([
        'doek',
        'rand',
        'ring',
      ])
    } finally {
      await second.close()
    }
  })

  it('keeps the products that its options consist of', async () => {
    const { id } = await desk.newInShop()
    const parts = async () =>
      (
        await desk.shop.database.db
          .selectFrom('configurator_components')
          .innerJoin('products', 'products.id', 'product_id')
          .select('sku')
          .where('configurator_id', '=', id)
          .orderBy('sku')
          .execute()
      ).map(({ sku }) => sku)
    expect(await parts()).toEqual([desk.mesh.sku, desk.canvas.sku].toSorted())
    const only = madeOf(
      bundleStep('doek', [option('mesh', { sku: desk.mesh.sku, effect: { kind: 'child' } })], {
        optionType: 'MATERIAL',
      }),
    )
    await desk.compose(id, only)
    await desk.putIntoShop(id)
    expect(await parts()).toEqual([desk.mesh.sku])
  })

  it('is written down, its whole content with what is in the shop', async () => {
    const { id } = await desk.newInShop()
    const rows = await desk.shop.database.db
      .selectFrom('audit_events')
      .select(['entity', 'action', 'after', 'actor_kind'])
      .where('entity_id', '=', id)
      .where('entity', 'like', 'configurator%')
      .orderBy('id')
      .execute()
    expect(rows.map(({ entity, action }) => `${action} ${entity}`)).toEqual([
      'insert configurator_drafts',
      'insert configurators',
      'delete configurator_drafts',
    ])
    expect(rows.map(({ after }) => after !== null && 'definition' in (after as object))).toEqual([
      false,
      true,
      false,
    ])
    expect(new Set(rows.map(({ actor_kind }) => actor_kind))).toEqual(new Set(['operator']))
  })

  it('is not for who makes things', async () => {
    const { id } = await desk.newInShop()
    const maker = await (await newOperator(desk.shop, 'production')).loggedIn()
    expect((await maker.call('GET', desk.of(id))).status).toBe(403)
    expect((await desk.visitor.call('GET', desk.of(id))).status).toBe(404)
  })
})

const writer = async () => (await newOperator(desk.shop, 'content')).loggedIn()
/** The cloths, of which a hem costs so much a piece. */
const hemmed = (rateE4: number, title = 'zoom') =>
  madeOf(
    ...desk.cloth().cards.flatMap(({ steps }) =>
      steps.map((step) =>
        step.optionId === 'rand' && 'options' in step
          ? {
              ...step,
              options: step.options.map((one) =>
                one.id === 'zoom' ? { ...one, title, effect: { kind: 'piece' as const, rateE4 } } : one,
              ),
            }
          : step,
      ),
    ),
  )
const AS_IT_WAS = 25_000

describe('what a choice costs', () => {
  it('is not changed by who writes what it says', async () => {
    const { id } = await desk.newInShop()
    const content = await writer()
    expect((await desk.compose(id, hemmed(AS_IT_WAS, 'Gezoomd'), {}, content)).status).toBe(200)
    expect((await desk.compose(id, hemmed(10), {}, content)).status).toBe(403)
    const fixed = { ...hemmed(AS_IT_WAS), priceMode: 'fixed' as const }
    expect((await desk.compose(id, fixed, {}, content)).status).toBe(403)
    const more = (rateE4: number) =>
      desk.cloth([
        customStep('tas', [option('zak', rateE4 === 0 ? {} : { effect: { kind: 'piece', rateE4 } })]),
      ])
    expect((await desk.compose(id, more(990), {}, content)).status).toBe(403)
    expect((await desk.compose(id, more(AS_IT_WAS), {}, content)).status).toBe(200)
    expect((await desk.compose(id, more(0), {}, content)).status).toBe(403)
    expect((await desk.compose(id, hemmed(AS_IT_WAS), {}, content)).status).toBe(200)
    expect((await desk.compose(id, more(0), {}, content)).status).toBe(200)
    const { definition } = await desk.shownConfigurator(id)
    expect(definition).toEqual(more(0))
  })

  it('does not get into the shop by him, whoever changed it', async () => {
    const { id } = await desk.newInShop()
    const content = await writer()
    const version = async () => (await desk.shownConfigurator(id)).draft?.version
    const publish = async () =>
      content.call('POST', `${desk.of(id)}/publish`, { body: { version: await version(), note: '' } })
    const schedule = async () =>
      content.call('PUT', `${desk.of(id)}/schedule`, {
        body: { version: await version(), publishAt: '2027-01-01T08:00:00.000Z' },
      })
    await desk.compose(id, hemmed(10))
    expect((await publish()).status).toBe(403)
    expect((await schedule()).status).toBe(403)
    await desk.compose(id, hemmed(AS_IT_WAS, 'Gezoomd'), {}, content)
    expect((await publish()).status).toBe(403)
    await desk.compose(id, hemmed(AS_IT_WAS, 'Gezoomd'))
    expect((await schedule()).status).toBe(200)
    expect((await publish()).status).toBe(200)
  })

  it('does not come back by him from how it was before', async () => {
    const { id } = await desk.newInShop()
    await desk.compose(id, hemmed(10))
    await desk.putIntoShop(id)
    const content = await writer()
    const { revisions } = (await content.call('GET', `${desk.of(id)}/revisions`)).json
    const restore = async (number: number, by = content) =>
      by.call('POST', `${desk.of(id)}/revisions/${number}/restore`, { body: await desk.seenNow(id) })
    const numbers = revisions.map(({ number }: { number: number }) => number)
    expect((await restore(Math.min(...numbers))).status).toBe(403)
    expect((await restore(Math.max(...numbers))).status).toBe(200)
    expect((await restore(Math.min(...numbers), desk.editor)).status).toBe(200)
  })

  it('of a new product is published by who sets prices, though all of it is prepared by who writes', async () => {
    const { id, key } = await desk.newComposed()
    const content = await writer()
    const begin = (definition: object) =>
      content.call('POST', desk.of(id), { body: { key, copyOf: null, definition } })
    expect((await begin(hemmed(AS_IT_WAS))).status).toBe(403)
    const { status, json } = await begin(madeOfOne(desk.mesh.sku))
    expect(status).toBe(200)
    const body = { version: json.draft.version, note: '' }
    expect((await content.call('POST', `${desk.of(id)}/publish`, { body })).status).toBe(403)
    expect((await desk.editor.call('POST', `${desk.of(id)}/publish`, { body })).status).toBe(200)
  })
})

const madeOfOne = (sku: string) =>
  madeOf(bundleStep('doek', [option('a', { sku, effect: { kind: 'child' } })], { optionType: 'MATERIAL' }))

describe('what is wrong with a configurator', () => {
  it('is told by its place, and keeps it out of the shop', async () => {
    const { id, key } = await desk.newComposed()
    await desk.start(id, key)
    const never = customStep('nooit', ['a'], { visibleIf: [{ rand: ['zoom'] }, { rand: ['schoon'] }] })
    const { json } = await desk.compose(id, desk.cloth([never]))
    expect(json.findings).toEqual([{ at: 'nooit', code: 'never_visible', about: '' }])
    const refused = await desk.putIntoShop(id)
    expect([refused.status, refused.json.errors]).toEqual([
      422,
      [
        {
          code: 'ConfiguratorNotReady',
          field: 'nooit',
          message: 'Dit wordt nooit zichtbaar, wat de klant ook kiest.',
        },
      ],
    ])
    expect((await desk.shownConfigurator(id)).draft).not.toBeNull()
  })

  it('is a rule by which nobody could order it', async () => {
    const { id } = await desk.newInShop()
    const stuck = customStep('gat', [
      option('a', { visibleIf: [{ doek: ['canvas'] }] }),
      option('b', { visibleIf: [{ rand: ['zoom'] }] }),
    ])
    await desk.compose(id, desk.cloth([stuck]))
    expect(refusal(await desk.putIntoShop(id))).toEqual([422, 'ConfiguratorNotReady gat'])
  })

  it('is a product that is not there, is not sold, or has no price', async () => {
    const { id, key } = await desk.newComposed()
    await desk.start(id, key)
    const waiting = await desk.newProduct()
    const findings = async (sku: string) =>
      (await desk.compose(id, madeOfOne(sku))).json.findings.map(({ code, about }) => [code, about])
    expect(await findings('GEEN-PRODUCT')).toEqual([['product_missing', 'GEEN-PRODUCT']])
    expect((await findings(waiting.sku))[0]).toEqual(['product_not_sold', waiting.sku])
    await desk.publish(waiting.id)
    expect(await findings(waiting.sku)).toEqual([])
  })

  it('is a key that an import gave to another product', async () => {
    const { id, key } = await desk.newComposed()
    await desk.start(id, key)
    await desk.compose(id, desk.cloth())
    const { id: otherId } = await desk.newComposed()
    const definition = configuratorDefinition.write(desk.cloth())
    await sql`insert into configurators (product_id, key, definition)
      values (${otherId}::uuid, ${key}::text, ${definition}::jsonb)`.execute(desk.shop.database.db)
    expect((await desk.shownConfigurator(id)).findings.map(({ code }) => code)).toEqual(['duplicate_key'])
    expect(refusal(await desk.putIntoShop(id))).toEqual([422, 'ConfiguratorNotReady'])
  })
})

describe('a draft that cannot be read any more', () => {
  it('says so, and can be thrown away', async () => {
    const { id } = await desk.newInShop()
    await desk.compose(id, desk.cloth([customStep('ring', ['a'])]))
    const discard = () => desk.editor.call('POST', `${desk.of(id)}/discard`, { body: { version: null } })
    expect(refusal(await discard())).toEqual([409, 'DraftMovedOn'])
    await sql`update configurator_drafts set definition = '{"v":99}' where product_id = ${id}::uuid`.execute(
      desk.shop.database.db,
    )
    expect(refusal(await desk.editor.call('GET', desk.of(id)))).toEqual([409, 'ConfiguratorDraftUnreadable'])
    expect((await discard()).json).toMatchObject({ draft: null, live: desk.cloth() })
    expect(refusal(await discard())).toEqual([409, 'DraftMovedOn'])
  })
})

describe('a key', () => {
  it('is that of who has it in the shop, whoever else began under it', async () => {
    const { id, key } = await desk.newInShop()
    const begun = await desk.newComposed()
    await desk.start(begun.id, begun.key)
    await desk.compose(begun.id, desk.cloth())
    // An import may give a product another key.
    await sql`update configurators set key = ${begun.key} where key = ${key}`.execute(desk.shop.database.db)
    const { status, json } = await desk.compose(id, desk.cloth([customStep('ring', ['a'])]))
    expect([status, json.findings]).toEqual([200, []])
    expect((await desk.putIntoShop(id)).status).toBe(200)
    expect((await desk.shownConfigurator(begun.id)).findings.map(({ code }) => code)).toEqual([
      'duplicate_key',
    ])
  })

  it('of a draft over the shop is not kept from others once the shop has it no longer', async () => {
    const { id, key } = await desk.newInShop()
    await desk.compose(id, desk.cloth([customStep('ring', ['a'])]))
    await sql`delete from configurators where product_id = ${id}::uuid`.execute(desk.shop.database.db)
    const other = await desk.newComposed()
    expect((await desk.start(other.id, key)).status).toBe(200)
    // Whoever lets the draft go on would begin it anew, under a key that is given away.
    const over = await desk.compose(id, desk.cloth(), { overShop: true })
    expect(refusal(over)).toEqual([409, 'ConfiguratorKeyKnown'])
    expect(refusal(await desk.putIntoShop(id))).toEqual([409, 'ChangedMeanwhile'])
  })
})

describe('a product in the shop with a draft of its own', () => {
  it('is judged as it is in the shop, into which its draft may never come', async () => {
    const ofProduct = { ...desk.cloth(), mainLine: 'product' as const }
    const { id } = await desk.newComposed()
    await desk.edit(id, { prices: (await desk.shown(desk.mesh.id)).fields.prices })
    await desk.start(id, `eigen-${id.slice(0, 8)}`)
    await desk.compose(id, ofProduct)
    expect((await desk.putIntoShop(id)).status).toBe(200)
    expect((await desk.publish(id)).status).toBe(200)
    await desk.compose(id, { ...ofProduct, quantity: { from: 'customer', start: 2 } })
    await desk.edit(id, { prices: [] })
    expect((await desk.shownConfigurator(id)).findings).toEqual([])
    expect((await desk.putIntoShop(id)).status).toBe(200)
  })
})

/** How many connections wait for what another one holds. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
    desk.shop.database.db,
  )
  return rows.length
}

describe('publishing while somebody else changes the shop', () => {
  it('judges what that has become', async () => {
    const { id } = await desk.newInShop()
    const { id: partId, sku } = await desk.newProduct({
      prices: (await desk.shown(desk.mesh.id)).live.prices,
    })
    await desk.publish(partId)
    await desk.compose(id, madeOfOne(sku))
    const other = await desk.shop.database.db.startTransaction().execute()
    await sql`update products set status = 'discontinued' where id = ${partId}::uuid`.execute(other)
    const published = desk.putIntoShop(id)
    await expect.poll(countWaiting).toBe(1)
    await other.commit().execute()
    expect(refusal(await published)).toEqual([422, 'ConfiguratorNotReady'])
  })

  it.each<[string, (id: string) => Promise<{ status: number }>]>([
    ['a configurator', (id) => desk.putIntoShop(id)],
    ['a product', (id) => desk.publish(id)],
  ])('begins anew where both wait for each other: %s', async (_what, publish) => {
    const { id } = await desk.newInShop()
    await desk.compose(id, desk.cloth([customStep('ring', ['a'])]))
    await desk.edit(id, { metaTitle: 'Anders' })
    const { db } = desk.shop.database
    const [first, other] = [await db.startTransaction().execute(), await db.startTransaction().execute()]
    await sql`select from catalogue_version for update`.execute(first)
    // Who publishes notices it, and not the other one.
    await sql`set local deadlock_timeout = '1min'`.execute(other)
    await sql`select from products where id = ${id}::uuid for update`.execute(other)
    const published = publish(id)
    await expect.poll(countWaiting).toBe(1)
    const changed = sql`update products set title = title || ' nu' where id = ${id}::uuid`.execute(other)
    await expect.poll(countWaiting).toBe(2)
    await first.commit().execute()
    await changed
    await other.commit().execute()
    expect((await published).status).toBe(200)
  })
})

describe('a price that must hold', () => {
  it('stops publishing while it does not, and lets it through once it does', async () => {
    const { id, key } = await desk.newInShop()
    const kept = await desk.keepTest(id, { title: 'Drie mesh', choices: MESH, expectedCents: 3750 })
    expect(kept.json.tests).toMatchObject([
      { title: 'Drie mesh', expectedCents: 3750, costsCents: 3750, fault: null },
    ])
    const [{ id: testId }] = kept.json.tests
    const dearer = desk.cloth([customStep('ring', [option('a', { effect: { kind: 'order', cents: 500 } })])])
    const { json } = await desk.compose(id, dearer)
    expect(json.tests).toMatchObject([{ costsCents: null, fault: 'Maak een keuze bij ring.' }])
    const noPrice = await desk.putIntoShop(id)
    expect([refusal(noPrice), noPrice.json.errors[0].message]).toEqual([
      [422, `ConfiguratorNotReady tests.${testId}`],
      '‘Drie mesh’ heeft geen prijs. Maak een keuze bij ring.',
    ])
    const withRing = { ...MESH, options: { ...MESH.options, ring: { id: 'a' } } }
    await desk.keepTest(id, { testId, title: 'Met ring', choices: withRing, expectedCents: 3750 })
    const otherPrice = await desk.putIntoShop(id)
    expect(otherPrice.json.errors[0].message).toBe('‘Met ring’ kost €\u00a042,50 in plaats van €\u00a037,50.')
    await desk.keepTest(id, { testId, title: 'Met ring', choices: withRing, expectedCents: 4250 })
    expect((await desk.putIntoShop(id)).status).toBe(200)
    desk.shop.heardCatalogueChange()
    expect(await priceInShop(key, withRing)).toBe(4250)
  })

  it('can be removed, once', async () => {
    const { id } = await desk.newInShop()
    const [{ id: testId }] = (await desk.keepTest(id, { title: 'Mesh', choices: MESH, expectedCents: 1 }))
      .json.tests
    const remove = () => desk.editor.call('DELETE', `${desk.of(id)}/tests/${testId}`)
    expect((await remove()).json.tests).toEqual([])
    expect(refusal(await remove())).toEqual([404, 'ConfiguratorTestNotFound'])
    const change = { testId, title: 'Mesh', choices: MESH, expectedCents: 1 }
    expect(refusal(await desk.keepTest(id, change))).toEqual([404, 'ConfiguratorTestNotFound'])
  })

  it('is kept fifty times at most, and of something that is composed', async () => {
    const { id } = await desk.newInShop()
    const test = { title: 'Mesh', choices: MESH, expectedCents: 3750 }
    for (let made = 0; made < 50; made += 1) await desk.keepTest(id, test)
    expect(refusal(await desk.keepTest(id, test))).toEqual([409, 'TooManyConfiguratorTests'])
    const bare = await desk.newComposed()
    expect(refusal(await desk.keepTest(bare.id, test))).toEqual([409, 'ConfiguratorMissing'])
    expect(refusal(await desk.keepTest(id, { ...test, expectedCents: -1 }))).toEqual([
      422,
      'InvalidInput expectedCents',
    ])
  })
})

describe('trying a composition', () => {
  it('costs what it will cost in the shop, with a configurator that nobody kept', async () => {
    const { id, key } = await desk.newComposed()
    const attempt = (choices: object, definition: object = desk.cloth()) =>
      desk.editor.call('POST', `${desk.of(id)}/trial`, { body: { definition, choices } })
    expect((await attempt(MESH)).json).toEqual({ costsCents: 3750, fault: null, findings: [] })
    expect((await attempt(chosen({ doek: 'canvas', rand: 'schoon' }))).json.fault).toBe(
      'Deze keuze is hier niet mogelijk. Maak een andere keuze.',
    )
    expect((await attempt(chosen({ doek: 'canvas' }))).json.fault).toBe('Maak een keuze bij rand.')
    expect((await attempt(MESH, { ...desk.cloth(), deliveryKinds: [] })).json.fault).toBe(
      'Deze keuzes zijn op geen enkele manier te leveren.',
    )
    expect((await desk.shownConfigurator(id)).draft).toBeNull()
    await desk.start(id, key)
    await desk.compose(id, desk.cloth())
    await desk.putIntoShop(id)
    await desk.publish(id)
    desk.shop.heardCatalogueChange()
    expect(await priceInShop(key, MESH)).toBe(3750)
  })

  it('has no price where an effect is none', async () => {
    const { id } = await desk.newComposed()
    const wrong = customStep('gat', [
      option('a', { effect: { kind: 'edgeMetre', rateE4: 1, edges: ['top'], setupCents: -5 } }),
    ])
    const definition = { ...desk.cloth([wrong]), fixedSizeMm: [100, 100] }
    const choices = { ...MESH, options: { ...MESH.options, gat: { id: 'a' } } }
    const { status, json } = await desk.editor.call('POST', `${desk.of(id)}/trial`, {
      body: { definition, choices },
    })
    expect([status, json.costsCents, json.fault]).toEqual([200, null, 'Deze keuzes hebben geen prijs.'])
  })
})

describe('two who compose one product', () => {
  it('are told that the draft moved on, whatever they do with it', async () => {
    const { id, key } = await desk.newComposed()
    const { version } = (await desk.start(id, key)).json.draft
    const edit = (by = desk.editor) =>
      by.call('PUT', desk.of(id), { body: { version, liveDigest: null, definition: desk.cloth() } })
    const theirs = (await edit(desk.colleague)).json.draft
    expect([theirs.version > version, theirs.changedBy]).toEqual([true, expect.any(String)])
    expect(refusal(await edit())).toEqual([409, 'DraftMovedOn'])
    const post = (rest: string) => desk.editor.call('POST', `${desk.of(id)}${rest}`, { body: { version } })
    expect(refusal(await post('/publish'))).toEqual([409, 'DraftMovedOn'])
    expect(refusal(await post('/discard'))).toEqual([409, 'DraftMovedOn'])
    const discarded = await desk.editor.call('POST', `${desk.of(id)}/discard`, {
      body: { version: theirs.version },
    })
    expect([discarded.json.draft, discarded.json.key]).toEqual([null, null])
    const gone = { version: null, liveDigest: null, definition: desk.cloth() }
    expect(refusal(await desk.editor.call('PUT', desk.of(id), { body: gone }))).toEqual([409, 'DraftMovedOn'])
  })

  it('begin one draft of what is in the shop: the second hears of the first', async () => {
    const { id } = await desk.newInShop()
    const body = { ...(await desk.seenNow(id)), definition: desk.cloth() }
    const answers = await Promise.all(
      [desk.editor, desk.colleague].map((by) => by.call('PUT', desk.of(id), { body })),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  it('are told when the shop was given another configurator while there was no draft', async () => {
    const { id } = await desk.newInShop()
    const seen = await desk.seenNow(id)
    const mine = { ...seen, definition: desk.cloth([customStep('ring', ['a'])]) }
    const edit = (body: object) => desk.editor.call('PUT', desk.of(id), { body })
    const restore = (body: object) => desk.editor.call('POST', `${desk.of(id)}/revisions/1/restore`, { body })
    await desk.compose(id, desk.cloth([customStep('band', ['a'])]), {}, desk.colleague)
    await desk.putIntoShop(id)
    expect(refusal(await edit(mine))).toEqual([409, 'ChangedMeanwhile'])
    expect(refusal(await restore(seen))).toEqual([409, 'ChangedMeanwhile'])
    expect((await edit({ ...mine, ...(await desk.seenNow(id)) })).status).toBe(200)
    // Whoever lets his draft go over the shop has to have seen what is there.
    const outdated = { ...(await desk.seenNow(id)), liveDigest: seen.liveDigest }
    const over = await edit({ ...mine, ...outdated, overShop: true })
    expect(refusal(over)).toEqual([409, 'ChangedMeanwhile'])
    expect(refusal(await restore(outdated))).toEqual([409, 'ChangedMeanwhile'])
  })

  it('are told when the shop itself was given another configurator under a draft', async () => {
    const { id } = await desk.newInShop()
    await desk.compose(id, desk.cloth([customStep('ring', ['a'])]))
    const imported = configuratorDefinition.write(desk.cloth([customStep('uit-import', ['a'])]))
    await sql`update configurators set definition = ${imported}::jsonb where product_id = ${id}::uuid`.execute(
      desk.shop.database.db,
    )
    expect((await desk.shownConfigurator(id)).draft?.isOutdated).toBe(true)
    expect(refusal(await desk.putIntoShop(id))).toEqual([409, 'ChangedMeanwhile'])
    const mine = desk.cloth([customStep('ring', ['a'])])
    expect((await desk.compose(id, mine)).json.draft.isOutdated).toBe(true)
    expect((await desk.compose(id, mine, { overShop: true })).json.draft.isOutdated).toBe(false)
    expect((await desk.putIntoShop(id)).status).toBe(200)
    // What the import had brought is part of the history, without a name.
    const { revisions } = (await desk.editor.call('GET', `${desk.of(id)}/revisions`)).json
    expect(revisions.map(({ number, publishedBy }) => [number, publishedBy === null])).toEqual([
      [3, false],
      [2, true],
      [1, false],
    ])
  })
})

describe('what was published', () => {
  it('is told with who did it, and comes back as a draft', async () => {
    const { id } = await desk.newInShop()
    const first = (await desk.shownConfigurator(id)).live
    await desk.compose(id, desk.cloth([customStep('ring', ['a'])]))
    await desk.putIntoShop(id, 'Ringen erbij')
    const { revisions } = (await desk.editor.call('GET', `${desk.of(id)}/revisions`)).json
    expect(revisions).toMatchObject([
      { number: 2, note: 'Ringen erbij', publishedBy: expect.stringMatching(/^Sam/) },
      { number: 1, note: '' },
    ])
    const second = (await desk.editor.call('GET', `${desk.of(id)}/revisions/2`)).json
    expect([second.definition.cards[0].steps.length, second.before]).toEqual([3, first])
    const restore = (number: number, body: object) =>
      desk.editor.call('POST', `${desk.of(id)}/revisions/${number}/restore`, { body })
    const seen = await desk.seenNow(id)
    expect((await restore(1, seen)).json.definition).toEqual(first)
    expect(refusal(await restore(1, seen))).toEqual([409, 'DraftMovedOn'])
    expect(refusal(await restore(9, await desk.seenNow(id)))).toEqual([404, 'RevisionNotFound'])
    await desk.putIntoShop(id)
    expect((await desk.shownConfigurator(id)).live).toEqual(first)
  })

  it('of the demo is the same to the last field, changed back and forth', async () => {
    const id = await desk.idOf('PVC-MAAT')
    const { live, findings, products } = await desk.shownConfigurator(id)
    expect([findings, products.length > 3]).toEqual([[], true])
    await desk.compose(id, { ...live, quantity: { from: 'customer', start: 7 } })
    expect((await desk.putIntoShop(id)).json.live).toEqual({
      ...live,
      quantity: { from: 'customer', start: 7 },
    })
    // What stood there before anybody published here has no name.
    const { revisions } = (await desk.editor.call('GET', `${desk.of(id)}/revisions`)).json
    expect(revisions.map(({ publishedBy }) => publishedBy === null)).toEqual([false, true])
    await desk.editor.call('POST', `${desk.of(id)}/revisions/1/restore`, { body: await desk.seenNow(id) })
    expect((await desk.putIntoShop(id)).json.live).toEqual(live)
  })
})

/** The same with pictures of the first options, at these addresses. */
const pictured = (definition: Definition, urls: readonly (string | undefined)[]) => {
  const [{ steps, ...card }, ...others] = sure(definition).cards
  const [{ options, ...step }, ...more] = steps
  const own = options.map((one: object, at: number) => ({ ...one, imageUrl: urls[at] }))
  return { ...definition, cards: [{ ...card, steps: [{ ...step, options: own }, ...more] }, ...others] }
}

describe('a picture of a choice', () => {
  it('is uploaded, drafted, published, and shown in the size that it has; one that was typed stays', async () => {
    const content = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#204080' } })
      .jpeg()
      .toBuffer()
    const picture = await uploadedPicture(desk.shop, desk.editor, content)
    const { id, key } = await desk.newInShop()
    const pictures = async () => {
      desk.shop.heardCatalogueChange()
      const { json } = await desk.visitor.call('GET', `/api/configurator/${key}`)
      const [mesh, canvas] = json.cards[0].steps[0].options
      return [mesh.thumbnail, canvas.thumbnail]
    }
    await desk.compose(id, pictured(desk.cloth(), [picture.url, '/hero.png']))
    expect(await pictures()).toEqual([null, null])
    expect((await desk.putIntoShop(id)).status).toBe(200)
    const [mesh, canvas] = await pictures()
    expect(mesh).toEqual({
      url: picture.url,
      alt: '',
      width: 640,
      height: 427,
      sources: [
        { type: 'image/avif', srcset: expect.stringMatching(/-320\.avif 320w, .*-900\.avif 900w$/) },
        { type: 'image/webp', srcset: expect.stringMatching(/-320\.webp 320w, .*-900\.webp 900w$/) },
      ],
    })
    expect(canvas).toEqual({ url: '/hero.png', alt: '' })
    expect((await desk.shop.app.inject({ url: mesh!.url })).statusCode).toBe(200)
    // It comes back with what was published before.
    await desk.compose(id, pictured(desk.cloth(), []))
    await desk.putIntoShop(id)
    expect(await pictures()).toEqual([null, null])
    await desk.editor.call('POST', `${desk.of(id)}/revisions/2/restore`, { body: await desk.seenNow(id) })
    await desk.putIntoShop(id)
    expect((await pictures())[0]).toEqual(mesh)
  })
})

describe('a copy', () => {
  it('of a composed product has its configurator as a draft, under a key of its own', async () => {
    const copyOf = await desk.idOf('PVC-MAAT')
    const body = { sku: 'PVC-KOPIE', title: 'Kopie', copyOf }
    const { status, json } = await desk.editor.call('POST', '/beheer/api/products', { body })
    expect([status, json.type, json.configuratorKey]).toEqual([200, 'bundle', null])
    const { key, definition, live } = await desk.shownConfigurator(json.id)
    expect([key, live, definition]).toEqual(['pvc-kopie', null, (await desk.shownConfigurator(copyOf)).live])
    await desk.edit(json.id, { urlPath: '/pvc-kopie' })
    expect((await desk.putIntoShop(json.id)).status).toBe(200)
    expect((await desk.publish(json.id)).status).toBe(200)
  })

  it('of a configurator is that of the other product as it becomes', async () => {
    const { id: from } = await desk.newInShop()
    await desk.compose(from, desk.cloth([customStep('ring', ['a'])]))
    const { id, key } = await desk.newComposed()
    const bare = await desk.newComposed()
    expect(refusal(await desk.start(id, key, bare.id))).toEqual([409, 'ConfiguratorMissing copyOf'])
    const { json } = await desk.start(id, key, from)
    expect(json.definition).toEqual((await desk.shownConfigurator(from)).definition)
  })
})

describe('what is in a cart', () => {
  it('stays there when its choices go, and is told to be put right', async () => {
    const { id, key } = await desk.newInShop()
    const customer = await desk.shop.loggedIn()
    const cartItem = { configuration: { key, ...chosen({ doek: 'mesh', rand: 'schoon' }) } }
    expect((await customer.call('POST', '/api/cart/items', { body: { cartItem } })).status).toBe(200)
    const onlyHem = madeOf(
      ...desk.cloth().cards[0]!.steps.slice(0, 1),
      customStep('rand', [option('zoom', { effect: { kind: 'piece', rateE4: 25_000 } })]),
    )
    await desk.compose(id, onlyHem)
    expect((await desk.putIntoShop(id)).status).toBe(200)
    desk.shop.heardCatalogueChange()
    const { status, json } = await customer.call('GET', '/api/cart')
    const group = json.orderLineGroups.find(({ configuration }) => configuration?.key === key)
    expect([status, group.lines.length]).toEqual([200, 1])
    expect(json.blockers).toContainEqual(
      expect.objectContaining({ code: 'invalid_config', itemId: group.lines[0].id }),
    )
  })
})

describe('the shop as it becomes', () => {
  it('has the drafts of configurators, for staff alone', async () => {
    const { id, key } = await desk.newInShop()
    const fresh = await desk.newComposed()
    await desk.start(fresh.id, fresh.key)
    await desk.compose(fresh.id, desk.cloth())
    await desk.compose(
      id,
      desk.cloth([customStep('ring', [option('a', { effect: { kind: 'order', cents: 500 } })])]),
    )
    const staff = await (await newOperator(desk.shop, 'content')).loggedIn()
    staff.cookies.set('Preview', '1')
    const withRing = { ...MESH, options: { ...MESH.options, ring: { id: 'a' } } }
    expect(await priceInShop(key, withRing, staff)).toBe(4250)
    expect(await priceInShop(fresh.key, MESH, staff)).toBe(3750)
    expect([await priceInShop(key, MESH), await priceInShop(fresh.key, MESH)]).toEqual([3750, 404])
  })

  it('leaves a draft out that cannot be there', async () => {
    const taken = await desk.newComposed()
    await desk.start(taken.id, taken.key)
    await desk.compose(taken.id, desk.cloth())
    const { id: otherId } = await desk.newComposed()
    const definition = configuratorDefinition.write(desk.cloth())
    await sql`insert into configurators (product_id, key, definition)
      values (${otherId}::uuid, ${taken.key}::text, ${definition}::jsonb)`.execute(desk.shop.database.db)
    const good = await desk.newComposed()
    await desk.start(good.id, good.key)
    await desk.compose(good.id, desk.cloth())
    const staff = await (await newOperator(desk.shop, 'content')).loggedIn()
    staff.cookies.set('Preview', '1')
    expect(await priceInShop(good.key, MESH, staff)).toBe(3750)
  })
})

describe('products that have a configurator', () => {
  it('are found among all by their title or SKU, also with a draft alone', async () => {
    const found = async (search: string) =>
      (
        await desk.editor.call('GET', `/beheer/api/products?having=configurator&search=${search}`)
      ).json.products.map(({ sku }) => sku)
    const { id, sku, key } = await desk.newComposed()
    expect(await found(sku)).toEqual([])
    await desk.start(id, key)
    expect(await found(sku)).toEqual([sku])
    expect(await found('PVC-MAAT')).toEqual(['PVC-MAAT'])
    expect(await found(desk.mesh.sku)).toEqual([])
  })
})

describe('products that a step can offer', () => {
  it('are found by title and SKU, as they become, without what is composed itself', async () => {
    const find = async (search: string) =>
      (await desk.editor.call('GET', `/beheer/api/offered-products?search=${encodeURIComponent(search)}`))
        .json.products
    expect(await find(desk.mesh.sku)).toMatchObject([
      {
        id: desk.mesh.id,
        sku: desk.mesh.sku,
        status: 'active',
        priceModel: 'piece',
        imageUrl: expect.stringMatching(/^\/images\//),
      },
    ])
    await desk.edit(desk.mesh.id, { title: 'Winddoorlatend gaas' })
    expect((await find('winddoorlatend')).map(({ title }) => title)).toEqual(['Winddoorlatend gaas'])
    expect(await find('PVC-MAAT')).toEqual([])
    expect(await find('%_')).toEqual([])
    expect((await find('')).length).toBe(20)
  })
})
