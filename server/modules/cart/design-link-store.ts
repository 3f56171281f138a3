import { sql } from 'kysely'
import type { BackChoice } from '#domain/designs/links.ts'
import type { Executor } from '../../db/database.ts'
import type { Unlinked } from '../../db/documents/files.ts'
import type { Swap } from '../repairs/repaired-line.ts'
import { raiseVersion } from './cart-store.ts'

/** A front link to be: of a file, or of a studio design, which keeps its row when it has one already. */
export type NewFrontLink =
  | {
      readonly kind: 'file'
      readonly designId: string
      readonly itemId: string | null
      readonly quantity: number
    }
  | { readonly kind: 'studio'; readonly itemId: string | null; readonly quantity: number }

/** The cart and company that the links of a line belong to. */
const ownersOf = (lineId: string) => sql`
  select l.id as line_id, c.id as cart_id, c.company_id from cart_lines l join carts c on c.id = l.cart_id where l.id = ${lineId}`

/**
 * Makes these the front designs of a line, in this order. A file that stays, by the id of its link,
 * keeps its approval; one that goes, or comes anew, loses it with its row. Files are no longer deferred once there is one.
 */
export async function replaceFrontLinks(
  executor: Executor,
  lineId: string,
  links: readonly NewFrontLink[],
): Promise<void> {
  const given = JSON.stringify(links.map((link, position) => ({ ...link, position })))
  const rows = sql`jsonb_to_recordset(${given}::jsonb) as given(kind text, "designId" uuid, "itemId" uuid, quantity int, position int)`
  // By the id alone at first, so that two thousand links are matched by a hash and not each with each.
  const isGiven = sql`line_designs.id = given."itemId" and is_studio = (given.kind = 'studio')
    and design_id is not distinct from given."designId"`
  await sql`
    delete from line_designs where line_id = ${lineId} and side = 'front'
      and not exists (select from ${rows} where ${isGiven})`.execute(executor)
  await sql`
    update line_designs set quantity = given.quantity, position = given.position from ${rows}
    where line_id = ${lineId} and side = 'front' and ${isGiven}`.execute(executor)
  await sql`
    insert into line_designs (line_id, cart_id, company_id, design_id, is_studio, side, quantity, position)
    select owners.line_id, owners.cart_id, owners.company_id, given."designId", given.kind = 'studio', 'front', given.quantity, given.position
    from ${rows}, (${ownersOf(lineId)}) as owners
    where not exists (select from line_designs where line_id = ${lineId} and side = 'front' and ${isGiven})`.execute(
    executor,
  )
  if (links.length > 0) await setFilesLater(executor, lineId, false)
}

/** Makes a file, the studio or nothing the back of a line; the same choice again changes nothing. */
export async function replaceBackLink(executor: Executor, lineId: string, choice: BackChoice): Promise<void> {
  const designId = choice.kind === 'file' ? choice.designId : null
  await sql`
    delete from line_designs where line_id = ${lineId} and side = 'back'
      and (${choice.kind === 'nothing'} or (is_studio, design_id) is distinct from (${designId === null}, ${designId}::uuid))`.execute(
    executor,
  )
  if (choice.kind === 'nothing') return
  await sql`
    insert into line_designs (line_id, cart_id, company_id, design_id, is_studio, side, quantity)
    select line_id, cart_id, company_id, ${designId}::uuid, ${designId === null}, 'back', 0 from (${ownersOf(lineId)}) as owners
    on conflict (line_id) where side = 'back' do nothing`.execute(executor)
}

/** How many designs the lines of a contact's cart have together. */
export async function countCartLinks(executor: Executor, contactId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from carts c join cart_lines l on l.cart_id = c.id join line_designs d on d.line_id = l.id
    where c.contact_id = ${contactId} and c.state = 'active'`.execute(executor)
  return rows[0]?.count ?? 0
}

/** The customer sends the files of a line later, or no longer. */
export async function setFilesLater(executor: Executor, lineId: string, isLater: boolean): Promise<void> {
  await executor.updateTable('cart_lines').set({ files_later: isLater }).where('id', '=', lineId).execute()
}

/** The customer has seen the files of a line, and takes them as they are. */
export async function approveLinks(executor: Executor, lineId: string, now: Date): Promise<void> {
  await executor
    .updateTable('line_designs')
    .set((eb) => ({ approved_at: eb.fn.coalesce('approved_at', eb.val(now)) }))
    .where('line_id', '=', lineId)
    .where('design_id', 'is not', null)
    .execute()
}

/** Takes a design off the lines of a contact's own active cart, which counts as a change of that cart. */
export async function unlinkFromActiveCart(
  executor: Executor,
  contactId: string,
  designId: string,
  now: Date,
): Promise<readonly Unlinked[]> {
  const cartId = await lockActiveCart(executor, contactId)
  if (cartId === null) return []
  const unlinked = await executor
    .deleteFrom('line_designs')
    .where('cart_id', '=', cartId)
    .where('design_id', '=', designId)
    .returning(['id', 'line_id as lineId', 'side', 'quantity', 'position'])
    .execute()
  if (unlinked.length > 0) await raiseVersion(executor, cartId, now)
  return unlinked
}

type Undoing = { readonly designId: string; readonly deletedSince: Date; readonly now: Date }

/**
 * Links a deleted design to the lines of the active cart that it was on, where there is room for it. It is not approved then:
 * the line may have another size by now.
 */
export async function linkAsBefore(
  executor: Executor,
  { contactId, companyId }: { readonly contactId: string; readonly companyId: string },
  { designId, deletedSince, now }: Undoing,
): Promise<void> {
  const cartId = await lockActiveCart(executor, contactId)
  if (cartId === null) return
  const { numAffectedRows } = await sql`
    insert into line_designs (id, line_id, cart_id, company_id, design_id, is_studio, side, quantity, position)
    select was.id, l.id, l.cart_id, d.company_id, d.id, false, was.side, was.quantity, was.position
    from designs d, jsonb_to_recordset(d.unlinked) as was(id uuid, "lineId" uuid, side text, quantity int, position int)
      join cart_lines l on l.id = was."lineId" and l.cart_id = ${cartId}
    where d.id = ${designId} and d.company_id = ${companyId} and not d.is_patchup and d.soft_deleted_at >= ${deletedSince}
      and (was.side = 'back' or was.quantity <= l.quantity -
        (select coalesce(sum(other.quantity), 0) from line_designs other where other.line_id = l.id and other.side = 'front'))
    on conflict do nothing`.execute(executor)
  if (numAffectedRows) await raiseVersion(executor, cartId, now)
}

async function lockActiveCart(executor: Executor, contactId: string): Promise<string | null> {
  const cart = await executor
    .selectFrom('carts')
    .select('id')
    .where('contact_id', '=', contactId)
    .where('state', '=', 'active')
    .forUpdate()
    .executeTakeFirst()
  return cart?.id ?? null
}

/** Puts the repaired file in the place of its source on the line, with the same copies, as seen and accepted. */
export async function swapDesign(
  executor: Executor,
  lineId: string,
  { side, sourceDesignId, resultDesignId, now }: Swap,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update line_designs set design_id = ${resultDesignId}, approved_at = ${now}
    where line_id = ${lineId} and side = ${side} and design_id = ${sourceDesignId}`.execute(executor)
  return (numAffectedRows ?? 0n) > 0n
}
