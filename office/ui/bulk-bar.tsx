import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { BulkOrder, BulkRows as MeantRows, BulkRun } from '#contract/office/bulk.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { wholeDates } from '#app/ui/whole-dates.tsx'
import { bulkTexts } from '#texts/nl/office/bulk.ts'
import { listTexts as texts } from '#texts/nl/office/lists.ts'
import { api } from '../lib/api.ts'
import { errorLines, TOLD_IN_PLACE } from '../lib/call-errors.ts'
import { useMay } from '../lib/operator.ts'
import { useActiveKeys } from '../lib/active-keys.ts'
import type { ShortKey } from '../lib/short-keys.ts'
import { useSingleKeys } from '../lib/single-keys.ts'
import { bulkCount, bulkRuns } from '../work/bulk.ts'
import {
  type Bulk,
  type BulkAction,
  type BulkNamed,
  type BulkParameters,
  type BulkRows,
  DESK_OF_LIST,
} from './bulk.ts'
import { KeyHint } from './key-hint.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { SureDialog } from './sure-dialog.tsx'
import styles from './bulk-bar.module.css'

/** So many of the actions are what is done most; the rest stands back. */
const MOST_PRIMARY = 2

type BulkBarProps<Row> = {
  readonly bulk: Bulk<Row>
  /** The ids of the chosen rows, or 'all' of the list. */
  readonly chosen: readonly string[] | 'all'
  /** What more can be chosen: all that are shown, and all of the list. */
  readonly more: readonly { readonly label: string; readonly onChoose: () => void }[]
  /** The row that has the focus, which a letter is about when none is chosen; null for none. */
  readonly focusedId: () => string | null
  readonly onChoose: (ids: readonly string[]) => void
  readonly onClear: () => void
  /** Which of the rows were not done, and stay chosen. */
  readonly onDone: (leftIds: readonly string[]) => void
}

/** How many rows are chosen, what can be done with them, and what becomes of them. */
export function BulkBar<Row>(props: BulkBarProps<Row>) {
  const { bulk, chosen, more, focusedId, onChoose, onClear, onDone } = props
  const may = useMay()
  // What a role may not do is not there for it.
  const actions = bulk.actions.filter(({ of }) => of.may === undefined || may(of.may))
  const [asked, setAsked] = useState<BulkAction | null>(null)
  // A letter chose the row that it is about: who leaves it has chosen none.
  const [isByFocus, setIsByFocus] = useState(false)
  const runs = useRuns(bulk, {
    onStarted() {
      setAsked(null)
      onClear()
    },
    onDone,
  })
  const hasKeys = useSingleKeys()
  const said = (of: ShortKey) => (hasKeys ? { 'aria-keyshortcuts': of.key } : {})
  const isAny = chosen === 'all' || chosen.length > 0
  const isWhole = chosen === 'all'
  const seen = useQuery({
    ...bulkCount({ list: bulk.list, rows: bulk.view } as MeantRows),
    enabled: isWhole,
  })
  const count = isWhole ? seen.data : chosen.length
  const told = isWhole ? texts.allChosen(seen.data) : texts.chosen(chosen.length)

  function start(order: BulkParameters) {
    const rows: BulkRows = isWhole ? { ...bulk.view, seen: seen.data } : { ids: [...chosen] }
    runs.start.mutate({ ...order, rows } as BulkOrder)
  }

  function leave() {
    setAsked(null)
    runs.start.reset()
    if (isByFocus) onClear()
    setIsByFocus(false)
  }

  useActiveKeys(() => {
    const focused = isAny ? null : focusedId()
    const ids = focused === null ? chosen : [focused]
    if (ids.length === 0) return []
    const ask = (action: BulkAction) => {
      if (focused !== null) onChoose([focused])
      setIsByFocus(focused !== null)
      setAsked(action)
    }
    return [
      ...actions.map((action) => ({ of: action.of, press: () => ask(action) })),
      ...(ids === 'all' ? [] : (bulk.papers ?? [])).map(({ of, address }) => ({
        of,
        press: () => void window.open(address(ids === 'all' ? [] : ids), '_blank', 'noreferrer'),
      })),
    ]
  })

  return (
    <>
      <output className="visually-hidden">{isAny && told}</output>
      {isAny && (
        <section aria-label={texts.actions} className={styles.bar}>
          <strong>{told}</strong>
          {actions.map((action, place) => (
            <Button
              key={action.id}
              look={place < MOST_PRIMARY ? 'primary' : 'secondary'}
              size="small"
              pending={asked === action && count === undefined && !seen.isError}
              {...said(action.of)}
              onClick={() => setAsked(action)}
            >
              {action.of.does}
              <KeyHint of={action.of} />
            </Button>
          ))}
          {isWhole && seen.isError && (
            <Button look="secondary" size="small" onClick={() => void seen.refetch()}>
              {texts.countAgain}
            </Button>
          )}
          {chosen !== 'all' &&
            bulk.papers?.map(({ id, of, address }) => (
              <a
                key={id}
                {...said(of)}
                href={address(chosen)}
                className="text-link"
                target="_blank"
                rel="noreferrer"
              >
                {of.does}
                <KeyHint of={of} />
              </a>
            ))}
          {more.map(({ label, onChoose: chooseMore }) => (
            <Button key={label} look="secondary" size="small" onClick={chooseMore}>
              {label}
            </Button>
          ))}
          <Button look="tertiary" size="small" onClick={onClear}>
            {texts.clear}
          </Button>
        </section>
      )}
      {runs.all.map((run) => (
        <Result
          key={run.id}
          run={run}
          nameOf={bulk.nameOf}
          pathOf={bulk.pathOf}
          onStop={() => runs.stop(run.id)}
          onClose={() => runs.close(run.id)}
        />
      ))}
      {/* Nobody is asked about rows of which he cannot see how many they are. */}
      {asked &&
        count !== undefined &&
        ('Dialog' in asked ? (
          <asked.Dialog
            told={told}
            count={count}
            isPending={runs.start.isPending}
            refusal={runs.start.error}
            onStart={start}
            onClose={leave}
          />
        ) : 'reasoned' in asked ? (
          <ReasonDialog
            title={asked.of.does}
            intro={`${told}. ${asked.intro}`}
            hint={asked.hint}
            verb={asked.of.does}
            maxLength={asked.maxLength}
            isPending={runs.start.isPending}
            refusal={runs.start.error}
            onReason={(reason) => start(asked.reasoned(reason))}
            onClose={leave}
          />
        ) : (
          <SureDialog
            {...askedWith(asked, told, count)}
            verb={asked.of.does}
            isPending={runs.start.isPending}
            failure={runs.start.error && errorLines(runs.start.error).join(' ')}
            onSure={() => start(asked.order)}
            onClose={leave}
          />
        ))}
    </>
  )
}

