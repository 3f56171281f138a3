import { sql } from 'kysely'
import type { Executor } from '../../../db/database.ts'
import { draftDefinition, publishedDefinition, seenDefinition } from '../../../db/documents/goods.ts'
import { attempt } from '../../../db/trial.ts'
import { Refusal } from '../../../refusal.ts'
import type { Definition } from '../configurator-store.ts'
import { nextDraftVersion } from '../product-draft-store.ts'

/** How a product is to be composed, and is not yet. */
export type ConfiguratorDraft = {
  readonly key: string
  readonly definition: Definition
  /** What was in the shop when it began; null where there was nothing. */
  readonly seen: Definition | null
  readonly version: number
  readonly changedAt: Date
  readonly changedBy: string | null
  readonly publishAt: Date | null
  /** When it was to go into the shop and could not. */
  readonly missedAt: Date | null
}

type DraftRow = Omit<ConfiguratorDraft, 'definition' | 'seen'> & {
  readonly definition: unknown
  readonly seen: unknown
}

export async function findConfiguratorDraft(
  executor: Executor,
  productId: string,
): Promise<ConfiguratorDraft | null> {
  const { rows } = await sql<DraftRow>`
    select d.key, d.definition, d.seen, d.version, d.changed_at as "changedAt", o.name as "changedBy",
      d.publish_at as "publishAt", d.missed_at as "missedAt"
    from configurator_drafts d left join operators o on o.id = d.changed_by
    where d.product_id = ${productId}::uuid`.execute(executor)
  const [row] = rows
  if (!row) return null
  const { definition, seen, ...rest } = row
  try {
    return { ...rest, definition: draftDefinition.read(definition), seen: seenDefinition.readOrNull(seen) }
  } catch {
    throw new Refusal('ConfiguratorDraftUnreadable')
  }
}

/** The drafts that can be read, those changed last first. */
export async function listConfiguratorDrafts(
  executor: Executor,
): Promise<readonly { readonly productId: string; readonly key: string; readonly definition: Definition }[]> {
  const rows = await executor
    .selectFrom('configurator_drafts')
    .select(['product_id', 'key', 'definition'])
    .orderBy('changed_at', 'desc')
    .orderBy('product_id')
    .execute()
  return rows.flatMap(({ product_id: productId, key, definition }) => {
    try {
      return [{ productId, key, definition: draftDefinition.read(definition) }]
    } catch {
      return []
    }
  })
}

/** Whether another product has a configurator in the shop that is called so, or begins one. */
export async function isKeyOfOther(executor: Executor, productId: string, key: string): Promise<boolean> {
  const { rows } = await sql<{ isTaken: boolean }>`
    select exists (select from configurators where key = ${key}::text and product_id <> ${productId}::uuid)
      or exists (select from configurator_drafts where key = ${key}::text and product_id <> ${productId}::uuid and seen is null) as "isTaken"`.execute(
    executor,
  )
  return rows[0]?.isTaken ?? false
}

type NewDraft = {
  readonly productId: string
  readonly key: string
  readonly definition: Definition
  readonly seen: Definition | null
  readonly at: Date
  readonly by: string | null
}

