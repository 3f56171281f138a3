/** The first rows of what waits, and how many there are in all. */
export type FirstOfMany<Row> = { readonly rows: readonly Row[]; readonly count: number }

/** Reads the first so many rows; all are counted only when there are more. */
export async function firstOfMany<Row>(
  most: number,
  list: (limit: number) => Promise<readonly Row[]>,
  count: () => Promise<number>,
): Promise<FirstOfMany<Row>> {
  const rows = await list(most + 1)
  return rows.length > most
    ? { rows: rows.slice(0, most), count: await count() }
    : { rows, count: rows.length }
}
