import type { ComposedItem } from '#contract/office/order-change.ts'
import { groupLead } from '#domain/cart/line-delivery.ts'
import type { ViewedGroup, ViewedLine } from '#domain/cart/view.ts'
import { FREE_GOODS_SKU } from '#domain/catalogue/free-goods.ts'
import { MAIN_PART } from '#domain/configurator/price-configuration.ts'
import { filesAfterChange } from '#domain/orders/changed-files.ts'
import { daysOfOtherGoods, isHurried } from '#domain/orders/changed-way.ts'
import { isIncomplete, type LineState } from '#domain/orders/states.ts'
import { Refusal } from '../../refusal.ts'
import type { OrderLineRow } from '../ordered/order-record.ts'
import { at, type GroupMade, idOf, rowOf } from './coming-line.ts'
import { composeGroup, type GroupComposed } from './compose-group.ts'
import { linesAsOrdered } from './lines-as-ordered.ts'
import {
  bundleOf,
  factsOf,
  type OrderedGroup,
  type Planning,
  productOf,
  refuseMade,
} from './order-change-planning.ts'
import type { OrderedLineFacts } from './order-change-store.ts'
import type { NewOrderLine } from './order-store.ts'
import { wayMoment } from './plan-ways.ts'

/** What is no product keeps the day that it has, however long it took. */
const NO_DAYS = 0

/** A group of which the choices are others: parts that stay keep all but what follows from those, parts that go are cancelled. */
export function composeAnew(
  group: OrderedGroup,
  asked: readonly [lineId: string, item: ComposedItem] | null,
  planning: Planning,
): GroupMade {
  if (!asked) throw new Refusal('InvalidInput', { field: 'items' })
  const [lineId, composed] = asked
  const field = `items.${lineId}.item`
  const { change, facts } = planning
  // What was not composed stands by itself, also where it was ordered with others.
  const lines = group.lines.filter(
    ({ id, state }) => state !== 'cancelled' && (group.configuration !== null || id === lineId),
  )
  for (const line of [...group.lines.filter(({ id }) => id === lineId), ...lines])
    refuseMade(line, facts, field)
  if (lines.some(({ id }) => change.quantities[id] !== undefined))
    throw new Refusal('LineComposedAnew', { field: `quantities.${lineId}` })
  const main = lines.find(({ id }) => id === lineId)
  return at(field, main?.title ?? group.title, () => {
    if (!main || !isSameProduct(composed, main, group)) throw new Refusal('NotTheSameProduct')
    const hurries = isHurried(lines)
    const { item, priceInCents } = composed
    const title = 'free' in item ? null : group.title
    const made = composeGroup(
      { item: 'free' in item ? { free: { ...item.free, productionDays: NO_DAYS } } : item, priceInCents },
      { id: group.id, title, isHurried: hurries, kind: main.deliveryKind },
      planning,
    )
    if (hurries && change.ways[group.id]?.express !== false) refuseUnhurried(made.viewed)
    const parts = linesAsOrdered(made.viewed, {
      reference: main.id === group.lines[0]?.id ? group.reference : null,
      optionsOf: made.optionsOf,
      addressOf: () => null,
    })
    const staying = parts.map((part, place) => {
      const line = lines.find((one) => one.part === part.part)
      const viewed = made.viewed.lines[place]
      if (!viewed) throw new Error('a line was not looked at')
      return line
        ? otherLine(line, part, { viewed, made, group, planning })
        : { line: comingPart(part, main, planning), isAgain: false }
    })
    const kept = new Set(staying.map(({ line }) => line.id))
    const shown = staying.map(({ line }) => line)
    const others = group.lines
      .filter(({ id: other }) => !kept.has(other))
      .map((line) => (lines.includes(line) ? goingPart(line) : line))
    return {
      group: {
        ...group,
        title: title ?? made.viewed.title,
        configuration: made.viewed.configuration,
        lines: [...shown, ...others],
      },
      facts: parts.map((part, place) => ({
        id: shown[place]?.id ?? '',
        productId: part.productId,
        agreed: withServices(made, part, factsOf(facts, shown[place]?.id ?? '')),
        wasMade: false,
      })),
      again: staying.flatMap(({ line, isAgain }) => (isAgain ? [line.id] : [])),
    }
  })
}

/** A line stays the product that it is or none, and a configuration that of its configurator. */
const isSameProduct = (
  { item }: ComposedItem,
  main: OrderLineRow,
  { configuration }: OrderedGroup,
): boolean => {
  if ('configuration' in item) return main.part === MAIN_PART && item.configuration.key === configuration?.key
  const sku = 'free' in item ? FREE_GOODS_SKU : item.sku.toUpperCase()
  return configuration === null && sku === main.sku.toUpperCase()
}

/** What services were agreed at stays as it was. */
const withServices = ({ agreedOf }: GroupComposed, { part }: NewOrderLine, { agreed }: OrderedLineFacts) => {
  const now = agreedOf(part)
  return { ...now, services: { ...now.services, ...agreed?.services } }
}

