import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '#test/support/answers.ts'
import { oneTurn, workThrough } from '#test/support/bulk-runs.ts'
import { deferFiles } from '#test/support/defer-files.ts'
import { newOperator, type TestOperator } from '#test/support/operators.ts'
import { pileInvoices } from '#test/support/pile-invoices.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { makeInvoice } from '../documents/make-invoice.ts'
import { bulkTask } from './bulk.task.ts'

let shop: TestShop
let customer: TestBrowser
let keeper: TestOperator
let sales: TestBrowser
let finance: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  sales = await (await newOperator(shop, 'sales')).loggedIn()
  keeper = await newOperator(shop, 'finance')
  finance = await keeper.loggedIn()
})
afterAll(() => shop.close())

const NOWHERE = '00000000-0000-4000-8000-000000000000'

/** Orders that are ready for production, of a reference of their own. */
async function orders(count: number) {
  const reference = `Stapel ${crypto.randomUUID().slice(0, 8)}`
  const placed: { id: string; number: string }[] = []
  for (let order = 0; order < count; order++) {
    await customer.call('POST', '/api/cart/items', {
      body: { cartItem: { sku: 'TOE-SPANNER', quantity: 3, customOptions: [] } },
    })
    await deferFiles(customer)
    placed.push((await customer.call('POST', '/api/cart/order', { body: { reference } })).json)
  }
  return { reference, placed, ids: placed.map(({ id }) => id) }
}

const start = (order: unknown, { by = sales, id = crypto.randomUUID() } = {}) =>
  by.call('POST', '/beheer/api/bulk', { body: { id, order } })
const produce = (rows: unknown, options = {}) =>
  start({ kind: 'moveOrders', state: 'in_production', rows }, options)
const shown = async (id: string, list = 'orders', by = sales) =>
  (await by.call('GET', `/beheer/api/bulk?list=${list}`)).json.runs.find((run) => run.id === id)
const refusal = ({ status, json }: Answer) => [status, json.errors?.[0].code]
const stateOf = async (id: string) => (await sales.call('GET', `/beheer/api/orders/${id}`)).json.state

