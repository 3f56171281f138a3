import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Reply } from '#test/support/answers.ts'
import { SYSTEM } from '#test/support/actors.ts'
import { bannerItem } from '#test/support/cart-items.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { Refusal } from '../../refusal.ts'
import { cancelLines } from '../orders/cancel-lines.ts'
import { deliverProof } from './deliver-proof.ts'

let shop: TestShop
let customer: TestBrowser
let stranger: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  stranger = await shop.loggedIn('tweede@demo.example', 'Paskruis-demo-2')
})
afterAll(() => shop.close())
afterEach(() => shop.setNow(TEST_NOW))
beforeEach(async () => {
  await customer.call('POST', '/api/cart/empty')
})

const PDF = new TextEncoder().encode('%PDF-1.4\n%%EOF')
const banner = bannerItem(10, 3000, 1000)

/** An order of a banner that the studio designs, in one design or more. */
async function orderStudio(copies: readonly number[] = [10]) {
  const { json: cart } = await customer.call('POST', '/api/cart/items', { body: { cartItem: banner } })
  const [line] = cart.orderLineGroups[0].lines
  const designs = copies.map((quantity) => ({ isStudioDesign: true, quantity }))
  await customer.call('PUT', `/api/cart/items/designs/${line.id}`, { body: { designs } })
  const { json } = await customer.call('POST', '/api/cart/order')
  return json as { readonly id: string; readonly number: string }
}
const show = async (orderId: string) => (await customer.call('GET', `/api/customer/orders/${orderId}`)).json
const jobsOf = (order: Reply<'getOrder'>) => order.groups[0].lines[0].designs.map(({ studio }) => studio)
const deliveryOf = (order: Reply<'getOrder'>) => order.groups[0].lines[0].delivery
const deliver = (name: string, fileName = 'proef.pdf') =>
  deliverProof(shop.shop, SYSTEM, { name, fileName, content: PDF })
const brief = (orderId: string, jobId: string, body: unknown, by = customer) =>
  by.call('PUT', `/api/customer/orders/${orderId}/studio/${jobId}/brief`, { body })
const answer = (orderId: string, jobId: string, body: unknown, by = customer) =>
  by.call('PUT', `/api/customer/orders/${orderId}/studio/${jobId}/proof`, { body })
const approval = (proofId: string) => ({ proofId, answer: { decision: 'approved' } })
const returned = (proofId: string, remarks = 'Logo groter') => ({
  proofId,
  answer: { decision: 'returned', remarks },
})
const mails = async (template: string) =>
  (
    await sql<{ recipient: string; payload: { text: string; pictures: unknown[] } }>`
      select recipient, payload from outbox where template = ${template} order by created_at`.execute(
      shop.database.db,
    )
  ).rows

/** Reads what was delivered, as the check does. */
const read = () =>
  sql`update designs set status = 'valid' where status = 'processing'`.execute(shop.database.db)

/** Makes the customer one who is there for this only. */
const give = (roles: string[]) =>
  shop.database.db.updateTable('contacts').set({ roles }).where('email', '=', 'klant@demo.example').execute()

/** An order of which a first proof was delivered, and read. */
async function withProof() {
  const order = await orderStudio()
  await deliver(order.number)
  await read()
  const [job] = jobsOf(await show(order.id))
  return { ...order, jobId: job.id, proofId: job.proofs[0].id }
}

const cancel = (orderId: string) =>
  cancelLines(shop.shop, SYSTEM, { orderId, lineId: null, reason: 'Niet leverbaar', isConfirmed: true })

