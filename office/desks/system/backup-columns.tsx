import type { Backup } from '#contract/office/backups.ts'
import { Button } from '#app/ui/button.tsx'
import { StatusLabel } from '#app/ui/status-label.tsx'
import type { Column } from '#app/ui/table.tsx'
import { formatMoment } from '#texts/nl/format-date.ts'
import { formatFileSize } from '#texts/nl/format-size.ts'
import { backupFaultTexts, backupTexts as texts } from '#texts/nl/office/backups.ts'
import { TwoLines } from '../../ui/two-lines.tsx'
import styles from './system.module.css'

type Fault = Backup['fault']

const MADE = { making: 'info', ready: 'good', failed: 'error' } as const
const TRIED = { trying: 'info', passed: 'good', failed: 'error' } as const

/** What is known of a backup. */
export const BACKUP_COLUMNS: readonly Column<Backup>[] = [
  {
    id: 'made',
    header: texts.made,
    inBlock: 'full',
    cell: ({ madeAt, by }) => <TwoLines first={formatMoment(madeAt)} second={texts.by(by)} />,
  },
  {
    id: 'state',
    header: texts.state,
    cell: ({ state, fault, percent, seconds }) => (
      <div className={styles.stated}>
        <StatusLabel tone={MADE[state]}>{texts.states[state]}</StatusLabel>
        {state === 'making' && <Progress label={texts.progressOf.making} percent={percent} />}
        {state === 'ready' && seconds !== null && <small className="muted">{texts.madeIn(seconds)}</small>}
        <Why fault={fault} />
      </div>
    ),
  },
  { id: 'content', header: texts.content, cell: (backup) => <Content backup={backup} /> },
  { id: 'trial', header: texts.trial, cell: (backup) => <Trial backup={backup} /> },
]

function Content({
  backup: { sizeBytes, rows, tables, appVersion, newestMigration, sha256, downloaded },
}: {
  readonly backup: Backup
}) {
  if (sizeBytes === null || rows === null || tables === null) return null
  return (
    <div className={styles.stated}>
      <strong>{formatFileSize(sizeBytes)}</strong>
      <small className="muted">{texts.contentText(rows, tables)}</small>
      <small className="muted">{texts.version(appVersion, newestMigration)}</small>
      {downloaded && (
        <small className="muted">{texts.downloaded(formatMoment(downloaded.at), downloaded.by)}</small>
      )}
      {sha256 !== null && (
        <details>
          <summary>{texts.sha256}</summary>
          <code className={styles.said}>{sha256}</code>
        </details>
      )}
    </div>
  )
}

function Trial({ backup: { trial, state, percent } }: { readonly backup: Backup }) {
  if (!trial) return state === 'ready' ? texts.never : null
  return (
    <div className={styles.stated}>
      <StatusLabel tone={TRIED[trial.state]}>{texts.trialStates[trial.state]}</StatusLabel>
      {trial.state === 'trying' && <Progress label={texts.progressOf.trying} percent={percent} />}
      {trial.state === 'passed' && (
        <small className="muted">{texts.trialPassed(formatMoment(trial.at), trial.seconds ?? 1)}</small>
      )}
      <Why fault={trial.fault} />
    </div>
  )
}

const Why = ({ fault }: { readonly fault: Fault }) => fault && <small>{backupFaultTexts[fault]}</small>

const Progress = ({ label, percent }: { readonly label: string; readonly percent: number }) => (
  <>
    <progress className={styles.progress} aria-label={label} max={100} value={percent} />
    <small className="muted">{texts.percent(percent)}</small>
  </>
)

type Acting = {
  /** While one is made or tried nothing else of that kind begins. */
  readonly isBusy: boolean
  readonly onTry: (backup: Backup) => void
  readonly onDownload: (backup: Backup) => void
  readonly onDelete: (backup: Backup) => void
}

/** What can be done with a backup that can be restored; one that failed can only go. */
export const actionsOf = ({ isBusy, onTry, onDownload, onDelete }: Acting): Column<Backup> => ({
  id: 'actions',
  header: texts.actions,
  hideHeader: true,
  inBlock: 'full',
  cell: (backup) => {
    const at = formatMoment(backup.madeAt)
    const isReady = backup.state === 'ready'
    if (backup.state === 'making') return null
    return (
      <div className={styles.buttons}>
        {isReady && (
          <>
            <Button
              look="secondary"
              size="small"
              aria-label={texts.downloadOf(at)}
              onClick={() => onDownload(backup)}
            >
              {texts.download}
            </Button>
            <Button
              look="secondary"
              size="small"
              aria-label={texts.tryOf(at)}
              refusing={isBusy}
              onClick={() => onTry(backup)}
            >
              {texts.try}
            </Button>
          </>
        )}
        <Button
          look="tertiary"
          size="small"
          aria-label={texts.deleteOf(at)}
          refusing={backup.trial?.state === 'trying'}
          onClick={() => onDelete(backup)}
        >
          {texts.delete}
        </Button>
      </div>
    )
  },
})
