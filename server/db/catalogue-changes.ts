import { sql } from 'kysely'
import type { Executor } from './database.ts'

/** What has changed in the catalogue since some version. */
export type CatalogueChange = {
  /** The catalogue's version with it. */
  readonly version: number
  /** Whether nothing of what was known can be relied on. */
  readonly isEverything: boolean
  readonly products: readonly string[]
  /** Which products there are, where, and how popular. */
  readonly hasAssortment: boolean
  /** Categories that list other products, or list them otherwise. */
  readonly listings: readonly string[]
  /** Group and contract lists. */
  readonly lists: readonly string[]
  /** The categories themselves. */
  readonly hasTree: boolean
  /** Shipping, calendar and fixed prices. */
  readonly hasTerms: boolean
  /** Pages, blocks, menus, redirects, and the shop's looks. */
  readonly hasContent: boolean
}

/** Of older versions it is no longer known what they changed. */
const KNOWN_VERSIONS = 1000
/** More names than these are not told one by one. */
const MOST_NAMES = 500

type Row = { readonly version: number; readonly kind: string | null; readonly id: string | null }

/**
 * What changed after this version, null for one who knows nothing yet, with these products, which a trial changed. A bundle product
 * changes with what its options consist of; a listing with the products in it.
 */
export async function readCatalogueChanges(
  executor: Executor,
  since: number | null,
  inTrial: readonly string[] = [],
): Promise<CatalogueChange> {
  const { rows } = await sql<Row>`
    with now as (select version from catalogue_version),
    direct as (
      (select distinct kind, id from catalogue_changes where version > ${since ?? Number.MAX_SAFE_INTEGER} limit ${MOST_NAMES + 1})
      union select 'product', unnest(${[...inTrial]}::uuid[])),
    bundles as (
      select configurator_id as id from configurator_components join direct on product_id = direct.id where kind = 'product'),
    products as (select id from direct where kind = 'product' union select id from bundles),
    named as (
      select kind, id from direct
      union select 'product', id from products
      union select 'listing', category_id from product_categories join products on product_id = products.id)
    select now.version, kind, id from now left join named on true`.execute(executor)
  const version = rows[0]?.version ?? 0
  const ids = (kind: string) => rows.flatMap((row) => (row.kind === kind && row.id ? [row.id] : []))
  const has = (kind: string) => rows.some((row) => row.kind === kind)
  const isForgotten = since === null || since > version || version - since >= KNOWN_VERSIONS
  return {
    version,
    isEverything: isForgotten || has('everything') || rows.length > MOST_NAMES,
    products: ids('product'),
    hasAssortment: has('assortment'),
    listings: ids('listing'),
    lists: ids('list'),
    hasTree: has('tree'),
    hasTerms: has('terms'),
    hasContent: has('content'),
  }
}

/** The version that the catalogue has now. */
export async function catalogueVersion(executor: Executor): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version from catalogue_version`.execute(executor)
  return rows[0]?.version ?? 0
}

/** Nobody else changes the catalogue from here to the end of the transaction. */
export async function takeCatalogue(trx: Executor): Promise<void> {
  await sql`select version from catalogue_version for update`.execute(trx)
}
