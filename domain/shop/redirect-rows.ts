import type { WrittenRedirect } from './plan-redirects.ts'

/** So many redirects can be added at once. */
export const MOST_REDIRECTS = 5000

/** The redirects of a table of two columns; lines with nothing in them and a row of names above are none. */
export function redirectRows(records: Iterable<readonly string[]>): WrittenRedirect[] {
  const rows: WrittenRedirect[] = []
  let row = 0
  for (const [from = '', to = ''] of records) {
    row += 1
    const isNamed = row === 1 && !from.includes('/') && !to.includes('/')
    if (from.trim() === '' && to.trim() === '') continue
    if (!isNamed) rows.push({ row, from, to })
    // One too many says that there are too many.
    if (rows.length > MOST_REDIRECTS) break
  }
  return rows
}
