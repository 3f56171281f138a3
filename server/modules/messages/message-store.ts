import type { Executor } from '../../db/database.ts'

export async function insertContactMessage(trx: Executor, form: object): Promise<string> {
  const { id } = await trx
    .insertInto('contact_messages')
    .values({ form: JSON.stringify(form) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
