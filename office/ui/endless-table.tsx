import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { listTexts } from '#texts/nl/office/lists.ts'
import { BulkBar } from './bulk-bar.tsx'
import { Loading, LoadFault } from './loading.tsx'
import styles from './list-page.module.css'
import type { BulkAction, BulkPaper } from './use-bulk.ts'
import { useRowKeys } from './use-row-keys.ts'

type EndlessTableProps<Page, Row> = {
  readonly list: UseInfiniteQueryResult<InfiniteData<Page>>
  readonly rowsOf: (page: Page) => readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly texts: {
    readonly table: string
    readonly more: string
    readonly none: string
    readonly noneFound: (search: string) => string
    readonly noneText: string
  }
  readonly search: string
  /** What can be done with several rows, and what a row is called; without any no row is chosen. */
  readonly bulk?: {
    readonly actions: readonly BulkAction<Row>[]
    readonly papers?: readonly BulkPaper<Row>[]
    readonly nameOf: (row: Row) => string
    /** Of the button that chooses all rows that are shown; there is none without it. */
    readonly chooseAll?: string
  }
}

const NOTHING: ReadonlySet<string> = new Set()
const NO_BULK = { actions: [], papers: [], nameOf: () => '' }

/** A list that is read further when asked; j and k go from row to row, Enter opens the row, x chooses it. */
export function EndlessTable<Page, Row extends { readonly id: string }>({
  list,
  rowsOf,
  columns,
  texts,
  search,
  bulk = NO_BULK,
}: EndlessTableProps<Page, Row>) {
  const [chosenIds, setChosenIds] = useState(NOTHING)
  const rows = list.data?.pages.flatMap(rowsOf) ?? []
  const hasChoice = bulk.actions.length + (bulk.papers?.length ?? 0) > 0
  const chosen = rows.filter(({ id }) => chosenIds.has(id))
  const clear = () => setChosenIds(NOTHING)
  function toggle(row: Row | undefined) {
    if (!row || !hasChoice) return
    const next = new Set(chosenIds)
    if (!next.delete(row.id)) next.add(row.id)
    setChosenIds(next)
  }
  const table = useRowKeys({ onChoose: (at) => toggle(rows[at]), onClear: clear })

  if (list.error && !list.data) return <LoadFault error={list.error} onAgain={() => void list.refetch()} />
  if (!list.data) return <Loading />
  const bar = hasChoice && (
    <BulkBar
      actions={bulk.actions}
      papers={bulk.papers}
      nameOf={bulk.nameOf}
      chosen={chosen}
      onClear={clear}
      onDone={(left) => setChosenIds(new Set(left))}
    />
  )
  if (rows.length === 0)
    return (
      <>
        {bar}
        <EmptyState title={search === '' ? texts.none : texts.noneFound(search)} text={texts.noneText} />
      </>
    )
  return (
    <>
      {bar}
      {hasChoice && bulk.chooseAll !== undefined && chosen.length < rows.length && (
        <Button
          look="secondary"
          size="small"
          className={styles.all}
          onClick={() => setChosenIds(new Set(rows.map(({ id }) => id)))}
        >
          {bulk.chooseAll}
        </Button>
      )}
      <div className={styles.list} ref={table}>
        <Table
          caption={texts.table}
          columns={hasChoice ? [choiceColumn(chosenIds, bulk.nameOf, toggle), ...columns] : columns}
          rows={rows}
          rowKey={({ id }) => id}
          isChosen={({ id }) => chosenIds.has(id)}
        />
      </div>
      {list.hasNextPage && (
        <Button look="secondary" pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </>
  )
}

function choiceColumn<Row extends { readonly id: string }>(
  chosenIds: ReadonlySet<string>,
  nameOf: (row: Row) => string,
  toggle: (row: Row) => void,
): Column<Row> {
  return {
    id: 'choose',
    header: listTexts.choose,
    hideHeader: true,
    inBlock: 'lead',
    cell: (row) => (
      <input
        type="checkbox"
        className={styles.choose}
        aria-label={listTexts.chooseRow(nameOf(row))}
        checked={chosenIds.has(row.id)}
        onChange={() => toggle(row)}
      />
    ),
  }
}
