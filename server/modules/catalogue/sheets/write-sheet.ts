import { Readable } from 'node:stream'

/** What the cells of a column are: text as it stands, an amount with at least two decimals, a number, or a day (`2027-01-31`). */
type SheetKind = 'text' | 'amount' | 'number' | 'day'

export type SheetColumn = {
  readonly heading: string
  readonly kind: SheetKind
  /** In characters. */
  readonly width: number
}

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const FORMATS: { readonly [Kind in SheetKind]: string | null } = {
  text: '@',
  amount: '0.00##',
  number: null,
  day: 'dd-mm-yyyy',
}

/** What a spreadsheet can hold in one cell. */
export const LONGEST_CELL = 32_767
/** Spreadsheets know no day before this one. */
export const FIRST_DAY = '1900-03-01'
/** In XLSX this would stand for one character. */
const ESCAPE = /_(?=x[\dA-Fa-f]{4}_)/g
const NO_XML = /[\uFFFE\uFFFF]/g

const textCell = (text: string): string =>
  text.replaceAll('\r\n', '\n').replace(ESCAPE, '_x005F_').replace(NO_XML, '')

/** A spreadsheet of one sheet, made while it is fetched: headings that stay in view, and rows of text and numbers. */
export function sheetStream(
  name: string,
  columns: readonly SheetColumn[],
  rows: AsyncIterable<readonly (string | number)[]> | Iterable<readonly (string | number)[]>,
): Readable {
  async function* cells() {
    yield columns.map(({ heading }) => textCell(heading))
    for await (const row of rows) yield row.map((value, at) => cellOf(value, columns[at]?.kind ?? 'text'))
  }
  // It takes 17 MB, which a shop that writes none does without.
  async function* content() {
    const { writeXlsxStream } = await import('hucre/xlsx')
    yield* writeXlsxStream(cells(), {
      name,
      freezePane: { rows: 1 },
      columns: columns.map(({ kind, width }) => ({
        width,
        ...(FORMATS[kind] !== null && { numFmt: FORMATS[kind] }),
      })),
    })
  }
  return Readable.from(content(), { objectMode: false })
}

function cellOf(value: string | number, kind: SheetKind): string | number | Date | null {
  if (typeof value === 'number') return value
  if (value === '') return null
  return kind === 'day' && value >= FIRST_DAY ? new Date(`${value}T00:00:00Z`) : textCell(value)
}
