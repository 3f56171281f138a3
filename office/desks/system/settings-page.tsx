import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { SettingRow } from '#contract/office/system.ts'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { lockKeyholeIcon } from '#app/ui/icons/lock-keyhole.ts'
import { type Column, Table } from '#app/ui/table.tsx'
import { systemTexts as texts } from '#texts/nl/office/system.ts'
import { ASKED_FIELD } from '../../lib/setting-address.ts'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { systemSettings } from '../../work/system.ts'
import { SystemPage } from './system-page.tsx'
import styles from './system.module.css'

/** The settings of the process, to be looked at. */
export function SettingsPage() {
  const { data: settings, error, refetch } = useQuery(systemSettings)
  const field = useSearchParams()[0].get(ASKED_FIELD)
  const isThere = settings !== undefined
  useEffect(() => {
    if (isThere && field !== null) document.getElementById(field)?.focus()
  }, [isThere, field])
  return (
    <SystemPage title={texts.settings} note={texts.settingsNote}>
      {error && !settings && <LoadFault error={error} onAgain={() => void refetch()} />}
      {!settings && !error && <Loading />}
      {settings && (
        <section className={`panel ${styles.list}`}>
          <Table caption={texts.settings} columns={COLUMNS} rows={settings} rowKey={({ name }) => name} />
        </section>
      )}
    </SystemPage>
  )
}

const COLUMNS: readonly Column<SettingRow>[] = [
  {
    id: 'name',
    header: texts.setting,
    inBlock: 'full',
    cell: ({ name, meaning }) => (
      <>
        <p id={name} tabIndex={-1} className={styles.name}>
          {name}
        </p>
        <p>{meaning}</p>
      </>
    ),
  },
  {
    id: 'value',
    header: texts.value,
    inBlock: 'full',
    cell: ({ value, isSecret, fallback }) => (
      <div className={styles.said}>
        {isSecret ? (
          <StatusLabel tone="quiet" icon={lockKeyholeIcon}>
            {texts.hidden}
          </StatusLabel>
        ) : (
          (value ?? <span className="muted">{texts.fallback(fallback)}</span>)
        )}
      </div>
    ),
  },
  { id: 'from', header: texts.from, cell: ({ from }) => texts.origins[from] },
]
