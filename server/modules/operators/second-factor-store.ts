import type { Executor } from '../../db/database.ts'

/** The sealed key of somebody's codes; null for who has none. */
export async function findSealedKey(executor: Executor, operatorId: string): Promise<Buffer | null> {
  const row = await executor
    .selectFrom('operator_second_factors')
    .select('sealed_key as sealedKey')
    .where('operator_id', '=', operatorId)
    .executeTakeFirst()
  return row?.sealedKey ?? null
}

type NewFactor = {
  readonly operatorId: string
  readonly sealedKey: Buffer
  readonly step: number
  readonly recoveryHashes: readonly Buffer[]
  readonly now: Date
}

/** Whether it was kept: who has one by now keeps that. */
export async function insertSecondFactor(trx: Executor, factor: NewFactor): Promise<boolean> {
  const { operatorId } = factor
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('operator_second_factors')
    .values({
      operator_id: operatorId,
      sealed_key: factor.sealedKey,
      last_step: factor.step,
      created_at: factor.now,
    })
    .onConflict((conflict) => conflict.column('operator_id').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return false
  await replaceRecoveryCodes(trx, operatorId, factor.recoveryHashes)
  return true
}

/** These recovery codes are the only ones from now on. */
export async function replaceRecoveryCodes(
  trx: Executor,
  operatorId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await trx.deleteFrom('operator_recovery_codes').where('operator_id', '=', operatorId).execute()
  await trx
    .insertInto('operator_recovery_codes')
    .values(hashes.map((code_hash) => ({ operator_id: operatorId, code_hash })))
    .execute()
}

/** How many recovery codes were not used yet. */
export async function countRecoveryCodes(executor: Executor, operatorId: string): Promise<number> {
  const { count } = await executor
    .selectFrom('operator_recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('operator_id', '=', operatorId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Whether the code of this half minute was not used yet, nor a later one; from now on it is. */
export async function spendStep(trx: Executor, operatorId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('operator_second_factors')
    .set({ last_step: step })
    .where('operator_id', '=', operatorId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whether it is a recovery code that was not used yet; from now on it is. */
export async function spendRecoveryCode(
  trx: Executor,
  operatorId: string,
  codeHash: Buffer,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('operator_recovery_codes')
    .set({ used_at: now })
    .where('operator_id', '=', operatorId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
