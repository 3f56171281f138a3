import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FileFacts } from '#domain/designs/facts.ts'
import {
  sampleDocument,
  samplePage,
  samplePlaces,
  samplePrint,
  sampleSpot,
} from '#domain/designs/sample-facts.ts'
import { orderedPrint } from '#server/db/documents/goods.ts'
import type { Answer } from '#test/support/answers.ts'
import { makeDesign } from '#test/support/designs.ts'
import { hostileNames } from '#test/support/hostile-names.ts'
import { newOperator, type TestOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'

let shop: TestShop
let customer: TestBrowser
let operator: TestOperator
let judge: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  operator = await newOperator(shop, 'prepress')
  judge = await operator.loggedIn()
})
afterAll(() => shop.close())
beforeEach(() => sql`update order_lines set state = 'closed'`.execute(shop.database.db))

/** A page at the size of the sample print: with nothing to find, without bleed, and hopelessly unsharp. */
const GOOD = sampleDocument()
const NO_BLEED = sampleDocument({ pages: [samplePage({ bleed: null, inkInBleed: false })] })
const UNSHARP = sampleDocument({ pages: [samplePage({ minPpi: 5 })] })

type Line = { readonly state?: string; readonly wantsCheck?: boolean; readonly inDays?: number }
type Made = {
  readonly orderId: string
  readonly number: string
  readonly lineId: string
  readonly id: string
}

/** An ordered line of the sample print with one file of these facts. */
async function order(
  facts: FileFacts | null,
  name = 'gevel.pdf',
  { state = 'released', wantsCheck = false, inDays = 3 }: Line = {},
): Promise<Made> {
  const cartItem = { sku: 'TOE-SPANNER', quantity: 3, customOptions: [] }
  await customer.call('POST', '/api/cart/items', { body: { cartItem, asOwnLine: true } })
  const { id: orderId, number } = (await customer.call('POST', '/api/cart/order', { body: {} })).json
  const { db } = shop.database
  const { rows } = await sql<{ id: string }>`
    update order_lines set print = ${orderedPrint.write(samplePrint())}::jsonb, state = ${state}, wants_check = ${wantsCheck},
      delivery_date = ${TEST_NOW.toISOString()}::date + ${inDays}::int
    where order_id = ${orderId} returning id`.execute(db)
  const lineId = rows[0]!.id
  return { orderId, number, lineId, id: await link(lineId, facts, name) }
}

/** Puts a file on a line, in the place of the one before it. */
async function link(lineId: string, facts: FileFacts | null, name: string, side = 'front'): Promise<string> {
  const { db } = shop.database
  const designId = await makeDesign(db, { facts, name, ...(facts === null && { status: 'processing' }) })
  const { rows } = await sql<{ id: string }>`
    insert into order_line_designs (order_line_id, company_id, design_id, is_studio, side, quantity, file_name, position)
    select l.id, o.company_id, ${designId}, false, ${side}, 3, ${name}, 0
    from order_lines l join orders o on o.id = l.order_id where l.id = ${lineId} returning id`.execute(db)
  return rows[0]!.id
}
async function replaceBy(id: string, facts: FileFacts, name: string): Promise<void> {
  const designId = await makeDesign(shop.database.db, { facts, name })
  await sql`update order_line_designs set design_id = ${designId}, file_name = ${name} where id = ${id}`.execute(
    shop.database.db,
  )
}
const queue = async (query: string, by = judge) => (await by.call('GET', `/beheer/api/files?${query}`)).json
const names = async (query: string) => (await queue(query)).files.map(({ name }) => name)
const counts = async () => (await judge.call('GET', '/beheer/api/files/counts')).json.counts
const desk = async (id: string) => (await judge.call('GET', `/beheer/api/files/${id}`)).json
const approve = (id: string, body: object, by = judge) =>
  by.call('POST', `/beheer/api/files/${id}/approve`, { body })
const refusal = ({ status, json }: Answer) => [status, json.errors?.[0].code]
const stateOf = async (lineId: string) =>
  (await sql<{ state: string }>`select state from order_lines where id = ${lineId}`.execute(shop.database.db))
    .rows[0]?.state
