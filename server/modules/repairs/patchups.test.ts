import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plainPage, sampleDocument } from '#domain/designs/sample-facts.ts'
import type { Answer, Reply } from '#test/support/answers.ts'
import { bannerItem } from '#test/support/cart-items.ts'
import { makeDesign } from '#test/support/designs.ts'
import { QUARTERS, testPdf } from '#test/support/print-files.ts'
import { tasksOf } from '#test/support/tasks-of.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { LINK_LIFE_DAYS } from './patchup-links.ts'
import { mailPatchupTask } from './mail-patchup.task.ts'
import { repairDesignTask } from './repair-design.task.ts'
import { sweepLostRepairsTask } from './sweep-lost-repairs.task.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const never = new AbortController().signal

let shop: TestShop
let customer: TestBrowser
let stranger: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  stranger = await shop.loggedIn('tweede@demo.example', 'Paskruis-demo-2')
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.setNow(TEST_NOW)
  await customer.call('POST', '/api/cart/empty')
})

const banner = (quantity = 10) => bannerItem(quantity, 1000, 500)
const db = () => shop.database.db

async function addLine(quantity = 10): Promise<string> {
  const { json } = await customer.call('POST', '/api/cart/items', { body: { cartItem: banner(quantity) } })
  return json.orderLineGroups.at(-1).lines[0].id
}

/** A file that lies on its side, with its content. */
const makeTurned = () => makeFile(520, 1020)

async function makeFile(widthMm: number, heightMm: number): Promise<string> {
  const facts = sampleDocument({ pages: [plainPage(widthMm, heightMm)] })
  const designId = await makeDesign(db(), { facts, name: 'doek.pdf' })
  const content = await testPdf([{ widthMm, heightMm, content: QUARTERS }])
  await shop.shop.files.put(`test/${designId}`, content)
  await db()
    .updateTable('designs')
    .set({ storage_key: `test/${designId}` })
    .where('id', '=', designId)
    .execute()
  return designId
}

const save = (lineId: string, designs: readonly unknown[]) =>
  customer.call('PUT', `/api/cart/items/designs/${lineId}`, { body: { designs } })
const start = (lineId: string, body?: unknown, browser = customer) =>
  browser.call('POST', `/api/cart/items/${lineId}/patchup`, body === undefined ? {} : { body })
const confirm = (lineId: string, body?: unknown, browser = customer) =>
  browser.call('POST', `/api/cart/items/${lineId}/patchup/confirm`, body === undefined ? {} : { body })
const lineOf = ({ json }: Pick<Answer<Reply<'getCart'>>, 'json'>, lineId: string) =>
  json.orderLineGroups.flatMap((group) => group.lines).find(({ id }) => id === lineId)
const cart = () => customer.call('GET', '/api/cart')
const refusal = ({ status, json }: Answer) => [status, json.errors?.[0].code]
const open = () =>
  db().selectFrom('patchups').selectAll().where('state', 'in', ['proposed', 'previewed']).execute()
const queued = async (name: string) => {
  const { rows } = await (
    await import('kysely')
  ).sql<{ data: Record<string, string> }>`
    select data from pgboss.job where name = ${name} and state = 'created'`.execute(db())
  return rows.map(({ data }) => data)
}
const run = (patchupId: string) => repairDesignTask.run(shop.shop, { patchupId }, never)

/** A line with a file of another proportion. */
async function wideLine() {
  const lineId = await addLine()
  const designId = await makeFile(800, 500)
  await save(lineId, [{ designId, quantity: 10 }])
  return { lineId, designId }
}

