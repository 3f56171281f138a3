import type { DeliveryKind } from '#domain/delivery/promise.ts'
import type { Executor } from '../../db/database.ts'
import { insertGroup, type NewGroup, setWantsCheck } from './cart-line-store.ts'

export type { NewGroup }

/** What a line of an order had besides what was ordered. */
type OrderedExtras = {
  readonly part: string | null
  readonly wantsCheck: boolean
  readonly deliveryKind: DeliveryKind | null
}

/** Puts a group that was ordered before in the taken cart, as it was agreed today; gives its lines by part. */
export async function addOrderedGroup(
  trx: Executor,
  cartId: string,
  group: NewGroup,
  extras: readonly OrderedExtras[],
): Promise<ReadonlyMap<string | null, string>> {
  const of = (part: string | null) => extras.find((extra) => extra.part === part)
  const lineIds = await insertGroup(trx, cartId, {
    ...group,
    lines: group.lines.map((line) => ({
      ...line,
      deliveryKind: of(line.part)?.deliveryKind ?? line.deliveryKind,
    })),
  })
  for (const [part, lineId] of lineIds) if (of(part)?.wantsCheck) await setWantsCheck(trx, lineId, true)
  return lineIds
}
