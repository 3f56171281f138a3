import { sql } from 'kysely'
import type { AttributeFields, DeskAttribute, DeskAttributeRow } from '#contract/office/attributes.ts'
import type { Executor } from '../../db/database.ts'

/** Every attribute, in the owner's order. */
export async function listAttributes(executor: Executor): Promise<readonly DeskAttributeRow[]> {
  const { rows } = await sql<DeskAttributeRow>`
    select a.code, a.label, a.kind, a.unit, a.is_filterable as "isFilterable",
      coalesce(listed.values, 0) as "valueCount", coalesce(had.products, 0) as "productCount"
    from attributes a
    left join (select attribute_code, count(*)::int as values from (
        select attribute_code, value from attribute_values union select attribute_code, value from product_attributes) every
      group by attribute_code) listed on listed.attribute_code = a.code
    left join (select attribute_code, count(distinct product_id)::int as products from product_attributes
      group by attribute_code) had on had.attribute_code = a.code
    order by a.position, a.code`.execute(executor)
  return rows
}

export async function findAttribute(executor: Executor, code: string): Promise<DeskAttribute | null> {
  const { rows } = await sql<AttributeFields & Omit<DeskAttribute, 'fields'>>`
    select a.code, a.label, a.kind, a.unit, a.is_filterable as "isFilterable",
      (select count(distinct product_id)::int from product_attributes where attribute_code = a.code) as "productCount",
      (select coalesce(json_agg(json_build_object('value', value, 'productCount', products) order by place, value), '[]') from (
        select value, min(place) as place, count(product_id)::int as products from (
          select value, position as place, null::uuid as product_id from attribute_values where attribute_code = a.code
          union all select value, position, product_id from product_attributes where attribute_code = a.code) every
        group by value) listed) as values
    from attributes a where a.code = ${code}::text`.execute(executor)
  const [row] = rows
  if (!row) return null
  const { code: found, productCount, values, ...fields } = row
  return { code: found, fields, productCount, values }
}

export async function insertAttribute(
  trx: Executor,
  code: string,
  { label, kind, unit, isFilterable }: AttributeFields,
): Promise<void> {
  await sql`
    insert into attributes (code, label, kind, unit, is_filterable, position)
    select ${code}::text, ${label}::text, ${kind}::text, ${unit}::text, ${isFilterable}::boolean,
      (select coalesce(max(position) + 1, 0) from attributes)`.execute(trx)
}

export async function writeAttribute(
  trx: Executor,
  code: string,
  { label, kind, unit, isFilterable }: AttributeFields,
): Promise<void> {
  await trx
    .updateTable('attributes')
    .set({ label, kind, unit, is_filterable: isFilterable })
    .where('code', '=', code)
    .execute()
}

/** Lets attributes stand in this order. */
export async function placeAttributes(trx: Executor, codes: readonly string[]): Promise<void> {
  await sql`
    update attributes set position = placed.place
    from unnest(${[...codes]}::text[]) with ordinality as placed (code, place)
    where attributes.code = placed.code and attributes.position <> placed.place`.execute(trx)
}

export async function deleteAttribute(trx: Executor, code: string): Promise<void> {
  await trx.deleteFrom('attributes').where('code', '=', code).execute()
}

/** What products have of an attribute, each in its order. */
export async function loadProductValues(
  executor: Executor,
  code: string,
): Promise<readonly (readonly string[])[]> {
  const { rows } = await sql<{ values: readonly string[] }>`
    select json_agg(value order by position, value) as values from product_attributes
    where attribute_code = ${code}::text group by product_id`.execute(executor)
  return rows.map(({ values }) => values)
}

/** Gives products other values of an attribute in place of those that they have. */
export async function replaceValues(
  trx: Executor,
  code: string,
  others: ReadonlyMap<string, string>,
): Promise<void> {
  await sql`
    update product_attributes p set value = n.new
    from unnest(${[...others.keys()]}::text[], ${[...others.values()]}::text[]) as n (old, new)
    where p.attribute_code = ${code}::text and p.value = n.old`.execute(trx)
}

/** Keeps this list of an attribute and no other, in this order, also at the products that have its values. */
export async function writeValueList(trx: Executor, code: string, values: readonly string[]): Promise<void> {
  const list = [...values]
  await sql`
    delete from attribute_values where attribute_code = ${code}::text and value <> all(${list}::text[])`.execute(
    trx,
  )
  await sql`
    insert into attribute_values (attribute_code, value, position)
    select ${code}::text, value, place from unnest(${list}::text[]) with ordinality as placed (value, place)
    on conflict (attribute_code, value) do update set position = excluded.position
      where attribute_values.position <> excluded.position`.execute(trx)
  await sql`
    update product_attributes p set position = v.position from attribute_values v
    where v.attribute_code = p.attribute_code and v.value = p.value and p.attribute_code = ${code}::text
      and p.position <> v.position`.execute(trx)
}

export async function renameListedValue(
  trx: Executor,
  code: string,
  from: string,
  to: string,
): Promise<void> {
  await trx
    .updateTable('attribute_values')
    .set({ value: to })
    .where('attribute_code', '=', code)
    .where('value', '=', from)
    .execute()
}

/** How many products have an attribute or one of its values, become to have it, or are composed by it. */
export type AttributeUse = {
  readonly products: number
  readonly drafts: number
  readonly configurators: number
}

/** Where an attribute is used, or with a value where that is. */
export async function findUse(
  executor: Executor,
  code: string,
  value: string | null = null,
): Promise<AttributeUse> {
  const names = JSON.stringify({ code, value })
  const filtered =
    value === null
      ? '$.**.filters[*].attributeCode ? (@ == $code)'
      : '$.**.filters[*] ? (@.attributeCode == $code).values[*] ? (@.id == $value)'
  const has =
    value === null
      ? '$.**.attributes.keyvalue() ? (@.key == $code)'
      : '$.**.attributes.keyvalue() ? (@.key == $code && @.value == $value)'
  const becomes =
    value === null
      ? '$.change.attributes[*] ? (@.code == $code)'
      : '$.change.attributes[*] ? (@.code == $code).values[*] ? (@ == $value)'
  const { rows } = await sql<AttributeUse>`
    select
      (select count(distinct product_id)::int from product_attributes where attribute_code = ${code}::text
        and (${value}::text is null or value = ${value}::text)) as products,
      (select count(*)::int from product_drafts
        where jsonb_path_exists(edit, ${becomes}::jsonpath, ${names}::jsonb, true)) as drafts,
      (select count(distinct product_id)::int from (
        select product_id, definition from configurators union all select product_id, definition from configurator_drafts) every
        where jsonb_path_exists(definition, ${filtered}::jsonpath, ${names}::jsonb, true)
          or jsonb_path_exists(definition, ${has}::jsonpath, ${names}::jsonb, true)) as configurators`.execute(
    executor,
  )
  const [found] = rows
  if (!found) throw new Error('a query of counts answered no row')
  return found
}
