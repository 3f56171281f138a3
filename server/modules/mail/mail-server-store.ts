import { sql } from 'kysely'
import type { MailSecurity } from '#domain/mails/mail-server.ts'
import type { Executor } from '../../db/database.ts'

/** The mail server that the owner set. */
export type KeptServer = {
  readonly id: string
  readonly host: string
  readonly port: number
  readonly security: MailSecurity
  readonly username: string | null
  readonly sealedPassword: Buffer | null
  readonly senderName: string
  readonly senderAddress: string
}

export async function findServer(executor: Executor): Promise<KeptServer | null> {
  const row = await executor
    .selectFrom('mail_server')
    .select([
      'id',
      'host',
      'port',
      'security',
      'username',
      'sealed_password as sealedPassword',
      'sender_name as senderName',
      'sender_address as senderAddress',
    ])
    .executeTakeFirst()
  return row ?? null
}

/** Keeps the server in the place of the one that was there. */
export async function keepServer(trx: Executor, server: KeptServer, now: Date): Promise<void> {
  const values = {
    host: server.host,
    port: server.port,
    security: server.security,
    username: server.username,
    sealed_password: server.sealedPassword,
    sender_name: server.senderName,
    sender_address: server.senderAddress,
    changed_at: now,
  }
  await trx
    .insertInto('mail_server')
    .values({ id: server.id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}

/** Takes the server for the rest of the transaction, so that of two who set it the second sees what the first made of it. */
export async function takeServer(trx: Executor): Promise<KeptServer | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended('mail_server', 0))`.execute(trx)
  return findServer(trx)
}

export async function forgetServer(trx: Executor): Promise<void> {
  await trx.deleteFrom('mail_server').execute()
}
