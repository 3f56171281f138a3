import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { OfficeReply } from '#contract/office/client.ts'
import type { DeskConfigurator } from '#contract/office/configurators.ts'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { formatMoment } from '#texts/nl/format-date.ts'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { api } from '../../lib/api.ts'
import { errorLines } from '../../lib/call-errors.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { SureDialog } from '../../ui/sure-dialog.tsx'
import { configuratorOf, configuratorRevision, configuratorRevisions } from '../../work/configurators.ts'
import styles from './configurator.module.css'
import { DifferenceList } from './difference-list.tsx'
import { useConfiguratorChange } from './use-configurator-change.ts'

type Revision = OfficeReply<'listConfiguratorRevisions'>['revisions'][number]

/** The states in which a configurator was published, each of which can come back as a draft. */
export function HistoryPage() {
  const { id = '' } = useParams()
  const { data: configurator, error, refetch } = useQuery(configuratorOf(id))
  const { data: revisions, error: revisionsError, refetch: readAgain } = useQuery(configuratorRevisions(id))
  if (error && !configurator) return <LoadFault error={error} onAgain={() => void refetch()} />
  if (revisionsError && !revisions)
    return <LoadFault error={revisionsError} onAgain={() => void readAgain()} />
  return configurator && revisions ? (
    <History configurator={configurator} revisions={revisions} />
  ) : (
    <Loading />
  )
}

type HistoryProps = { readonly configurator: DeskConfigurator; readonly revisions: readonly Revision[] }

function History({ configurator, revisions }: HistoryProps) {
  const [restored, setRestored] = useState<number | null>(null)
  return (
    <Page title={texts.historyTitle(configurator.title)} note={configurator.sku}>
      <BackLink to={paths.configurator(configurator.productId)}>{texts.backToEditor}</BackLink>
      {revisions.length === 0 ? (
        <EmptyState title={texts.noVersions} text={texts.noVersionsText} />
      ) : (
        <section className="panel">
          <ol className={styles.versions} aria-label={texts.versions}>
            {revisions.map((revision, place) => (
              <li key={revision.number}>
                <Version
                  configurator={configurator}
                  revision={revision}
                  isNow={place === 0}
                  onRestore={() => setRestored(revision.number)}
                />
              </li>
            ))}
          </ol>
        </section>
      )}
      {restored !== null && (
        <RestoreDialog configurator={configurator} number={restored} onClose={() => setRestored(null)} />
      )}
    </Page>
  )
}

type VersionProps = {
  readonly configurator: DeskConfigurator
  readonly revision: Revision
  readonly isNow: boolean
  readonly onRestore: () => void
}

function Version({ configurator, revision, isNow, onRestore }: VersionProps) {
  const { number, publishedAt, publishedBy, note } = revision
  const [isOpen, setIsOpen] = useState(false)
  const isFirst = number === 1
  return (
    <>
      <div className={styles.line}>
        <h2>{texts.version(number)}</h2>
        {isNow && <StatusLabel tone="good">{texts.now}</StatusLabel>}
        <p className="muted">
          {isFirst && publishedBy === null
            ? formatMoment(publishedAt)
            : texts.by(formatMoment(publishedAt), publishedBy ?? texts.byItself)}
        </p>
      </div>
      {note !== '' && <p className={styles.value}>{note}</p>}
      {isFirst && <p>{publishedBy === null ? texts.firstState : texts.firstVersion}</p>}
      {!isFirst && (
        <Disclosure
          summary={texts.differences}
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        >
          {isOpen && <VersionDifferences id={configurator.productId} number={number} />}
        </Disclosure>
      )}
      {(!isNow || configurator.draft !== null) && (
        <div>
          <Button look="secondary" size="small" aria-label={texts.restoreOf(number)} onClick={onRestore}>
            {texts.restore}
          </Button>
        </div>
      )}
    </>
  )
}

function VersionDifferences({ id, number }: { readonly id: string; readonly number: number }) {
  const { data, error, refetch } = useQuery(configuratorRevision(id, number))
  if (error) return <LoadFault error={error} onAgain={() => void refetch()} />
  if (!data) return <Loading />
  return <DifferenceList caption={texts.differencesOf(number)} was={data.before} becomes={data.definition} />
}

type RestoreDialogProps = {
  readonly configurator: DeskConfigurator
  readonly number: number
  readonly onClose: () => void
}

/** Asks whether a version comes back, as it takes the place of the draft that there is. */
function RestoreDialog({ configurator, number, onClose }: RestoreDialogProps) {
  const navigate = useNavigate()
  const { seen, change: restore } = useConfiguratorChange({
    configurator,
    call: ({ productId, draft, liveDigest }) =>
      api.restoreConfiguratorRevision({
        params: { id: productId, number },
        body: { version: draft?.version ?? null, liveDigest },
      }),
    told: texts.restored(number),
    onDone: () => void navigate(paths.configurator(configurator.productId)),
  })
  return (
    <SureDialog
      title={texts.restoreTitle(number)}
      text={seen.draft ? `${texts.restoreText} ${texts.restoreOver}` : texts.restoreText}
      verb={texts.restore}
      isPending={restore.isPending}
      failure={restore.error && errorLines(restore.error).join(' ')}
      onSure={() => restore.mutate()}
      onClose={onClose}
    />
  )
}
