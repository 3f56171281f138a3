import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { decodeText } from '#contract/decode-text.ts'
import type { RedirectTrial } from '#contract/office/redirects.ts'
import { MOST_REDIRECTS } from '#domain/shop/redirect-rows.ts'
import { Button } from '#app/ui/button.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { uploadIcon } from '#app/ui/icons/upload.ts'
import { Notice } from '#app/ui/notice.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { TextAreaField } from '#app/ui/text-field.tsx'
import { formatNumber } from '#texts/nl/format.ts'
import { redirectTexts as texts } from '#texts/nl/office/redirects.ts'
import { tableTexts } from '#texts/nl/office/tables.ts'
import { api } from '../../lib/api.ts'
import { errorLines, TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { bytesOf, NotReadable } from '../../lib/file-in-memory.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Page } from '../../ui/page.tsx'
import { SureDialog } from '../../ui/sure-dialog.tsx'
import styles from './redirects.module.css'

/** No table of five thousand rows is larger. */
const MOST_CHARACTERS = 3_000_000

/** Adds many redirects from two columns: shows what they do, and then writes them. */
export function ManyRedirectsPage() {
  const client = useQueryClient()
  const [table, setTable] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const area = useRef<HTMLFormElement>(null)
  const outcome = useRef<HTMLElement>(null)
  const attempt = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: async (text: string) => ({
      table: text,
      trial: await api.tryRedirects({ body: { table: text } }),
    }),
  })
  const write = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: ({ table: text, trial: { digest } }: Tried) =>
      api.addRedirects({ body: { table: text, digest } }),
    async onSuccess(_written, { table: text, trial: { wrongCount } }) {
      // What was wrong is there to be mended, and what was right is so by now.
      if (wrongCount > 0) attempt.mutate(text)
      else {
        setTable('')
        attempt.reset()
      }
      await client.invalidateQueries({ queryKey: ['content', 'redirects'] })
    },
  })
  const told = attempt.data ?? write.data
  useEffect(() => {
    if (told) outcome.current?.focus()
  }, [told])

  function change(text: string) {
    setTable(text)
    setFault(text.length > MOST_CHARACTERS ? texts.fileTooLarge : null)
    attempt.reset()
    write.reset()
  }

  async function choose(file: File) {
    try {
      change(decodeText(await bytesOf(file)))
      area.current?.querySelector('textarea')?.focus()
    } catch (error) {
      if (!(error instanceof NotReadable)) throw error
      setFault(texts.notReadable)
    }
  }

  return (
    <Page title={texts.manyTitle}>
      <BackLink to={paths.redirects}>{texts.manyBack}</BackLink>
      <div className={styles.page}>
        {write.data && (
          <section ref={outcome} tabIndex={-1} aria-label={texts.outcome} className={styles.outcome}>
            <Notice tone="good" title={texts.written(write.data.writtenCount)} />
          </section>
        )}
        <form
          ref={area}
          className={`panel ${styles.form}`}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (table.trim() === '') setFault(texts.noRows)
            else if (fault === null) attempt.mutate(table)
            area.current?.querySelector('textarea')?.focus()
          }}
        >
          <p>{texts.manyIntro(MOST_REDIRECTS)}</p>
          <TextAreaField
            name="table"
            label={texts.rows}
            hint={texts.rowsHint}
            autoComplete="off"
            spellCheck={false}
            value={table}
            error={fault ?? (attempt.error ? errorLines(attempt.error).join(' ') : undefined)}
            onChange={({ target }) => change(target.value)}
          />
          <div className={styles.acts}>
            <input
              ref={input}
              type="file"
              accept=".csv,.txt,text/csv,text/plain"
              hidden
              aria-label={texts.chooseFile}
              onChange={({ target }) => {
                const file = target.files?.[0]
                if (file) void choose(file)
                // The same file may be chosen again, once it is mended.
                target.value = ''
              }}
            />
            <Button look="secondary" icon={uploadIcon} onClick={() => input.current?.click()}>
              {texts.chooseFile}
            </Button>
            <Button type="submit" pending={attempt.isPending}>
              {texts.try}
            </Button>
          </div>
        </form>
        {attempt.data && (
          <section ref={outcome} tabIndex={-1} aria-label={texts.outcome} className={styles.outcome}>
            <Outcome
              trial={attempt.data.trial}
              isPending={write.isPending}
              error={write.error}
              onWrite={() => write.mutate(attempt.data)}
              onForget={() => write.reset()}
            />
          </section>
        )}
      </div>
    </Page>
  )
}

