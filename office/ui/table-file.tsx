import { type ReactNode, useId, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { downloadIcon } from '#app/ui/icons/download.ts'
import { uploadIcon } from '#app/ui/icons/upload.ts'
import { Notice } from '#app/ui/notice.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import type { CellFinding } from '#contract/office/tables.ts'
import { formatNumber } from '#texts/nl/format.ts'
import { tableTexts as texts } from '#texts/nl/office/tables.ts'
import { errorLines } from '../lib/call-errors.ts'
import { NotReadable } from '../lib/file-in-memory.ts'
import styles from './table-file.module.css'

type ChooseTableProps = {
  readonly isPending: boolean
  readonly error: Error | null
  /** What was read last. */
  readonly read: { readonly file: File; readonly trial: { readonly rowCount: number } } | undefined
  readonly onFile: (file: File) => void
  /** What is said, and asked, before. */
  readonly children: ReactNode
}

/** Chooses a table to be read, as CSV or as a spreadsheet. */
export function ChooseTable({ isPending, error, read, onFile, children }: ChooseTableProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <section className={`panel ${styles.part}`} aria-label={texts.choose}>
      {children}
      <div>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,.xlsx,text/csv,text/plain"
          hidden
          aria-label={texts.choose}
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) onFile(file)
            // The same file may be chosen again, once it is mended.
            target.value = ''
          }}
        />
        <Button
          icon={uploadIcon}
          look={read ? 'secondary' : 'primary'}
          pending={isPending}
          onClick={() => input.current?.click()}
        >
          {read ? texts.again : texts.choose}
        </Button>
      </div>
      <div aria-live="polite">
        {isPending && <p className="muted">{texts.reading}</p>}
        {error && (
          <Notice tone="error" title={texts.refused}>
            {error instanceof NotReadable ? texts.notReadable : errorLines(error).join(' ')}
          </Notice>
        )}
        {read && <p className="strong">{texts.read(read.file.name, read.trial.rowCount)}</p>}
      </div>
    </section>
  )
}

type TableFaultsProps = {
  /** The first of them. */
  readonly faults: readonly CellFinding[]
  readonly count: number
  readonly isDownloading: boolean
  readonly onDownload: () => void
}

/** What is wrong with a table, so that nothing of it counts. */
export const TableFaults = ({ faults, count, isDownloading, onDownload }: TableFaultsProps) => (
  <div className={`panel ${styles.part}`}>
    <Notice tone="error" title={texts.faulty(count)}>
      {texts.faultyText}
    </Notice>
    <div>
      <Button look="secondary" icon={downloadIcon} pending={isDownloading} onClick={onDownload}>
        {texts.faultsFile}
      </Button>
    </div>
    <Cells caption={texts.faultsTable} cells={faults} all={count} />
  </div>
)

type TableWarningsProps = { readonly warnings: readonly CellFinding[]; readonly count: number }

/** What keeps nothing of a table out, and should be known. */
export function TableWarnings({ warnings, count }: TableWarningsProps) {
  const headingId = useId()
  return (
    <section className={`panel ${styles.part}`} aria-labelledby={headingId}>
      <h2 id={headingId} className="type-20">
        {texts.warnings(count)}
      </h2>
      <Cells caption={texts.warningsTable} cells={warnings} all={count} />
    </section>
  )
}

type CellsProps = { readonly caption: string; readonly cells: readonly CellFinding[]; readonly all: number }

const Cells = ({ caption, cells, all }: CellsProps) => (
  <>
    {cells.length < all && <p className="muted">{texts.firstOf(cells.length, all)}</p>}
    <Table
      caption={caption}
      columns={COLUMNS}
      rows={cells}
      rowKey={({ row, column, message }) => `${row} ${column} ${message}`}
      keepRows
      scrolls
    />
  </>
)

const COLUMNS: readonly Column<CellFinding>[] = [
  { id: 'row', header: texts.row, cell: ({ row }) => formatNumber(row) },
  { id: 'column', header: texts.column, cell: ({ column }) => column },
  { id: 'message', header: texts.message, cell: ({ message }) => message },
]
