import { searchIcon } from '#app/ui/icons/search.ts'
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { Form, useLocation, useNavigate } from 'react-router'
import { loadCode } from '#app/lib/page-start/load-code.ts'
import { paths } from '#app/paths.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { searchTexts } from '#texts/nl/search.ts'
import { nextOption } from './next-option.ts'
import styles from './search-box.module.css'
import type { SearchList as List } from './search-list.tsx'
import { useLiveSearch, type SearchAnswer } from './use-live-search.ts'

type PointedOption = { readonly index: number; readonly of: SearchAnswer | null }

/** Search as you type (ux 5.2); without scripts a form that leads to the page of results. */
export function SearchBox({ className }: { readonly className?: string | undefined }) {
  const id = useId()
  const { key: page } = useLocation()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const { state, type } = useLiveSearch()
  const [wantsList, setWantsList] = useState<string | null>(null)
  const [pointed, setPointed] = useState<PointedOption | null>(null)
  // Its code comes when the field is entered: nothing can be listed before.
  const [SearchList, setSearchList] = useState<typeof List | null>(null)
  const results = state.answer?.results ?? []
  // An option of an earlier answer is none of this one.
  const option = pointed !== null && pointed.of === state.answer ? pointed.index : null
  // The list belongs to the page on which it was asked for: it closes when that is left.
  const isOpen = wantsList === page && (state.answer !== null || state.phase === 'failed')
  const active = option === null ? undefined : results[option]
  const optionId = (index: number) => `${id}-${index}`

  async function loadList() {
    const code = await loadCode(() => import('./search-list.tsx')).catch(() => null)
    if (code) setSearchList(() => code.SearchList)
  }

  function onText(text: string) {
    setWantsList(page)
    setPointed(null)
    void loadList()
    type(text)
  }

  function close() {
    setWantsList(null)
    setPointed(null)
  }

  const point = (index: number | null) => setPointed(index === null ? null : { index, of: state.answer })

  function onEscape() {
    if (isOpen) return close()
    if (input.current) input.current.value = ''
    type('')
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      onEscape()
    }
    const isMove = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (isMove && results.length > 0) {
      event.preventDefault()
      setWantsList(page)
      if (isOpen) point(nextOption(option, event.key === 'ArrowDown' ? 1 : -1, results.length))
    }
    if (event.key === 'Enter' && isOpen && active) {
      event.preventDefault()
      close()
      void navigate(active.url)
    }
  }

  function onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }

  return (
    <search className={classNames(styles.search, className)} onBlur={onBlur}>
      <Form action={paths.search()} onSubmit={close}>
        <label className="visually-hidden" htmlFor={id}>
          {searchTexts.label}
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          name="query"
          role="combobox"
          placeholder={searchTexts.placeholder}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={isOpen && option !== null ? optionId(option) : undefined}
          className={styles.input}
          onChange={(event) => {
            if (!('isComposing' in event.nativeEvent && event.nativeEvent.isComposing))
              onText(event.target.value)
          }}
          onCompositionEnd={(event) => onText(event.currentTarget.value)}
          onFocus={() => {
            setWantsList(page)
            void loadList()
          }}
          onKeyDown={onKeyDown}
        />
        <button type="submit" aria-label={searchTexts.submit} className={styles.submit}>
          <Icon of={searchIcon} />
        </button>
        {isOpen && SearchList && (
          <SearchList
            listId={`${id}-list`}
            optionId={optionId}
            state={state}
            active={option}
            onFollow={close}
            onRetry={() => {
              type(input.current?.value ?? '')
              input.current?.focus()
            }}
          />
        )}
        <output className="visually-hidden">{spoken(state.phase, state.answer?.totalCount ?? null)}</output>
      </Form>
    </search>
  )
}

/** Told once per settled query. */
function spoken(phase: ReturnType<typeof useLiveSearch>['state']['phase'], totalCount: number | null) {
  if (phase === 'failed') return searchTexts.failed
  if (phase !== 'answered' || totalCount === null) return ''
  return totalCount === 0 ? searchTexts.none : searchTexts.count(totalCount)
}
