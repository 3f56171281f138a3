import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isApiError } from '#contract/api-error.ts'
import { type ColumnRow, MOST_COLUMN_ROWS } from '#contract/office/product-column.ts'
import { showToast, toastStore } from '#app/ui/toast-store.ts'
import { productColumnTexts as texts } from '#texts/nl/office/product-column.ts'
import { api } from '../../../lib/api.ts'
import { errorLines, TOLD_IN_PLACE } from '../../../lib/call-errors.ts'
import {
  changedEdits,
  clashOf,
  type EditableRow,
  editsBody,
  type Edits,
  filled,
  gridRows,
  type Row,
  rowIn,
  settled,
  type Step,
  type Typed,
  undone,
  withoutSaved,
  withTyped,
} from './column-edits.ts'
import type { Column } from './columns.ts'

const NOTHING: Edits = new Map()
const NO_FAULTS: ReadonlyMap<string, string> = new Map()
const NO_ROWS: ReadonlyMap<string, Row> = new Map()

/** What is told of filling takes the place of what was told of it before. */
const TOAST = 'product-column'

/** What is typed in a column of these rows: it is saved as a whole, and what is refused is told at its row. */
export function useColumnEdits(
  column: Column,
  listed: readonly ColumnRow[],
  /** Leads to what waits to be published. */
  goToChanged: () => void,
) {
  const client = useQueryClient()
  const [edits, setEdits] = useState(NOTHING)
  const [steps, setSteps] = useState<readonly Step[]>([])
  const [faults, setFaults] = useState(NO_FAULTS)
  // Rows that a colleague saved meanwhile, and that the list may not hold.
  const [clashing, setClashing] = useState(NO_ROWS)
  // Somebody pressed to save, and something was in the way: what that is has the focus each time.
  const [refusals, setRefusals] = useState(0)
  const [isRefused, setIsRefused] = useState(false)
  const [round, setRound] = useState(0)

  // What was told of filling, which lies over the rows in a small window.
  const toast = useRef<number>(undefined)

  const found = listed.map((row) => rowIn(column, row))
  const rows = gridRows(found, edits)
  const changed = changedEdits(column, edits)
  const foundById = new Map(found.map((row) => [row.id, row]))
  const clashes = new Map(
    [...changed].flatMap(([id, edit]) => {
      const theirs = clashOf(column, edit, foundById.get(id) ?? clashing.get(id))
      return theirs ? [[id, theirs] as const] : []
    }),
  )
  const unread = new Map(
    [...changed].flatMap(([id, { text }]) => {
      const read = column.read(text)
      return 'fault' in read ? [[id, read.fault] as const] : []
    }),
  )

  const save = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: (sent: Edits) => api.editProductColumn({ body: editsBody(column, sent).body }),
    async onSuccess(_done, sent) {
      calm()
      setSteps([])
      showToast({
        tone: 'good',
        title: texts.saved(sent.size),
        lines: [texts.savedText],
        key: TOAST,
        action: { label: texts.toChanged, onPress: goToChanged },
      })
      // What was typed stands until what is kept is there to stand in its place.
      await client.invalidateQueries({ queryKey: ['products'] })
      setEdits((now) => withoutSaved(column, now, sent))
    },
    async onError(error, sent) {
      if (!isApiError(error)) return
      setIsRefused(true)
      const { idAt } = editsBody(column, sent)
      const refused = error.errors.flatMap(({ code, field, message }) => {
        const id = idAt(field ?? '')
        return id === null ? [] : [{ id, code, message }]
      })
      const clashIds = refused.flatMap(({ id, code }) => (code === 'ChangedMeanwhile' ? [id] : []))
      if (clashIds.length > 0) {
        const now = await api.getProductColumnRows({ body: { ...column.asked, ids: clashIds } })
        setClashing(new Map(now.rows.map((row) => [row.id, rowIn(column, row)])))
        await client.invalidateQueries({ queryKey: ['products', 'column'] })
      } else setFaults(new Map(refused.map(({ id, message }) => [id, message])))
      goToRefused()
    },
  })

  /** Something else is tried: what was told of the last press is over. */
  function calm() {
    setIsRefused(false)
    if (save.error) save.reset()
  }

  /** Shows the first row that is in the way of saving. */
  function goToRefused() {
    if (toast.current !== undefined) toastStore.dismiss(toast.current)
    setRefusals((count) => count + 1)
  }

  function withoutFaults(ids: readonly string[]) {
    setFaults((now) => new Map([...now].filter(([id]) => !ids.includes(id))))
  }

  function type(cells: readonly Typed[]) {
    calm()
    withoutFaults(cells.map(({ row }) => row.id))
    setEdits((now) => withTyped(now, cells))
  }

  /** Fills cells at once, which can be taken back; answers how many of them cannot be read. */
  function fill(cells: readonly Typed[], lines: readonly string[] = []) {
    const next = filled(edits, cells)
    const count = next.step.size
    calm()
    withoutFaults([...next.step.keys()])
    setEdits(next.edits)
    if (count > 0) setSteps((now) => [...now, next.step])
    const unreadCount = cells.filter(({ text }) => 'fault' in column.read(text)).length
    toast.current = showToast({
      tone: unreadCount > 0 || lines.length > 0 ? 'warning' : 'good',
      title: count === 0 ? texts.filledNone : texts.filled(count),
      lines: [...(unreadCount > 0 ? [texts.unread(unreadCount)] : []), ...lines],
      key: TOAST,
      ...(count > 0 && { action: { label: texts.undo, onPress: () => undo(next.step) } }),
    })
  }

  /** Takes back what filled cells; of a step that was saved nothing is left to take back. */
  function undo(step: Step) {
    calm()
    setEdits((now) => undone(now, step))
    setSteps((now) => now.filter((one) => one !== step))
  }

  const told = new Map([...[...faults].filter(([id]) => changed.has(id)), ...unread])
  const last = steps.at(-1)
  const isTooMany = changed.size > MOST_COLUMN_ROWS
  const failure = !isRefused
    ? null
    : isTooMany
      ? texts.tooMany(MOST_COLUMN_ROWS)
      : clashes.size > 0
        ? texts.clashed
        : told.size > 0
          ? texts.faulty
          : save.error && errorLines(save.error).join(' ')

  return {
    rows,
    edits,
    changed,
    clashes,
    faults: told,
    unsaved: [...changed.values()].map(({ row }) => row.sku),
    refusals,
    round,
    failure,
    isSaving: save.isPending,
    type,
    fill,
    undo: last ? () => undo(last) : null,
    /** A cell is left: what changes nothing is none of what is typed. */
    leave: () => setEdits((now) => changedEdits(column, now)),
    settle: (theirs: EditableRow, isMine: boolean) => {
      calm()
      setEdits((now) => settled(now, theirs, isMine))
    },
    drop: () => {
      calm()
      setEdits(NOTHING)
      setSteps([])
      setFaults(NO_FAULTS)
      setClashing(NO_ROWS)
      setRound((now) => now + 1)
    },
    save: () => {
      if (save.isPending || changed.size === 0) return
      setEdits(changed)
      if (!isTooMany && clashes.size + unread.size === 0) {
        save.mutate(changed)
        return
      }
      setIsRefused(true)
      if (!isTooMany) goToRefused()
    },
  }
}

export type ColumnTyping = ReturnType<typeof useColumnEdits>
