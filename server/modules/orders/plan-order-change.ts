import { totalsLeft } from '#domain/documents/totals-left.ts'
import { isHurried } from '#domain/orders/changed-way.ts'
import { changedCopies } from '#domain/orders/changed-copies.ts'
import { orderStateOf } from '#domain/orders/sent-pieces.ts'
import { changedOptionTexts } from '#texts/nl/changed-options.ts'
import { changeOrderTexts as texts } from '#texts/nl/office/change-order.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { readFactsOf } from '../cart/cart-facts.ts'
import { refuseOtherRates } from '../cart/refuse-other-rates.ts'
import type { OrderLineRow, OrderRecord } from '../ordered/order-record.ts'
import { delivered, deliverElsewhere, givenAddress } from './deliver-elsewhere.ts'
import {
  isChangeable,
  isSent,
  linesOf,
  type OrderedGroup,
  type Planning,
  refuseMade,
} from './order-change-planning.ts'
import { type ChangedRate, changedExpressRates } from './changed-express-rates.ts'
import { type ChangeFacts, findChangeFacts, type OtherVat } from './order-change-store.ts'
import { type OtherItems, withComing, withItems } from './plan-items.ts'
import { withQuantities } from './plan-quantities.ts'
import { type OtherWays, withWays } from './plan-ways.ts'

/** No price list is asked where nothing is put together: what was agreed counts. */
const NO_LISTS = ':'

/** An order as it is after a change, and how its VAT is treated where that is otherwise now. */
export type PlannedChange = Pick<OtherWays, 'soonest'> & {
  readonly after: OrderRecord
  readonly vat: OtherVat | null
  readonly expressRates: readonly ChangedRate[]
  readonly items: OtherItems
}

/**
 * Works out what an order becomes by a change, and refuses what cannot be: at its field where it has one. Nothing is written. The order
 * is read within the caller's transaction, and its prices follow from the rules that it was ordered at.
 */
export async function planOrderChange(
  executor: Executor,
  order: OrderRecord,
  {
    change,
    now,
    scope,
  }: Pick<Planning, 'change' | 'now'> & {
    /** The price lists of its company, for what is put together today. */
    readonly scope: () => Promise<string>
  },
): Promise<PlannedChange> {
  if (order.version !== change.version) throw new Refusal('OrderChangedMeanwhile')
  const facts = await findChangeFacts(executor, order.id)
  if (!facts) throw new Refusal('OrderNotFound')
  await refuseOtherRates(executor, [
    ...Object.entries(change.items).map(([id, { item }]) => [`items.${id}.item`, item] as const),
    ...change.added.map(({ item }, place) => [`added.${place}.item`, item] as const),
  ])
  const coming = [...Object.values(change.items), ...change.added]
  const trade = await readFactsOf(
    executor,
    {
      ids: facts.lines.flatMap(({ productId }) => productId ?? []),
      configuratorKeys: order.groups.flatMap(({ configuration }) => configuration?.key ?? []),
    },
    coming.map(({ item }) => item),
    coming.length > 0 ? await scope() : NO_LISTS,
  )
  const planning = { order, facts, trade, change, now }
  refuseUnknown(planning)
  const given = await givenAddress(executor, change)
  const composed = withItems({ ...planning, order: withWords(planning) })
  const becoming = { ...planning, facts: composed.facts }
  const ways = withWays({ ...becoming, order: composed.order })
  const sent = deliverElsewhere({ ...becoming, order: ways.order }, given)
  const items = withComing({ ...becoming, order: sent }, composed, { given, usual: usualAddress(order) })
  const counted = withQuantities(
    { ...planning, facts: items.facts, order: items.order },
    { ...ways, anew: items.anew },
  )
  const after = { ...counted, groups: counted.groups.map((group) => withCopies(group, planning)) }
  const { shippingCents, shippingPercent, vat } = delivered(planning, { order: after, facts: items.facts })
  const vatTreatment = vat ? vat.sale.treatment : after.vatTreatment
  const { vatCents: _vatCents, ...totals } = totalsLeft(
    { ...after, lines: linesOf(after), shippingCents, vatTreatment },
    shippingPercent,
  )
  return {
    after: {
      ...after,
      // Nobody calls whom nothing is brought to any more.
      deliveryContact: isSent(order) && !isSent(after) ? null : after.deliveryContact,
      vatTreatment,
      ...totals,
      state: orderStateOf(linesOf(after)),
    },
    vat,
    soonest: new Map([...ways.soonest, ...items.soonest]),
    expressRates: changedExpressRates(planning, after),
    items,
  }
}

/** Where what comes into an order is sent of which nobody says where: with the first of it that was. */
const usualAddress = (order: OrderRecord) =>
  linesOf(order).find(({ address, state }) => address !== null && state !== 'cancelled')?.address ?? null

