import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { searchIcon } from '#app/ui/icons/search.ts'
import { classNames } from '#app/ui/class-names.ts'
import { movedTo } from '#app/ui/moved-to.ts'
import { useDebouncedAction } from '#app/ui/use-debounced.ts'
import { filterTexts as texts } from '#texts/nl/office/filters.ts'
import { type Findable, foundBy } from '../../work/findable.ts'
import searchStyles from '../search-field.module.css'
import styles from './filters.module.css'

const WAIT_MS = 150

type FoundChoiceProps = { readonly among: Findable; readonly onChoose: (id: string) => void }

/** A field that finds things by their name: arrows go along them, Enter chooses. */
export function FoundChoice({ among, onChoose }: FoundChoiceProps) {
  const id = useId()
  const words = texts.found[among]
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const ask = useDebouncedAction(setAsked, WAIT_MS)
  const [pointedAt, setPointedAt] = useState(0)
  const { data, isError, isPlaceholderData, isFetching } = useQuery(foundBy(among, asked))
  const isOld = text.trim() !== asked || isPlaceholderData
  const rows = data ?? []
  const at = Math.min(pointedAt, rows.length - 1)
  const pointed = rows[at]

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault()
      // What belongs to an earlier text is only chosen by who points at it.
      if (pointed && !isOld) onChoose(pointed.id)
      return
    }
    // Home and End go along what is typed.
    const next = event.key.startsWith('Arrow') ? movedTo(event.key, at === -1 ? null : at, rows.length) : null
    if (next === null) return
    event.preventDefault()
    setPointedAt(next)
  }

  const told = isOld || isFetching || isError ? '' : rows.length === 0 ? words.none : words.count(rows.length)
  return (
    <div className={styles.found}>
      <div className={searchStyles.search}>
        <Icon of={searchIcon} />
        <input
          type="text"
          role="combobox"
          value={text}
          placeholder={words.search}
          aria-label={words.search}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          aria-autocomplete="list"
          aria-expanded={rows.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={pointed && `${id}-${pointed.id}`}
          onChange={({ target }) => {
            setText(target.value)
            setPointedAt(0)
            ask.call(target.value.trim())
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={words.list}
        aria-busy={isOld || undefined}
        className={classNames(styles.menu, isOld && styles.old)}
      >
        {rows.map((row) => (
          <button
            key={row.id}
            id={`${id}-${row.id}`}
            type="button"
            role="option"
            aria-selected={row === pointed}
            tabIndex={-1}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(row.id)}
          >
            {row.name}
            {row.note !== null && <small>{row.note}</small>}
          </button>
        ))}
      </div>
      {rows.length === 0 && told !== '' && <p className={styles.none}>{told}</p>}
      {isError && (
        <p role="alert" className={styles.fault}>
          {words.failed}
        </p>
      )}
      <output className="visually-hidden">{told}</output>
    </div>
  )
}
