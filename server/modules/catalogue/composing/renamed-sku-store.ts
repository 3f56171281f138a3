import { sql } from 'kysely'
import { withRenamedSku } from '#domain/configurator/rename-sku.ts'
import type { Executor } from '../../../db/database.ts'
import {
  configuratorDefinition,
  draftDefinition,
  publishedDefinition,
  seenDefinition,
} from '../../../db/documents/goods.ts'
import { namesSku } from '../../../db/names-sku.ts'
import { type Definition, writeConfigurators } from '../configurator-store.ts'
import { nextDraftVersion } from '../product-draft-store.ts'
import { readable, type Renaming } from '../renamed-sku-store.ts'

/** Gives a product its new SKU in configurators, in their drafts and in what was published of them; what cannot be read stays as it is. */
export async function renameInConfigurators(trx: Executor, renaming: Renaming): Promise<void> {
  await renameInShop(trx, renaming)
  await renameInDrafts(trx, renaming)
  await renameInRevisions(trx, renaming)
}

const renamedBy =
  ({ from, to }: Renaming) =>
  (definition: Definition): Definition =>
    withRenamedSku(definition, from, to)

async function renameInShop(trx: Executor, renaming: Renaming): Promise<void> {
  const { rows } = await sql<{ productId: string; key: string; definition: unknown }>`
    select product_id as "productId", key, definition from configurators
    where ${namesSku(sql`definition`, renaming.from)}`.execute(trx)
  const renamed = renamedBy(renaming)
  const written = rows.flatMap(({ definition, ...row }) => {
    const read = readable(() => configuratorDefinition.read(definition))
    return read ? [{ ...row, definition: renamed(read) }] : []
  })
  if (written.length > 0) await writeConfigurators(trx, written)
}

/** Who is changing one has seen it by the old SKU, and is told that it became another. */
async function renameInDrafts(trx: Executor, renaming: Renaming): Promise<void> {
  const { rows } = await sql<{ productId: string; definition: unknown; seen: unknown }>`
    select product_id as "productId", definition, seen from configurator_drafts
    where ${namesSku(sql`definition`, renaming.from)} or ${namesSku(sql`seen`, renaming.from)}`.execute(trx)
  const renamed = renamedBy(renaming)
  for (const { productId, definition, seen } of rows) {
    const read = readable(() => ({
      definition: draftDefinition.read(definition),
      seen: seenDefinition.readOrNull(seen),
    }))
    if (!read) continue
    const kept = draftDefinition.write(renamed(read.definition))
    const keptSeen = read.seen && seenDefinition.write(renamed(read.seen))
    await trx
      .updateTable('configurator_drafts')
      .set({ definition: kept, seen: keptSeen, version: nextDraftVersion })
      .where('product_id', '=', productId)
      .execute()
  }
}

async function renameInRevisions(trx: Executor, renaming: Renaming): Promise<void> {
  const { rows } = await sql<{ productId: string; number: number; definition: unknown }>`
    select product_id as "productId", number, definition from configurator_revisions
    where ${namesSku(sql`definition`, renaming.from)}`.execute(trx)
  const renamed = renamedBy(renaming)
  for (const { productId, number, definition } of rows) {
    const read = readable(() => publishedDefinition.read(definition))
    if (!read) continue
    const kept = publishedDefinition.write(renamed(read))
    await trx
      .updateTable('configurator_revisions')
      .set({ definition: kept })
      .where('product_id', '=', productId)
      .where('number', '=', number)
      .execute()
  }
}
