import type { Contact } from '#domain/access/actor.ts'
import type { DeliveryKind } from '#domain/delivery/promise.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { joinLine, type SimpleItem } from './add-item.ts'
import type { Agreement } from './agree-item.ts'
import { insertGroup, type NewGroup, setWantsCheck } from './cart-line-store.ts'

export type { NewGroup, SimpleItem }

/** What a line of an order had besides what was ordered. */
type OrderedExtras = {
  readonly part: string | null
  readonly wantsCheck: boolean
  readonly deliveryKind: DeliveryKind | null
}

type OrderedAgain = { readonly group: NewGroup; readonly extras: readonly OrderedExtras[] }

/** The group as it was agreed today, each part delivered as before where it still can be. */
function deliveredAsBefore(group: NewGroup, extras: readonly OrderedExtras[]): NewGroup {
  const kindOf = (part: string | null) => extras.find((extra) => extra.part === part)?.deliveryKind
  const lines = group.lines.map((line) => ({
    ...line,
    deliveryKind: kindOf(line.part) ?? line.deliveryKind,
  }))
  return { ...group, lines }
}

/** Whether the pieces of a group that was ordered before came to a line of the taken cart that is there. */
export async function joinsLine(
  shop: ShopContext,
  trx: Executor,
  customer: Contact,
  { group, extras, item }: OrderedAgain & { readonly item: SimpleItem },
  agreement: Agreement,
): Promise<boolean> {
  const added = { group: deliveredAsBefore(group, extras), agreement }
  return (await joinLine(shop, trx, customer, item, added)) === 'joined_line'
}

/** Puts a group that was ordered before in the taken cart, as it was agreed today; gives its lines by part. */
export async function addOrderedGroup(
  trx: Executor,
  cartId: string,
  { group, extras }: OrderedAgain,
): Promise<ReadonlyMap<string | null, string>> {
  const lineIds = await insertGroup(trx, cartId, deliveredAsBefore(group, extras))
  const isChecked = new Set(extras.flatMap(({ part, wantsCheck }) => (wantsCheck ? [part] : [])))
  for (const [part, lineId] of lineIds) if (isChecked.has(part)) await setWantsCheck(trx, lineId, true)
  return lineIds
}
