import type { Executor } from '../../db/database.ts'

/** Up to which version of the catalogue everything was derived; others wait until the transaction ends. */
export async function lockDerivedVersion(executor: Executor): Promise<number> {
  const { version } = await executor
    .selectFrom('catalogue_derived')
    .select('version')
    .forUpdate()
    .executeTakeFirstOrThrow()
  return version
}

export async function writeDerivedVersion(executor: Executor, version: number): Promise<void> {
  await executor.updateTable('catalogue_derived').set({ version }).execute()
}
