import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import styles from './command-field.module.css'
import { type CommandItem, CommandList, type CommandListProps } from './command-list.tsx'
import { Icon } from './icon.tsx'
import { searchIcon } from './icons/search.ts'
import { xIcon } from './icons/x.ts'
import { movedTo } from './moved-to.ts'
import { ToastRegion } from './toast-region.tsx'
import { useModal } from './use-modal.ts'

type CommandFieldProps<Item> = Pick<
  CommandListProps<Item>,
  'groups' | 'marked' | 'isBusy' | 'none' | 'failure' | 'hrefOf' | 'onRetry'
> & {
  readonly texts: {
    readonly title: string
    readonly placeholder: string
    readonly list: string
    readonly close: string
    readonly keys: readonly { readonly key: string; readonly does: string }[]
  }
  readonly text: string
  /** What is told to who hears instead of sees; empty while an answer is under way. */
  readonly told: string
  /** Nothing is chosen by Enter now. */
  readonly isHeld?: boolean
  readonly onType: (text: string) => void
  readonly onChoose: (item: Item) => void
  readonly onClose: () => void
}

/** One field for everything that can be found or done: a combobox in a dialog, all by keyboard. */
export function CommandField<Item extends CommandItem>(props: CommandFieldProps<Item>) {
  const { texts, text, groups, told, isHeld = false, onType, onChoose, onClose } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [pointed, setPointed] = useState<string | null>(null)
  const [pointedIn, setPointedIn] = useState(text)
  const { dialog } = useModal({ dismissable: true, onClose })
  // Another text begins at its first row.
  if (pointedIn !== text) {
    setPointedIn(text)
    setPointed(null)
  }

  const items = groups.flatMap((group) => group.items)
  // What belongs to an earlier text is only chosen by who points at it.
  const first = groups.find(({ isOld }) => !isOld)?.items[0]
  const active = items.find((item) => item.id === pointed) ?? first ?? null
  const optionId = (item: Item) => `${id}-${item.id}`
  const activeId = active ? optionId(active) : undefined

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function choose(item: Item) {
    onChoose(item)
    // What is done here may have written into the field.
    if (props.hrefOf(item) === null) input.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.shiftKey || event.altKey) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (active && !event.repeat && !isHeld) choose(active)
      return
    }
    const next = movedTo(event.key, active ? items.indexOf(active) : null, items.length)
    if (next === null) return
    event.preventDefault()
    setPointed(items[next]?.id ?? null)
  }

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
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="icon-button" aria-label={texts.close} onClick={onClose}>
          <Icon of={xIcon} />
        </button>
      </div>
      <CommandList
        listId={`${id}-list`}
        label={texts.list}
        {...{ groups, optionId, active }}
        marked={props.marked}
        isBusy={props.isBusy}
        none={props.none}
        failure={props.failure}
        hrefOf={props.hrefOf}
        onChoose={choose}
        onRetry={() => {
          props.onRetry()
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
      <output className="visually-hidden">{told}</output>
      <ToastRegion inDialog />
    </dialog>
  )
}
