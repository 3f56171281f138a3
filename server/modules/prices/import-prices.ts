import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { ApplyQuery, ImportQuery, ImportTrial } from '#contract/office/price-files.ts'
import type { ListKind } from '#contract/office/price-lists.ts'
import type { Staff } from '#domain/access/actor.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { choiceCode, choiceKey, type ChoicePrice } from '#domain/price-lists/choice-price.ts'
import { type ListContent, priceKey } from '#domain/price-lists/content.ts'
import { keepingOthers, type ListDifferences, listDifferences } from '#domain/price-lists/differences.ts'
import { basePriceFindings, comparedOn, priceFindings, stopsList } from '#domain/price-lists/faults.ts'
import { overlappingDays } from '#domain/price-lists/overlaps.ts'
import { cellOf, type ReadTable, readListTable, type TableFault } from '#domain/price-lists/read-table.ts'
import { pricedSkusOf } from '#domain/price-lists/taken-back.ts'
import { tableFaultTexts } from '#texts/nl/office/price-faults.ts'
import { priceColumnTexts } from '#texts/nl/office/price-files.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { NO_SCOPE } from '../../http/asker.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { publishAs } from '../catalogue/base-prices.ts'
import { tableRowsOf } from '../catalogue/sheets/receive-table.ts'
import { type TradeFacts, tradeFacts, tradeFactsWithin } from '../catalogue/trade-facts.ts'
import { choiceTitles } from './choice-prices.ts'
import { differencesReply, MOST_SHOWN } from './differences-reply.ts'
import { costsBeside, type JudgedBase, judgeBase, publishBase } from './edit-base-prices.ts'
import { keepListChange } from './list-changes.ts'
import { loadContent, writeContent } from './list-content.ts'
import { baseOf, listed } from './listed-product.ts'
import { findPriceList, loadCategories } from './price-list-store.ts'
import { isBaseList, takeBaseList, takeList } from './price-lists.ts'
import type { PriceFile } from './price-table.ts'

type Others = z.output<typeof ImportQuery>['others']

/** A file beside the list that it is for. */
export type Analysed = {
  readonly code: string
  readonly kind: ListKind
  readonly version: number
  readonly facts: TradeFacts
  readonly today: string
  readonly after: ListContent
  readonly differences: ListDifferences
  /** By row. */
  readonly faults: readonly TableFault[]
  readonly warnings: readonly TableFault[]
  /** Of the base list, what becomes of its products and configurators; null where something is wrong before that. */
  readonly judged: JudgedBase | null
  /** What a choice is called. */
  readonly titleOf: (choice: ChoicePrice) => string
  /** By which this outcome is known again: of the file, how it is meant, the list, and what the catalogue says of it. */
  readonly digest: string
}

/** Reads a file beside its list, and changes nothing. */
export async function analyseFile(
  shop: ShopContext,
  staff: Staff,
  listId: string,
  { file, others }: { readonly file: PriceFile; readonly others: Others },
): Promise<Analysed> {
  requireRight(staff, 'changePrices')
  const today = amsterdamNow(shop.clock()).date
  const list = await findPriceList(shop.db, listId, today)
  if (!list) throw new Refusal('PriceListNotFound')
  const facts = await tradeFacts(shop, NO_SCOPE)
  return analyse(shop.db, { ...list, file, others, facts, now: shop.clock(), today })
}

type Analysing = Pick<Analysed, 'code' | 'kind' | 'version' | 'facts' | 'today'> & {
  readonly now: Date
  readonly id: string
  readonly file: PriceFile
  readonly others: Others
}

async function analyse(executor: Executor, analysing: Analysing): Promise<Analysed> {
  const { id, code, kind, version, file, others, facts, today } = analysing
  const isBase = kind === 'base'
  // Without its base prices nothing could be sold.
  if (isBase && others === 'go') throw new Refusal('InvalidInput', { field: 'others' })
  const before = await loadContent(executor, id)
  const categories = await loadCategories(executor)
  const read = readListTable(tableRowsOf(file), {
    isRun(sku, day) {
      if (!facts.productBySku(sku)) return null
      return baseOf(facts, sku, comparedOn({ validFrom: day }, today))?.model === 'run'
    },
    isCategory: (path) => categories.has(path),
    choiceOf: isBase ? choicesNow(before) : null,
    onceOf: isBase ? onceNow(before, facts, today) : null,
  })
  const after = others === 'stay' ? keepingOthers(before, read.content) : read.content
  const differences = listDifferences(before, after)
  const found = priceFaults(isBase ? onlyChanged(read, differences) : read, after, analysing)
  const faults = [...read.faults, ...found.filter(isStopping)]
  const judged = isBase && faults.length === 0 ? await judgeBase(executor, differences, analysing) : null
  const outcome = {
    differences,
    faults: [...faults, ...(judged ? shopFaults(judged, read) : [])].toSorted(byRow),
    warnings: found.filter((one) => !isStopping(one)).toSorted(byRow),
  }
  const digest = createHash('sha256')
    .update(JSON.stringify([file.digest, others, outcome]))
    .digest('hex')
  const titleOf = await choiceTitles(executor, facts, pricedSkusOf(differences.choices))
  return { code, kind, version, facts, today, after, ...outcome, judged, digest, titleOf }
}

