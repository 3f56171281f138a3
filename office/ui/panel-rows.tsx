import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatPrice } from '#texts/nl/format.ts'
import styles from './panel-rows.module.css'

/** What stands below each other in a panel, with a line between. */
export const PanelRows = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles.rows}>{children}</ul>
)

/** What stands at both ends of a line, as far as there is room. */
export const PanelLine = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.line}>{children}</div>
)

type PanelLinkProps = {
  readonly to: string
  readonly name: string
  /** In cents. */
  readonly amount?: number
  readonly note: string
  readonly state: ReactNode
}

/** One of those, which leads to its page: what it is called and comes to, and how far it is. */
export const PanelLink = ({ to, name, amount, note, state }: PanelLinkProps) => (
  <li>
    <PanelLine>
      <Link to={to} className="strong">
        {name}
      </Link>
      {amount !== undefined && <span className="figures strong">{formatPrice(amount)}</span>}
    </PanelLine>
    <PanelLine>
      <span className="muted">{note}</span>
      {state}
    </PanelLine>
  </li>
)