type Otherwise = {
  readonly viewed: ViewedLine
  readonly made: GroupComposed
  readonly group: OrderedGroup
  readonly planning: Planning
}

/** A line that stays: what follows from its choices is as it is now, and the rest as it was ordered. */
function otherLine(
  line: OrderLineRow,
  part: NewOrderLine,
  { viewed, made, group, planning }: Otherwise,
): { readonly line: OrderLineRow; readonly isAgain: boolean } {
  const way = planning.change.ways[group.id]?.kind
  if (way === undefined && !viewed.offeredKinds.includes(line.deliveryKind))
    throw new Refusal('DeliveryKindNotOffered')
  const isByStudio = line.designs.some(({ isStudio }) => isStudio)
  const files = filesAfterChange(
    {
      state: line.state,
      demands: {
        needsFiles: line.designStatus !== null || line.print !== null,
        print: line.print,
        back: line.backSide,
      },
      hasDesigns: line.designs.length > 0,
      isByStudio,
      isChecked: line.wantsCheck,
    },
    { needsFiles: viewed.needsFiles, print: viewed.print, back: viewed.back },
  )
  if (files === 'StudioDesigned' || files === 'FilesNotNeeded' || files === 'LineHeld')
    throw new Refusal(files)
  const state = stateAfter(line.state, files)
  return {
    isAgain: files === 'again',
    line: {
      ...line,
      ...whatItIs(part),
      pack: (part.productId === null ? null : planning.trade.product(part.productId)?.pack) ?? null,
      state,
      designStatus: files === 'again' ? 'later' : files === 'none' ? null : line.designStatus,
      designs: files === 'again' ? line.designs.map((one) => ({ ...one, isApproved: false })) : line.designs,
      ...days({ ...line, state }, { viewed: made.viewed, group, planning }),
    },
  }
}

/** All of a line that follows from what was chosen, but for its price. */
const whatItIs = (part: NewOrderLine) => ({
  sku: part.sku,
  title: part.title,
  urlPath: part.urlPath,
  imageUrl: part.imageUrl,
  quantity: part.quantity,
  widthMm: part.widthMm,
  heightMm: part.heightMm,
  lengthMm: part.lengthMm,
  options: part.options,
  optionTexts: part.optionTexts,
  vatPercent: part.vatPercent,
  extraDesignFeeCents: part.extraDesignFeeCents,
  print: part.print,
  backSide: part.backSide,
})

/** Files that are asked for again hold a line up until they are there; one that waited for them in vain goes on. */
function stateAfter(state: LineState, files: 'stay' | 'again' | 'none'): LineState {
  if (files === 'again') return 'awaiting_files'
  return files === 'none' && isIncomplete(state) ? 'released' : state
}

/** The days that were agreed, as far as what it is now leaves room for them. */
function days(
  { deliveryDate, firstDate, state, deliveryKind, isExpress }: OrderLineRow,
  { viewed, group, planning }: { readonly viewed: ViewedGroup } & Pick<Otherwise, 'group' | 'planning'>,
): Pick<OrderLineRow, 'deliveryDate' | 'firstDate'> {
  const ordered = group.lines.filter((one) => one.state !== 'cancelled')
  // How long something took that is sold no more, nobody knows.
  const isKnown =
    ordered.every(({ id }) => productOf(planning, id) !== null) &&
    (group.configuration === null || bundleOf(group, planning) !== null)
  if (!isKnown) return { deliveryDate, firstDate }
  const now = daysOfOtherGoods(
    {
      date: deliveryDate,
      firstDate,
      isSettled: !isIncomplete(state),
      way: { kind: deliveryKind, express: isExpress },
    },
    groupLead(viewed.lines, viewed.composed?.bundle),
    wayMoment(group, planning),
  )
  return { deliveryDate: now.date, firstDate: now.firstDate }
}

/** A part that the other choices bring comes with its main line. */
function comingPart(part: NewOrderLine, main: OrderLineRow, planning: Planning): OrderLineRow {
  const { groupId, deliveryKind, deliveryDate, firstDate, isExpress, address } = main
  const id = idOf(planning, groupId, part.part)
  return {
    ...rowOf(part, { id, groupId }, planning),
    deliveryKind,
    deliveryDate,
    firstDate,
    isExpress,
    address,
    expressCents: 0,
  }
}

function goingPart(line: OrderLineRow): OrderLineRow {
  if (line.designs.some(({ isStudio }) => isStudio)) throw new Refusal('StudioDesigned')
  return { ...line, state: 'cancelled' }
}

/** Every line of a hurried group must go on being one that can be. */
function refuseUnhurried({ expressOfferCents }: ViewedGroup): void {
  if (expressOfferCents === null) throw new Refusal('ExpressNotOffered')
}
