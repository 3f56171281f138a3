import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { paths } from '#app/paths.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { searchIcon } from '#app/ui/icons/search.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { ordersTexts } from '#texts/nl/account.ts'
import styles from './account.module.css'

type ReferenceListProps = {
  readonly texts: {
    readonly search: string
    readonly pages: string
    readonly range: (from: number, to: number, total: number) => string
    readonly emptyTitle: string
    readonly emptyText: string
    readonly notFoundTitle: string
    readonly notFoundText: (reference: string) => string
  }
  /** The list as it is without a search. */
  readonly path: string
  readonly reference: string
  readonly currentPage: number
  readonly pageCount: number
  readonly totalCount: number
  readonly rowCount: number
  /** What else of the address chooses the rows. */
  readonly kept?: Readonly<Record<string, string>>
  /** The rows of this page, when it has any. */
  readonly children: ReactNode
}

/** Orders or quotes: searched by reference, page by page, both kept in the address. */
export function ReferenceList(props: ReferenceListProps) {
  const { texts, path, reference, currentPage, pageCount, totalCount, rowCount, kept = {}, children } = props
  const toPage = (page: number) => {
    const search = new URLSearchParams({ ...kept, ...(reference && { reference }) })
    if (page > 1) search.set('currentPage', String(page))
    return { search: String(search) }
  }
  // All pages but the last are full, so that the last row's place tells the first one's.
  const last = currentPage === pageCount ? totalCount : currentPage * rowCount
  return (
    <section className="panel">
      {(totalCount > 0 || reference !== '') && (
        <search>
          <Form method="get" className={styles.search} key={reference}>
            {Object.entries(kept).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <TextField
              label={texts.search}
              name="reference"
              type="search"
              required={false}
              compact
              maxLength={60}
              defaultValue={reference}
            />
            <Button type="submit" look="secondary" icon={searchIcon}>
              {ordersTexts.find}
            </Button>
          </Form>
        </search>
      )}
      {rowCount > 0 ? (
        <>
          {children}
          <p className={`small muted ${styles.range}`}>
            {texts.range(last - rowCount + 1, last, totalCount)}
          </p>
          <Pagination
            page={currentPage}
            pageCount={pageCount}
            toPage={toPage}
            label={texts.pages}
            previousLabel={ordersTexts.previous}
            nextLabel={ordersTexts.next}
            pageLabel={ordersTexts.page}
          />
        </>
      ) : (
        <NoRows texts={texts} path={path} reference={reference} isPart={Object.keys(kept).length > 0} />
      )}
    </section>
  )
}

type NoRowsProps = Pick<ReferenceListProps, 'texts' | 'path' | 'reference'> & { readonly isPart: boolean }

function NoRows({ texts, path, reference, isPart }: NoRowsProps) {
  if (reference === '' && isPart)
    return (
      <EmptyState
        title={ordersTexts.noneShownTitle}
        text={ordersTexts.noneShownText}
        action={
          <LinkButton to={path} look="secondary">
            {ordersTexts.showAll}
          </LinkButton>
        }
      />
    )
  if (reference === '')
    return (
      <EmptyState
        title={texts.emptyTitle}
        text={texts.emptyText}
        action={<LinkButton to={paths.home}>{ordersTexts.toProducts}</LinkButton>}
      />
    )
  return (
    <EmptyState
      title={texts.notFoundTitle}
      text={texts.notFoundText(reference)}
      action={
        <LinkButton to={path} look="secondary">
          {ordersTexts.clear}
        </LinkButton>
      }
    />
  )
}
