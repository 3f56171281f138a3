import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { SoldItem } from '#contract/cart.ts'
import type { DeskOrder } from '#contract/office/orders.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import type { DeliveryKind } from '#domain/delivery/promise.ts'
import { AS_IT_COMES, triedPrice } from '../../work/prices.ts'
import { type Added, isFree } from './composed.ts'
import { isAnySent, type Kinds, KINDS } from './read-change.ts'

/** How something comes that comes into an order, and in which ways it can. */
export type AddedWay = Pick<Added, 'key' | 'title'> & {
  readonly kind: DeliveryKind
  readonly kinds: readonly DeliveryKind[]
  readonly mayHurry: boolean
}

/** How all comes that comes in: as was chosen, or else as the rest of the order does where it can. */
export function useAddedWays(order: DeskOrder, added: readonly Added[], kinds: Kinds): readonly AddedWay[] {
  const [onDay] = useState(() => amsterdamNow(new Date()).date)
  const items = new Map(added.flatMap(({ item }) => (isFree(item) ? [] : [[nameOf(item), item] as const])))
  const names = [...items.keys()]
  const tried = useQueries({
    queries: [...items.values()].map((item) =>
      triedPrice({ kind: 'company', id: order.company.id }, onDay, {
        item,
        delivery: AS_IT_COMES,
        prints: [],
      }),
    ),
  })
  const usual = isAnySent(order, kinds) ? 'ship' : 'pickup'
  return added.map(({ key, title, item }) => {
    const offer = isFree(item) ? null : tried[names.indexOf(nameOf(item))]?.data
    // As long as that is not known, or the shop has no price for it, all is offered, and refused where it cannot be.
    const offered = offer?.delivery.kinds ?? KINDS
    const [first = usual] = offered
    const kind = kinds[key] ?? usual
    return {
      key,
      title,
      // What was chosen before it was put together otherwise may be one no longer.
      kind: offered.includes(kind) ? kind : first,
      kinds: offered,
      mayHurry: !isFree(item) && (!offer || offer.express !== null),
    }
  })
}

const nameOf = (item: SoldItem) => JSON.stringify(item)
