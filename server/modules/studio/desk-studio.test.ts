import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Answer, Reply } from '#test/support/answers.ts'
import { bannerItem } from '#test/support/cart-items.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

let shop: TestShop
let customer: TestBrowser
let maker: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  maker = await (await newOperator(shop, 'prepress')).loggedIn()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await customer.call('POST', '/api/cart/empty')
  await sql`delete from studio_jobs`.execute(shop.database.db)
})

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
  const { groups } = (await customer.call('GET', `/api/customer/orders/${orderId}`)).json
  return { orderId, number, jobId: groups[0].lines[0].designs[0].studio.id }
}
const brief = ({ orderId, jobId }: Job, words = 'Een feest <b>in rood</b>.') =>
  customer.call('PUT', `/api/customer/orders/${orderId}/studio/${jobId}/brief`, { body: { brief: words } })
const queue = async (query = '') => (await maker.call('GET', `/beheer/api/studio?${query}`)).json
const idsIn = async (name: string) => (await queue(`queue=${name}`)).jobs.map(({ id }) => id)
const desk = async (id: string) => (await maker.call('GET', `/beheer/api/studio/${id}`)).json
const refusal = ({ status, json }: Answer) => [status, json.errors?.[0].code]
const deliver = (id: string, content: Buffer, by = maker, name = 'proef één.pdf') =>
  by.call('POST', `/beheer/api/studio/${id}/proofs?${new URLSearchParams({ name })}`, {
    body: content.toString('latin1'),
    headers: { 'content-type': 'application/pdf' },
  })
/** What is answered to a delivery, which is no call of the contract. */
const proofsIn = (text: string): Reply<'getStudioJob'>['proofs'] => JSON.parse(text).proofs
const PDF = Buffer.from('%PDF-1.4\n%%EOF')

describe('the queues of the studio', () => {
  it('follow a job from its brief to the answer', async () => {
    const job = await order()
    expect(await idsIn('brief')).toEqual([job.jobId])
    await brief(job)
    expect(await idsIn('make')).toEqual([job.jobId])
    await deliver(job.jobId, PDF)
    expect(await idsIn('answer')).toEqual([job.jobId])
    const [proof] = (await desk(job.jobId)).proofs
    const answer = (decision: object) =>
      customer.call('PUT', `/api/customer/orders/${job.orderId}/studio/${job.jobId}/proof`, {
        body: { proofId: proof.id, answer: decision },
      })
    await answer({ decision: 'returned', remarks: 'Logo groter' })
    expect(await idsIn('make')).toEqual([job.jobId])
    const { counts } = (await maker.call('GET', '/beheer/api/studio/counts')).json
    expect(counts).toEqual({ make: 1, brief: 0, answer: 0, over: 0, all: 1 })
    expect(await desk(job.jobId)).toMatchObject({
      brief: 'Een feest <b>in rood</b>.',
      state: 'changes_requested',
      mayDeliver: true,
      demands: { widthMm: 3000, heightMm: 1000 },
      proofs: [{ number: 1, decision: 'returned', decidedBy: 'Marloes de Wit', remarks: 'Logo groter' }],
    })
  })

  it('go on where a page ended, without a gap or a double', async () => {
    const { jobId } = await order()
    await sql`
      with source as (select d.*, to_jsonb(d) as row from order_line_designs d join studio_jobs j on j.line_design_id = d.id
        where j.id = ${jobId}),
      made as (select gen_random_uuid() as id, n, source.row from source, generate_series(1, 119) n),
      linked as (insert into order_line_designs select (jsonb_populate_record(null::order_line_designs, made.row ||
        jsonb_build_object('id', made.id, 'position', made.n))).* from made returning id)
      insert into studio_jobs (line_design_id, price_cents, state, created_at, updated_at)
      select id, 0, 'briefed', now(), now() from linked`.execute(shop.database.db)
    for (const name of ['make', 'all']) {
      const first = await queue(`queue=${name}`)
      const second = await queue(`queue=${name}&after=${encodeURIComponent(first.next)}`)
      const third = await queue(`queue=${name}&after=${encodeURIComponent(second.next)}`)
      const seen = [first, second, third].flatMap(({ jobs }) => jobs.map(({ id }) => id))
      expect(new Set(seen).size).toBe(seen.length)
      expect([seen.length, third.next]).toEqual([name === 'all' ? 120 : 119, null])
    }
    for (const after of ['iets', `2026-13-45 10:00:00+00_${jobId}`])
      expect((await maker.call('GET', `/beheer/api/studio?after=${encodeURIComponent(after)}`)).status).toBe(
        404,
      )
  })

  it('find a part of a number or name, and nothing by signs that stand for any other', async () => {
    const { jobId, number } = await order()
    expect((await queue(`queue=all&search=${number.slice(2)}`)).jobs).toHaveLength(1)
    expect((await queue('queue=all&search=korenaar')).jobs.map(({ id }) => id)).toEqual([jobId])
    expect((await queue('queue=all&search=koren_ar')).jobs).toEqual([])
  })
})

