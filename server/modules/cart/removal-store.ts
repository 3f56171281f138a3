import { sql } from 'kysely'
import type { Contact } from '#domain/access/actor.ts'
import type { Executor } from '../../db/database.ts'
import { restorePatchups } from '../repairs/restore-source.ts'

/** Keeps groups whole, as the rows that they are, and what the cart was called; null when there are none. */
async function keepGroups(
  trx: Executor,
  which: ReturnType<typeof sql>,
  removedAt: Date,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    with gone as (select * from cart_groups where ${which}),
    lines as (select l.* from cart_lines l join gone on gone.id = l.group_id),
    links as (select d.* from line_designs d join lines on lines.id = d.line_id)
    insert into cart_removals (cart_id, removed_at, kept, design_ids)
    select cart_id, ${removedAt}, jsonb_build_object(
        'reference', (select reference from carts where carts.id = gone.cart_id),
        'groups', jsonb_agg(to_jsonb(gone)),
        'lines', (select coalesce(jsonb_agg(to_jsonb(lines)), '[]') from lines),
        'designs', (select coalesce(jsonb_agg(to_jsonb(links)), '[]') from links),
        'patchups', (select coalesce(jsonb_agg(to_jsonb(p)), '[]') from patchups p join lines on lines.id = p.line_id),
        'tokens', (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from patchup_tokens t join lines on lines.id = t.line_id)),
      (select coalesce(array_agg(distinct design_id) filter (where design_id is not null), '{}') from links)
    from gone group by cart_id
    returning id`.execute(trx)
  return rows[0]?.id ?? null
}

/** Keeps a group of a taken cart before something of it is removed. */
export async function keepGroup(trx: Executor, groupId: string, now: Date): Promise<string> {
  const id = await keepGroups(trx, sql`id = ${groupId}`, now)
  if (id === null) throw new Error('a line without its group')
  return id
}

/** Takes everything out of the active cart of a customer and keeps it; null when nothing was in it. */
export async function emptyActiveCart(trx: Executor, customer: Contact, now: Date): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    update carts set version = version + 1, updated_at = now()
    where contact_id = ${customer.contactId} and state = 'active' returning id`.execute(trx)
  const cartId = rows[0]?.id
  if (cartId === undefined) return null
  const removalId = await keepGroups(trx, sql`cart_id = ${cartId}`, now)
  await trx.deleteFrom('cart_groups').where('cart_id', '=', cartId).execute()
  await forgetReference(trx, customer)
  return removalId
}

/** What an active cart was called as a quote goes with its last line: what is put in it next is something else. */
export async function forgetReference(trx: Executor, customer: Contact): Promise<void> {
  await sql`
    update carts set reference = null
    where contact_id = ${customer.contactId} and state = 'active' and reference is not null
      and not exists (select from cart_lines where cart_lines.cart_id = carts.id)`.execute(trx)
}

/** What is ordered with a group as it stands; null when there is no such group. */
const markOf = (groupId: ReturnType<typeof sql>) => sql`(
  select md5(jsonb_build_object('configuration', g.configuration, 'lines', (
    select jsonb_agg(jsonb_build_array(l.id, l.product_id, l.quantity, l.width_mm, l.height_mm, l.length_mm, l.options,
      l.agreed_price) order by l.id) from cart_lines l where l.group_id = g.id))::text)
  from cart_groups g where g.id = ${groupId})`

/** Notes what stayed of a group: once that has changed, what was removed no longer fits it. */
export async function markLeftOver(trx: Executor, removalId: string, groupId: string): Promise<void> {
  await sql`update cart_removals set left_over = ${markOf(sql`${groupId}::uuid`)} where id = ${removalId}`.execute(
    trx,
  )
}

/** The cart that something was removed from since then. */
export async function findCartOfRemoval(
  executor: Executor,
  removalId: string,
  since: Date,
): Promise<string | null> {
  const row = await executor
    .selectFrom('cart_removals')
    .select('cart_id as cartId')
    .where('id', '=', removalId)
    .where('removed_at', '>', since)
    .executeTakeFirst()
  return row?.cartId ?? null
}

type Removal = {
  readonly isRestored: boolean
  /** What stayed of its group was changed, or went. */
  readonly isOvertaken: boolean
  /** The shop has removed a product of it for good. */
  readonly lacksProduct: boolean
}

