import { useEffect, useEffectEvent, useRef } from 'react'
import { isSingleKey } from '../../lib/single-keys.ts'

/** How a key goes through the board: by card within a column, or by column. */
const STEPS: Readonly<Record<string, { readonly cards: number; readonly columns: number }>> = {
  j: { cards: 1, columns: 0 },
  k: { cards: -1, columns: 0 },
  l: { cards: 0, columns: 1 },
  h: { cards: 0, columns: -1 },
}

/** Goes through cards by key: j and k within a column, h and l to the column beside it; the link of the card gets the focus. */
export function useBoardKeys() {
  const board = useRef<HTMLElement>(null)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step || !board.current || !isSingleKey(event) || document.querySelector('dialog[open]')) return
    // A column without cards is passed over.
    const columns = Array.from(board.current.querySelectorAll('section'), (column) => [
      ...column.querySelectorAll<HTMLElement>('li a'),
    ]).filter((cards) => cards.length > 0)
    const focus = document.activeElement
    const at = columns.findIndex((cards) => cards.some((card) => card.closest('li')?.contains(focus)))
    const row = columns[at]?.findIndex((card) => card.closest('li')?.contains(focus)) ?? 0
    const column = at === -1 ? columns[0] : columns[at + step.columns]
    const next = at === -1 ? column?.[0] : column?.[Math.min(row, column.length - 1) + step.cards]
    if (!next) return
    event.preventDefault()
    next.focus()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  return board
}
