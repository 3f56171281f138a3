import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { searchIcon } from '#app/ui/icons/search.ts'
import { classNames } from '#app/ui/class-names.ts'
import { movedTo } from '#app/ui/moved-to.ts'
import { useDebouncedAction } from '#app/ui/use-debounced.ts'
import { filterTexts as texts } from '#texts/nl/office/filters.ts'
import { companiesNamed } from '../../work/company-names.ts'
import searchStyles from '../search-field.module.css'
import styles from './filters.module.css'

const WAIT_MS = 150

/** A field that finds companies by their name: arrows go along them, Enter chooses. */
export function CompanyChoice({ onChoose }: { readonly onChoose: (id: string) => void }) {
  const id = useId()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const ask = useDebouncedAction(setAsked, WAIT_MS)
  const [pointedAt, setPointedAt] = useState(0)
  const { data, isError, isPlaceholderData, isFetching } = useQuery(companiesNamed(asked))
  const isOld = text.trim() !== asked || isPlaceholderData
  const companies = data ?? []
  const at = Math.min(pointedAt, companies.length - 1)
  const pointed = companies[at]

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault()
      // What belongs to an earlier text is only chosen by who points at it.
      if (pointed && !isOld) onChoose(pointed.id)
      return
    }
    // Home and End go along what is typed.
    const next = event.key.startsWith('Arrow')
      ? movedTo(event.key, at === -1 ? null : at, companies.length)
      : null
    if (next === null) return
    event.preventDefault()
    setPointedAt(next)
  }

  const told =
    isOld || isFetching || isError
      ? ''
      : companies.length === 0
        ? texts.noCompany
        : texts.companyCount(companies.length)
  return (
    <div className={styles.companies}>
      <div className={searchStyles.search}>
        <Icon of={searchIcon} />
        <input
          type="text"
          role="combobox"
          value={text}
          placeholder={texts.companySearch}
          aria-label={texts.companySearch}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          aria-autocomplete="list"
          aria-expanded={companies.length > 0}
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
        aria-label={texts.companies}
        aria-busy={isOld || undefined}
        className={classNames(styles.menu, isOld && styles.old)}
      >
        {companies.map((company) => (
          <button
            key={company.id}
            id={`${id}-${company.id}`}
            type="button"
            role="option"
            aria-selected={company === pointed}
            tabIndex={-1}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(company.id)}
          >
            {company.name}
            {company.city !== null && <small>{company.city}</small>}
          </button>
        ))}
      </div>
      {companies.length === 0 && told !== '' && <p className={styles.none}>{told}</p>}
      {isError && (
        <p role="alert" className={styles.fault}>
          {texts.companiesFailed}
        </p>
      )}
      <output className="visually-hidden">{told}</output>
    </div>
  )
}
