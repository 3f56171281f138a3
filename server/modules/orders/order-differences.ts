import type { DeliveryContact } from '#contract/cart.ts'
import { addressLines } from '#domain/addresses/address-lines.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import { isHurried } from '#domain/orders/changed-way.ts'
import type { DifferenceKind, OrderDifference } from '#domain/orders/order-difference.ts'
import { isIncomplete } from '#domain/orders/states.ts'
import { designTexts } from '#texts/nl/designs.ts'
import { deliveryTexts } from '#texts/nl/cart.ts'
import { changedOrderTexts as texts } from '#texts/nl/changed-order.ts'
import { formatPromisedDate } from '#texts/nl/format-date.ts'
import { formatPercent, formatPrice } from '#texts/nl/format.ts'
import { lineReferenceText } from '#texts/nl/line-options.ts'
import { quantityText } from '#texts/nl/price-unit.ts'
import type { AddressSnapshot } from '../../db/documents/orders.ts'
import type { OrderLineRow, OrderRecord } from '../ordered/order-record.ts'

type Group = OrderRecord['groups'][number]
type Told = readonly [from: string, to: string]

const told = (what: DifferenceKind, title: string | null, [from, to]: Told): OrderDifference[] =>
  from === to ? [] : [{ what, title, from, to }]

/** What is different of an order after a change, in words: line by line, then of the whole. */
export function orderDifferences(before: OrderRecord, after: OrderRecord): readonly OrderDifference[] {
  const linesAfter = new Map(
    after.groups.flatMap(({ lines }) => lines.map((line) => [line.id, line] as const)),
  )
  const groupsAfter = new Map(after.groups.map((group) => [group.id, group]))
  const known = new Set(before.groups.flatMap(({ lines }) => lines.map(({ id }) => id)))
  const ofLines = before.groups.flatMap((group) =>
    group.lines.flatMap((line) => {
      const now = linesAfter.get(line.id) ?? line
      // A part that other choices left out is cancelled with that.
      if (now.state === 'cancelled' && line.state !== 'cancelled')
        return told('quantity', line.title, [quantityOf(line), ''])
      const words = groupsAfter.get(group.id)?.reference ?? null
      return [
        ...told('quantity', now.title, [quantityOf(line), quantityOf(now)]),
        ...told('choices', now.title, choicesTold([line, group.reference], [now, words])),
        ...told('files', now.title, filesTold(line, now)),
        ...copiesOf(line, now),
        ...told('deliveryKind', now.title, [kindText(line), kindText(now)]),
        // The day of a line that waits for its customer moves by itself, and is told when it is known.
        ...(isIncomplete(now.state)
          ? []
          : told('day', now.title, [
              formatPromisedDate(line.deliveryDate),
              formatPromisedDate(now.deliveryDate),
            ])),
        ...told('price', now.title, [formatPrice(line.lineCents), formatPrice(now.lineCents)]),
        ...told('vat', now.title, [formatPercent(line.vatPercent), formatPercent(now.vatPercent)]),
      ]
    }),
  )
  const groupsBefore = new Set(before.groups.map(({ id }) => id))
  const coming = after.groups.flatMap((group) => [
    ...group.lines.flatMap((line) => (known.has(line.id) ? [] : comingTold(line))),
    ...(groupsBefore.has(group.id) ? [] : wayTold(group)),
  ])
  const ofGroups = (tell: (group: Group, now: Group) => OrderDifference[]) =>
    before.groups.flatMap((group) => tell(group, groupsAfter.get(group.id) ?? group))
  return [
    ...ofLines,
    ...coming,
    ...ofGroups((group, now) => told('hurry', group.title, [hurryText(group), hurryText(now)])),
    ...addressDifferences(before, after),
    ...told('contact', null, [contactText(before.deliveryContact), contactText(after.deliveryContact)]),
    ...told('reference', null, [before.reference ?? '', after.reference ?? '']),
    ...told('purchaseOrder', null, [before.purchaseOrderNumber ?? '', after.purchaseOrderNumber ?? '']),
    ...ofGroups((group, now) =>
      told('lineReference', group.title, [group.reference ?? '', now.reference ?? '']),
    ),
    ...told('express', null, [formatPrice(before.expressCents), formatPrice(after.expressCents)]),
    ...told('shipping', null, [formatPrice(before.shippingCents), formatPrice(after.shippingCents)]),
    ...told('total', null, [formatPrice(before.totalCents), formatPrice(after.totalCents)]),
  ]
}

