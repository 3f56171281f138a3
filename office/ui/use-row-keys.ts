import { useEffect, useEffectEvent, useRef } from 'react'
import { firstOf, ROWS } from '../lib/rows.ts'
import { isSingleKey } from '../lib/single-keys.ts'

const NOTHING = () => undefined
const NO_MORE = () => false
const isThere = (first: HTMLElement | null) => first !== null

/**
 * Goes through the rows of what holds them by key: j and k give the focus to the first of the next or previous row, and pass over
 * those in which nothing can be pressed, x chooses the row that has it, and Escape lets go of all.
 */
export function useRowKeys({
  onChoose = NOTHING,
  onClear = NOTHING,
  onPastEnd = NO_MORE,
}: {
  readonly onChoose?: (rowAt: number) => void
  readonly onClear?: () => void
  /** j at the last row; answers whether more comes, which gets the focus then where that has stayed. */
  readonly onPastEnd?: () => boolean
} = {}) {
  const holder = useRef<HTMLDivElement>(null)
  const left = useRef<Element | null>(null)
  const firsts = () => Array.from(holder.current?.querySelectorAll(ROWS) ?? [], firstOf)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isInDialog = document.querySelector('dialog[open]') !== null
    if (event.key === 'Escape' && !isInDialog) onClear()
    if (!isSingleKey(event) || isInDialog) return
    const at = focusedRowOf(holder.current)
    if (event.key === 'x' && at !== -1) {
      event.preventDefault()
      onChoose(at)
    }
    left.current = null
    if (event.key !== 'j' && event.key !== 'k') return
    const isDown = event.key === 'j' || at === -1
    const next = isDown
      ? firsts()
          .slice(at + 1)
          .find(isThere)
      : firsts().slice(0, at).findLast(isThere)
    if (next) {
      event.preventDefault()
      next.focus()
    } else if (isDown && at !== -1 && onPastEnd()) left.current = document.activeElement
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  useEffect(() => {
    if (left.current === null) return
    if (left.current !== document.activeElement) left.current = null
    const next =
      left.current &&
      firsts()
        .slice(focusedRowOf(holder.current) + 1)
        .find(isThere)
    if (!next) return
    left.current = null
    next.focus()
  })
  return holder
}

/** Which of the rows has the focus; -1 for none. */
export const focusedRowOf = (holder: Element | null): number =>
  Array.from(holder?.querySelectorAll(ROWS) ?? []).findIndex((row) => row.contains(document.activeElement))
