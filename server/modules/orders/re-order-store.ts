import { sql } from 'kysely'
import type { KeptConfiguration } from '#domain/cart/kept-cart.ts'
import type { DeliveryKind } from '#domain/delivery/promise.ts'
import type { Executor } from '../../db/database.ts'
import { chosenOptions, configuration } from '../../db/documents/goods.ts'

/** A line as it was ordered, with what has to be known to order it once more. */
export type OrderedLine = {
  readonly id: string
  readonly part: string | null
  readonly sku: string
  readonly title: string
  readonly imageUrl: string | null
  readonly quantity: number
  readonly options: readonly { readonly id: string; readonly values: readonly string[] }[]
  readonly lineCents: number
  readonly deliveryKind: DeliveryKind
  readonly wantsCheck: boolean
  /** What the owner sells in place of its product. */
  readonly replacementSku: string | null
  /** The files it was printed with; those of the studio once they were delivered. */
  readonly designs: readonly {
    readonly designId: string
    readonly side: 'front' | 'back'
    readonly quantity: number
    readonly isApproved: boolean
  }[]
}

export type OrderedGroup = {
  readonly id: string
  readonly title: string
  readonly reference: string | null
  readonly configuration: KeptConfiguration | null
  readonly lines: readonly OrderedLine[]
}

/** What was ordered, group by group; null for an order of another company. */
export async function findOrderedGroups(
  executor: Executor,
  companyId: string,
  orderId: string,
): Promise<readonly OrderedGroup[] | null> {
  const { rows } = await sql<{ groups: readonly OrderedGroup[] }>`
    select (select coalesce(json_agg(json_build_object('id', g.id, 'title', g.title, 'reference', g.reference, 'configuration', g.configuration, 'lines',
        (select coalesce(json_agg(json_build_object('id', l.id, 'part', l.part, 'sku', l.sku, 'title', l.title,
          'imageUrl', l.image_url, 'quantity', l.quantity, 'options', l.options, 'lineCents', l.line_cents,
          'deliveryKind', l.delivery_kind, 'wantsCheck', l.wants_check, 'replacementSku', p.replacement_sku, 'designs',
          (select coalesce(json_agg(json_build_object('designId', d.design_id, 'side', d.side, 'quantity', d.quantity,
              'isApproved', d.approved_at is not null) order by d.position), '[]')
            from order_line_designs d where d.order_line_id = l.id and d.design_id is not null))
          order by l.position), '[]')
          from order_lines l left join products p on p.sku = l.sku where l.group_id = g.id)) order by g.position), '[]')
      from order_groups g where g.order_id = o.id) as groups
    from orders o where o.id = ${orderId} and o.company_id = ${companyId}`.execute(executor)
  return (
    rows[0]?.groups.map((group) => ({
      ...group,
      configuration: configuration.readOrNull(group.configuration),
      lines: group.lines.map((line) => ({ ...line, options: chosenOptions.read(line.options) })),
    })) ?? null
  )
}
