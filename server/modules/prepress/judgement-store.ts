import { sql } from 'kysely'
import { UNMADE_STATES } from '#domain/orders/file-queues.ts'
import type { Executor } from '../../db/database.ts'

/** The lines whose files can still be judged; written out, so that their index serves. */
export const IS_UNMADE = sql`l.state in (${sql.join(UNMADE_STATES.map((state) => sql.lit(state)))})`

export type Unjudged = {
  readonly id: string
  readonly designId: string
  /** When the design changed last, as the database writes it: to the microsecond. */
  readonly judgedOf: string
  readonly print: unknown
}

/** Ordered files that were not judged for their line since they changed, in the order of their deadline. */
export async function findUnjudgedFiles(executor: Executor, limit: number): Promise<readonly Unjudged[]> {
  const { rows } = await sql<Unjudged>`
    select d.id, f.id as "designId", f.updated_at::text as "judgedOf", l.print
    from order_lines l join order_line_designs d on d.order_line_id = l.id join designs f on f.id = d.design_id
    left join file_judgements j on j.line_design_id = d.id and j.design_id = f.id and j.judged_of = f.updated_at
    where ${IS_UNMADE} and j.line_design_id is null
    order by l.delivery_date, d.id limit ${limit}`.execute(executor)
  return rows
}

export type Judgement = Omit<Unjudged, 'print'> & { readonly rank: number }

/** Keeps how urgent files are; one that is gone meanwhile is left out. */
export async function keepJudgements(executor: Executor, judgements: readonly Judgement[]): Promise<void> {
  const given = JSON.stringify(judgements.toSorted((one, other) => one.id.localeCompare(other.id)))
  await sql`
    insert into file_judgements (line_design_id, design_id, judged_of, rank)
    select given.id, given."designId", given."judgedOf", given.rank
    from jsonb_to_recordset(${given}::jsonb) as given(id uuid, "designId" uuid, "judgedOf" timestamptz, rank int)
    join order_line_designs d on d.id = given.id join designs f on f.id = given."designId"
    order by given.id
    on conflict (line_design_id) do update
      set design_id = excluded.design_id, judged_of = excluded.judged_of, rank = excluded.rank`.execute(
    executor,
  )
}
