import type { ReactNode } from 'react'
import { usePageTitle } from '../lib/use-page-title.ts'
import styles from './page.module.css'

type PageProps = {
  readonly title: string
  readonly note?: ReactNode
  readonly actions?: ReactNode
  /** The title is heard but not drawn. */
  readonly hideTitle?: boolean
  readonly children: ReactNode
}

/** A page of the back office: its title, what can be done with all of it, and the rest. */
export function Page({ title, note, actions, hideTitle = false, children }: PageProps) {
  usePageTitle(title)
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1 className={hideTitle ? 'visually-hidden' : 'type-32'}>{title}</h1>
          {note && <p className="muted">{note}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </>
  )
}
