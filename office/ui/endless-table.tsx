import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Column } from '#app/ui/table.tsx'
import { filterTexts } from '#texts/nl/office/filters.ts'
import type { Bulk } from './bulk.ts'
import type { Filtering } from './filters/use-list-filters.ts'
import { ChoiceTable } from './choice-table.tsx'
import { Loading, LoadFault } from './loading.tsx'
import { MoreRows } from './more-rows.tsx'
import { useChoice } from './use-choice.ts'
import { readOn } from './use-growing.ts'

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
  const view = bulk && JSON.stringify(bulk.view)
  const rows = list.data?.pages.flatMap(rowsOf) ?? []
  const choice = useChoice(rows, view)
  if (list.error && !list.data) return <LoadFault error={list.error} onAgain={() => void list.refetch()} />
  if (!list.data) return <Loading />
  return (
    <ChoiceTable
      caption={texts.table}
      rows={rows}
      columns={columns}
      choice={choice}
      bulk={bulk}
      hasMore={list.hasNextPage}
      onPastEnd={() => {
        if (list.hasNextPage) void readOn(list)
        return list.hasNextPage
      }}
      empty={
        filtering?.isOn ? (
          <NoneFiltered filtering={filtering} />
        ) : (
          <EmptyState title={search === '' ? texts.none : texts.noneFound(search)} text={texts.noneText} />
        )
      }
    >
      <MoreRows list={list} count={rows.length} label={texts.more} grows={grows} />
    </ChoiceTable>
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
