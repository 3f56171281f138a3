import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import { newsletterProof, type Proof } from '../../db/documents/people.ts'

/** Notes who asks for the newsletter; one that has it keeps it, and one that ended it starts again. */
export async function askForNewsletter(executor: Executor, email: string, proof: Proof): Promise<void> {
  await sql`
    insert into newsletter_subscriptions (email, state, proof, changed_at)
    values (${email}, 'pending', ${newsletterProof.write({ asked: proof })}::jsonb, ${proof.at})
    on conflict (email) do update set state = 'pending', proof = newsletter_subscriptions.proof || excluded.proof,
      changed_at = excluded.changed_at
    where newsletter_subscriptions.state <> 'confirmed'`.execute(executor)
}

/** Whether this address asked for the newsletter and has not confirmed it; held for the rest of the transaction. */
export async function lockPending(trx: Executor, email: string): Promise<boolean> {
  const row = await trx
    .selectFrom('newsletter_subscriptions')
    .select('email')
    .where('email', '=', email)
    .where('state', '=', 'pending')
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** The newest link is the only one. */
export async function replaceNewsletterToken(
  trx: Executor,
  token: { readonly hash: Buffer; readonly email: string; readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await trx.deleteFrom('newsletter_tokens').where('email', '=', token.email).execute()
  await trx
    .insertInto('newsletter_tokens')
    .values({
      token_hash: token.hash,
      email: token.email,
      created_at: token.now,
      expires_at: token.expiresAt,
    })
    .execute()
}

/** Uses a link up: of two requests at once one gets the address, the other nothing. */
export async function spendNewsletterToken(trx: Executor, hash: Buffer, now: Date): Promise<string | null> {
  const used = await trx
    .updateTable('newsletter_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('email')
    .executeTakeFirst()
  return used?.email ?? null
}

/** Gives an address the newsletter, whatever it had before. */
export async function confirmSubscription(trx: Executor, email: string, proof: Proof): Promise<void> {
  await sql`
    insert into newsletter_subscriptions (email, state, proof, changed_at)
    values (${email}, 'confirmed', ${newsletterProof.write({ confirmed: proof })}::jsonb, ${proof.at})
    on conflict (email) do update set state = 'confirmed', proof = newsletter_subscriptions.proof || excluded.proof,
      changed_at = excluded.changed_at`.execute(trx)
}

/** Ends a subscription at once, with the links that would begin it again; false when there was none. */
export async function endNewsletter(trx: Executor, email: string, proof: Proof): Promise<boolean> {
  await trx.deleteFrom('newsletter_tokens').where('email', '=', email).execute()
  const { rows } = await sql`
    update newsletter_subscriptions set state = 'unsubscribed', changed_at = ${proof.at},
      proof = proof || ${newsletterProof.write({ ended: proof })}::jsonb
    where email = ${email} and state <> 'unsubscribed' returning 1`.execute(trx)
  return rows.length > 0
}
