import type { z } from 'zod'
import type { OrderChange } from '#contract/office/order-change.ts'
import type { DeskLine, DeskOrder } from '#contract/office/orders.ts'
import { addressLines } from '#domain/addresses/address-lines.ts'
import { MAX_QUANTITY } from '#domain/cart/quantity.ts'
import { isHurried } from '#domain/orders/changed-way.ts'
import { deliveryTexts } from '#texts/nl/cart.ts'
import { changedOrderTexts } from '#texts/nl/changed-order.ts'
import { formatPromisedDate } from '#texts/nl/format-date.ts'
import { changeOrderTexts as texts } from '#texts/nl/office/change-order.ts'
import { deskOrderTexts } from '#texts/nl/office/orders.ts'
import { formatPercent, formatPrice } from '#texts/nl/format.ts'
import { quantityText } from '#texts/nl/price-unit.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { refusalTexts } from '#texts/nl/refusals.ts'
import { readNumber } from '#texts/nl/typed-number.ts'
import { fieldText } from '../../lib/field-text.ts'
import type { Faults } from '../../lib/use-faults.ts'
import { readAddress, type TypedAddress } from '../../ui/address-fields.tsx'
import { type Composing, readComposed } from './composed.ts'

/** A change as it is sent. */
export type SentChange = z.input<typeof OrderChange>
type SentWay = NonNullable<SentChange['ways']>[string]

export const linesOf = (order: DeskOrder): readonly DeskLine[] => order.groups.flatMap(({ lines }) => lines)

/** The names of the fields that are about the order itself. */
export const FIELDS = {
  contactName: 'contactName',
  contactPhone: 'contactPhone',
  reference: 'reference',
  purchaseOrderNumber: 'purchaseOrderNumber',
  address: 'address',
} as const

/** The names of the fields that say how a group comes, or by its key what comes in, as the call has them. */
export const wayName = (id: string, field: 'kind' | 'express' | 'date') => `ways.${id}.${field}`

/** The name of the checkbox that says that a group goes to the new address, or what comes in, and of the one with which the copies of a line are divided by hand. */
export const goesName = (id: string) => `goes-${id}`
export const divideName = (lineId: string) => `divide-${lineId}`

type Read = { readonly change: SentChange } | { readonly faults: Faults }

/** What is filled in that is not as it was when the form opened, or what is wrong with it; `row` is the address to begin with, null where it stays. */
export function readChange(
  form: HTMLFormElement,
  opened: DeskOrder,
  {
    version,
    row,
    composing,
  }: {
    readonly version: number
    readonly row: TypedAddress | null
    readonly composing: Composing
  },
): Read {
  const composed = readComposed(composing)
  const faults: Record<string, string | undefined> = { ...composed.faults }
  const has = (name: string) => form.elements.namedItem(name) !== null
  const text = (name: string, was: string) =>
    has(name) ? fieldText(form, name).trim().replaceAll(/\s+/g, ' ') : was
  const other = (name: string, was: string) => {
    const now = text(name, was)
    return now === was ? {} : { [name]: now }
  }
  const count = (name: string): number => {
    const typed = readCount(fieldText(form, name))
    if (typed === null) faults[name] = fieldFaultTexts.QuantityInvalid
    return typed ?? 0
  }
  const lines = linesOf(opened)
  const counted = lines.filter(({ id }) => has(id)).map((line) => [line, count(line.id)] as const)
  const divided = lines
    .filter(({ id }) => new FormData(form).has(divideName(id)))
    .flatMap(({ designs }) => designs.filter(({ id }) => has(id)))
  const ways = new Map([
    ...opened.groups.map((group) => [group.id, readWay(form, group)] as const),
    ...composing.added.map(({ key }) => [key, readAddedWay(form, key)] as const),
  ])
  const goers = goersOf(
    opened,
    Object.fromEntries([...ways].map(([id, { kind }]) => [id, kind])),
    composing.added,
  )
  const isChosen = (id: string) => !has(goesName(id)) || new FormData(form).has(goesName(id))
  const groupIds = goers.map(({ id }) => id).filter(isChosen)
  const last = goers.at(-1)
  if (row !== null && last && groupIds.length === 0) faults[goesName(last.id)] = texts.noLineChosen
  const needing = goers.filter(({ addresses }) => addresses.includes(null))
  if (row === null && needing.length > 0) faults[FIELDS.address] = refusalTexts.AddressRequired
  if (row !== null) for (const { id } of needing) if (!isChosen(id)) faults[goesName(id)] = texts.goesNowhere
  const change: SentChange = {
    version,
    ...composed.sent,
    quantities: Object.fromEntries(
      counted
        .filter(([line, quantity]) => line.quantity !== quantity)
        .map(([{ id }, quantity]) => [id, quantity]),
    ),
    ways: Object.fromEntries([...ways].filter(([, way]) => Object.keys(way).length > 0)),
    copies: Object.fromEntries(divided.map(({ id }) => [id, count(id)])),
    delivery:
      row && groupIds.length > 0
        ? { groupIds, address: { ...readAddress(form, row), isDefault: false } }
        : null,
    ...other(FIELDS.contactName, opened.deliveryContact?.name ?? ''),
    ...other(FIELDS.contactPhone, opened.deliveryContact?.phone ?? ''),
    ...other(FIELDS.reference, opened.reference ?? ''),
    ...other(FIELDS.purchaseOrderNumber, opened.purchaseOrderNumber ?? ''),
    references: Object.fromEntries(
      opened.groups.flatMap(({ id, reference }) => Object.entries(other(id, reference ?? ''))),
    ),
  }
  return Object.keys(faults).length > 0 ? { faults } : { change }
}