describe('a proof that staff upload', () => {
  it('is shown to the customer under its number, and mailed', async () => {
    const job = await order()
    const { status, json, text } = await deliver(job.jobId, PDF)
    expect(status).toBe(201)
    expect(json).toMatchObject({
      state: 'proof_sent',
      mayDeliver: false,
      proofs: [{ number: 1, fileName: 'proef één.pdf', decision: null, isRead: false }],
    })
    const { rows } = await sql<{ size_bytes: number; sha256: Buffer }>`
      select d.size_bytes, d.sha256 from designs d join proofs p on p.design_id = d.id where p.job_id = ${job.jobId}`.execute(
      shop.database.db,
    )
    expect(rows[0]?.size_bytes).toBe(PDF.byteLength)
    const { rows: mails } = await sql`select from outbox where template = 'studio_proof'
      and dedupe_key = ${`proof:${proofsIn(text)[0].id}`}`.execute(shop.database.db)
    expect(mails).toHaveLength(1)
  })

  it('is refused while another waits for its answer, empty, and of a job that is not there', async () => {
    const { jobId } = await order()
    expect(refusal(await deliver(jobId, Buffer.alloc(0)))).toEqual([400, 'UploadIncomplete'])
    const answers = [await deliver(jobId, PDF), await deliver(jobId, PDF)]
    expect(answers.map(({ status }) => status)).toEqual([201, 409])
    expect(refusal(await deliver('00000000-0000-4000-8000-000000000000', PDF))).toEqual([
      404,
      'StudioJobNotFound',
    ])
    expect(refusal(await deliver('iets', PDF))).toEqual([404, 'StudioJobNotFound'])
  })

  it('is refused when it is larger than the shop takes', async () => {
    const small = await testShop({ settings: { uploadMaxBytes: 10 } })
    const own = await (await newOperator(small, 'prepress')).loggedIn()
    const buyer = await small.loggedIn()
    const { json: cart } = await buyer.call('POST', '/api/cart/items', {
      body: { cartItem: bannerItem(1, 3000, 1000) },
    })
    await buyer.call('PUT', `/api/cart/items/designs/${cart.orderLineGroups[0].lines[0].id}`, {
      body: { designs: [{ isStudioDesign: true, quantity: 1 }] },
    })
    await buyer.call('POST', '/api/cart/order')
    const [job] = (await own.call('GET', '/beheer/api/studio?queue=brief')).json.jobs
    expect(refusal(await deliver(job.id, PDF, own))).toEqual([413, 'UploadTooLarge'])
    expect((await own.call('GET', `/beheer/api/studio/${job.id}`)).json.proofs).toEqual([])
    await small.close()
  })

  it('is for prepress: production may look, and for others it does not exist', async () => {
    const { jobId } = await order()
    const production = await (await newOperator(shop, 'production')).loggedIn()
    expect((await production.call('GET', `/beheer/api/studio/${jobId}`)).status).toBe(200)
    expect(refusal(await deliver(jobId, PDF, production))).toEqual([403, 'RoleRequired'])
    for (const browser of [customer, shop.browser()]) {
      expect(refusal(await deliver(jobId, PDF, browser))).toEqual([404, 'NotFound'])
      const { json } = await deliver(jobId, PDF, browser)
      expect(json.errors).toHaveLength(1)
    }
  })

  it('has its picture for staff alone', async () => {
    const { jobId } = await order()
    const { text } = await deliver(jobId, PDF)
    const [proof] = proofsIn(text)
    const { rows } = await sql<{
      designId: string
    }>`select design_id as "designId" from proofs where id = ${proof.id}`.execute(shop.database.db)
    await shop.shop.files.put(`previews/${rows[0]?.designId}/1-480.webp`, Buffer.from('beeld'))
    const url = `/beheer/api/studio/${jobId}/proofs/${proof.id}/1-480.webp` as const
    const seen = await maker.call('GET', url)
    expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await customer.call('GET', url)).status).toBe(404)
    expect((await maker.call('GET', url.replace('480', '481'))).status).toBe(404)
  })
})
