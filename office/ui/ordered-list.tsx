import { type DragEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { orderTexts as texts } from '#texts/nl/office/lists.ts'
import { fieldText } from '../lib/field-text.ts'
import { FormDialog } from './form-dialog.tsx'
import { Grip } from './grip.tsx'
import styles from './ordered-list.module.css'

/** A row of a list that staff put in order. */
export type OrderedRow = {
  readonly id: string
  /** What it is called. */
  readonly title: string
  readonly name: ReactNode
  readonly facts: ReactNode
  readonly acts: ReactNode
}

type OrderedListProps = {
  readonly label: string
  readonly rows: readonly OrderedRow[]
  readonly isPending: boolean
  /** Lets a row stand before another one, or last with null. */
  readonly onMove: (row: OrderedRow, before: string | null) => void
}

type Dragging = {
  readonly id: string
  readonly onto: { readonly id: string; readonly drop: 'before' | 'after' } | null
}

/** Rows in an order of their own: a grip moves one by drag, by arrows, or by a form. */
export function OrderedList({ label, rows, isPending, onMove }: OrderedListProps) {
  const hint = useId()
  const list = useRef<HTMLUListElement>(null)
  const [dragging, setDragging] = useState<Dragging | null>(null)
  const [asked, setAsked] = useState<OrderedRow | null>(null)
  const [moved, setMoved] = useState<{ readonly id: string; readonly from: string } | null>(null)
  const order = rows.map(({ id }) => id).join('\n')
  // A row that comes to stand elsewhere loses the focus with its place.
  useEffect(() => {
    if (!moved || moved.from === order || document.activeElement !== document.body) return
    list.current?.querySelector<HTMLElement>(`[data-grip="${CSS.escape(moved.id)}"]`)?.focus()
  }, [moved, order])

  function move(row: OrderedRow, before: string | null) {
    const at = rows.indexOf(row)
    if (isPending || before === row.id || before === (rows[at + 1]?.id ?? null)) return
    setMoved({ id: row.id, from: order })
    onMove(row, before)
  }

  function press(event: KeyboardEvent, at: number) {
    const row = rows[at]
    const isUp = event.key === 'ArrowUp'
    if (!row || (!isUp && event.key !== 'ArrowDown')) return
    event.preventDefault()
    if (isUp ? at > 0 : at < rows.length - 1) move(row, rows[isUp ? at - 1 : at + 2]?.id ?? null)
  }

  function over(event: DragEvent<HTMLElement>, id: string) {
    if (!dragging || dragging.id === id) return
    event.preventDefault()
    const { top, height } = event.currentTarget.getBoundingClientRect()
    setDragging({ ...dragging, onto: { id, drop: event.clientY - top < height / 2 ? 'before' : 'after' } })
  }

  function fall(event: DragEvent, at: number) {
    event.preventDefault()
    const row = rows.find(({ id }) => id === dragging?.id)
    const drop = dragging?.onto?.drop
    if (row && drop) move(row, rows[drop === 'before' ? at : at + 1]?.id ?? null)
    setDragging(null)
  }

  return (
    <>
      <p id={hint} className="visually-hidden">
        {texts.gripHint}
      </p>
      <ul ref={list} className={styles.list} aria-label={label}>
        {rows.map((row, at) => {
          const { id, title, name, facts, acts } = row
          const drop = dragging?.onto?.id === id ? dragging.onto.drop : null
          return (
            <li key={id} data-row>
              <div
                className={classNames(
                  styles.row,
                  drop && styles[drop],
                  dragging?.id === id && styles.dragged,
                )}
                onDragOver={(event) => over(event, id)}
                onDragLeave={() => dragging?.onto?.id === id && setDragging({ ...dragging, onto: null })}
                onDrop={(event) => fall(event, at)}
              >
                <Grip
                  id={id}
                  title={title}
                  hint={hint}
                  onLift={() => setDragging({ id, onto: null })}
                  onLetGo={() => setDragging(null)}
                  onPress={() => setAsked(row)}
                  onKey={(event) => press(event, at)}
                />
                <div className={styles.name}>{name}</div>
                <div className={styles.facts}>{facts}</div>
                <div className={styles.acts}>{acts}</div>
              </div>
            </li>
          )
        })}
      </ul>
      {asked && (
        <FormDialog
          title={texts.moveTitle(asked.title)}
          verb={texts.move}
          isPending={false}
          onSend={(form) => {
            setAsked(null)
            move(asked, fieldText(form, 'before') || null)
            return undefined
          }}
          onClose={() => setAsked(null)}
        >
          <SelectField
            name="before"
            label={texts.place}
            defaultValue={rows[rows.findIndex(({ id }) => id === asked.id) + 1]?.id ?? ''}
            options={[
              ...rows
                .filter(({ id }) => id !== asked.id)
                .map(({ id, title }) => ({ value: id, label: texts.before(title) })),
              { value: '', label: texts.last },
            ]}
          />
        </FormDialog>
      )}
    </>
  )
}
