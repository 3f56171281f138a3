import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainPage, sampleDocument, samplePrint } from '#domain/designs/sample-facts.ts'
import { orderedPrint } from '#server/db/documents/goods.ts'
import { oneTurn, workThrough } from '#test/support/bulk-runs.ts'
import { MOST_CHECKS_OPEN } from './bulk.task.ts'
import { makeDesign } from '#test/support/designs.ts'
import { newOperator } from '#test/support/operators.ts'
import { checksAsked } from '#test/support/run-tasks.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

const UNREAD = 'Dit bestand wordt nog gecontroleerd. Probeer het zo nog eens.'

let shop: TestShop
let customer: TestBrowser
let judge: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  judge = await (await newOperator(shop, 'prepress')).loggedIn()
})
afterAll(() => shop.close())

const db = () => shop.database.db

/** A file of the sample print without bleed, as the shop keeps it. */
async function design(name: string): Promise<string> {
  const facts = sampleDocument({ pages: [plainPage(1000, 500)] })
  const designId = await makeDesign(db(), { facts, name })
  await sql`update designs set storage_key = ${`test/${designId}`} where id = ${designId}`.execute(db())
  return designId
}

type Made = { readonly id: string; readonly designId: string; readonly named: string }

/** An ordered line with such a file. */
async function ordered(name = 'gevel.pdf', kept?: string): Promise<Made> {
  const cartItem = { sku: 'TOE-SPANNER', quantity: 3, customOptions: [] }
  await customer.call('POST', '/api/cart/items', { body: { cartItem, asOwnLine: true } })
  const { id: orderId } = (await customer.call('POST', '/api/cart/order', { body: {} })).json
  const designId = kept ?? (await design(name))
  const { rows } = await sql<{ id: string; number: string }>`
    with line as (
      update order_lines set print = ${orderedPrint.write(samplePrint())}::jsonb, state = 'released'
      where order_id = ${orderId} returning id, order_id)
    insert into order_line_designs (order_line_id, company_id, design_id, is_studio, side, quantity, file_name, position)
    select line.id, o.company_id, ${designId}, false, 'front', 3, ${name}, 0
    from line join orders o on o.id = line.order_id
    returning id, (select number from orders where id = ${orderId})`.execute(db())
  const [file] = rows
  return { id: file!.id, designId, named: `${name}, ${file!.number}` }
}

const start = (rows: object, by = judge) =>
  by.call('POST', '/beheer/api/bulk', {
    body: { id: crypto.randomUUID(), order: { kind: 'checkFiles', rows } },
  })
const idsOf = (...files: readonly Made[]) => ({ ids: files.map(({ id }) => id) })
const outcome = async (id: string) => {
  const { runs } = (await judge.call('GET', '/beheer/api/bulk?list=files')).json
  const run = runs.find((one) => one.id === id)
  return Object.fromEntries(run.rows.map((row) => [row.number, row.fault]))
}
const statusOf = async (designId: string) =>
  (await db().selectFrom('designs').select('status').where('id', '=', designId).executeTakeFirstOrThrow())
    .status
const prioritiesOf = async (...files: readonly Made[]) =>
  (
    await sql<{ priority: number }>`select priority from pgboss.job where name = 'preflight-design'
      and data->>'designId' = any(${files.map(({ designId }) => designId)}::text[])`.execute(db())
  ).rows.map(({ priority }) => priority)