/** A line with a file that lies on its side, and its repair as far as it is asked for. */
async function proposed(quantity = 10) {
  const lineId = await addLine(quantity)
  const designId = await makeTurned()
  await save(lineId, [{ designId, quantity }])
  const answer = await start(lineId)
  const [patchup] = await db().selectFrom('patchups').selectAll().where('line_id', '=', lineId).execute()
  if (!patchup) throw new Error(JSON.stringify(answer.json))
  return { lineId, designId, answer, patchup, resultId: patchup.result_design_id }
}
async function previewed(quantity = 10) {
  const made = await proposed(quantity)
  await run(made.patchup.id)
  return made
}
/** The two links of the mail that asks for an answer. */
async function links(batchId: string) {
  await mailPatchupTask.run(shop.shop, { batchId }, never)
  const mail = await db()
    .selectFrom('outbox')
    .select(['payload', 'recipient'])
    .where('dedupe_key', '=', `patchup_approval:${batchId}`)
    .executeTakeFirstOrThrow()
  const { text } = mail.payload as { text: string }
  const [, url = ''] = /(http\S+\/herstel\/\S+)/.exec(text) ?? []
  const query = new URL(url).searchParams
  return { accept: query.get('akkoord') ?? '', reject: query.get('afwijzen') ?? '', mail, url }
}
const answerBy = (lineId: string, value: string, ask: object = {}, browser = customer) =>
  browser.call('GET', `/api/cart/items/${lineId}/patchup/callback/${value}`, ask)

describe('POST patchup', () => {
  it('proposes a repair, with its design and its jobs in the same breath', async () => {
    const { lineId, designId, answer, patchup, resultId } = await proposed()
    expect(answer.status).toBe(200)
    expect(lineOf(answer, lineId).patchup).toMatchObject({
      state: 'proposed',
      proposals: [
        {
          state: 'proposed',
          sourceDesignId: designId,
          resultDesignId: resultId,
          name: 'doek.pdf',
          changes: ['Het ontwerp is 90 graden gedraaid.'],
          options: { placing: 'fill', around: 'edge', turn: 'nearest', bleed: 'mirror' },
          offers: { placing: false, bleed: false },
        },
      ],
    })
    expect(await queued('repair-design')).toContainEqual({ patchupId: patchup.id })
    // The customer at the screen answers there: the mail waits.
    expect(lineOf(await cart(), lineId).designs).toMatchObject([{ designId, quantity: 10 }])
  })

  it('asked twice at once, makes one', async () => {
    const lineId = await addLine()
    const designId = await makeTurned()
    await save(lineId, [{ designId, quantity: 10 }])
    const answers = await Promise.all([start(lineId), start(lineId), start(lineId, {})])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await open()).filter(({ line_id }) => line_id === lineId)).toHaveLength(1)
  })

  it('takes up every fixable file of the line, and leaves the others', async () => {
    const lineId = await addLine()
    const [one, other] = [await makeTurned(), await makeTurned()]
    const valid = await makeDesign(db(), { facts: sampleDocument({ pages: [plainPage(1020, 520)] }) })
    const quantities = [one, other, valid].map((designId) => ({ designId, quantity: 3 }))
    await save(lineId, quantities)
    const { proposals } = lineOf(await start(lineId), lineId).patchup
    expect(proposals.map(({ sourceDesignId }) => sourceDesignId).toSorted()).toEqual([one, other].toSorted())
  })

  it('with other options takes the place of the one that was open', async () => {
    const { lineId, patchup } = await previewed()
    const again = await start(lineId, { options: { placing: 'fit', bleed: 'stretch' } })
    expect(lineOf(again, lineId).patchup).toMatchObject({
      state: 'proposed',
      proposals: [{ options: { placing: 'fit', bleed: 'stretch' } }],
    })
    const first = await db().selectFrom('patchups').select('state').where('id', '=', patchup.id).execute()
    expect(first).toEqual([{ state: 'rejected' }])
  })

  it.each([
    ['nothing can be repaired', () => start, 422, 'NothingToRepair'],
    [
      'the line is another customer’s',
      () => (lineId: string) => start(lineId, undefined, stranger),
      404,
      'CartLineNotFound',
    ],
  ])('is refused where %s', async (_rule, how, status, code) => {
    expect(refusal(await how()(await addLine()))).toEqual([status, code])
  })

  it('is told for each file whether it would mend it', async () => {
    const lineId = await addLine()
    const blank = sampleDocument({ pages: [{ ...plainPage(1020, 520), isBlank: true }] })
    const toConsent = await makeDesign(db(), { facts: blank })
    await save(lineId, [{ designId: toConsent, quantity: 5 }])
    expect(lineOf(await cart(), lineId).designs).toMatchObject([{ status: 'fixable', isMendable: false }])
    expect(refusal(await start(lineId))).toEqual([422, 'NothingToRepair'])
    const turnedId = await makeTurned()
    await save(lineId, [
      { designId: toConsent, quantity: 5 },
      { designId: turnedId, quantity: 5 },
    ])
    const mendable = [
      [toConsent, false],
      [turnedId, true],
    ]
    const { json } = await cart()
    const { id: groupId } = json.orderLineGroups.at(-1)
    const cards = (await customer.call('GET', `/api/designs?groupId=${groupId}`)).json.designs
    const lists: readonly (readonly { readonly designId: string; readonly isMendable: boolean }[])[] = [
      lineOf({ json }, lineId).designs,
      cards,
    ]
    for (const designs of lists) {
      const told = designs.filter(({ designId }) => designId === toConsent || designId === turnedId)
      expect(new Map(told.map((design) => [design.designId, design.isMendable]))).toEqual(
        new Map(mendable as [string, boolean][]),
      )
    }
  })

  it('is not for visitors', async () => {
    expect((await start(await addLine(), undefined, shop.browser())).status).toBe(401)
  })
})

