import { csvHead, csvRow } from '../../../../csv/write-csv.ts'
import type { SpooledSheet } from './sheet-spool.ts'

const CHARACTERS_AT_ONCE = 256 * 1024

/** A sheet as CSV, made while it is fetched. */
export async function* csvOf({ columns, rows }: SpooledSheet): AsyncGenerator<Uint8Array> {
  let text = csvHead(columns.map(({ heading }) => heading))
  for (const cells of rows()) {
    text += csvRow(cells)
    if (text.length < CHARACTERS_AT_ONCE) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text)
}
