import { csvHead, csvRow } from '../../../csv/write-csv.ts'
import type { TableFile } from './receive-table.ts'

/** A table as it was sent, with what is wrong in each row behind it: mended, it can be sent again. */
export function* faultyTable<Column extends string>(
  { heads, records, columns }: TableFile<Column>,
  fault: { readonly column: Column; readonly heading: string },
  /** What is wrong with a row, by its number in a spreadsheet. */
  faultOf: (row: number) => string,
): Generator<string> {
  const old = columns.get(fault.column)
  const without = (cells: readonly string[]) => cells.filter((_cell, at) => at !== old)
  const width = without(heads).length
  yield csvHead([...without(heads), fault.heading])
  for (const [at, record] of records.entries()) {
    const cells = without(record)
    // In a row that is shorter or longer than the heading the faults stand below it all the same.
    const padded = [...cells, ...Array.from({ length: Math.max(0, width - cells.length) }, () => '')]
    yield csvRow([...padded.slice(0, width), faultOf(at + 2), ...padded.slice(width)])
  }
}
