import { type Kysely, sql } from 'kysely'

/**
 * Operators log in with sessions of their own. Blocking one ends his sessions for good, also when it is done by hand: who is
 * let in again logs in anew.
 */
const statements = [
  'alter table operators add column blocked_at timestamptz',
  `create table operator_sessions (
     id_hash bytea primary key,
     operator_id uuid not null references operators on delete cascade,
     created_at timestamptz not null,
     last_seen_at timestamptz not null,
     expires_at timestamptz not null
   )`,
  'create index operator_sessions_operator on operator_sessions (operator_id)',
  `create function end_operator_sessions() returns trigger language plpgsql as $$
   begin
     delete from operator_sessions where operator_id = new.id;
     return null;
   end $$`,
  `create trigger operators_blocked after update of blocked_at on operators
     for each row when (new.blocked_at is not null) execute function end_operator_sessions()`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
