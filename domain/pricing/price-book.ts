import { type Dated, holdsOn, type PriceList, type PriceListRule } from './price-list.ts'

type SkuRule = Extract<PriceListRule, { kind: 'sku' }>

/** A price list by what it prices, so that finding a rule costs the same however many there are. */
export type IndexedList = Dated & {
  readonly code: string
  readonly kind: PriceList['kind']
  readonly rulesBySku: ReadonlyMap<string, readonly SkuRule[]>
  readonly percentByCategory: ReadonlyMap<string, number>
}

/** The lists that hold for one company, in the order in which they are asked: contracts before groups. */
export type PriceBook = readonly IndexedList[]

/** The book of who has no lists of their own: the base prices hold, which lie with the products. */
export const NO_BOOK: PriceBook = []

/** Lists of one kind keep the order they come in. */
export function bookOf(lists: readonly IndexedList[]): PriceBook {
  return [...lists.filter(({ kind }) => kind === 'contract'), ...lists.filter(({ kind }) => kind === 'group')]
}

export const priceBook = (lists: readonly PriceList[]): PriceBook => bookOf(lists.map(indexList))

/** One category has one percentage: of two the higher counts. */
export function indexList({ code, kind, validFrom, validTo, rules }: PriceList): IndexedList {
  const rulesBySku = new Map<string, SkuRule[]>()
  const percentByCategory = new Map<string, number>()
  for (const rule of rules) {
    if (rule.kind === 'sku') {
      const known = rulesBySku.get(rule.sku)
      if (known) known.push(rule)
      else rulesBySku.set(rule.sku, [rule])
    } else {
      const known = percentByCategory.get(rule.categoryPath) ?? 0
      percentByCategory.set(rule.categoryPath, Math.max(known, rule.percentOff))
    }
  }
  return { code, kind, validFrom, validTo, rulesBySku, percentByCategory }
}

/** A rule for the sku itself before one for a category, and of those the deepest; of two as deep the higher percentage. */
export function ruleIn(
  { rulesBySku, percentByCategory }: IndexedList,
  { sku, categoryPaths }: { readonly sku: string; readonly categoryPaths: readonly string[] },
  onDay: string,
): PriceListRule | null {
  const forSku = rulesBySku.get(sku)?.find((rule) => holdsOn(rule, onDay))
  if (forSku) return forSku
  let found: Extract<PriceListRule, { kind: 'category' }> | null = null
  for (const path of percentByCategory.size === 0 ? [] : categoryPaths.flatMap(withThoseAbove)) {
    const percentOff = percentByCategory.get(path)
    if (percentOff === undefined) continue
    const isDeeper = found === null || path.length > found.categoryPath.length
    const isMore = path.length === found?.categoryPath.length && percentOff > found.percentOff
    if (isDeeper || isMore) found = { kind: 'category', categoryPath: path, percentOff }
  }
  return found
}

/** '/doeken/spandoeken' lies in itself and in '/doeken'. */
function withThoseAbove(path: string): string[] {
  const paths = [path]
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
    paths.push(path.slice(0, end))
  return paths
}
