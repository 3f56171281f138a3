import type { Executor } from '../../db/database.ts'
import type { OperatorRecord } from './operator-store.ts'

type NewStep = {
  readonly tokenHash: Buffer
  readonly operatorId: string
  /** Of who has no second factor yet: the key that he is shown. */
  readonly sealedKey: Buffer | null
  readonly expiresAt: Date
}

export async function insertLoginStep(executor: Executor, step: NewStep): Promise<void> {
  await executor
    .insertInto('operator_login_steps')
    .values({
      token_hash: step.tokenHash,
      operator_id: step.operatorId,
      sealed_key: step.sealedKey,
      expires_at: step.expiresAt,
    })
    .execute()
}

/** Who gave his password a moment ago, and may still log in. */
export type LoginStep = OperatorRecord & { readonly sealedKey: Buffer | null }

export async function findLoginStep(
  executor: Executor,
  tokenHash: Buffer,
  now: Date,
): Promise<LoginStep | null> {
  const row = await executor
    .selectFrom('operator_login_steps')
    .innerJoin('operators', 'operators.id', 'operator_login_steps.operator_id')
    .select(['operators.id', 'email', 'name', 'role', 'sealed_key as sealedKey'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('blocked_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** Whether the step was still there: it is taken once. */
export async function takeLoginStep(trx: Executor, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('operator_login_steps')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
