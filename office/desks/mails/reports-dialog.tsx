import { type DragEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { uploadIcon } from '#app/ui/icons/upload.ts'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import type { Tone } from '#app/ui/tone.ts'
import { mailReportTexts as texts, reportResultTexts } from '#texts/nl/office/mail-reports.ts'
import { paths } from '../../paths.ts'
import { MOST_FILES, type ReadFile, useReportFiles } from './use-report-files.ts'
import styles from './mails.module.css'

/** Reads in what mail servers sent back, as files of a mail program, and says of each what came of it. */
export function ReportsDialog({ onClose }: { readonly onClose: () => void }) {
  const { files, add, isCut, isReading } = useReportFiles()
  const done = files.filter(({ outcome }) => outcome !== null).length
  return (
    <Dialog
      open
      size="wide"
      title={texts.title}
      intro={texts.intro}
      onClose={onClose}
      actions={
        <Button look={files.length > 0 ? 'primary' : 'secondary'} onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <div className={styles.reports}>
        <ChooseFiles isReading={isReading} onFiles={add} />
        <div aria-live="polite">
          {isReading && <p className="muted">{texts.reading(done, files.length)}</p>}
          {isCut && <p>{texts.tooMany(MOST_FILES)}</p>}
        </div>
        {files.length > 0 && (
          <Table caption={texts.results} columns={COLUMNS} rows={files} rowKey={({ key }) => key} />
        )}
      </div>
    </Dialog>
  )
}

type ChooseFilesProps = { readonly isReading: boolean; readonly onFiles: (files: readonly File[]) => void }

/** Files are chosen, or dropped. */
function ChooseFiles({ isReading, onFiles }: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  function take(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    <div
      className={classNames(styles.drop, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={take}
    >
      <input
        ref={input}
        type="file"
        accept=".eml,message/rfc822"
        multiple
        hidden
        aria-label={texts.choose}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      <Button icon={uploadIcon} pending={isReading} onClick={() => input.current?.click()}>
        {texts.choose}
      </Button>
      <p className="muted">{texts.drop}</p>
    </div>
  )
}

const TONES: Readonly<Record<NonNullable<ReadFile['outcome']>, Tone>> = {
  bounced: 'error',
  delayed: 'warning',
  delivered: 'good',
  known: 'quiet',
  earlier: 'quiet',
  early: 'warning',
  foreign: 'quiet',
  refused: 'error',
}

const COLUMNS: readonly Column<ReadFile>[] = [
  {
    id: 'file',
    header: texts.file,
    inBlock: 'full',
    cell: ({ name }) => <span className={styles.name}>{name}</span>,
  },
  {
    id: 'outcome',
    header: texts.outcome,
    inBlock: 'full',
    cell: ({ outcome, text, mail }) =>
      outcome && (
        <>
          <StatusLabel tone={TONES[outcome]}>{reportResultTexts[outcome]}</StatusLabel>
          <p>
            {text}{' '}
            {mail && (
              <Link to={paths.mail(mail.id)} className="text-link">
                {texts.toMail(mail.recipient)}
              </Link>
            )}
          </p>
        </>
      ),
  },
]
