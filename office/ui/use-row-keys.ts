import { useEffect, useEffectEvent, useRef } from 'react'
import { isSingleKey } from '../lib/single-keys.ts'

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 }

const NOTHING = () => undefined
const NO_MORE = () => false

/**
 * Goes through the rows of a table, or of what else holds them, by key: j and k give the focus to what is marked as first of the next or previous row, else to its first link, x chooses the row
 * that has it, and Escape lets go of all.
 */
export function useRowKeys({
  rows = 'tbody tr',
  onChoose = NOTHING,
  onClear = NOTHING,
  onPastEnd = NO_MORE,
}: {
  /** A selector of them. */
  readonly rows?: string
  readonly onChoose?: (rowAt: number) => void
  readonly onClear?: () => void
  /** j at the last row; answers whether more comes, which gets the focus then where that has stayed. */
  readonly onPastEnd?: () => boolean
}) {
  const table = useRef<HTMLDivElement>(null)
  const left = useRef<Element | null>(null)
  const firstsOf = () =>
    Array.from(
      table.current?.querySelectorAll(rows) ?? [],
      (row) => row.querySelector<HTMLElement>('[data-first]') ?? row.querySelector('a'),
    )
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isInDialog = document.querySelector('dialog[open]') !== null
    if (event.key === 'Escape' && !isInDialog) onClear()
    if (!isSingleKey(event) || isInDialog) return
    const links = firstsOf()
    const at = focusedRowOf(table.current, rows)
    if (event.key === 'x' && at !== -1) {
      event.preventDefault()
      onChoose(at)
    }
    const step = STEPS[event.key]
    const next = step === undefined ? null : links[at === -1 ? 0 : at + step]
    const isPastEnd = step === 1 && at !== -1 && at === links.length - 1
    left.current = isPastEnd && onPastEnd() ? document.activeElement : null
    if (!next) return
    event.preventDefault()
    next.focus()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  useEffect(() => {
    if (left.current === null) return
    if (left.current !== document.activeElement) left.current = null
    const next = left.current && firstsOf()[focusedRowOf(table.current, rows) + 1]
    if (!next) return
    left.current = null
    next.focus()
  })
  return table
}

/** Which of the rows has the focus; -1 for none. */
export const focusedRowOf = (holder: Element | null, rows = 'tbody tr'): number =>
  Array.from(holder?.querySelectorAll(rows) ?? []).findIndex((row) => row.contains(document.activeElement))
