import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'

export async function insertContactMessage(trx: Executor, form: object): Promise<string> {
  const { id } = await trx
    .insertInto('contact_messages')
    .values({ form: JSON.stringify(form) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What a subscription was made or ended with; it is the proof that somebody asked for it. */
export type Proof = { readonly at: string; readonly ip: string; readonly source: string }

/** An address that asked for the newsletter; one that has it keeps it, and one that ended it starts again. */
export async function askForNewsletter(executor: Executor, email: string, proof: Proof): Promise<void> {
  await sql`
    insert into newsletter_subscriptions (email, state, proof)
    values (${email.toLowerCase()}, 'pending', ${JSON.stringify({ asked: proof })}::jsonb)
    on conflict (email) do update set state = 'pending', proof = newsletter_subscriptions.proof || excluded.proof, changed_at = now()
    where newsletter_subscriptions.state <> 'confirmed'`.execute(executor)
}

/** Ends a subscription at once; false when there was none. */
export async function endNewsletter(executor: Executor, email: string, proof: Proof): Promise<boolean> {
  const { rows } = await sql`
    update newsletter_subscriptions set state = 'unsubscribed', changed_at = now(),
      proof = proof || ${JSON.stringify({ ended: proof })}::jsonb
    where email = ${email.toLowerCase()} and state <> 'unsubscribed' returning 1`.execute(executor)
  return rows.length > 0
}
