import { splitTable } from './split-table.ts'

/** What a row of a pasted order can say, in the order that the columns have without a header. */
export const QUICK_COLUMNS = [
  'sku',
  'width',
  'height',
  'quantity',
  'options',
  'reference',
  'fileName',
] as const
export type QuickColumn = (typeof QUICK_COLUMNS)[number]

/** A row of a pasted order as it was written; '' where it says nothing. */
export type QuickRow = Readonly<Record<QuickColumn, string>>

export type RowsRefusal = 'nothing_there' | 'too_large' | 'too_many_rows' | 'no_sku_column'

export const MOST_QUICK_ROWS = 500
/** 200 kB, of text as it is sent. */
export const MOST_QUICK_BYTES = 200_000
/** Longer than anything that a cell can mean; what is longer is cut here, and refused by its row. */
export const LONGEST_CELL = 2000

/** How people call the columns, without capitals, accents and what stands in brackets. */
const COLUMN_NAMES: Readonly<Record<QuickColumn, readonly string[]>> = {
  sku: ['sku', 'artikel', 'artikelnummer', 'artikelnr', 'artikelcode', 'product', 'productcode', 'code'],
  width: ['breedte', 'breedte mm', 'b', 'width', 'lengte', 'lengte mm'],
  height: ['hoogte', 'hoogte mm', 'h', 'height'],
  quantity: ['aantal', 'aantal stuks', 'stuks', 'oplage', 'qty', 'quantity'],
  options: ['opties', 'optie', 'keuzes', 'keuze', 'uitvoering', 'afwerking', 'options'],
  reference: ['referentie', 'kenmerk', 'omschrijving', 'ref', 'reference'],
  fileName: ['bestand', 'bestandsnaam', 'ontwerp', 'file', 'filename', 'file name'],
}

/**
 * The rows of a pasted or uploaded order: at most 500 rows and 200 kB. A first row that names columns, in any order, says
 * which is which; rows without anything in them are left out, and so are columns that mean nothing here.
 */
export function readRows(
  text: string,
): { readonly rows: readonly QuickRow[] } | { readonly refusal: RowsRefusal } {
  if (byteLength(text) > MOST_QUICK_BYTES) return { refusal: 'too_large' }
  const filled = splitTable(text)
    .map((cells) => cells.map(cleanCell))
    .filter((cells) => cells.some((cell) => cell !== ''))
  const [first] = filled
  if (!first) return { refusal: 'nothing_there' }
  const header = readHeader(first)
  const columns = header ?? QUICK_COLUMNS
  if (!columns.includes('sku')) return { refusal: 'no_sku_column' }
  const cellRows = header ? filled.slice(1) : filled
  if (cellRows.length === 0) return { refusal: 'nothing_there' }
  if (cellRows.length > MOST_QUICK_ROWS) return { refusal: 'too_many_rows' }
  return { rows: cellRows.map((cells) => rowOf(cells, columns)) }
}

/** Which column each cell is, when at least two cells name one; null for a row that is an order itself. */
function readHeader(cells: readonly string[]): readonly (QuickColumn | null)[] | null {
  const named = cells.map(columnNamed)
  const columns = named.map((column, at) => (named.indexOf(column) === at ? column : null))
  const count = columns.filter((column) => column !== null).length
  return count >= 2 || (count === 1 && cells.length === 1) ? columns : null
}

function columnNamed(cell: string): QuickColumn | null {
  const name = cell
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[()[\].:_-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return QUICK_COLUMNS.find((column) => COLUMN_NAMES[column].includes(name)) ?? null
}

function rowOf(cells: readonly string[], columns: readonly (QuickColumn | null)[]): QuickRow {
  const cellOf = (column: QuickColumn) => cells[columns.indexOf(column)] ?? ''
  return {
    sku: cellOf('sku'),
    width: cellOf('width'),
    height: cellOf('height'),
    quantity: cellOf('quantity'),
    options: cellOf('options'),
    reference: cellOf('reference'),
    fileName: cellOf('fileName'),
  }
}

/** A row without what cannot be seen, and without blanks around its cells. */
export const cleanRow = (row: QuickRow): QuickRow =>
  rowOf(
    QUICK_COLUMNS.map((column) => cleanCell(row[column])),
    QUICK_COLUMNS,
  )

/** A line break within a cell becomes a space, and what cannot be seen goes; half a character does too. */
const cleanCell = (cell: string): string =>
  cell
    .slice(0, LONGEST_CELL)
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim()

function byteLength(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}
