import { type Kysely, sql } from 'kysely'

/** The owner's words of mails, by template; what is null is as the shop says it anyway. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(words).execute(db)
}

const words = `
create table mail_words (
  template text primary key,
  subject text check (length(subject) between 1 and 150 and subject !~ '[\\r\\n]'),
  title text check (length(title) between 1 and 150 and title !~ '[\\r\\n]'),
  intro text check (length(intro) between 1 and 2000)
);
create trigger mail_words_audit after insert or update or delete on mail_words
  for each row execute function record_change('template');
`
