import { sql } from 'kysely'
import type { Draft } from '#domain/catalogue/draft.ts'
import type { ProductFields } from '#domain/catalogue/product-fields.ts'
import type { Executor } from '../../db/database.ts'
import { productDraft, productRevision } from '../../db/documents/drafts.ts'
import { insertRows } from '../../db/insert-rows.ts'
import { Refusal } from '../../refusal.ts'
import { productFilesJson } from './file-store.ts'

/** What is changed of a product and not in the shop yet. */
export type KeptDraft = {
  readonly draft: Draft<ProductFields>
  readonly version: number
  readonly changedAt: Date
  readonly changedBy: string | null
  readonly publishAt: Date | null
  /** When it was to go into the shop and could not. */
  readonly missedAt: Date | null
}

type DraftRow = Omit<KeptDraft, 'draft'> & { readonly edit: unknown }

export async function findDraft(executor: Executor, productId: string): Promise<KeptDraft | null> {
  const { rows } = await sql<DraftRow>`
    select d.edit, d.version, d.changed_at as "changedAt", o.name as "changedBy", d.publish_at as "publishAt",
      d.missed_at as "missedAt"
    from product_drafts d left join operators o on o.id = d.changed_by where d.product_id = ${productId}`.execute(
    executor,
  )
  const [row] = rows
  if (!row) return null
  const { edit, ...rest } = row
  const draft = readDraft(edit)
  if (!draft) throw new Refusal('ProductDraftUnreadable')
  return { ...rest, draft }
}

/** The version of a draft that is written. No other draft has it, not even an earlier one of the same product. */
export const nextDraftVersion = sql<number>`nextval('draft_versions')::int`

/** A draft as it is kept; null for one that is damaged. */
export function readDraft(edit: unknown): Draft<ProductFields> | null {
  try {
    return productDraft.read(edit)
  } catch {
    return null
  }
}

/** The drafts that can be read, those changed last first. */
export async function listDrafts(
  executor: Executor,
): Promise<readonly { readonly productId: string; readonly draft: Draft<ProductFields> }[]> {
  const rows = await executor
    .selectFrom('product_drafts')
    .select(['product_id', 'edit'])
    .orderBy('changed_at', 'desc')
    .orderBy('product_id')
    .execute()
  return rows.flatMap(({ product_id: productId, edit }) => {
    const draft = readDraft(edit)
    return draft ? [{ productId, draft }] : []
  })
}

