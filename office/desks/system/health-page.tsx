import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { WarningName } from '#domain/system/warnings.ts'
import { FactList } from '#app/ui/fact-list.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { formatMoment } from '#texts/nl/format-date.ts'
import { formatFileSize } from '#texts/nl/format-size.ts'
import { formatNumber } from '#texts/nl/format.ts'
import { systemTexts as texts, warningTexts } from '#texts/nl/office/system.ts'
import type { api } from '../../lib/api.ts'
import { paths } from '../../paths.ts'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { systemHealth } from '../../work/system.ts'
import { SystemPage } from './system-page.tsx'
import styles from './system.module.css'

type Health = Awaited<ReturnType<typeof api.getSystemHealth>>

/** How the shop does as a machine: what asks for attention first, then what was measured. */
export function HealthPage() {
  const { data: health, error, refetch } = useQuery(systemHealth)
  return (
    <SystemPage title={texts.title} note={health && texts.measured(formatMoment(health.measuredAt))}>
      {error && !health && <LoadFault error={error} onAgain={() => void refetch()} />}
      {!health && !error && <Loading />}
      {health && <Parts health={health} />}
    </SystemPage>
  )
}

function Parts({ health }: { readonly health: Health }) {
  return (
    <>
      <section aria-label={texts.warnings} className={styles.warnings}>
        {health.warnings.length === 0 && (
          <Notice tone="good" title={texts.allWell}>
            {texts.allWellText}
          </Notice>
        )}
        {health.warnings.map(({ name, tone, count }) => (
          <Notice key={name} tone={tone} title={warningTexts[name].title(count ?? 0)}>
            {warningTexts[name].text} <Way name={name} />
          </Notice>
        ))}
      </section>
      <div className={styles.facts}>
        <Storage health={health} />
        <Work health={health} />
        <Versions health={health} />
      </div>
      <section className="panel">
        <h2 className="type-20">{texts.tables}</h2>
        <div className={styles.list}>
          <Table
            caption={texts.tables}
            columns={TABLES}
            rows={health.database.tables}
            rowKey={({ name }) => name}
            keepRows
          />
        </div>
      </section>
    </>
  )
}

const WAYS: Partial<Record<WarningName, readonly [path: string, text: string]>> = {
  jobsFailed: [paths.systemJobs, texts.look.jobs],
  jobsLate: [paths.systemJobs, texts.look.jobs],
  mailFailed: [paths.mails, texts.look.mails],
  mailLate: [`${paths.mails}?${new URLSearchParams({ wachtrij: 'waiting' })}`, texts.look.mails],
  privacyLate: [paths.systemPrivacy, texts.look.privacy],
}

/** The way to where something can be done about a warning. */
function Way({ name }: { readonly name: WarningName }) {
  const way = WAYS[name]
  return (
    way && (
      <Link to={way[0]} className="text-link">
        {way[1]}
      </Link>
    )
  )
}

const Facts = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="panel">
    <h2 className="type-20">{title}</h2>
    {children}
  </section>
)

const moment = (at: string | null) => (at === null ? texts.none : formatMoment(at))

function Storage({ health: { files, database } }: { readonly health: Health }) {
  const { disk } = files
  const used = disk && Math.round((1 - disk.freeBytes / disk.sizeBytes) * 100)
  const isFull = used !== null && used > 85
  return (
    <Facts title={texts.storage}>
      {used !== null && (
        <span aria-hidden className={isFull ? `${styles.bar} ${styles.full}` : styles.bar}>
          <span style={{ width: `${used}%` }} />
        </span>
      )}
      <FactList
        facts={[
          {
            label: texts.disk,
            text: disk && texts.diskText(formatFileSize(disk.freeBytes), formatFileSize(disk.sizeBytes)),
          },
          { label: texts.databaseSize, text: formatFileSize(database.sizeBytes) },
          {
            label: texts.printFiles,
            text: texts.printFilesText(files.printFiles, formatFileSize(files.printFilesBytes)),
          },
          { label: texts.place, text: texts.places[files.place] },
          { label: texts.answers, text: files.answers ? texts.yes : texts.no },
        ]}
      />
    </Facts>
  )
}

function Work({ health: { jobs, mail } }: { readonly health: Health }) {
  return (
    <Facts title={texts.work}>
      <FactList
        facts={[
          { label: texts.waitingJobs, text: formatNumber(jobs.waiting) },
          { label: texts.runningJobs, text: formatNumber(jobs.running) },
          { label: texts.failedJobs, text: formatNumber(jobs.failed) },
          { label: texts.oldestDue, text: moment(jobs.oldestDueAt) },
          { label: texts.waitingMails, text: formatNumber(mail.waiting) },
          { label: texts.failedMails, text: formatNumber(mail.failed) },
          { label: texts.oldestMail, text: moment(mail.oldestWaitingAt) },
        ]}
      />
    </Facts>
  )
}

function Versions({ health: { shop, database } }: { readonly health: Health }) {
  return (
    <Facts title={texts.versions}>
      <FactList
        facts={[
          { label: texts.app, text: shop.version },
          { label: texts.node, text: shop.node },
          { label: texts.postgres, text: database.version },
          { label: texts.migrations, text: texts.migrationsText(shop.migrationsDone, shop.migrationsAll) },
          { label: texts.newestMigration, text: shop.newestMigration },
          { label: texts.upSince, text: formatMoment(shop.upSince) },
          { label: texts.databaseUpSince, text: formatMoment(database.upSince) },
          { label: texts.memory, text: formatFileSize(shop.memoryBytes) },
          {
            label: texts.connections,
            text: texts.connectionsText(database.connections, database.mostConnections),
          },
        ]}
      />
    </Facts>
  )
}

const TABLES: readonly Column<Health['database']['tables'][number]>[] = [
  { id: 'name', header: texts.table, cell: ({ name }) => <span className={styles.name}>{name}</span> },
  { id: 'size', header: texts.size, figures: true, cell: ({ sizeBytes }) => formatFileSize(sizeBytes) },
  { id: 'rows', header: texts.rows, figures: true, cell: ({ rows }) => formatNumber(rows) },
]