describe('a design by the studio', () => {
  it('is ordered for its price, and waits for a brief', async () => {
    const { id } = await orderStudio()
    const order = await show(id)
    expect(order.state).toBe('in_studio')
    expect(jobsOf(order)).toMatchObject([
      { state: 'ordered', stateLabel: 'Wacht op je briefing', mayBrief: true, brief: '', proofs: [] },
    ])
    expect(jobsOf(order)[0].price.excludingTaxInCents).toBe(3950)
    const { text } = (await mails('order_confirmation')).at(-1)?.payload ?? {}
    expect(text).toContain('Vertel bij je bestelling')
    expect(text).toContain('Bezorgen na goedkeuring van de proef')
    expect(text).not.toContain('Bezorgen op')
  })

  it('is briefed, and briefed again until the studio has shown something', async () => {
    const { id, number } = await orderStudio()
    const [{ id: jobId }] = jobsOf(await show(id))
    const { status, json } = await brief(id, jobId, { brief: 'Zomeractie\nmet zon' })
    expect([status, jobsOf(json)[0].brief]).toEqual([200, 'Zomeractie\nmet zon'])
    expect(
      (await brief(id, jobId, { brief: 'Winteractie' })).json.groups[0].lines[0].designs[0],
    ).toMatchObject({
      studio: { state: 'briefed', brief: 'Winteractie' },
    })
    await deliver(number)
    const late = await brief(id, jobId, { brief: 'Te laat' })
    expect([late.status, late.json.errors[0].code]).toEqual([409, 'BriefTooLate'])
  })

  it('waits for its customer in each list until the studio was told what to make', async () => {
    const { id } = await orderStudio()
    const lists = async () => {
      const waiting = await customer.call('GET', '/api/customer/orders?show=waiting')
      const workbench = await customer.call('GET', '/api/customer/workbench')
      const order = await show(id)
      const rows = [...waiting.json.orders, ...workbench.json.orders].filter((row) => row.id === id)
      return [...rows, order].map(({ awaitsBriefing }) => awaitsBriefing)
    }
    const labels = async () => {
      const { json } = await customer.call('GET', '/api/customer/orders')
      const order = await show(id)
      const row = json.orders.find((one) => one.id === id)
      return [row, order, order.groups[0].lines[0]].map(({ stateLabel, stateTone }) => [
        stateLabel,
        stateTone,
      ])
    }
    expect(await lists()).toEqual([true, true, true])
    expect(await labels()).toEqual([1, 2, 3].map(() => ['Wacht op je briefing', 'waits']))
    const [{ id: jobId }] = jobsOf(await show(id))
    await brief(id, jobId, { brief: 'Een vrolijk doek' })
    // It still stands among the latest ones of the workbench.
    expect(await lists()).toEqual([false, false])
    expect(await labels()).toEqual([1, 2, 3].map(() => ['Bij de studio', 'next']))
  })

  it('is briefed by who may order only', async () => {
    const { id } = await orderStudio()
    const [{ id: jobId }] = jobsOf(await show(id))
    await give(['approves'])
    const refused = await brief(id, jobId, { brief: 'Van een ander' })
    await give(['orders', 'approves', 'pays', 'managesPeople'])
    expect([refused.status, refused.json.errors?.[0].code]).toEqual([403, 'MayNotOrder'])
    expect(jobsOf(await show(id))[0].brief).toBe('')
  })

  it.each([
    ['nothing', {}],
    ['spaces', { brief: '   ' }],
    ['far too much', { brief: 'x'.repeat(4001) }],
  ])('refuses %s as a brief', async (_rule, body) => {
    const { id } = await orderStudio()
    const [{ id: jobId }] = jobsOf(await show(id))
    const refused = await brief(id, jobId, body)
    expect([refused.status, refused.json.errors[0].field]).toEqual([422, 'brief'])
  })
})