/** Begins a draft; false where it is of nothing in the shop and another one is called so, or the product has one. */
export async function insertConfiguratorDraft(
  trx: Executor,
  { productId, key, definition, seen, at, by }: NewDraft,
): Promise<boolean> {
  const kept = draftDefinition.write(definition)
  const keptSeen = seen && seenDefinition.write(seen)
  const row = await trx
    .insertInto('configurator_drafts')
    .values({
      product_id: productId,
      key,
      definition: kept,
      seen: keptSeen,
      changed_at: at,
      changed_by: by,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('product_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Gives a draft another content, in place of what is there; when it goes into the shop by itself stays as it was. False where nothing is in the shop any more and another took its key. */
export async function updateConfiguratorDraft(
  trx: Executor,
  { productId, definition, seen, at, by }: Omit<NewDraft, 'key'>,
): Promise<boolean> {
  const kept = draftDefinition.write(definition)
  const keptSeen = seen && seenDefinition.write(seen)
  return attempt(trx, async () => {
    await trx
      .updateTable('configurator_drafts')
      .set({
        definition: kept,
        seen: keptSeen,
        changed_at: at,
        changed_by: by,
        missed_at: null,
        version: nextDraftVersion,
      })
      .where('product_id', '=', productId)
      .execute()
  })
}

/** Lets a draft go on from what came into the shop: it is the same otherwise, also in who changed it and when it goes there. */
export async function rebaseConfiguratorDraft(
  trx: Executor,
  productId: string,
  { definition, seen }: { readonly definition: Definition; readonly seen: Definition },
): Promise<void> {
  const [kept, keptSeen] = [draftDefinition.write(definition), seenDefinition.write(seen)]
  await trx
    .updateTable('configurator_drafts')
    .set({ definition: kept, seen: keptSeen, version: nextDraftVersion })
    .where('product_id', '=', productId)
    .execute()
}

export async function deleteConfiguratorDraft(trx: Executor, productId: string): Promise<void> {
  await trx.deleteFrom('configurator_drafts').where('product_id', '=', productId).execute()
}

export async function scheduleConfiguratorDraft(
  trx: Executor,
  productId: string,
  publishAt: Date | null,
): Promise<void> {
  await trx
    .updateTable('configurator_drafts')
    .set({ publish_at: publishAt, missed_at: null, version: nextDraftVersion })
    .where('product_id', '=', productId)
    .execute()
}

/** Takes the time from a draft of this version, which could not go into the shop when it came. */
export async function missConfiguratorDraft(
  trx: Executor,
  productId: string,
  version: number,
): Promise<void> {
  await trx
    .updateTable('configurator_drafts')
    .set({ publish_at: null, missed_at: sql.ref('publish_at'), version: nextDraftVersion })
    .where('product_id', '=', productId)
    .where('version', '=', version)
    .execute()
}

/** The products whose configurators are to go into the shop by now. */
export async function listDueConfigurators(
  executor: Executor,
  now: Date,
): Promise<readonly { readonly productId: string; readonly version: number }[]> {
  return executor
    .selectFrom('configurator_drafts')
    .select(['product_id as productId', 'version'])
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .orderBy('product_id')
    .limit(1000)
    .execute()
}

/** A state in which a configurator was published. */
type ConfiguratorRevision = {
  readonly number: number
  readonly publishedAt: Date
  readonly publishedBy: string | null
  readonly note: string
}

/** The last of them that are kept, the newest first. */
export async function listConfiguratorRevisions(
  executor: Executor,
  productId: string,
  limit: number,
): Promise<readonly ConfiguratorRevision[]> {
  const { rows } = await sql<ConfiguratorRevision>`
    select r.number, r.published_at as "publishedAt", o.name as "publishedBy", r.note
    from configurator_revisions r left join operators o on o.id = r.published_by
    where r.product_id = ${productId}::uuid order by r.number desc limit ${limit}`.execute(executor)
  return rows
}

type KeptDefinition = { readonly key: string; readonly definition: Definition }

const readKept = (row: { readonly key: string; readonly definition: unknown } | undefined) =>
  row ? { key: row.key, definition: publishedDefinition.read(row.definition) } : null

/** One of them; null when there is none of that number. */
export async function findConfiguratorRevision(
  executor: Executor,
  productId: string,
  number: number,
): Promise<KeptDefinition | null> {
  return readKept(
    await executor
      .selectFrom('configurator_revisions')
      .select(['key', 'definition'])
      .where('product_id', '=', productId)
      .where('number', '=', number)
      .executeTakeFirst(),
  )
}

/** The last of them; null where nothing was published here so far. */
export async function findLastRevision(
  executor: Executor,
  productId: string,
): Promise<KeptDefinition | null> {
  return readKept(
    await executor
      .selectFrom('configurator_revisions')
      .select(['key', 'definition'])
      .where('product_id', '=', productId)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst(),
  )
}

type NewRevision = KeptDefinition & {
  readonly productId: string
  readonly at: Date
  readonly by: string | null
  readonly note: string
}

/** Keeps a state as the next of a product, which the caller has taken. */
export async function insertConfiguratorRevision(
  trx: Executor,
  { productId, key, definition, at, by, note }: NewRevision,
): Promise<void> {
  const kept = publishedDefinition.write(definition)
  await sql`
    insert into configurator_revisions (product_id, number, key, definition, published_at, published_by, note)
    select ${productId}::uuid, coalesce(max(number), 0) + 1, ${key}::text, ${kept}::jsonb, ${at}::timestamptz,
      ${by}::uuid, ${note}::text
    from configurator_revisions where product_id = ${productId}::uuid`.execute(trx)
}
