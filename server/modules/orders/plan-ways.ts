import { choicesOf } from '#domain/cart/composed-group.ts'
import { groupLead } from '#domain/cart/line-delivery.ts'
import { FREE_GOODS_SKU } from '#domain/catalogue/free-goods.ts'
import { evaluate } from '#domain/configurator/evaluate.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import type { DeliveryKind } from '#domain/delivery/promise.ts'
import { daysOfOtherWay, isHurried, soonestDay, type WayMoment } from '#domain/orders/changed-way.ts'
import { newDayRefusal, promiseRefusal } from '#domain/orders/moved-promise.ts'
import { isIncomplete } from '#domain/orders/states.ts'
import { changeOrderTexts as texts } from '#texts/nl/office/change-order.ts'
import { movedDayTexts } from '#texts/nl/office/moved-day.ts'
import { Refusal } from '../../refusal.ts'
import type { OrderLineRow, OrderRecord } from '../ordered/order-record.ts'
import {
  bundleOf,
  expressRate,
  isChangeable,
  type OrderedGroup,
  type Planning,
  productOf,
} from './order-change-planning.ts'

type Asked = Planning['change']['ways'][string]

/** An order of which lines go another way, before prices and addresses follow. */
export type OtherWays = {
  readonly order: OrderRecord
  /** The groups that are hurried from now on. */
  readonly hurriedIds: ReadonlySet<string>
  /** By the id of the line: the first day that could be had by ordering now, where staff name one before that. */
  readonly soonest: ReadonlyMap<string, PlainDate>
}

/** The order with its lines sent or fetched, hurried or not and on the days that were asked for, by the rules of ordering. */
export function withWays(planning: Planning): OtherWays {
  const { order, change } = planning
  const hurriedIds = new Set(
    order.groups.flatMap((group) =>
      change.ways[group.id]?.express === true && !isHurried(group.lines) ? [group.id] : [],
    ),
  )
  const groups = order.groups.map((group) => {
    const asked = change.ways[group.id]
    return asked ? groupGoing(group, asked, planning) : { group, soonest: [] }
  })
  return {
    order: { ...order, groups: groups.map(({ group }) => group) },
    hurriedIds,
    soonest: new Map(groups.flatMap(({ soonest }) => soonest)),
  }
}

type Going = {
  readonly group: OrderedGroup
  readonly soonest: readonly (readonly [lineId: string, day: PlainDate])[]
}

function groupGoing(group: OrderedGroup, asked: Asked, planning: Planning): Going {
  const field = `ways.${group.id}`
  const moment = wayMoment(group, planning)
  const isExpress = asked.express ?? isHurried(group.lines)
  if (isExpress && !isHurried(group.lines)) refuseHurry(group, planning)
  const going = group.lines.filter((line) => isChangeable(line, planning.facts))
  if (asked.date !== undefined) refuseDay(going, asked.date, field, planning)
  const soonest: (readonly [string, PlainDate])[] = []
  const lines = group.lines.map((line) => {
    if (!going.includes(line)) return line
    const kind = asked.kind ?? line.deliveryKind
    if (kind !== line.deliveryKind && !kindsOf(line, group, planning).includes(kind))
      throw new Refusal('DeliveryKindNotOffered', { field: `${field}.kind` })
    const way = { kind, express: isExpress }
    const { date, firstDate } = daysOfOtherWay(
      {
        date: line.deliveryDate,
        firstDate: line.firstDate,
        isSettled: !isIncomplete(line.state),
        way: { kind: line.deliveryKind, express: line.isExpress },
      },
      way,
      moment,
    )
    const named = promiseRefusal(line.state) === null ? asked.date : undefined
    const first = soonestDay(way, moment)
    if (named !== undefined && named !== line.deliveryDate && named < first) soonest.push([line.id, first])
    return {
      ...line,
      deliveryKind: kind,
      isExpress,
      expressCents: isExpress ? line.expressCents : 0,
      deliveryDate: named ?? date,
      firstDate,
      address: kind === 'ship' ? line.address : null,
    }
  })
  return { group: { ...group, lines }, soonest }
}

/** How long the goods of a group take, and by which clock. */
export function wayMoment(group: OrderedGroup, planning: Planning): WayMoment {
  const { order, trade, now } = planning
  const { cutOff, calendar } = trade.terms
  const ordered = group.lines.filter(({ state }) => state !== 'cancelled')
  return {
    lead: groupLead(
      ordered.map(({ id }) => ({ product: productOf(planning, id) })),
      bundleOf(group, planning),
    ),
    cutOff,
    calendar,
    orderedAt: amsterdamNow(order.placedAt),
    now: amsterdamNow(now),
  }
}

/** The ways that the choices of a configuration leave, or those of the product; none where that is gone, and any of what is no product. */
function kindsOf(line: OrderLineRow, group: OrderedGroup, planning: Planning): readonly DeliveryKind[] {
  const { configuration } = group
  const configurator = configuration && planning.trade.configurator(configuration.key)
  if (configuration && configurator) return evaluate(configurator, choicesOf(configuration)).deliveryKinds
  if (line.sku === FREE_GOODS_SKU) return ['ship', 'pickup']
  return productOf(planning, line.id)?.deliveryKinds ?? []
}

/** Every line of a hurried group must be one that can be, and none may wait for the studio. */
function refuseHurry(group: OrderedGroup, planning: Planning): void {
  const field = `ways.${group.id}.express`
  const ordered = group.lines.filter(({ state }) => state !== 'cancelled')
  const isByStudio = ordered.some(({ designs }) =>
    designs.some(({ isStudio, designId }) => isStudio && designId === null),
  )
  if (isByStudio) throw new Refusal('ExpressNotOffered', { field, message: texts.studioNotHurried })
  const isKnown = ordered.every(({ id }) => productOf(planning, id) !== null)
  const { expressDays } = wayMoment(group, planning).lead
  if (!isKnown || expressDays === null || expressRate(group, planning) === null)
    throw new Refusal('ExpressNotOffered', { field })
}

/** A day that staff name is one that they may promise; of what waits for its customer it moves by itself. */
function refuseDay(
  lines: readonly OrderLineRow[],
  date: PlainDate,
  field: string,
  { now, trade }: Planning,
): void {
  const movable = lines.filter(({ state }) => promiseRefusal(state) === null)
  if (movable.length === 0) throw new Refusal('PromiseUnsettled', { field: `${field}.date` })
  const { calendar } = trade.terms
  const isOther = movable.some(({ deliveryDate }) => deliveryDate !== date)
  if (isOther && newDayRefusal(date, { today: amsterdamNow(now).date, calendar }))
    throw new Refusal('invalid_date', { field: `${field}.date`, message: movedDayTexts.impossibleDay })
}
