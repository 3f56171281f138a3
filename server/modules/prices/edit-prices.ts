import type { ListEdits } from '#contract/office/price-lists.ts'
import type { Staff } from '#domain/access/actor.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import type { ListContent } from '#domain/price-lists/content.ts'
import { listDifferences, withChanges } from '#domain/price-lists/differences.ts'
import { clashingEdits, type Edits, editsInOrder } from '#domain/price-lists/edits.ts'
import { discountFaults, type ListFault, priceFindings, stopsList } from '#domain/price-lists/faults.ts'
import { overlappingDays } from '#domain/price-lists/overlaps.ts'
import { listFaultTexts } from '#texts/nl/office/price-faults.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { NO_SCOPE } from '../../http/asker.ts'
import { Refusal, type RefusalDetail } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { type TradeFacts, tradeFactsWithin } from '../catalogue/trade-facts.ts'
import { editBasePrices } from './edit-base-prices.ts'
import { loadContent, writeContent } from './list-content.ts'
import { listed } from './listed-product.ts'
import { loadCategories } from './price-list-store.ts'
import { isBaseList, takeList } from './price-lists.ts'

/** Changes prices and discounts of a list at once. Refused, by place, where a colleague was first or something is wrong. */
export async function editPrices(
  shop: ShopContext,
  staff: Staff,
  listId: string,
  edits: ListEdits,
): Promise<void> {
  requireRight(staff, 'changePrices')
  if (await isBaseList(shop.db, listId)) return editBasePrices(shop, staff, listId, edits)
  await changeAs(shop.db, staff, async (trx) => {
    await takeList(trx, listId)
    const facts = await tradeFactsWithin(shop, trx, NO_SCOPE)
    const today = amsterdamNow(shop.clock()).date
    const { now, next } = await judgedEdits(trx, { listId, edits, facts, today })
    await writeContent(trx, listId, listDifferences(now, next), { facts, today })
  })
  return undefined
}

type Judging = {
  readonly listId: string
  readonly edits: ListEdits
  readonly facts: TradeFacts
  readonly today: string
}

/** The list as it is and with these edits, as far as they touch it; refused where they clash or are wrong. */
export async function judgedEdits(
  executor: Executor,
  judging: Judging,
): Promise<{ readonly now: ListContent; readonly next: ListContent }> {
  const edits = editsInOrder(judging.edits)
  const skus = edits.prices.flatMap(({ before, after }) => [before?.sku ?? [], after?.sku ?? []].flat())
  const now = await loadContent(executor, judging.listId, [...new Set(skus)])
  const clashes = clashingEdits(now, edits)
  if (clashes.length > 0)
    throw new Refusal(
      'ChangedMeanwhile',
      clashes.map((field) => ({ field })),
    )
  const next = withChanges(now, edits)
  const faults = [
    ...priceFaults(edits, next, judging),
    ...categoryFaults(edits, await loadCategories(executor)),
  ]
  if (faults.length > 0) throw new Refusal('PriceListFaulty', faults)
  return { now, next }
}

const told = (field: string, fault: ListFault): RefusalDetail => ({ field, message: listFaultTexts[fault] })

function priceFaults(
  { prices }: Edits,
  next: ListContent,
  { facts, today }: Judging,
): readonly RefusalDetail[] {
  const meeting = overlappingDays(next.prices)
  return prices.flatMap(({ after }, at) => {
    if (after === null) return []
    const found = priceFindings(after, listed(facts.productBySku(after.sku)), today).filter(stopsList)
    const met = meeting.get(after)
    return [
      ...found.map(({ fault, place }) => told(`prices.${at}.after.${place}`, fault)),
      ...(met === undefined ? [] : [told(`prices.${at}.after.${met}`, 'DatesOverlap')]),
    ]
  })
}

function categoryFaults(
  { discounts }: Edits,
  categories: ReadonlyMap<string, string>,
): readonly RefusalDetail[] {
  return discounts.flatMap(({ after }, at) =>
    after === null
      ? []
      : discountFaults(after, (path) => categories.has(path)).map((fault) =>
          told(`discounts.${at}.after.${fault === 'PercentInvalid' ? 'percentOff' : 'categoryPath'}`, fault),
        ),
  )
}
