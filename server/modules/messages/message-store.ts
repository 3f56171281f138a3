import type { Executor } from '../../db/database.ts'
import { contactForm } from '../../db/documents/people.ts'

export async function insertContactMessage(trx: Executor, form: object): Promise<string> {
  const { id } = await trx
    .insertInto('contact_messages')
    .values({ form: contactForm.write(form) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
