import { useId, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { downloadIcon } from '#app/ui/icons/download.ts'
import { priceImportTexts as texts } from '#texts/nl/office/price-import.ts'
import { priceTexts } from '#texts/nl/office/prices.ts'
import { errorLines } from '../../lib/call-errors.ts'
import { SureDialog } from '../../ui/sure-dialog.tsx'
import { TableFaults, TableWarnings } from '../../ui/table-file.tsx'
import { differenceCount, DifferencesTable } from './differences-table.tsx'
import { EffectDialog } from './effect-dialog.tsx'
import styles from './prices.module.css'
import type { ReadFile, usePriceImport } from './use-price-import.ts'

type ImportOutcomeProps = {
  readonly read: ReadFile
  readonly importing: ReturnType<typeof usePriceImport>
  readonly isBase: boolean
}

/** What a file would change of its list, and what is wrong with it. */
export function ImportOutcome({ read, importing, isBase }: ImportOutcomeProps) {
  const { trial } = read
  return (
    <>
      {trial.faultCount > 0 && (
        <TableFaults
          faults={trial.faults}
          count={trial.faultCount}
          isDownloading={importing.download.isPending}
          onDownload={() => importing.download.mutate({ of: read, what: 'faults' })}
        />
      )}
      {trial.warningCount > 0 && <TableWarnings warnings={trial.warnings} count={trial.warningCount} />}
      <DifferencesPanel read={read} importing={importing} isBase={isBase} />
    </>
  )
}

function DifferencesPanel({ read, importing, isBase }: ImportOutcomeProps) {
  const headingId = useId()
  const [asked, setAsked] = useState<'apply' | 'effect' | null>(null)
  const { trial } = read
  const { apply, download, effectOf } = importing
  const all = differenceCount(trial)
  const isReady = trial.faultCount === 0 && all > 0
  return (
    <section className={`panel ${styles.part}`} aria-labelledby={headingId}>
      <h2 id={headingId} className="type-20">
        {texts.differences}
      </h2>
      <DifferencesTable of={trial} />
      {all === 0 && <p>{texts.nothing}</p>}
      <div className={styles.buttons}>
        {all > 0 && (
          <Button
            look="tertiary"
            icon={downloadIcon}
            pending={download.isPending}
            onClick={() => download.mutate({ of: read, what: 'differences' })}
          >
            {texts.differencesFile}
          </Button>
        )}
        {isReady && (
          <>
            <Button look="secondary" onClick={() => setAsked('effect')}>
              {priceTexts.effect}
            </Button>
            <Button onClick={() => setAsked('apply')}>{texts.apply}</Button>
          </>
        )}
      </div>
      {asked === 'effect' && (
        <EffectDialog isBase={isBase} ask={(onDay) => effectOf(read, onDay)} onClose={() => setAsked(null)} />
      )}
      {asked === 'apply' && (
        <SureDialog
          title={texts.applyTitle}
          text={texts.applyText(all)}
          verb={texts.apply}
          isPending={apply.isPending}
          failure={apply.error && errorLines(apply.error).join(' ')}
          onSure={() => apply.mutate(read)}
          onClose={() => {
            apply.reset()
            setAsked(null)
          }}
        />
      )}
    </section>
  )
}
