import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plainPage, sampleDocument } from '#domain/designs/sample-facts.ts'
import type { Answer, Reply } from '#test/support/answers.ts'
import { bannerItem } from '#test/support/cart-items.ts'
import { makeDesign } from '#test/support/designs.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

let shop: TestShop
let customer: TestBrowser
let colleague: TestBrowser
let stranger: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  stranger = await shop.loggedIn('tweede@demo.example', 'Paskruis-demo-2')
  colleague = await shop.loggedIn()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await customer.call('POST', '/api/cart/empty')
})

const banner = (quantity = 10, widthMm = 3000) => bannerItem(quantity, widthMm, 1000)
const add = async (cartItem: unknown) => {
  const { json } = await customer.call('POST', '/api/cart/items', { body: { cartItem, asOwnLine: true } })
  return json.orderLineGroups.at(-1)
}
const EXTRA_DESIGN_CENTS = 350
const fitting = sampleDocument({ pages: [plainPage(3020, 1020)] })
const turned = sampleDocument({ pages: [plainPage(1020, 3020)] })
const square = sampleDocument({ pages: [plainPage(1000, 1000)] })
/** More pages than any of these products has sides. */
const unfit = sampleDocument({ pages: [plainPage(3020, 1020), plainPage(3020, 1020), plainPage(3020, 1020)] })
const make = (changes: Parameters<typeof makeDesign>[1] = {}) =>
  makeDesign(shop.database.db, { facts: fitting, ...changes })

const save = (itemId: string, designs: readonly unknown[], browser = customer) =>
  browser.call('PUT', `/api/cart/items/designs/${itemId}`, { body: { designs } })
const chooseBack = (itemId: string, body: unknown, browser = customer) =>
  browser.call('PUT', `/api/cart/items/designs/back/${itemId}`, { body })
const setStatus = (itemId: string, status: string, browser = customer) =>
  browser.call('PUT', '/api/cart/items/design/status', { body: { itemId, status } })
const patch = (itemId: string, body: unknown) => customer.call('PATCH', `/api/cart/items/${itemId}`, { body })
const ofGroup = async (groupId: string, browser = customer) =>
  browser.call('GET', `/api/designs?groupId=${groupId}`)
const cardIn = ({ json }: Answer<Reply<'listDesigns'>>, designId: string) =>
  json.designs.find((one) => one.designId === designId)
const lineIn = ({ json }: Answer<Reply<'getCart'>>, index = 0) => json.orderLineGroups.at(index).lines[0]
const refusal = ({ status, json }: Answer) => [status, json.errors?.[0].code]

/** Reliability I6 and I10: never more copies than the line, and nothing of one company on another's. */
async function brokenInvariants(): Promise<number> {
  const { rows } = await sql`
    select l.id from cart_lines l join line_designs d on d.line_id = l.id and d.side = 'front'
      group by l.id, l.quantity having sum(d.quantity) > l.quantity or min(d.quantity) < 0
    union all
    select d.id from line_designs d join designs g on g.id = d.design_id join cart_lines l on l.id = d.line_id
      join carts c on c.id = l.cart_id where g.company_id <> c.company_id
    union all
    select d.id from order_line_designs d join order_lines l on l.id = d.order_line_id
      join orders o on o.id = l.order_id where o.company_id <> d.company_id`.execute(shop.database.db)
  return rows.length
}

