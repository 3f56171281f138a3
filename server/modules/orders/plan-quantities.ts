import { soldQuantities } from '#domain/catalogue/product-facts.ts'
import { MAIN_PART } from '#domain/configurator/price-configuration.ts'
import { changedExpress, goodsCents, repricedLines } from '#domain/orders/changed-price.ts'
import { type ChangedSet, changedSet } from '#domain/orders/changed-set.ts'
import { changedOptionTexts } from '#texts/nl/changed-options.ts'
import { changeOrderTexts as texts } from '#texts/nl/office/change-order.ts'
import { Refusal } from '../../refusal.ts'
import type { OrderLineRow, OrderRecord } from '../ordered/order-record.ts'
import {
  expressRate,
  factsOf,
  isChangeable,
  linesOf,
  type OrderedGroup,
  type Planning,
  refuseMade,
} from './order-change-planning.ts'

type Before = {
  /** Groups that are hurried from now on. */
  readonly hurriedIds: ReadonlySet<string>
  /** By the id of a line that is put together anew: the product that it was; null for one that comes in. */
  readonly anew: ReadonlyMap<string, string | null>
}

/** The order with other quantities, and the prices and express surcharges that follow. */
export function withQuantities(planning: Planning, { hurriedIds, anew }: Before): OrderRecord {
  const { order, facts, trade } = planning
  const sets = new Map(
    order.groups.flatMap((group) => {
      const set = setOf(group, planning)
      return set ? [[group.id, set] as const] : []
    }),
  )
  const quantities = new Map([
    ...Object.entries(planning.change.quantities),
    ...[...sets.values()].flatMap((set) => [...set.quantities]),
  ])
  const priced = repricedLines(
    linesOf(order).map((line) => {
      const { productId, agreed } = factsOf(facts, line.id)
      return {
        ...line,
        productId,
        agreed: { rule: agreed?.rule ?? null, effects: agreed?.effects ?? [] },
        isOrdered: line.state !== 'cancelled',
        isChangeable: isChangeable(line, facts),
      }
    }),
    { quantities, anew },
  )
  if ('refusal' in priced) {
    const sold = soldQuantities(factsOf(facts, priced.lineId).agreed?.rule ?? null)
    throw new Refusal(priced.refusal, {
      field: anew.has(priced.lineId) ? 'items' : `quantities.${priced.lineId}`,
      ...(sold && priced.refusal === 'QuantityNotSold' && { message: texts.soldIn(sold) }),
    })
  }
  return {
    ...order,
    groups: order.groups.map((group) => {
      const set = sets.get(group.id)
      const lines = group.lines.map((line) => ({
        ...line,
        quantity: quantities.get(line.id) ?? line.quantity,
        ...priced.amounts.get(line.id),
        optionTexts:
          set && line.part === MAIN_PART
            ? changedOptionTexts(line.optionTexts, { before: set.before, after: set.after })
            : line.optionTexts,
      }))
      const isRepriced = group.lines.some(({ id }) => priced.amounts.has(id) || anew.has(id))
      return {
        ...group,
        configuration: set?.configuration ?? group.configuration,
        lines:
          isRepriced || hurriedIds.has(group.id)
            ? withExpress(lines, expressRate(group, { facts, trade }))
            : lines,
      }
    }),
  }
}

/** What a configuration consists of in its new quantity; null where it keeps its own, or was not configured. */
function setOf(group: OrderedGroup, { change, facts, trade }: Planning): ChangedSet | null {
  const { configuration } = group
  if (configuration === null) return null
  const asked = group.lines.filter(({ id, quantity }) => (change.quantities[id] ?? quantity) !== quantity)
  const [first] = asked
  if (!first) return null
  const field = `quantities.${first.id}`
  const main = asked.find(({ part }) => part === MAIN_PART)
  if (!main || asked.length > 1) throw new Refusal('QuantityFollows', { field })
  // A part that other choices left out is cancelled.
  const lines = group.lines.filter(({ state }) => state !== 'cancelled')
  for (const line of lines) refuseMade(line, facts, field)
  const set = changedSet(
    trade.configurator(configuration.key),
    configuration,
    lines.map((line) => ({ ...line, effects: factsOf(facts, line.id).agreed?.effects ?? [] })),
    change.quantities[main.id] ?? main.quantity,
  )
  if (typeof set === 'string') throw new Refusal(set, { field })
  return set
}

function withExpress(
  lines: readonly OrderLineRow[],
  rate: ReturnType<typeof expressRate>,
): readonly OrderLineRow[] {
  const hurried = lines.filter(({ isExpress, state }) => isExpress && state !== 'cancelled')
  if (hurried.length === 0) return lines
  const parts = changedExpress(
    hurried.map((line) => ({
      id: line.id,
      goodsCents: goodsCents(line),
      expressCents: line.expressCents,
    })),
    rate,
  )
  return lines.map((line) => ({ ...line, expressCents: parts.get(line.id) ?? line.expressCents }))
}
