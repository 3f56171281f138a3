import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './back-link.module.css'
import { NeighbourLinks } from './neighbour-links.tsx'

/** Leads from one of a list to all of it, and to those beside it. */
export const BackLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <div className={styles.back}>
    <Link to={to} className="text-link">
      {children}
    </Link>
    <NeighbourLinks />
  </div>
)
