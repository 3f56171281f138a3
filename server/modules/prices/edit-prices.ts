import type { ListChange } from '#contract/office/price-list-changes.ts'
import type { ListEdits } from '#contract/office/price-lists.ts'
import type { Staff } from '#domain/access/actor.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import type { ListContent } from '#domain/price-lists/content.ts'
import { listDifferences, withChanges } from '#domain/price-lists/differences.ts'
import { clashingEdits, type Edits, editsInOrder } from '#domain/price-lists/edits.ts'
import { discountFaults, type ListFault, priceFindings, stopsList } from '#domain/price-lists/faults.ts'
import { overlappingDays } from '#domain/price-lists/overlaps.ts'
import { skusOf } from '#domain/price-lists/taken-back.ts'
import { listFaultTexts } from '#texts/nl/office/price-faults.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { NO_SCOPE } from '../../http/asker.ts'
import { Refusal, type RefusalDetail } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { publishAs } from '../catalogue/base-prices.ts'
import { type TradeFacts, tradeFactsWithin } from '../catalogue/trade-facts.ts'
import { writeBaseEdits } from './edit-base-prices.ts'
import { changeTakenBack, keepListChange } from './list-changes.ts'
import { loadContent, writeContent } from './list-content.ts'
import { listed } from './listed-product.ts'
import { type HeldList, loadCategories } from './price-list-store.ts'
import { isBaseList, takeBaseList, takeList } from './price-lists.ts'

/** Changes prices and discounts of a list at once. Refused, by place, where a colleague was first or something is wrong. */
export async function editPrices(
  shop: ShopContext,
  staff: Staff,
  listId: string,
  edits: ListEdits,
): Promise<void> {
  requireRight(staff, 'changePrices')
  await changeHeldList(shop, staff, listId, () => ({ edits, way: 'edit' }))
}

/**
 * Takes a change of a list back, but for what was changed once more since. Refused where the list is no longer as it was seen, or
 * what was there before would be wrong by now.
 */
export async function takeBackPrices(
  shop: ShopContext,
  staff: Staff,
  {
    listId,
    changeId,
    version,
  }: { readonly listId: string; readonly changeId: string; readonly version: number },
): Promise<void> {
  requireRight(staff, 'changePrices')
  let taken: Edits | null = null
  try {
    await changeHeldList(shop, staff, listId, async (trx, list) => {
      if (list.version !== version) throw new Refusal('PriceListMovedOn')
      const { edits } = await changeTakenBack(trx, listId, changeId)
      taken = edits
      return { edits, way: 'takeBack' }
    })
  } catch (error) {
    throw taken && error instanceof Refusal && error.code === 'PriceListFaulty'
      ? withNames(error, taken)
      : error
  }
}

/** Nobody typed these prices, so that what is wrong is told by what they are of. */
function withNames({ code, details }: Refusal, { prices, choices, discounts }: Edits): Refusal {
  const nameOf = (field = '') => {
    const [part, at] = field.split('.')
    const changes = part === 'prices' ? prices : part === 'choices' ? choices : discounts
    const { before, after } = changes[Number(at)] ?? {}
    const of = after ?? before
    return of && ('sku' in of ? of.sku : of.categoryPath)
  }
  return new Refusal(
    code,
    details.map(({ field, message }) => ({ message: `${nameOf(field)}: ${message}` })),
  )
}

type Meant = { readonly edits: Edits; readonly way: ListChange['way'] }

/** Makes in a list what somebody means with it, once nobody else can change it, and keeps what that made different. */
async function changeHeldList(
  shop: ShopContext,
  staff: Staff,
  listId: string,
  meant: (trx: Executor, list: HeldList) => Meant | Promise<Meant>,
): Promise<void> {
  const isBase = await isBaseList(shop.db, listId)
  await (isBase ? publishAs : changeAs)(shop.db, staff, async (trx) => {
    const list = await (isBase ? takeBaseList : takeList)(trx, listId)
    const { edits, way } = await meant(trx, list)
    const facts = await tradeFactsWithin(shop, trx, NO_SCOPE)
    const at = shop.clock()
    const differences = isBase
      ? await writeBaseEdits(trx, { listId, edits, facts, now: at }, staff)
      : await writeOwnEdits(trx, { listId, edits, facts, today: amsterdamNow(at).date })
    await keepListChange(trx, { list, way, differences, at, staff })
  })
}

async function writeOwnEdits(trx: Executor, judging: Judging): Promise<Edits> {
  const { now, next } = await judgedEdits(trx, judging)
  const differences = listDifferences(now, next)
  await writeContent(trx, judging.listId, differences, judging)
  return differences
}

type Judging = {
  readonly listId: string
  readonly edits: Edits
  readonly facts: TradeFacts
  readonly today: string
}

/** The list as it is and with these edits, as far as they touch it; refused where they clash or are wrong. */
export async function judgedEdits(
  executor: Executor,
  judging: Judging,
): Promise<{ readonly now: ListContent; readonly next: ListContent }> {
  const edits = editsInOrder(judging.edits)
  const now = await loadContent(executor, judging.listId, skusOf(edits))
  const clashes = clashingEdits(now, edits)
  if (clashes.length > 0)
    throw new Refusal(
      'ChangedMeanwhile',
      clashes.map((field) => ({ field })),
    )
  const next = withChanges(now, edits)
  const faults = [
    ...priceFaults(edits, next, judging),
    ...edits.choices.map((_one, at) => told(`choices.${at}.after.sku`, 'ChoiceOfBase')),
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
