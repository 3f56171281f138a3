import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { movedTo } from '#app/ui/moved-to.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { useDebouncedAction } from '#app/ui/use-debounced.ts'
import { pastedPath } from '#domain/shop/redirect-path.ts'
import { redirectTexts as texts } from '#texts/nl/office/redirects.ts'
import menuStyles from '../../ui/filters/filters.module.css'
import { redirectTargets } from '../../work/redirects.ts'
import styles from './redirects.module.css'

const WAIT_MS = 150

/** The field keeps the focus, so that the list does not follow by itself. */
const bringIntoSight = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

type TargetFieldProps = {
  readonly hint: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (path: string) => void
}

/** Where a redirect leads: a path that is typed, or what is found by its name; arrows go along it, Enter takes it over. */
export function TargetField({ hint, value, error, onChange }: TargetFieldProps) {
  const id = useId()
  const [asked, setAsked] = useState('')
  const ask = useDebouncedAction(setAsked, WAIT_MS)
  const [isOpen, setIsOpen] = useState(false)
  // By its path: what is found next moves it nowhere else.
  const [pointedAt, setPointedAt] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const { data, isPlaceholderData } = useQuery(redirectTargets(asked))
  const isOld = value.trim() !== asked || isPlaceholderData
  const rows = isOpen && asked !== '' ? (data ?? []) : []
  const at = rows.findIndex(({ path }) => path === pointedAt)
  const pointed = rows[at]
  // A path or an address that is pasted need not be found.
  const isNone = isOpen && asked !== '' && !isOld && data?.length === 0 && pastedPath(asked) === null

  // A button below moves up when the list goes: that goes once the press of it is over. Not each browser gives a pressed button
  // the focus.
  useEffect(() => {
    if (!isOpen) return undefined
    const onPressed = ({ target }: MouseEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) close()
    }
    document.addEventListener('click', onPressed)
    return () => document.removeEventListener('click', onPressed)
  }, [isOpen])

  function choose(path: string) {
    onChange(path)
    close()
  }

  function close() {
    setIsOpen(false)
    setPointedAt(null)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (rows.length === 0) return
    if (event.key === 'Escape') {
      // The dialog stays.
      event.preventDefault()
      event.stopPropagation()
      close()
      return
    }
    if (event.key === 'Enter' && pointed) {
      event.preventDefault()
      choose(pointed.path)
      return
    }
    // Home and End go along what is typed.
    const next = event.key.startsWith('Arrow') ? movedTo(event.key, at === -1 ? null : at, rows.length) : null
    if (next === null) return
    event.preventDefault()
    setPointedAt(rows[next]?.path ?? null)
  }

  return (
    <div ref={box} className={styles.targets}>
      <TextField
        name="to"
        role="combobox"
        label={texts.to}
        hint={hint}
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
        value={value}
        error={error}
        aria-autocomplete="list"
        aria-expanded={rows.length > 0}
        aria-controls={rows.length > 0 ? `${id}-list` : undefined}
        aria-activedescendant={pointed && `${id}-${pointed.path}`}
        onChange={({ target }) => {
          onChange(target.value)
          setIsOpen(true)
          setPointedAt(null)
          ask.call(target.value.trim())
        }}
        onKeyDown={onKeyDown}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget?.matches('input, textarea, select, a')) close()
        }}
      />
      {rows.length > 0 && (
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={texts.foundTargets}
          aria-busy={isOld || undefined}
          className={menuStyles.menu}
        >
          {rows.map((row) => (
            <button
              key={row.path}
              ref={row === pointed ? bringIntoSight : undefined}
              id={`${id}-${row.path}`}
              type="button"
              role="option"
              aria-selected={row === pointed}
              tabIndex={-1}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(row.path)}
            >
              {row.title}
              <small>{texts.targetNote(texts.targets[row.kind], row.path)}</small>
            </button>
          ))}
        </div>
      )}
      <output className={isNone ? 'muted' : 'visually-hidden'}>
        {isNone ? texts.foundNone(asked) : rows.length > 0 && !isOld ? texts.foundCount(rows.length) : ''}
      </output>
    </div>
  )
}