describe('a file of another proportion', () => {
  const options = { placing: 'fit', around: 'edge', turn: 'none', bleed: 'mirror' }

  it('is fixable, says in which ways, and is not taken as it is', async () => {
    const { lineId } = await wideLine()
    const line = lineOf(await cart(), lineId)
    expect(line.designStatus).toBe('attention')
    expect(line.designs[0]).toMatchObject({
      status: 'fixable',
      repairWays: {
        ordered: { widthMm: 1000, heightMm: 500, bleedMm: 10 },
        pages: [{ numbers: [1], design: { width: 800, height: 500 } }],
        nearest: { placing: 'fit', turn: 'none' },
      },
    })
    expect(line.designs[0].repairWays.pages[0].ways).toHaveLength(4)
    const taken = await customer.call('PUT', '/api/cart/items/design/status', {
      body: { itemId: lineId, status: 'approved' },
    })
    expect(refusal(taken)).toEqual([422, 'RepairNeedsChoice'])
  })

  it('may be ordered in its own size, for the price that is told', async () => {
    const { lineId } = await wideLine()
    const { ownSize } = lineOf(await cart(), lineId)
    expect(ownSize).toMatchObject({ widthMm: 800, heightMm: 500 })
    const changed = await customer.call('PATCH', `/api/cart/items/${lineId}`, { body: ownSize.change })
    expect(lineOf(changed, lineId)).toMatchObject({
      widthMm: 800,
      heightMm: 500,
      quantity: 10,
      price: ownSize.price,
      ownSize: null,
      designs: [{ quantity: 10, repairWays: null }],
    })
  })

  it('is not offered in a size that the product does not come in, nor beside another file', async () => {
    const lineId = await addLine()
    const [tiny, wide] = [await makeFile(60, 20), await makeFile(800, 500)]
    await save(lineId, [{ designId: tiny, quantity: 10 }])
    expect(lineOf(await cart(), lineId).ownSize).toBeNull()
    await save(lineId, [
      { designId: tiny, quantity: 5 },
      { designId: wide, quantity: 5 },
    ])
    expect(lineOf(await cart(), lineId).ownSize).toBeNull()
  })

  it('may have its bleed in it: that is asked, and what is chosen is valid', async () => {
    const lineId = await addLine()
    const designId = await makeFile(918, 468)
    await save(lineId, [{ designId, quantity: 10 }])
    const [design] = lineOf(await cart(), lineId).designs
    expect(design).toMatchObject({
      status: 'fixable',
      repairWays: { nearest: { placing: 'asBleed', turn: 'none' } },
    })
    expect(design.messages).toEqual([expect.stringContaining('Kies of de 10 mm afloop er al in zit.')])
    expect(refusal(await start(lineId))).toEqual([422, 'RepairNeedsChoice'])
    const chosen = { ...options, placing: 'asBleed' }
    const [proposal] = lineOf(await start(lineId, { options: chosen }), lineId).patchup.proposals
    await run(proposal.id)
    expect(lineOf(await confirm(lineId), lineId).designs).toMatchObject([
      { designId: proposal.resultDesignId, status: 'valid', repairWays: null },
    ])
  })

  it('waits for a choice, while the others of its line are repaired', async () => {
    const { lineId, designId } = await wideLine()
    expect(refusal(await start(lineId))).toEqual([422, 'RepairNeedsChoice'])
    const turnedId = await makeTurned()
    await save(lineId, [
      { designId, quantity: 5 },
      { designId: turnedId, quantity: 5 },
    ])
    const { proposals } = lineOf(await start(lineId), lineId).patchup
    expect(proposals.map(({ sourceDesignId }) => sourceDesignId)).toEqual([turnedId])
  })

  it.each([
    ['fitted', options, 'Het hele ontwerp is te zien; links en rechts komt 100 mm in de kleur van de rand.'],
    [
      'filled',
      { ...options, placing: 'fill' },
      'Het ontwerp vult het hele formaat; boven en onder valt 62,5 mm weg.',
    ],
    [
      'turned and fitted on white',
      { ...options, turn: 'quarter', around: 'white' },
      'Het hele ontwerp is te zien; links en rechts komt 343,8 mm wit.',
    ],
  ])('is %s as was chosen, and is valid then', async (_rule, chosen, change) => {
    const { lineId, designId } = await wideLine()
    const answer = await start(lineId, { designIds: [designId], options: chosen })
    const [proposal] = lineOf(answer, lineId).patchup.proposals
    expect(proposal).toMatchObject({ options: chosen })
    expect(proposal.changes.map((text: string) => text.replaceAll('\u00a0', ' '))).toContain(change)
    await run(proposal.id)
    expect(lineOf(await confirm(lineId), lineId).designs).toMatchObject([
      { designId: proposal.resultDesignId, status: 'valid', quantity: 10, repairWays: null },
    ])
  })
})

