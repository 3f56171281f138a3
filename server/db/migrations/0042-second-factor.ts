import { type Kysely, sql } from 'kysely'

/**
 * Operators log in with a code beside their password. Between the two lies a step that is no session yet; it ends with the
 * sessions when somebody is blocked. The key that makes the codes is sealed, and `last_step` is the latest code that was used.
 */
const statements = [
  `create table operator_second_factors (
     operator_id uuid primary key references operators on delete cascade,
     sealed_key bytea not null,
     last_step integer not null,
     created_at timestamptz not null
   )`,
  `create trigger operator_second_factors_audit after insert or update or delete on operator_second_factors
     for each row execute function record_change('operator_id', '{sealed_key,last_step}')`,
  `create table operator_recovery_codes (
     operator_id uuid not null references operators on delete cascade,
     code_hash bytea not null,
     used_at timestamptz,
     primary key (operator_id, code_hash)
   )`,
  `create trigger operator_recovery_codes_audit after update or delete on operator_recovery_codes
     for each row execute function record_change('operator_id', '{code_hash}')`,
  `create table operator_login_steps (
     token_hash bytea primary key,
     operator_id uuid not null references operators on delete cascade,
     sealed_key bytea,
     expires_at timestamptz not null
   )`,
  'create index operator_login_steps_operator on operator_login_steps (operator_id)',
  `create or replace function end_operator_sessions() returns trigger language plpgsql as $$
   begin
     delete from operator_sessions where operator_id = new.id;
     delete from operator_login_steps where operator_id = new.id;
     return null;
   end $$`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
