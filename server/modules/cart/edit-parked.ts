import { MAIN_PART } from '#domain/configurator/price-configuration.ts'
import { NO_CHOICE } from '#domain/configurator/model.ts'
import { ruleFor } from '#domain/catalogue/product-facts.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { lastLineText } from '#texts/nl/quotes.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { type Agreement, agreeItem } from './agree-item.ts'
import { deleteParkedGroup, replaceParkedGroup } from './cart-line-store.ts'
import type { CartLineRecord, CartRecord } from './cart-store.ts'
import { asSent, changedConfiguration, followAgreed } from './change-item.ts'
import type { NewGroup, NewLine } from './new-group.ts'
import { refuseNeededPart } from './remove-item.ts'

/** What staff make otherwise in a quote, by the ids of its lines. */
export type ParkedEdits = {
  readonly quantities: ReadonlyMap<string, number>
  readonly removed: ReadonlySet<string>
}

type Group = CartRecord['groups'][number]

/** A group that is put together otherwise; null for one that goes. */
type EditedGroup = { readonly group: Group; readonly agreed: NewGroup | null }

/** A quote as it would be, and what of it becomes otherwise. */
export type EditedCart = { readonly record: CartRecord; readonly groups: readonly EditedGroup[] }

/**
 * A quote with other quantities and without some of its lines, as it is worked out before it is written: what changes is at
 * today's prices, and its designs follow. Refused at its field where that cannot be made.
 */
export function editParked(record: CartRecord, edits: ParkedEdits, agreement: Agreement): EditedCart {
  const known = new Set(record.groups.flatMap(({ lines }) => lines.map(({ id }) => id)))
  if ([...edits.quantities.keys(), ...edits.removed].some((id) => !known.has(id)))
    throw new Refusal('QuoteLineUnknown')
  const groups = record.groups.flatMap((group): EditedGroup[] => {
    if (!group.lines.some((line) => isEdited(line, edits))) return []
    return [
      {
        group,
        agreed: group.configuration ? composed(group, edits, agreement) : simple(group, edits, agreement),
      },
    ]
  })
  const edited = new Map(groups.map(({ group, agreed }) => [group.id, agreed]))
  const left = record.groups.flatMap((group) => {
    const agreed = edited.get(group.id)
    if (agreed === undefined) return [group]
    return agreed === null ? [] : [keptAs(group, agreed, editField(group, edits))]
  })
  if (left.length === 0) throw new Refusal('InvalidInput', { field: 'removed', message: lastLineText })
  return { record: { ...record, groups: left }, groups }
}

const isEdited = ({ id, quantity }: CartLineRecord, { quantities, removed }: ParkedEdits) =>
  removed.has(id) || (quantities.has(id) && quantities.get(id) !== quantity)

/** Writes what becomes otherwise of a quote that the transaction has taken. */
export async function writeParkedEdits(trx: Executor, cartId: string, { groups }: EditedCart): Promise<void> {
  for (const { group, agreed } of groups) {
    const staying = group.lines.find((line) => agreed?.lines.some(({ part }) => part === line.part))
    if (agreed === null || !staying) {
      await deleteParkedGroup(trx, cartId, group.id)
      continue
    }
    await replaceParkedGroup(trx, cartId, staying.id, agreed)
    await followAgreed(trx, group.lines, staying.id, agreed)
  }
}

/** A product by itself may have any quantity: what it is sold in otherwise binds customers, and staff price it by hand. */
function simple(
  group: Group,
  { quantities, removed }: ParkedEdits,
  { facts, now }: Agreement,
): NewGroup | null {
  const lines = group.lines.filter(({ id }) => !removed.has(id))
  if (lines.length === 0) return null
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

/** What was configured goes as a whole with its main line, and its parts follow the quantity of that one. */
function composed(group: Group, edits: ParkedEdits, agreement: Agreement): NewGroup | null {
  const { configuration, lines } = group
  if (!configuration) return null
  const main = lines.find(({ part }) => part === MAIN_PART)
  if (main && edits.removed.has(main.id)) return null
  const { facts } = agreement
  const options = { ...configuration.options }
  for (const { id, part } of lines) {
    if (part === null || !edits.removed.has(id)) continue
    at(removedField(edits, id), () => refuseNeededPart(facts.configurator(configuration.key), part))
    options[part] = { id: NO_CHOICE }
  }
  const kept = { ...configuration, options }
  const changed = lines.find((line) => !edits.removed.has(line.id) && isEdited(line, edits))
  return at(editField(group, edits), () => {
    if (!changed) return agreeItem({ configuration: asSent(kept) }, agreement)
    const quantity = edits.quantities.get(changed.id)
    const sent = changedConfiguration(kept, changed.part, { quantity }, facts)
    return agreeItem({ configuration: sent }, agreement)
  })
}

/** The group as it would be kept: lines that stay keep what else was chosen for them. */
function keptAs(group: Group, agreed: NewGroup, field: string): Group {
  const lines = agreed.lines.map((line): CartLineRecord => {
    const before = group.lines.find(({ part }) => part === line.part)
    const { productId, part, quantity, widthMm, heightMm, lengthMm, options, deliveryKind } = line
    const made = { productId, part, quantity, widthMm, heightMm, lengthMm, options }
    const price = {
      agreedRule: line.rule,
      agreedEffects: line.effects,
      agreedServices: line.services,
      agreedUntil: null,
    }
    if (!before)
      return { ...BARE, ...made, ...price, id: `${group.id}:${part ?? ''}`, groupId: group.id, deliveryKind }
    return { ...before, ...made, ...price, designs: followed(before, quantity, field) }
  })
  return { ...group, configuration: agreed.configuration, lines }
}

const BARE = {
  addressId: null,
  deliveryDate: null,
  isExpress: false,
  filesLater: false,
  wantsCheck: false,
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

/** What was asked of a group: another quantity, or else that something of it goes. */
function editField({ lines }: Group, edits: ParkedEdits): string {
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