describe('the job', () => {
  it('makes the file, checks it like any other and shows it', async () => {
    const { lineId, resultId } = await previewed()
    const { patchup, designs } = lineOf(await cart(), lineId)
    expect(patchup.state).toBe('previewed')
    expect(patchup.proposals[0].afterUrl).toMatch(new RegExp(`^/previews/${resultId}/1-\\d+\\.webp$`))
    expect(designs[0]).toMatchObject({ status: 'fixable', isPatchup: false })
    const row = await db()
      .selectFrom('designs')
      .selectAll()
      .where('id', '=', resultId)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ is_patchup: true, status: 'valid', file_name: 'doek.pdf', pages: 1 })
    expect([Number(row.width_mm), Number(row.height_mm)]).toEqual([1000, 500])
    const file = await shop.shop.files.find(String(row.storage_key))
    expect(file?.sizeBytes).toBe(Number(row.size_bytes))
    const library = await customer.call('GET', '/api/designs')
    expect(library.json.designs.map(({ designId }) => designId)).not.toContain(resultId)
  })

  it('delivered twice, also at once, changes nothing more', async () => {
    const { patchup, resultId } = await proposed()
    await Promise.all([run(patchup.id), run(patchup.id)])
    const before = await db().selectFrom('designs').selectAll().where('id', '=', resultId).executeTakeFirst()
    await run(patchup.id)
    expect(
      await db().selectFrom('designs').selectAll().where('id', '=', resultId).executeTakeFirst(),
    ).toEqual(before)
  })

  it('whose worker was killed begins anew', async () => {
    const { patchup, lineId } = await proposed()
    const killed = new AbortController()
    const half = repairDesignTask.run(shop.shop, { patchupId: patchup.id }, killed.signal)
    killed.abort(new Error('killed'))
    await expect(half).rejects.toThrow('killed')
    await run(patchup.id)
    expect(lineOf(await cart(), lineId).patchup.state).toBe('previewed')
    expect(await tasksOf(db(), 'patchups', patchup.id)).toEqual(['repair-design'])
  })

  it.each([
    [
      'a file that cannot be read any more',
      async (designId: string) => shop.shop.files.put(`test/${designId}`, Buffer.from('weg')),
    ],
    ['a file that is gone', async (designId: string) => shop.shop.files.remove(`test/${designId}`)],
  ])('ends with a word to the customer for %s', async (_rule, spoil) => {
    const { patchup, lineId, designId, resultId } = await proposed()
    await spoil(designId)
    await run(patchup.id)
    expect(lineOf(await cart(), lineId).patchup).toMatchObject({ state: 'failed' })
    const row = await db()
      .selectFrom('designs')
      .select('status')
      .where('id', '=', resultId)
      .executeTakeFirst()
    expect(row?.status).toBe('error')
    expect(refusal(await confirm(lineId))).toEqual([409, 'RepairNotReady'])
  })

  it('ends so too after its last attempt', async () => {
    const { patchup, lineId } = await proposed()
    await repairDesignTask.givenUp?.(shop.shop, { patchupId: patchup.id }, new Error('database away'))
    expect(lineOf(await cart(), lineId).patchup.state).toBe('failed')
    expect(await tasksOf(db(), 'patchups', patchup.id)).toEqual(['repair-design'])
  })
})

