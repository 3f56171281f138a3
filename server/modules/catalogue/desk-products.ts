import type { z } from 'zod'
import type { BulkOrder } from '#contract/office/bulk.ts'
import type { listDeskProducts as listContract, ProductRow } from '#contract/office/products.ts'
import type { Staff } from '#domain/access/actor.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import {
  chosenDrafts,
  countProducts,
  findProductPlace,
  listAttributeChoices,
  listCategoryChoices,
  listProducts,
  loadVatPercents,
} from './desk-product-store.ts'
import { imageUrl } from './image-url.ts'
import { draftReply } from './product-at-desk.ts'

type Reading = Pick<ShopContext, 'db'>

const PAGE_SIZE = 60
const MOST_COUNTED = 1001
const MOST_VALUES = 200

export async function listDeskProducts(
  { db }: Reading,
  staff: Staff,
  query: z.output<typeof listContract.query>,
): Promise<z.input<typeof listContract.reply>> {
  requireRight(staff, 'changeCatalogue')
  const { rows, next } = await pageOfProducts(db, query, PAGE_SIZE)
  return { products: rows.map(rowReply), next }
}

type Listed = Awaited<ReturnType<typeof listProducts>>[number]

/** So many products of a list, and after which one it goes on. */
export async function pageOfProducts(
  db: Executor,
  { queue, search, category, having, after }: z.output<typeof listContract.query>,
  size: number,
): Promise<{ readonly rows: readonly Listed[]; readonly next: string | null }> {
  const place = after === undefined ? null : await findProductPlace(db, after)
  if (after !== undefined && !place) throw new Refusal('ProductNotFound')
  const found = await listProducts(db, {
    queue,
    search,
    category: category ?? null,
    isComposed: having === 'configurator',
    after: place,
    limit: size + 1,
  })
  const rows = found.slice(0, size)
  return { rows, next: found.length > size ? (rows.at(-1)?.id ?? null) : null }
}

function rowReply({ image, version, changedAt, changedBy, publishAt, missedAt, ...row }: Listed): ProductRow {
  const draft =
    version === null || changedAt === null
      ? null
      : draftReply({ version, changedAt, changedBy, publishAt, missedAt })
  return { ...row, imageUrl: image && imageUrl(image), draft }
}

/** The products of which a draft is meant, by title. */
export const chooseDrafts = (
  { db }: Reading,
  chosen: Extract<BulkOrder, { kind: 'publishProducts' }>['rows'],
  limit: number,
): Promise<{ readonly id: string; readonly number: string }[]> =>
  chosenDrafts(
    db,
    'ids' in chosen ? chosen : { search: chosen.search, category: chosen.category ?? null },
    limit,
  )

export async function countDeskProducts({ db }: Reading, staff: Staff) {
  requireRight(staff, 'changeCatalogue')
  return countProducts(db, MOST_COUNTED)
}

export async function showCatalogueChoices({ db }: Reading, staff: Staff) {
  requireRight(staff, 'changeCatalogue')
  return {
    vatPercents: [...(await loadVatPercents(db))],
    categories: [...(await listCategoryChoices(db))],
    attributes: (await listAttributeChoices(db, MOST_VALUES)).map((one) => ({
      ...one,
      values: [...one.values],
    })),
  }
}
