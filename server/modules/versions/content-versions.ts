import type { z } from 'zod'
import type {
  listContentVersions as contract,
  VersionContent,
  VersionedKind,
} from '#contract/office/content-versions.ts'
import { operatorIdOf, type Staff } from '#domain/access/actor.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { requireRight } from '../../require-right.ts'
import { deleteVersions, insertVersion, listVersions, type Versioned } from './version-store.ts'

/** As many as anybody reads back. */
const MOST_VERSIONS = 50

/** What stands in the shop to be read. */
const CONTENT: ReadonlySet<VersionedKind> = new Set(['block', 'menu', 'category'])

type Change = {
  /** The name or id of what is changed, which the transaction holds. */
  readonly id: string
  /** Null for what was not there. */
  readonly before: VersionContent | null
  readonly after: VersionContent
  readonly at: Date
}

/** Keeps how something was before and after staff changed it, in the transaction that changes it. */
export async function keepVersions(
  trx: Executor,
  staff: Staff,
  { id, before, after, at }: Change,
): Promise<void> {
  if (isDeepEqual(before, after)) return
  const thing = { kind: after.kind, id }
  const [last] = await listVersions(trx, thing, 1)
  let version = last?.version ?? 0
  // The first time, and after an import.
  if (before && (!last || !isDeepEqual(last.content, before))) {
    version += 1
    await insertVersion(trx, thing, { version, content: before, at, by: null })
  }
  version += 1
  await insertVersion(trx, thing, { version, content: after, at, by: operatorIdOf(staff) })
  await deleteVersions(trx, thing, version - MOST_VERSIONS + 1)
}

/** Lets go of how something was that is there no longer. */
export const forgetVersions = (trx: Executor, thing: Versioned): Promise<void> =>
  deleteVersions(trx, thing, null)

/** How something came to be as it is, the newest first. */
export async function showVersions(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  thing: Versioned,
): Promise<z.input<typeof contract.reply>> {
  requireRight(staff, CONTENT.has(thing.kind) ? 'changeCatalogue' : 'changeShop')
  const versions = await listVersions(db, thing, MOST_VERSIONS)
  return { versions: versions.map((one) => ({ ...one, savedAt: one.savedAt.toISOString() })) }
}
