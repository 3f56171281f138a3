import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'
import type { CatalogueImport, ImportFacts } from '#contract/office/catalogue-imports.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { formatMoment } from '#texts/nl/format-date.ts'
import { catalogueImportTexts as texts, importTextsOf } from '#texts/nl/office/catalogue-imports.ts'
import { api } from '../../lib/api.ts'
import { useDeskChange } from '../../lib/use-desk-change.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { SureDialog } from '../../ui/sure-dialog.tsx'
import { catalogueImport } from '../../work/catalogue-imports.ts'
import styles from './catalogue.module.css'
import { ImportState } from './import-state.tsx'
import { Report } from './report.tsx'
import { TakeBackButton } from './take-back-button.tsx'

/** One import: what it would do, or did, and carrying it out. */
export function ImportPage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(catalogueImport(id))
  const statePanel = useRef<HTMLElement>(null)
  // What was pressed is gone once the import is in another state.
  const pressedIn = useRef<ImportFacts['state'] | null>(null)
  const state = data?.state
  useEffect(() => {
    if (pressedIn.current === null || state === pressedIn.current) return
    pressedIn.current = null
    statePanel.current?.focus()
  }, [state])
  if (!data)
    return (
      <Page title={texts.title}>
        <BackLink to={paths.catalogue}>{texts.toList}</BackLink>
        {error ? <LoadFault error={error} onAgain={() => void refetch()} /> : <Loading />}
      </Page>
    )
  const made = `${texts.modeNames[data.mode]} · ${formatMoment(data.madeAt)} · ${texts.by(data.madeBy)}`
  const onPressed = () => {
    pressedIn.current = data.state
  }
  return (
    <Page
      title={importTextsOf(data.mode).importOf(data.name)}
      note={made}
      actions={<Actions key={id} of={data} onPressed={onPressed} />}
    >
      <BackLink to={paths.catalogue}>{texts.toList}</BackLink>
      <div className={styles.parts}>
        <section ref={statePanel} tabIndex={-1} className={`panel ${styles.stack}`} aria-label={texts.state}>
          <ImportState of={data} />
          {data.report?.vendor && <p>{texts.vendorOf(data.report.vendor)}</p>}
          {data.report?.isTable && <p>{texts.table}</p>}
          {data.report?.isSheets && <p>{texts.sheets}</p>}
          <div aria-live="polite">
            <Outcome of={data} />
          </div>
        </section>
        {data.report && <Report report={data.report} state={data.state} mode={data.mode} />}
      </div>
    </Page>
  )
}

function Outcome({ of: { state, mode, changeCount, report, failure } }: { readonly of: CatalogueImport }) {
  const said = importTextsOf(mode)
  switch (state) {
    case 'reading':
      return <p>{said.readingText}</p>
    case 'applying':
      return <p>{said.applyingText}</p>
    case 'ready':
      return changeCount === 0 ? (
        <Notice tone="info" title={texts.nothingTitle}>
          {said.noChanges}
        </Notice>
      ) : (
        <Notice tone="info" title={said.readyTitle(changeCount ?? 0)}>
          {texts.readyText}
        </Notice>
      )
    case 'faulty':
      return (
        <Notice tone="error" title={said.faultyTitle(report?.faultCount ?? 0)}>
          {said.faultyText}
        </Notice>
      )
    case 'applied':
      return <Notice tone="good">{said.appliedText}</Notice>
    case 'dropped':
      return <p>{said.droppedText}</p>
    case 'failed':
      return (
        <Notice tone="error" title={failure}>
          {texts.failedText}
        </Notice>
      )
  }
}

type ActionsProps = { readonly of: CatalogueImport; readonly onPressed: () => void }

function Actions({ of, onPressed }: ActionsProps) {
  const { id, state, mode, changeCount } = of
  const said = importTextsOf(mode)
  const [isAsking, setIsAsking] = useState(false)
  const outdates = [['products', 'imports']] as const
  const close = () => setIsAsking(false)
  const apply = useDeskChange(
    {
      call: () => api.applyCatalogueImport({ params: { id } }),
      told: () => said.started,
      onDone: onPressed,
      onEnd: close,
    },
    { outdates },
  )
  const drop = useDeskChange(
    {
      call: () => api.dropCatalogueImport({ params: { id } }),
      told: () => said.dropped,
      onDone: onPressed,
    },
    { outdates },
  )
  if (of.canTakeBack) return <TakeBackButton of={of} name={said.importOf(of.name)} />
  if (state !== 'ready' && state !== 'faulty') return null
  const count = changeCount ?? 0
  return (
    <>
      {state === 'ready' && count > 0 && (
        <Button size="small" pending={apply.isPending} onClick={() => setIsAsking(true)}>
          {said.apply}
        </Button>
      )}
      <Button look="secondary" size="small" pending={drop.isPending} onClick={() => drop.mutate()}>
        {texts.drop}
      </Button>
      {isAsking && (
        <SureDialog
          title={said.sureTitle}
          text={texts.sureText(count) + (mode === 'replace' ? texts.sureReplace : '')}
          verb={said.apply}
          isPending={apply.isPending}
          onSure={() => apply.mutate()}
          onClose={close}
        />
      )}
    </>
  )
}
