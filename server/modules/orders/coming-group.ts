import { groupLead } from '#domain/cart/line-delivery.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import type { DeliveryKind } from '#domain/delivery/promise.ts'
import { dayAlong, soonestDay } from '#domain/orders/changed-way.ts'
import { changeOrderTexts as texts } from '#texts/nl/office/change-order.ts'
import { Refusal } from '../../refusal.ts'
import type { OrderLineRow, OrderRecord } from '../ordered/order-record.ts'
import { at, type GroupMade, idOf, rowOf } from './coming-line.ts'
import { composeGroup } from './compose-group.ts'
import { linesAsOrdered } from './lines-as-ordered.ts'
import { isChangeable, linesOf, type Planning } from './order-change-planning.ts'

/** What comes into the order goes as what is sent of it, or is fetched. */
export function comingGroup(
  asked: Planning['change']['added'][number],
  place: number,
  planning: Planning,
): GroupMade {
  const { order, trade, now } = planning
  const id = idOf(planning, asked.key)
  const field = `added.${place}.item`
  const sent = sentLine(order)
  return at(field, texts.addedLine(place + 1), () => {
    const composing = (kind: DeliveryKind | null) =>
      composeGroup(asked, { id, title: null, isHurried: false, kind }, planning)
    const offered = composing(null).viewed.lines.map(({ offeredKinds }) => offeredKinds)
    const wanted = sent ? (['ship', 'pickup'] as const) : (['pickup'] as const)
    const kind = wanted.find((one) => offered.every((kinds) => kinds.includes(one)))
    if (!kind) throw new Refusal('AddressRequired', { message: texts.addedNeedsAddress })
    const made = composing(kind)
    const { cutOff, calendar } = trade.terms
    const lead = groupLead(made.viewed.lines, made.viewed.composed?.bundle)
    const orderedAt = amsterdamNow(order.placedAt)
    const moment = { lead, cutOff, calendar, orderedAt, now: amsterdamNow(now) }
    // Its day counts from now; a deadline that is missed from then on moves it as it does those of the others.
    const way = { kind, express: false }
    const date = dayAlong(soonestDay(way, moment), daysOf(planning, kind, sent))
    const firstDate = soonestDay(way, { ...moment, now: orderedAt })
    const parts = linesAsOrdered(made.viewed, {
      reference: null,
      optionsOf: made.optionsOf,
      addressOf: () => sent?.address ?? null,
    })
    const lines = parts.map((part) => ({
      ...rowOf(part, { id: idOf(planning, asked.key, part.part ?? ''), groupId: id }, planning),
      deliveryDate: date,
      firstDate,
    }))
    const { title, configuration } = made.viewed
    return {
      group: { id, title, reference: null, configuration, lines },
      facts: parts.map((part, index) => ({
        id: lines[index]?.id ?? '',
        productId: part.productId,
        agreed: made.agreedOf(part.part),
        wasMade: false,
      })),
      again: [],
    }
  })
}

/** The days on which what is not made yet goes the same way. */
const daysOf = (
  { order, facts }: Pick<Planning, 'order' | 'facts'>,
  kind: DeliveryKind,
  sent: OrderLineRow | null,
): readonly PlainDate[] =>
  linesOf(order)
    .filter((line) => line.deliveryKind === kind && isChangeable(line, facts))
    .filter(({ address }) => kind === 'pickup' || isDeepEqual(address, sent?.address ?? null))
    .map(({ deliveryDate }) => deliveryDate)

/** What is sent of an order, by which what is added to it goes along. */
export const sentLine = (order: OrderRecord): OrderLineRow | null =>
  linesOf(order).find(
    ({ deliveryKind, address, state }) =>
      deliveryKind === 'ship' && address !== null && state !== 'cancelled',
  ) ?? null