describe('GET /designs with a group', () => {
  it('judges each file against what was ordered, and without a group by itself', async () => {
    const { id: groupId } = await add(banner())
    const [fits, lies, off] = await Promise.all([make(), make({ facts: turned }), make({ facts: square })])
    const answer = await ofGroup(groupId)
    expect(cardIn(answer, fits)).toMatchObject({ status: 'valid', messages: [], quantity: 0, itemId: null })
    expect(cardIn(answer, lies)).toMatchObject({
      status: 'fixable',
      messages: ['Je ontwerp is staand en het product liggend. We draaien het 90 graden.'],
    })
    expect(cardIn(answer, off)).toMatchObject({
      status: 'fixable',
      messages: [
        'De verhouding van je ontwerp past niet bij 300\u00a0×\u00a0100\u00a0cm. Kies hoe het op formaat komt.',
        'Je ontwerp heeft geen afloop van 10 mm. We kunnen de rand spiegelen.',
      ],
    })
    const library = await customer.call('GET', '/api/designs')
    expect(cardIn(library, off)).toMatchObject({ status: 'valid', messages: [] })
  })

  it('tells the copies, the link and the approval of what the line uses', async () => {
    const { id: groupId, lines } = await add(banner())
    const designId = await make()
    await save(lines[0].id, [{ designId, quantity: 4 }])
    await setStatus(lines[0].id, 'approved')
    const card = cardIn(await ofGroup(groupId), designId)
    expect(card).toMatchObject({ quantity: 4, isApproved: true })
    expect(card.itemId).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('shows a repaired file only on the line that uses it', async () => {
    const { id: groupId, lines } = await add(banner())
    const { id: otherGroupId } = await add(banner())
    const repaired = await make({ isPatchup: true })
    await link(lines[0].id, repaired, 10)
    expect(cardIn(await ofGroup(groupId), repaired)).toMatchObject({ isPatchup: true, quantity: 10 })
    expect(cardIn(await ofGroup(otherGroupId), repaired)).toBeUndefined()
  })

  it('does not know a file that was not read yet, nor one that failed', async () => {
    const { id: groupId } = await add(banner())
    const [busy, failed] = await Promise.all([
      make({ facts: null, status: 'processing' }),
      make({ facts: null, status: 'error' }),
    ])
    const answer = await ofGroup(groupId)
    expect([cardIn(answer, busy).status, cardIn(answer, failed).status]).toEqual(['processing', 'error'])
  })
})

/** A link as a repair makes it. */
async function link(lineId: string, designId: string, quantity: number): Promise<void> {
  await sql`insert into line_designs (line_id, cart_id, company_id, design_id, side, quantity)
    select ${lineId}, c.id, c.company_id, ${designId}, 'front', ${quantity} from cart_lines l join carts c on c.id = l.cart_id
    where l.id = ${lineId}`.execute(shop.database.db)
}

describe('PUT /cart/items/designs/{id}', () => {
  it('links designs, tells them at the line, and the line is ready when each copy has one', async () => {
    const { lines } = await add(banner())
    const [one, other] = await Promise.all([make({ name: 'een.pdf' }), make({ name: 'twee.pdf' })])
    const partly = await save(lines[0].id, [{ designId: one, quantity: 4 }])
    expect(lineIn(partly)).toMatchObject({ designStatus: 'incomplete' })
    expect(partly.json).toMatchObject({ isOrderable: false, blockers: [{ code: 'invalid_design' }] })
    const whole = await save(lines[0].id, [
      { designId: one, quantity: 4 },
      { designId: other, quantity: 6 },
    ])
    expect(lineIn(whole)).toMatchObject({
      designStatus: 'ready',
      designs: [
        { designId: one, name: 'een.pdf', quantity: 4, status: 'valid', isStudioDesign: false },
        { designId: other, name: 'twee.pdf', quantity: 6 },
      ],
    })
    expect(whole.json.isOrderable).toBe(true)
  })

  it('replaces what was linked before, and keeps the link of what stays', async () => {
    const { lines } = await add(banner())
    const [one, other] = await Promise.all([make(), make()])
    const before = lineIn(await save(lines[0].id, [{ designId: one, quantity: 10 }]))
    const [{ itemId }] = before.designs
    const after = lineIn(
      await save(lines[0].id, [
        { designId: one, itemId, quantity: 3 },
        { designId: other, quantity: 7 },
      ]),
    )
    expect(after.designs.map((design) => design.itemId)).toContain(itemId)
    const emptied = lineIn(await save(lines[0].id, []))
    expect(emptied).toMatchObject({ designs: [], designStatus: 'missing' })
  })

  it('keeps the approval of a link, but not of one that is made anew', async () => {
    const { lines } = await add(banner())
    const designId = await make()
    await save(lines[0].id, [{ designId, quantity: 10 }])
    const [{ itemId }] = lineIn(await setStatus(lines[0].id, 'approved')).designs
    const kept = lineIn(await save(lines[0].id, [{ designId, itemId, quantity: 9 }])).designs
    expect(kept).toMatchObject([{ itemId, quantity: 9, isApproved: true }])
    const anew = lineIn(await save(lines[0].id, [{ designId, quantity: 3 }])).designs
    expect(anew).toMatchObject([{ designId, quantity: 3, isApproved: false }])
  })

  it('refuses more copies than ordered, and changes nothing', async () => {
    const { lines } = await add(banner())
    const [one, other] = await Promise.all([make(), make()])
    await save(lines[0].id, [{ designId: one, quantity: 10 }])
    const refused = await save(lines[0].id, [
      { designId: one, quantity: 6 },
      { designId: other, quantity: 5 },
    ])
    expect(refusal(refused)).toEqual([422, 'TooManyCopies'])
    expect(lineIn(await customer.call('GET', '/api/cart')).designs).toMatchObject([{ quantity: 10 }])
  })

  it.each([
    ['a file that does not fit the product', () => make({ facts: unfit }), 422, 'DesignNotUsable'],
    ['a file that is still read', () => make({ facts: null, status: 'processing' }), 422, 'DesignNotUsable'],
    ['a file of another company', () => make({ email: 'tweede@demo.example' }), 404, 'DesignNotFound'],
    ['a file that does not exist', async () => crypto.randomUUID(), 404, 'DesignNotFound'],
    ['the repaired file of another line', () => make({ isPatchup: true }), 404, 'DesignNotFound'],
  ])('refuses %s', async (_rule, design, status, code) => {
    const { lines } = await add(banner())
    const designId = await design()
    expect(refusal(await save(lines[0].id, [{ designId, quantity: 1 }]))).toEqual([status, code])
    expect(lineIn(await customer.call('GET', '/api/cart')).designs).toEqual([])
  })

  it('refuses a file twice, and designs for what is not printed', async () => {
    const { lines } = await add(banner())
    const designId = await make()
    const twice = [
      { designId, quantity: 1 },
      { designId, quantity: 2 },
    ]
    expect(refusal(await save(lines[0].id, twice))).toEqual([422, 'DesignLinkedTwice'])
    const rubbers = await add({ sku: 'TOE-SPANNER', quantity: 3, customOptions: [] })
    const refused = await save(rubbers.lines[0].id, [{ designId, quantity: 1 }])
    expect(refusal(refused)).toEqual([422, 'LineTakesNoDesigns'])
  })

  it('leaves a repaired file on its line, whatever is saved', async () => {
    const { lines } = await add(banner())
    const repaired = await make({ isPatchup: true })
    await link(lines[0].id, repaired, 10)
    expect(refusal(await save(lines[0].id, []))).toEqual([422, 'PatchupNeedsCopies'])
    const zero = await save(lines[0].id, [{ designId: repaired, quantity: 0 }])
    expect(zero.json.errors[0].message).toBe(
      'Om dit aangepast ontwerp te deselecteren dien je het te verwijderen.',
    )
    expect(lineIn(await save(lines[0].id, [{ designId: repaired, quantity: 5 }])).designs).toMatchObject([
      { isPatchup: true, quantity: 5 },
    ])
  })

  it.each([
    ['a negative number of copies', -1],
    ['half a copy', 0.5],
    ['a text', '3'],
    ['more than a million', 1_000_001],
  ])('refuses %s', async (_rule, quantity) => {
    const { lines } = await add(banner())
    const { status, json } = await save(lines[0].id, [{ designId: await make(), quantity }])
    expect([status, json.errors[0].code]).toEqual([422, 'InvalidInput'])
  })

  it('takes what is saved at the same time one after the other', async () => {
    const { lines } = await add(banner())
    const designs = await Promise.all(Array.from({ length: 6 }, () => make()))
    const answers = await Promise.all(
      designs.map((designId) => save(lines[0].id, [{ designId, quantity: 10 }])),
    )
    expect(answers.map(({ status }) => status)).toEqual(designs.map(() => 200))
    const { designs: left } = lineIn(await customer.call('GET', '/api/cart'))
    expect(left.map(({ quantity }) => quantity)).toEqual([10])
    expect(await brokenInvariants()).toBe(0)
  })

  it('asks the fee of the product for each design after the first', async () => {
    const { lines } = await add(banner())
    const [one, other] = await Promise.all([make(), make()])
    const single = lineIn(await save(lines[0].id, [{ designId: one, quantity: 10 }]))
    const double = lineIn(
      await save(lines[0].id, [
        { designId: one, quantity: 4 },
        { designId: other, quantity: 6 },
      ]),
    )
    expect(double.price.excludingTaxInCents - single.price.excludingTaxInCents).toBe(EXTRA_DESIGN_CENTS)
    expect(double.previousPrice).toBeNull()
  })
})

async function setStudioPrice(cents: number): Promise<void> {
  await sql`update shop_settings set value = jsonb_set(value, '{studioDesignCents}', to_jsonb(${cents}::int)) where key = 'prices'`.execute(
    shop.database.db,
  )
  shop.heardCatalogueChange()
}

describe('studio designs', () => {
  it('tell of a changed price as any line does, and go on at the price of a quote', async () => {
    const { lines } = await add(banner())
    const [{ id }] = lines
    const plain = lines[0].price.excludingTaxInCents
    await setStudioPrice(4000)
    await save(id, [{ isStudioDesign: true, quantity: 10 }])
    await setStudioPrice(4500)
    const changed = await customer.call('GET', '/api/cart')
    expect(lineIn(changed)).toMatchObject({
      price: { excludingTaxInCents: plain + 4500 },
      previousPrice: { excludingTaxInCents: plain + 4000 },
    })
    expect(changed.json.blockers.map(({ code }) => code)).toEqual(['price_changed'])
    const accepted = await patch(id, { acceptPrice: true })
    expect([lineIn(accepted).previousPrice, accepted.json.isOrderable]).toEqual([null, true])
    const { json: parked } = await customer.call('POST', '/api/cart/park', { body: { reference: 'Studio' } })
    await setStudioPrice(3950)
    const active = await customer.call('POST', `/api/cart/activate/${parked.id}`)
    expect(lineIn(active)).toMatchObject({
      price: { excludingTaxInCents: plain + 4500 },
      previousPrice: null,
    })
    const { json: placed } = await customer.call('POST', '/api/cart/order')
    const { rows } = await sql`select j.price_cents as cents from studio_jobs j
      join order_line_designs d on d.id = j.line_design_id join order_lines l on l.id = d.order_line_id
      where l.order_id = ${placed.id}`.execute(shop.database.db)
    expect(rows).toEqual([{ cents: 4500 }])
  })

  it('cost their price each, and are listed for the group', async () => {
    const { id: groupId, lines } = await add(banner())
    const before = lines[0].price.excludingTaxInCents
    const answer = await save(lines[0].id, [
      { isStudioDesign: true, quantity: 4 },
      { isStudioDesign: true, quantity: 6 },
    ])
    expect(lineIn(answer)).toMatchObject({
      designStatus: 'ready',
      price: { excludingTaxInCents: before + 2 * 3950 + EXTRA_DESIGN_CENTS },
      services: [{ code: 'studio', count: 2, price: { excludingTaxInCents: 7900 } }],
      delivery: { offers: { expressPrice: null } },
    })
    expect(answer.json.subtotalPrice.excludingTaxInCents).toBe(before + 2 * 3950 + EXTRA_DESIGN_CENTS)
    const { json } = await customer.call('GET', `/api/designs/studio-designs?groupId=${groupId}`)
    expect(json.studioDesigns).toMatchObject([
      { isStudioDesign: true, quantity: 4, price: { excludingTaxInCents: 3950 } },
      { isStudioDesign: true, quantity: 6 },
    ])
  })

  it('keep their link when they are saved again, by item or by design', async () => {
    const { lines } = await add(banner())
    const [{ itemId }] = lineIn(await save(lines[0].id, [{ isStudioDesign: true, quantity: 1 }])).designs
    for (const named of [{ itemId, isStudioDesign: true }, { designId: itemId }]) {
      const saved = lineIn(await save(lines[0].id, [{ ...named, quantity: 3 }]))
      expect(saved.designs).toMatchObject([{ itemId, quantity: 3, isStudioDesign: true }])
    }
    expect(lineIn(await save(lines[0].id, [])).designs).toEqual([])
  })

  it('have at least one copy', async () => {
    const { lines } = await add(banner())
    const refused = await save(lines[0].id, [{ isStudioDesign: true, quantity: 0 }])
    expect(refusal(refused)).toEqual([422, 'StudioDesignNeedsCopies'])
  })
})

describe('the back of a line', () => {
  const cards = { sku: 'VIS-MULTI', quantity: 100, customOptions: [] }
  const card = sampleDocument({ pages: [plainPage(91, 61)] })

  it('is missing until it is chosen, from a file or from the studio', async () => {
    const { lines } = await add(cards)
    const [front, back] = await Promise.all([
      make({ facts: card }),
      make({ facts: card, name: 'achter.pdf' }),
    ])
    const { id } = lines[0]
    expect(lineIn(await save(id, [{ designId: front, quantity: 100 }]))).toMatchObject({
      designStatus: 'missing',
      backSide: 'required',
      backDesign: null,
    })
    const chosen = lineIn(await chooseBack(id, { designId: back, isStudioDesign: false }))
    expect(chosen).toMatchObject({
      designStatus: 'ready',
      backDesign: { designId: back, name: 'achter.pdf' },
    })
    const { json } = await customer.call('GET', `/api/designs/back?itemId=${id}`)
    expect(json.designs.filter(({ itemId }) => itemId !== null)).toMatchObject([{ designId: back }])
    const priceBefore = chosen.price.excludingTaxInCents
    const made = lineIn(await chooseBack(id, { isStudioDesign: true }))
    expect(made).toMatchObject({ designStatus: 'ready', backDesign: { isStudioDesign: true } })
    expect(made.price.excludingTaxInCents).toBe(priceBefore + 3950)
    const studio = await customer.call('GET', `/api/designs/studio-design/back?itemId=${id}`)
    expect(studio.json.studioDesign).toMatchObject({ itemId: made.backDesign.itemId })
    const again = lineIn(await chooseBack(id, { isStudioDesign: true }))
    expect(again.backDesign.itemId).toBe(made.backDesign.itemId)
  })

  it.each([
    ['that may be bare', 'VIS-DIGI', 'optional', 'ready'],
    ['that must be printed', 'VIS-MULTI', 'required', 'missing'],
  ])('%s is taken away again, and the price of the studio with it', async (_rule, sku, backSide, status) => {
    const { lines } = await add({ ...cards, sku })
    const { id, quantity } = lines[0]
    const front = await make({ facts: card })
    const bare = lineIn(await save(id, [{ designId: front, quantity }]))
    expect(bare).toMatchObject({ backSide, designStatus: status })
    const made = lineIn(await chooseBack(id, { isStudioDesign: true }))
    expect(made.price.excludingTaxInCents).toBe(bare.price.excludingTaxInCents + 3950)
    const without = lineIn(await chooseBack(id, { designId: null }))
    expect(without).toMatchObject({ backDesign: null, designStatus: status, price: bare.price })
    await chooseBack(id, { designId: front, isStudioDesign: false })
    expect(lineIn(await chooseBack(id, { designId: null })).backDesign).toBeNull()
    expect((await chooseBack(id, { designId: null })).status).toBe(200)
  })

  it('comes with a file of two pages', async () => {
    const { lines } = await add(cards)
    const both = await make({ facts: sampleDocument({ pages: [plainPage(91, 61), plainPage(91, 61)] }) })
    expect(lineIn(await save(lines[0].id, [{ designId: both, quantity: 100 }])).designStatus).toBe('ready')
  })

  it('refuses a line that is printed on one side, and files that do not fit or are not ours', async () => {
    const oneSided = await add(banner())
    const designId = await make()
    expect(refusal(await chooseBack(oneSided.lines[0].id, { designId, isStudioDesign: false }))).toEqual([
      422,
      'BackNotPrinted',
    ])
    expect(refusal(await chooseBack(oneSided.lines[0].id, { isStudioDesign: true }))).toEqual([
      422,
      'BackNotPrinted',
    ])
    const { lines } = await add(cards)
    const [tooLong, foreign] = await Promise.all([
      make({ facts: unfit }),
      make({ facts: card, email: 'tweede@demo.example' }),
    ])
    expect(refusal(await chooseBack(lines[0].id, { designId: tooLong, isStudioDesign: false }))).toEqual([
      422,
      'DesignNotUsable',
    ])
    expect(refusal(await chooseBack(lines[0].id, { designId: foreign, isStudioDesign: false }))).toEqual([
      404,
      'DesignNotFound',
    ])
  })
})

describe('PUT /cart/items/design/status', () => {
  it('accepts a fixable file, until another size is ordered', async () => {
    const { lines } = await add(banner())
    const designId = await make({ facts: turned })
    const { id } = lines[0]
    const saved = await save(id, [{ designId, quantity: 10 }])
    expect(lineIn(saved).designStatus).toBe('attention')
    expect(saved.json.blockers).toMatchObject([{ code: 'invalid_design', itemId: id }])
    const approved = await setStatus(id, 'approved')
    expect(lineIn(approved)).toMatchObject({ designStatus: 'approved', designs: [{ isApproved: true }] })
    expect(approved.json.isOrderable).toBe(true)
    const wider = banner(10, 3003).customOptions
    expect(lineIn(await patch(id, { customOptions: wider })).designStatus).toBe('attention')
  })

  it('defers the files, until there are some', async () => {
    const { lines } = await add(banner())
    const { id } = lines[0]
    expect(lineIn(await setStatus(id, 'later')).designStatus).toBe('later')
    const designId = await make()
    expect(lineIn(await save(id, [{ designId, quantity: 1 }])).designStatus).toBe('incomplete')
    expect(lineIn(await setStatus(id, 'later')).designStatus).toBe('later')
  })

  it('refuses to approve nothing, an unfit file, or goods without print', async () => {
    const { id: groupId, lines } = await add(banner())
    const { id } = lines[0]
    expect(refusal(await setStatus(id, 'approved'))).toEqual([422, 'invalid_design'])
    await link(id, await make({ facts: unfit }), 10)
    expect(refusal(await setStatus(id, 'approved'))).toEqual([422, 'invalid_design'])
    expect(groupId).toBeTruthy()
    const rubbers = await add({ sku: 'TOE-SPANNER', quantity: 3, customOptions: [] })
    expect(refusal(await setStatus(rubbers.lines[0].id, 'later'))).toEqual([422, 'LineTakesNoDesigns'])
  })
})

describe('a line that changes', () => {
  it('keeps its one design for every copy', async () => {
    const { lines } = await add(banner())
    const { id } = lines[0]
    await save(id, [{ designId: await make(), quantity: 10 }])
    expect(lineIn(await patch(id, { quantity: 12 }))).toMatchObject({
      designStatus: 'ready',
      designs: [{ quantity: 12 }],
    })
    expect(lineIn(await patch(id, { quantity: 3 }))).toMatchObject({
      designStatus: 'ready',
      designs: [{ quantity: 3 }],
    })
  })

  it('cannot have fewer copies than its designs', async () => {
    const { lines } = await add(banner())
    const { id } = lines[0]
    const [one, other] = await Promise.all([make(), make()])
    await save(id, [
      { designId: one, quantity: 4 },
      { designId: other, quantity: 6 },
    ])
    expect(refusal(await patch(id, { quantity: 9 }))).toEqual([422, 'TooManyCopies'])
    expect(lineIn(await patch(id, { quantity: 11 })).designStatus).toBe('incomplete')
    expect(await brokenInvariants()).toBe(0)
  })

  it('is checked by hand for a price per line, and no longer', async () => {
    const { lines } = await add(banner())
    const { id, price } = lines[0]
    const checked = lineIn(await patch(id, { validateDesigns: true }))
    const { json: config } = await customer.call('GET', '/api/config')
    expect(checked).toMatchObject({
      validateDesigns: true,
      price: { excludingTaxInCents: price.excludingTaxInCents + config.phValidateDesignPrice },
      services: [{ code: 'check', count: 1 }],
    })
    expect(checked.amounts.at(-1)).toMatchObject({
      label: 'Controle van ontwerpen',
      price: { excludingTaxInCents: 1250 },
    })
    expect(lineIn(await patch(id, { validateDesigns: false })).price).toEqual(price)
    const rubbers = await add({ sku: 'TOE-SPANNER', quantity: 3, customOptions: [] })
    expect(refusal(await patch(rubbers.lines[0].id, { validateDesigns: true }))).toEqual([
      422,
      'LineTakesNoDesigns',
    ])
  })

  it('shows a size that no longer fits', async () => {
    const { lines } = await add(banner())
    const { id } = lines[0]
    await save(id, [{ designId: await make(), quantity: 10 }])
    const other = lineIn(await patch(id, { customOptions: banner(10, 2000).customOptions }))
    expect(other).toMatchObject({ designStatus: 'attention', designs: [{ status: 'fixable' }] })
  })
})

const order = () => customer.call('POST', '/api/cart/order')
const detail = async (id: string, browser = customer) => browser.call('GET', `/api/customer/orders/${id}`)
const orderedLine = ({ json }: Pick<Answer<Reply<'getOrder'>>, 'json'>) => json.groups[0].lines[0]

describe('designs of an order', () => {
  it('are those of the cart, and stay when they are deleted from the library', async () => {
    const { lines } = await add(banner())
    const designId = await make({ name: 'zomer.pdf' })
    await save(lines[0].id, [{ designId, quantity: 10 }])
    const { json: placed } = await order()
    expect((await customer.call('DELETE', `/api/designs/${designId}`)).status).toBe(200)
    const line = orderedLine(await detail(placed.id))
    expect(line).toMatchObject({
      state: 'released',
      designStatus: 'ready',
      designs: [{ designId, name: 'zomer.pdf', quantity: 10, side: 'front', studio: null }],
    })
    expect((await detail(placed.id, stranger)).status).toBe(404)
    await expect(sql`delete from designs where id = ${designId}`.execute(shop.database.db)).rejects.toThrow(
      /foreign key/,
    )
  })

  it.each([
    ['waits for files that come later', [], 'later', 'awaiting_files'],
    ['waits for the studio', [{ isStudioDesign: true, quantity: 10 }], null, 'in_studio'],
  ])('%s', async (_rule, designs, status, state) => {
    const { lines } = await add(banner())
    await save(lines[0].id, designs)
    if (status) await setStatus(lines[0].id, status)
    const { json: placed } = await order()
    const { json } = await detail(placed.id)
    expect([json.state, json.groups[0].lines[0].state]).toEqual([state, state])
  })

  it('wait for a check by hand, and cost what the cart said', async () => {
    const { lines } = await add(banner())
    await save(lines[0].id, [{ designId: await make(), quantity: 10 }])
    const { json: cart } = await patch(lines[0].id, { validateDesigns: true })
    const { json: placed } = await order()
    const { json } = await detail(placed.id)
    expect(orderedLine({ json })).toMatchObject({ state: 'placed', validateDesigns: true })
    expect(json.totalPrice).toEqual(cart.totalPrice)
    expect(await brokenInvariants()).toBe(0)
  })

  it('are refused while one cannot be printed', async () => {
    const { lines } = await add(banner())
    await link(lines[0].id, await make({ facts: unfit }), 10)
    expect(refusal(await order())).toEqual([409, 'CartNotOrderable'])
  })

  it('are missing of a line that was just added, which blocks the order until they are deferred', async () => {
    const { lines } = await add(banner())
    const refused = await order()
    expect(refused.json.errors).toMatchObject([
      { message: 'Voor Spandoek 510 g ontbreekt nog een ontwerp.', field: lines[0].id },
    ])
    await setStatus(lines[0].id, 'later')
    expect((await order()).status).toBe(200)
  })
})

const calls = (groupId: string, itemId: string, designId: string) =>
  [
    ['GET /designs', (by: TestBrowser) => ofGroup(groupId, by)],
    ['GET /designs/back', (by: TestBrowser) => by.call('GET', `/api/designs/back?itemId=${itemId}`)],
    [
      'GET /designs/studio-design/back',
      (by: TestBrowser) => by.call('GET', `/api/designs/studio-design/back?itemId=${itemId}`),
    ],
    [
      'GET /designs/studio-designs',
      (by: TestBrowser) => by.call('GET', `/api/designs/studio-designs?groupId=${groupId}`),
    ],
    ['PUT /cart/items/designs/{id}', (by: TestBrowser) => save(itemId, [{ designId, quantity: 1 }], by)],
    [
      'PUT /cart/items/designs/back/{id}',
      (by: TestBrowser) => chooseBack(itemId, { designId, isStudioDesign: false }, by),
    ],
    ['PUT /cart/items/design/status', (by: TestBrowser) => setStatus(itemId, 'later', by)],
  ] as const

describe('ownership', () => {
  it('answers visitors 401, another company 404, what is missing 404, and the owner', async () => {
    const { id: groupId, lines } = await add({ sku: 'VIS-MULTI', quantity: 100, customOptions: [] })
    const designId = await make({ facts: sampleDocument({ pages: [plainPage(91, 61)] }) })
    const visitor = shop.browser()
    const missing = crypto.randomUUID()
    const ofOwner = calls(groupId, lines[0].id, designId)
    const ofNobody = calls(missing, missing, designId)
    for (const [index, [name, ask]] of ofOwner.entries()) {
      const nobody = ofNobody[index]?.[1]
      const seen = [
        (await ask(visitor)).status,
        (await ask(stranger)).status,
        (await nobody?.(customer))?.status,
        (await ask(customer)).status,
      ]
      expect([name, ...seen]).toEqual([name, 401, 404, 404, 200])
    }
  })

  it('has one cart per contact: the same contact on another device sees it', async () => {
    const { id: groupId } = await add(banner())
    expect((await ofGroup(groupId, colleague)).status).toBe(200)
  })

  it('answers malformed ids as ids that do not exist, and a missing one as a wrong field', async () => {
    expect((await save('x', [])).status).toBe(404)
    const asked = [
      '?groupId=x',
      '/back?itemId=x',
      '/studio-design/back?itemId=x',
      '/studio-designs?groupId=x',
    ]
    for (const query of asked)
      expect([query, (await customer.call('GET', `/api/designs${query}`)).status]).toEqual([query, 404])
    expect((await customer.call('GET', '/api/designs/back')).status).toBe(422)
  })
})

/** A line on which so many of the 5,000 designs of a cart are taken already. */
async function addFilled(count: number): Promise<string> {
  const { lines } = await add(banner(10_000, 2000))
  const lineId: string = lines[0].id
  await sql`insert into line_designs (line_id, cart_id, company_id, is_studio, side, quantity, position)
    select l.id, c.id, c.company_id, true, 'front', 1, n from cart_lines l join carts c on c.id = l.cart_id, generate_series(1, ${count}) n
    where l.id = ${lineId}`.execute(shop.database.db)
  return lineId
}

describe('a cart full of designs', () => {
  const byStudio = { isStudioDesign: true, quantity: 1 }
  const full = [409, 'TooManyDesigns']

  it('takes the last one, refuses one more on any line, and keeps what it had', async () => {
    await addFilled(4_998)
    const { lines } = await add(banner())
    const lineId: string = lines[0].id
    expect((await save(lineId, [byStudio, byStudio])).status).toBe(200)
    expect(refusal(await save(lineId, [byStudio, byStudio, byStudio]))).toEqual(full)
    const { json } = await customer.call('GET', '/api/cart')
    expect(json.orderLineGroups.map((group) => group.lines[0].designs.length)).toEqual([4_998, 2])
    expect((await save(lineId, [byStudio])).status).toBe(200)
  })

  it('refuses a back', async () => {
    await addFilled(5_000)
    const { lines } = await add({ sku: 'VIS-DIGI', quantity: 100, customOptions: [] })
    expect(refusal(await chooseBack(lines[0].id, { isStudioDesign: true }))).toEqual(full)
    expect((await chooseBack(lines[0].id, { designId: null })).status).toBe(200)
  })

  describe('with a line that has a design', () => {
    let designId: string
    let lineId: string
    beforeEach(async () => {
      designId = await make({ name: 'gevel.pdf' })
      const { lines } = await add(banner())
      lineId = lines[0].id
      await save(lineId, [{ designId, quantity: 10 }])
    })

    it.each<[string, () => Promise<(() => Promise<Answer>) | string>]>([
      [
        'is put back',
        async () => {
          const { json } = await customer.call('DELETE', `/api/cart/items/${lineId}`)
          return `/api/cart/removals/${json.removalId}`
        },
      ],
      [
        'gets its deleted design back',
        async () => {
          await customer.call('DELETE', `/api/designs/${designId}`)
          return `/api/designs/${designId}/restore`
        },
      ],
      [
        'comes from a quote',
        async () => {
          const { json } = await customer.call('POST', '/api/cart/park', { body: { reference: 'Gevel' } })
          return () => customer.call('POST', `/api/cart/activate/${json.id}`, { body: { mode: 'merge' } })
        },
      ],
      [
        'is ordered again',
        async () => {
          await setStatus(lineId, 'approved')
          const { json } = await customer.call('POST', '/api/cart/order')
          return () => customer.call('GET', `/api/customer/orders/${json.id}/re-order`)
        },
      ],
      [
        'comes from a list',
        async () => {
          const rows = [
            { sku: 'SPD-510', width: '3000', height: '1000', quantity: '2', fileName: 'gevel.pdf' },
          ]
          return () => customer.call('POST', '/api/cart/rows', { body: { rows } })
        },
      ],
    ])('refuses one that %s', async (_way, prepare) => {
      const way = await prepare()
      const filled = await addFilled(5_000)
      const go = typeof way === 'string' ? () => customer.call('POST', way) : way
      expect(refusal(await go())).toEqual(full)
      await customer.call('DELETE', `/api/cart/items/${filled}`)
      expect((await go()).status).toBe(200)
    })
  })
})