/** As many files like one, each on a line like its own. */
const pile = (id: string, count: number) =>
  sql`
    with source as (select d.*, to_jsonb(d) as row, to_jsonb(l) as line from order_line_designs d
      join order_lines l on l.id = d.order_line_id where d.id = ${id}),
    made as (select gen_random_uuid() as id, n, source.row, source.line from source, generate_series(1, ${count}::int) n),
    lines as (insert into order_lines select (jsonb_populate_record(null::order_lines, made.line ||
      jsonb_build_object('id', made.id, 'cart_line_id', null))).* from made)
    insert into order_line_designs select (jsonb_populate_record(null::order_line_designs, made.row ||
      jsonb_build_object('id', gen_random_uuid(), 'order_line_id', made.id, 'file_name', 'stapel-' || n))).* from made`.execute(
    shop.database.db,
  )

describe('the queues of files', () => {
  it('have what is worst first, and of that what is to leave first', async () => {
    await order(NO_BLEED, 'later.pdf', { inDays: 5 })
    await order(UNSHARP, 'onscherp.pdf', { inDays: 9 })
    await order(NO_BLEED, 'te-laat.pdf', { inDays: -2 })
    await order(GOOD, 'goed.pdf')
    await order(GOOD, 'handmatig.pdf', { state: 'placed', wantsCheck: true })
    await order(NO_BLEED, 'bij-klant.pdf', { state: 'awaiting_files', inDays: -4 })
    await order(NO_BLEED, 'wordt-gedrukt.pdf', { state: 'in_production' })
    expect(await names('')).toEqual(['onscherp.pdf', 'te-laat.pdf', 'later.pdf', 'handmatig.pdf'])
    expect(await names('queue=waiting')).toEqual(['bij-klant.pdf'])
    expect(await names('queue=approved')).toEqual(['goed.pdf'])
    expect(await names('queue=all')).toHaveLength(6)
    expect(await counts()).toEqual({ review: 4, returned: 0, waiting: 1, approved: 1, all: 6 })
    const { files } = await queue('')
    expect(files.map(({ status, daysLeft, turn }) => [status, daysLeft, turn])).toEqual([
      ['invalid', 9, 'review'],
      ['fixable', -2, 'review'],
      ['fixable', 5, 'review'],
      ['valid', 3, 'review'],
    ])
    expect(files[1]).toMatchObject({
      companyName: 'Bakkerij De Korenaar B.V.',
      copies: 3,
      side: 'front',
      messages: ['Je ontwerp heeft geen afloop van 10 mm. We kunnen de rand spiegelen.'],
    })
    expect((await queue('queue=waiting')).files[0].daysLeft).toBeNull()
  })

  it('judge a file anew once it was read, or another takes its place', async () => {
    const { id } = await order(null, 'onderweg.pdf')
    expect((await queue('')).files).toMatchObject([{ name: 'onderweg.pdf', status: 'processing' }])
    await sql`
      update designs set status = 'fixable', facts = ${JSON.stringify(NO_BLEED)}::jsonb, updated_at = now() + interval '1 second'
      where file_name = 'onderweg.pdf'`.execute(shop.database.db)
    expect((await queue('')).files).toMatchObject([{ name: 'onderweg.pdf', status: 'fixable' }])
    await replaceBy(id, GOOD, 'hersteld.pdf')
    expect(await names('')).toEqual([])
    expect(await names('queue=approved')).toEqual(['hersteld.pdf'])
  })

  it('go on where a page ended, without a gap or a double', async () => {
    const { id } = await order(NO_BLEED, 'stapel-0')
    await pile(id, 119)
    const first = await queue('search=stapel-')
    const second = await queue(`search=stapel-&after=${first.next}`)
    const third = await queue(`search=stapel-&after=${second.next}`)
    const seen = [first, second, third].flatMap(({ files }) => files.map(({ name }) => name))
    expect(new Set(seen)).toEqual(new Set(Array.from({ length: 120 }, (_, at) => `stapel-${at}`)))
    expect([seen.length, third.next]).toEqual([120, null])
    for (const after of ['iets', '9_2026-02-31_x', `1_2026-02-31_${id}`])
      expect((await judge.call('GET', `/beheer/api/files?after=${after}`)).status).toBe(404)
  })

  it.each([
    ['file', 'gevel%'],
    ['company', 'korenaar'],
    ['order', null],
  ])(
    'find a part of the name or number of its %s, and nothing by signs that stand for any other',
    async (_what, typed) => {
      const { number } = await order(NO_BLEED, 'gevel% oost.pdf')
      expect(await names(`search=${encodeURIComponent(typed ?? number.slice(2))}`)).toEqual([
        'gevel% oost.pdf',
      ])
      expect(await names('search=gevel_%25oost')).toEqual([])
    },
  )

  it('show names as they are, however hostile', async () => {
    const name = hostileNames.find((one) => one.startsWith('<img')) ?? ''
    const { id } = await order(NO_BLEED, name)
    expect(await names('')).toEqual([name])
    expect((await desk(id)).name).toBe(name)
  })
})

