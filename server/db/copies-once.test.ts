import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bannerItem } from '#test/support/cart-items.ts'
import { type TestShop, testShop } from '#test/support/shop.ts'
import type { Executor } from './database.ts'

const COPIES = 50
let shop: TestShop
let lineId: string
beforeAll(async () => {
  shop = await testShop()
  const cartItem = bannerItem(COPIES, 1000, 500)
  const { json } = await (await shop.loggedIn()).call('POST', '/api/cart/items', { body: { cartItem } })
  lineId = json.orderLineGroups[0].lines[0].id
})
afterAll(() => shop.close())

/** So many designs of one copy each, written in one statement and looked at as when the transaction ends. */
async function write(trx: Executor, count: number): Promise<void> {
  await sql`insert into line_designs (line_id, cart_id, company_id, is_studio, side, quantity)
    select l.id, c.id, c.company_id, true, 'front', 1
    from cart_lines l join carts c on c.id = l.cart_id, generate_series(1, ${count}::int) where l.id = ${lineId}`.execute(
    trx,
  )
  await sql`set constraints all immediate`.execute(trx)
}

it('sums the copies of a line once for all designs that a statement writes', async () => {
  const trx = await shop.database.db.startTransaction().execute()
  await sql`set local track_functions = 'pl'`.execute(trx)
  await write(trx, COPIES)
  const { rows } = await sql<{ calls: number }>`
    select sum(calls)::int as calls from pg_stat_xact_user_functions where funcname like '%copies%'`.execute(
    trx,
  )
  await trx.rollback().execute()
  expect(rows).toEqual([{ calls: 1 }])
})

it('refuses more copies than the line has', async () => {
  const tooMany = shop.database.db.transaction().execute((trx) => write(trx, COPIES + 1))
  await expect(tooMany).rejects.toThrow('has designs in more copies')
})
