import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plainPage, sampleDocument } from '#domain/designs/sample-facts.ts'
import type { Answer, Reply } from '#test/support/answers.ts'
import { bannerItem } from '#test/support/cart-items.ts'
import { makeDesign } from '#test/support/designs.ts'
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
let minutes = 0
const later = (by = 1) => shop.setNow(new Date(TEST_NOW.getTime() + (minutes += by) * 60_000))
beforeEach(async () => {
  minutes = 0
  later()
  await customer.call('POST', '/api/cart/empty')
})

const fitting = sampleDocument({ pages: [plainPage(3020, 1020)] })
async function make(name: string): Promise<string> {
  const { db } = shop.database
  const designId = await makeDesign(db, { facts: fitting, name })
  const previews = JSON.stringify([
    { page: 1, widthPx: 240, heightPx: 80 },
    { page: 1, widthPx: 1200, heightPx: 400 },
  ])
  await sql`update designs set previews = ${previews}::jsonb where id = ${designId}`.execute(db)
  return designId
}

type Line = {
  readonly orderId: string
  readonly lineId: string
  readonly designId: string
  readonly id: string
}

/** An ordered line of ten banners that is released with one file. */
async function order(name = 'gevel.pdf', { state = 'released', wantsCheck = false } = {}): Promise<Line> {
  const { json: cart } = await customer.call('POST', '/api/cart/items', {
    body: { cartItem: bannerItem(10, 3000, 1000) },
  })
  const { id: itemId } = cart.orderLineGroups.at(-1).lines[0]
  const designId = await make(name)
  await customer.call('PUT', `/api/cart/items/designs/${itemId}`, {
    body: { designs: [{ designId, quantity: 10 }] },
  })
  const { json } = await customer.call('POST', '/api/cart/order')
  const line = lineOf(await show(json.id))
  await sql`update order_lines set state = ${state}, wants_check = ${wantsCheck} where id = ${line.id}`.execute(
    shop.database.db,
  )
  return { orderId: json.id, lineId: line.id, designId, id: line.designs[0].id }
}
const show = async (orderId: string) => (await customer.call('GET', `/api/customer/orders/${orderId}`)).json
const lineOf = (shown: Reply<'getOrder'>) => shown.groups[0].lines[0]
const lineNow = async ({ orderId }: Line) => lineOf(await show(orderId))
const stateOf = async (line: Line) => (await lineNow(line)).state
const desk = async ({ id }: Line) => (await judge.call('GET', `/beheer/api/files/${id}`)).json
const send = ({ id, designId }: Pick<Line, 'id' | 'designId'>, body: object = {}, by = judge) =>
  by.call('POST', `/beheer/api/files/${id}/proof`, { body: { designId, ...body } })
const withdraw = ({ id }: Line, proofId: string) =>
  judge.call('POST', `/beheer/api/files/${id}/proof/withdraw`, { body: { proofId } })
const approve = ({ id, designId }: Line, body: object = {}) =>
  judge.call('POST', `/beheer/api/files/${id}/approve`, { body: { designId, ...body } })
const refusal = ({ status, json }: Answer) => [status, json.errors?.[0].code]
const inQueue = async (queue: string, { orderId }: Line) =>
  (await judge.call('GET', `/beheer/api/files?queue=${queue}`)).json.files.filter(
    (file) => file.orderId === orderId,
  )
/** Puts another file in the place of the one on a line. */
const replace = async ({ id }: Line, name: string): Promise<string> => {
  const designId = await make(name)
  await sql`update order_line_designs set design_id = ${designId}, file_name = ${name} where id = ${id}`.execute(
    shop.database.db,
  )
  return designId
}
const mails = async (template: string) =>
  (
    await sql<{ recipient: string; payload: { subject: string; text: string } }>`
      select recipient, payload from outbox where template = ${template} order by created_at, id`.execute(
      shop.database.db,
    )
  ).rows

