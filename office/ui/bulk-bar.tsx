import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { listTexts as texts } from '#texts/nl/office/lists.ts'
import styles from './bulk-bar.module.css'
import { type BulkAction, type BulkPaper, type BulkRun, useBulk } from './use-bulk.ts'

type BulkBarProps<Row> = {
  readonly actions: readonly BulkAction<Row>[]
  readonly papers?: readonly BulkPaper<Row>[] | undefined
  readonly nameOf: (row: Row) => string
  readonly chosen: readonly Row[]
  readonly onClear: () => void
  /** Which of the rows were not done, and stay chosen. */
  readonly onDone: (leftIds: readonly string[]) => void
}

/** How many rows are chosen, what can be done with them, and what became of each. */
export function BulkBar<Row extends { readonly id: string }>(props: BulkBarProps<Row>) {
  const { actions, papers = [], nameOf, chosen, onClear, onDone } = props
  const [asked, setAsked] = useState<BulkAction<Row> | null>(null)
  const bulk = useBulk(nameOf)

  async function start(action: BulkAction<Row>) {
    setAsked(null)
    onDone(await bulk.start(action, chosen))
  }

  return (
    <>
      <output className="visually-hidden">{chosen.length > 0 && texts.chosen(chosen.length)}</output>
      {chosen.length > 0 && !bulk.run?.isRunning && (
        <section aria-label={texts.actions} className={styles.bar}>
          <strong>{texts.chosen(chosen.length)}</strong>
          {actions.map((action) => (
            <Button key={action.id} size="small" onClick={() => setAsked(action)}>
              {action.label}
            </Button>
          ))}
          {papers.map(({ id, label, address }) => (
            <a key={id} href={address(chosen)} className="text-link" target="_blank" rel="noreferrer">
              {label}
            </a>
          ))}
          <Button look="tertiary" size="small" onClick={onClear}>
            {texts.clear}
          </Button>
        </section>
      )}
      {bulk.run && <Result run={bulk.run} onStop={bulk.stop} onClose={bulk.close} />}
      {asked && (
        <Dialog
          open
          title={asked.label}
          intro={`${texts.chosen(chosen.length)}. ${asked.intro}`}
          onClose={() => setAsked(null)}
          actions={
            <>
              <Button look="tertiary" onClick={() => setAsked(null)}>
                {texts.cancel}
              </Button>
              <Button onClick={() => void start(asked)}>{asked.label}</Button>
            </>
          }
        />
      )}
    </>
  )
}

type ResultProps = { readonly run: BulkRun; readonly onStop: () => void; readonly onClose: () => void }

function Result({ run: { label, outcomes, isRunning }, onStop, onClose }: ResultProps) {
  const done = outcomes.filter(({ fault }) => fault === null).length
  const over = outcomes.filter(({ fault }) => fault !== undefined).length
  const isGood = !isRunning && done === outcomes.length
  return (
    <Notice tone={isRunning ? 'info' : isGood ? 'good' : 'warning'} className={styles.result ?? ''}>
      <output className={styles.told}>
        {isRunning ? texts.progress(over, outcomes.length) : texts.result(label, done, outcomes.length)}
      </output>
      {!isRunning && (
        <ul>
          {outcomes.map(({ id, name, fault }) => (
            <li key={id}>{`${name}: ${fault === undefined ? texts.skipped : (fault ?? texts.done)}`}</li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        {isRunning ? (
          <Button look="secondary" size="small" onClick={onStop}>
            {texts.stop}
          </Button>
        ) : (
          <Button look="secondary" size="small" onClick={onClose}>
            {texts.close}
          </Button>
        )}
      </div>
    </Notice>
  )
}
