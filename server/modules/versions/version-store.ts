import { sql } from 'kysely'
import type { VersionContent, VersionedKind } from '#contract/office/content-versions.ts'
import type { Executor } from '../../db/database.ts'
import { contentVersion } from '../../db/documents/content.ts'

/** A block, menu, category or mail, by its own name or id. */
export type Versioned = { readonly kind: VersionedKind; readonly id: string }

export type KeptVersion = {
  readonly version: number
  readonly content: VersionContent
  readonly savedAt: Date
  readonly savedBy: string | null
}

/** How something was, the newest first, at most so many. */
export async function listVersions(
  executor: Executor,
  { kind, id }: Versioned,
  most: number,
): Promise<readonly KeptVersion[]> {
  const { rows } = await sql<Omit<KeptVersion, 'content'> & { document: unknown }>`
    select v.version, v.document, v.saved_at as "savedAt", o.name as "savedBy"
    from content_versions v left join operators o on o.id = v.saved_by
    where v.kind = ${kind}::text and v.thing = ${id}::text order by v.version desc limit ${most}::int`.execute(
    executor,
  )
  return rows.map(({ document, ...row }) => ({ ...row, content: contentVersion.read(document) }))
}

export type NewVersion = {
  readonly version: number
  readonly content: VersionContent
  readonly at: Date
  /** Null for what nobody wrote at a desk. */
  readonly by: string | null
}

export async function insertVersion(
  trx: Executor,
  { kind, id }: Versioned,
  { version, content, at, by }: NewVersion,
): Promise<void> {
  await trx
    .insertInto('content_versions')
    .values({
      kind,
      thing: id,
      version,
      document: contentVersion.write(content),
      saved_at: at.toISOString(),
      saved_by: by,
    })
    .execute()
}

/** Lets go of what is older than a version; of all without one. */
export async function deleteVersions(
  trx: Executor,
  { kind, id }: Versioned,
  olderThan: number | null,
): Promise<void> {
  await trx
    .deleteFrom('content_versions')
    .where('kind', '=', kind)
    .where('thing', '=', id)
    .$if(olderThan !== null, (versions) => versions.where('version', '<', olderThan))
    .execute()
}
