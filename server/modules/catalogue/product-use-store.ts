import { type RawBuilder, sql } from 'kysely'
import type { ProductUseKind } from '#domain/catalogue/product-use.ts'
import type { Executor } from '../../db/database.ts'
import { namesSku } from '../../db/names-sku.ts'

/** What is read of each kind: one more than is shown, so that it is known that there are others. */
const MOST_OF_A_KIND = 6

/** Something that a product is used in, by what it is called. */
export type UsedIn = { readonly kind: ProductUseKind; readonly id: string; readonly name: string }

const inDraft = (sku: string) => sql`(d.edit->'change'->'relatedSkus' @> to_jsonb(${sku}::text)
  or d.edit->'change'->>'replacementSku' = ${sku}::text)`

const wasSent = (cart: RawBuilder<unknown>, sku: string) => sql`exists (select from quote_versions v
  where v.cart_id = ${cart} and ${namesSku(sql`v.content`, sku)})`

/** Where else a product is used, by kind and the newest or by name. */
export async function listProductUse(
  executor: Executor,
  { id, sku }: { readonly id: string; readonly sku: string },
): Promise<readonly UsedIn[]> {
  const { rows } = await sql<UsedIn>`
    (select 'order' as kind, o.id, o.number as name from orders o
      where exists (select from order_lines l where l.order_id = o.id and l.product_id = ${id}::uuid)
      order by o.number desc limit ${MOST_OF_A_KIND})
    union all
    (select case when c.state in ('parked', 'quoted') then 'quote' else 'cart' end,
        case when c.state in ('parked', 'quoted') then c.id else b.id end,
        case when c.state in ('parked', 'quoted') then coalesce(c.quote_number, c.reference, b.name) else b.name end
      from carts c join companies b on b.id = c.company_id
      where exists (select from cart_lines l where l.cart_id = c.id and l.product_id = ${id}::uuid)
        and not ${wasSent(sql`c.id`, sku)}
      order by c.updated_at desc, c.id limit ${MOST_OF_A_KIND})
    union all
    (select 'sentQuote', v.cart_id, v.quote_number from quote_versions v
      where ${namesSku(sql`v.content`, sku)}
      group by v.cart_id, v.quote_number order by v.quote_number desc limit ${MOST_OF_A_KIND})
    union all
    (select 'configurator', p.id, p.title from configurator_components c join products p on p.id = c.configurator_id
      where c.product_id = ${id}::uuid order by lower(p.title), p.id limit ${MOST_OF_A_KIND})
    union all
    (select 'configuratorDraft', p.id, p.title from configurator_drafts d join products p on p.id = d.product_id
      where d.product_id <> ${id}::uuid and ${namesSku(sql`d.definition`, sku)}
      order by lower(p.title), p.id limit ${MOST_OF_A_KIND})
    union all
    (select 'related', p.id, p.title from related_products r join products p on p.id = r.product_id
      where r.related_id = ${id}::uuid order by lower(p.title), p.id limit ${MOST_OF_A_KIND})
    union all
    (select 'replacement', p.id, p.title from products p where p.replacement_sku = ${sku}::text
      order by lower(p.title), p.id limit ${MOST_OF_A_KIND})
    union all
    (select 'productDraft', p.id, p.title from product_drafts d join products p on p.id = d.product_id
      where d.product_id <> ${id}::uuid and ${inDraft(sku)}
      order by lower(p.title), p.id limit ${MOST_OF_A_KIND})
    union all
    (select 'priceList', l.id, l.title from price_lists l
      where l.kind <> 'base' and exists (select from prices p where p.price_list_id = l.id and p.product_id = ${id}::uuid)
      order by lower(l.title), l.id limit ${MOST_OF_A_KIND})`.execute(executor)
  return rows
}
