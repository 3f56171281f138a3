import type { CatalogueEntries } from '#contract/catalogue-file.ts'
import { operatorIdOf, type Staff } from '#domain/access/actor.ts'
import type { CatalogueSection } from '#domain/catalogue/catalogue-file.ts'
import type { ProductFields } from '#domain/catalogue/product-fields.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import type { Executor } from '../../../db/database.ts'
import { productRevision } from '../../../db/documents/drafts.ts'
import { takeInPictures } from '../../pictures/take-in-pictures.ts'
import { deriveComponents } from '../derive-components.ts'
import { loadProductFields, type ProductWrite, writeProductFields } from '../product-fields-store.ts'
import type { Archive } from './archive.ts'
import { fieldsOf, type Names } from './check-catalogue.ts'
import { picturesNames } from './export-catalogue.ts'
import { removePlanned } from './plan-removals.ts'
import { readEntries } from './read-entries.ts'
import { type Removals, removedOf } from './removals.ts'
import type { Pair, Writer } from './run-import.ts'
import {
  dropSpareValues,
  freePaths,
  idsOf,
  keepConfiguratorRevisions,
  insertProducts,
  keepRevisions,
  movePaths,
  placeCategories,
  placeValues,
  raiseListVersions,
  writeAttributes,
  writeCategories,
  writeConfigurators,
  writeFurtherColumns,
  writeListPrices,
  writePriceLists,
  writeRedirects,
} from './write-entries-store.ts'

type Of<Section extends CatalogueSection> = CatalogueEntries[Section]
type Products = readonly Pair<'products'>[]

const AT_ONCE = 500

type Writing = {
  readonly trx: Executor
  readonly archive: Archive
  readonly names: Names
  readonly staff: Staff
  readonly now: Date
  /** What the history of a product says of it. */
  readonly note: string
}

const isPricedAnew = ({ before, after }: Pair<'products'>) => !isDeepEqual(before?.prices ?? [], after.prices)

const afterOf = <Section extends CatalogueSection>(pairs: readonly Pair<Section>[]) =>
  pairs.map(({ after }) => after)

/** Writes what an import makes different, in the caller's transaction. */
export function importWriter(writing: Writing): Writer {
  const { trx, archive, names } = writing
  const moves: { from: string; to: string }[] = []
  // Who tried a change of prices before, tries it anew.
  const listCodes = new Set<string>()
  const baseCode = [...names.lists].find(([, kind]) => kind === 'base')?.[0]
  // Each is placed below another once all are there.
  const categories: Of<'categories'>[] = []

  const writers: {
    readonly [Section in CatalogueSection]: (pairs: readonly Pair<Section>[]) => Promise<void>
  } = {
    async attributes(pairs) {
      await writeAttributes(trx, afterOf(pairs))
    },
    async pictures(pairs) {
      const drawn = new Map<string, Buffer>()
      for (const { after } of pairs)
        if (after.widths === null) drawn.set(after.hash, await archive.content(picturesNames(after)[0] ?? ''))
      await takeInPictures(
        trx,
        pairs.map(({ after }) => ({ ...after, content: drawn.get(after.hash) ?? null })),
      )
    },
    async categories(pairs) {
      categories.push(...afterOf(pairs))
      await writeCategories(trx, afterOf(pairs))
    },
    async products(pairs) {
      if (baseCode !== undefined && pairs.some(isPricedAnew)) listCodes.add(baseCode)
      moves.push(...(await writeProducts(writing, pairs)))
    },
    async configurators(pairs) {
      const skus = pairs.map(({ after }) => after.sku)
      const was = pairs.flatMap(({ before }) => before?.sku ?? [])
      const at = writing.now
      await keepConfiguratorRevisions(trx, was, { at, by: null, note: '' })
      const ids = await writeConfigurators(trx, afterOf(pairs))
      const by = operatorIdOf(writing.staff)
      // One that is new begins its history with the first change of it.
      await keepConfiguratorRevisions(trx, skus, { at, by, note: writing.note }, 'known')
      await deriveComponents(trx, ids)
    },
    async priceLists(pairs) {
      for (const { after } of pairs) listCodes.add(after.code)
      await writePriceLists(trx, afterOf(pairs))
    },
    async listPrices(pairs) {
      for (const { after } of pairs) listCodes.add(after.list)
      await writeListPrices(trx, afterOf(pairs))
    },
    redirects: (pairs) => writeRedirects(trx, afterOf(pairs)),
  }

  return {
    async prepare() {
      await freePaths(
        trx,
        [...names.paths].flatMap(([path, sku]) => (names.keys.products.has(sku) ? [{ path, sku }] : [])),
      )
      // Whatever names a product, or lies below a category, finds it there.
      await insertProducts(trx, names.newProducts)
    },
    write: (section, pairs) => writers[section](pairs),
    async finish(removals: Removals | null) {
      await placeCategories(trx, categories)
      await eachOf(archive, 'attributes', (attributes) => placeValues(trx, attributes))
      await movePaths(trx, moves)
      await raiseListVersions(trx, {
        codes: [...listCodes],
        listPrices: removals ? removedOf(removals.listPrices) : [],
        skus: removals ? removedOf(removals.products) : [],
      })
      if (removals) await removePlanned(trx, removals)
      if (removals) await eachOf(archive, 'attributes', (attributes) => dropSpareValues(trx, attributes))
    },
  }
}