const sweepAfter = async (ms: number) => {
  shop.setNow(new Date(TEST_NOW.getTime() + ms))
  await sweepLostRepairsTask.run(shop.shop, {}, never)
}
const statusOf = async (designId: string) =>
  (await db().selectFrom('designs').select('status').where('id', '=', designId).executeTakeFirst())?.status

describe('a repair that is long in coming', () => {
  it('waits as long as it has a turn to wait for, and is made then', async () => {
    const { lineId, patchup, resultId } = await proposed()
    await sweepAfter(9 * MINUTE_MS)
    await sweepAfter(60 * MINUTE_MS)
    expect(await statusOf(resultId)).toBe('processing')
    await run(patchup.id)
    expect(lineOf(await cart(), lineId).patchup.state).toBe('previewed')
  })

  it('ends when nobody will make it any more', async () => {
    const { lineId, resultId } = await proposed()
    await db()
      .deleteFrom('pgboss.job' as never)
      .execute()
    await sweepAfter(7 * MINUTE_MS)
    expect(lineOf(await cart(), lineId).patchup.state).toBe('proposed')
    await sweepAfter(9 * MINUTE_MS)
    expect(lineOf(await cart(), lineId).patchup.state).toBe('failed')
    expect(await statusOf(resultId)).toBe('error')
  })
})

