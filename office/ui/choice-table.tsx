import { type ReactNode, useMemo } from 'react'
import { Button } from '#app/ui/button.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { listTexts } from '#texts/nl/office/lists.ts'
import type { Bulk } from './bulk.ts'
import { BulkBar } from './bulk-bar.tsx'
import styles from './list-page.module.css'
import type { useChoice } from './use-choice.ts'
import { useDrawnChoice } from './use-drawn-choice.ts'
import { focusedRowOf, useRowKeys } from './use-row-keys.ts'

type ChoiceTableProps<Row extends { readonly id: string }> = {
  readonly caption: string
  readonly rows: readonly Row[]
  /** The same ones for as long as they show the same: rows are drawn anew with them. */
  readonly columns: readonly Column<Row>[]
  readonly choice: ReturnType<typeof useChoice<Row>>
  /** What can be done with several rows; without it no row is chosen. */
  readonly bulk: Bulk<Row> | null
  /** Whether the list holds more than is shown. */
  readonly hasMore: boolean
  /** j at the last row; answers whether more comes. */
  readonly onPastEnd?: () => boolean
  /** Stands where there is no row. */
  readonly empty: ReactNode
  readonly children?: ReactNode
}

/** Rows of which several are chosen; j and k go from row to row, Enter opens the row, x chooses it. */
export function ChoiceTable<Row extends { readonly id: string }>({
  caption,
  rows,
  columns,
  choice: { isWhole, chosen, isChosen, change },
  bulk,
  hasMore,
  onPastEnd,
  empty,
  children,
}: ChoiceTableProps<Row>) {
  const choose = (ids: Iterable<string>) => change({ ids })
  const clear = () => choose([])
  const chooseShown = () => choose(rows.map(({ id }) => id))
  const table = useRowKeys({
    onChoose(at) {
      const row = rows[at]
      if (row && bulk) change({ toggledId: row.id })
    },
    onClear: clear,
    ...(onPastEnd && { onPastEnd }),
  })
  const isDrawnChosen = useDrawnChoice(rows, isChosen)
  const nameOf = bulk?.nameOf
  const shownColumns = useMemo(
    () => (nameOf ? [choiceColumn<Row>(nameOf, ({ id }) => change({ toggledId: id })), ...columns] : columns),
    [nameOf, change, columns],
  )
  const more = [
    ...(chosen.length < rows.length ? [{ label: listTexts.chooseShown, onChoose: chooseShown }] : []),
    ...(!isWhole && hasMore ? [{ label: listTexts.chooseWhole, onChoose: () => change('whole') }] : []),
  ]
  return (
    <>
      {bulk && (
        <BulkBar
          bulk={bulk}
          chosen={isWhole ? 'all' : chosen.map(({ id }) => id)}
          more={more}
          focusedId={() => rows[focusedRowOf(table.current)]?.id ?? null}
          onChoose={choose}
          onClear={clear}
          onDone={choose}
        />
      )}
      {rows.length === 0 ? (
        empty
      ) : (
        <>
          {bulk?.chooseAll !== undefined && chosen.length === 0 && (
            <Button look="secondary" size="small" className={styles.all} onClick={chooseShown}>
              {bulk.chooseAll}
            </Button>
          )}
          <div className={styles.list} ref={table}>
            <Table
              caption={caption}
              columns={shownColumns}
              rows={rows}
              rowKey={({ id }) => id}
              isChosen={isDrawnChosen}
            />
          </div>
          {children}
        </>
      )}
    </>
  )
}

function choiceColumn<Row extends { readonly id: string }>(
  nameOf: (row: Row) => string,
  toggle: (row: Row) => void,
): Column<Row> {
  return {
    id: 'choose',
    header: listTexts.choose,
    hideHeader: true,
    inBlock: 'lead',
    ofChoice: true,
    cell: (row, isChosen) => (
      <input
        type="checkbox"
        className={styles.choose}
        aria-label={listTexts.chooseRow(nameOf(row))}
        checked={isChosen}
        onChange={() => toggle(row)}
      />
    ),
  }
}