async function eachOf<Section extends CatalogueSection>(
  archive: Archive,
  section: Section,
  work: (entries: readonly Of<Section>[]) => Promise<void>,
): Promise<void> {
  let some: Of<Section>[] = []
  for await (const { entry } of readEntries(archive, { only: section })) {
    some.push(entry as Of<Section>)
    if (some.length < AT_ONCE) continue
    await work(some)
    some = []
  }
  if (some.length > 0) await work(some)
}

function idOf(map: ReadonlyMap<string, string>, key: string): string {
  const id = map.get(key)
  if (id === undefined) throw new Error(`The import lost '${key}'`)
  return id
}

/** Writes products by the code that publishes them, and answers which paths led to them so far. */
async function writeProducts(
  writing: Writing,
  pairs: Products,
): Promise<readonly { from: string; to: string }[]> {
  const { trx, names } = writing
  const products = pairs.map(({ after }) => after)
  const ids = await idsOf(trx, products)
  const placedProducts = products.map((product) => ({ id: idOf(ids.products, product.sku), product }))
  const known = await loadProductFields(
    trx,
    placedProducts.map(({ id }) => id),
  )
  const beforeById = new Map(known.map(({ id, fields }) => [id, fields]))
  const writes = placedProducts.map(({ id, product }): ProductWrite => {
    const fields = fieldsOf(product)
    const after: ProductFields = {
      ...fields,
      categoryIds: fields.categoryIds.map((path) => idOf(ids.categories, path)),
      imageIds: fields.imageIds.map((key) => idOf(ids.pictures, key)),
    }
    return { id, before: names.shopProducts.has(product.sku) ? (beforeById.get(id) ?? null) : null, after }
  })
  await writeProductFields(trx, writes)
  await writeFurtherColumns(trx, placedProducts)
  await keepHistory(writing, writes, pairs)
  return pairs.flatMap(({ before, after }) =>
    before &&
    before.status !== 'draft' &&
    before.urlPath !== null &&
    after.urlPath !== null &&
    before.urlPath !== after.urlPath
      ? [{ from: before.urlPath, to: after.urlPath }]
      : [],
  )
}

const kept = (fields: ProductFields) => productRevision.document(fields)

/** A product that was in the shop keeps in its history what it was, and what it became. */
async function keepHistory(
  { trx, staff, now, note }: Writing,
  writes: readonly ProductWrite[],
  pairs: Products,
): Promise<void> {
  const changed = writes.flatMap(({ id, before, after }, place) => {
    const was = pairs[place]?.before
    // Its path was taken from it for a moment, where another product has it now.
    return before && was && before.status !== 'draft'
      ? [{ id, before: { ...before, urlPath: was.urlPath }, after }]
      : []
  })
  if (changed.length === 0) return
  await keepRevisions(
    trx,
    changed.map(({ id, before }) => ({ productId: id, content: kept(before), at: now, by: null, note: '' })),
    'first',
  )
  const by = operatorIdOf(staff)
  await keepRevisions(
    trx,
    changed.map(({ id, after }) => ({ productId: id, content: kept(after), at: now, by, note })),
    'next',
  )
}
