import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Answer } from '#test/support/answers.ts'
import { bannerItem } from '#test/support/cart-items.ts'
import { newOperator, type TestOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'

let shop: TestShop
let customer: TestBrowser
let maker: TestOperator
/** The ids of the two makers. */
let makerId: string
let mateId: string
let byMaker: TestBrowser
let byMate: TestBrowser
let bySales: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  maker = await newOperator(shop, 'prepress')
  byMaker = await maker.loggedIn()
  byMate = await (await newOperator(shop, 'prepress')).loggedIn()
  makerId = (await me(byMaker)).id
  mateId = (await me(byMate)).id
  bySales = await (await newOperator(shop, 'sales')).loggedIn()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.setNow(TEST_NOW)
  await customer.call('POST', '/api/cart/empty')
})

const me = async (by: TestBrowser) => (await by.call('GET', '/beheer/api/me')).json.operator
const PDF = Buffer.from('%PDF-1.4\n%%EOF')
type Job = { readonly orderId: string; readonly number: string; readonly jobId: string }

/** An order of a banner that the studio designs. */
async function order(): Promise<Job> {
  const { json: cart } = await customer.call('POST', '/api/cart/items', {
    body: { cartItem: bannerItem(10, 3000, 1000) },
  })
  const [line] = cart.orderLineGroups[0].lines
  await customer.call('PUT', `/api/cart/items/designs/${line.id}`, {
    body: { designs: [{ isStudioDesign: true, quantity: 10 }] },
  })
  const { id: orderId, number } = (await customer.call('POST', '/api/cart/order')).json
  return { orderId, number, jobId: (await studioOf(orderId)).id }
}
const studioOf = async (orderId: string) =>
  (await customer.call('GET', `/api/customer/orders/${orderId}`)).json.groups[0].lines[0].designs[0].studio
const desk = async (id: string) => (await byMaker.call('GET', `/beheer/api/studio/${id}`)).json
const take = (by: TestBrowser, id: string, takes: boolean, seenTakerId: string | null) =>
  by.call('PUT', `/beheer/api/studio/${id}/taker`, { body: { takes, seenTakerId } })
const ask = (id: string, text: string, by = byMaker, questionId = crypto.randomUUID()) =>
  by.call('POST', `/beheer/api/studio/${id}/questions`, { body: { id: questionId, text } })
const reply = ({ orderId, jobId }: Job, questionId: string, answer: string, by = customer) =>
  by.call('PUT', `/api/customer/orders/${orderId}/studio/${jobId}/questions/${questionId}`, {
    body: { answer },
  })
const deliver = (id: string) =>
  byMaker.call('POST', `/beheer/api/studio/${id}/proofs?name=proef.pdf`, {
    body: PDF.toString('latin1'),
    headers: { 'content-type': 'application/pdf' },
  })
const read = () =>
  sql`update designs set status = 'valid' where status = 'processing'`.execute(shop.database.db)
const refusal = ({ status, json }: Answer) => [status, json.errors?.[0].code]
const mails = async (template: string) =>
  (
    await sql<{ recipient: string; text: string }>`
      select recipient, payload->>'text' as text from outbox where template = ${template} order by created_at, id`.execute(
      shop.database.db,
    )
  ).rows
const lastToken = async () =>
  /\/drukproef\?token=([\w-]+)/.exec((await mails('studio_proof')).at(-1)?.text ?? '')?.[1] ?? ''
const visitor = () => shop.browser()
const open = (token: string) => visitor().call('GET', `/api/proof?token=${token}`)
const answer = (token: string, said: object) =>
  visitor().call('POST', '/api/proof', { body: { token, answer: said } })
const APPROVED = { decision: 'approved' }
const written = async (entity: string, id: string) =>
  (
    await sql<{ actorId: string | null; after: Record<string, unknown>; task: string | null }>`
      select actor_id as "actorId", after, actor_task as task from audit_events where entity = ${entity} and entity_id = ${id} order by id`.execute(
      shop.database.db,
    )
  ).rows

