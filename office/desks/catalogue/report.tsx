import type { ImportChange, ImportFault, ImportReport } from '#contract/office/catalogue-imports.ts'
import {
  IMPORT_FATES,
  type ImportFate,
  type ImportMode,
  type ImportState,
} from '#domain/catalogue/catalogue-file.ts'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import type { Tone } from '#app/ui/tone.ts'
import { formatNumber } from '#texts/nl/format.ts'
import { catalogueSectionTexts } from '#texts/nl/office/catalogue-faults.ts'
import { catalogueImportTexts as texts, importTextsOf } from '#texts/nl/office/catalogue-imports.ts'
import styles from './catalogue.module.css'

type ReportProps = {
  readonly report: ImportReport
  readonly state: ImportState
  readonly mode: ImportMode
}

/** What trying an import told: its faults, or what becomes of each part of the catalogue. */
export function Report({ report, state, mode }: ReportProps) {
  const said = importTextsOf(mode)
  const { faults, faultCount, warnings, warningCount, counts, changes, changeCount } = report
  const { notes, noteCount } = report
  const columns = columnsOf(report, mode)
  const listedCount = changeCount + counts.reduce((sum, { kept }) => sum + kept, 0)
  const left = noteCount > 0 && (
    <Faults title={said.notes} note={said.notesText} faults={notes} count={noteCount} columns={columns} />
  )
  const toKnow = warningCount > 0 && (
    <Faults
      title={texts.warnings}
      note={said.warningsText}
      faults={warnings}
      count={warningCount}
      columns={columns}
    />
  )
  return (
    <>
      {faultCount > 0 && <Faults title={said.faults} faults={faults} count={faultCount} columns={columns} />}
      {state === 'faulty' && toKnow}
      {state === 'faulty' && left}
      {state !== 'faulty' && (
        <>
          <section className={`panel ${styles.stack}`} aria-labelledby="aantallen">
            <h2 id="aantallen" className="type-20">
              {texts.counts}
            </h2>
            <Table
              caption={texts.counts}
              columns={COUNTS}
              rows={counts.filter((row) => [...IMPORT_FATES, 'same' as const].some((name) => row[name] > 0))}
              rowKey={({ section }) => section}
            />
          </section>
          {toKnow}
          {left}
          {listedCount > 0 && (
            <section className={`panel ${styles.stack}`} aria-labelledby="wijzigingen">
              <h2 id="wijzigingen" className="type-20">
                {texts.changes}
              </h2>
              {changes.length < listedCount && (
                <p className="muted">{texts.firstOf(changes.length, listedCount)}</p>
              )}
              <Table
                caption={texts.changes}
                columns={CHANGES}
                rows={changes}
                rowKey={({ section, key }) => `${section} ${key}`}
              />
            </section>
          )}
        </>
      )}
    </>
  )
}

type FaultsProps = {
  readonly title: string
  readonly note?: string
  readonly faults: readonly ImportFault[]
  readonly count: number
  readonly columns: readonly Column<Numbered>[]
}

type Numbered = ImportFault & { readonly number: number }

function Faults({ title, note, faults, count, columns }: FaultsProps) {
  return (
    <section className={`panel ${styles.stack}`} aria-label={title}>
      <h2 className="type-20">{title}</h2>
      {note !== undefined && <p className="muted">{note}</p>}
      {faults.length < count && <p className="muted">{texts.firstOf(faults.length, count)}</p>}
      <Table
        caption={title}
        columns={columns}
        rows={faults.map((fault, number) => ({ ...fault, number }))}
        rowKey={({ number }) => number}
      />
    </section>
  )
}

/** Findings of which the places count lines of a document, or rows of a spreadsheet. */
const faultColumns = (line: string): readonly Column<Numbered>[] => [
  {
    id: 'place',
    header: texts.place,
    inBlock: 'full',
    cell: ({ place }) => <span className={styles.said}>{place}</span>,
  },
  {
    id: 'line',
    header: line,
    figures: true,
    cell: (one) => (one.line === null ? null : formatNumber(one.line)),
  },
  {
    id: 'fault',
    header: texts.fault,
    inBlock: 'full',
    cell: ({ message }) => <span className={styles.said}>{message}</span>,
  },
]
const FAULTS = faultColumns(texts.line)
// What is taken back is in no file.
const PLACED_FAULTS = FAULTS.filter(({ id }) => id !== 'line')
const ROW_FAULTS = faultColumns(texts.row)

function columnsOf({ vendor, isTable, isSheets }: ImportReport, mode: ImportMode) {
  if (mode === 'takeBack') return PLACED_FAULTS
  return vendor === null && !isTable && !isSheets ? FAULTS : ROW_FAULTS
}

type Counts = ImportReport['counts'][number]

const countOf = (name: ImportFate | 'same', header: string): Column<Counts> => ({
  id: name,
  header,
  figures: true,
  cell: (row) =>
    row[name] === 0 ? <span className="muted">{formatNumber(0)}</span> : formatNumber(row[name]),
})

const COUNTS: readonly Column<Counts>[] = [
  {
    id: 'part',
    header: texts.part,
    inBlock: 'full',
    cell: ({ section }) => <strong>{catalogueSectionTexts[section]}</strong>,
  },
  ...IMPORT_FATES.map((fate) => countOf(fate, texts.fates[fate])),
  countOf('same', texts.same),
]

const FATE_TONES = {
  added: 'good',
  changed: 'info',
  removed: 'error',
  hidden: 'warning',
  kept: 'quiet',
} as const satisfies Record<ImportFate, Tone>

const CHANGES: readonly Column<ImportChange>[] = [
  {
    id: 'what',
    header: texts.what,
    inBlock: 'full',
    cell: ({ section, key, title }) => (
      <p className={styles.file}>
        <strong>{title === '' ? key : title}</strong>
        <small>
          {title === '' ? catalogueSectionTexts[section] : `${catalogueSectionTexts[section]} · ${key}`}
        </small>
      </p>
    ),
  },
  {
    id: 'fate',
    header: texts.fate,
    inBlock: 'lead',
    cell: ({ fate }) => <StatusLabel tone={FATE_TONES[fate]}>{texts.fates[fate]}</StatusLabel>,
  },
  {
    id: 'differences',
    header: texts.differences,
    inBlock: 'full',
    cell: ({ fields }) => fields.length > 0 && <Differences fields={fields} />,
  },
]

function Differences({ fields }: Pick<ImportChange, 'fields'>) {
  return (
    <dl className={styles.differences}>
      {fields.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>
            <del>
              <span className="visually-hidden">{`${texts.was} `}</span>
              {before}
            </del>
            <ins>
              <span className="visually-hidden">{`${texts.becomes} `}</span>
              {after}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