/** The drafts of products, by the product; null for one that is damaged. */
export async function loadDrafts(
  executor: Executor,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, Draft<ProductFields> | null>> {
  const { rows } = await sql<{ productId: string; edit: unknown }>`
    select product_id as "productId", edit from product_drafts
    where product_id = any(${[...productIds]}::uuid[])`.execute(executor)
  return new Map(rows.map(({ productId, edit }) => [productId, readDraft(edit)]))
}

/** Takes a product, so that nobody else changes its draft or publishes it until the end; false when there is none. */
export async function lockProduct(trx: Executor, productId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Takes products as one product is taken. Whoever takes several does it in this order, and waits for nobody who waits for him. */
export async function lockProducts(trx: Executor, productIds: readonly string[]): Promise<void> {
  await sql`
    select id from products where id = any(${[...productIds]}::uuid[]) order by id for update`.execute(trx)
}

export type WrittenDraft = {
  readonly productId: string
  readonly draft: Draft<ProductFields>
  readonly at: Date
  readonly by: string | null
}

/** Writes drafts over those that are there; when one goes into the shop by itself stays as it was. */
export async function writeDrafts(trx: Executor, drafts: readonly WrittenDraft[]): Promise<void> {
  await insertRows(drafts, (some) =>
    trx
      .insertInto('product_drafts')
      .values(
        some.map(({ productId, draft, at, by }) => ({
          product_id: productId,
          edit: productDraft.write(draft),
          changed_at: at,
          changed_by: by,
          missed_at: null,
        })),
      )
      .onConflict((conflict) =>
        conflict.column('product_id').doUpdateSet((row) => ({
          edit: row.ref('excluded.edit'),
          changed_at: row.ref('excluded.changed_at'),
          changed_by: row.ref('excluded.changed_by'),
          missed_at: null,
          version: nextDraftVersion,
        })),
      )
      .execute(),
  )
}

export const writeDraft = (trx: Executor, draft: WrittenDraft): Promise<void> => writeDrafts(trx, [draft])

/** Writes what a draft became by a change of the catalogue around it; who changed it last, and when, stays. */
export async function rewriteDraft(
  trx: Executor,
  productId: string,
  draft: Draft<ProductFields>,
): Promise<void> {
  await trx
    .updateTable('product_drafts')
    .set({ edit: productDraft.write(draft), version: nextDraftVersion })
    .where('product_id', '=', productId)
    .execute()
}

export const deleteDraft = (trx: Executor, productId: string): Promise<void> => deleteDrafts(trx, [productId])

export async function deleteDrafts(trx: Executor, productIds: readonly string[]): Promise<void> {
  await sql`delete from product_drafts where product_id = any(${[...productIds]}::uuid[])`.execute(trx)
}

export async function scheduleDraft(trx: Executor, productId: string, publishAt: Date | null): Promise<void> {
  await trx
    .updateTable('product_drafts')
    .set({ publish_at: publishAt, missed_at: null, version: nextDraftVersion })
    .where('product_id', '=', productId)
    .execute()
}

/** Takes the time from a draft of this version, which could not go into the shop when it came. */
export async function missDraft(trx: Executor, productId: string, version: number): Promise<void> {
  await trx
    .updateTable('product_drafts')
    .set({ publish_at: null, missed_at: sql.ref('publish_at'), version: nextDraftVersion })
    .where('product_id', '=', productId)
    .where('version', '=', version)
    .execute()
}

/** The products whose drafts are to go into the shop by now. */
export async function listDueDrafts(
  executor: Executor,
  now: Date,
): Promise<readonly { readonly productId: string; readonly version: number }[]> {
  return executor
    .selectFrom('product_drafts')
    .select(['product_id as productId', 'version'])
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .orderBy('product_id')
    .limit(1000)
    .execute()
}

/** A state in which a product was published. */
export type KeptRevision = {
  readonly number: number
  readonly publishedAt: Date
  readonly publishedBy: string | null
  readonly note: string
  readonly content: ProductFields
}

/** What was published before files to download were among it had those that the product has. */
const revisionContent = sql`jsonb_build_object('files', ${productFilesJson('r.product_id')}) || r.content`

type RevisionRow = Omit<KeptRevision, 'content'> & { readonly content: unknown }

/** The last of them that are kept, the newest first. */
export async function listRevisions(
  executor: Executor,
  productId: string,
  limit: number,
): Promise<readonly KeptRevision[]> {
  const { rows } = await sql<RevisionRow>`
    select r.number, r.published_at as "publishedAt", o.name as "publishedBy", r.note, ${revisionContent} as content
    from product_revisions r left join operators o on o.id = r.published_by
    where r.product_id = ${productId} order by r.number desc limit ${limit}`.execute(executor)
  return rows.map(({ content, ...row }) => ({ ...row, content: productRevision.read(content) }))
}

/** One of them; null when there is none of that number. */
export async function findRevision(
  executor: Executor,
  productId: string,
  number: number,
): Promise<ProductFields | null> {
  const { rows } = await sql<Pick<RevisionRow, 'content'>>`
    select ${revisionContent} as content from product_revisions r
    where r.product_id = ${productId} and r.number = ${number}`.execute(executor)
  return rows[0] ? productRevision.read(rows[0].content) : null
}

type NewRevision = {
  readonly productId: string
  readonly content: ProductFields
  readonly at: Date
  readonly by: string | null
  readonly note: string
}

/** Keeps a state as the next of a product, which the caller has taken. */
export async function insertRevision(
  trx: Executor,
  { productId, content, at, by, note }: NewRevision,
): Promise<void> {
  const kept = productRevision.write(content)
  await sql`
    insert into product_revisions (product_id, number, content, published_at, published_by, note)
    select ${productId}::uuid, coalesce(max(number), 0) + 1, ${kept}::jsonb, ${at}::timestamptz,
      ${by}::uuid, ${note}::text
    from product_revisions where product_id = ${productId}::uuid`.execute(trx)
}

export async function hasRevision(executor: Executor, productId: string): Promise<boolean> {
  const row = await executor
    .selectFrom('product_revisions')
    .select('number')
    .where('product_id', '=', productId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
