import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Backup } from '#contract/office/backups.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Table } from '#app/ui/table.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { formatFileSize } from '#texts/nl/format-size.ts'
import { backupTexts as texts } from '#texts/nl/office/backups.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { api } from '../../lib/api.ts'
import { AskDialog } from '../../ui/ask-dialog.tsx'
import { KeyButton } from '../../ui/key-button.tsx'
import { KeyedRows } from '../../ui/keyed-rows.tsx'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { backups, isAtWork } from '../../work/system.ts'
import { actionsOf, BACKUP_COLUMNS } from './backup-columns.tsx'
import { SHORT_KEYS } from './short-keys.ts'
import { SystemPage } from './system-page.tsx'
import styles from './system.module.css'
import { useSystemChange } from './use-system-change.ts'

type Backups = Awaited<ReturnType<typeof api.listBackups>>

/** Backups of the database: made, tried, downloaded and deleted. */
export function BackupsPage() {
  const { data, error, refetch } = useQuery(backups)
  const make = useSystemChange({ call: () => api.makeBackup(), told: () => texts.started })
  const isBusy = data?.backups.some(isAtWork) ?? true
  return (
    <SystemPage
      title={texts.title}
      note={texts.note}
      actions={
        <KeyButton
          of={SHORT_KEYS.backups.make}
          size="small"
          pending={make.isPending}
          refusing={isBusy}
          onClick={() => make.mutate()}
        >
          {texts.make}
        </KeyButton>
      }
    >
      {error && !data && <LoadFault error={error} onAgain={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <Kept backups={data.backups} isBusy={isBusy} />
          <About data={data} />
        </>
      )}
    </SystemPage>
  )
}

type Asked = { readonly kind: 'download' | 'delete'; readonly backup: Backup }

function Kept({ backups: kept, isBusy }: { readonly backups: readonly Backup[]; readonly isBusy: boolean }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const trying = useSystemChange<Backup>({
    call: ({ id }) => api.tryBackup({ params: { id } }),
    told: () => texts.trying,
  })
  const deleting = useSystemChange<Backup>({
    call: ({ id }) => api.deleteBackup({ params: { id } }),
    told: () => texts.deleted,
    onEnd: close,
  })
  return (
    <section className="panel">
      <h2 className="type-20">{texts.list}</h2>
      {kept.length === 0 ? (
        <EmptyState title={texts.none} text={texts.noneText} headingLevel={3} />
      ) : (
        <>
          <p className={`muted ${styles.lead}`}>{texts.kept}</p>
          <KeyedRows className={styles.list}>
            <Table
              caption={texts.list}
              columns={[
                ...BACKUP_COLUMNS,
                actionsOf({
                  isBusy,
                  onTry: (backup) => trying.mutate(backup),
                  onDownload: (backup) => setAsked({ kind: 'download', backup }),
                  onDelete: (backup) => setAsked({ kind: 'delete', backup }),
                }),
              ]}
              rows={kept}
              rowKey={({ id }) => id}
            />
          </KeyedRows>
          <p className={`muted ${styles.after}`}>{texts.tryNote}</p>
        </>
      )}
      {asked?.kind === 'download' && (
        <AskDialog
          title={texts.downloadTitle}
          intro={texts.downloadIntro}
          field="password"
          label={texts.password}
          required={fieldFaultTexts.PasswordRequired}
          verb={texts.download}
          send={(password) => api.askForBackup({ params: { id: asked.backup.id }, body: { password } })}
          onDone={({ path }) => {
            close()
            showToast({ tone: 'good', title: texts.downloading })
            window.location.assign(path)
          }}
          onClose={close}
        />
      )}
      {asked?.kind === 'delete' && (
        <Dialog
          open
          kind="alertdialog"
          title={texts.deleteTitle}
          intro={texts.deleteText(formatMoment(asked.backup.madeAt))}
          onClose={close}
          actions={
            <>
              <Button look="tertiary" onClick={close}>
                {texts.cancel}
              </Button>
              <Button pending={deleting.isPending} onClick={() => deleting.mutate(asked.backup)}>
                {texts.delete}
              </Button>
            </>
          }
        />
      )}
    </section>
  )
}

/** What is in a backup and what is not, and what to do with one. */
function About({ data: { databaseBytes, filesPlace } }: { readonly data: Backups }) {
  return (
    <div className={styles.facts}>
      <section className="panel">
        <h2 className="type-20">{texts.within}</h2>
        <p className={styles.lead}>{texts.withinText(formatFileSize(databaseBytes))}</p>
        <Notice tone="warning" title={texts.secret}>
          {texts.secretText}
        </Notice>
      </section>
      <section className="panel">
        <h2 className="type-20">{texts.without}</h2>
        <p className={styles.lead}>{texts.withoutTexts[filesPlace]}</p>
        <p className={styles.lead}>{texts.alsoWithout}</p>
        <FactList facts={[{ label: texts.restore, text: texts.restoreText }]} />
      </section>
    </div>
  )
}