describe('a file', () => {
  it('is shown over its print, with what was found and where', async () => {
    const facts = sampleDocument({
      pages: [samplePage(), samplePage({ bleed: null, inkInBleed: false, minPpi: 50 })],
      fonts: [{ name: 'Kapsalon', isEmbedded: true, isStandard: false }],
      spots: [sampleSpot('CutContour', { isClosed: false }), sampleSpot('PANTONE 109 C')],
    })
    const { id, lineId, number } = await order(facts, 'twee.pdf')
    const print = orderedPrint.write(samplePrint({ printedSides: 2 }))
    await sql`update order_lines set print = ${print}::jsonb where id = ${lineId}`.execute(shop.database.db)
    await sql`
      update designs set previews = '[{"page":1,"widthPx":240,"heightPx":120},{"page":1,"widthPx":1200,"heightPx":600}]'
      where file_name = 'twee.pdf'`.execute(shop.database.db)
    const back = await link(lineId, GOOD, 'achter.pdf', 'back')
    const file = await desk(id)
    expect(file).toMatchObject({
      name: 'twee.pdf',
      orderNumber: number,
      status: 'fixable',
      approval: 'reason',
      pageCount: 0,
      demands: { bleedMm: 10, safeMarginMm: 40, minPpi: 72 },
      facts: {
        type: 'pdf 1.6',
        fonts: [{ name: 'Kapsalon', isEmbedded: true }],
        spots: [
          { name: 'CutContour', isCut: true, isClosed: false, paths: 1 },
          { name: 'PANTONE 109 C', isCut: false },
        ],
      },
      ofLine: [
        { id, name: 'twee.pdf', side: 'front' },
        { id: back, name: 'achter.pdf', side: 'back' },
      ],
      approvals: [],
    })
    expect(file.pages).toMatchObject([
      {
        number: 1,
        pictureUrl: expect.stringMatching(new RegExp(`^/beheer/api/files/${id}/pages/1-1200\\.webp\\?of=`)),
        sheet: {
          trim: { xMm: 0, yMm: 0, widthMm: 1000, heightMm: 500 },
          bleed: { xMm: -10, yMm: -10, widthMm: 1020, heightMm: 520 },
        },
      },
      { number: 2, pictureUrl: null, sheet: { ppi: 50 } },
    ])
    expect(file.findings).toContainEqual(
      expect.objectContaining({ code: 'noBleed', isMendable: true, place: { page: 2, part: 'bleed' } }),
    )
    expect(file.findings).toContainEqual(
      expect.objectContaining({ code: 'ppiBelowMinimum', place: { page: 2, part: 'sheet' } }),
    )
  })

  it('tells where things are on its page, and what of those a finding is about', async () => {
    const box = { xMm: 100, yMm: 50, widthMm: 20, heightMm: 10 }
    const picture = (ppi: number) => ({ box, widthPx: 800, heightPx: 400, ppi, colour: 'cmyk' as const })
    const outline = 'M0 0L10 0L10 5'
    const facts = sampleDocument({
      pages: [samplePage({ minPpi: 50 })],
      spots: [sampleSpot('CutContour', { isClosed: false })],
      places: [
        samplePlaces({
          pictures: [picture(300), picture(50)],
          spots: [{ box, outline, name: 'CutContour', use: 'stroke', isClosed: false }],
          isPartial: true,
        }),
      ],
    })
    const { id, lineId } = await order(facts, 'met-contour.pdf')
    const print = orderedPrint.write(samplePrint({ cutLine: 'required' }))
    await sql`update order_lines set print = ${print}::jsonb where id = ${lineId}`.execute(shop.database.db)
    const file = await desk(id)
    expect(file.pages).toMatchObject([
      {
        places: {
          pictures: [
            { box, widthPx: 800, heightPx: 400, ppi: 300, isLow: false },
            { ppi: 50, isLow: true },
          ],
          spots: [{ box, outline, name: 'CutContour', purpose: 'through', use: 'stroke', isClosed: false }],
          isPartial: true,
        },
      },
    ])
    const placeOf = (code: string) => file.findings.find((found) => found.code === code)?.place
    expect(placeOf('ppiBelowMinimum')).toEqual({ page: 1, part: 'pictures', of: [1] })
    expect(placeOf('cutLineOpen')).toEqual({ page: 1, part: 'spots', of: [0] })
    const before = await order(GOOD, 'van-vroeger.pdf')
    expect((await desk(before.id)).pages).toMatchObject([{ sheet: { scale: 1 }, places: null }])
  })

  it('has pictures for staff who see files, and for nobody else', async () => {
    const { id } = await order(GOOD, 'plaatje.pdf')
    const { rows } = await sql<{ id: string }>`
      update designs set previews = '[{"page":1,"widthPx":240,"heightPx":120}]' where file_name = 'plaatje.pdf'
      returning id`.execute(shop.database.db)
    await shop.shop.files.put(`previews/${rows[0]!.id}/1-240.webp`, Buffer.from('RIFF'))
    const path = `/beheer/api/files/${id}/pages/1-240.webp`
    const writer = await (await newOperator(shop, 'content')).loggedIn()
    const statuses = await Promise.all(
      [judge, writer, customer, shop.browser()].map(async (browser) => {
        const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        return (await shop.app.inject({ method: 'GET', url: path, headers: { cookie } })).statusCode
      }),
    )
    expect(statuses).toEqual([200, 403, 404, 404])
    const cookie = [...judge.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    for (const other of ['2-240.webp', '1-480.webp', '..%2F..%2Fx', '1-240.webp.svg']) {
      const url = path.replace('1-240.webp', other)
      expect((await shop.app.inject({ method: 'GET', url, headers: { cookie } })).statusCode).toBe(404)
    }
  })

  it('that there is not is not found', async () => {
    const nothing = '00000000-0000-4000-8000-000000000000'
    expect(refusal(await judge.call('GET', `/beheer/api/files/${nothing}`))).toEqual([404, 'FileNotOrdered'])
    expect(refusal(await approve(nothing, { designId: nothing }))).toEqual([404, 'FileNotOrdered'])
  })
})

const write = (by: TestBrowser, fileId: string, text: string, id = crypto.randomUUID()) =>
  by.call('POST', `/beheer/api/files/${fileId}/notes`, { body: { id, text } })

describe('a note at a file', () => {
  it('stands at its order too, with what the file was called, and reaches who is named in it', async () => {
    const { id, orderId } = await order(NO_BLEED, 'gevel.pdf')
    const mate = await newOperator(shop, 'production')
    const hers = await mate.loggedIn()
    const text = `Past dit op de rol, @${mate.name}?`
    const { json } = await write(judge, id, text)
    expect([json.notes, json.colleagues.includes(mate.name)]).toEqual([
      [expect.objectContaining({ text, by: operator.name, fileId: id, studioJobId: null })],
      true,
    ])
    await replaceBy(id, GOOD, 'gevel-nieuw.pdf')
    expect((await desk(id)).notes).toHaveLength(1)
    const ofOrder = (await judge.call('GET', `/beheer/api/orders/${orderId}`)).json.notes
    expect(ofOrder).toMatchObject([{ text, fileId: id, fileName: 'gevel.pdf' }])
    expect((await hers.call('GET', '/beheer/api/mentions')).json.mentions).toContainEqual(
      expect.objectContaining({ text, of: 'order', ofId: orderId, fileId: id }),
    )
    expect(
      JSON.stringify((await customer.call('GET', `/api/customer/orders/${orderId}`)).json),
    ).not.toContain(text)
  })

  it('is of that side alone, and goes over to what comes in the place of the file', async () => {
    const { id, orderId, lineId } = await order(NO_BLEED, 'voor.pdf')
    const back = await link(lineId, GOOD, 'achter.pdf', 'back')
    await write(judge, id, 'Voorkant is te donker')
    await judge.call('POST', `/beheer/api/orders/${orderId}/notes`, {
      body: { id: crypto.randomUUID(), text: 'Over de bezorging' },
    })
    expect((await desk(back)).notes).toEqual([])
    expect((await desk(id)).notes.map(({ text }) => text)).toEqual(['Voorkant is te donker'])
    const atOrder = async () => {
      const { notes } = (await judge.call('GET', `/beheer/api/orders/${orderId}`)).json
      const note = notes.find(({ text }) => text === 'Voorkant is te donker')
      return [note?.fileId, note?.fileName]
    }
    // As when its customer takes it away, and sends another one later.
    await sql`delete from order_line_designs where id = ${id}`.execute(shop.database.db)
    expect(await atOrder()).toEqual([null, 'voor.pdf'])
    const next = await link(lineId, GOOD, 'voor-lichter.pdf')
    expect(await atOrder()).toEqual([next, 'voor.pdf'])
    expect((await desk(next)).notes).toMatchObject([{ text: 'Voorkant is te donker', fileName: 'voor.pdf' }])
  })

  it('is written once, however often it is sent; without words, file or right it is refused', async () => {
    const { id } = await order(NO_BLEED)
    const noteId = crypto.randomUUID()
    await write(judge, id, 'Een keer', noteId)
    expect((await write(judge, id, 'Een keer', noteId)).json.notes).toHaveLength(1)
    expect((await write(judge, id, '  ')).status).toBe(422)
    expect((await write(judge, crypto.randomUUID(), 'Iets')).status).toBe(404)
    const finance = await (await newOperator(shop, 'finance')).loggedIn()
    expect((await write(finance, id, 'Iets')).status).toBe(403)
    const { rows } = await sql<{ kind: string; file: string }>`
      select actor_kind as kind, after->>'file_name' as file from audit_events
      where entity = 'order_notes' and entity_id = ${noteId}`.execute(shop.database.db)
    expect(rows).toEqual([{ kind: 'operator', file: 'gevel.pdf' }])
  })
})

describe('approving a file', () => {
  it('takes a reason where something was found, which is written down with who and when', async () => {
    const { id, orderId } = await order(NO_BLEED)
    const { designId } = await desk(id)
    const missing = await approve(id, { designId, reason: '  ' })
    expect([missing.status, missing.json.errors]).toEqual([
      422,
      [
        {
          code: 'ApprovalNeedsReason',
          field: 'reason',
          message: 'Schrijf op waarom dit bestand zo gedrukt kan worden.',
        },
      ],
    ])
    const { json } = await approve(id, { designId, reason: 'Doek wordt omgezoomd <b>rondom</b>.' })
    expect(json).toMatchObject({
      turn: 'approved',
      isApproved: true,
      approval: null,
      approvals: [
        {
          fileName: 'gevel.pdf',
          isOfThisFile: true,
          reason: 'Doek wordt omgezoomd <b>rondom</b>.',
          by: expect.stringMatching(/^Sam \d+$/),
          at: TEST_NOW.toISOString(),
        },
      ],
    })
    expect(await names('')).toEqual([])
    expect(await names('queue=approved')).toEqual(['gevel.pdf'])
    const { json: shown } = await judge.call('GET', `/beheer/api/orders/${orderId}`)
    expect(shown.fileApprovals).toMatchObject([
      { fileName: 'gevel.pdf', reason: 'Doek wordt omgezoomd <b>rondom</b>.', by: json.approvals[0].by },
    ])
    const { rows } = await sql<{ kind: string; after: Record<string, unknown> }>`
      select actor_kind as kind, after from audit_events where entity = 'file_approvals'
        and after->>'design_id' = ${designId}`.execute(shop.database.db)
    expect(rows).toMatchObject([
      { kind: 'operator', after: { reason: 'Doek wordt omgezoomd <b>rondom</b>.' } },
    ])
  })

  it('releases a line that waited for the check by hand, once each of its files is approved', async () => {
    const { id, lineId, orderId } = await order(GOOD, 'voor.pdf', { state: 'placed', wantsCheck: true })
    const back = await link(lineId, GOOD, 'achter.pdf', 'back')
    expect((await approve(id, { designId: (await desk(id)).designId })).json.state).toBe('placed')
    expect(await stateOf(lineId)).toBe('placed')
    const { json } = await approve(back, { designId: (await desk(back)).designId })
    expect(json).toMatchObject({ state: 'released', turn: 'approved' })
    const { json: seen } = await customer.call('GET', `/api/customer/orders/${orderId}`)
    expect(seen.groups[0].lines[0].stateLabel).toBe('Gereed voor productie')
  })

  it('leaves a line that staff hold, or that was free already, where it is', async () => {
    for (const state of ['on_hold', 'released']) {
      const { id, lineId } = await order(NO_BLEED, 'gevel.pdf', { state, wantsCheck: true })
      await approve(id, { designId: (await desk(id)).designId, reason: 'Mag zo.' })
      expect(await stateOf(lineId)).toBe(state)
    }
  })

  it('is refused for a file that another took the place of, and holds for that file alone', async () => {
    const { id } = await order(NO_BLEED, 'oud.pdf')
    const seen = await desk(id)
    await replaceBy(id, NO_BLEED, 'nieuw.pdf')
    expect(refusal(await approve(id, { designId: seen.designId, reason: 'Mag zo.' }))).toEqual([
      409,
      'FileReplaced',
    ])
    const now = await desk(id)
    expect([now.name, now.isApproved]).toEqual(['nieuw.pdf', false])
    await approve(id, { designId: now.designId, reason: 'Mag zo.' })
    await replaceBy(id, NO_BLEED, 'nog-nieuwer.pdf')
    const last = await desk(id)
    expect(last).toMatchObject({
      turn: 'review',
      isApproved: false,
      approval: 'reason',
      approvals: [{ fileName: 'nieuw.pdf', isOfThisFile: false }],
    })
  })

  it('by two at once is done by one, and told to the other', async () => {
    const { id } = await order(NO_BLEED)
    const { designId } = await desk(id)
    const other = await (await newOperator(shop, 'owner')).loggedIn()
    const answers = await Promise.all(
      [judge, other].map((browser) => approve(id, { designId, reason: 'Mag zo.' }, browser)),
    )
    expect(answers.map(({ status }) => status).toSorted((one, another) => one - another)).toEqual([200, 409])
    expect((await desk(id)).approvals).toHaveLength(1)
  })

  it.each([
    ['is being read', null, 'released', 'FileUnread'],
    ['its customer has in hand', NO_BLEED, 'awaiting_files', 'FileAtCustomer'],
    ['is being made', NO_BLEED, 'in_production', 'FileTooLate'],
    ['was cancelled', NO_BLEED, 'cancelled', 'FileTooLate'],
  ])('that %s is refused', async (_what, facts, state, code) => {
    const { id } = await order(facts, 'gevel.pdf', { state })
    const { designId, approval } = await desk(id)
    expect(approval).toBeNull()
    expect(refusal(await approve(id, { designId, reason: 'Mag zo.' }))).toEqual([409, code])
  })

  it('is for prepress, while production and sales may look', async () => {
    const { id } = await order(NO_BLEED)
    const { designId } = await desk(id)
    for (const role of ['production', 'sales'] as const) {
      const browser = await (await newOperator(shop, role)).loggedIn()
      expect((await browser.call('GET', `/beheer/api/files/${id}`)).status).toBe(200)
      expect(refusal(await approve(id, { designId, reason: 'Mag zo.' }, browser))).toEqual([
        403,
        'RoleRequired',
      ])
    }
  })
})