describe('work with many rows', () => {
  it('does each row as who asked for it, and says of each that was refused why', async () => {
    const { ids, placed } = await orders(3)
    const { json: run } = await produce({ ids: [...ids, NOWHERE] })
    expect([run.total, run.isRunning, run.rows.map(({ outcome }) => outcome)]).toEqual([
      3,
      true,
      ['waiting', 'waiting', 'waiting'],
    ])
    // A colleague is first with one of them.
    await sales.call('POST', `/beheer/api/orders/${ids[1]}/move`, { body: { state: 'in_production' } })
    await workThrough(shop, run.id)
    const over = await shown(run.id)
    expect([over.done, over.refused, over.isRunning]).toEqual([2, 1, false])
    expect(over.rows[0]).toEqual({
      id: ids[1],
      number: placed[1]!.number,
      step: null,
      outcome: 'refused',
      fault: 'Geen regel van deze bestelling kan nu deze status krijgen.',
    })
    expect(await Promise.all(ids.map(stateOf))).toEqual(['in_production', 'in_production', 'in_production'])
    const { json } = await sales.call('GET', `/beheer/api/orders/${ids[0]}`)
    expect(json.events.at(-1).by).toMatch(/^Sam/)
  })

  it('takes nothing back that is further', async () => {
    const { ids } = await orders(1)
    for (const state of ['in_production', 'ready'])
      await sales.call('POST', `/beheer/api/orders/${ids[0]}/move`, { body: { state } })
    const { json: run } = await produce({ ids })
    await workThrough(shop, run.id)
    expect([(await shown(run.id)).refused, await stateOf(ids[0]!)]).toEqual([1, 'ready'])
  })

  it('does nothing where there is more than who asked for it saw, and what is left where there is less', async () => {
    const { reference, ids } = await orders(3)
    const rows = { queue: 'open', search: reference }
    const refused = await produce({ ...rows, seen: 2 })
    expect([refused.status, refused.json.errors[0]]).toMatchObject([
      409,
      {
        code: 'MoreThanSeen',
        message:
          'In deze lijst staan nu meer regels dan je zag. Er is niets gedaan. Kijk de lijst na en kies opnieuw.',
      },
    ])
    expect(await Promise.all(ids.map(stateOf))).toEqual(['released', 'released', 'released'])
    for (const seen of [0, -1, 1.5, '3']) expect((await produce({ ...rows, seen })).status).toBe(422)
    const counted = await sales.call('POST', '/beheer/api/bulk/count', { body: { list: 'orders', rows } })
    expect(counted.json).toEqual({ count: 3 })
    const { json: run } = await produce({ ...rows, seen: 5 })
    expect(run.total).toBe(3)
    await workThrough(shop, run.id)
  })

  it('takes everything that a queue holds of a search, and not what comes later', async () => {
    const { reference, ids } = await orders(2)
    const { json: run } = await produce({ queue: 'open', search: reference })
    expect(run.total).toBe(2)
    await workThrough(shop, run.id)
    expect(await Promise.all(ids.map(stateOf))).toEqual(['in_production', 'in_production'])
  })

  it('starts once for one id', async () => {
    const { ids } = await orders(1)
    const id = crypto.randomUUID()
    await produce({ ids }, { id })
    const { status, json } = await produce({ ids }, { id })
    expect([status, json.total]).toEqual([200, 1])
    expect(await shop.shop.jobs.count(bulkTask, { runId: id })).toBe(1)
  })

  it('goes on where it was broken off, and does no row twice', async () => {
    const { ids } = await orders(3)
    const { json: run } = await produce({ ids })
    await oneTurn(shop, run.id, AbortSignal.abort())
    const half = await shown(run.id)
    expect([half.done, half.isRunning]).toEqual([1, true])
    await workThrough(shop, run.id)
    const over = await shown(run.id)
    expect([over.done, over.refused]).toEqual([3, 0])
  })

  it('counts for done what a process did that ended before it wrote that down', async () => {
    const { ids } = await orders(2)
    const { json: run } = await produce({ ids })
    await workThrough(shop, run.id)
    const { json: bills } = await start({ kind: 'makeInvoices', rows: { ids } }, { by: finance })
    await workThrough(shop, bills.id)
    for (const id of [run.id, bills.id]) {
      await shop.database.db.updateTable('bulk_runs').set({ ended_at: null }).where('id', '=', id).execute()
      await shop.database.db
        .updateTable('bulk_rows')
        .set({ outcome: 'waiting' })
        .where('run_id', '=', id)
        .where('position', '=', 1)
        .execute()
      await workThrough(shop, id)
    }
    const [moved, billed] = [await shown(run.id), await shown(bills.id, 'toInvoice', finance)]
    expect([moved.done, moved.refused, billed.done, billed.refused]).toEqual([2, 0, 2, 0])
  })

  it('says of each row that it was not done where the kind of work is unknown', async () => {
    const { ids } = await orders(2)
    const { json } = await produce({ ids })
    await sql`update bulk_runs set kind = 'paintOrders' where id = ${json.id}`.execute(shop.database.db)
    await workThrough(shop, json.id)
    const rows = await shop.database.db
      .selectFrom('bulk_rows')
      .select('outcome')
      .where('run_id', '=', json.id)
      .execute()
    expect(rows).toEqual([{ outcome: 'refused' }, { outcome: 'refused' }])
    await sql`delete from bulk_runs where id = ${json.id}`.execute(shop.database.db)
  })

  it('stops when asked to, and keeps what was done', async () => {
    const { ids } = await orders(2)
    const { json: run } = await produce({ ids })
    await oneTurn(shop, run.id, AbortSignal.abort())
    expect((await sales.call('DELETE', `/beheer/api/bulk/${run.id}`)).json.errors[0].code).toBe('BulkRunning')
    await sales.call('POST', `/beheer/api/bulk/${run.id}/stop`)
    await workThrough(shop, run.id)
    const over = await shown(run.id)
    expect([over.done, over.refused, over.isRunning, over.rows.at(-1).outcome]).toEqual([
      1,
      0,
      false,
      'waiting',
    ])
    expect((await sales.call('DELETE', `/beheer/api/bulk/${run.id}`)).status).toBe(200)
    expect(await shown(run.id)).toBeUndefined()
  })

  it('ends when its operator may no longer log in', async () => {
    const { ids } = await orders(1)
    const leaving = await newOperator(shop, 'sales')
    const { json: run } = await produce({ ids }, { by: await leaving.loggedIn() })
    await shop.database.db
      .updateTable('operators')
      .set({ blocked_at: new Date() })
      .where('email', '=', leaving.email)
      .execute()
    await workThrough(shop, run.id)
    expect(await stateOf(ids[0]!)).not.toBe('in_production')
  })

  it('promises another day for each order, mails each customer once, and says what stays', async () => {
    const { ids } = await orders(4)
    const dayOf = async (id: string) =>
      (await sales.call('GET', `/beheer/api/orders/${id}`)).json.groups[0].lines[0].delivery.date
    const [first, second, sent, later] = ids as [string, string, string, string]
    const agreed = await dayOf(first)
    for (const state of ['in_production', 'ready', 'shipped'])
      await sales.call('POST', `/beheer/api/orders/${sent}/move`, { body: { state } })
    await shop.database.db
      .updateTable('order_lines')
      .set({ delivery_date: '2026-12-09' })
      .where('order_id', '=', later)
      .execute()
    const moved = { kind: 'movePromises', date: '2026-12-02', reason: 'De machine staat stil' }
    const { json: run } = await start({ ...moved, rows: { ids } })
    expect([run.kind, run.total]).toEqual(['movePromises', 4])
    await workThrough(shop, run.id)
    const over = await shown(run.id)
    expect([over.done, over.refused]).toEqual([2, 2])
    const faultOf = (id: string) => over.rows.find((row) => row.id === id).fault
    expect(faultOf(sent)).toMatch(/^Dit is al weg/)
    expect(faultOf(later)).toBe('Alles van deze order komt al op deze dag of later.')
    expect(await Promise.all(ids.map(dayOf))).toEqual(['2026-12-02', '2026-12-02', agreed, '2026-12-09'])
    const { json } = await sales.call('GET', `/beheer/api/orders/${first}`)
    expect(json.events.at(-1)).toMatchObject({
      reason: 'De machine staat stil',
      by: expect.stringMatching(/^Sam/),
    })

    // A row that a process had begun with before it ended is no second mail.
    await shop.database.db.updateTable('bulk_runs').set({ ended_at: null }).where('id', '=', run.id).execute()
    await shop.database.db
      .updateTable('bulk_rows')
      .set({ outcome: 'waiting' })
      .where('run_id', '=', run.id)
      .where('subject_id', '=', second)
      .execute()
    await workThrough(shop, run.id)
    expect((await shown(run.id)).done).toBe(2)
    const mailsOf = async (id: string) => {
      const { rows } = await sql<{ text: string }>`
        select payload->>'text' as text from outbox where dedupe_key like ${`order_day_moved:${id}:%`}`.execute(
        shop.database.db,
      )
      return rows
    }
    for (const id of [first, second]) {
      const [mail, ...others] = await mailsOf(id)
      expect(mail?.text).toContain('De machine staat stil')
      expect(others).toEqual([])
    }
    expect(await mailsOf(later)).toEqual([])

    const sooner = await start({ ...moved, bringsForward: true, rows: { ids: [later] } })
    await workThrough(shop, sooner.json.id)
    expect(await dayOf(later)).toBe('2026-12-02')
  })

  it('promises no day on which nothing comes, and none without a reason', async () => {
    const { ids } = await orders(1)
    const moved = { kind: 'movePromises', date: '2026-12-02', reason: 'Drukte', rows: { ids } }
    const fieldOf = async (more: object) => {
      const { status, json } = await start({ ...moved, ...more })
      return [status, json.errors?.[0].field]
    }
    expect(await fieldOf({ date: '2026-12-05' })).toEqual([422, 'date'])
    expect(await fieldOf({ date: '2026-11-17' })).toEqual([422, 'date'])
    expect(await fieldOf({ date: '2026-02-30' })).toEqual([422, 'order.date'])
    expect(await fieldOf({ reason: '  ' })).toEqual([422, 'order.reason'])
    expect(refusal(await start(moved, { by: finance }))).toEqual([403, 'RoleRequired'])
    expect(await shown(NOWHERE)).toBeUndefined()
  })

  it('holds orders for a reason and lets them go, and says what of them cannot be', async () => {
    const { ids } = await orders(2)
    const [first, second] = ids as [string, string]
    await sales.call('POST', `/beheer/api/orders/${first}/holds`, {
      body: { lineId: null, reason: 'Papier' },
    })
    const { json: held } = await start({ kind: 'holdOrders', reason: 'De pers staat stil', rows: { ids } })
    await workThrough(shop, held.id)
    const over = await shown(held.id)
    expect([over.done, over.refused]).toEqual([1, 1])
    expect(over.rows[0]).toMatchObject({
      id: first,
      fault: 'Een collega heeft dit intussen geblokkeerd.',
    })
    const holdOf = async (id: string) => (await sales.call('GET', `/beheer/api/orders/${id}`)).json.hold
    expect(await holdOf(second)).toMatchObject({
      reason: 'De pers staat stil',
      by: expect.stringMatching(/^Sam/),
    })
    // What a process did that ended before it wrote that down is done.
    await shop.database.db
      .updateTable('bulk_runs')
      .set({ ended_at: null })
      .where('id', '=', held.id)
      .execute()
    await shop.database.db
      .updateTable('bulk_rows')
      .set({ outcome: 'waiting' })
      .where('run_id', '=', held.id)
      .where('subject_id', '=', second)
      .execute()
    await workThrough(shop, held.id)
    expect((await shown(held.id)).done).toBe(1)

    // What waits for finance is let go by finance alone.
    await shop.database.db
      .updateTable('order_holds')
      .set({ is_for_credit: true, held_by: null })
      .where('order_id', '=', first)
      .execute()
    const release = { kind: 'releaseOrders', rows: { ids } }
    const { json: released } = await start(release)
    await workThrough(shop, released.id)
    const let_go = await shown(released.id)
    expect([let_go.done, let_go.refused, let_go.rows[0].id]).toEqual([1, 1, first])
    expect(await Promise.all(ids.map(holdOf))).toEqual([expect.anything(), null])
    const { json: byFinance } = await start(release, { by: finance })
    await workThrough(shop, byFinance.id)
    const last = await shown(byFinance.id, 'orders', finance)
    expect(last.rows.map(({ id, fault }) => [id, fault])).toEqual([
      [second, 'Deze order is niet geblokkeerd.'],
      [first, null],
    ])
  })

  it('cancels orders with the reason that their customers read, and what was worked on only when that is meant', async () => {
    const { ids } = await orders(2)
    const [first, second] = ids as [string, string]
    await sales.call('POST', `/beheer/api/orders/${second}/move`, { body: { state: 'in_production' } })
    const cancel = { kind: 'cancelOrders', reason: 'Dubbel besteld', rows: { ids } }
    const { json: run } = await start(cancel)
    await workThrough(shop, run.id)
    const over = await shown(run.id)
    expect([over.done, over.refused]).toEqual([1, 1])
    expect(over.rows[0].fault).toMatch(/^Aan een deel hiervan is al gewerkt/)
    expect(await Promise.all(ids.map(stateOf))).toEqual(['cancelled', 'in_production'])
    const { rows: mails } = await sql<{ text: string }>`
      select payload->>'text' as text from outbox where payload->>'text' like '%Dubbel besteld%'`.execute(
      shop.database.db,
    )
    expect(mails).toHaveLength(1)

    const { json: meant } = await start({ ...cancel, isConfirmed: true, rows: { ids: [second] } })
    await workThrough(shop, meant.id)
    expect(await stateOf(second)).toBe('cancelled')
    expect(await stateOf(first)).toBe('cancelled')
    const production = await (await newOperator(shop, 'production')).loggedIn()
    expect(refusal(await start(cancel, { by: production }))).toEqual([403, 'RoleRequired'])
    expect((await start({ ...cancel, reason: ' ' })).status).toBe(422)
  })

  it('sends mails again to whom they were meant for, each once, and none that is on its way', async () => {
    const recipient = `${crypto.randomUUID()}@bedrijf.example`
    const mail = async (state: 'sent' | 'failed' | 'waiting') => {
      const payload = JSON.stringify({ subject: 'Bericht', html: '<p>Hallo</p>', text: 'Hallo' })
      const { rows } = await sql<{ id: string }>`
        insert into outbox (dedupe_key, template, recipient, payload, state)
        values (gen_random_uuid()::text, 'quote', ${recipient}, ${payload}::jsonb, ${state}) returning id`.execute(
        shop.database.db,
      )
      return rows[0]!.id
    }
    const [failed, sent, waiting] = [await mail('failed'), await mail('sent'), await mail('waiting')]
    const again = { kind: 'sendMailsAgain', rows: { queue: 'all', search: recipient } }
    const { json: run } = await start(again)
    expect(run.total).toBe(3)
    await workThrough(shop, run.id)
    const over = await shown(run.id, 'mails')
    expect(over.rows.map(({ id, number, outcome }) => [id, number, outcome])).toEqual([
      [waiting, recipient, 'refused'],
      expect.arrayContaining([recipient, 'done']),
      expect.arrayContaining([recipient, 'done']),
    ])
    const states = async () =>
      (
        await shop.database.db
          .selectFrom('outbox')
          .select(['id', 'state'])
          .where('recipient', '=', recipient)
          .execute()
      ).map(({ id, state }) => [[failed, sent, waiting].includes(id) ? id : 'copy', state])
    expect(await states()).toEqual(
      expect.arrayContaining([
        [failed, 'waiting'],
        [sent, 'sent'],
        ['copy', 'waiting'],
      ]),
    )
    expect(await states()).toHaveLength(4)
    const production = await (await newOperator(shop, 'production')).loggedIn()
    expect(refusal(await start(again, { by: production }))).toEqual([403, 'RoleRequired'])
  })

  it('keeps companies out for a reason, and lets them in again', async () => {
    const name = `Stapel ${crypto.randomUUID().slice(0, 8)}`
    const { rows: made } = await sql<{ id: string; name: string }>`
      insert into companies (name) values (${`${name} A`}), (${`${name} B`}) returning id, name`.execute(
      shop.database.db,
    )
    const ids = made.map(({ id }) => id)
    await sales.call('PUT', `/beheer/api/companies/${ids[0]}/block`, {
      body: { isBlocked: true, reason: 'Eerder' },
    })
    const block = { kind: 'blockCompanies', reason: 'Betaalt niet', rows: { ids } }
    const { json: run } = await start(block)
    await workThrough(shop, run.id)
    const over = await shown(run.id, 'companies')
    expect(over.rows.map(({ id, number, outcome }) => [id, number, outcome])).toEqual([
      [ids[0], `${name} A`, 'refused'],
      [ids[1], `${name} B`, 'done'],
    ])
    const reasons = async () => {
      const { rows } = await sql<{ reason: string | null }>`
        select block_reason as reason from companies where id = any(${ids}::uuid[]) and is_blocked order by name`.execute(
        shop.database.db,
      )
      return rows.map(({ reason }) => reason)
    }
    expect(await reasons()).toEqual(['Eerder', 'Betaalt niet'])
    const { json: back } = await start({
      kind: 'unblockCompanies',
      rows: { queue: 'blocked', search: name },
    })
    await workThrough(shop, back.id)
    expect(await reasons()).toEqual([])
    const production = await (await newOperator(shop, 'production')).loggedIn()
    expect(refusal(await start(block, { by: production }))).toEqual([403, 'RoleRequired'])
  })

  it('mails each invoice once, however often its row is begun', async () => {
    const { ids } = await orders(1)
    await shop.database.db.transaction().execute((trx) => makeInvoice(shop.shop, trx, ids[0]!))
    const { id: invoiceId } = await shop.database.db
      .selectFrom('invoices')
      .select('id')
      .where('order_id', '=', ids[0]!)
      .executeTakeFirstOrThrow()
    await pileInvoices(shop.database.db, invoiceId, 250)
    const { json: run } = await start(
      { kind: 'mailInvoices', rows: { queue: 'all', search: 'STAPEL' } },
      { by: finance },
    )
    expect([run.total, run.rows.length]).toEqual([250, 200])
    await workThrough(shop, run.id)
    await shop.database.db.updateTable('bulk_runs').set({ ended_at: null }).where('id', '=', run.id).execute()
    await shop.database.db
      .updateTable('bulk_rows')
      .set({ outcome: 'waiting' })
      .where('run_id', '=', run.id)
      .where('position', '<=', 10)
      .execute()
    await workThrough(shop, run.id)
    const over = await shown(run.id, 'invoices', finance)
    expect([over.done, over.refused]).toEqual([250, 0])
    const { rows } = await sql<{ mails: number; marks: number }>`
      select count(*)::int as mails, count(distinct o.dedupe_key)::int as marks
      from outbox o join bulk_rows r on o.dedupe_key like '%' || r.mail_id where r.run_id = ${run.id}`.execute(
      shop.database.db,
    )
    expect(rows).toEqual([{ mails: 250, marks: 250 }])
  })

  it('refuses what the role does not allow, what holds nothing, and what is of a colleague', async () => {
    const { ids } = await orders(1)
    expect(refusal(await start({ kind: 'sendReminders', rows: { queue: 'due' } }))).toEqual([
      403,
      'RoleRequired',
    ])
    expect(refusal(await produce({ queue: 'open', search: 'bestaat niet' }))).toEqual([422, 'NothingChosen'])
    expect((await produce({ ids: [] })).status).toBe(422)
    const { json: run } = await produce({ ids })
    expect(refusal(await finance.call('POST', `/beheer/api/bulk/${run.id}/stop`))).toEqual([
      404,
      'BulkRunNotFound',
    ])
    expect(await shown(run.id, 'orders', finance)).toBeUndefined()
  })
})
