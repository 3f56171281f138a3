import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'

export type ResetContact = {
  readonly id: string
  readonly email: string
  readonly firstName: string
  /** Invited, and without a password so far. */
  readonly isNew: boolean
}

const isNew = sql<boolean>`contacts.state = 'invited'`

export async function findResetContact(executor: Executor, email: string): Promise<ResetContact | null> {
  const row = await executor
    .selectFrom('contacts')
    .innerJoin('companies', 'companies.id', 'contacts.company_id')
    .select(['contacts.id', 'contacts.email', 'contacts.first_name as firstName', isNew.as('isNew')])
    .where('contacts.email', '=', email.toLowerCase())
    .where('contacts.state', '<>', 'blocked')
    .where('companies.is_blocked', '=', false)
    .executeTakeFirst()
  return row ?? null
}

/** The newest token is the only one: those before it are gone. */
export async function replaceResetToken(
  trx: Executor,
  token: { readonly hash: Buffer; readonly contactId: string; readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await deleteResetTokens(trx, token.contactId)
  await trx
    .insertInto('password_reset_tokens')
    .values({
      token_hash: token.hash,
      contact_id: token.contactId,
      created_at: token.now,
      expires_at: token.expiresAt,
    })
    .execute()
}

/** Uses a token up: of two requests at once one gets the contact, the other nothing. */
export async function spendResetToken(
  trx: Executor,
  hash: Buffer,
  email: string,
  now: Date,
): Promise<ResetContact | null> {
  const used = await trx
    .updateTable('password_reset_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('contact_id', 'in', (eb) =>
      eb.selectFrom('contacts').select('id').where('email', '=', email.toLowerCase()),
    )
    .returning('contact_id')
    .executeTakeFirst()
  return used ? findResetContact(trx, email) : null
}

/** Links that were mailed before choose no password any more. */
export async function deleteResetTokens(trx: Executor, contactId: string): Promise<void> {
  await trx.deleteFrom('password_reset_tokens').where('contact_id', '=', contactId).execute()
}

/**
 * Sets a password and ends the sessions of the contact, with their upload tokens; one may be spared. Who was blocked
 * meanwhile stays so.
 */
export async function setPassword(
  trx: Executor,
  contactId: string,
  passwordHash: string,
  sparedSession: Buffer | null,
): Promise<void> {
  await trx
    .updateTable('contacts')
    .set({ password_hash: passwordHash, state: 'active' })
    .where('id', '=', contactId)
    .where('state', '<>', 'blocked')
    .execute()
  const others = trx.deleteFrom('sessions').where('contact_id', '=', contactId)
  await (sparedSession ? others.where('id_hash', '<>', sparedSession) : others).execute()
}

export async function findPasswordContact(
  executor: Executor,
  contactId: string,
): Promise<(ResetContact & { readonly passwordHash: string | null }) | null> {
  const row = await executor
    .selectFrom('contacts')
    .select(['id', 'email', 'first_name as firstName', 'password_hash as passwordHash', isNew.as('isNew')])
    .where('id', '=', contactId)
    .executeTakeFirst()
  return row ?? null
}
