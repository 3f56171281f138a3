import { type Kysely, sql } from 'kysely'

/** The mail server that the owner set, of which there is one at most; the log says nothing of its password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(mailServer).execute(db)
}

const mailServer = `
create table mail_server (
  id uuid primary key default gen_random_uuid(),
  is_only boolean not null default true unique check (is_only),
  host text not null check (length(host) between 1 and 253),
  port int not null check (port between 1 and 65535),
  security text not null check (security in ('starttls', 'tls', 'none')),
  username text,
  sealed_password bytea,
  sender_name text not null,
  sender_address text not null,
  changed_at timestamptz not null
);
create trigger mail_server_audit after insert or update or delete on mail_server
  for each row execute function record_change('id', '{sealed_password,is_only}');
`
