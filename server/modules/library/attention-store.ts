import { sql } from 'kysely'
import type { Contact } from '#domain/access/actor.ts'
import type { Executor } from '../../db/database.ts'

type Untold = {
  /** When the check of this one ended. */
  readonly since: Date
  /** When those of the first and the last ended that its customer was not told of. */
  readonly first: Date
  readonly last: Date
}

/** Since when what is still to be told to who uploaded this design waits; null when this one was told. */
export async function findUntold(executor: Executor, designId: string): Promise<Untold | null> {
  const { rows } = await sql<Untold>`
    select own.untold_since as since, min(other.untold_since) as first, max(other.untold_since) as last
    from designs own join designs other on other.contact_id = own.contact_id and other.untold_since is not null
    where own.id = ${designId} and own.untold_since is not null group by own.untold_since`.execute(executor)
  return rows[0] ?? null
}

/** A design whose customer was not told of its verdict yet, with what has become of it since. */
export type UntoldDesign = {
  readonly id: string
  readonly isInRepair: boolean
  readonly isReplaced: boolean
  readonly isUsed: boolean
}

/** All that is still to be told to who uploaded this design, oldest first, taken for the rest of the transaction. */
export async function takeUntold(trx: Executor, designId: string): Promise<readonly UntoldDesign[]> {
  const { rows } = await sql<UntoldDesign>`
    select d.id,
      exists (select from patchups where source_design_id = d.id and state in ('proposed', 'previewed')) as "isInRepair",
      exists (select from designs newer where newer.contact_id = d.contact_id and newer.id <> d.id
        and lower(newer.file_name) = lower(d.file_name) and d.file_name <> '' and newer.created_at > d.untold_since
        and newer.uploaded_at is not null and newer.soft_deleted_at is null and not newer.is_patchup) as "isReplaced",
      exists (select from line_designs where design_id = d.id)
        or exists (select from order_line_designs where design_id = d.id) as "isUsed"
    from designs d
    where d.untold_since is not null and d.contact_id = (select contact_id from designs where id = ${designId})
    order by d.created_at, d.id for no key update of d`.execute(trx)
  return rows
}

/** Somebody who gets a mail about what they uploaded. */
export type ToldUploader = Pick<Contact, 'contactId' | 'companyId'> & {
  readonly email: string
  readonly firstName: string
}

/** Who uploaded a design; null for who cannot log in any more. */
export async function findToldUploader(executor: Executor, designId: string): Promise<ToldUploader | null> {
  const { rows } = await sql<ToldUploader>`
    select contacts.id as "contactId", contacts.company_id as "companyId", contacts.email, contacts.first_name as "firstName"
    from designs
    join contacts on contacts.id = designs.contact_id and contacts.state = 'active'
    join companies on companies.id = contacts.company_id and not companies.is_blocked
    where designs.id = ${designId}`.execute(executor)
  return rows[0] ?? null
}

/** The ordered lines that wait for their files and have any of these. */
export async function findWaitingLines(
  executor: Executor,
  designIds: readonly string[],
): Promise<readonly { readonly orderId: string; readonly lineId: string }[]> {
  return executor
    .selectFrom('order_lines')
    .select(['order_id as orderId', 'id as lineId'])
    .where('state', '=', 'awaiting_files')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('order_line_designs')
          .select('id')
          .whereRef('order_line_id', '=', 'order_lines.id')
          .where('design_id', 'in', designIds),
      ),
    )
    .orderBy('id')
    .execute()
}