/** What is named must be of this order, and not be in production. */
function refuseUnknown({ order, facts, change }: Planning): void {
  const lines = linesOf(order)
  const named = [
    ...Object.keys(change.quantities).map((id) => [id, `quantities.${id}`] as const),
    ...Object.keys(change.items).map((id) => [id, `items.${id}.item`] as const),
  ]
  for (const [id, field] of named) {
    const line = lines.find((one) => one.id === id)
    if (!line) throw new Refusal('OrderLineNotFound')
    refuseMade(line, facts, field)
  }
  const coming = new Set(change.added.map(({ key }) => key))
  if (order.groups.some(({ id }) => coming.has(id))) throw new Refusal('InvalidInput', { field: 'added' })
  const groupOf = (id: string): OrderedGroup => {
    const group = order.groups.find((one) => one.id === id)
    if (!group) throw new Refusal('OrderLineNotFound')
    return group
  }
  for (const id of Object.keys(change.references)) refuseAllMade(groupOf(id).lines, facts, `references.${id}`)
  for (const id of change.delivery?.groupIds ?? [])
    if (!coming.has(id)) refuseAllMade(groupOf(id).lines, facts, null)
  for (const [id, way] of Object.entries(change.ways)) {
    if (coming.has(id)) continue
    const group = groupOf(id)
    refuseAllMade(group.lines, facts, `ways.${id}.kind`)
    const isOther = way.express !== undefined && way.express !== isHurried(group.lines)
    // What is made already cannot be hurried any more, nor was it made at leisure.
    for (const line of group.lines)
      if (isOther && line.state !== 'cancelled') refuseMade(line, facts, `ways.${id}.express`)
  }
  for (const id of Object.keys(change.copies)) {
    const line = lines.find(({ designs }) => designs.some((one) => one.id === id && one.side === 'front'))
    if (!line) throw new Refusal('OrderChangedMeanwhile')
    refuseMade(line, facts, `copies.${id}`)
  }
  refuseAllMade(lines, facts, null)
  if (facts.isPurchaseOrderRequired && change.purchaseOrderNumber === '')
    throw new Refusal('PurchaseOrderRequired', {
      field: 'purchaseOrderNumber',
      message: texts.purchaseOrderRequired,
    })
}

/** Words that stand with several lines can be changed as long as one of them can. */
function refuseAllMade(lines: readonly OrderLineRow[], facts: ChangeFacts, field: string | null): void {
  if (lines.some((line) => isChangeable(line, facts))) return
  for (const line of lines) refuseMade(line, facts, field)
}

const given = (text: string | undefined, now: string | null) => (text === undefined ? now : text || null)

/** The order with other references, purchase number and contact. */
function withWords({ order, change }: Planning): OrderRecord {
  const contact = {
    name: change.contactName ?? order.deliveryContact?.name ?? '',
    phone: change.contactPhone ?? order.deliveryContact?.phone ?? '',
  }
  return {
    ...order,
    reference: given(change.reference, order.reference),
    purchaseOrderNumber: given(change.purchaseOrderNumber, order.purchaseOrderNumber),
    deliveryContact: contact.name === '' ? null : contact,
    groups: order.groups.map((group) => {
      const reference = given(change.references[group.id], group.reference)
      if (reference === group.reference) return group
      const lines = group.lines.map((line, place) =>
        place === 0
          ? {
              ...line,
              optionTexts: changedOptionTexts(line.optionTexts, { from: group.reference, to: reference }),
            }
          : line,
      )
      return { ...group, reference, lines }
    }),
  }
}

/** A group with the copies of its designs divided anew. */
function withCopies(group: OrderedGroup, { order, change }: Planning): OrderedGroup {
  const before = new Map(linesOf(order).map((line) => [line.id, line]))
  return {
    ...group,
    lines: group.lines.map((line) => {
      const front = line.designs.filter(({ side }) => side === 'front')
      const chosen = new Map(
        front.flatMap(({ id }) => {
          const copies = change.copies[id]
          return copies === undefined ? [] : [[id, copies] as const]
        }),
      )
      const from = before.get(line.id)?.quantity ?? line.quantity
      if (from === line.quantity && chosen.size === 0) return line
      const copies = changedCopies(front, {
        from,
        to: line.quantity,
        chosen: chosen.size > 0 ? chosen : null,
      })
      if (typeof copies === 'string') {
        const [named] = chosen.keys()
        throw new Refusal(copies, { field: named ? `copies.${named}` : `quantities.${line.id}` })
      }
      const quantityOf = new Map(copies.map(({ id, quantity }) => [id, quantity]))
      return {
        ...line,
        designs: line.designs.map((design) => ({
          ...design,
          quantity: quantityOf.get(design.id) ?? design.quantity,
        })),
      }
    }),
  }
}
