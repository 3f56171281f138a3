import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { filterTexts } from '#texts/nl/office/filters.ts'
import { listTexts } from '#texts/nl/office/lists.ts'
import type { Bulk } from './bulk.ts'
import type { Filtering } from './filters/use-list-filters.ts'
import { BulkBar } from './bulk-bar.tsx'
import { Loading, LoadFault } from './loading.tsx'
import styles from './list-page.module.css'
import { MoreRows } from './more-rows.tsx'
import { useChoice } from './use-choice.ts'
import { focusedRowOf, useRowKeys } from './use-row-keys.ts'

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
  /** By what the list is filtered, which an empty one offers to clear. */
  readonly filtering?: Filtering
  /** What can be done with several rows; without it no row is chosen. */
  readonly bulk?: Bulk<Row> | null
  /** Not where something stands below the list. */
  readonly grows?: boolean
}

/** A list that is read further as its end comes near; j and k go from row to row, Enter opens the row, x chooses it. */
export function EndlessTable<Page, Row extends { readonly id: string }>({
  list,
  rowsOf,
  columns,
  texts,
  search,
  filtering,
  bulk = null,
  grows = true,
}: EndlessTableProps<Page, Row>) {
  const shownAs = bulk && JSON.stringify(bulk.view)
  const rows = list.data?.pages.flatMap(rowsOf) ?? []
  const { isWhole, chosen, isChosen, change } = useChoice(rows, shownAs)
  const choose = (ids: Iterable<string>) => change({ ids })
  const clear = () => choose([])
  const chooseShown = () => choose(rows.map(({ id }) => id))
  const table = useRowKeys({
    onChoose(at) {
      const row = rows[at]
      if (row && bulk) change({ toggledId: row.id })
    },
    onClear: clear,
    onPastEnd() {
      if (list.hasNextPage && !list.isFetching) void list.fetchNextPage()
    },
  })
  const nameOf = bulk?.nameOf
  const shownColumns = useMemo(
    () => (nameOf ? [choiceColumn<Row>(nameOf, ({ id }) => change({ toggledId: id })), ...columns] : columns),
    [nameOf, change, columns],
  )

  if (list.error && !list.data) return <LoadFault error={list.error} onAgain={() => void list.refetch()} />
  if (!list.data) return <Loading />
  const more = [
    ...(chosen.length < rows.length ? [{ label: listTexts.chooseShown, onChoose: chooseShown }] : []),
    ...(!isWhole && list.hasNextPage
      ? [{ label: listTexts.chooseWhole, onChoose: () => change('whole') }]
      : []),
  ]
  const bar = bulk && (
    <BulkBar
      bulk={bulk}
      chosen={isWhole ? 'all' : chosen.map(({ id }) => id)}
      more={more}
      focusedId={() => rows[focusedRowOf(table.current)]?.id ?? null}
      onChoose={choose}
      onClear={clear}
      onDone={choose}
    />
  )
  if (rows.length === 0)
    return (
      <>
        {bar}
        {filtering?.isOn ? (
          <NoneFiltered filtering={filtering} />
        ) : (
          <EmptyState title={search === '' ? texts.none : texts.noneFound(search)} text={texts.noneText} />
        )}
      </>
    )
  return (
    <>
      {bar}
      {bulk?.chooseAll !== undefined && chosen.length === 0 && (
        <Button look="secondary" size="small" className={styles.all} onClick={chooseShown}>
          {bulk.chooseAll}
        </Button>
      )}
      <div className={styles.list} ref={table}>
        <Table
          caption={texts.table}
          columns={shownColumns}
          rows={rows}
          rowKey={({ id }) => id}
          isChosen={isChosen}
        />
      </div>
      <MoreRows list={list} count={rows.length} label={texts.more} grows={grows} />
    </>
  )
}

function NoneFiltered({ filtering }: { readonly filtering: Filtering }) {
  return (
    <EmptyState
      title={filterTexts.noneTitle}
      text={filterTexts.noneText}
      action={
        <Button
          look="secondary"
          onClick={() => {
            document.getElementById(filtering.idOf(null))?.focus()
            filtering.clear()
          }}
        >
          {filterTexts.clear}
        </Button>
      }
    />
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