describe('many print files at once', () => {
  it('has each checked anew, behind what customers send, and says of the others why not', async () => {
    const [first, second, read, gone] = [await ordered(), await ordered(), await ordered(), await ordered()]
    await judge.call('POST', `/beheer/api/files/${first.id}/approve`, {
      body: { designId: first.designId, reason: 'Mag zo.' },
    })
    await judge.call('POST', `/beheer/api/files/${read.id}/check`, { body: { designId: read.designId } })
    await sql`update designs set storage_key = null where id = ${gone.designId}`.execute(db())
    const { json: run } = await start(idsOf(first, second, read, gone))
    expect([run.kind, run.total]).toEqual(['checkFiles', 4])
    await workThrough(shop, run.id)
    expect(await outcome(run.id)).toEqual({
      [first.named]: null,
      [second.named]: null,
      [read.named]: UNREAD,
      [gone.named]: 'Dit bestand wordt niet meer bewaard en kan dus niet opnieuw worden gecontroleerd.',
    })
    for (const { designId } of [first, second]) {
      expect(await statusOf(designId)).toBe('processing')
      expect(await checksAsked(shop, designId)).toBe(1)
    }
    expect(Math.max(...(await prioritiesOf(first, second)))).toBeLessThan(-999_000)
    expect(await prioritiesOf(read)).toEqual([0])
    expect(await statusOf(gone.designId)).toBe('valid')
    expect((await judge.call('GET', `/beheer/api/files/${first.id}`)).json.isApproved).toBe(true)
  })

  it('means all that a queue shows by its filters, and no more than were seen', async () => {
    const name = `actie-${crypto.randomUUID().slice(0, 8)}.pdf`
    const [first, second] = [await ordered(name), await ordered(name)]
    await ordered()
    const view = { queue: 'review', search: name }
    const counted = await judge.call('POST', '/beheer/api/bulk/count', {
      body: { list: 'files', rows: view },
    })
    expect(counted.json).toEqual({ count: 2 })
    expect((await start({ ...view, status: 'error' })).json.errors[0].code).toBe('NothingChosen')
    expect((await start({ ...view, seen: 1 })).json.errors[0].code).toBe('MoreThanSeen')
    const { json: run } = await start({ ...view, status: 'fixable', seen: 2 })
    await workThrough(shop, run.id)
    expect(await outcome(run.id)).toEqual({ [first.named]: null, [second.named]: null })
  })

  it('leaves what came in the place of a file after the press, or was taken away', async () => {
    const [replaced, removed] = [await ordered(), await ordered()]
    const other = await design('nieuw.pdf')
    const { json: run } = await start(idsOf(replaced, removed))
    await sql`update order_line_designs set design_id = ${other} where id = ${replaced.id}`.execute(db())
    await sql`delete from order_line_designs where id = ${removed.id}`.execute(db())
    await workThrough(shop, run.id)
    expect(await outcome(run.id)).toEqual({
      [replaced.named]: 'Dit bestand is intussen vervangen. Bekijk eerst het nieuwe bestand.',
      [removed.named]: 'Dit bestand hoort niet (meer) bij een bestelling.',
    })
    expect(await statusOf(other)).toBe('valid')
  })

  it('checks a file once that lies on two lines, and counts both for done', async () => {
    const first = await ordered('samen.pdf')
    const second = await ordered('samen.pdf', first.designId)
    const { json: run } = await start(idsOf(first, second))
    await workThrough(shop, run.id)
    expect(await outcome(run.id)).toEqual({ [first.named]: null, [second.named]: null })
    expect(await checksAsked(shop, first.designId)).toBe(1)
  })

  it('counts for done what a process did that ended before it could say so', async () => {
    const file = await ordered()
    const { json: run } = await start(idsOf(file))
    await workThrough(shop, run.id)
    await sql`update bulk_runs set ended_at = null where id = ${run.id}`.execute(db())
    await sql`update bulk_rows set outcome = 'waiting' where run_id = ${run.id}`.execute(db())
    await workThrough(shop, run.id)
    expect(await outcome(run.id)).toEqual({ [file.named]: null })
    expect(await checksAsked(shop, file.designId)).toBe(1)
  })

  it('goes on once some of what it began is judged, so that few files wait at a time', async () => {
    const name = `golf-${crypto.randomUUID().slice(0, 8)}.pdf`
    const first = await ordered(name)
    await sql`
      with made as (
        insert into designs select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'process_id', gen_random_uuid()))).*
        from designs d, generate_series(1, ${MOST_CHECKS_OPEN}) where d.id = ${first.designId} returning id)
      insert into order_line_designs (order_line_id, company_id, design_id, is_studio, side, quantity, file_name, position)
      select l.order_line_id, l.company_id, made.id, false, 'front', 1, l.file_name, row_number() over ()
      from made, order_line_designs l where l.id = ${first.id}`.execute(db())
    const { json: run } = await start({ queue: 'review', search: name, seen: MOST_CHECKS_OPEN + 1 })
    const open = async () =>
      (
        await sql<{ count: number }>`select count(*)::int as count from designs
          where status = 'processing' and file_name = ${name}`.execute(db())
      ).rows[0]?.count
    await oneTurn(shop, run.id)
    await oneTurn(shop, run.id)
    expect(await open()).toBe(MOST_CHECKS_OPEN)
    await sql`update designs set status = 'valid' where status = 'processing' and file_name = ${name}`.execute(
      db(),
    )
    await workThrough(shop, run.id)
    expect(await open()).toBe(1)
    expect(Object.values(await outcome(run.id)).filter((fault) => fault !== null)).toEqual([])
  })

  it('is not for who may only look at files', async () => {
    const file = await ordered()
    const seller = await (await newOperator(shop, 'sales')).loggedIn()
    expect((await start(idsOf(file), seller)).status).toBe(403)
    const rows = { queue: 'all', search: '' }
    const count = await seller.call('POST', '/beheer/api/bulk/count', { body: { list: 'files', rows } })
    expect(count.status).toBe(403)
    expect(await statusOf(file.designId)).toBe('valid')
  })
})
