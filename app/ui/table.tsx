import { memo, type ReactNode, useMemo } from 'react'

import { classNames } from './class-names.ts'
import styles from './table.module.css'
import { wholeDates } from './whole-dates.tsx'

export type Column<Row> = {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row, isChosen: boolean) => ReactNode
  /** Its cells show whether their row is chosen; all others stay as they are when that changes. */
  readonly ofChoice?: boolean
  /** Figures stand right, text left. */
  readonly figures?: boolean
  /** Below 768 px a row is a block: 'lead' stands on its first line, 'full' takes a line without its label. */
  readonly inBlock?: 'lead' | 'full' | 'hidden'
  /** The least needed column goes first, below 1360 px. */
  readonly dispensable?: boolean
  /** The header is heard but not drawn: a column of buttons. */
  readonly hideHeader?: boolean
}

type TableProps<Row> = {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  readonly isChosen?: (row: Row) => boolean
  /** Rows stay rows on small screens, for short tables such as tier prices. */
  readonly keepRows?: boolean
  /** At most 300 px high, under a header that stays (spec 9). */
  readonly scrolls?: boolean
}

export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, isChosen, keepRows = false, scrolls = false } = props
  const table = (
    <table className={classNames(styles.table, !keepRows && styles.blocks)}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={cellClass(column)}>
              <span className={column.hideHeader ? 'visually-hidden' : undefined}>{column.header}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={rowKey(row)} row={row} columns={columns} isChosen={isChosen?.(row) ?? false} />
        ))}
      </tbody>
    </table>
  )
  if (!scrolls) return table
  return (
    <TableScroller label={caption} className={keepRows ? undefined : styles.withBlocks}>
      {table}
    </TableScroller>
  )
}

type TableRowProps<Row> = {
  readonly row: Row
  readonly columns: readonly Column<Row>[]
  readonly isChosen: boolean
}

/** Of a long list only the rows that changed are drawn anew. */
const TableRow = memo(function TableRow<Row>({ row, columns, isChosen }: TableRowProps<Row>) {
  const still = useMemo(
    () => columns.map((column) => (column.ofChoice ? null : tableCell(column, row, false))),
    [columns, row],
  )
  return (
    <tr className={isChosen ? styles.chosen : undefined}>
      {columns.map((column, at) => still[at] ?? tableCell(column, row, isChosen))}
    </tr>
  )
}) as <Row>(props: TableRowProps<Row>) => ReactNode

const tableCell = <Row,>(column: Column<Row>, row: Row, isChosen: boolean) => (
  <td key={column.id} className={cellClass(column)} data-label={blockLabel(column)}>
    {wholeCell(column.cell(row, isChosen))}
  </td>
)

type TableScrollerProps = {
  readonly label: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** What holds a table that is at most 300 px high: its header stays in view (spec 9). */
export function TableScroller({ label, className, children }: TableScrollerProps) {
  return (
    <section {...FOCUSABLE} aria-label={label} className={classNames(styles.scroller, className)}>
      {children}
    </section>
  )
}

/** The keyboard scrolls what has the focus, also before any script: not every engine gives it to a scroller by itself. */
const FOCUSABLE = { tabIndex: 0 }

function cellClass<Row>({ figures, inBlock, dispensable }: Column<Row>) {
  return classNames(figures && styles.figures, inBlock && styles[inBlock], dispensable && styles.dispensable)
}

function blockLabel<Row>({ inBlock, header, hideHeader }: Column<Row>) {
  return inBlock || hideHeader ? undefined : header
}

/** Words stay together where a cell lays out its parts side by side. */
const wholeCell = (content: ReactNode): ReactNode =>
  typeof content === 'string' ? <span>{wholeDates(content)}</span> : content