describe('who works on a job', () => {
  it('stands in list and page, and is written down', async () => {
    const { jobId } = await order()
    const { json } = await take(byMaker, jobId, true, null)
    expect(json.taker).toMatchObject({ id: makerId })
    const { jobs } = (await byMate.call('GET', '/beheer/api/studio?queue=all')).json
    expect(jobs.find(({ id }) => id === jobId).taker.id).toBe(makerId)
    expect((await written('studio_jobs', jobId)).at(-1)).toMatchObject({
      actorId: makerId,
      after: { taken_by: makerId },
    })
    expect((await take(byMaker, jobId, false, makerId)).json.taker).toBeNull()
  })

  it('is told to who saw nobody, and taken over by who saw him', async () => {
    const { jobId } = await order()
    await take(byMaker, jobId, true, null)
    expect(refusal(await take(byMate, jobId, true, null))).toEqual([409, 'StudioJobTaken'])
    expect((await desk(jobId)).taker.id).toBe(makerId)
    expect((await take(byMate, jobId, true, makerId)).json.taker.id).toBe(mateId)
    expect(refusal(await take(byMaker, jobId, false, makerId))).toEqual([409, 'StudioJobTaken'])
    // A second press of the same finds it done.
    expect((await take(byMate, jobId, true, makerId)).status).toBe(200)
  })

  it('is one at once of two who press together', async () => {
    const { jobId } = await order()
    const pressed = await Promise.all([take(byMaker, jobId, true, null), take(byMate, jobId, true, null)])
    expect(pressed.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  it('is nobody’s of what is done, nor of who delivers no proofs', async () => {
    const { jobId } = await order()
    expect(refusal(await take(bySales, jobId, true, null))).toEqual([403, 'RoleRequired'])
    await deliver(jobId)
    await read()
    await answer(await lastToken(), APPROVED)
    expect(refusal(await take(byMaker, jobId, true, null))).toEqual([409, 'StudioJobDone'])
  })
})

describe('a question of the studio', () => {
  it('goes by mail, stands at the order, and its answer comes back to who asked', async () => {
    const job = await order()
    const id = crypto.randomUUID()
    await ask(job.jobId, 'Welk logo, <b>oud</b> of nieuw?', byMaker, id)
    await ask(job.jobId, 'Welk logo, <b>oud</b> of nieuw?', byMaker, id)
    expect((await mails('studio_question')).filter(({ text }) => text.includes('Welk logo'))).toHaveLength(1)
    expect((await studioOf(job.orderId)).questions).toMatchObject([
      { id, text: 'Welk logo, <b>oud</b> of nieuw?', isOpen: true, answer: '' },
    ])
    const listed = async () =>
      (await byMaker.call('GET', '/beheer/api/studio?queue=all')).json.jobs.find(
        (one) => one.id === job.jobId,
      )
    expect((await listed()).isAsked).toBe(true)
    expect((await reply(job, id, 'Het nieuwe.')).status).toBe(200)
    expect((await desk(job.jobId)).questions).toMatchObject([
      { id, ending: 'answered', answer: 'Het nieuwe.', answeredBy: 'Marloes de Wit' },
    ])
    expect((await listed()).isAsked).toBe(false)
    const [told] = (await mails('studio_question_answer')).slice(-1)
    expect(told).toMatchObject({ recipient: maker.email })
    expect(told?.text).toContain('Het nieuwe.')
    expect((await written('studio_questions', id)).length).toBe(2)
    expect((await reply(job, id, 'Het nieuwe.')).status).toBe(200)
    expect(refusal(await reply(job, id, 'Toch het oude.'))).toEqual([409, 'StudioQuestionOver'])
    expect((await customer.call('GET', '/api/customer/data')).json.studioAnswers).toMatchObject([
      { question: 'Welk logo, <b>oud</b> of nieuw?', answer: 'Het nieuwe.' },
    ])
  })

  it('is taken back as long as nobody answered, and shown to the customer no more', async () => {
    const job = await order()
    const id = crypto.randomUUID()
    await ask(job.jobId, 'Vergissing?', byMaker, id)
    const path = `/beheer/api/studio/${job.jobId}/questions/${id}/withdraw` as const
    expect((await byMaker.call('POST', path)).json.questions).toMatchObject([{ ending: 'withdrawn' }])
    expect((await studioOf(job.orderId)).questions).toEqual([])
    expect(refusal(await byMaker.call('POST', path))).toEqual([409, 'StudioQuestionOver'])
    expect(refusal(await reply(job, id, 'Ja'))).toEqual([409, 'StudioQuestionOver'])
  })

  it('is asked by who delivers proofs, in words, and answered by the company alone', async () => {
    const job = await order()
    expect(refusal(await ask(job.jobId, 'Mag dit?', bySales))).toEqual([403, 'RoleRequired'])
    expect(refusal(await ask(job.jobId, '  '))).toEqual([422, 'InvalidInput'])
    const id = crypto.randomUUID()
    await ask(job.jobId, 'Welke kleur?', byMaker, id)
    const stranger = await shop.loggedIn('tweede@demo.example', 'Paskruis-demo-2')
    expect((await reply(job, id, 'Rood', stranger)).status).toBe(404)
    expect((await desk(job.jobId)).questions[0].ending).toBeNull()
  })
})

describe('a note at a job', () => {
  it('stands at its order too, and reaches who is named in it', async () => {
    const { jobId, orderId } = await order()
    const text = `Wil jij hiernaar kijken, @${(await me(byMate)).name}?`
    const note = { id: crypto.randomUUID(), text }
    const { json } = await byMaker.call('POST', `/beheer/api/studio/${jobId}/notes`, { body: note })
    expect(json.notes).toMatchObject([{ text, studioJobId: jobId }])
    const { notes } = (await byMaker.call('GET', `/beheer/api/orders/${orderId}`)).json
    expect(notes).toMatchObject([{ text, studioJobId: jobId }])
    const { mentions } = (await byMate.call('GET', '/beheer/api/mentions')).json
    expect(mentions).toContainEqual(expect.objectContaining({ text, studioJobId: jobId, ofId: orderId }))
    // What is about the order alone is not at the job.
    await byMaker.call('POST', `/beheer/api/orders/${orderId}/notes`, {
      body: { id: crypto.randomUUID(), text: 'Over de bezorging' },
    })
    expect((await desk(jobId)).notes).toHaveLength(1)
  })
})

describe('the link of the mail of a proof', () => {
  it('shows it without login, and approves it in the name of who ordered', async () => {
    const { jobId, orderId } = await order()
    await deliver(jobId)
    await read()
    const token = await lastToken()
    expect(token).toHaveLength(43)
    expect((await open(token)).json).toMatchObject({
      isStudio: true,
      isExpired: false,
      orderId,
      proof: { state: 'open', fileName: 'proef.pdf', copies: 10 },
    })
    const { status, json } = await answer(token, APPROVED)
    expect([status, json.proof.state, json.proof.isByLink]).toEqual([200, 'approved', true])
    const job = await desk(jobId)
    expect(job).toMatchObject({
      state: 'delivered',
      proofs: [{ decision: 'approved', decidedBy: 'Marloes de Wit', isByLink: true }],
    })
    const [row] = (await written('proofs', job.proofs[0].id)).slice(-1)
    expect(row?.task).toBe('proof-link')
    expect(row?.after).not.toHaveProperty('token_hash')
    expect((await answer(token, APPROVED)).status).toBe(200)
    expect(refusal(await answer(token, { decision: 'returned', remarks: 'Nee' }))).toEqual([
      409,
      'ProofAnswered',
    ])
  })

  it('returns it with remarks, after which another link shows the next', async () => {
    const { jobId } = await order()
    await deliver(jobId)
    const token = await lastToken()
    expect(refusal(await answer(token, { decision: 'returned', remarks: ' ' }))).toEqual([
      422,
      'InvalidInput',
    ])
    await answer(token, { decision: 'returned', remarks: 'Logo groter' })
    expect(await desk(jobId)).toMatchObject({ state: 'changes_requested', mayDeliver: true })
    await deliver(jobId)
    expect(await lastToken()).not.toBe(token)
    expect((await open(token)).json.proof).toMatchObject({ state: 'returned', remarks: 'Logo groter' })
    expect((await open(await lastToken())).json.proof.state).toBe('open')
  })

  it('answers nothing that is not read, once it expired, or of who may not', async () => {
    const { jobId } = await order()
    await deliver(jobId)
    const token = await lastToken()
    expect(refusal(await answer(token, APPROVED))).toEqual([409, 'ProofNotReady'])
    await read()
    const give = (roles: string[]) =>
      shop.database.db
        .updateTable('contacts')
        .set({ roles })
        .where('email', '=', 'klant@demo.example')
        .execute()
    await give(['orders'])
    expect(refusal(await answer(token, APPROVED))).toEqual([403, 'MayNotApprove'])
    await give(['orders', 'approves', 'pays', 'managesPeople'])
    shop.setNow(new Date(TEST_NOW.getTime() + 15 * 24 * 60 * 60_000))
    expect(refusal(await answer(token, APPROVED))).toEqual([409, 'ProofLinkExpired'])
    expect((await open(token)).json).toMatchObject({ isExpired: true, proof: { state: 'open', pages: [] } })
    expect((await open(`${token.slice(0, -1)}_`)).status).toBe(404)
  })
})

const note = (id: string, told: object, by = byMaker) =>
  by.call('POST', `/beheer/api/studio/${id}/proof-answer`, { body: told })

describe('what a customer says of a proof of the studio by telephone', () => {
  it('is the answer of a contact, written down in his name and told to him', async () => {
    const { jobId, orderId } = await order()
    await deliver(jobId)
    await read()
    const { proofs, approvers } = await desk(jobId)
    const told = {
      proofId: proofs[0].id,
      contactId: approvers[0].id,
      decision: 'approved',
      remarks: 'Helemaal goed.',
    }
    expect(refusal(await note(jobId, told, bySales))).toEqual([403, 'RoleRequired'])
    expect(refusal(await note(jobId, { ...told, contactId: crypto.randomUUID() }))).toEqual([
      409,
      'ContactMayNotApprove',
    ])
    // Who makes it and writes it down knows it; a colleague who does is told of.
    await take(byMaker, jobId, true, null)
    const before = (await mails('studio_answer')).length
    const { status, json } = await note(jobId, told)
    expect([status, json.state, json.approvers]).toEqual([200, 'delivered', []])
    expect(json.proofs[0]).toMatchObject({
      decidedBy: 'Marloes de Wit',
      notedBy: maker.name,
      isByLink: false,
    })
    expect((await studioOf(orderId)).proofs[0]).toMatchObject({
      decision: 'approved',
      decidedBy: 'Marloes de Wit',
      notedBy: maker.name,
      remarks: 'Helemaal goed.',
    })
    const mail = (await mails('proof_noted')).at(-1)
    expect([mail?.recipient, mail?.text]).toEqual([
      'klant@demo.example',
      expect.stringContaining('Helemaal goed.'),
    ])
    expect(await mails('studio_answer')).toHaveLength(before)
    expect(refusal(await note(jobId, { ...told, decision: 'returned' }))).toEqual([409, 'ProofAnswered'])
    expect((await note(jobId, told)).status).toBe(200)
    expect(refusal(await note(jobId, { ...told, remarks: 'Anders.' }))).toEqual([409, 'ProofAnswered'])
    expect(refusal(await note(jobId, told, byMate))).toEqual([409, 'ProofAnswered'])
    expect(await mails('proof_noted')).toHaveLength(1)
    const second = (await order()).jobId
    await deliver(second)
    await read()
    await take(byMaker, second, true, null)
    const [proof] = (await desk(second)).proofs
    expect((await note(second, { ...told, proofId: proof.id }, byMate)).status).toBe(200)
    expect(await mails('studio_answer')).toHaveLength(before + 1)
  })
})
