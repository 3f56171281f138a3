import { operatorIdOf, type Staff } from '#domain/access/actor.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { lineCostsOf } from '#domain/price-lists/base-prices.ts'
import type { ListContent, ListPrice } from '#domain/price-lists/content.ts'
import { listDifferences, withChanges } from '#domain/price-lists/differences.ts'
import { clashingEdits, type Edits, editsInOrder } from '#domain/price-lists/edits.ts'
import { basePriceFindings, comparedOn, type ListFault, stopsList } from '#domain/price-lists/faults.ts'
import { overlappingDays } from '#domain/price-lists/overlaps.ts'
import { skusOf } from '#domain/price-lists/taken-back.ts'
import { listFaultTexts } from '#texts/nl/office/price-faults.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal, type RefusalDetail } from '../../refusal.ts'
import {
  type JudgedBasePrices,
  judgeBasePrices,
  publishBasePrices,
  takeProductsPriced,
} from '../catalogue/base-prices.ts'
import {
  judgeChoicePrices,
  type JudgedChoices,
  publishChoicePrices,
} from '../catalogue/composing/choice-prices.ts'
import { raiseVersion } from '../catalogue/list-prices.ts'
import type { TradeFacts } from '../catalogue/trade-facts.ts'
import { loadContent } from './list-content.ts'
import { baseOf, listed } from './listed-product.ts'

/** Makes edits in the base list, which the caller holds, each as a publication of its product or configurator; what that made different. */
export async function writeBaseEdits(trx: Executor, judging: Judging, staff: Staff): Promise<Edits> {
  await takeProductsPriced(trx, skusOf(judging.edits), judging.facts)
  const { content, next, judged } = await judgedBaseEdits(trx, judging)
  const differences = listDifferences(content, next)
  // What is by now as it was wanted is no change.
  const isSame = differences.prices.length + differences.choices.length === 0
  if (!isSame) await publishBase(trx, judged, { listId: judging.listId, at: judging.now, staff })
  return differences
}

/** What a change of the base list makes of the shop. */
export type JudgedBase = {
  readonly prices: JudgedBasePrices
  readonly choices: JudgedChoices
}

/** Judges base prices, and then with those the prices of choices. */
export async function judgeBase(
  executor: Executor,
  edits: Pick<Edits, 'prices' | 'choices'>,
  { facts, now }: Pick<Judging, 'facts' | 'now'>,
): Promise<JudgedBase> {
  const prices = await judgeBasePrices(executor, edits.prices, { facts, now })
  const repriced = prices.products
  return { prices, choices: await judgeChoicePrices(executor, edits.choices, { facts, now, repriced }) }
}

/** Puts what was found right into the shop, and raises the version of the base list, which the caller holds. */
export async function publishBase(
  trx: Executor,
  { prices, choices }: JudgedBase,
  { listId, at, staff }: { readonly listId: string; readonly at: Date; readonly staff: Staff },
): Promise<void> {
  const publication = { at, by: operatorIdOf(staff), note: '' }
  await publishBasePrices(trx, prices, publication)
  await publishChoicePrices(trx, choices, publication)
  await raiseVersion(trx, listId)
}

type Judging = {
  readonly listId: string
  readonly edits: Edits
  readonly facts: TradeFacts
  readonly now: Date
}

type JudgedEdits = {
  /** The list as it is, of the products that change. */
  readonly content: ListContent
  readonly next: ListContent
  readonly judged: JudgedBase
}

/** The base list as it is and with these edits, as far as they touch it; refused where they clash or are wrong. */
export async function judgedBaseEdits(
  executor: Executor,
  { listId, edits: given, facts, now }: Judging,
): Promise<JudgedEdits> {
  refuse(
    given.discounts.map((_one, at) => told(`discounts.${at}.after.categoryPath`, 'DiscountOfList')),
    'PriceListFaulty',
  )
  const today = amsterdamNow(now).date
  const edits = wholeEdits(editsInOrder(given), facts, today)
  const content = await loadContent(executor, listId, skusOf(edits))
  refuse(
    clashingEdits(content, edits).map((field) => ({ field })),
    'ChangedMeanwhile',
  )
  const next = withChanges(content, edits)
  const meeting = overlappingDays(next.prices)
  refuse(
    edits.prices.flatMap(({ after }, at) => {
      if (after === null) return []
      const product = listed(facts.productBySku(after.sku))
      const found = basePriceFindings(after, product, today).filter(stopsList)
      const met = meeting.get(after)
      return [
        ...found.map(({ fault, place }) => told(`prices.${at}.after.${place}`, fault)),
        ...(met === undefined ? [] : [told(`prices.${at}.after.${met}`, 'DatesOverlap')]),
      ]
    }),
    'PriceListFaulty',
  )
  const judged = await judgeBase(executor, listDifferences(content, next), { facts, now })
  refuse(
    [
      ...judged.prices.faults.map(({ sku, message }) => {
        const at = edits.prices.findIndex(({ before, after }) => (after ?? before)?.sku === sku)
        return { field: `prices.${at}.after.sku`, message }
      }),
      ...judged.choices.faults.map(({ sku, message }) => {
        const at = edits.choices.findIndex(({ after }) => after?.sku === sku)
        return { field: `choices.${at}.after.amount`, message }
      }),
    ],
    'PriceListFaulty',
  )
  return { content, next, judged }
}

const told = (field: string, fault: ListFault): RefusalDetail => ({ field, message: listFaultTexts[fault] })

function refuse(details: readonly RefusalDetail[], code: 'ChangedMeanwhile' | 'PriceListFaulty'): void {
  if (details.length > 0) throw new Refusal(code, details)
}

/** The edits with what a line costs once, where one does not say it: as it was seen, else as the price has it that it follows. */
const wholeEdits = ({ prices, ...others }: Edits, facts: TradeFacts, today: string): Edits => ({
  prices: prices.map(({ before, after }) => ({
    before,
    after: after && { ...after, once: after.once ?? before?.once ?? costsBeside(after, facts, today) },
  })),
  ...others,
})

/** What a line costs once by the base price that a new one goes with. */
export function costsBeside(
  price: Pick<ListPrice, 'sku' | 'validFrom'>,
  facts: Pick<TradeFacts, 'productBySku'>,
  today: string,
) {
  const base = baseOf(facts, price.sku, comparedOn(price, today))
  return base ? lineCostsOf(base) : { setupCents: 0, minimumLineCents: null }
}
