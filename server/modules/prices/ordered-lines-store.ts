import { sql } from 'kysely'
import type { KeptConfiguration } from '#domain/cart/kept-cart.ts'
import type { OrderedToPrice } from '#domain/orders/price-again.ts'
import type { Executor } from '../../db/database.ts'
import { configuration } from '../../db/documents/goods.ts'

/** A line with what was asked for it, studio and check left out. */
export type PaidLine = OrderedToPrice & { readonly title: string; readonly paidCents: number }

export type OrderedWithLists = {
  readonly orderId: string
  readonly listIds: readonly string[]
  readonly groups: readonly {
    readonly configuration: KeptConfiguration | null
    readonly lines: readonly PaidLine[]
  }[]
}

type GroupRow = {
  readonly orderId: string
  readonly listIds: readonly string[]
  readonly configuration: unknown
  readonly lines: readonly PaidLine[]
}

/** What companies that have a list ordered between two moments, or all companies, order by order; what was cancelled left out. */
export async function findOrderedWithList(
  executor: Executor,
  { listId, from, until }: { readonly listId: string | null; readonly from: Date; readonly until: Date },
): Promise<readonly OrderedWithLists[]> {
  const { rows } = await sql<GroupRow>`
    select o.id as "orderId", g.configuration,
      to_json(array_remove(array[c.contract_price_list_id, c.group_price_list_id], null)) as "listIds",
      (select json_agg(json_build_object('id', l.id, 'part', l.part, 'sku', l.sku, 'title', l.title, 'quantity', l.quantity,
          'widthMm', l.width_mm, 'heightMm', l.height_mm, 'lengthMm', l.length_mm,
          'designCount', greatest(1, (select count(*) from order_line_designs d
            where d.order_line_id = l.id and d.side = 'front' and d.quantity > 0)),
          'paidCents', l.line_cents - coalesce((select round(sum((row->>'amountE4')::numeric) / 100)::int
            from jsonb_array_elements(l.breakdown) row where row->>'code' in ('studioDesigns', 'designCheck')), 0)) order by l.position)
        from order_lines l where l.group_id = g.id and l.state <> 'cancelled') as lines
    from orders o join companies c on c.id = o.company_id join order_groups g on g.order_id = o.id
    where o.placed_at >= ${from}::timestamptz and o.placed_at < ${until}::timestamptz and o.state <> 'cancelled'
      and (${listId}::uuid is null or c.group_price_list_id = ${listId}::uuid or c.contract_price_list_id = ${listId}::uuid)
      and exists (select from order_lines l where l.group_id = g.id and l.state <> 'cancelled')
    order by o.placed_at, o.id, g.position`.execute(executor)
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId)
  return [...byOrder].map(([orderId, groups]) => ({
    orderId,
    listIds: groups[0]?.listIds ?? [],
    groups: groups.map((group) => ({
      lines: group.lines,
      configuration: configuration.readOrNull(group.configuration),
    })),
  }))
}
