import { columnName, columnOf } from './column-names.ts'
import { SheetFault } from './sheet-fault.ts'

/** A tag, and the text behind it. */
const TAGS = /<(\/?)(?:[\w.-]+:)?([A-Za-z]+)\b([^<>]*?)(\/?)>([^<]*)/g
const attribute = (attributes: string, name: string): string =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1] ?? ''

type OpenCell = { column: number; type: string; hasFormula: boolean; hasValue: boolean }

/**
 * Refuses a sheet in which a cell that is read has no value to go by: an error, or a formula whose outcome was never kept. The
 * reader of the rows does not tell those from text and from empty cells.
 */
export async function refuseOddCells(
  chunks: AsyncIterable<Uint8Array>,
  headings: readonly string[],
  isRead: (column: number) => boolean,
): Promise<void> {
  const decoder = new TextDecoder()
  let row = 0
  let column = -1
  let cell: OpenCell | null = null
  const close = () => {
    if (cell && isRead(cell.column)) {
      const isUnknown = cell.hasFormula && !cell.hasValue && cell.type !== 'str'
      const code = cell.type === 'e' ? 'SheetCellFaulty' : isUnknown ? 'SheetFormulaUnknown' : null
      const at = { cell: `${columnName(cell.column)}${row}`, row, heading: headings[cell.column] ?? '' }
      if (code) throw new SheetFault(code, at)
    }
    cell = null
  }
  const scan = (text: string) => {
    for (const [, closing, tag, attributes = '', selfClosing, behind = ''] of text.matchAll(TAGS)) {
      if (tag === 'row' && closing === '') {
        row = Number(attribute(attributes, 'r')) || row + 1
        column = -1
      } else if (tag === 'c') {
        if (closing === '') {
          column = columnOf(attribute(attributes, 'r')) ?? column + 1
          cell = { column, type: attribute(attributes, 't'), hasFormula: false, hasValue: false }
        }
        if (closing !== '' || selfClosing !== '') close()
      } else if (cell && closing === '') {
        if (tag === 'f') cell.hasFormula = true
        if (tag === 'is' || (tag === 'v' && behind !== '')) cell.hasValue = true
      }
    }
  }
  let rest = ''
  for await (const chunk of chunks) {
    const text = rest + decoder.decode(chunk, { stream: true })
    // All tags before the last one are whole, with what stands behind them.
    const last = text.lastIndexOf('<')
    if (last > 0) scan(text.slice(0, last))
    rest = last > 0 ? text.slice(last) : text
  }
  scan(rest)
}