type DeskGroup = DeskOrder['groups'][number]

/** How a group comes from now on, as far as that is not as it was. */
function readWay(form: HTMLFormElement, group: DeskGroup): SentWay {
  const { id } = group
  const kind = KINDS.find((one) => one === fieldText(form, wayName(id, 'kind')))
  const express = form.elements.namedItem(wayName(id, 'express'))
  const date = fieldText(form, wayName(id, 'date'))
  return {
    ...(kind && movable(group).some(({ delivery }) => delivery.kind !== kind) && { kind }),
    ...(express instanceof HTMLInputElement &&
      express.checked !== isGroupHurried(group) && { express: express.checked }),
    ...(date !== '' && { date }),
  }
}

/** How what comes in is to come: nobody knows yet how it would by itself. */
function readAddedWay(form: HTMLFormElement, key: string): SentWay {
  const kind = KINDS.find((one) => one === fieldText(form, wayName(key, 'kind')))
  const date = fieldText(form, wayName(key, 'date'))
  return {
    ...(kind && { kind }),
    ...(new FormData(form).has(wayName(key, 'express')) && { express: true }),
    ...(date !== '' && { date }),
  }
}

/** The ways in which lines come. */
export const KINDS = ['ship', 'pickup'] as const

/** How groups come from now on, by their ids, and by its key what comes in; what is not there comes as it did, or as the rest. */
export type Kinds = Readonly<Record<string, (typeof KINDS)[number] | undefined>>

/** What of a group is not in production. */
export const movable = ({ lines }: DeskGroup) => lines.filter(({ mayChange }) => mayChange)

/** Whether express was chosen for a group, of what of it was not cancelled. */
export const isGroupHurried = ({ lines }: DeskGroup) =>
  isHurried(lines.map(({ delivery, state }) => ({ isExpress: delivery.express, state })))

/** What of a group is sent from now on, once it comes in another way; with none it stays as it is. */
const sentOf = (group: DeskGroup, kind: Kinds[string]) =>
  movable(group).filter(({ delivery }) => (kind ?? delivery.kind) === 'ship')

/** Whether something of an order is sent from now on. */
export const isAnySent = (order: DeskOrder, kinds: Kinds): boolean =>
  order.groups.some(({ id, lines }) =>
    lines.some(
      ({ delivery, mayChange, state }) =>
        state !== 'cancelled' && ((mayChange ? kinds[id] : undefined) ?? delivery.kind) === 'ship',
    ),
  )

/** Where what comes in goes when it is sent and nothing else is said: with the first of the order that is; null where nothing is. */
export const usualAddress = (order: DeskOrder): string | null => {
  const line = usualLine(order)
  return line ? whereTo(line) : null
}

/** The first of an order that is sent. */
export const usualLine = (order: DeskOrder): DeskLine | undefined =>
  linesOf(order).find(({ delivery, state }) => delivery.address !== null && state !== 'cancelled')

/** What may go to another address: of which group, or by its key what comes in, and where it goes now; null for nowhere. */
export type Goer = {
  readonly id: string
  readonly title: string
  readonly addresses: readonly (string | null)[]
}

