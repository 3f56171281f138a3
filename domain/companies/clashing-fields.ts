/** Some fields of a row. */
export type SomeOf<Row> = { readonly [Field in keyof Row]?: Row[Field] | undefined }

/**
 * The fields of a change that somebody else gave another value than was seen when the change was made. Fields that were
 * left alone do not clash, nor does one that has by now what the change wants.
 */
export function clashingFields<Row extends object>(
  change: SomeOf<Row>,
  seen: SomeOf<Row>,
  now: Row,
): readonly (keyof Row & string)[] {
  return changedFields(change, now).filter((field) => !isSame(seen[field], now[field]))
}

/** The fields in which a change differs from a row; a field that is not in it changes nothing. */
export function changedFields<Row extends object>(
  change: SomeOf<Row>,
  row: Row,
): readonly (keyof Row & string)[] {
  const fields = Object.keys(row) as (keyof Row & string)[]
  return fields.filter((field) => change[field] !== undefined && !isSame(change[field], row[field]))
}

/** Lists are the same in any order: they name what somebody has. */
const isSame = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((each) => other.includes(each))
    : one === other
