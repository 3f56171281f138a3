import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import { type MailMessage, mailMessage } from '../../db/documents/mails.ts'

const MOST = 200

export async function listMails(executor: Executor) {
  return executor
    .selectFrom('outbox')
    .select([
      'id',
      'recipient',
      'state',
      sql<string>`payload->>'subject'`.as('subject'),
      sql<string>`created_at::text`.as('createdAt'),
    ])
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute()
}

export async function findMailMessage(executor: Executor, id: string): Promise<MailMessage | null> {
  const row = await executor.selectFrom('outbox').select('payload').where('id', '=', id).executeTakeFirst()
  return row ? mailMessage.read(row.payload) : null
}
