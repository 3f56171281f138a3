import { sql } from 'kysely'
import type { Doer } from '#domain/access/actor.ts'
import type { Executor } from '../../db/database.ts'

/** A file that was on an ordered line, and what came in its place. */
export type ReplacedFile = {
  readonly id: string
  readonly lineId: string
  readonly lineTitle: string
  /** Its place on the line; null once that is gone. */
  readonly placeId: string | null
  readonly side: 'front' | 'back'
  /** Null once the file was removed for good. */
  readonly designId: string | null
  readonly fileName: string
  /** What came in its place; null where it was taken off the line. */
  readonly byDesignId: string | null
  readonly byName: string | null
  /** It was made of this very file by a repair. */
  readonly isRepair: boolean
  readonly doerKind: Doer['kind'] | null
  /** Who did it; null where the shop did it by itself, or he is gone. */
  readonly by: string | null
  readonly at: Date
}

/** What was replaced on these lines, the newest first. */
export async function listReplaced(
  executor: Executor,
  lineIds: readonly string[],
): Promise<readonly ReplacedFile[]> {
  if (lineIds.length === 0) return []
  const { rows } = await sql<ReplacedFile>`
    select r.id, r.order_line_id as "lineId", l.title as "lineTitle", r.line_design_id as "placeId", r.side, r.design_id as "designId",
      r.file_name as "fileName", r.by_design_id as "byDesignId", f.file_name as "byName", coalesce(f.source_design_id = r.design_id, false) as "isRepair",
      r.actor->>'kind' as "doerKind",
      coalesce(operators.name, nullif(concat_ws(' ', p.first_name, p.last_name), '')) as by, r.replaced_at as at
    from replaced_files r
    join order_lines l on l.id = r.order_line_id
    left join designs f on f.id = r.by_design_id
    left join operators on r.actor->>'kind' = 'operator' and operators.id = (r.actor->>'id')::uuid
    left join contacts p on r.actor->>'kind' = 'contact' and p.id = (r.actor->>'id')::uuid
    where r.order_line_id = any(${[...lineIds]}::uuid[])
    order by r.replaced_at desc, r.id`.execute(executor)
  return rows
}

/** What became of a file that is not in its place any more. */
export const howReplaced = ({
  byDesignId,
  placeId,
  isRepair,
}: Pick<ReplacedFile, 'byDesignId' | 'placeId' | 'isRepair'>): 'repaired' | 'replaced' | 'removed' => {
  if (isRepair) return 'repaired'
  return byDesignId === null && placeId === null ? 'removed' : 'replaced'
}