/** What choices cost by their codes within their products. */
function choicesNow({ choices }: ListContent) {
  const known = new Map(choices.map((choice) => [`${choice.sku} ${choiceCode(choice)}`, choice]))
  return (sku: string, code: string) => known.get(`${sku} ${code}`) ?? null
}

/** What a line costs once by the base price that a row is of, or else by the one that it goes with. */
function onceNow({ prices }: ListContent, facts: TradeFacts, today: string) {
  const known = new Map(prices.map((price) => [priceKey(price), price.once]))
  return (sku: string, validFrom: string) =>
    known.get(priceKey({ sku, validFrom })) ?? costsBeside({ sku, validFrom }, facts, today)
}

/** Of base prices only those that become different are judged: what was there before a rule stays as it is. */
function onlyChanged(read: ReadTable, { prices }: ListDifferences): ReadTable {
  const changed = new Set(prices.flatMap(({ after }) => (after ? [priceKey(after)] : [])))
  const content = { ...read.content, prices: read.content.prices.filter((one) => changed.has(priceKey(one))) }
  return { ...read, content }
}

/** Why products and configurators cannot be in the shop with these prices, each at the first row of the product that changes. */
function shopFaults(
  { prices, choices }: JudgedBase,
  { content, rowsOfPrice, rowOfChoice }: ReadTable,
): readonly TableFault[] {
  return [
    ...prices.faults.map(({ sku, message }) => {
      const rows = content.prices.flatMap((price) =>
        price.sku === sku ? (rowsOfPrice.get(priceKey(price))?.first ?? []) : [],
      )
      return { row: Math.min(...rows), column: 'sku', fault: 'NotReady', message } as const
    }),
    ...choices.faults.map(({ sku, message }) => {
      const rows = choices.changes.flatMap(({ after }) =>
        after?.sku === sku ? (rowOfChoice.get(choiceKey(after)) ?? []) : [],
      )
      return { row: Math.min(...rows), column: 'price', fault: 'NotReady', message } as const
    }),
  ]
}

const byRow = (one: TableFault, other: TableFault) => one.row - other.row

type PriceFault = TableFault & { readonly stops: boolean }
const isStopping = ({ stops }: PriceFault) => stops

/** What is wrong with the prices that a file says, by its cells; of a price that is not whole that is told already. */
function priceFaults(
  { content, brokenPrices, rowsOfPrice }: ReadTable,
  after: ListContent,
  { kind, facts, today }: Pick<Analysing, 'kind' | 'facts' | 'today'>,
): readonly PriceFault[] {
  const findingsOf = kind === 'base' ? basePriceFindings : priceFindings
  const meeting = overlappingDays(after.prices)
  return content.prices.flatMap((price) => {
    const rows = rowsOfPrice.get(priceKey(price))
    if (!rows || brokenPrices.has(priceKey(price))) return []
    const found = findingsOf(price, listed(facts.productBySku(price.sku)), today).map((finding) => ({
      ...cellOf(finding.place, rows),
      fault: finding.fault,
      stops: stopsList(finding),
    }))
    const met = meeting.get(price)
    return met === undefined
      ? found
      : [...found, { ...cellOf(met, rows), fault: 'DatesOverlap' as const, stops: true }]
  })
}

export const cellFaultReply = ({ row, column, heading, fault, message }: TableFault) => ({
  row,
  column: heading ?? priceColumnTexts[column],
  message: message ?? tableFaultTexts[fault],
})

/** What a file would change, and what is wrong with it. */
export function trialReply({ records }: PriceFile, analysed: Analysed): z.input<typeof ImportTrial> {
  const { version, faults, warnings, differences, digest } = analysed
  return {
    version,
    digest,
    rowCount: records.length,
    faultCount: faults.length,
    faults: faults.slice(0, MOST_SHOWN).map(cellFaultReply),
    warningCount: warnings.length,
    warnings: warnings.slice(0, MOST_SHOWN).map(cellFaultReply),
    unchangedCount: differences.unchangedCount,
    ...differencesReply(differences, analysed),
  }
}

/** Makes of a list what a file says, all of it or nothing: refused when the list changed meanwhile, or it would do anything else than was shown. */
export async function applyFile(
  shop: ShopContext,
  staff: Staff,
  listId: string,
  { file, others, version, digest }: z.output<typeof ApplyQuery> & { readonly file: PriceFile },
): Promise<void> {
  requireRight(staff, 'changePrices')
  const isBase = await isBaseList(shop.db, listId)
  await (isBase ? publishAs : changeAs)(shop.db, staff, async (trx) => {
    const list = await (isBase ? takeBaseList : takeList)(trx, listId)
    if (list.version !== version) throw new Refusal('PriceListMovedOn')
    const facts = await tradeFactsWithin(shop, trx, NO_SCOPE)
    const today = amsterdamNow(shop.clock()).date
    const { code, kind } = list
    const now = shop.clock()
    const analysed = await analyse(trx, {
      id: listId,
      code,
      kind,
      version,
      file,
      others,
      facts,
      now,
      today,
    })
    if (analysed.digest !== digest) throw new Refusal('TableChanged')
    if (analysed.faults.length > 0) throw new Refusal('TableFaulty')
    if (analysed.judged) await publishBase(trx, analysed.judged, { listId, at: now, staff })
    else await writeContent(trx, listId, analysed.differences, analysed)
    await keepListChange(trx, { list, way: 'import', differences: analysed.differences, at: now, staff })
  })
}
