import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { Loading, LoadFault } from './loading.tsx'
import styles from './list-page.module.css'

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
}

/** A list that is read further when asked; j and k go from row to row, Enter opens the row. */
export function EndlessTable<Page, Row extends { readonly id: string }>({
  list,
  rowsOf,
  columns,
  texts,
  search,
}: EndlessTableProps<Page, Row>) {
  const table = useRowKeys()
  if (list.error && !list.data) return <LoadFault error={list.error} onAgain={() => void list.refetch()} />
  if (!list.data) return <Loading />
  const rows = list.data.pages.flatMap(rowsOf)
  if (rows.length === 0)
    return <EmptyState title={search === '' ? texts.none : texts.noneFound(search)} text={texts.noneText} />
  return (
    <>
      <div className={styles.list} ref={table}>
        <Table caption={texts.table} columns={columns} rows={rows} rowKey={({ id }) => id} />
      </div>
      {list.hasNextPage && (
        <Button look="secondary" pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </>
  )
}

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 }

/** The first link of each row gets the focus in turn, unless something is typed. */
function useRowKeys() {
  const table = useRef<HTMLDivElement>(null)
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const step = STEPS[event.key]
      const isHeld = event.ctrlKey || event.metaKey || event.altKey
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select, dialog')
      if (step === undefined || isHeld || isTyping) return
      const links = Array.from(table.current?.querySelectorAll('tbody tr') ?? [], (row) =>
        row.querySelector('a'),
      )
      const at = links.findIndex((link) => link?.closest('tr')?.contains(document.activeElement))
      const next = links[at === -1 ? 0 : at + step]
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return table
}
