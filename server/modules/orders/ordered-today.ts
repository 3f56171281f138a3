import type { KeptGroup, KeptLine } from '#domain/cart/kept-cart.ts'
import { type ReplacedChoice, replaceChoices } from '#domain/cart/replace-choices.ts'
import { Refusal } from '../../refusal.ts'
import { type Agreement, agreeItem, type SimpleItem } from '../cart/agree-item.ts'
import type { NewGroup } from '../cart/new-group.ts'
import { keptFile } from '../designs/kept-file.ts'
import type { StoredDesign } from '../designs/stored-design.ts'
import type { OrderRecord } from '../ordered/order-record.ts'

export type OrderedGroup = OrderRecord['groups'][number]

/** A group of an order as it can be ordered today; `agreed` is null when it cannot, `item` for what was configured too. */
export type GroupToday = {
  readonly ordered: OrderedGroup
  readonly agreed: NewGroup | null
  readonly item: SimpleItem | null
  readonly replaced: readonly ReplacedChoice[]
}

/** Agrees anew on what was ordered; what is gone is told, never refused as a whole. */
export function orderedToday(ordered: OrderedGroup, agreement: Agreement): GroupToday {
  try {
    return ordered.configuration ? composedToday(ordered, agreement) : productToday(ordered, agreement)
  } catch (error) {
    if (error instanceof Refusal) return gone(ordered)
    throw error
  }
}

const gone = (ordered: OrderedGroup): GroupToday => ({ ordered, agreed: null, item: null, replaced: [] })

function productToday(ordered: OrderedGroup, agreement: Agreement): GroupToday {
  const [line] = ordered.lines
  if (!line) return gone(ordered)
  const { sku, quantity } = line
  const customOptions = line.options.map(({ id, values }) => ({ id, values: [...values] }))
  const item = { sku, quantity, customOptions }
  return { ordered, agreed: agreeItem(item, agreement), item, replaced: [] }
}

function composedToday(ordered: OrderedGroup, agreement: Agreement): GroupToday {
  const kept = ordered.configuration
  const configurator = kept && agreement.facts.configurator(kept.key)
  const today =
    configurator &&
    replaceChoices(
      configurator,
      kept,
      (optionId) => ordered.lines.find(({ part }) => part === optionId)?.replacementSku ?? null,
    )
  if (!today) return gone(ordered)
  const { key, quantity, options, fields } = today.configuration
  const configuration = { key, quantity, options: { ...options }, fields: { ...fields } }
  const agreed = agreeItem({ configuration }, agreement)
  return { ordered: withoutLeftOut(ordered, agreed), agreed, item: null, replaced: today.replaced }
}

/** A set without the parts that staff cancelled of it as other choices left them out. */
function withoutLeftOut(ordered: OrderedGroup, { lines: today }: NewGroup): OrderedGroup {
  const left = ordered.lines.filter(({ state }) => state !== 'cancelled')
  if (left.length === 0) return ordered
  const isLeft = (part: string | null) => left.some((line) => line.part === part)
  const isMade = (part: string | null) => today.some((line) => line.part === part)
  return {
    ...ordered,
    lines: ordered.lines.filter(
      ({ part, state }) => state !== 'cancelled' || (isMade(part) && !isLeft(part)),
    ),
  }
}

/** The designs of an ordered line that can be linked to it again; those of the studio once they were delivered. */
export const designsAgain = (
  { designs }: OrderedGroup['lines'][number],
  known: ReadonlyMap<string, StoredDesign>,
) =>
  designs.flatMap(({ designId, ...design }) =>
    designId !== null && known.has(designId) ? [{ ...design, designId }] : [],
  )

/** A group as the cart would keep it, so that it can be worked out before it is there. */
export function asKept(
  { ordered, agreed }: GroupToday,
  known: ReadonlyMap<string, StoredDesign>,
): KeptGroup | null {
  if (agreed === null) return null
  const lines = agreed.lines.map((line): KeptLine => {
    const before = ordered.lines.find(({ part }) => part === line.part)
    const { productId, part, quantity, widthMm, heightMm, lengthMm } = line
    return {
      id: lineKey(ordered, part),
      groupId: ordered.id,
      productId,
      part,
      quantity,
      widthMm,
      heightMm,
      lengthMm,
      agreedRule: line.rule,
      agreedEffects: line.effects,
      agreedServices: line.services,
      agreedUntil: null,
      deliveryKind: line.deliveryKind,
      addressId: null,
      deliveryDate: null,
      isExpress: false,
      filesLater: false,
      wantsCheck: before?.wantsCheck ?? false,
      designs: before
        ? designsAgain(before, known).map(({ designId, side, quantity: copies, isApproved }, index) => {
            const stored = known.get(designId)
            return {
              itemId: `${before.id}-${index}`,
              side,
              quantity: copies,
              isApproved,
              file: stored ? keptFile(stored) : null,
            }
          })
        : [],
    }
  })
  return { id: ordered.id, title: agreed.title, configuration: agreed.configuration, lines }
}

/** By what a line is known before it is in the cart. */
export const lineKey = ({ id }: OrderedGroup, part: string | null) => `${id}:${part ?? ''}`
