import { type KeyboardEvent, type ReactNode, useLayoutEffect } from 'react'
import { useModal } from '#app/ui/use-modal.ts'
import styles from './filters.module.css'

const EDGE_PX = 16
const GAP_PX = 6

type FilterPanelProps = {
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Below what it stands in, within the page, with the focus on what is chosen or asked first. */
function place(panel: HTMLDialogElement) {
  const page = document.documentElement
  const anchor = panel.parentElement?.getBoundingClientRect() ?? page.getBoundingClientRect()
  const { width, height } = panel.getBoundingClientRect()
  const top = Math.max(EDGE_PX, Math.min(anchor.bottom + GAP_PX, page.clientHeight - EDGE_PX - height))
  panel.style.top = `${top}px`
  panel.style.left = `${Math.max(EDGE_PX, Math.min(anchor.left, page.clientWidth - EDGE_PX - width))}px`
  panel.style.maxHeight = `calc(100dvh - ${top + EDGE_PX}px)`
  const chosen = panel.querySelector<HTMLElement>('[aria-checked="true"]')
  ;(chosen ?? panel.querySelector<HTMLElement>('input, button'))?.focus()
}

/** What opens below the button that it stands beside; Escape or a press beside it takes the focus back there. */
export function FilterPanel({ label, onClose, children }: FilterPanelProps) {
  const { dialog } = useModal({ dismissable: true, onClose })
  useLayoutEffect(() => {
    if (dialog.current) place(dialog.current)
  }, [dialog])
  return (
    <dialog ref={dialog} closedby="any" aria-label={label} className={styles.panel}>
      {children}
    </dialog>
  )
}

type MenuItem = { readonly id: string; readonly label: string; readonly isChosen?: boolean }

type FilterMenuProps = {
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly onChoose: (id: string) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const buttons = Array.from(event.currentTarget.querySelectorAll('button'))
  const at = buttons.findIndex((button) => button === document.activeElement)
  const step = STEPS[event.key]
  const to =
    event.key === 'Home'
      ? 0
      : event.key === 'End'
        ? -1
        : step === undefined
          ? null
          : (at + step) % buttons.length
  if (to === null) return
  event.preventDefault()
  buttons.at(to)?.focus()
}

/** A menu in a panel: arrows, Home and End go along it, Enter chooses. */
export function FilterMenu({ label, items, onChoose }: FilterMenuProps) {
  return (
    <div role="menu" aria-label={label} tabIndex={-1} className={styles.menu} onKeyDown={moveFocus}>
      {items.map(({ id, label: name, isChosen }) => (
        <button
          key={id}
          type="button"
          role={isChosen === undefined ? 'menuitem' : 'menuitemradio'}
          aria-checked={isChosen}
          tabIndex={-1}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
