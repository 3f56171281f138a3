import { chevronLeftIcon } from './icons/chevron-left.ts'
import { chevronRightIcon } from './icons/chevron-right.ts'
import { Link, type To } from 'react-router'

import { Icon } from './icon.tsx'
import { pageWindow } from './page-window.ts'
import styles from './pagination.module.css'

type PaginationProps = {
  readonly page: number
  readonly pageCount: number
  readonly toPage: (page: number) => To
  readonly label: string
  readonly previousLabel: string
  readonly nextLabel: string
  readonly pageLabel: (page: number) => string
}

export function Pagination(props: PaginationProps) {
  const { page, pageCount, toPage, pageLabel } = props
  if (pageCount < 2) return null
  return (
    <nav aria-label={props.label} className={styles.pages}>
      {page > 1 && (
        <Link to={toPage(page - 1)} rel="prev">
          <Icon of={chevronLeftIcon} />
          {props.previousLabel}
        </Link>
      )}
      {pageWindow(page, pageCount).map((number, index, all) =>
        number === null ? (
          <span key={`after ${all[index - 1]}`} aria-hidden="true">
            {'…'}
          </span>
        ) : (
          <Link
            key={number}
            to={toPage(number)}
            aria-label={pageLabel(number)}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </Link>
        ),
      )}
      {page < pageCount && (
        <Link to={toPage(page + 1)} rel="next">
          {props.nextLabel}
          <Icon of={chevronRightIcon} />
        </Link>
      )}
    </nav>
  )
}
