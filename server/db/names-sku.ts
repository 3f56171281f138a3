import { type RawBuilder, sql } from 'kysely'

/** Whether a document names a product by its SKU as 'sku', however deep. */
export const namesSku = (document: RawBuilder<unknown>, sku: string): RawBuilder<boolean> =>
  sql<boolean>`jsonb_path_exists(${document}, '$.**.sku ? (@ == $sku)', jsonb_build_object('sku', ${sku}::text))`
