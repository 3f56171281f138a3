import type { ReactNode } from 'react'
import type { ViewedList } from '#contract/office/views.ts'
import { AddFilter, FilterChips } from './filters/filter-bar.tsx'
import type { Filtering } from './filters/use-list-filters.ts'
import { Page } from './page.tsx'
import { SavedViews } from './saved-views.tsx'
import { SearchField } from './search-field.tsx'
import styles from './list-page.module.css'

type ListPageProps = {
  /** Of which views are saved. */
  readonly list: ViewedList
  readonly title: string
  readonly note?: string | undefined
  /** What can be done with all of it. */
  readonly actions?: ReactNode
  /** The way to the list of which this is a part. */
  readonly back?: ReactNode
  readonly searchLabel: string
  readonly search: string
  readonly onSearch: (text: string) => void
  /** By what it can be filtered. */
  readonly filtering?: Filtering
  /** Which part of the list is shown. */
  readonly parts?: ReactNode
  readonly children: ReactNode
}

/** A page of one list, with what is searched for and which part of it is shown above it. */
export function ListPage({
  list,
  title,
  note,
  actions,
  back,
  searchLabel,
  search,
  onSearch,
  filtering,
  parts,
  children,
}: ListPageProps) {
  return (
    <Page title={title} actions={actions} {...(note !== undefined && { note })}>
      {back}
      <section className="panel">
        <div className={styles.tools}>
          <SearchField label={searchLabel} text={search} onSearch={onSearch} />
          {filtering && <AddFilter filtering={filtering} />}
          {parts}
          <SavedViews list={list} />
          {filtering && <FilterChips filtering={filtering} />}
        </div>
        {children}
      </section>
    </Page>
  )
}
