import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './back-link.module.css'

/** Leads from one of a list to all of it. */
export const BackLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <p className={styles.back}>
    <Link to={to} className="text-link">
      {children}
    </Link>
  </p>
)
