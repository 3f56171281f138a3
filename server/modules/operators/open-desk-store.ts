import { sql } from 'kysely'
import type { OpenKind } from '#contract/office/open-desks.ts'
import type { Executor } from '../../db/database.ts'

type OpenDesk = {
  readonly operatorId: string
  readonly kind: OpenKind
  readonly id: string
}

/** Notes that an operator has something open, and forgets what he had open before `since`. Only what comes or goes is told. */
export async function keepOpenDesk(
  executor: Executor,
  { operatorId, kind, id }: OpenDesk,
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<void> {
  await executor
    .deleteFrom('open_desks')
    .where('operator_id', '=', operatorId)
    .where('seen_at', '<', since)
    .execute()
  await executor
    .insertInto('open_desks')
    .values({ operator_id: operatorId, kind, subject_id: id, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['operator_id', 'kind', 'subject_id']).doUpdateSet({ seen_at: now }),
    )
    .execute()
}

export async function forgetOpenDesk(executor: Executor, { operatorId, kind, id }: OpenDesk): Promise<void> {
  await executor
    .deleteFrom('open_desks')
    .where('operator_id', '=', operatorId)
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .execute()
}

/** Which others have it open and said so since then. */
export async function listOthers(
  executor: Executor,
  { operatorId, kind, id }: OpenDesk,
  since: Date,
): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select operators.name from open_desks d join operators on operators.id = d.operator_id
    where d.kind = ${kind} and d.subject_id = ${id} and d.operator_id <> ${operatorId} and d.seen_at >= ${since}
      and operators.blocked_at is null
    order by operators.name, operators.id`.execute(executor)
  return rows.map(({ name }) => name)
}
