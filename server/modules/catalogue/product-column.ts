import type { z } from 'zod'
import type {
  ColumnEdits,
  ColumnRow,
  ColumnValue,
  listProductColumn as listContract,
  ProductColumn,
} from '#contract/office/product-column.ts'
import { operatorIdOf, type Staff } from '#domain/access/actor.ts'
import { type Draft, withDraft, withEdit } from '#domain/catalogue/draft.ts'
import { isPriceField } from '#domain/catalogue/price-fields.ts'
import type { ProductFields } from '#domain/catalogue/product-fields.ts'
import type { SomeOf } from '#domain/companies/clashing-fields.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { anewAfterDeadlock, isDeadlock } from '../../db/deadlock.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { inOrderOf } from './attribute-drafts.ts'
import { listAttributes } from './desk-attribute-store.ts'
import { pageOfProducts } from './desk-products.ts'
import { deleteDrafts, loadDrafts, lockProducts, writeDrafts } from './product-draft-store.ts'
import { type LiveProduct, loadProductFields } from './product-fields-store.ts'

const PAGE_SIZE = 100

/** One column of the products of a list, as it is in the shop and as it becomes. */
export async function listProductColumn(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  { column, attribute, ...query }: z.output<typeof listContract.query>,
): Promise<z.input<typeof listContract.reply>> {
  requireRight(staff, 'changeCatalogue')
  const { rows, next } = await pageOfProducts(db, query, PAGE_SIZE)
  const ids = rows.map(({ id }) => id)
  return { rows: await columnRows(db, { column, attribute }, ids), next }
}

/** The same of products that are named. */
export async function showColumnRows(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  { ids, ...column }: ProductColumn & { readonly ids: readonly string[] },
): Promise<ColumnRow[]> {
  requireRight(staff, 'changeCatalogue')
  return columnRows(db, column, ids)
}

async function columnRows(
  executor: Executor,
  column: ProductColumn,
  ids: readonly string[],
): Promise<ColumnRow[]> {
  const { read } = await cellsOf(executor, column)
  const found = await findAll(executor, ids)
  return ids.flatMap((id) => {
    const desk = found.get(id)
    if (!desk) return []
    const { sku, type, fields: live } = desk.product
    const value = desk.isReadable ? read(withDraft(live, desk.draft)) : null
    return [{ id, sku, type, title: live.title, live: read(live), value }]
  })
}

/** What stands in the cell of a product, and what changes in the product when something else is put there. */
type Cells = {
  readonly read: (fields: ProductFields) => ColumnRow['live']
  readonly write: (fields: ProductFields, value: ColumnValue) => SomeOf<ProductFields>
}

async function cellsOf(
  executor: Executor,
  { column, attribute }: Pick<ProductColumn, 'column'> & Partial<ProductColumn>,
): Promise<Cells> {
  if (column !== 'attribute') {
    return {
      // What the contract calls a list may be written.
      read: (fields) => fields[column] as ColumnRow['live'],
      write: (_fields, value) => ({ [column]: value }),
    }
  }
  const codes = (await listAttributes(executor)).map(({ code }) => code)
  const code = codes.find((one) => one === attribute)
  if (code === undefined) throw new Refusal('AttributeNotFound')
  const others = ({ attributes }: ProductFields) => attributes.filter((one) => one.code !== code)
  return {
    read: ({ attributes }) => [...(attributes.find((one) => one.code === code)?.values ?? [])],
    write: (fields, values) => ({
      attributes: inOrderOf(codes)([
        ...others(fields),
        ...(Array.isArray(values) && values.length > 0 ? [{ code, values }] : []),
      ]),
    }),
  }
}

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
  { rows, ...column }: ColumnEdits,
): Promise<void> {
  requireRight(staff, 'changeCatalogue')
  if (isPriceField(column.column)) requireRight(staff, 'changePrices')
  const ids = rows.map(({ id }) => id)
  const change = () =>
    changeAs(db, staff, async (trx) => {
      await lockProducts(trx, ids)
      const cells = await cellsOf(trx, column)
      const found = await findAll(trx, ids)
      const edits = rows.map(({ id, value, seen }) => ({ id, desk: found.get(id), value, seen }))
      refuseRows('ProductNotFound', edits, ({ desk }) => !desk)
      refuseRows('ProductDraftUnreadable', edits, ({ desk }) => desk?.isReadable === false)
      refuseRows('ChangedMeanwhile', edits, ({ desk, value, seen }) => {
        const now = desk && cells.read(withDraft(desk.product.fields, desk.draft))
        return desk !== undefined && !isDeepEqual(now, value) && !isDeepEqual(now, seen)
      })
      const when = { at: clock(), by: operatorIdOf(staff) }
      const drafts = edits.flatMap(({ id, desk, value }) => {
        if (!desk) return []
        const live = desk.product.fields
        const edit = cells.write(withDraft(live, desk.draft), value)
        return [{ productId: id, draft: withEdit(live, desk.draft, edit), ...when }]
      })
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
