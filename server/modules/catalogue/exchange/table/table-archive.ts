import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { CATALOGUE_FORMAT, CATALOGUE_VERSION, type CatalogueEntries } from '#contract/catalogue-file.ts'
import type { ShopContext } from '../../../../context.ts'
import { withScratch } from '../../../../storage/scratch.ts'
import { type Archive, DOCUMENT } from '../archive.ts'
import { listKeys, listNamedAttributes, loadEntries } from '../entries-store.ts'
import { catalogueDigest } from '../export-catalogue.ts'
import { openFolder } from '../folder-archive.ts'
import { byRow, Told } from '../importers/told.ts'
import { atOneMoment, withUnhurried } from '../unhurried.ts'
import { type Beside, type ChangedProduct, readProducts, skusOf } from './read-products.ts'
import { readRecords } from './read-records.ts'

const AT_ONCE = 500
/** The line of the document on which its first product stands. */
const FIRST_LINE = 5

/**
 * A table of products as a catalogue of those that it changes, in a folder that is there for as long as it is used. Throws a
 * `FileFault` where it cannot be read.
 */
export async function tableAsCatalogue<Result>(
  shop: Pick<ShopContext, 'databaseUrl'>,
  path: string,
  signal: AbortSignal,
  use: (archive: Archive, folder: string) => Promise<Result>,
): Promise<Result> {
  const breathe = async () => {
    await setImmediate()
    signal.throwIfAborted()
  }
  const records = await readRecords(path, signal, breathe)
  const told = new Told()
  const { madeOn, ...beside } = await besideOf(shop, skusOf(records))
  const products = await readProducts(records, beside, { told, breathe })
  return withScratch(async (folder) => {
    await pipeline(documentOf(products), createWriteStream(join(folder, DOCUMENT)))
    const origin = {
      vendor: null,
      madeOn,
      faults: byRow(told.faults),
      notes: byRow(told.notes),
      rowOf: (line: number | null) => (line === null ? null : (products[line - FIRST_LINE]?.row ?? null)),
    }
    return use({ ...(await openFolder(folder)), origin }, folder)
  })
}

const besideOf = (
  shop: Pick<ShopContext, 'databaseUrl'>,
  skus: readonly string[],
): Promise<Beside & { readonly madeOn: string }> =>
  withUnhurried(shop, (db) =>
    atOneMoment(db, async (trx) => {
      const products = new Map<string, CatalogueEntries['products']>()
      for (let from = 0; from < skus.length; from += AT_ONCE)
        for (const product of await loadEntries(trx, 'products', { keys: skus.slice(from, from + AT_ONCE) }))
          products.set(product.sku, product)
      return {
        products,
        attributes: await listNamedAttributes(trx),
        categories: new Set(await listKeys(trx, 'categories')),
        madeOn: await catalogueDigest(trx),
      }
    }),
  )

function* documentOf(products: readonly ChangedProduct[]): Generator<string> {
  yield `{\n"format": ${JSON.stringify(CATALOGUE_FORMAT)},\n"version": ${CATALOGUE_VERSION},\n"products": [`
  for (const [place, { product }] of products.entries())
    yield `${place === 0 ? '\n' : ',\n'}${JSON.stringify(product)}`
  yield '\n]\n}\n'
}
