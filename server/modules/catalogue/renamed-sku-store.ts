import { sql } from 'kysely'
import { withRenamedSku } from '#domain/catalogue/rename-sku.ts'
import type { Executor } from '../../db/database.ts'
import { productDraft, productRevision } from '../../db/documents/drafts.ts'
import { rewriteDraft } from './product-draft-store.ts'

export type Renaming = { readonly from: string; readonly to: string }

/** Gives a product its new SKU in the drafts of others and in what was published of them; what cannot be read stays as it is. */
export async function renameInProducts(trx: Executor, renaming: Renaming): Promise<void> {
  await renameInDrafts(trx, renaming)
  await renameInRevisions(trx, renaming)
}

const named = (
  fields: 'change' | 'seen',
  from: string,
) => sql`(d.edit->${fields}::text->'relatedSkus' @> to_jsonb(${from}::text)
  or d.edit->${fields}::text->>'replacementSku' = ${from}::text)`

async function renameInDrafts(trx: Executor, { from, to }: Renaming): Promise<void> {
  const { rows } = await sql<{ id: string; edit: unknown }>`
    select d.product_id as id, d.edit from product_drafts d
    where ${named('change', from)} or ${named('seen', from)}`.execute(trx)
  for (const { id, edit } of rows) {
    const draft = readable(() => productDraft.read(edit))
    if (draft)
      await rewriteDraft(trx, id, {
        change: withRenamedSku(draft.change, from, to),
        seen: withRenamedSku(draft.seen, from, to),
      })
  }
}

async function renameInRevisions(trx: Executor, { from, to }: Renaming): Promise<void> {
  const { rows } = await sql<{ id: string; number: number; content: unknown }>`
    select product_id as id, number, content from product_revisions
    where content->'relatedSkus' @> to_jsonb(${from}::text) or content->>'replacementSku' = ${from}::text`.execute(
    trx,
  )
  for (const { id, number, content } of rows) {
    const fields = readable(() => productRevision.read(content))
    if (!fields) continue
    const kept = productRevision.write(withRenamedSku(fields, from, to))
    await trx
      .updateTable('product_revisions')
      .set({ content: kept })
      .where('product_id', '=', id)
      .where('number', '=', number)
      .execute()
  }
}

/** What a document says; null for one that is damaged. */
export function readable<Value>(read: () => Value): Value | null {
  try {
    return read()
  } catch {
    return null
  }
}