/** What a line is that comes in. */
const comingTold = (line: OrderLineRow): OrderDifference[] => [
  ...told('quantity', line.title, ['', quantityOf(line)]),
  ...told('choices', line.title, ['', choicesOf(line, null).join(', ')]),
  ...(line.state === 'awaiting_files' ? told('files', line.title, ['', texts.filesWanted]) : []),
  ...told('price', line.title, ['', formatPrice(line.lineCents)]),
]

/** How what comes in is delivered; the day of what waits for its customer moves by itself, and is told when it is known. */
function wayTold(group: Group): OrderDifference[] {
  const { title, lines } = group
  const [first] = lines
  if (!first) return []
  return [
    ...told('deliveryKind', title, ['', kindText(first)]),
    ...told('hurry', title, [texts.no, hurryText(group)]),
    ...(lines.some(({ state }) => isIncomplete(state))
      ? []
      : told('day', title, ['', formatPromisedDate(first.deliveryDate)])),
  ]
}

const kindText = ({ deliveryKind }: OrderLineRow) => deliveryTexts[deliveryKind]

const hurryText = (group: Group) => (isHurried(group.lines) ? texts.yes : texts.no)

const quantityOf = ({ quantity, pack }: OrderLineRow) => quantityText(quantity, pack)

type WithWords = readonly [line: OrderLineRow, reference: string | null]

/** What a line is, without the words of its customer, which are told apart. */
const choicesOf = ({ optionTexts }: OrderLineRow, reference: string | null): readonly string[] =>
  optionTexts.filter((text) => reference === null || text !== lineReferenceText(reference))

/** What of a line became otherwise; where it is another product by now, by its name. */
function choicesTold([before, words]: WithWords, [after, wordsAfter]: WithWords): Told {
  const isRenamed = before.title !== after.title
  const was = [...(isRenamed ? [before.title] : []), ...choicesOf(before, words)]
  const is = [...(isRenamed ? [after.title] : []), ...choicesOf(after, wordsAfter)]
  return [without(was, is), without(is, was)]
}

const without = (all: readonly string[], others: readonly string[]) =>
  all.filter((one) => !others.includes(one)).join(', ')

/** Files that were there are asked for again, or for the first time. */
function filesTold(before: OrderLineRow, after: OrderLineRow): Told {
  if (after.designStatus !== 'later' || before.designStatus === 'later') return ['', '']
  return before.designs.length > 0 ? [texts.filesSent, texts.filesWantedAgain] : ['', texts.filesWanted]
}

function copiesOf(before: OrderLineRow, after: OrderLineRow): OrderDifference[] {
  const isOnlyOne = before.designs.filter(({ side }) => side === 'front').length === 1
  // Of a design that has all copies the quantity of its line says it.
  if (isOnlyOne && before.quantity !== after.quantity) return []
  return before.designs.flatMap((design) => {
    const now = after.designs.find(({ id }) => id === design.id)
    if (!now || now.quantity === design.quantity) return []
    const title = design.fileName || designTexts.unnamed
    return [{ what: 'copies' as const, title, from: String(design.quantity), to: String(now.quantity) }]
  })
}

const contactText = (contact: DeliveryContact | null) =>
  contact ? [contact.name, contact.phone].filter(Boolean).join(', ') : ''

const addressText = (address: AddressSnapshot | null) =>
  address ? [...addressLines(address), address.phone, address.deliveryNotes].filter(Boolean).join(', ') : ''

/** Lines that went to one address and go to another one now say so once, as does what comes in. */
function addressDifferences(before: OrderRecord, after: OrderRecord): OrderDifference[] {
  const lines = before.groups.flatMap((group) => group.lines)
  const linesAfter = new Map(after.groups.flatMap((group) => group.lines).map((line) => [line.id, line]))
  const groupsBefore = new Set(before.groups.map(({ id }) => id))
  const moved = lines.flatMap(({ id, title, address }) => {
    const now = linesAfter.get(id)?.address ?? null
    return isDeepEqual(address, now) ? [] : [{ title, from: addressText(address), to: addressText(now) }]
  })
  const coming = after.groups.flatMap((group) => {
    const address = group.lines[0]?.address ?? null
    if (groupsBefore.has(group.id) || address === null) return []
    return [{ title: group.title, from: '', to: addressText(address) }]
  })
  const isAll = moved.length === lines.filter(({ address }) => address !== null).length
  const ways = Map.groupBy([...moved, ...coming], ({ from, to }) => JSON.stringify([from, to]))
  return [...ways.values()].flatMap((some) => {
    const [first] = some
    if (!first) return []
    const { from, to } = first
    const isOfOrder = isAll && coming.length === 0 && ways.size === 1
    const title = isOfOrder ? null : some.map((one) => one.title).join(', ')
    return [{ what: 'address' as const, title, from, to }]
  })
}
