import { sql } from 'kysely'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import type { PriceRequestState } from '#domain/quotes/price-request.ts'
import type { Executor } from '../../db/database.ts'
import { raiseVersion } from '../cart/parked-carts.ts'

/** How far the talk about the price of a quote is; null when there was none. The quote itself is taken before. */
export async function requestState(executor: Executor, cartId: string): Promise<PriceRequestState | null> {
  const row = await executor
    .selectFrom('price_requests')
    .select('state')
    .where('cart_id', '=', cartId)
    .executeTakeFirst()
  return row?.state ?? null
}

type Change = {
  readonly cartId: string
  readonly contactId: string
  readonly state: PriceRequestState
  readonly now: Date
}

/** Writes the state of a price on request; every change is one of the quote too. */
export async function writeRequest(trx: Executor, { cartId, contactId, state, now }: Change): Promise<void> {
  await trx
    .insertInto('price_requests')
    .values({ cart_id: cartId, contact_id: contactId, state, created_at: now, changed_at: now })
    .onConflict((conflict) => conflict.column('cart_id').doUpdateSet({ state, changed_at: now }))
    .execute()
  await raiseVersion(trx, cartId, now)
}

type Message = {
  readonly cartId: string
  readonly author: 'customer' | 'shop'
  readonly contactId: string | null
  readonly body: string
  readonly state: PriceRequestState
  readonly now: Date
}

export async function writeMessage(
  trx: Executor,
  { cartId, author, contactId, body, state, now }: Message,
): Promise<string> {
  const { id } = await trx
    .insertInto('price_request_messages')
    .values({ cart_id: cartId, author, contact_id: contactId, body, state, sent_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(id)
}

/** What was asked of an ordered quote has come to its end. */
export async function setOrderedRequest(trx: Executor, cartId: string, now: Date): Promise<void> {
  await trx
    .updateTable('price_requests')
    .set({ state: 'ordered', changed_at: now })
    .where('cart_id', '=', cartId)
    .where('state', 'in', ['offered', 'accepted'])
    .execute()
}

/** Offers of which the last day has passed. */
export async function expireOffers(executor: Executor, today: PlainDate, now: Date): Promise<void> {
  await sql`
    update price_requests set state = 'expired', changed_at = ${now} from carts
    where carts.id = price_requests.cart_id and carts.state = 'parked' and carts.valid_until < ${today}
      and price_requests.state = 'offered'`.execute(executor)
}

/** The cart behind a number of a quote, taken, and whose it is; null for a number that no quote has. */
export async function lockNumber(
  trx: Executor,
  number: string,
): Promise<{ readonly id: string; readonly companyId: string; readonly contactId: string } | null> {
  const row = await trx
    .selectFrom('carts')
    .select(['id', 'company_id as companyId', 'contact_id as contactId'])
    .where('quote_number', '=', number)
    .where('state', '=', 'parked')
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}
