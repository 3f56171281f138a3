import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ProductFileFields } from '#domain/catalogue/product-fields.ts'
import type { Executor } from '../../db/database.ts'
import { insertRows } from '../../db/insert-rows.ts'

/** Where the content of a file to download lies. */
export const productFileKey = (file: string): string => `downloads/${file}`

/** The files of the product of the query around it, as staff change them. */
export const productFilesJson = (productId: string) => sql`
  (select coalesce(json_agg(json_build_object('kind', f.kind, 'name', f.name, 'file', regexp_replace(f.storage_key, '^.*/', ''),
      'sizeBytes', f.size_bytes) order by f.position, f.name collate "C"), '[]')
    from product_files f where f.product_id = ${sql.ref(productId)})`

export type ProductFile = { readonly name: string; readonly storageKey: string }

/** A file of a product that customers may see, also one that is not sold any more. */
export async function loadProductFile(executor: Executor, id: string): Promise<ProductFile | null> {
  const row = await executor
    .selectFrom('product_files')
    .innerJoin('products', 'products.id', 'product_id')
    .where('product_files.id', '=', id)
    .where('products.status', '<>', 'draft')
    .select(['name', 'storage_key as storageKey'])
    .executeTakeFirst()
  return row ?? null
}

type WithFiles = { readonly id: string; readonly files: readonly ProductFileFields[] }

/** Gives products other files to download; one with the same content keeps its id, which stands in its address. */
export async function replaceFiles(trx: Executor, products: readonly WithFiles[]): Promise<void> {
  if (products.length === 0) return
  const ids = products.map(({ id }) => id)
  const { rows: known } = await sql<{ id: string; productId: string; key: string }>`
    select id, product_id as "productId", storage_key as key from product_files
    where product_id = any(${ids}::uuid[]) order by position, name collate "C"`.execute(trx)
  const idsByContent = Map.groupBy(known, ({ productId, key }) => `${productId} ${key}`)
  const rows = products.flatMap(({ id, files }) =>
    files.map(({ kind, name, file, sizeBytes }, position) => {
      const key = productFileKey(file)
      return {
        id: idsByContent.get(`${id} ${key}`)?.shift()?.id ?? randomUUID(),
        product_id: id,
        kind,
        name,
        storage_key: key,
        size_bytes: sizeBytes,
        position,
      }
    }),
  )
  const staying = rows.map(({ id }) => id)
  await sql`
    delete from product_files where product_id = any(${ids}::uuid[]) and id <> all(${staying}::uuid[])`.execute(
    trx,
  )
  await insertRows(rows, (some) =>
    trx
      .insertInto('product_files')
      .values([...some])
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({
          kind: eb.ref('excluded.kind'),
          name: eb.ref('excluded.name'),
          size_bytes: eb.ref('excluded.size_bytes'),
          position: eb.ref('excluded.position'),
        })),
      )
      .execute(),
  )
}
