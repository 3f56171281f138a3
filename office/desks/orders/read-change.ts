import type { z } from 'zod'
import type { OrderChange } from '#contract/office/order-change.ts'
import type { DeskLine, DeskOrder } from '#contract/office/orders.ts'
import { addressLines } from '#domain/addresses/address-lines.ts'
import { MAX_QUANTITY } from '#domain/cart/quantity.ts'
import { changedOrderTexts } from '#texts/nl/changed-order.ts'
import { changeOrderTexts as texts } from '#texts/nl/office/change-order.ts'
import { deskOrderTexts } from '#texts/nl/office/orders.ts'
import { quantityText } from '#texts/nl/price-unit.ts'
import { fieldFaultTexts } from '#texts/nl/refusals.ts'
import { readNumber } from '#texts/nl/typed-number.ts'
import { fieldText } from '../../lib/field-text.ts'
import type { Faults } from '../../lib/use-faults.ts'
import { readAddress, type TypedAddress } from '../../ui/address-fields.tsx'

/** A change as it is sent. */
export type SentChange = z.input<typeof OrderChange>

export const linesOf = (order: DeskOrder): readonly DeskLine[] => order.groups.flatMap(({ lines }) => lines)

/** The names of the fields that are about the order itself. */
export const FIELDS = {
  contactName: 'contactName',
  contactPhone: 'contactPhone',
  reference: 'reference',
  purchaseOrderNumber: 'purchaseOrderNumber',
} as const

/** The name of the checkbox that says that a group goes to the new address, and of the one with which the copies of a line are divided by hand. */
export const goesName = (groupId: string) => `goes-${groupId}`
export const divideName = (lineId: string) => `divide-${lineId}`

type Read = { readonly change: SentChange } | { readonly faults: Faults }

/** What is filled in that is not as it was when the form opened, or what is wrong with it; `row` is the address to begin with, null where it stays. */
export function readChange(
  form: HTMLFormElement,
  opened: DeskOrder,
  { version, row }: { readonly version: number; readonly row: TypedAddress | null },
): Read {
  const faults: Record<string, string> = {}
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
  const going = opened.groups.filter(({ id }) => !has(goesName(id)) || new FormData(form).has(goesName(id)))
  const lineIds = going.flatMap((group) => group.lines.filter(mayGoElsewhere).map(({ id }) => id))
  if (row !== null && lineIds.length === 0) {
    const last = opened.groups.findLast((group) => group.lines.some(mayGoElsewhere))
    if (last) faults[goesName(last.id)] = texts.noLineChosen
  }
  const change: SentChange = {
    version,
    quantities: Object.fromEntries(
      counted
        .filter(([line, quantity]) => line.quantity !== quantity)
        .map(([{ id }, quantity]) => [id, quantity]),
    ),
    copies: Object.fromEntries(divided.map(({ id }) => [id, count(id)])),
    delivery: row && { lineIds, address: { ...readAddress(form, row), isDefault: false } },
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

/** How many copies are typed; null for anything but a whole number of copies that can be ordered. */
export function readCount(text: string): number | null {
  const count = readNumber(text, 0)
  return count !== null && count >= 1 && count <= MAX_QUANTITY ? count : null
}

/** A line that is sent and not in production. */
export const mayGoElsewhere = ({ delivery, mayChange }: DeskLine) => mayChange && delivery.kind === 'ship'

const said = (label: string, was: string | null, is: string | null) =>
  was === is ? [] : [texts.changed(label, was || texts.none, is || texts.none)]

/** What became different of an order since it was opened, in words. */
export function changedSince(opened: DeskOrder, now: DeskOrder): readonly string[] {
  const { kinds, label } = changedOrderTexts
  const before = new Map(linesOf(opened).map((line) => [line.id, line]))
  const words = new Map(opened.groups.map(({ id, reference }) => [id, reference]))
  return [
    ...linesOf(now).flatMap((line) => {
      const old = before.get(line.id)
      if (!old) return []
      return [
        ...said(
          label(kinds.quantity, line.title),
          quantityText(old.quantity, old.pack),
          quantityText(line.quantity, line.pack),
        ),
        ...said(texts.state(line.title), old.stateLabel, line.stateLabel),
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
    ...now.groups.flatMap(({ id, title, reference }) =>
      said(label(kinds.lineReference, title), words.get(id) ?? null, reference),
    ),
  ]
}

const whereTo = ({ delivery }: DeskLine) => delivery.address && addressLines(delivery.address).join(', ')
