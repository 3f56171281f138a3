/** Rows of one statement: their values stay below what a statement takes. */
const ROWS_AT_ONCE = 1000

/** Inserts rows, as many at a time as a statement takes. */
export async function insertRows<Row>(
  rows: readonly Row[],
  insert: (some: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await insert(rows.slice(from, from + ROWS_AT_ONCE))
}
