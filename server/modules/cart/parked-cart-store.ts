import { sql } from 'kysely'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import type { AgreedTerms, FrozenLine } from '#domain/quotes/freeze.ts'
import type { Executor } from '../../db/database.ts'
import { agreedPrice, agreedTerms } from '../../db/documents/prices.ts'

type Parking = {
  readonly cartId: string
  readonly number: string
  readonly reference: string
  readonly parkedAt: Date
  readonly validUntil: PlainDate
  readonly terms: AgreedTerms
  readonly netCents: number
  readonly totalCents: number
  readonly itemCount: number
  readonly lines: readonly FrozenLine[]
}

/** Puts the cart aside with the prices that its lines keep. */
export async function writeParkedCart(trx: Executor, parking: Parking): Promise<void> {
  await keepPrices(trx, parking.cartId, parking.lines)
  await trx
    .updateTable('carts')
    .set((eb) => ({
      state: 'parked' as const,
      version: eb('version', '+', 1),
      quote_number: parking.number,
      reference: parking.reference,
      parked_at: parking.parkedAt,
      updated_at: parking.parkedAt,
      valid_until: parking.validUntil,
      agreed_terms: agreedTerms.write(parking.terms),
      quoted_net_cents: parking.netCents,
      quoted_total_cents: parking.totalCents,
      quoted_item_count: parking.itemCount,
    }))
    .where('id', '=', parking.cartId)
    .execute()
}

/** Writes the prices that lines keep; a line without one stays as it was agreed. */
export async function keepPrices(trx: Executor, cartId: string, lines: readonly FrozenLine[]): Promise<void> {
  const kept = lines
    .filter(({ rule }) => rule !== null)
    .map(({ id, rule, effects, services, until }) => ({
      id,
      until,
      agreed: agreedPrice.document({ rule, effects, services }),
    }))
  await sql`
    update cart_lines set agreed_price = given.agreed, agreed_until = given.until
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as given(id uuid, agreed jsonb, until date)
    where cart_lines.id = given.id and cart_lines.cart_id = ${cartId}`.execute(trx)
}

/** A cart that holds nothing makes room. */
export async function dropEmptyCart(trx: Executor, cartId: string): Promise<void> {
  await trx.deleteFrom('carts').where('id', '=', cartId).execute()
}

/** Makes a parked cart the active one of a contact. Its lines keep their prices until their day. */
export async function makeActive(trx: Executor, cartId: string, contactId: string, now: Date): Promise<void> {
  await trx
    .updateTable('carts')
    .set((eb) => ({
      state: 'active' as const,
      contact_id: contactId,
      version: eb('version', '+', 1),
      agreed_terms: null,
      updated_at: now,
    }))
    .where('id', '=', cartId)
    .execute()
}

/** Moves everything of a parked cart behind what is in another one, in one statement: its parts refer to each other. */
export async function moveLines(trx: Executor, fromId: string, toId: string, now: Date): Promise<void> {
  await sql`
    with behind as (
      select (select coalesce(max(position) + 1, 0) from cart_groups where cart_id = ${toId}) as groups,
        (select coalesce(max(position) + 1, 0) from cart_lines where cart_id = ${toId}) as lines
    ), moved_groups as (
      update cart_groups set cart_id = ${toId}, position = position + behind.groups from behind where cart_id = ${fromId}
    ), moved_lines as (
      update cart_lines set cart_id = ${toId}, position = position + behind.lines from behind where cart_id = ${fromId}
    ), moved_designs as (
      update line_designs set cart_id = ${toId} where cart_id = ${fromId}
    ), emptied as (
      update carts set state = 'abandoned', merged_into = ${toId}, version = version + 1, updated_at = ${now} where id = ${fromId}
    )
    update carts set version = version + 1, updated_at = ${now} where id = ${toId}`.execute(trx)
}

export async function setRemoved(
  trx: Executor,
  cartId: string,
  { isRemoved, now }: { readonly isRemoved: boolean; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('carts')
    .set((eb) => ({
      state: isRemoved ? ('abandoned' as const) : ('parked' as const),
      removed_at: isRemoved ? now : null,
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', cartId)
    .execute()
}

/** Removes quotes for good that were deleted, or emptied by a merge, before this moment. */
export async function deleteRemoved(executor: Executor, before: Date): Promise<void> {
  await sql`
    delete from carts where state = 'abandoned'
      and (removed_at < ${before} or (merged_into is not null and updated_at < ${before}))`.execute(executor)
}

type Offer = {
  readonly cartId: string
  readonly validUntil: PlainDate
  readonly netCents: number
  readonly totalCents: number
  readonly itemCount: number
}

/** The total, the last day and the number of lines of what was offered. */
export async function writeOffer(
  trx: Executor,
  { cartId, validUntil, netCents, totalCents, itemCount }: Offer,
): Promise<void> {
  await trx
    .updateTable('carts')
    .set({
      valid_until: validUntil,
      quoted_net_cents: netCents,
      quoted_total_cents: totalCents,
      quoted_item_count: itemCount,
    })
    .where('id', '=', cartId)
    .execute()
}