describe('the answer', () => {
  it('puts the repaired file in place with the same copies, as accepted', async () => {
    const { lineId, designId, resultId } = await previewed(7)
    const line = lineOf(await confirm(lineId), lineId)
    expect(line.designs).toMatchObject([
      { designId: resultId, quantity: 7, isPatchup: true, isApproved: true, status: 'valid' },
    ])
    expect(line).toMatchObject({ designStatus: 'approved', patchup: { state: 'confirmed' } })
    const library = await customer.call('GET', '/api/designs')
    expect(library.json.designs.map((one) => one.designId)).not.toContain(designId)
  })

  it('given twice at once, counts once', async () => {
    const { lineId, resultId } = await previewed()
    const answers = await Promise.all([
      confirm(lineId),
      confirm(lineId),
      confirm(lineId, { decision: 'reject' }),
    ])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    const linked = await db()
      .selectFrom('line_designs')
      .select('design_id')
      .where('line_id', '=', lineId)
      .execute()
    expect(linked).toHaveLength(1)
    expect(resultId).toBeTruthy()
  })

  it('may be no: then nothing changes, and it can be asked anew', async () => {
    const { lineId, designId } = await previewed()
    const line = lineOf(await confirm(lineId, { decision: 'reject' }), lineId)
    expect(line).toMatchObject({ designs: [{ designId, quantity: 10 }], patchup: null })
    expect(lineOf(await start(lineId), lineId).patchup.state).toBe('proposed')
  })

  it('can be gone back from: the source returns to the library without copies', async () => {
    const { lineId, designId, resultId } = await previewed()
    await confirm(lineId)
    expect((await customer.call('DELETE', `/api/designs/${resultId}`)).status).toBe(200)
    expect(lineOf(await cart(), lineId)).toMatchObject({ designs: [], patchup: null })
    const library = await customer.call('GET', '/api/designs')
    expect(library.json.designs.find((one) => one.designId === designId)).toMatchObject({ quantity: 0 })
  })

  it('comes too early before there is something to see, and too late when the file was replaced', async () => {
    const { lineId, patchup } = await proposed()
    expect(refusal(await confirm(lineId))).toEqual([409, 'RepairNotReady'])
    await run(patchup.id)
    await save(lineId, [{ designId: await makeTurned(), quantity: 10 }])
    expect(refusal(await confirm(lineId))).toEqual([409, 'RepairNotReady'])
  })

  it('is only the owner’s', async () => {
    const { lineId, patchup } = await previewed()
    expect(refusal(await confirm(lineId, undefined, stranger))).toEqual([404, 'CartLineNotFound'])
    const other = await previewed()
    const mixed = await confirm(lineId, { patchupIds: [other.patchup.id] })
    expect(refusal(mixed)).toEqual([409, 'RepairNotReady'])
    expect((await open()).map(({ id }) => id)).toEqual(expect.arrayContaining([patchup.id, other.patchup.id]))
  })
})

