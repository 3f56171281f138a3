import { groupLead } from '#domain/cart/line-delivery.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import type { DeliveryKind } from '#domain/delivery/promise.ts'
import { dayAlong, soonestDay } from '#domain/orders/changed-way.ts'
import { newDayRefusal } from '#domain/orders/moved-promise.ts'
import { isIncomplete } from '#domain/orders/states.ts'
import { formatPromisedDate } from '#texts/nl/format-date.ts'
import { changeOrderTexts as texts } from '#texts/nl/office/change-order.ts'
import { movedDayTexts } from '#texts/nl/office/moved-day.ts'
import type { AddressSnapshot } from '../../db/documents/orders.ts'
import { Refusal } from '../../refusal.ts'
import { at, type GroupMade, idOf, rowOf } from './coming-line.ts'
import { composeGroup, type GroupComposed } from './compose-group.ts'
import { linesAsOrdered } from './lines-as-ordered.ts'
import { isChangeable, isSent, linesOf, type Planning } from './order-change-planning.ts'
import type { OtherWays } from './plan-ways.ts'

type Added = Planning['change']['added'][number]

/** Where what comes in is sent: to the other address of the change where that names it, else where the order went. */
export type ComingTo = { readonly given: AddressSnapshot | null; readonly usual: AddressSnapshot | null }

/** A group that comes in; of its lines that come sooner than could be had by ordering now the first day that could. */
export type GroupComing = GroupMade & Pick<OtherWays, 'soonest'>

/** What comes into an order, which is as the change leaves it otherwise: it goes as that goes, in all that is not said of it. */
export function comingGroup(asked: Added, place: number, planning: Planning, to: ComingTo): GroupComing {
  const { change } = planning
  const id = idOf(planning, asked.key)
  const way = change.ways[asked.key] ?? {}
  const field = `ways.${asked.key}`
  const isHurried = way.express === true
  const composing = (kind: DeliveryKind | null) =>
    at(`added.${place}.item`, texts.addedLine(place + 1), () =>
      composeGroup(asked, { id, title: null, isHurried, kind }, planning),
    )
  const isElsewhere = change.delivery?.groupIds.includes(asked.key) === true
  const kind = kindOf(composing(null), { asked: way.kind, isElsewhere, isAnySent: isSent(planning.order) })
  if (kind === null) throw new Refusal('DeliveryKindNotOffered', { field: `${field}.kind` })
  if (isElsewhere && kind !== 'ship') throw new Refusal('NotShippable', { field: `${field}.kind` })
  const made = composing(kind)
  if (isHurried && made.viewed.expressOfferCents === null)
    throw new Refusal('ExpressNotOffered', { field: `${field}.express` })
  const address = isElsewhere ? to.given : to.usual
  const parts = linesAsOrdered(made.viewed, {
    reference: null,
    optionsOf: made.optionsOf,
    addressOf: () => address,
  })
  const isSettled = parts.every(({ state }) => !isIncomplete(state))
  const days = daysOf(made, { kind, isHurried, address, named: way.date, isSettled, field }, planning)
  const lines = parts.map((part) => ({
    ...rowOf(part, { id: idOf(planning, asked.key, part.part ?? ''), groupId: id }, planning),
    deliveryDate: days.date,
    firstDate: days.firstDate,
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
    soonest: new Map(days.date < days.soonest ? lines.map((line) => [line.id, days.soonest] as const) : []),
  }
}

type Wanted = {
  readonly asked: DeliveryKind | undefined
  readonly isElsewhere: boolean
  readonly isAnySent: boolean
}

/** The way that it goes: the one that was asked for, or else as the rest of the order goes where it can; null where it cannot. */
function kindOf({ viewed }: GroupComposed, { asked, isElsewhere, isAnySent }: Wanted): DeliveryKind | null {
  const usual = isAnySent || isElsewhere ? (['ship', 'pickup'] as const) : (['pickup', 'ship'] as const)
  const wanted = asked === undefined ? usual : [asked]
  return wanted.find((kind) => viewed.lines.every(({ offeredKinds }) => offeredKinds.includes(kind))) ?? null
}

type Going = {
  readonly kind: DeliveryKind
  readonly isHurried: boolean
  readonly address: AddressSnapshot | null
  /** The day that staff name. */
  readonly named: PlainDate | undefined
  /** It waits for nothing, so that it can be made sooner than usual. */
  readonly isSettled: boolean
  readonly field: string
}

/** Its day, which counts from now: the one that is named, or with the first of the rest that leaves it time; hurried as soon as it can. */
function daysOf(
  { viewed }: GroupComposed,
  { kind, isHurried, address, named, isSettled, field }: Going,
  { order, facts, trade, now }: Planning,
) {
  const { cutOff, calendar } = trade.terms
  const orderedAt = amsterdamNow(order.placedAt)
  const clock = amsterdamNow(now)
  const moment = {
    lead: groupLead(viewed.lines, viewed.composed?.bundle),
    cutOff,
    calendar,
    orderedAt,
    now: clock,
  }
  const way = { kind, express: isHurried }
  const soonest = soonestDay(way, moment)
  const refuse = (message: string) => new Refusal('invalid_date', { field: `${field}.date`, message })
  if (named !== undefined && newDayRefusal(named, { today: clock.date, calendar }))
    throw refuse(movedDayTexts.impossibleDay)
  if (named !== undefined && named < soonest && !isSettled)
    throw refuse(texts.notBefore(formatPromisedDate(soonest)))
  const along = linesOf(order)
    .filter((line) => line.deliveryKind === kind && isChangeable(line, facts))
    .filter((line) => isDeepEqual(line.address, kind === 'ship' ? address : null))
    .map(({ deliveryDate }) => deliveryDate)
  return {
    soonest,
    date: named ?? dayAlong(soonest, isHurried ? [] : along),
    // A deadline that is missed from then on moves it as it does those of the others.
    firstDate: soonestDay(way, { ...moment, now: orderedAt }),
  }
}
