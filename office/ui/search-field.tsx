import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { searchIcon } from '#app/ui/icons/search.ts'
import styles from './search-field.module.css'

const PAUSE_MS = 300

type SearchFieldProps = {
  readonly label: string
  readonly text: string
  readonly onSearch: (text: string) => void
}

/** Searches while somebody types, once he pauses. */
export function SearchField({ label, text, onSearch }: SearchFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState(text)
  // What an address says that was not typed here takes the place of what was.
  const [told, setTold] = useState(text)
  if (told !== text) {
    setTold(text)
    if (typed.trim() !== text) setTyped(text)
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Once he pauses, other filters may stand in the address than when he typed.
  const newest = useRef(onSearch)
  useEffect(() => {
    newest.current = onSearch
  }, [onSearch])

  function type(value: string) {
    setTyped(value)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => newest.current(value.trim()), PAUSE_MS)
  }

  return (
    <div className={styles.search}>
      <Icon of={searchIcon} />
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <input
        id={id}
        type="search"
        value={typed}
        maxLength={60}
        placeholder={label}
        onChange={(event) => type(event.target.value)}
      />
    </div>
  )
}
