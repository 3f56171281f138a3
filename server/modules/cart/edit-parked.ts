import type { QuoteItem } from '#contract/office/quotes.ts'
import type { KeptConfiguration } from '#domain/cart/kept-cart.ts'
import { MAIN_PART } from '#domain/configurator/price-configuration.ts'
import { NO_CHOICE } from '#domain/configurator/model.ts'
import { readFreeGoodsId } from '#domain/catalogue/free-goods.ts'
import { ruleFor } from '#domain/catalogue/product-facts.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { lastLineText } from '#texts/nl/quotes.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { type Agreement, agreeItem } from './agree-item.ts'
import { deleteParkedGroup, insertGroup, replaceParkedGroup } from './cart-line-store.ts'
import type { CartLineRecord, CartRecord } from './cart-store.ts'
import { asSent, changedConfiguration, followAgreed } from './change-item.ts'
import type { NewGroup, NewLine } from './new-group.ts'
import { refuseNeededPart } from './remove-item.ts'
import { refuseTooManyLines } from './refuse-too-many.ts'

/** What staff make otherwise in a quote, by the ids of its lines. */
export type ParkedEdits = {
  readonly quantities: ReadonlyMap<string, number>
  readonly removed: ReadonlySet<string>
  /** What lines are put together as from now on; of a configuration its main line. */
  readonly items: ReadonlyMap<string, QuoteItem>
  readonly added: readonly AddedItem[]
}

/** What comes into a quote; until it is kept its lines are named by this key (`lineName`). */
export type AddedItem = { readonly key: string; readonly item: QuoteItem }

export const NO_EDITS: ParkedEdits = {
  quantities: new Map(),
  removed: new Set(),
  items: new Map(),
  added: [],
}

type Group = CartRecord['groups'][number]

/** A group that is put together otherwise; null for one that goes. */
type EditedGroup = { readonly group: Group; readonly agreed: NewGroup | null }

type AddedGroup = { readonly key: string; readonly agreed: NewGroup }

/** A quote as it would be, and what of it becomes otherwise. */
export type EditedCart = {
  readonly record: CartRecord
  readonly groups: readonly EditedGroup[]
  readonly added: readonly AddedGroup[]
}

/** What a line is called that is not kept yet, by its group or the key of what it belongs to. */
export const lineName = (groupId: string, part: string | null): string => `${groupId}:${part ?? ''}`

/**
 * A quote with other quantities, other choices, without some of its lines and with others, as it is worked out before it is
 * written: what changes is at today's prices, and its designs follow. Refused at its field where that cannot be made.
 */
export function editParked(record: CartRecord, edits: ParkedEdits, agreement: Agreement): EditedCart {
  const known = new Set(record.groups.flatMap(({ lines }) => lines.map(({ id }) => id)))
  const coming = new Set(edits.added.map(({ key, item }) => mainName(key, item)))
  if ([...edits.removed, ...edits.items.keys()].some((id) => !known.has(id)))
    throw new Refusal('QuoteLineUnknown')
  if ([...edits.quantities.keys()].some((id) => !known.has(id) && !coming.has(id)))
    throw new Refusal('QuoteLineUnknown')
  const byHand = { ...agreement, isByHand: true }
  const groups = record.groups.flatMap((group): EditedGroup[] => {
    if (!group.lines.some((line) => isEdited(line, edits))) return []
    return [
      { group, agreed: group.configuration ? composed(group, edits, byHand) : simple(group, edits, byHand) },
    ]
  })
  const added = edits.added.map((one, index) => ({
    key: one.key,
    agreed: comingGroup(one, index, edits, byHand),
  }))
  const edited = new Map(groups.map(({ group, agreed }) => [group.id, agreed]))
  const left = record.groups.flatMap((group) => {
    const agreed = edited.get(group.id)
    if (agreed === undefined) return [group]
    return agreed === null ? [] : [keptAs(group, agreed, editField(group, edits))]
  })
  if (left.length + added.length === 0)
    throw new Refusal('InvalidInput', { field: 'removed', message: lastLineText })
  const all = [...left, ...added.map(asGroup)]
  if (added.length > 0) refuseTooManyLines(all.reduce((count, { lines }) => count + lines.length, 0))
  return { record: { ...record, groups: all }, groups, added }
}

const isEdited = ({ id, quantity }: CartLineRecord, { quantities, removed, items }: ParkedEdits) =>
  removed.has(id) || items.has(id) || (quantities.has(id) && quantities.get(id) !== quantity)

const mainName = (key: string, item: QuoteItem) => lineName(key, 'configuration' in item ? MAIN_PART : null)

