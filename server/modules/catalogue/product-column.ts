import type { z } from 'zod'
import type {
  ColumnEdits,
  ColumnRow,
  listProductColumn as listContract,
  ProductColumn,
} from '#contract/office/product-column.ts'
import { operatorIdOf, type Staff } from '#domain/access/actor.ts'
import { type Draft, draftClashes, withDraft, withEdit } from '#domain/catalogue/draft.ts'
import type { ProductFields } from '#domain/catalogue/product-fields.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { anewAfterDeadlock, isDeadlock } from '../../db/deadlock.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { pageOfProducts } from './desk-products.ts'
import { deleteDrafts, loadDrafts, lockProducts, writeDrafts } from './product-draft-store.ts'
import { type LiveProduct, loadProductFields } from './product-fields-store.ts'

const PAGE_SIZE = 100

/** One column of the products of a list, as it is in the shop and as it becomes. */
export async function listProductColumn(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  { column, ...query }: z.output<typeof listContract.query>,
): Promise<z.input<typeof listContract.reply>> {
  requireRight(staff, 'changeCatalogue')
  const { rows, next } = await pageOfProducts(db, query, PAGE_SIZE)
  const ids = rows.map(({ id }) => id)
  return { rows: await columnRows(db, column, ids), next }
}

/** The same of products that are named. */
export async function showColumnRows(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  { column, ids }: { readonly column: ProductColumn; readonly ids: readonly string[] },
): Promise<ColumnRow[]> {
  requireRight(staff, 'changeCatalogue')
  return columnRows(db, column, ids)
}

async function columnRows(
  executor: Executor,
  column: ProductColumn,
  ids: readonly string[],
): Promise<ColumnRow[]> {
  const found = await findAll(executor, ids)
  return ids.flatMap((id) => {
    const desk = found.get(id)
    if (!desk) return []
    const { sku, type, fields: live } = desk.product
    const value = desk.isReadable ? reply(withDraft(live, desk.draft), column) : null
    return [{ id, sku, type, title: live.title, live: reply(live, column), value }]
  })
}

/** What the contract calls a list may be written. */
const reply = (fields: ProductFields, column: ProductColumn) => fields[column] as ColumnRow['live']

type Found = {
  readonly product: LiveProduct
  readonly draft: Draft<ProductFields> | null
  /** Whether its draft, if it has one, is not damaged. */
  readonly isReadable: boolean
}

async function findAll(executor: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, Found>> {
  const products = await loadProductFields(executor, ids)
  const drafts = await loadDrafts(executor, ids)
  return new Map(
    products.map((product) => {
      const draft = drafts.get(product.id)
      return [product.id, { product, draft: draft ?? null, isReadable: draft !== null }]
    }),
  )
}

/**
 * Changes one column of many products in their drafts, all or none. Refused, by row, where a product is gone, its draft is damaged,
 * or somebody else changed meanwhile what was seen.
 */
export async function editProductColumn(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  staff: Staff,
  { column, rows }: ColumnEdits,
): Promise<void> {
  requireRight(staff, 'changeCatalogue')
  const ids = rows.map(({ id }) => id)
  const change = () =>
    changeAs(db, staff, async (trx) => {
      await lockProducts(trx, ids)
      const found = await findAll(trx, ids)
      const edits = rows.map(({ id, value, seen }) => ({
        id,
        desk: found.get(id),
        change: { [column]: value },
        seen: { [column]: seen },
      }))
      refuseRows('ProductNotFound', edits, ({ desk }) => !desk)
      refuseRows('ProductDraftUnreadable', edits, ({ desk }) => desk?.isReadable === false)
      refuseRows(
        'ChangedMeanwhile',
        edits,
        ({ desk, ...edit }) =>
          desk !== undefined && draftClashes(withDraft(desk.product.fields, desk.draft), edit).length > 0,
      )
      const when = { at: clock(), by: operatorIdOf(staff) }
      const drafts = edits.flatMap(({ id, desk, change: edit }) =>
        desk ? [{ productId: id, draft: withEdit(desk.product.fields, desk.draft, edit), ...when }] : [],
      )
      await writeDrafts(
        trx,
        drafts.flatMap(({ draft, ...written }) => (draft ? [{ ...written, draft }] : [])),
      )
      await deleteDrafts(
        trx,
        drafts.flatMap(({ draft, productId }) => (draft ? [] : [productId])),
      )
    })
  try {
    await anewAfterDeadlock(change)
  } catch (error) {
    throw isDeadlock(error) ? new Refusal('CatalogueBusy') : error
  }
}

/** Refuses all where something is so of a row, and names each such row. */
function refuseRows<Row>(
  code: 'ProductNotFound' | 'ProductDraftUnreadable' | 'ChangedMeanwhile',
  rows: readonly Row[],
  isSo: (row: Row) => boolean,
): void {
  const told = rows.flatMap((row, at) => (isSo(row) ? [{ field: `rows.${at}` }] : []))
  if (told.length > 0) throw new Refusal(code, told)
}
