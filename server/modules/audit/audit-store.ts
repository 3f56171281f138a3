import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../db/database.ts'

/** Where a page of the log ends, to the microsecond; the next one begins after it. */
export type AuditPlace = { readonly at: string; readonly id: string }

/** Who acts: people by their ids, the others by what they are. */
export type Actors = { readonly ids: readonly string[]; readonly kinds: readonly string[] }

export type ActorKind = 'visitor' | 'contact' | 'client' | 'operator' | 'system'

export type LoggedChange = {
  readonly id: string
  /** The moment to the microsecond, as a place says it. */
  readonly place: string
  readonly at: Date
  readonly actorKind: ActorKind
  readonly actorId: string | null
  readonly task: string | null
  readonly inNameOf: string | null
  readonly action: string
  readonly entity: string
  readonly entityId: string | null
  /** Of a table that has no id in its name: the id of the row itself. */
  readonly rowId: string | null
  readonly columns: readonly string[]
}

type Wanted = {
  readonly actors: Actors | null
  readonly kind: string | null
  readonly things: readonly string[] | null
  readonly from: string | null
  readonly until: string | null
  readonly after: AuditPlace | null
  readonly limit: number
}

const CLOCK = sql.lit('Europe/Amsterdam')

/**
 * The changes that are wanted from a place on, the newest first. Each name and each thing is looked up by itself in the order
 * of its index, so that no more is read than what a page takes of each.
 */
export async function listChanges(
  executor: Executor,
  { actors, kind, things, from, until, after, limit }: Wanted,
): Promise<LoggedChange[]> {
  const where = sql`${kind === null ? sql`true` : sql`e.entity = ${kind}`}
    and ${from === null ? sql`true` : sql`e.at >= (${from}::date)::timestamp at time zone ${CLOCK}`}
    and ${until === null ? sql`true` : sql`e.at < (${until}::date + 1)::timestamp at time zone ${CLOCK}`}
    and ${after === null ? sql`true` : sql`(e.at, e.id) < (${after.at}::timestamptz, ${after.id}::bigint)`}`
  const newest = sql`order by e.at desc, e.id desc limit ${limit}`
  const { rows } = await sql<LoggedChange>`
    select a.id::text as id, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place, a.at,
      a.actor_kind as "actorKind", a.actor_id as "actorId", a.actor_task as task, a.in_name_of as "inNameOf", a.action,
      a.entity, a.entity_id as "entityId", coalesce(a.after, a.before)->>'id' as "rowId",
      array(select jsonb_object_keys(coalesce(a.after, a.before, '{}')))::text[] as columns
    from (select distinct f.id, f.at from (${found(actors, things, where, newest)}) f
      order by f.at desc, f.id desc limit ${limit}) page
    join audit_events a on a.id = page.id order by a.at desc, a.id desc`.execute(executor)
  return rows
}

function found(
  actors: Actors | null,
  things: readonly string[] | null,
  where: RawBuilder<unknown>,
  newest: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (things !== null) {
    const byThem = actors
      ? sql`(e.actor_id = any(${[...actors.ids]}::uuid[]) or e.in_name_of = any(${[...actors.ids]}::uuid[])
          or e.actor_kind = any(${[...actors.kinds]}::text[]))`
      : sql`true`
    return sql`select own.id, own.at from unnest(${[...things]}::text[]) thing, lateral (
      select e.id, e.at from audit_events e where e.entity_id = thing and ${byThem} and ${where} ${newest}) own`
  }
  if (!actors) return sql`select e.id, e.at from audit_events e where ${where} ${newest}`
  return sql`
    select own.id, own.at from unnest(${[...actors.ids]}::uuid[]) actor, lateral (
      select e.id, e.at from audit_events e where e.actor_id = actor and ${where} ${newest}) own
    union all select own.id, own.at from unnest(${[...actors.ids]}::uuid[]) actor, lateral (
      select e.id, e.at from audit_events e where e.in_name_of = actor and ${where} ${newest}) own
    union all select own.id, own.at from unnest(${[...actors.kinds]}::text[]) kind, lateral (
      select e.id, e.at from audit_events e where e.actor_kind = kind and ${where} ${newest}) own`
}

export type WholeChange = LoggedChange & { readonly before: unknown; readonly after: unknown }

/** One change with what it was before and after. */
export async function findChange(executor: Executor, id: string): Promise<WholeChange | null> {
  const { rows } = await sql<WholeChange>`
    select a.id::text as id, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place, a.at,
      a.actor_kind as "actorKind", a.actor_id as "actorId", a.actor_task as task, a.in_name_of as "inNameOf", a.action,
      a.entity, a.entity_id as "entityId", coalesce(a.after, a.before)->>'id' as "rowId",
      array(select jsonb_object_keys(coalesce(a.after, a.before, '{}')))::text[] as columns, a.before, a.after
    from audit_events a where a.id = ${id}::bigint`.execute(executor)
  return rows[0] ?? null
}
