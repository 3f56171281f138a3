import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import type { ManagerTab } from '#domain/designs/manager-state.ts'
import type { HeaderButton } from '#domain/designs/manager-view.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { arrowLeftIcon } from '#app/ui/icons/arrow-left.ts'
import { fileIcon } from '#app/ui/icons/file.ts'
import { Icon, type IconLines } from '#app/ui/icon.tsx'
import { listChecksIcon } from '#app/ui/icons/list-checks.ts'
import { listXIcon } from '#app/ui/icons/list-x.ts'
import { pencilIcon } from '#app/ui/icons/pencil.ts'
import { rotateCcwIcon } from '#app/ui/icons/rotate-ccw.ts'
import { trashIcon } from '#app/ui/icons/trash.ts'
import { uploadIcon } from '#app/ui/icons/upload.ts'
import { xIcon } from '#app/ui/icons/x.ts'
import { uploadTexts } from '#texts/nl/upload.ts'
import styles from './manager-header.module.css'

const BUTTON_ICONS = {
  reset: rotateCcwIcon,
  edit: pencilIcon,
  selectAll: listChecksIcon,
  deselectAll: listXIcon,
  delete: trashIcon,
  back: arrowLeftIcon,
  close: xIcon,
} as const satisfies Record<HeaderButton, IconLines>

/** More buttons than these have no room for all their words on small screens. */
const MOST_WHOLE = 2
const SHORT: Readonly<Partial<Record<HeaderButton, string>>> = uploadTexts.shortButtons

const TABS = [
  { tab: 'upload', icon: uploadIcon, long: uploadTexts.tabs.upload, short: uploadTexts.tabs.uploadShort },
  { tab: 'designs', icon: fileIcon, long: uploadTexts.tabs.designs, short: uploadTexts.tabs.designsShort },
] as const

export const tabId = (tab: ManagerTab) => `upload-tab-${tab}`
export const panelId = (tab: ManagerTab) => `upload-panel-${tab}`

type ManagerHeaderProps = {
  readonly title: string
  readonly titleId: string
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly closeButton: RefObject<HTMLButtonElement | null>
  readonly tab: ManagerTab
  readonly designCount: number
  readonly buttons: readonly HeaderButton[]
  readonly isClosing: boolean
  readonly onTab: (tab: ManagerTab) => void
  readonly onButton: (button: HeaderButton) => void
}

/** Title, tabs and buttons of the upload manager (spec 2). */
export function ManagerHeader(props: ManagerHeaderProps) {
  const { title, titleId, heading, closeButton, buttons, isClosing, onButton } = props
  const header = useRef<HTMLDivElement>(null)
  const actions = buttons.filter((button) => button !== 'close')
  const isFull = actions.length > MOST_WHOLE
  return (
    <div ref={header} className={styles.header}>
      <h1 ref={heading} id={titleId} tabIndex={-1}>
        {title}
      </h1>
      <Tabs {...props} />
      <FocusKept key={buttons.join()} within={header} />
      {actions.length > 0 && (
        <div className={classNames(styles.buttons, isFull && styles.full)}>
          {actions.map((button) => (
            <ActionButton key={button} button={button} onPress={() => onButton(button)} />
          ))}
        </div>
      )}
      <Button
        ref={closeButton}
        look="secondary"
        size="small"
        icon={BUTTON_ICONS.close}
        pending={isClosing}
        className={styles.close}
        onClick={() => onButton('close')}
      >
        {uploadTexts.buttons.close}
      </Button>
    </div>
  )
}

/** Where room is short a button says its word shortly, and all of it in its name and tooltip. */
function ActionButton({ button, onPress }: { readonly button: HeaderButton; readonly onPress: () => void }) {
  const name = uploadTexts.buttons[button]
  const short = SHORT[button] ?? name
  return (
    <Button
      look="tertiary"
      size="small"
      icon={BUTTON_ICONS[button]}
      aria-label={name}
      title={short === name ? undefined : name}
      className={styles.button}
      onClick={onPress}
    >
      <span className={styles.whole}>{name}</span>
      <span className={styles.part}>{short}</span>
    </Button>
  )
}

/** A button that does its work may go by it, and take the focus along: then another of the row gets it. */
function FocusKept({ within }: { readonly within: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (document.activeElement === document.body)
      within.current?.querySelector<HTMLElement>('button:not([role])')?.focus()
  }, [within])
  return null
}

function Tabs({ tab: shown, designCount, onTab }: ManagerHeaderProps) {
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    const other = shown === 'upload' ? 'designs' : 'upload'
    onTab(other)
    list.current?.querySelector<HTMLElement>(`#${tabId(other)}`)?.focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      aria-label={uploadTexts.tabs.label}
      className={styles.tabs}
      onKeyDown={onKeyDown}
    >
      {TABS.map(({ tab, icon, long, short }) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(tab)}
          aria-selected={tab === shown}
          aria-controls={panelId(tab)}
          tabIndex={tab === shown ? 0 : -1}
          className={styles.tab}
          onClick={() => onTab(tab)}
        >
          <Icon of={icon} />
          <span className={styles.long}>{long}</span>
          <span className={styles.short}>{short}</span>
          {tab === 'designs' && designCount > 0 && (
            <span className={`figures ${styles.number}`}>{designCount}</span>
          )}
        </button>
      ))}
    </div>
  )
}
