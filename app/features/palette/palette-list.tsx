import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { markMatches } from '#app/lib/search/mark-matches.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { RegistrationMark } from '#app/ui/registration-mark.tsx'
import { commandPaletteTexts as texts, paletteGroupTexts } from '#texts/nl/command-palette.ts'
import { uiTexts } from '#texts/nl/ui.ts'
import styles from './command-palette.module.css'
import type { PaletteAction, PaletteGroup, PaletteItem } from './palette-item.ts'

type PaletteListProps = {
  readonly listId: string
  readonly groups: readonly PaletteGroup[]
  readonly optionId: (item: PaletteItem) => string
  readonly active: PaletteItem | null
  /** The words to mark in titles. */
  readonly marked: string
  /** What the shop found belongs to an earlier text. */
  readonly isOld: boolean
  readonly isBusy: boolean
  readonly none: 'orders' | 'all' | null
  readonly failure: string | false | null
  readonly onChoose: (action: PaletteAction) => void
  readonly onRetry: () => void
}

/** The rows below the field, which keeps the focus. */
export function PaletteList(props: PaletteListProps) {
  const { listId, groups, optionId, active, marked, isOld, isBusy, none, failure } = props
  return (
    <div
      aria-busy={isBusy || undefined}
      className={styles.list}
      onPointerDown={(event) => {
        // A finger still scrolls; a press leaves the focus in the field.
        if (event.pointerType === 'mouse') event.preventDefault()
      }}
    >
      <div id={listId} role="listbox" aria-label={texts.list} tabIndex={-1}>
        {groups.map(({ id, items }) => (
          <div
            key={id}
            role="group"
            aria-labelledby={`${listId}-${id}`}
            className={classNames(styles.group, isOld && id !== 'commands' && styles.old)}
          >
            <div id={`${listId}-${id}`} role="presentation" className={styles.heading}>
              {paletteGroupTexts[id]}
            </div>
            {items.map((item) => (
              <PaletteOption
                key={item.id}
                id={optionId(item)}
                item={item}
                marked={marked}
                isActive={item === active}
                onChoose={props.onChoose}
              />
            ))}
          </div>
        ))}
      </div>
      {none && (
        <div className={styles.nothing}>
          <RegistrationMark quiet />
          <p className="strong">{none === 'orders' ? texts.noOrders : texts.none}</p>
          {none === 'all' && <p className="small muted">{texts.noneHint}</p>}
        </div>
      )}
      {failure && (
        <div className={styles.failed}>
          <p role="alert">{failure}</p>
          <Button look="secondary" size="small" onClick={props.onRetry}>
            {uiTexts.retry}
          </Button>
        </div>
      )}
    </div>
  )
}

type PaletteOptionProps = {
  readonly id: string
  readonly item: PaletteItem
  readonly marked: string
  readonly isActive: boolean
  readonly onChoose: (action: PaletteAction) => void
}

/** A link where the row leads somewhere, so that it can be opened beside this page. */
function PaletteOption({ id, item, marked, isActive, onChoose }: PaletteOptionProps) {
  const { action } = item
  function onClick(event: MouseEvent) {
    if (action.kind === 'go' && (event.metaKey || event.ctrlKey || event.shiftKey)) return
    event.preventDefault()
    onChoose(action)
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
  return action.kind === 'go' ? (
    <Link {...shared} to={action.to}>
      {content}
    </Link>
  ) : (
    <button {...shared} type="button">
      {content}
    </button>
  )
}

function OptionContent({ item, marked }: Pick<PaletteOptionProps, 'item' | 'marked'>) {
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