/** A removal from a taken cart. */
export async function readRemoval(trx: Executor, removalId: string): Promise<Removal> {
  const { rows } = await sql<Removal>`
    select restored_at is not null as "isRestored",
      exists (select from jsonb_array_elements(kept->'groups') as gone
        where ${markOf(sql`(gone->>'id')::uuid`)} is distinct from left_over) as "isOvertaken",
      exists (select from jsonb_array_elements(kept->'lines') as line
        where line->>'product_id' is not null
          and not exists (select from products where products.id = (line->>'product_id')::uuid)) as "lacksProduct"
    from cart_removals where id = ${removalId}`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('a removal went while its cart was taken')
  return row
}

/** The lines that a removal took away; others of their group had only changed. */
export async function missingLines(trx: Executor, removalId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select line->>'id' as id from cart_removals, jsonb_array_elements(kept->'lines') as line
    where cart_removals.id = ${removalId}
      and not exists (select from cart_lines where cart_lines.id = (line->>'id')::uuid)`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Puts back what a removal kept, and the rest of its group as it was; a cart without a name gets its own again. */
export async function putBack(
  trx: Executor,
  removalId: string,
  lineIds: readonly string[],
  now: Date,
): Promise<void> {
  await makeRoom(trx, removalId)
  await restoreGroups(trx, removalId)
  await restoreLines(trx, removalId)
  await restoreDesigns(trx, removalId, lineIds)
  await restorePatchups(trx, removalId, lineIds)
  await sql`
    with restored as (update cart_removals set restored_at = ${now} where id = ${removalId} returning cart_id, kept)
    update carts set version = version + 1, updated_at = now(), reference = coalesce(reference, kept->>'reference')
    from restored where carts.id = restored.cart_id`.execute(trx)
}

/** Groups that came in the place of removed ones move behind them. */
async function makeRoom(trx: Executor, removalId: string): Promise<void> {
  await sql`
    with gone as (
      select (g->>'id')::uuid as id, (g->>'position')::int as position, r.cart_id
      from cart_removals r, jsonb_array_elements(r.kept->'groups') as g where r.id = ${removalId}
    ), room as (
      select cart_id, min(position) as first, max(position) - min(position) + 1 as places from gone group by cart_id
      having exists (
        select from cart_groups present join gone g on present.cart_id = g.cart_id and present.position = g.position
        where not exists (select from gone same where same.id = present.id))
    )
    update cart_groups set position = position + room.places from room
    where cart_groups.cart_id = room.cart_id and cart_groups.position >= room.first`.execute(trx)
}

async function restoreGroups(trx: Executor, removalId: string): Promise<void> {
  await sql`
    insert into cart_groups
    select kept_group.* from cart_removals, jsonb_populate_recordset(null::cart_groups, kept->'groups') as kept_group
    where cart_removals.id = ${removalId}
    on conflict (id) do update set configuration = excluded.configuration`.execute(trx)
}

/** An address that went meanwhile gives way to the default one; express is still one choice for a whole group. */
async function restoreLines(trx: Executor, removalId: string): Promise<void> {
  await sql`
    delete from cart_lines using cart_removals r
    where r.id = ${removalId} and cart_lines.group_id in (select (g->>'id')::uuid from jsonb_array_elements(r.kept->'groups') as g)
      and not exists (select from jsonb_array_elements(r.kept->'lines') as line where (line->>'id')::uuid = cart_lines.id)`.execute(
    trx,
  )
  await sql`
    insert into cart_lines
    select line.* from cart_removals r, jsonb_array_elements(r.kept->'lines') as kept_line,
      jsonb_populate_record(null::cart_lines, kept_line || jsonb_build_object(
        'address_id', (select id from addresses where id = (kept_line->>'address_id')::uuid and removed_at is null),
        'is_express', coalesce((select bool_or(is_express) from cart_lines present
          where present.group_id = (kept_line->>'group_id')::uuid), (kept_line->>'is_express')::boolean))) as line
    where r.id = ${removalId}
    on conflict (id) do update set product_id = excluded.product_id, free_goods = excluded.free_goods, quantity = excluded.quantity,
      width_mm = excluded.width_mm, height_mm = excluded.height_mm, length_mm = excluded.length_mm,
      options = excluded.options, agreed_price = excluded.agreed_price, agreed_until = excluded.agreed_until,
      position = excluded.position`.execute(trx)
}

/** Designs that were deleted meanwhile stay away. */
async function restoreDesigns(trx: Executor, removalId: string, lineIds: readonly string[]): Promise<void> {
  await sql`
    insert into line_designs
    select link.* from cart_removals r, jsonb_populate_recordset(null::line_designs, r.kept->'designs') as link
      left join designs on designs.id = link.design_id
    where r.id = ${removalId} and link.line_id = any(${[...lineIds]}::uuid[])
      and (link.design_id is null or (designs.id is not null and coalesce(designs.soft_deleted_at < r.removed_at, true)))`.execute(
    trx,
  )
}
