import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './command-field.module.css'
import { Icon, type IconLines } from './icon.tsx'
import { markMatches } from './mark-matches.ts'

/** A row below a command field. */
export type CommandItem = {
  readonly id: string
  readonly icon: IconLines
  readonly title: string
  /** Below the title. */
  readonly note?: string
  /** At the end of the row: a price, a kind, what Enter does. */
  readonly aside?: string
  readonly verb?: string
}

export type CommandGroup<Item> = {
  readonly id: string
  readonly title: string
  readonly items: readonly Item[]
  /** Belongs to an earlier text. */
  readonly isOld: boolean
}

/** What failed, and the word for trying again. */
export type CommandFailure = { readonly text: string; readonly retry: string }

export type CommandListProps<Item> = {
  readonly listId: string
  readonly label: string
  readonly groups: readonly CommandGroup<Item>[]
  readonly optionId: (item: Item) => string
  readonly active: Item | null
  /** The words to mark in titles. */
  readonly marked: string
  readonly isBusy: boolean
  /** Takes the place of rows where there are none. */
  readonly none: ReactNode
  readonly failure: CommandFailure | null
  /** Where a row leads, so that it can be opened beside this page; null for what is done here. */
  readonly hrefOf: (item: Item) => string | null
  readonly onChoose: (item: Item) => void
  readonly onRetry: () => void
}

/** The rows below the field, which keeps the focus. */
export function CommandList<Item extends CommandItem>(props: CommandListProps<Item>) {
  const { listId, groups, optionId, active, marked, isBusy, failure } = props
  return (
    <div
      aria-busy={isBusy || undefined}
      className={styles.list}
      onPointerDown={(event) => {
        // A finger still scrolls; a press leaves the focus in the field.
        if (event.pointerType === 'mouse') event.preventDefault()
      }}
    >
      <div id={listId} role="listbox" aria-label={props.label} tabIndex={-1}>
        {groups.map(({ id, title, items, isOld }) => (
          <div
            key={id}
            role="group"
            aria-labelledby={`${listId}-${id}`}
            className={classNames(styles.group, isOld && styles.old)}
          >
            <div id={`${listId}-${id}`} role="presentation" className={styles.heading}>
              {title}
            </div>
            {items.map((item) => (
              <CommandOption
                key={item.id}
                id={optionId(item)}
                item={item}
                href={props.hrefOf(item)}
                marked={marked}
                isActive={item === active}
                onChoose={() => props.onChoose(item)}
              />
            ))}
          </div>
        ))}
      </div>
      {props.none !== null && <div className={styles.nothing}>{props.none}</div>}
      {failure && (
        <div className={styles.failed}>
          <p role="alert">{failure.text}</p>
          <Button look="secondary" size="small" onClick={props.onRetry}>
            {failure.retry}
          </Button>
        </div>
      )}
    </div>
  )
}

type CommandOptionProps = {
  readonly id: string
  readonly item: CommandItem
  readonly href: string | null
  readonly marked: string
  readonly isActive: boolean
  readonly onChoose: () => void
}

function CommandOption({ id, item, href, marked, isActive, onChoose }: CommandOptionProps) {
  function onClick(event: MouseEvent) {
    if (href !== null && (event.metaKey || event.ctrlKey || event.shiftKey)) return
    event.preventDefault()
    onChoose()
  }
  const shared = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: styles.option,
    onClick,
  } as const
  const content = <OptionContent item={item} marked={marked} />
  return href === null ? (
    <button {...shared} type="button">
      {content}
    </button>
  ) : (
    <Link {...shared} to={href}>
      {content}
    </Link>
  )
}

function OptionContent({ item, marked }: Pick<CommandOptionProps, 'item' | 'marked'>) {
  const { icon, title, note, aside, verb } = item
  return (
    <>
      <Icon of={icon} />
      <span className={styles.words}>
        <span>
          {markMatches(title, marked).map(({ text, isMatch, start }) =>
            isMatch ? <mark key={start}>{text}</mark> : text,
          )}
        </span>
        {note && <small>{note}</small>}
      </span>
      {(aside ?? verb) && (
        <span className={styles.aside}>
          {aside && <span className="figures">{aside}</span>}
          {verb && <small>{verb}</small>}
        </span>
      )}
    </>
  )
}
