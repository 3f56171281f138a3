import type { ImportFate } from '#domain/catalogue/catalogue-file.ts'
import type { Executor } from '../../../db/database.ts'
import type { Names } from './check-catalogue.ts'
import { listKeys } from './entries-store.ts'
import {
  categoriesOfLists,
  discontinueProducts,
  hideCategories,
  loadTies,
  loadUse,
  removeAttributes,
  removeCategories,
  removeConfigurators,
  removeListPrices,
  removePriceLists,
  removeProducts,
  removeRedirects,
} from './removals-store.ts'

export type Fates = ReadonlyMap<string, ImportFate>
export type Removals = {
  readonly redirects: Fates
  readonly listPrices: Fates
  readonly priceLists: Fates
  readonly configurators: Fates
  readonly products: Fates
  readonly categories: Fates
  readonly attributes: Fates
}

/**
 * What becomes of what the shop has and a file does not name, where the file replaces the catalogue. What somebody ordered, or what
 * something that stays needs, stays: a product is sold no longer, a category is hidden, anything else is left as it is.
 */
export async function planRemovals(executor: Executor, names: Names): Promise<Removals> {
  const others = async (section: keyof Removals) =>
    (await listKeys(executor, section)).filter((key) => !names.keys[section].has(key))
  const skus = await others('products')
  const ties = await loadTies(executor, skus)
  const products = fatesOfProducts(skus, names, ties)
  const stays = (sku: string) =>
    names.keys.products.has(sku) || (products.has(sku) && products.get(sku) !== 'removed')
  const staying = skus.filter(stays)
  const use = await loadUse(executor, staying)
  const lists = new Map(
    (await others('priceLists')).map((code) => {
      const isKept =
        names.lists.get(code) === 'base' || names.used.lists.has(code) || ties.listsOfCompanies.includes(code)
      return [code, isKept ? 'kept' : 'removed'] as const
    }),
  )
  const discounted = await categoriesOfLists(executor, keysOf(lists, 'kept'))
  const isOfFile = (key: string) => names.keys.priceLists.has(key.slice(0, key.lastIndexOf(' ')))
  return {
    redirects: all(await others('redirects')),
    listPrices: all((await others('listPrices')).filter(isOfFile)),
    priceLists: lists,
    configurators: new Map(
      // Of a product of the file without one its page would lead nowhere; that is a fault of the file already.
      (await others('configurators')).map((sku) => [
        sku,
        products.get(sku) === 'removed' || names.keys.products.has(sku) ? 'removed' : 'kept',
      ]),
    ),
    products,
    categories: fatesOfCategories(
      await others('categories'),
      names,
      [...use.categories, ...discounted, ...names.used.categories],
      ties.hiddenCategories,
    ),
    attributes: new Map(
      (await others('attributes')).map((code) => [
        code,
        names.used.attributes.has(code) || use.attributes.includes(code) ? 'kept' : 'removed',
      ]),
    ),
  }
}

const all = (keys: readonly string[]): Fates => new Map(keys.map((key) => [key, 'removed']))

function fatesOfProducts(
  skus: readonly string[],
  names: Names,
  ties: Awaited<ReturnType<typeof loadTies>>,
): Map<string, ImportFate> {
  const needed = new Set([...ties.ordered, ...names.used.products])
  // What stays needs others, which need others in turn.
  for (let size = -1; size !== needed.size;) {
    size = needed.size
    for (const { sku, by } of ties.replacements) if (needed.has(sku)) needed.add(by)
    for (const { sku, component } of ties.components) if (needed.has(sku)) needed.add(component)
  }
  const discontinued = new Set(ties.discontinued)
  return new Map(
    skus.map((sku) => {
      if (!needed.has(sku)) return [sku, 'removed']
      return [sku, names.used.products.has(sku) || discontinued.has(sku) ? 'kept' : 'hidden']
    }),
  )
}

function fatesOfCategories(
  paths: readonly string[],
  names: Names,
  used: readonly string[],
  hidden: readonly string[],
): Fates {
  const needed = new Set<string>()
  for (const path of [...names.keys.categories, ...used])
    for (let at: string | null = path; at !== null && !needed.has(at);) {
      needed.add(at)
      at = names.categories.get(at)?.parent ?? null
    }
  const isHidden = new Set(hidden)
  const usedByFile = names.used.categories
  return new Map(
    paths.map((path) => {
      if (!needed.has(path)) return [path, 'removed']
      return [path, usedByFile.has(path) || isHidden.has(path) ? 'kept' : 'hidden']
    }),
  )
}

const keysOf = (fates: Fates, fate: ImportFate): readonly string[] =>
  [...fates].flatMap(([key, found]) => (found === fate ? [key] : []))

/** The names of what goes. */
export const removedOf = (fates: Fates): readonly string[] => keysOf(fates, 'removed')

/** Takes out what is to go, those first that others speak of. */
export async function removePlanned(trx: Executor, removals: Removals): Promise<void> {
  const of = (section: keyof Removals, fate: ImportFate) => keysOf(removals[section], fate)
  const each = async (
    keys: readonly string[],
    work: (trx: Executor, keys: readonly string[]) => Promise<void>,
  ) => {
    if (keys.length > 0) await work(trx, keys)
  }
  await each(of('redirects', 'removed'), removeRedirects)
  await each(of('listPrices', 'removed'), removeListPrices)
  await each(of('priceLists', 'removed'), removePriceLists)
  await each(of('configurators', 'removed'), removeConfigurators)
  await each(of('products', 'hidden'), discontinueProducts)
  await each(of('products', 'removed'), removeProducts)
  await each(of('categories', 'hidden'), hideCategories)
  await each(of('categories', 'removed'), removeCategories)
  await each(of('attributes', 'removed'), removeAttributes)
}
