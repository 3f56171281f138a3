import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { searchIcon } from '#app/ui/icons/search.ts'
import { xIcon } from '#app/ui/icons/x.ts'
import { ToastRegion } from '#app/ui/toast-region.tsx'
import { useModal } from '#app/ui/use-modal.ts'
import { commandPaletteTexts as texts } from '#texts/nl/command-palette.ts'
import styles from './command-palette.module.css'
import { matchCommands } from './commands.ts'
import { movedTo } from './moved-to.ts'
import { filledGroups, type PaletteAction, type PaletteItem } from './palette-item.ts'
import { PaletteList } from './palette-list.tsx'
import { readPaletteQuery } from './palette-query.ts'
import { usePaletteAction } from './use-palette-action.ts'
import { usePaletteSearch } from './use-palette-search.ts'

/** What the shell does, as other features have it. */
export type AskedOfShell = Extract<PaletteAction, { readonly kind: 're-order' | 'park' | 'log-in' }>

type CommandPaletteProps = {
  readonly isLoggedIn: boolean
  /** What the shell was asked for is under way. */
  readonly isAsking: boolean
  readonly onAsk: (asked: AskedOfShell) => void
  readonly onClose: () => void
}

/** Search, own papers, orders in one line and commands in one field: a combobox in a dialog, all by keyboard. */
export function CommandPalette({ isLoggedIn, isAsking, onAsk, onClose }: CommandPaletteProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [pointed, setPointed] = useState<string | null>(null)
  const { dialog } = useModal({ dismissable: true, onClose })
  const { state, latest, type } = usePaletteSearch(isLoggedIn)
  const { run, isBusy } = usePaletteAction({
    onClose,
    onHandOn: (action) => (action.kind === 'write' ? write(action.text) : onAsk(action)),
  })

  function write(next: string) {
    setText(next)
    setPointed(null)
    type(next)
    input.current?.focus()
  }

  const query = readPaletteQuery(text)
  const commands = query.kind === 're-order' ? [] : matchCommands(text, isLoggedIn)
  const isEmpty = text.trim() === ''
  const found = isEmpty ? latest : (state.answer?.groups ?? [])
  const groups = filledGroups([{ id: 'commands', items: commands }, ...found])
  const items = groups.flatMap((group) => group.items)
  const isOld = !isEmpty && state.phase === 'waiting'
  // What belongs to an earlier text is only chosen by who points at it.
  const first = isOld ? commands[0] : items[0]
  const active = items.find((item) => item.id === pointed) ?? first ?? null
  const optionId = (item: PaletteItem) => `${id}-${item.id}`
  const activeId = active ? optionId(active) : undefined

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.shiftKey || event.altKey) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (active && !event.repeat && !isAsking) run(active.action)
      return
    }
    const next = movedTo(event.key, active ? items.indexOf(active) : null, items.length)
    if (next === null) return
    event.preventDefault()
    setPointed(items[next]?.id ?? null)
  }

  const hasNone = !isEmpty && items.length === 0 && state.phase === 'answered'
  const failure = !isEmpty && failureOf(state.phase, state.answer?.isPart ?? false)
  return (
    <dialog ref={dialog} closedby="any" aria-label={texts.title} className={styles.palette}>
      <div className={styles.field}>
        <Icon of={searchIcon} />
        <input
          ref={input}
          type="text"
          role="combobox"
          value={text}
          placeholder={texts.placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          aria-label={texts.title}
          aria-autocomplete="list"
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="icon-button" aria-label={texts.close} onClick={onClose}>
          <Icon of={xIcon} />
        </button>
      </div>
      <PaletteList
        listId={`${id}-list`}
        {...{ groups, optionId, active, isOld, failure, onChoose: run }}
        isBusy={isOld || isBusy || isAsking}
        marked={query.kind === 're-order' ? query.reference : (query.line?.words ?? text)}
        none={!hasNone || failure ? null : query.kind === 're-order' ? 'orders' : 'all'}
        onRetry={() => {
          type(text)
          input.current?.focus()
        }}
      />
      <p className={styles.keys} aria-hidden="true">
        {texts.keys.map(({ key, does }) => (
          <span key={key}>
            <kbd>{key}</kbd>
            {does}
          </span>
        ))}
      </p>
      <output className="visually-hidden">
        {!isEmpty && !isOld && (items.length > 0 ? texts.count(items.length) : hasNone && texts.none)}
      </output>
      <ToastRegion inDialog />
    </dialog>
  )
}

function failureOf(phase: string, isPart: boolean): string | null {
  if (phase === 'failed') return texts.failed
  return isPart ? texts.partFailed : null
}
