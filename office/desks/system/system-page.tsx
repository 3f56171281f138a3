import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { backupTexts } from '#texts/nl/office/backups.ts'
import { systemTexts as texts } from '#texts/nl/office/system.ts'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/page.tsx'
import links from '../../ui/queue-links.module.css'
import styles from './system.module.css'

const PARTS = [
  { to: paths.system, name: texts.overview },
  { to: paths.systemJobs, name: texts.jobs },
  { to: paths.systemRetention, name: texts.retention },
  { to: paths.systemPrivacy, name: texts.privacy },
  { to: paths.systemBackups, name: backupTexts.title },
  { to: paths.systemSettings, name: texts.settings },
]

type SystemPageProps = {
  readonly title: string
  readonly note?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A page of the desk of the shop as a machine, with the way to the others. */
export function SystemPage({ title, note, actions, children }: SystemPageProps) {
  return (
    <Page title={title} note={note} actions={actions}>
      <nav aria-label={texts.parts} className={`${links.queues} ${styles.ways}`}>
        {PARTS.map(({ to, name }) => (
          <NavLink key={to} to={to} end>
            {name}
          </NavLink>
        ))}
      </nav>
      <div className={styles.parts}>{children}</div>
    </Page>
  )
}
