import { sql } from 'kysely'
import type { OperatorRole } from '#domain/access/operator-roles.ts'
import type { Executor } from '../../db/database.ts'

type NewOperator = {
  readonly email: string
  readonly name: string
  readonly role: OperatorRole
  readonly passwordHash: string
}

/** Whether the operator was added: nobody else has the address. */
export async function insertOperator(trx: Executor, operator: NewOperator): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('operators')
    .values({
      email: operator.email,
      name: operator.name,
      role: operator.role,
      password_hash: operator.passwordHash,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Somebody of the staff, as he is shown. */
export type OperatorRecord = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: OperatorRole
}

/** Somebody who may log in, by his address. */
export async function findLoginOperator(
  executor: Executor,
  email: string,
): Promise<(OperatorRecord & { readonly passwordHash: string | null }) | null> {
  const row = await executor
    .selectFrom('operators')
    .select(['id', 'email', 'name', 'role', 'password_hash as passwordHash'])
    .where('email', '=', email.toLowerCase())
    .where('blocked_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

type NewSession = {
  readonly idHash: Buffer
  readonly operatorId: string
  readonly now: Date
  readonly browser: string
  readonly expiresAt: Date
}

/** Whether a session was begun: not of who was blocked while his password was looked at. */
export async function insertOperatorSession(
  trx: Executor,
  { idHash, operatorId, now, browser, expiresAt }: NewSession,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into operator_sessions (id_hash, operator_id, created_at, last_seen_at, browser, expires_at)
    select ${idHash}, id, ${now}, ${now}, ${browser}, ${expiresAt} from operators
    where id = ${operatorId} and blocked_at is null for share`.execute(trx)
  return numAffectedRows === 1n
}

/** When somebody was let in last. */
export async function noteLogin(trx: Executor, operatorId: string, now: Date): Promise<void> {
  await trx.updateTable('operators').set({ last_login_at: now }).where('id', '=', operatorId).execute()
}

type SessionOperator = OperatorRecord & { readonly lastSeenAt: Date; readonly hasSecondFactor: boolean }

/** Whose session this is now, with the role of this moment; of an operator who may still log in. */
export async function findSessionOperator(
  executor: Executor,
  idHash: Buffer,
  now: Date,
): Promise<SessionOperator | null> {
  const row = await executor
    .selectFrom('operator_sessions')
    .innerJoin('operators', 'operators.id', 'operator_sessions.operator_id')
    .leftJoin('operator_second_factors', 'operator_second_factors.operator_id', 'operators.id')
    .select(({ eb }) => [
      eb('operator_second_factors.operator_id', 'is not', null).$castTo<boolean>().as('hasSecondFactor'),
      'operators.id',
      'operators.email',
      'operators.name',
      'operators.role',
      'last_seen_at as lastSeenAt',
    ])
    .where('id_hash', '=', idHash)
    .where('expires_at', '>', now)
    .where('blocked_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

export async function touchOperatorSession(executor: Executor, idHash: Buffer, now: Date): Promise<void> {
  await executor
    .updateTable('operator_sessions')
    .set({ last_seen_at: now })
    .where('id_hash', '=', idHash)
    .execute()
}

type SessionRecord = {
  readonly id: string
  readonly browser: string
  readonly idHash: Buffer
  readonly createdAt: Date
  readonly lastSeenAt: Date
  readonly expiresAt: Date
}

/** The sessions of an operator that last; the latest first. */
export async function listOperatorSessions(
  executor: Executor,
  operatorId: string,
  now: Date,
): Promise<readonly SessionRecord[]> {
  return executor
    .selectFrom('operator_sessions')
    .select([
      'id',
      'browser',
      'id_hash as idHash',
      'created_at as createdAt',
      'last_seen_at as lastSeenAt',
      'expires_at as expiresAt',
    ])
    .where('operator_id', '=', operatorId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id_hash')
    .execute()
}

export async function deleteOperatorSession(executor: Executor, idHash: Buffer): Promise<void> {
  await executor.deleteFrom('operator_sessions').where('id_hash', '=', idHash).execute()
}

/** Ends one session of an operator by its id; false when it is not his. */
export async function endSession(executor: Executor, operatorId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await executor
    .deleteFrom('operator_sessions')
    .where('operator_id', '=', operatorId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function deleteOperatorSessions(executor: Executor, operatorId: string): Promise<void> {
  await executor.deleteFrom('operator_sessions').where('operator_id', '=', operatorId).execute()
}

/** The id of who has this address; null for nobody. */
export async function findOperatorAt(executor: Executor, email: string): Promise<string | null> {
  const row = await executor
    .selectFrom('operators')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  return row?.id ?? null
}

export async function hasOperators(executor: Executor): Promise<boolean> {
  return (await executor.selectFrom('operators').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Two who would each become the first come one after the other, until the transaction ends. */
export async function lockFirstOperator(trx: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('first operator', 0))`.execute(trx)
}

/** Gives an operator another name and address; false where somebody else has the address. */
export async function replaceLogin(
  trx: Executor,
  id: string,
  { name, email }: { readonly name: string; readonly email: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update operators set name = ${name}, email = ${email}, version = version + 1
    where id = ${id} and not exists (select from operators o where o.email = ${email} and o.id <> ${id})`.execute(
    trx,
  )
  return numAffectedRows === 1n
}
