import { type RawBuilder, sql } from 'kysely'

/** What a filter asks of a row; both ends of a range are in it, and one that is undefined is open. */
type Asked = readonly RawBuilder<unknown>[]

/** A moment on the days of Amsterdam from the first to the last. */
export const withinDays = (
  moment: RawBuilder<unknown>,
  from: string | undefined,
  until: string | undefined,
): Asked => [
  ...(from === undefined ? [] : [sql`${moment} >= ${from}::date::timestamp at time zone 'Europe/Amsterdam'`]),
  ...(until === undefined
    ? []
    : [sql`${moment} < (${until}::date + 1)::timestamp at time zone 'Europe/Amsterdam'`]),
]

export const betweenDays = (
  day: RawBuilder<unknown>,
  from: string | undefined,
  until: string | undefined,
): Asked => [
  ...(from === undefined ? [] : [sql`${day} >= ${from}::date`]),
  ...(until === undefined ? [] : [sql`${day} <= ${until}::date`]),
]

export const betweenCents = (
  cents: RawBuilder<unknown>,
  from: string | undefined,
  until: string | undefined,
): Asked => [
  ...(from === undefined ? [] : [sql`${cents} >= ${from}::bigint`]),
  ...(until === undefined ? [] : [sql`${cents} <= ${until}::bigint`]),
]

/** The row with an id. */
export const hasId = (column: RawBuilder<unknown>, id: string | undefined): Asked =>
  id === undefined ? [] : [sql`${column} = ${id}::uuid`]

export const isSo = (what: RawBuilder<unknown>, answer: 'yes' | 'no' | undefined): Asked =>
  answer === undefined ? [] : [answer === 'yes' ? what : sql`not ${what}`]

/** Whether a row is all that is asked. */
export const isAll = (asked: Asked): RawBuilder<boolean> =>
  asked.length === 0 ? sql`true` : sql`(${sql.join([...asked], sql` and `)})`