describe('the link of the mail', () => {
  it('goes to who asked, once, and leads to a page of the shop', async () => {
    const { lineId, patchup, resultId } = await previewed()
    const { mail, url } = await links(patchup.batch_id)
    expect(mail.payload).toMatchObject({
      html: expect.stringContaining(`src="cid:${resultId}@plaatje"`),
      pictures: [{}, { designId: resultId }],
    })
    const again = await links(patchup.batch_id)
    expect(mail.recipient).toBe('klant@demo.example')
    expect(url).toBe(again.url)
    expect(new URL(url).pathname).toBe(`/herstel/${lineId}`)
    const tokens = await db()
      .selectFrom('patchup_tokens')
      .selectAll()
      .where('batch_id', '=', patchup.batch_id)
      .execute()
    expect(tokens).toHaveLength(2)
    expect(JSON.stringify(tokens)).not.toContain(new URL(url).searchParams.get('akkoord')?.slice(0, 20))
  })

  it('is not sent when the customer has answered', async () => {
    const { lineId, patchup } = await previewed()
    await confirm(lineId)
    await mailPatchupTask.run(shop.shop, { batchId: patchup.batch_id }, never)
    const mails = await db()
      .selectFrom('outbox')
      .select('id')
      .where('dedupe_key', 'like', `%${patchup.batch_id}`)
      .execute()
    expect(mails).toEqual([])
  })

  it('calls a configured product by the name that the cart calls it', async () => {
    const { lineId, patchup } = await previewed()
    await db().updateTable('cart_lines').set({ part: 'main' }).where('id', '=', lineId).execute()
    await db()
      .updateTable('cart_groups')
      .set({ title: 'Geveldoek op maat' })
      .where('id', 'in', db().selectFrom('cart_lines').select('group_id').where('id', '=', lineId))
      .execute()
    const { mail } = await links(patchup.batch_id)
    expect(JSON.stringify(mail.payload)).toContain('Geveldoek op maat')
  })

  it('waits for the last preview, however long that takes', async () => {
    const { patchup } = await proposed()
    const batchId = patchup.batch_id
    const waiting = async () =>
      (await queued('mail-patchup')).filter((payload) => payload.batchId === batchId).length
    await db()
      .deleteFrom('pgboss.job' as never)
      .execute()
    await mailPatchupTask.run(shop.shop, { batchId }, never)
    expect(await waiting()).toBe(1)
    await run(patchup.id)
    const { mail } = await links(batchId)
    expect([mail.recipient, await waiting()]).toEqual(['klant@demo.example', 1])
  })

  it('accepts once, and the other one is used up with it', async () => {
    const { lineId, patchup, resultId } = await previewed()
    const { accept, reject } = await links(patchup.batch_id)
    const answer = await answerBy(lineId, accept)
    expect([answer.status, answer.headers['cache-control']]).toEqual([
      200,
      expect.stringContaining('no-store'),
    ])
    expect(lineOf(await cart(), lineId).designs).toMatchObject([{ designId: resultId, quantity: 10 }])
    expect(refusal(await answerBy(lineId, accept))).toEqual([422, 'RepairLinkInvalid'])
    expect(refusal(await answerBy(lineId, reject))).toEqual([422, 'RepairLinkInvalid'])
  })

  it('rejects', async () => {
    const { lineId, patchup, designId } = await previewed()
    const { reject } = await links(patchup.batch_id)
    expect((await answerBy(lineId, reject)).status).toBe(200)
    expect(lineOf(await cart(), lineId)).toMatchObject({ designs: [{ designId }], patchup: null })
  })

  it('used by two at once counts once', async () => {
    const { lineId, patchup } = await previewed()
    const { accept, reject } = await links(patchup.batch_id)
    const answers = await Promise.all([accept, accept, reject].map((value) => answerBy(lineId, value)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it.each<[string, (link: { lineId: string; accept: string }) => Promise<Answer>, number]>([
    [
      'of another site',
      ({ lineId, accept }) => answerBy(lineId, accept, { headers: { 'sec-fetch-site': 'cross-site' } }),
      403,
    ],
    [
      'of another origin',
      ({ lineId, accept }) => answerBy(lineId, accept, { headers: { origin: 'https://kwaad.example' } }),
      403,
    ],
    [
      'of a prefetch',
      ({ lineId, accept }) => answerBy(lineId, accept, { headers: { 'sec-purpose': 'prefetch' } }),
      403,
    ],
    [
      'of HEAD',
      ({ lineId, accept }) => customer.call('HEAD', `/api/cart/items/${lineId}/patchup/callback/${accept}`),
      403,
    ],
    ['of another customer', ({ lineId, accept }) => answerBy(lineId, accept, {}, stranger), 404],
    ['of a visitor', ({ lineId, accept }) => answerBy(lineId, accept, {}, shop.browser()), 401],
    [
      'with a changed value',
      ({ lineId, accept }) => answerBy(lineId, `${accept.startsWith('A') ? 'B' : 'A'}${accept.slice(1)}`),
      422,
    ],
    ['with a made-up value', ({ lineId }) => answerBy(lineId, 'x.y'), 422],
    [
      'that has expired',
      ({ lineId, accept }) => {
        shop.setNow(new Date(TEST_NOW.getTime() + (LINK_LIFE_DAYS * DAY_MS + 1)))
        return answerBy(lineId, accept)
      },
      422,
    ],
  ])('does nothing %s', async (_rule, ask, status) => {
    const { lineId, patchup, designId } = await previewed()
    const { accept } = await links(patchup.batch_id)
    const answer = await ask({ lineId, accept })
    expect(answer.status).toBe(status)
    shop.setNow(TEST_NOW)
    expect(lineOf(await cart(), lineId).designs).toMatchObject([{ designId }])
    expect((await answerBy(lineId, accept)).status).toBe(200)
  })
})