describe('a proof', () => {
  it('is checked like any file, shown at the order, and mailed once', async () => {
    const before = (await mails('studio_proof')).length
    const { id } = await withProof()
    const order = await show(id)
    expect(order.state).toBe('awaiting_approval')
    expect(jobsOf(order)).toMatchObject([
      { state: 'proof_sent', proofs: [{ decision: null, previewUrl: null, remarks: '' }] },
    ])
    const sent = (await mails('studio_proof')).slice(before)
    expect(sent.map(({ recipient }) => recipient)).toEqual(['klant@demo.example'])
    expect(sent[0]?.payload.text).toMatch(/\/drukproef\?token=[\w-]{43}/)
    const [line] = order.groups.flatMap(({ lines }) => lines)
    expect(sent[0]?.payload.text).toContain(`${line.title}: Bestelling ${order.number}`)
    expect(sent[0]?.payload.pictures.at(-1)).toMatchObject({
      imageUrl: line.imageUrl,
      designId: expect.any(String),
    })
    const { rows } = await sql`select 1 from pgboss.job where name = 'preflight-design'
      and data->>'designId' = (select design_id::text from proofs order by sent_at desc limit 1)`.execute(
      shop.database.db,
    )
    expect(rows).toHaveLength(1)
    const library = await customer.call('GET', '/api/designs')
    expect(library.json.designs).toEqual([])
  })

  it('is returned with remarks, and comes again', async () => {
    const { id, number, jobId, proofId } = await withProof()
    const { json } = await answer(id, jobId, returned(proofId))
    expect(json.state).toBe('in_studio')
    expect(jobsOf(json)).toMatchObject([
      { state: 'changes_requested', proofs: [{ decision: 'returned', remarks: 'Logo groter' }] },
    ])
    expect((await mails('studio_answer')).at(-1)?.payload.text).toContain('Logo groter')
    await deliver(number, 'proef-2.pdf')
    expect(jobsOf(await show(id))[0].proofs).toMatchObject([{ decision: 'returned' }, { decision: null }])
  })

  it('is approved, is printed, and comes into the library', async () => {
    const { id, jobId, proofId } = await withProof()
    const { json } = await answer(id, jobId, approval(proofId))
    expect(json.state).toBe('released')
    const [design] = json.groups[0].lines[0].designs
    expect(design).toMatchObject({ name: 'proef.pdf', isStudioDesign: true, studio: { state: 'delivered' } })
    const library = await customer.call('GET', '/api/designs')
    expect(library.json.designs.map(({ designId }) => designId)).toContain(design.designId)
  })

  it('is answered once: the same answer again changes nothing, another is refused', async () => {
    const { id, jobId, proofId } = await withProof()
    const both = await Promise.all([
      answer(id, jobId, approval(proofId)),
      answer(id, jobId, approval(proofId)),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const other = await answer(id, jobId, returned(proofId))
    expect([other.status, other.json.errors[0].code]).toEqual([409, 'ProofAnswered'])
  })

  it('cannot be approved before it was read, but can be returned', async () => {
    const { id, number } = await orderStudio()
    await deliver(number)
    const [job] = jobsOf(await show(id))
    const unread = await answer(id, job.id, approval(job.proofs[0].id))
    expect([unread.status, unread.json.errors[0].code]).toEqual([409, 'ProofNotReady'])
    expect((await answer(id, job.id, returned(job.proofs[0].id))).status).toBe(200)
  })

  it('cannot be returned without a word', async () => {
    const { id, jobId, proofId } = await withProof()
    expect((await answer(id, jobId, returned(proofId, ' '))).status).toBe(422)
    expect((await show(id)).state).toBe('awaiting_approval')
  })

  it('does not come before the last one was answered, nor for what does not exist', async () => {
    const { number } = await withProof()
    await expect(deliver(number)).rejects.toThrow(new Refusal('StudioJobOpen'))
    await expect(deliver('0')).rejects.toThrow(new Refusal('StudioJobNotFound'))
  })

  it('of one design lets the line wait for the other', async () => {
    const { id, number } = await orderStudio([4, 6])
    await deliver(number)
    await deliver(number)
    await read()
    const [one, other] = jobsOf(await show(id))
    await answer(id, one.id, approval(one.proofs[0].id))
    expect((await show(id)).state).toBe('awaiting_approval')
    const { json } = await answer(id, other.id, approval(other.proofs[0].id))
    expect(json.state).toBe('released')
  })
})

describe('the day of delivery of what the studio makes', () => {
  it('counts from the approval, until when the order tells to approve', async () => {
    const { id, jobId, proofId } = await withProof()
    expect(deliveryOf(await show(id))).toMatchObject({
      date: '2026-11-23',
      deadline: '2026-11-18T11:00:00.000Z',
    })
    shop.setNow(new Date('2026-11-20T13:00:00Z'))
    expect(deliveryOf(await show(id))).toMatchObject({
      date: '2026-11-26',
      deadline: '2026-11-23T11:00:00.000Z',
    })
    const { json } = await answer(id, jobId, approval(proofId))
    expect(deliveryOf(json)).toMatchObject({ date: '2026-11-26', deadline: null })
    shop.setNow(new Date('2026-11-24T13:00:00Z'))
    expect(deliveryOf(await show(id))).toMatchObject({ date: '2026-11-26', deadline: null })
  })

  it('moves while the studio is at work, without a deadline for the customer', async () => {
    const { id } = await orderStudio()
    shop.setNow(new Date('2026-11-19T13:00:00Z'))
    expect(deliveryOf(await show(id))).toMatchObject({
      date: '2026-11-25',
      deadline: null,
    })
  })
})

it('only the company of an order talks to the studio about it', async () => {
  const { id, jobId, proofId } = await withProof()
  const missing = crypto.randomUUID()
  const visitor = shop.browser()
  const asks = [
    (by: TestBrowser, orderId = id) => brief(orderId, jobId, { brief: 'x' }, by),
    (by: TestBrowser, orderId = id) => answer(orderId, jobId, approval(proofId), by),
  ]
  for (const ask of asks) {
    expect((await ask(visitor)).status).toBe(401)
    expect((await ask(stranger)).status).toBe(404)
    expect((await ask(customer, missing)).status).toBe(404)
  }
  const foreignProof = await answer(id, jobId, approval(missing))
  expect(foreignProof.status).toBe(404)
})

describe('a line that was cancelled', () => {
  it('calls off what the studio did not begin', async () => {
    const { id, number } = await orderStudio()
    await cancel(id)
    const order = await show(id)
    expect([order.state, jobsOf(order)[0].state, jobsOf(order)[0].mayBrief]).toEqual([
      'cancelled',
      'cancelled',
      false,
    ])
    await expect(deliver(number)).rejects.toThrow('StudioJobOpen')
  })

  it('takes no answer to its proof, and no further proof', async () => {
    const { id, number, jobId, proofId } = await withProof()
    await cancel(id)
    const { status, json } = await answer(id, jobId, approval(proofId))
    expect([status, json.errors[0].code]).toEqual([409, 'StudioJobOver'])
    await expect(deliver(number)).rejects.toThrow('StudioJobOpen')
  })
})