/** The token of the last mail about a proof. */
const lastToken = async () =>
  /\/drukproef\?token=([\w-]+)/.exec((await mails('file_proof')).at(-1)?.payload.text ?? '')?.[1] ?? ''
const visitor = () => shop.browser()
const open = (token: string, by = visitor()) => by.call('GET', `/api/proof?token=${token}`)
const APPROVED = { decision: 'approved' }
const RETURNED = { decision: 'returned', remarks: 'Het telefoonnummer is oud.' }
const answer = (token: string, said: object, by = visitor()) =>
  by.call('POST', '/api/proof', { body: { token, answer: said } })
const answerLoggedIn = ({ orderId }: Line, proofId: string, said: object, by = customer) =>
  by.call('PUT', `/api/customer/orders/${orderId}/proofs/${proofId}`, { body: { answer: said } })

const roles = (which: string) =>
  sql`update contacts set roles = ${which} where email = 'klant@demo.example'`.execute(shop.database.db)

describe('a proof of an ordered file', () => {
  it('makes its line wait, and mails a link that shows it without login', async () => {
    const line = await order()
    const { status, json } = await send(line, { note: 'Rand gespiegeld.' })
    expect(status).toBe(200)
    expect(json).toMatchObject({
      turn: 'waiting',
      proof: 'open',
      mayProof: false,
      mayAsk: false,
      approval: null,
      proofs: [{ note: 'Rand gespiegeld.', state: 'open', isOfThisFile: true, isExpired: false }],
    })
    expect(await inQueue('waiting', line)).toMatchObject([{ proof: 'open' }])
    expect(await lineNow(line)).toMatchObject({
      state: 'awaiting_approval',
      designs: [{ proofs: [{ state: 'open', note: 'Rand gespiegeld.', pages: [{ number: 1 }] }] }],
    })
    const mail = (await mails('file_proof')).at(-1)
    expect(mail?.recipient).toBe('klant@demo.example')
    expect(mail?.payload.text).toContain('Rand gespiegeld.')
    const shown = await open(await lastToken())
    expect(shown.status).toBe(200)
    expect(shown.headers['cache-control']).toBe('private, no-store')
    expect(shown.json).toMatchObject({
      isExpired: false,
      widthMm: 3000,
      heightMm: 1000,
      proof: {
        state: 'open',
        fileName: 'gevel.pdf',
        copies: 10,
        pages: [{ number: 1, sheet: { trim: { widthMm: 3000, heightMm: 1000 } } }],
      },
    })
  })

  it('is kept by no more than the hash of its link, which neither log nor audit tells', async () => {
    const line = await order()
    await send(line)
    const token = await lastToken()
    const { rows } = await sql<{ row: string; audit: string }>`
      select p::text as row, (select string_agg(coalesce(a.after::text, ''), '') from audit_events a where a.entity = 'file_proofs'
        and a.entity_id = p.id::text) as audit from file_proofs p where order_line_id = ${line.lineId}`.execute(
      shop.database.db,
    )
    expect(token).toHaveLength(43)
    expect(rows[0]?.row).not.toContain(token)
    expect(rows[0]?.audit).toContain('gevel.pdf')
    expect(rows[0]?.audit).not.toContain('token_hash')
    expect((await open(`${token.slice(0, -1)}_`)).status).toBe(404)
    expect(refusal(await answer('x'.repeat(43), APPROVED))).toEqual([404, 'ProofLinkInvalid'])
  })

  it('is not answered by looking at it, however often', async () => {
    const line = await order()
    await send(line)
    const token = await lastToken()
    await open(token)
    await visitor().call('GET', `/drukproef?token=${token}`)
    expect((await open(token)).json.proof.state).toBe('open')
    expect(await stateOf(line)).toBe('awaiting_approval')
  })

  it('approved by its link approves the file in the name of who ordered, and the line goes on', async () => {
    const line = await order()
    await send(line)
    const token = await lastToken()
    later()
    const { status, json } = await answer(token, APPROVED)
    expect([status, json.proof.state, json.proof.isByLink]).toEqual([200, 'approved', true])
    expect(await stateOf(line)).toBe('released')
    expect(await desk(line)).toMatchObject({
      turn: 'approved',
      proof: 'approved',
      isApproved: true,
      approvals: [{ isByCustomer: true, isOfThisFile: true }],
      proofs: [{ state: 'approved', isByLink: true }],
    })
    const told = (await mails('file_proof_answer')).at(-1)
    expect([told?.recipient, told?.payload.subject]).toEqual([
      operator.email,
      expect.stringContaining('Proef akkoord'),
    ])
    const { rows } = await sql<{ kind: string; task: string }>`
      select actor_kind as kind, actor_task as task from audit_events
      where entity = 'file_proofs' and action = 'update' order by id desc limit 1`.execute(shop.database.db)
    expect(rows).toEqual([{ kind: 'contact', task: 'proof-link' }])
    // Pressed twice, and once more with another answer.
    expect((await answer(token, APPROVED)).status).toBe(200)
    expect(refusal(await answer(token, RETURNED))).toEqual([409, 'ProofAnswered'])
    expect(await mails('file_proof_answer')).toHaveLength(1)
  })

  it('returned with a reason keeps the line on hold until prepress approves the file with one too', async () => {
    const line = await order()
    await send(line)
    const token = await lastToken()
    expect(refusal(await answer(token, { decision: 'returned', remarks: ' ' }))).toEqual([
      422,
      'InvalidInput',
    ])
    later()
    expect((await answer(token, RETURNED)).status).toBe(200)
    expect(await stateOf(line)).toBe('on_hold')
    expect(await inQueue('review', line)).toMatchObject([{ proof: 'returned', status: 'valid' }])
    expect(await inQueue('returned', line)).toHaveLength(1)
    expect(await desk(line)).toMatchObject({
      approval: 'reason',
      mayProof: true,
      proofs: [{ state: 'returned', remarks: 'Het telefoonnummer is oud.' }],
    })
    const told = (await mails('file_proof_answer')).at(-1)
    expect(told?.payload.text).toContain('Het telefoonnummer is oud.')
    expect(refusal(await approve(line))).toEqual([422, 'ApprovalNeedsReason'])
    later()
    expect((await approve(line, { reason: 'Klant belde: toch goed.' })).status).toBe(200)
    expect(await stateOf(line)).toBe('released')
    expect(await inQueue('approved', line)).toHaveLength(1)
    expect(await inQueue('returned', line)).toEqual([])
  })

  it('of a new file after one that was returned releases the line', async () => {
    const line = await order()
    await send(line)
    later()
    await answer(await lastToken(), RETURNED)
    const designId = await replace(line, 'beter.pdf')
    expect(await inQueue('review', line)).toMatchObject([{ name: 'beter.pdf', proof: null }])
    later()
    expect((await send({ ...line, designId })).status).toBe(200)
    later()
    await answer(await lastToken(), APPROVED)
    expect(await stateOf(line)).toBe('released')
    expect((await lineNow(line)).designs[0].proofs.map(({ state }) => state)).toEqual([
      'approved',
      'returned',
    ])
  })

  it('asked about after it was returned lets the customer send another file', async () => {
    const line = await order()
    await send(line)
    later()
    await answer(await lastToken(), RETURNED)
    later()
    const mark = { page: 1, left: 0, top: 0, width: 1, height: 1 }
    const asked = await judge.call('POST', `/beheer/api/files/${line.id}/question`, {
      body: { designId: line.designId, text: 'Stuur je een nieuw bestand?', mark },
    })
    expect(asked.status).toBe(200)
    const files = `/api/customer/orders/${line.orderId}/lines/${line.lineId}/designs` as const
    await customer.call('PUT', files, {
      body: { designs: [{ designId: await make('nieuw.pdf'), quantity: 10 }] },
    })
    await customer.call('PUT', `${files}/status`, { body: { status: 'approved' } })
    expect(await stateOf(line)).toBe('released')
  })

  it('returns a line to what held it up: staff, or the check by hand that is still to be done', async () => {
    const held = await order('vast.pdf', { state: 'on_hold' })
    await send(held)
    later()
    await answer(await lastToken(), APPROVED)
    expect(await stateOf(held)).toBe('on_hold')

    const checked = await order('controle.pdf', { state: 'placed', wantsCheck: true })
    const { proofs } = (await send(checked)).json
    later()
    await withdraw(checked, proofs[0].id)
    expect(await stateOf(checked)).toBe('on_hold')
    later()
    await send(checked)
    later()
    await answer(await lastToken(), APPROVED)
    expect(await stateOf(checked)).toBe('released')
  })

  it('takes the place of an approval by staff', async () => {
    const line = await order()
    await approve(line)
    const { proofs } = (await send(line)).json
    expect((await desk(line)).isApproved).toBe(false)
    later()
    const { json } = await withdraw(line, proofs[0].id)
    expect(json).toMatchObject({ turn: 'approved', approval: 'free', proof: null })
    expect(await stateOf(line)).toBe('released')
  })

  it('taken back answers no more', async () => {
    const line = await order()
    const { proofs } = (await send(line)).json
    const token = await lastToken()
    later()
    expect((await withdraw(line, proofs[0].id)).json.proofs[0].state).toBe('withdrawn')
    expect(refusal(await withdraw(line, proofs[0].id))).toEqual([409, 'ProofWithdrawn'])
    expect((await open(token)).json.proof).toMatchObject({ state: 'withdrawn', pages: [] })
    expect(refusal(await answer(token, APPROVED))).toEqual([409, 'ProofWithdrawn'])
    expect((await visitor().call('GET', `/proof-pictures/1?token=${token}`)).status).toBe(404)
  })

  it('of a file that another took the place of is over, and the line goes on with the next change', async () => {
    const line = await order()
    const { proofs } = (await send(line)).json
    const token = await lastToken()
    await replace(line, 'nieuw.pdf')
    expect((await open(token)).json.proof).toMatchObject({ state: 'replaced', pages: [] })
    expect(refusal(await answer(token, APPROVED))).toEqual([409, 'ProofReplaced'])
    expect(refusal(await withdraw(line, proofs[0].id))).toEqual([409, 'ProofReplaced'])
    expect(await desk(line)).toMatchObject({ proof: null, proofs: [{ state: 'replaced' }] })
  })

  it('ends when staff move the line on without an answer, or cancel it', async () => {
    const owner = await (await newOperator(shop, 'owner')).loggedIn()
    const moved = await order()
    await send(moved)
    later()
    await owner.call('POST', `/beheer/api/orders/${moved.orderId}/move`, {
      body: { lineIds: [moved.lineId], state: 'released' },
    })
    expect((await desk(moved)).proofs[0].state).toBe('withdrawn')
    const cancelled = await order()
    await send(cancelled)
    await owner.call('POST', `/beheer/api/orders/${cancelled.orderId}/cancel`, {
      body: { lineId: null, reason: 'Op verzoek.' },
    })
    expect((await open(await lastToken())).json.proof.state).toBe('withdrawn')
  })

  it('is answered by link no more once that expired, but at the order', async () => {
    const line = await order()
    const { proofs } = (await send(line)).json
    const token = await lastToken()
    later(14 * 24 * 60)
    expect((await open(token)).json).toMatchObject({ isExpired: true, proof: { state: 'open', pages: [] } })
    expect(refusal(await answer(token, APPROVED))).toEqual([409, 'ProofLinkExpired'])
    const again = await shop.loggedIn()
    expect((await answerLoggedIn(line, proofs[0].id, APPROVED, again)).status).toBe(200)
    expect((await open(token)).json.proof.state).toBe('approved')
  })

  it('is neither shown nor answered by the link of who is kept out', async () => {
    const line = await order()
    await send(line)
    const token = await lastToken()
    const { db } = shop.database
    const keepOut = (isOut: boolean) =>
      sql`update contacts set state = ${isOut ? 'blocked' : 'active'} where email = 'klant@demo.example'`.execute(
        db,
      )
    const blockCompany = (isBlocked: boolean) =>
      sql`update companies set is_blocked = ${isBlocked}
        where id = (select company_id from contacts where email = 'klant@demo.example')`.execute(db)
    for (const shutOut of [keepOut, blockCompany]) {
      await shutOut(true)
      expect(refusal(await open(token))).toEqual([404, 'ProofLinkInvalid'])
      expect(refusal(await answer(token, APPROVED))).toEqual([404, 'ProofLinkInvalid'])
      await shutOut(false)
    }
    expect((await answer(token, APPROVED)).status).toBe(200)
  })

  it('is shown to who may not approve, who cannot answer it by link either', async () => {
    const line = await order()
    await send(line)
    const token = await lastToken()
    await roles('{orders}')
    expect((await open(token)).status).toBe(200)
    expect(refusal(await answer(token, APPROVED))).toEqual([403, 'MayNotApprove'])
    await roles('{orders,approves,pays,managesPeople}')
    expect((await answer(token, APPROVED)).status).toBe(200)
  })

  it('is answered once where two do so at the same time', async () => {
    const line = await order()
    const { proofs } = (await send(line)).json
    const token = await lastToken()
    const answers = await Promise.all([answer(token, APPROVED), answerLoggedIn(line, proofs[0].id, RETURNED)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  it('is nobody else’s', async () => {
    const line = await order()
    const { proofs } = (await send(line)).json
    const other = await shop.loggedIn('tweede@demo.example', 'Paskruis-demo-2')
    expect(refusal(await answerLoggedIn(line, proofs[0].id, APPROVED, other))).toEqual([404, 'ProofNotFound'])
    expect(refusal(await answerLoggedIn(line, proofs[0].id, APPROVED, visitor()))).toEqual([
      401,
      'LoginRequired',
    ])
  })

  it('is refused of a file that another took the place of, twice, by others, and without a picture', async () => {
    const line = await order()
    expect(refusal(await send({ ...line, designId: await make('anders.pdf') }))).toEqual([
      409,
      'FileReplaced',
    ])
    const sales = await (await newOperator(shop, 'sales')).loggedIn()
    expect(refusal(await send(line, {}, sales))).toEqual([403, 'RoleRequired'])
    await sql`update designs set previews = '[]' where id = ${line.designId}`.execute(shop.database.db)
    expect(refusal(await send(line))).toEqual([409, 'FileWithoutPicture'])
    await sql`update designs set previews = '[{"page":1,"widthPx":240,"heightPx":80}]' where id = ${line.designId}`.execute(
      shop.database.db,
    )
    const answers = await Promise.all([send(line), send(line)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  it('gives its pictures no faster than somebody looks at them', async () => {
    const line = await order()
    await send(line)
    const token = await lastToken()
    await shop.shop.files.put(`previews/${line.designId}/1-1200.webp`, Buffer.from('RIFF'))
    const look = async () => (await visitor().call('GET', `/proof-pictures/1?token=${token}`)).status
    expect(await look()).toBe(200)
    expect(await Promise.all(Array.from({ length: 30 }, look))).toContain(429)
  })
})

const note = ({ id }: Pick<Line, 'id'>, told: object, by = judge) =>
  by.call('POST', `/beheer/api/files/${id}/proof/answer`, { body: told })

describe('what a customer says of a proof by telephone', () => {
  const FINE = { decision: 'approved', remarks: 'Akkoord, ook met de kleur van het logo.' }

  it('is the answer of a contact, written down in his name and told to him', async () => {
    const line = await order()
    const { proofs, approvers } = (await send(line)).json
    const [orderer] = approvers
    expect(orderer.name).toBe('Marloes de Wit')
    const before = (await mails('file_proof_answer')).length
    // By telephone it is answered after the link of the mail expired, too.
    later(15 * 24 * 60)
    const by = await operator.loggedIn()
    const told = { proofId: proofs[0].id, contactId: orderer.id, ...FINE }
    const { status, json } = await note(line, told, by)
    expect([status, json.approvers, json.isApproved]).toEqual([200, [], true])
    expect(json.proofs[0]).toMatchObject({
      state: 'approved',
      answeredBy: 'Marloes de Wit',
      notedBy: operator.name,
      isByLink: false,
      remarks: FINE.remarks,
    })
    customer = await shop.loggedIn()
    const shown = await lineNow(line)
    expect([shown.state, shown.designs[0].proofs[0].notedBy]).toEqual(['released', operator.name])
    const [mail] = (await mails('proof_noted')).slice(-1)
    expect([mail?.recipient, mail?.payload.text]).toEqual([
      'klant@demo.example',
      expect.stringContaining(FINE.remarks),
    ])
    // Who sent the proof wrote it down himself; pressed twice it is written once.
    expect((await note(line, told, by)).status).toBe(200)
    expect(refusal(await note(line, { ...told, remarks: 'Toch anders.' }, by))).toEqual([
      409,
      'ProofAnswered',
    ])
    expect(await mails('file_proof_answer')).toHaveLength(before)
    expect((await mails('proof_noted')).length).toBe(1)
    const { rows } = await sql<{ kind: string; contact: string }>`
      select actor_kind as kind, in_name_of as contact from audit_events
      where entity = 'file_proofs' and action = 'update' order by id desc limit 1`.execute(shop.database.db)
    expect(rows).toEqual([{ kind: 'operator', contact: orderer.id }])
  })

  it('keeps the line on hold when he does not agree, and is told to who sent the proof', async () => {
    const line = await order()
    const { proofs, approvers } = (await send(line)).json
    const other = await (await newOperator(shop, 'prepress')).loggedIn()
    const told = {
      proofId: proofs[0].id,
      contactId: approvers[0].id,
      decision: 'returned',
      remarks: 'Te donker.',
    }
    expect((await note(line, told, other)).json.proofs[0]).toMatchObject({ state: 'returned' })
    expect(await stateOf(line)).toBe('on_hold')
    expect((await mails('file_proof_answer')).at(-1)).toMatchObject({ recipient: operator.email })
    expect(refusal(await note(line, { ...told, ...FINE }, other))).toEqual([409, 'ProofAnswered'])
  })

  it('is of who may answer for the company alone, in words, and written down by prepress', async () => {
    const line = await order()
    const { proofs, approvers } = (await send(line)).json
    const told = { proofId: proofs[0].id, contactId: approvers[0].id, ...FINE }
    const { rows } = await sql<{ id: string }>`
      select id from contacts where email = 'tweede@demo.example'`.execute(shop.database.db)
    expect(refusal(await note(line, { ...told, contactId: rows[0]?.id }))).toEqual([
      409,
      'ContactMayNotApprove',
    ])
    const block = (isBlocked: boolean) =>
      sql`update companies set is_blocked = ${isBlocked}
        where id = (select company_id from contacts where email = 'klant@demo.example')`.execute(
        shop.database.db,
      )
    await block(true)
    expect(refusal(await note(line, told))).toEqual([409, 'ContactMayNotApprove'])
    await block(false)
    await roles('{orders}')
    expect((await desk(line)).approvers).toEqual([])
    expect(refusal(await note(line, told))).toEqual([409, 'ContactMayNotApprove'])
    await roles('{orders,approves,pays,managesPeople}')
    expect(refusal(await note(line, { ...told, remarks: ' ' }))).toEqual([422, 'InvalidInput'])
    const sales = await (await newOperator(shop, 'sales')).loggedIn()
    expect(refusal(await note(line, told, sales))).toEqual([403, 'RoleRequired'])
    const elsewhere = await order('ander.pdf')
    expect(refusal(await note(elsewhere, told))).toEqual([404, 'ProofNotFound'])
    expect(await stateOf(line)).toBe('awaiting_approval')
  })
})
