import type { ImportFate } from '#domain/catalogue/catalogue-file.ts'
import type { Executor } from '../../../db/database.ts'
import type { Withdrawn } from './archive.ts'
import type { Names } from './check-catalogue.ts'
import { listKeys } from './entries-store.ts'
import { type Fates, keysOf, type Removals } from './removals.ts'
import {
  categoriesOfLists,
  discontinueProducts,
  hideCategories,
  listComposedDrafts,
  loadNeeds,
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

/**
 * What becomes of what the shop has and a file does not name, where the file replaces the catalogue; with `withdrawn` of that alone.
 * What somebody ordered, or what something that stays needs, stays: a product is sold no longer, a category is hidden, anything else
 * is left as it is. So is all that the shop came to need beside what is withdrawn.
 */
export async function planRemovals(
  executor: Executor,
  names: Names,
  withdrawn: Withdrawn | null,
): Promise<Removals> {
  const others = async (section: keyof Removals) => {
    const keys = (await listKeys(executor, section)).filter((key) => !names.keys[section].has(key))
    const [going, staying]: [string[], string[]] = [[], []]
    for (const key of keys) (withdrawn && !withdrawn[section].has(key) ? staying : going).push(key)
    return { going, staying }
  }
  const skus = await others('products')
  const listed = await others('listPrices')
  const configurators = await others('configurators')
  const ties = await loadTies(executor, skus.going)
  const priceLists = await others('priceLists')
  const priced = new Set(listed.staying.map(listOf))
  const lists = new Map(
    priceLists.going.map((code) => {
      const isKept =
        names.lists.get(code) === 'base' ||
        names.used.lists.has(code) ||
        ties.listsOfCompanies.includes(code) ||
        priced.has(code)
      return [code, isKept ? 'kept' : 'removed'] as const
    }),
  )
  const isOfKeptList = (key: string) => lists.get(listOf(key)) === 'kept'
  const needs = withdrawn
    ? await loadNeeds(executor, {
        going: skus.going,
        named: [...names.keys.products],
        composed: [...names.keys.configurators],
        composedBeside: configurators.staying,
        listed: [...listed.staying, ...listed.going.filter(isOfKeptList)],
      })
    : []
  const products = fatesOfProducts(skus.going, names, ties, needs)
  const left = skus.going.filter((sku) => products.get(sku) !== 'removed')
  const use = await loadUse(executor, left)
  // Beside what is withdrawn it is as if what stays just as it is had never been part of it.
  const untouched = withdrawn ? [...skus.staying, ...keysOf(products, 'kept')] : []
  const othersUse = await loadUse(executor, untouched)
  const discounted = await categoriesOfLists(executor, keysOf(lists, 'kept'))
  const othersDiscounted = await categoriesOfLists(executor, priceLists.staying)
  const categories = await others('categories')
  // A file that replaces takes out prices of the lists that it names; what is taken back leaves what stays its prices.
  const fateOfListed = (key: string): ImportFate =>
    withdrawn &&
    (isOfKeptList(key) || (lists.get(listOf(key)) !== 'removed' && products.get(skuOf(key)) === 'kept'))
      ? 'kept'
      : 'removed'
  const going = listed.going.filter((key) => withdrawn !== null || names.keys.priceLists.has(listOf(key)))
  // One that an import gave to what nobody sees can be missed there.
  const unseen = new Set(
    await listComposedDrafts(
      executor,
      configurators.going.filter((sku) => !products.has(sku)),
    ),
  )
  return {
    redirects: all((await others('redirects')).going),
    listPrices: new Map(going.map((key) => [key, fateOfListed(key)])),
    priceLists: lists,
    configurators: new Map(
      // Of a product of the file without one its page would lead nowhere; that is a fault of the file already.
      configurators.going.map((sku) => [
        sku,
        products.get(sku) === 'removed' || names.keys.products.has(sku) || unseen.has(sku)
          ? 'removed'
          : 'kept',
      ]),
    ),
    products,
    categories: fatesOfCategories(categories.going, names, {
      used: [...use.categories, ...discounted],
      usedBeside: [...othersUse.categories, ...othersDiscounted, ...categories.staying],
      hidden: ties.hiddenCategories,
    }),
    attributes: new Map(
      (await others('attributes')).going.map((code) => {
        const isUsed = [use, othersUse].some(({ attributes }) => attributes.includes(code))
        return [code, isUsed || names.used.attributes.has(code) ? 'kept' : 'removed']
      }),
    ),
  }
}

/** The list and the product of a price that is named by both. */
const listOf = (key: string) => key.slice(0, key.lastIndexOf(' '))
const skuOf = (key: string) => key.slice(key.lastIndexOf(' ') + 1)

const all = (keys: readonly string[]): Fates => new Map(keys.map((key) => [key, 'removed']))

function fatesOfProducts(
  skus: readonly string[],
  names: Names,
  ties: Awaited<ReturnType<typeof loadTies>>,
  needs: readonly string[],
): Map<string, ImportFate> {
  // What stays needs others, which need others in turn.
  const withNeeds = (first: Iterable<string>) => {
    const needed = new Set(first)
    for (let size = -1; size !== needed.size;) {
      size = needed.size
      for (const { sku, by } of ties.replacements) if (needed.has(sku)) needed.add(by)
      for (const { sku, component } of ties.components) if (needed.has(sku)) needed.add(component)
    }
    return needed
  }
  const beside = withNeeds(needs)
  const needed = withNeeds([...ties.ordered, ...names.used.products, ...beside])
  const unsold = new Set(ties.unsold)
  return new Map(
    skus.map((sku) => {
      if (!needed.has(sku)) return [sku, 'removed']
      const isKept = names.used.products.has(sku) || beside.has(sku) || unsold.has(sku)
      return [sku, isKept ? 'kept' : 'hidden']
    }),
  )
}

type Placed = {
  /** By what goes as far as it can. */
  readonly used: readonly string[]
  /** By what has nothing to do with it. */
  readonly usedBeside: readonly string[]
  readonly hidden: readonly string[]
}

function fatesOfCategories(
  paths: readonly string[],
  names: Names,
  { used, usedBeside, hidden }: Placed,
): Fates {
  const withParents = (some: Iterable<string>) => {
    const found = new Set<string>()
    for (const path of some)
      for (let at: string | null = path; at !== null && !found.has(at);) {
        found.add(at)
        at = names.categories.get(at)?.parent ?? null
      }
    return found
  }
  const needed = withParents([...names.keys.categories, ...used, ...names.used.categories])
  const beside = withParents(usedBeside)
  const isHidden = new Set(hidden)
  return new Map(
    paths.map((path) => {
      const isKept = names.used.categories.has(path) || beside.has(path)
      if (!isKept && !needed.has(path)) return [path, 'removed']
      return [path, isKept || isHidden.has(path) ? 'kept' : 'hidden']
    }),
  )
}

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
