import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { formatMoment } from '#texts/nl/format-date.ts'
import { versionTexts as texts } from '#texts/nl/office/versions.ts'
import { errorLines } from '../lib/call-errors.ts'
import { SureDialog } from './sure-dialog.tsx'
import styles from './versions.module.css'

/** A state in which something was published. */
type Version = {
  readonly number: number
  readonly publishedAt: string
  /** Null where the shop did it by itself. */
  readonly publishedBy: string | null
  readonly note: string
}

type VersionsProps<Shown extends Version> = {
  /** The newest first. */
  readonly versions: readonly Shown[]
  /** What is said where nothing was published so far. */
  readonly emptyTitle: string
  /** Whether there is a draft, which the newest version may take the place of. */
  readonly hasDraft: boolean
  /** What became different in one line; null where nothing is told. */
  readonly summary?: (version: Shown) => string | null
  /** What became different in full, which is read when it is opened; null where there is nothing to see. */
  readonly renderDifferences: (version: Shown) => ReactNode
  readonly onRestore: (number: number) => void
}

/** What was published, each state of which can come back as a draft. */
export function Versions<Shown extends Version>(props: VersionsProps<Shown>) {
  const { versions, emptyTitle, hasDraft, summary, renderDifferences, onRestore } = props
  if (versions.length === 0) return <EmptyState title={emptyTitle} text={texts.emptyText} />
  return (
    <section className="panel">
      <ol className={styles.versions} aria-label={texts.versions}>
        {versions.map((version, place) => (
          <li key={version.number}>
            <VersionFacts version={version} isNow={place === 0} summary={summary?.(version) ?? null} />
            <Opened number={version.number}>{renderDifferences(version)}</Opened>
            {(place > 0 || hasDraft) && (
              <div>
                <Button
                  look="secondary"
                  size="small"
                  aria-label={texts.restoreOf(version.number)}
                  onClick={() => onRestore(version.number)}
                >
                  {texts.restore}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

type VersionFactsProps = {
  readonly version: Version
  readonly isNow: boolean
  readonly summary: string | null
}

function VersionFacts({ version, isNow, summary }: VersionFactsProps) {
  const { number, publishedAt, publishedBy, note } = version
  const isFirst = number === 1
  // The first is what stood there before anybody changed it at the desk, unless somebody published it.
  const firstText = publishedBy === null ? texts.firstState : texts.firstVersion
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
      {note !== '' && <p className={styles.note}>{note}</p>}
      {isFirst ? <p>{firstText}</p> : summary !== null && <p>{summary}</p>}
    </>
  )
}

function Opened({ number, children }: { readonly number: number; readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  if (number === 1 || children === null) return null
  return (
    <Disclosure summary={texts.differences} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      {isOpen && children}
    </Disclosure>
  )
}

type RestoreDialogProps = {
  readonly number: number
  readonly hasDraft: boolean
  readonly isPending: boolean
  readonly error: Error | null
  readonly onSure: () => void
  readonly onClose: () => void
}

/** Asks whether a version comes back, as it takes the place of the draft that there is. */
export function RestoreDialog({ number, hasDraft, isPending, error, onSure, onClose }: RestoreDialogProps) {
  return (
    <SureDialog
      title={texts.restoreTitle(number)}
      text={hasDraft ? `${texts.restoreText} ${texts.restoreOver}` : texts.restoreText}
      verb={texts.restore}
      isPending={isPending}
      failure={error && errorLines(error).join(' ')}
      onSure={onSure}
      onClose={onClose}
    />
  )
}
