import type { ReactNode } from 'react'
import { Page } from './page.tsx'
import { SearchField } from './search-field.tsx'
import styles from './list-page.module.css'

type ListPageProps = {
  readonly title: string
  readonly note?: string | undefined
  /** What can be done with all of it. */
  readonly actions?: ReactNode
  readonly searchLabel: string
  readonly search: string
  readonly onSearch: (text: string) => void
  /** Which part of the list is shown. */
  readonly parts: ReactNode
  readonly children: ReactNode
}

/** A page of one list, with what is searched for and which part of it is shown above it. */
export function ListPage({
  title,
  note,
  actions,
  searchLabel,
  search,
  onSearch,
  parts,
  children,
}: ListPageProps) {
  return (
    <Page title={title} actions={actions} {...(note !== undefined && { note })}>
      <section className="panel">
        <div className={styles.tools}>
          <SearchField label={searchLabel} text={search} onSearch={onSearch} />
          {parts}
        </div>
        {children}
      </section>
    </Page>
  )
}