type Tried = { readonly table: string; readonly trial: RedirectTrial }

const COUNTS = ['newCount', 'changedCount', 'sameCount', 'wrongCount'] as const

type OutcomeProps = {
  readonly trial: RedirectTrial
  readonly isPending: boolean
  readonly error: Error | null
  readonly onWrite: () => void
  readonly onForget: () => void
}

/** What a table would do. */
function Outcome({ trial, isPending, error, onWrite, onForget }: OutcomeProps) {
  const [isAsked, setAsked] = useState(false)
  const { changes, wrong, changedCount, wrongCount, cutCount } = trial
  const count = trial.newCount + changedCount
  return (
    <div className={styles.page}>
      <div className={`panel ${styles.part}`}>
        <h2 className="type-20">{texts.outcome}</h2>
        <FactList
          facts={COUNTS.map((kind) => ({ label: texts.counts[kind], text: formatNumber(trial[kind]) }))}
        />
        {cutCount > 0 && <p className="muted">{texts.cutCount(cutCount)}</p>}
        {count === 0 ? (
          <p>{texts.nothing}</p>
        ) : (
          <>
            {changes.length < count && <p className="muted">{tableTexts.firstOf(changes.length, count)}</p>}
            <Table
              caption={texts.changesTable}
              columns={CHANGES}
              rows={changes}
              rowKey={({ row }) => row}
              scrolls
            />
            <div>
              <Button onClick={() => setAsked(true)}>{texts.write(count)}</Button>
            </div>
          </>
        )}
      </div>
      {wrongCount > 0 && (
        <div className={`panel ${styles.part}`}>
          <Notice tone="warning" title={texts.wrong(wrongCount)}>
            {texts.wrongText}
          </Notice>
          {wrong.length < wrongCount && (
            <p className="muted">{tableTexts.firstOf(wrong.length, wrongCount)}</p>
          )}
          <Table caption={texts.wrongTable} columns={WRONG} rows={wrong} rowKey={({ row }) => row} scrolls />
        </div>
      )}
      {isAsked && (
        <SureDialog
          title={texts.writeTitle(count)}
          text={texts.writeText(changedCount, wrongCount)}
          verb={texts.write(count)}
          isPending={isPending}
          failure={error && errorLines(error).join(' ')}
          onSure={onWrite}
          onClose={() => {
            setAsked(false)
            onForget()
          }}
        />
      )}
    </div>
  )
}

const path = (text: string) => <span className={styles.path}>{text}</span>

const CHANGES: readonly Column<RedirectTrial['changes'][number]>[] = [
  { id: 'row', header: texts.row, cell: ({ row }) => formatNumber(row) },
  { id: 'from', header: texts.from, inBlock: 'full', cell: ({ from }) => path(from) },
  { id: 'to', header: texts.to, cell: ({ to }) => path(to) },
  { id: 'was', header: texts.was, cell: ({ was }) => (was === null ? texts.nowhere : path(was)) },
]

const WRONG: readonly Column<RedirectTrial['wrong'][number]>[] = [
  { id: 'row', header: texts.row, cell: ({ row }) => formatNumber(row) },
  { id: 'from', header: texts.from, inBlock: 'full', cell: ({ from }) => path(from) },
  { id: 'to', header: texts.to, cell: ({ to }) => path(to) },
  { id: 'message', header: texts.message, inBlock: 'full', cell: ({ message }) => message },
]