/** The question before an action: it says with how many rows, in its title or before what it means. */
function askedWith(
  { of, intro, question }: Extract<BulkAction, { order: BulkParameters }>,
  told: string,
  count: number,
): { readonly title: string; readonly text: string } {
  return question ? { title: question(count), text: intro } : { title: of.does, text: `${told}. ${intro}` }
}

type Told = { readonly onStarted: () => void; readonly onDone: (leftIds: readonly string[]) => void }

/** What the operator does with many rows of the list; whoever comes back to it finds it there. */
function useRuns<Row>({ list }: Bulk<Row>, { onStarted, onDone }: Told) {
  const client = useQueryClient()
  const { data: all = [] } = useQuery(bulkRuns(list))
  const startedId = useRef<string | null>(null)
  const again = () => client.invalidateQueries({ queryKey: ['bulk', list] })
  const start = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: (order: BulkOrder) => api.startBulk({ body: { id: crypto.randomUUID(), order } }),
    onSuccess: ({ id }) => {
      startedId.current = id
      // Before it is looked at: what is left of it is chosen once it is over.
      onStarted()
    },
    onSettled: again,
  })
  const stop = useMutation({ mutationFn: (id: string) => api.stopBulk({ params: { id } }), onSettled: again })
  const close = useMutation({
    mutationFn: (id: string) => api.closeBulk({ params: { id } }),
    onSettled: again,
  })

  const tell = useEffectEvent(({ rows }: BulkRun) => {
    void client.invalidateQueries({ queryKey: [DESK_OF_LIST[list]] })
    onDone(rows.filter(({ outcome }) => outcome !== 'done').map(({ id }) => id))
  })
  useEffect(() => {
    const over = all.find(({ id, isRunning }) => id === startedId.current && !isRunning)
    if (!over) return
    startedId.current = null
    tell(over)
  }, [all])

  return {
    all,
    start,
    stop: (id: string) => stop.mutate(id),
    close: (id: string) => close.mutate(id),
  }
}

type ResultProps = {
  readonly run: BulkRun
  readonly nameOf: (row: BulkNamed) => string
  readonly pathOf: ((id: string) => string) | undefined
  readonly onStop: () => void
  readonly onClose: () => void
}

function Result({
  run: { kind, state, total, done, refused, isRunning, rows },
  nameOf,
  pathOf,
  onStop,
  onClose,
}: ResultProps) {
  const label = bulkTexts.did(kind, state)
  const told = isRunning ? texts.progress(label, done + refused, total) : texts.result(label, done, total)
  const isGood = !isRunning && done === total
  return (
    <Notice tone={isRunning ? 'info' : isGood ? 'good' : 'warning'} className={styles.result ?? ''}>
      <output className={styles.told}>{told}</output>
      {isRunning && (
        <progress className={styles.progress} aria-label={label} max={total} value={done + refused} />
      )}
      {!isRunning && (
        <ul>
          {rows.map((row) => (
            <li key={row.id}>
              {pathOf ? (
                <Link to={pathOf(row.id)} className="text-link">
                  {nameOf(row)}
                </Link>
              ) : (
                wholeDates(nameOf(row))
              )}
              {wholeDates(`: ${row.fault ?? (row.outcome === 'done' ? texts.done : texts.skipped)}`)}
            </li>
          ))}
          {total > rows.length && <li>{texts.andMore(total - rows.length)}</li>}
        </ul>
      )}
      <div className={styles.buttons}>
        {isRunning ? (
          <Button look="secondary" size="small" onClick={onStop}>
            {texts.stop}
          </Button>
        ) : (
          <Button look="secondary" size="small" aria-label={texts.closeResult(told)} onClick={onClose}>
            {texts.close}
          </Button>
        )}
      </div>
    </Notice>
  )
}
