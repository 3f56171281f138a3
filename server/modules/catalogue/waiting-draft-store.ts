import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'

/** Of what drafts are kept. */
export type DraftKind = 'product' | 'configurator'

export type WaitingDraft = {
  readonly productId: string
  readonly title: string
  readonly changedAt: Date
  readonly changedBy: string | null
  /** When it goes into the shop by itself; null when somebody is to publish it. */
  readonly publishAt: Date | null
  /** When it was to go into the shop and could not. */
  readonly missedAt: Date | null
}

const TABLES = { product: sql`product_drafts`, configurator: sql`configurator_drafts` } as const

/** The first drafts: what somebody is to publish before what goes by itself, and of each what was changed the longest ago. */
export async function listWaitingDrafts(
  executor: Executor,
  kind: DraftKind,
  limit: number,
): Promise<readonly WaitingDraft[]> {
  const { rows } = await sql<WaitingDraft>`
    select d.product_id as "productId", p.title, d.changed_at as "changedAt", o.name as "changedBy", d.publish_at as "publishAt",
      d.missed_at as "missedAt"
    from ${TABLES[kind]} d join products p on p.id = d.product_id left join operators o on o.id = d.changed_by
    order by d.publish_at nulls first, d.changed_at, d.product_id limit ${limit}`.execute(executor)
  return rows
}

/** How many drafts there are; who has more than `most` hears that number. */
export async function countWaitingDrafts(executor: Executor, kind: DraftKind, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from ${TABLES[kind]} limit ${most}) found`.execute(executor)
  return rows[0]?.count ?? 0
}
