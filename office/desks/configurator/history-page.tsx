import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { OfficeReply } from '#contract/office/client.ts'
import type { DeskConfigurator } from '#contract/office/configurators.ts'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { versionTexts } from '#texts/nl/office/versions.ts'
import { api } from '../../lib/api.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Loading, LoadFault, PageFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { RestoreDialog, Versions } from '../../ui/versions.tsx'
import { configuratorOf, configuratorRevision, configuratorRevisions } from '../../work/configurators.ts'
import { DifferenceList } from './difference-list.tsx'
import { useConfiguratorChange } from './use-configurator-change.ts'

type Revision = OfficeReply<'listConfiguratorRevisions'>['revisions'][number]

/** The states in which a configurator was published, each of which can come back as a draft. */
export function HistoryPage() {
  const { id = '' } = useParams()
  const { data: configurator, error, refetch } = useQuery(configuratorOf(id))
  const { data: revisions, error: revisionsError, refetch: readAgain } = useQuery(configuratorRevisions(id))
  if (error && !configurator) return <PageFault error={error} onAgain={() => void refetch()} />
  if (revisionsError && !revisions)
    return <PageFault error={revisionsError} onAgain={() => void readAgain()} />
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
      <Versions
        versions={revisions}
        emptyTitle={texts.noVersions}
        hasDraft={configurator.draft !== null}
        renderDifferences={({ number }) => <VersionDifferences id={configurator.productId} number={number} />}
        onRestore={setRestored}
      />
      {restored !== null && (
        <ConfiguratorRestore
          configurator={configurator}
          number={restored}
          onClose={() => setRestored(null)}
        />
      )}
    </Page>
  )
}

function VersionDifferences({ id, number }: { readonly id: string; readonly number: number }) {
  const { data, error, refetch } = useQuery(configuratorRevision(id, number))
  if (error) return <LoadFault error={error} onAgain={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <DifferenceList
      caption={versionTexts.differencesOf(number)}
      was={data.before}
      becomes={data.definition}
    />
  )
}

type ConfiguratorRestoreProps = {
  readonly configurator: DeskConfigurator
  readonly number: number
  readonly onClose: () => void
}

function ConfiguratorRestore({ configurator, number, onClose }: ConfiguratorRestoreProps) {
  const navigate = useNavigate()
  const { seen, change: restore } = useConfiguratorChange({
    configurator,
    call: ({ productId, draft, liveDigest }) =>
      api.restoreConfiguratorRevision({
        params: { id: productId, number },
        body: { version: draft?.version ?? null, liveDigest },
      }),
    told: versionTexts.restored(number),
    onDone: () => void navigate(paths.configurator(configurator.productId)),
  })
  return (
    <RestoreDialog
      number={number}
      hasDraft={seen.draft !== null}
      isPending={restore.isPending}
      error={restore.error}
      onSure={() => restore.mutate()}
      onClose={onClose}
    />
  )
}
