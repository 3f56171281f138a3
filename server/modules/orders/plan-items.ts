import { changeOrderTexts as texts } from '#texts/nl/office/change-order.ts'
import { Refusal } from '../../refusal.ts'
import type { OrderLineRow, OrderRecord } from '../ordered/order-record.ts'
import { type ComingTo, comingGroup } from './coming-group.ts'
import { composeAnew } from './compose-anew.ts'
import { factsOf, linesOf, type Planning } from './order-change-planning.ts'
import type { OtherWays } from './plan-ways.ts'

/** An order with what staff put together of it, before prices follow. */
export type OtherItems = Pick<Planning, 'order' | 'facts'> & {
  /** By the id of a line that is put together anew: the product that it was; null for one that comes in. */
  readonly anew: ReadonlyMap<string, string | null>
  /** Lines of which the files are asked for again. */
  readonly again: ReadonlySet<string>
}

/** No more come into an order than could be ordered at once. */
const MOST_LINES = 200

/** The order with its lines put together otherwise, by the rules of selling them today. */
export function withItems(planning: Planning): OtherItems {
  const { order, change, facts } = planning
  const asked = Object.entries(change.items)
  const made = order.groups.flatMap((group) => {
    const named = asked.filter(([id]) => group.lines.some((line) => line.id === id))
    const [first] = named
    return first ? [composeAnew(group, named.length > 1 ? null : first, planning)] : []
  })
  const byGroup = new Map(made.map((one) => [one.group.id, one.group]))
  const after = { ...order, groups: order.groups.map((group) => byGroup.get(group.id) ?? group) }
  const known = made.flatMap((one) => one.facts)
  const ids = new Set(known.map(({ id }) => id))
  const was = new Set(linesOf(order).map(({ id }) => id))
  return {
    order: after,
    facts: { ...facts, lines: [...facts.lines.filter(({ id }) => !ids.has(id)), ...known] },
    anew: new Map(
      after.groups
        .filter(({ id }) => byGroup.has(id))
        .flatMap(({ lines }) => lines)
        .filter((line) => ids.has(line.id) || isGoing(line, order))
        .map(({ id }) => [id, was.has(id) ? factsOf(facts, id).productId : null] as const),
    ),
    again: new Set(made.flatMap((one) => one.again)),
  }
}

/** The order, as the change leaves it otherwise, with what comes into it; and of that what comes sooner than it could be ordered. */
export function withComing(
  planning: Planning,
  { anew, again }: Pick<OtherItems, 'anew' | 'again'>,
  to: ComingTo,
): OtherItems & Pick<OtherWays, 'soonest'> {
  const { order, change, facts } = planning
  const coming = change.added.map((item, place) => comingGroup(item, place, planning, to))
  const groups = [...order.groups, ...coming.map(({ group }) => group)]
  const after = { ...order, groups }
  if (coming.length > 0 && linesOf(after).length > MOST_LINES)
    throw new Refusal('InvalidInput', { field: 'added', message: texts.tooManyLines })
  const known = coming.flatMap((one) => one.facts)
  return {
    order: after,
    facts: { ...facts, lines: [...facts.lines, ...known] },
    anew: new Map([...anew, ...known.map(({ id }) => [id, null] as const)]),
    again,
    soonest: new Map(coming.flatMap(({ soonest }) => [...soonest])),
  }
}

/** A part that was ordered, and is no longer among what was chosen. */
const isGoing = ({ id, state }: OrderLineRow, before: OrderRecord): boolean =>
  state === 'cancelled' && linesOf(before).some((line) => line.id === id && line.state !== 'cancelled')
