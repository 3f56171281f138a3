import { sql } from 'kysely'
import type { MailWords } from '#domain/mails/own-words.ts'
import type { WordedMail } from '#domain/mails/worded-mails.ts'
import type { Executor } from '../../db/database.ts'

/** What the owner wrote of a mail; null where the shop says what it says anyway. */
export type OwnMailWords = MailWords<string | null>

const NONE: OwnMailWords = { subject: null, title: null, intro: null }

/** What the owner wrote of a mail. */
export async function findWords(executor: Executor, mail: WordedMail): Promise<OwnMailWords> {
  const row = await executor
    .selectFrom('mail_words')
    .select(['subject', 'title', 'intro'])
    .where('template', '=', mail)
    .executeTakeFirst()
  return row ?? NONE
}

/** As `findWords`; nobody else writes of any mail until the transaction ends. */
export async function lockWords(trx: Executor, mail: WordedMail): Promise<OwnMailWords> {
  // Of a mail of which nothing was written yet there is no row to lock.
  await sql`select pg_advisory_xact_lock(hashtextextended('mail_words', 0))`.execute(trx)
  return findWords(trx, mail)
}

/** Keeps what the owner wrote of a mail, for the mails that are made from then on. */
export async function writeWords(trx: Executor, mail: WordedMail, words: OwnMailWords): Promise<void> {
  const { subject, title, intro } = words
  await trx
    .insertInto('mail_words')
    .values({ template: mail, subject, title, intro })
    .onConflict((conflict) => conflict.column('template').doUpdateSet({ subject, title, intro }))
    .execute()
}