/** What is added, in the quantity that was typed at its line. */
function comingGroup(
  { key, item }: AddedItem,
  index: number,
  edits: ParkedEdits,
  agreement: Agreement,
): NewGroup {
  const quantity = edits.quantities.get(mainName(key, item))
  return at(`added.${index}.item`, () => {
    const group = agreeItem(inQuantity(item, quantity, agreement), agreement)
    // The customer has had no chance to send files for it, and is asked for them once he orders.
    const lines = group.lines.map((line) => ({
      ...line,
      filesLater: agreement.facts.product(line.productId)?.needsPrintFiles ?? false,
    }))
    return { ...group, lines }
  })
}

function inQuantity(item: QuoteItem, quantity: number | undefined, { facts }: Agreement): QuoteItem {
  if (quantity === undefined) return item
  if ('free' in item) return { free: { ...item.free, quantity } }
  if (!('configuration' in item)) return { ...item, quantity }
  return { configuration: changedConfiguration(item.configuration, MAIN_PART, { quantity }, facts) }
}

/** What comes in as it would be kept; its lines are named by the key until they are. */
export const asGroup = ({ key, agreed }: AddedGroup): Group => ({
  id: key,
  title: agreed.title,
  reference: null,
  configuration: agreed.configuration,
  lines: agreed.lines.map((line) => newLine(key, line)),
})

/**
 * Writes what becomes otherwise of a quote that the transaction has taken; gives the ids of what was added by the names of its
 * lines.
 */
export async function writeParkedEdits(
  trx: Executor,
  cartId: string,
  { groups, added }: EditedCart,
): Promise<ReadonlyMap<string, string>> {
  for (const { group, agreed } of groups) {
    const staying = group.lines.find((line) => agreed?.lines.some(({ part }) => part === line.part))
    if (agreed === null || !staying) {
      await deleteParkedGroup(trx, cartId, group.id)
      continue
    }
    await replaceParkedGroup(trx, cartId, staying.id, agreed)
    await followAgreed(trx, group.lines, staying.id, agreed)
  }
  const ids = new Map<string, string>()
  for (const { key, agreed } of added)
    for (const [part, id] of await insertGroup(trx, cartId, agreed)) ids.set(lineName(key, part), id)
  return ids
}

/** A product by itself may have any quantity: what it is sold in otherwise binds customers, and staff price it by hand. */
function simple(group: Group, edits: ParkedEdits, agreement: Agreement): NewGroup | null {
  const { quantities, removed, items } = edits
  const { facts, now } = agreement
  const lines = group.lines.filter(({ id }) => !removed.has(id))
  const [other] = lines
  if (!other) return null
  const item = items.get(other.id)
  if (item) return chosenAnew(group, other, { item, edits }, agreement)
  const { title, reference } = group
  const { studioDesignCents, validateDesignCents } = facts.terms
  return {
    title,
    reference,
    configuration: null,
    lines: lines.map((line): NewLine => {
      const { productId, part, widthMm, heightMm, lengthMm, options, wantsCheck, deliveryKind } = line
      const product = facts.product(productId)
      return {
        productId,
        part,
        widthMm,
        heightMm,
        lengthMm,
        options,
        wantsCheck,
        deliveryKind,
        quantity: quantities.get(line.id) ?? line.quantity,
        rule: product && ruleFor(product, facts.priceBook, amsterdamNow(now).date),
        effects: [],
        services: { studioDesignCents, validateDesignCents, ...line.agreedServices },
      }
    }),
  }
}

type Chosen = { readonly item: QuoteItem; readonly edits: ParkedEdits }

/** A product by itself in other sizes; it stays the product that it is, and what is none stays so under another name. */
function chosenAnew(
  group: Group,
  line: CartLineRecord,
  { item, edits }: Chosen,
  agreement: Agreement,
): NewGroup {
  return at(editField(group, edits), () => {
    const isFree = readFreeGoodsId(line.productId) !== null
    const isSame = isFree
      ? 'free' in item
      : 'sku' in item && agreement.facts.product(line.productId)?.sku === item.sku
    if (!isSame) throw new Refusal('invalid_config')
    const made = agreeItem(inQuantity(item, edits.quantities.get(line.id), agreement), agreement)
    const { lines } = made
    const { title, reference } = group
    return {
      title: isFree ? made.title : title,
      reference,
      configuration: null,
      lines: lines.map((one) => ({
        ...one,
        wantsCheck: line.wantsCheck,
        deliveryKind: line.deliveryKind,
        services: { ...one.services, ...line.agreedServices },
      })),
    }
  })
}