/** What of an order is sent from now on, in these ways, and what comes into it. */
export function goersOf(
  order: DeskOrder,
  kinds: Kinds,
  added: readonly { readonly key: string; readonly title: string }[],
): readonly Goer[] {
  return [
    ...order.groups.map((group) => ({
      id: group.id,
      title: group.title,
      addresses: [...new Set(sentOf(group, kinds[group.id]).map(whereTo))],
    })),
    ...added.map(({ key, title }) => ({
      id: key,
      title,
      addresses: kinds[key] === 'ship' ? [usualAddress(order)] : [],
    })),
  ].filter(({ addresses }) => addresses.length > 0)
}

/** How many copies are typed; null for anything but a whole number of copies that can be ordered. */
export function readCount(text: string): number | null {
  const count = readNumber(text, 0)
  return count !== null && count >= 1 && count <= MAX_QUANTITY ? count : null
}

const said = (label: string, was: string | null, is: string | null) =>
  was === is ? [] : [texts.changed(label, was || texts.none, is || texts.none)]

/** The rate of a line that is no product, which staff set; that of a product follows from it. */
const vatOfFree = ({ composed }: DeskOrder['groups'][number]['lines'][number]) =>
  composed && 'free' in composed.item ? formatPercent(composed.item.free.vatPercent) : null

/** What became different of an order since it was opened, in words. */
export function changedSince(opened: DeskOrder, now: DeskOrder): readonly string[] {
  const { kinds, label } = changedOrderTexts
  const before = new Map(linesOf(opened).map((line) => [line.id, line]))
  const hurried = new Map(opened.groups.map((group) => [group.id, yesOrNo(group)]))
  const words = new Map(opened.groups.map(({ id, reference }) => [id, reference]))
  return [
    ...linesOf(now).flatMap((line) => {
      const old = before.get(line.id)
      if (!old) return comesIn(line)
      return [
        ...said(label(kinds.choices, line.title), madeAs(old, line), madeAs(line, old)),
        ...said(
          label(kinds.quantity, line.title),
          quantityText(old.quantity, old.pack),
          quantityText(line.quantity, line.pack),
        ),
        ...said(
          label(kinds.price, line.title),
          formatPrice(old.price.excludingTaxInCents),
          formatPrice(line.price.excludingTaxInCents),
        ),
        ...said(label(kinds.vat, line.title), vatOfFree(old), vatOfFree(line)),
        ...said(texts.state(line.title), old.stateLabel, line.stateLabel),
        ...said(
          label(kinds.deliveryKind, line.title),
          deliveryTexts[old.delivery.kind],
          deliveryTexts[line.delivery.kind],
        ),
        ...said(
          label(kinds.day, line.title),
          formatPromisedDate(old.delivery.date),
          formatPromisedDate(line.delivery.date),
        ),
        ...said(label(kinds.address, line.title), whereTo(old), whereTo(line)),
        ...line.designs.flatMap((design) => {
          const was = old.designs.find(({ id }) => id === design.id)?.quantity ?? 0
          return said(
            label(kinds.copies, design.name ?? deskOrderTexts.noFile),
            String(was),
            String(design.quantity),
          )
        }),
      ]
    }),
    ...said(kinds.reference, opened.reference, now.reference),
    ...said(kinds.purchaseOrder, opened.purchaseOrderNumber, now.purchaseOrderNumber),
    ...said(kinds.contact, opened.deliveryContact?.name ?? null, now.deliveryContact?.name ?? null),
    ...now.groups.flatMap((group) => [
      ...said(label(kinds.hurry, group.title), hurried.get(group.id) ?? changedOrderTexts.no, yesOrNo(group)),
      ...said(label(kinds.lineReference, group.title), words.get(group.id) ?? null, group.reference),
    ]),
  ]
}

/** A line that a colleague added. */
function comesIn(line: DeskLine): readonly string[] {
  const { kinds, label } = changedOrderTexts
  return [
    ...said(label(kinds.quantity, line.title), null, quantityText(line.quantity, line.pack)),
    ...said(label(kinds.deliveryKind, line.title), null, deliveryTexts[line.delivery.kind]),
    ...said(label(kinds.day, line.title), null, formatPromisedDate(line.delivery.date)),
    ...said(label(kinds.address, line.title), null, whereTo(line)),
  ]
}

/** What a line is, by its name where that is another one than before or after. */
const madeAs = ({ title, options }: DeskLine, other: DeskLine) =>
  [...(title === other.title ? [] : [title]), ...options].join(', ')

const yesOrNo = (group: DeskGroup) => (isGroupHurried(group) ? changedOrderTexts.yes : changedOrderTexts.no)

const whereTo = ({ delivery }: DeskLine): string | null =>
  delivery.address && addressLines(delivery.address).join(', ')
