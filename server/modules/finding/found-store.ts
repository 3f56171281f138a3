import { type RawBuilder, sql } from 'kysely'
import type { Found } from '#contract/office/finding.ts'
import type { FoundKind } from '#contract/office/found-kinds.ts'
import type { Executor } from '../../db/database.ts'

type Wanted = {
  readonly kinds: readonly FoundKind[]
  readonly text: string
  readonly mostOfAKind: number
}

/** The index of a name finds three letters in a row inside it. */
const SHORTEST_PART = 3

/** What LIKE understands stands for itself. */
const literal = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`)

/**
 * Rows whose column begins with the text, in the order of the index that finds them: what is read is what is answered,
 * however many begin so. Of numbers the last comes first.
 */
function startsWith(
  columns: RawBuilder<unknown>,
  column: RawBuilder<unknown>,
  start: string,
  {
    where = sql`true`,
    isNumber = false,
    limit,
  }: {
    readonly where?: RawBuilder<unknown>
    readonly isNumber?: boolean
    readonly limit: number
  },
): RawBuilder<unknown> {
  return sql`(select ${columns} where ${where} and ${column} like ${`${literal(start)}%`}
    order by ${column} using ${isNumber ? sql`~>~` : sql`~<~`} limit ${limit})`
}

/** How each kind is found: `rows` answers id, name, notes and path, each row once. */
function rowsOf(kind: FoundKind, text: string, limit: number): RawBuilder<unknown> {
  const lower = text.toLowerCase()
  const number = text.toUpperCase()
  switch (kind) {
    case 'order':
      return sql`
        select o.id, o.number as name, array_remove(array[c.name, o.reference], null) as notes, null::text as path
        from (select id, min(rank) as rank from (
            ${startsWith(sql`id, 0 as rank from orders`, sql`number`, number, { isNumber: true, limit })}
            union all ${startsWith(sql`id, 1 as rank from orders`, sql`lower(reference)`, lower, { limit })}) ways
          group by id order by min(rank) limit ${limit}) found
        join orders o on o.id = found.id join companies c on c.id = o.company_id order by found.rank, o.placed_at desc`
    case 'quote':
      return sql`
        select q.id, q.quote_number as name, array_remove(array[c.name, q.reference], null) as notes, null::text as path
        from (select id, min(rank) as rank from (
            ${startsWith(sql`id, 0 as rank from carts`, sql`quote_number`, number, { where: IS_QUOTE, isNumber: true, limit })}
            union all ${startsWith(sql`id, 1 as rank from carts`, sql`lower(reference)`, lower, { where: IS_QUOTE, limit })}) ways
          group by id order by min(rank) limit ${limit}) found
        join carts q on q.id = found.id join companies c on c.id = q.company_id order by found.rank, q.parked_at desc`
    case 'invoice':
      return sql`
        select i.id, i.number as name, array[c.name, o.number] as notes, null::text as path
        from ${startsWith(sql`id from invoices`, sql`number`, number, { isNumber: true, limit })} found
        join invoices i on i.id = found.id join companies c on c.id = i.company_id join orders o on o.id = i.order_id
        order by i.number desc`
    case 'company':
      return sql`
        select c.id, c.name, array_remove(array[c.kvk_number], null) as notes, null::text as path
        from (select id, min(rank) as rank from (${companyWays(text, limit)}) ways
          group by id order by min(rank) limit ${limit}) found
        join companies c on c.id = found.id order by found.rank, lower(c.name)`
    case 'contact':
      return sql`
        select p.company_id as id, p.first_name || ' ' || p.last_name as name, array[p.email, c.name] as notes, null::text as path
        from (select id, min(rank) as rank from (
            ${startsWith(sql`id, 0 as rank from contacts`, WHOLE_NAME, lower, { where: IS_KNOWN, limit })}
            union all ${startsWith(sql`id, 1 as rank from contacts`, sql`lower(last_name)`, lower, { where: IS_KNOWN, limit })}
            union all ${startsWith(sql`id, 2 as rank from contacts`, sql`email`, lower, { where: IS_KNOWN, limit })}) ways
          group by id order by min(rank) limit ${limit}) found
        join contacts p on p.id = found.id join companies c on c.id = p.company_id order by found.rank, lower(p.last_name)`
    case 'file':
      return sql`
        select d.id, d.file_name as name, array[c.name, o.number] as notes, null::text as path
        from ${startsWith(sql`id from order_line_designs`, sql`lower(file_name)`, lower, {
          where: sql`design_id is not null`,
          limit,
        })} found
        join order_line_designs d on d.id = found.id join order_lines l on l.id = d.order_line_id
        join orders o on o.id = l.order_id join companies c on c.id = o.company_id order by o.placed_at desc`
    case 'product':
      return sql`
        select p.id, p.title as name, array[p.sku] as notes, p.url_path as path from products p
        where p.sku ilike ${`${literal(text)}%`} or p.title ilike ${`%${literal(text)}%`}
        order by p.status = 'active' desc, p.popularity desc, p.id limit ${limit}`
  }
}

const IS_QUOTE = sql`quote_number is not null`
const IS_KNOWN = sql`erased_at is null`
const WHOLE_NAME = sql`lower(first_name || ' ' || last_name)`

/** A company is known by any part of its name: 'Bakkerij De Korenaar' is looked for as korenaar. */
function companyWays(text: string, limit: number): RawBuilder<unknown> {
  const digits = text.replace(/[ .]/g, '')
  const ways = [
    startsWith(sql`id, 0 as rank from companies`, sql`lower(name)`, text.toLowerCase(), { limit }),
    ...(/^\d{1,8}$/.test(digits)
      ? [startsWith(sql`id, 1 as rank from companies`, sql`kvk_number`, digits, { limit })]
      : []),
    ...(text.length >= SHORTEST_PART
      ? [
          sql`(select id, 2 as rank from companies where name ilike ${`%${literal(text)}%`} order by lower(name), id limit ${limit})`,
        ]
      : []),
  ]
  return sql.join(ways, sql` union all `)
}

/** What begins with the text, of each kind so many at most, in one question. */
export async function findByStart(
  executor: Executor,
  { kinds, text, mostOfAKind }: Wanted,
): Promise<Found[]> {
  const parts = kinds.map(
    (kind, place) => sql`
      select ${place}::int as place, row_number() over () as turn, ${kind}::text as kind, id, name, notes, path
      from (${rowsOf(kind, text, mostOfAKind)}) of_kind`,
  )
  const { rows } = await sql<Found>`
    select kind, id, name, notes, path from (${sql.join(parts, sql` union all `)}) found
    order by place, turn`.execute(executor)
  return rows
}
