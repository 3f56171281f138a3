import { Link } from 'react-router'

import styles from './breadcrumbs.module.css'

type Crumb = { readonly label: string; readonly to?: string | undefined }

/** The way down to this page; the last crumb is the page itself. */
export function Breadcrumbs({
  label,
  crumbs,
}: {
  readonly label: string
  readonly crumbs: readonly Crumb[]
}) {
  return (
    <nav aria-label={label} className={styles.crumbs}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.to ?? crumb.label}>
            {crumb.to !== undefined && index < crumbs.length - 1 ? (
              <Link to={crumb.to}>{crumb.label}</Link>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
