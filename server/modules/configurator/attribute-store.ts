import { sql } from 'kysely'
import type { Property } from '#contract/catalogue.ts'
import { type AttributeValues, propertyReply } from '../catalogue/property-reply.ts'
import type { Executor } from '../../db/database.ts'

/** What products are made of, by sku, each in the owner's order of attributes; one without any is left out. */
export async function loadAttributes(
  executor: Executor,
  skus: readonly string[],
): Promise<ReadonlyMap<string, Property[]>> {
  const { rows } = await sql<{ sku: string; attributes: AttributeValues[] }>`
    select sku, json_agg(json_build_object('code', code, 'label', label, 'kind', kind, 'unit', unit, 'values', values)
      order by position, code) as attributes
    from (select sku, code, label, kind, unit, attributes.position,
        json_agg(value order by product_attributes.position, value) as values
      from products join product_attributes on product_id = products.id join attributes on code = attribute_code
      where sku = any(${[...skus]}::text[]) group by products.sku, attributes.code) as listed
    group by sku`.execute(executor)
  return new Map(rows.map(({ sku, attributes }) => [sku, attributes.map(propertyReply)]))
}
