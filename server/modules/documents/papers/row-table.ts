import { breakLines } from '../pdf/break-lines.ts'
import type { Ink, Paper } from '../pdf/paper.ts'
import type { TextStyle } from '../pdf/shape-text.ts'
import { INKS, LEFT, leading, STYLES, WIDTH } from './look.ts'

/** A column by where it begins or, right-aligned, ends; texts that are wider are broken. */
export type Column = {
  readonly header: string
  readonly x: number
  readonly width: number
  readonly align?: 'left' | 'right'
}

/** What stands in a cell, from the top down. */
export type CellText = { readonly text: string; readonly style: TextStyle; readonly ink?: Ink }
export type Cells = readonly (readonly CellText[])[]
/** A row of a table: bands of cells, each below the lowest text of the one before. */
export type Row = readonly [Cells, ...Cells[]]

type PlacedLine = CellText & { readonly column: Column; readonly y: number }

const HEAD_ROOM = 20
const ABOVE = 15
const BELOW = 3

/** A table whose head comes again on each sheet. A row stays whole, unless it is longer than a sheet. */
export function writeTable(paper: Paper, columns: readonly Column[], rows: readonly Row[]): void {
  const first = rows[0] ? heightOf(layOut(columns, rows[0])) : 0
  if (!paper.need(Math.min(HEAD_ROOM + first, paper.roomOnNewSheet))) paper.y += 2
  writeHead(paper, columns)
  for (const row of rows) writeRow(paper, columns, layOut(columns, row))
}

function writeHead(paper: Paper, columns: readonly Column[]): void {
  for (const { header, x, align = 'left' } of columns) {
    paper.write(x, paper.y, header, STYLES.label, { align, ink: INKS.soft })
  }
  paper.rule(LEFT, paper.y + 6, WIDTH, 1, INKS.ink)
  paper.y += 6
}

function writeRow(paper: Paper, columns: readonly Column[], lines: readonly PlacedLine[]): void {
  const height = heightOf(lines)
  const fits = height <= paper.roomOnNewSheet - HEAD_ROOM
  if (fits && paper.need(height)) writeHead(paper, columns)
  let done = 0
  for (const line of lines.toSorted((one, other) => one.y - other.y)) {
    // Only a row that is longer than a sheet gets here with lines that do not fit.
    if (!fits && paper.need(ABOVE + line.y - done + BELOW)) {
      writeHead(paper, columns)
      done = line.y
    }
    const { x, align = 'left' } = line.column
    paper.write(x, paper.y + ABOVE + line.y - done, line.text, line.style, {
      align,
      ink: line.ink ?? INKS.ink,
    })
  }
  paper.y += height - done
  paper.rule(LEFT, paper.y, WIDTH, 0.5, INKS.line)
}

/** Every line of a row with its distance below the first. */
function layOut(columns: readonly Column[], row: Row): PlacedLine[] {
  let top = 0
  return row.flatMap((cells) => {
    const lines = layOutBand(columns, cells, top)
    top = Math.max(top, ...lines.map(({ y, style }) => y + leading(style)))
    return lines
  })
}

function layOutBand(columns: readonly Column[], cells: Cells, top: number): PlacedLine[] {
  return columns.flatMap((column, index) => {
    let y = top
    return (cells[index] ?? []).flatMap((cell) =>
      breakLines(cell.text, cell.style, column.width).map((text) => {
        const line = { ...cell, text, column, y }
        y += leading(cell.style)
        return line
      }),
    )
  })
}

const heightOf = (lines: readonly PlacedLine[]): number =>
  ABOVE + Math.max(0, ...lines.map(({ y }) => y)) + BELOW + 4
