import { useId, useState } from 'react'
import type { ImportTrial } from '#contract/office/price-files.ts'
import { changeKind } from '#domain/price-lists/differences.ts'
import { Button } from '#app/ui/button.tsx'
import { downloadIcon } from '#app/ui/icons/download.ts'
import { FactList } from '#app/ui/fact-list.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { formatNumber } from '#texts/nl/format.ts'
import { priceImportTexts as texts } from '#texts/nl/office/price-import.ts'
import { discountText, listPriceText } from '#texts/nl/office/price-rules.ts'
import { tableTexts } from '#texts/nl/office/tables.ts'
import { priceTexts } from '#texts/nl/office/prices.ts'
import { errorLines } from '../../lib/call-errors.ts'
import { SureDialog } from '../../ui/sure-dialog.tsx'
import { TableFaults, TableWarnings } from '../../ui/table-file.tsx'
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

/** A row of what changes, as it reads. */
type Difference = {
  readonly key: string
  readonly kind: ReturnType<typeof changeKind>
  readonly name: string
  readonly title: string
  readonly was: string | null
  readonly becomes: string | null
}

function differencesOf({ prices, discounts }: ImportTrial): readonly Difference[] {
  return [
    ...prices.map(({ before, after, title, ...units }) => {
      const text = (price: typeof before) => price && listPriceText(price, units)
      const { sku, validFrom } = after ?? before ?? { sku: '', validFrom: '' }
      const kind = changeKind({ before, after })
      return { key: `${sku} ${validFrom}`, kind, name: sku, title, was: text(before), becomes: text(after) }
    }),
    ...discounts.map(({ before, after }) => {
      const text = (discount: typeof before) => discount && discountText(discount.percentOff)
      const path = (after ?? before)?.categoryPath ?? ''
      const kind = changeKind({ before, after })
      return { key: path, kind, name: path, title: '', was: text(before), becomes: text(after) }
    }),
  ]
}

const DIFFERENCE_COLUMNS: readonly Column<Difference>[] = [
  { id: 'kind', header: texts.kind, inBlock: 'lead', cell: ({ kind }) => texts.counts[kind] },
  {
    id: 'subject',
    header: texts.subject,
    inBlock: 'full',
    cell: ({ title, name }) => (
      <p className={styles.named}>
        {title !== '' && <strong>{title}</strong>}
        <small>{name}</small>
      </p>
    ),
  },
  {
    id: 'was',
    header: texts.was,
    cell: ({ was }) => was ?? <span className="muted">{texts.nothingThere}</span>,
  },
  {
    id: 'becomes',
    header: texts.becomes,
    cell: ({ becomes }) => becomes ?? <span className="muted">{texts.nothingThere}</span>,
  },
]

const COUNTS = ['added', 'changed', 'removed', 'unchanged'] as const

function DifferencesPanel({ read, importing, isBase }: ImportOutcomeProps) {
  const headingId = useId()
  const [asked, setAsked] = useState<'apply' | 'effect' | null>(null)
  const { trial } = read
  const { apply, download, effectOf } = importing
  const rows = differencesOf(trial)
  const all = trial.addedCount + trial.changedCount + trial.removedCount
  const counts = {
    added: trial.addedCount,
    changed: trial.changedCount,
    removed: trial.removedCount,
    unchanged: trial.unchangedCount,
  }
  const isReady = trial.faultCount === 0 && all > 0
  return (
    <section className={`panel ${styles.part}`} aria-labelledby={headingId}>
      <h2 id={headingId} className="type-20">
        {texts.differences}
      </h2>
      <FactList
        facts={COUNTS.map((kind) => ({ label: texts.counts[kind], text: formatNumber(counts[kind]) }))}
      />
      {all === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <>
          {rows.length < all && <p className="muted">{tableTexts.firstOf(rows.length, all)}</p>}
          <Table
            caption={texts.differencesTable}
            columns={DIFFERENCE_COLUMNS}
            rows={rows}
            rowKey={({ key }) => key}
          />
        </>
      )}
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
