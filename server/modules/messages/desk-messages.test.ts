import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newOperator, type TestOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'

const NOWHERE = '00000000-0000-4000-8000-000000000000'

let shop: TestShop
let sam: TestOperator
let seller: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  sam = await newOperator(shop, 'sales')
  seller = await sam.loggedIn()
})
afterAll(() => shop.close())

/** Somebody writes by the contact form. */
async function written(subject = `Vraag ${randomUUID()}`) {
  const { status } = await shop.browser().call('POST', '/api/contact', {
    body: { name: 'Jan <b>', email: 'jan@bedrijf.example', subject, message: 'Regel 1\nRegel 2' },
  })
  expect(status).toBe(200)
  return (await list(`search=${encodeURIComponent(subject)}`)).messages[0]
}
const list = async (query: string) => (await seller.call('GET', `/beheer/api/messages?${query}`)).json
const openCount = async () => (await seller.call('GET', '/beheer/api/messages/counts')).json.open
const mark = (id: string, isDone: boolean, by = seller) =>
  by.call('PUT', `/beheer/api/messages/${id}/done`, { body: { isDone } })

describe('the messages of the contact form', () => {
  it('are read as they were written', async () => {
    expect(await written('Levert u ook op zaterdag?')).toEqual({
      id: expect.any(String),
      receivedAt: expect.any(String),
      name: 'Jan <b>',
      email: 'jan@bedrijf.example',
      phone: null,
      subject: 'Levert u ook op zaterdag?',
      message: 'Regel 1\nRegel 2',
      done: null,
    })
  })

  it('go to what is done, with who did it, and back', async () => {
    const message = await written()
    const before = await openCount()
    const { status, json } = await mark(message.id, true)
    expect([status, json.done]).toEqual([
      200,
      { at: TEST_NOW.toISOString(), by: expect.stringMatching(/^Sam/) },
    ])
    const search = `search=${encodeURIComponent(message.subject)}`
    expect([(await list(search)).messages, (await list(`queue=done&${search}`)).messages.length]).toEqual([
      [],
      1,
    ])
    expect(await openCount()).toBe(before - 1)
    expect((await mark(message.id, false)).json.done).toBe(null)
    expect(await openCount()).toBe(before)
    const changes = await shop.database.db
      .selectFrom('audit_events')
      .select(['actor_kind', 'before', 'after'])
      .where('entity', '=', 'contact_messages')
      .where('entity_id', '=', message.id)
      .execute()
    expect(changes.map(({ actor_kind }) => actor_kind)).toEqual(['operator', 'operator'])
    expect(JSON.stringify(changes)).not.toContain('jan@bedrijf.example')
  })

  it('name the first of two who did it', async () => {
    const message = await written()
    const other = await (await newOperator(shop, 'owner')).loggedIn()
    const first = await mark(message.id, true)
    const second = await mark(message.id, true, other)
    expect([second.status, second.json.done]).toEqual([200, first.json.done])
    expect((await mark(NOWHERE, true)).json.errors[0].code).toBe('MessageNotFound')
  })

  it('are read by the fifty, also where many came at the same moment', async () => {
    await sql`insert into contact_messages (form, received_at)
      select jsonb_build_object('name', 'Stapel', 'email', 's@bedrijf.example', 'subject', '100%', 'message', n),
        '2026-01-01T00:00:00.123456Z'::timestamptz from generate_series(1, 120) n`.execute(shop.database.db)
    const first = await list('search=stapel')
    const second = await list(`search=stapel&after=${first.next}`)
    const third = await list(`search=stapel&after=${second.next}`)
    const ids = [first, second, third].flatMap((page) => page.messages.map(({ id }: { id: string }) => id))
    expect([ids.length, new Set(ids).size, third.next]).toEqual([120, 120, null])
    expect((await list('search=100%25')).messages).toHaveLength(50)
    expect((await list('search=1_0')).messages).toEqual([])
    expect((await seller.call('GET', '/beheer/api/messages?after=iets')).status).toBe(404)
  })
})