/** What was configured goes as a whole with its main line, and its parts follow the quantity of that one. */
function composed(group: Group, edits: ParkedEdits, agreement: Agreement): NewGroup | null {
  const { configuration, lines } = group
  if (!configuration) return null
  const main = lines.find(({ part }) => part === MAIN_PART)
  if (main && edits.removed.has(main.id)) return null
  const { facts } = agreement
  const chosen = configurationOf(main && edits.items.get(main.id), group, edits) ?? configuration
  const options = { ...chosen.options }
  for (const { id, part } of lines) {
    if (part === null || !edits.removed.has(id)) continue
    at(removedField(edits, id), () => refuseNeededPart(facts.configurator(configuration.key), part))
    options[part] = { id: NO_CHOICE }
  }
  const kept = { ...chosen, options }
  const changed = lines.find(
    (line) => !edits.removed.has(line.id) && edits.quantities.has(line.id) && isEdited(line, edits),
  )
  return at(editField(group, edits), () => {
    if (!changed) return agreeItem({ configuration: asSent(kept) }, agreement)
    const quantity = edits.quantities.get(changed.id)
    const sent = changedConfiguration(kept, changed.part, { quantity }, facts)
    return agreeItem({ configuration: sent }, agreement)
  })
}

/** What a main line is put together as from now on, by the same configurator; null where it stays. */
function configurationOf(
  item: QuoteItem | undefined,
  group: Group,
  edits: ParkedEdits,
): KeptConfiguration | null {
  if (!item) return null
  if ('configuration' in item && item.configuration.key === group.configuration?.key)
    return item.configuration
  throw new Refusal('invalid_config', { field: editField(group, edits) })
}

/** The group as it would be kept: lines that stay keep what else was chosen for them. */
function keptAs(group: Group, agreed: NewGroup, field: string): Group {
  const lines = agreed.lines.map((line): CartLineRecord => {
    const before = group.lines.find(({ part }) => part === line.part)
    const { deliveryKind: _kind, wantsCheck: _check, ...made } = newLine(group.id, line)
    if (!before) return newLine(group.id, line)
    const { id, groupId, addressId, deliveryDate, isExpress, filesLater, deliveryKind, wantsCheck } = before
    const kept = { id, groupId, addressId, deliveryDate, isExpress, filesLater, deliveryKind, wantsCheck }
    return { ...made, ...kept, designs: followed(before, line.quantity, field) }
  })
  return { ...group, title: agreed.title, configuration: agreed.configuration, lines }
}

/** A line as it would be kept, where nothing is known of it but what was agreed. */
const newLine = (groupId: string, line: NewLine): CartLineRecord => ({
  ...BARE,
  id: lineName(groupId, line.part),
  groupId,
  productId: line.productId,
  part: line.part,
  quantity: line.quantity,
  widthMm: line.widthMm,
  heightMm: line.heightMm,
  lengthMm: line.lengthMm,
  options: line.options,
  deliveryKind: line.deliveryKind,
  wantsCheck: line.wantsCheck ?? false,
  filesLater: line.filesLater ?? false,
  agreedRule: line.rule,
  agreedEffects: line.effects,
  agreedServices: line.services,
  agreedUntil: null,
})

const BARE = {
  addressId: null,
  deliveryDate: null,
  isExpress: false,
  designs: [],
}

/** A single design is for every copy; never more copies have a design than there are. */
function followed({ quantity: before, designs }: CartLineRecord, quantity: number, field: string) {
  const after = designs.map((design) =>
    design.side === 'front' && design.quantity === before ? { ...design, quantity } : design,
  )
  const copies = after.reduce((sum, design) => sum + (design.side === 'front' ? design.quantity : 0), 0)
  if (copies > quantity) throw new Refusal('TooManyCopies', { field })
  return after
}

/** What was asked of a group: other choices, another quantity, or else that something of it goes. */
function editField({ lines }: Group, edits: ParkedEdits): string {
  const other = lines.find(({ id }) => !edits.removed.has(id) && edits.items.has(id))
  if (other) return `items.${[...edits.items.keys()].indexOf(other.id)}.item`
  const changed = lines.find((line) => !edits.removed.has(line.id) && isEdited(line, edits))
  if (changed) return `quantities.${[...edits.quantities.keys()].indexOf(changed.id)}.quantity`
  const gone = lines.find(({ id }) => edits.removed.has(id))
  return gone ? removedField(edits, gone.id) : 'removed'
}

const removedField = ({ removed }: ParkedEdits, id: string) => `removed.${[...removed].indexOf(id)}`

/** A refusal of this work is told at the field that asked for it. */
function at<Result>(field: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const message = error.details[0]?.message
    throw new Refusal(error.code, { field, ...(message !== undefined && { message }) })
  }
}

/** What is put together otherwise or comes in, by the fields of the call that asks for it. */
export const itemsGiven = ({
  items,
  added,
}: Pick<ParkedEdits, 'items' | 'added'>): readonly (readonly [field: string, item: QuoteItem])[] => [
  ...[...items.values()].map((item, place) => [`items.${place}.item`, item] as const),
  ...added.map(({ item }, place) => [`added.${place}.item`, item] as const),
]
