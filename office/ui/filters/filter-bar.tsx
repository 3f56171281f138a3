import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { slidersHorizontalIcon } from '#app/ui/icons/sliders-horizontal.ts'
import { wholeDates } from '#app/ui/whole-dates.tsx'
import { xIcon } from '#app/ui/icons/x.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { filterTexts as texts } from '#texts/nl/office/filters.ts'
import { type Findable, nameOf } from '../../work/findable.ts'
import { FilterEditor } from './filter-editor.tsx'
import { FilterMenu, FilterPanel } from './filter-panel.tsx'
import styles from './filters.module.css'
import type { FilterValue, ListFilter } from './list-filter.ts'
import type { Filtering } from './use-list-filters.ts'

type FilteringProps = { readonly filtering: Filtering }

const isOn = (value: FilterValue) => Object.keys(value).length > 0

/** Gives the focus to something once it stands there. */
function useFocusSoon(): (id: string) => void {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    const shape = wanted.current === null ? null : document.getElementById(wanted.current)
    if (!shape) return
    wanted.current = null
    shape.focus()
  })
  return (id) => {
    wanted.current = id
  }
}

/** Adds a filter to a list: a menu of what it can be filtered by, then what sets the one that was chosen. */
export function AddFilter({ filtering }: FilteringProps) {
  const { filters, valueOf, change, idOf } = filtering
  const [open, setOpen] = useState<'menu' | ListFilter | null>(null)
  const focusSoon = useFocusSoon()
  const close = () => setOpen(null)
  return (
    <div className={styles.anchor}>
      <Button
        id={idOf(null)}
        look="secondary"
        size="small"
        icon={slidersHorizontalIcon}
        className={styles.add}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        onClick={() => setOpen('menu')}
      >
        {texts.add}
      </Button>
      {open === 'menu' && (
        <FilterPanel label={texts.menu} onClose={close}>
          <FilterMenu
            label={texts.menu}
            items={filters.map(({ word, label }) => ({ id: word, label }))}
            onChoose={(word) => setOpen(filters.find((filter) => filter.word === word) ?? null)}
          />
        </FilterPanel>
      )}
      {open !== null && open !== 'menu' && (
        <FilterEditor
          key={open.word}
          filter={open}
          value={valueOf(open)}
          onClose={close}
          onSet={(value) => {
            change(open, value)
            setOpen(null)
            focusSoon(idOf(open))
          }}
        />
      )}
    </div>
  )
}

/** The filters that are on, each to be changed or taken away, and all of them to be cleared. */
export function FilterChips({ filtering }: FilteringProps) {
  const { filters, valueOf, change, clear, idOf } = filtering
  const [open, setOpen] = useState<ListFilter | null>(null)
  const on = filters.filter((filter) => isOn(valueOf(filter)))
  if (on.length === 0) return null
  const focusAdd = () => document.getElementById(idOf(null))?.focus()
  const close = () => setOpen(null)
  return (
    <section aria-label={texts.on} className={styles.chips}>
      {on.map((filter) => (
        <div key={filter.word} className={styles.anchor}>
          <div className={styles.chip}>
            <button
              id={idOf(filter)}
              type="button"
              aria-haspopup={filter.kind === 'choice' ? 'menu' : 'dialog'}
              aria-expanded={open === filter}
              onClick={() => setOpen(filter)}
            >
              {texts.valueOf(filter.label)}{' '}
              <strong>{<ValueText filter={filter} value={valueOf(filter)} />}</strong>
            </button>
            <button
              type="button"
              aria-label={texts.remove(filter.label)}
              onClick={() => {
                focusAdd()
                change(filter, {})
              }}
            >
              <Icon of={xIcon} />
            </button>
          </div>
          {open === filter && (
            <FilterEditor
              filter={filter}
              value={valueOf(filter)}
              onClose={close}
              onSet={(value) => {
                change(filter, value)
                close()
              }}
            />
          )}
        </div>
      ))}
      <Button
        look="tertiary"
        size="small"
        onClick={() => {
          focusAdd()
          clear()
        }}
      >
        {texts.clear}
      </Button>
    </section>
  )
}

function ValueText({ filter, value }: { readonly filter: ListFilter; readonly value: FilterValue }) {
  switch (filter.kind) {
    case 'found':
      return <FoundName among={filter.among} id={value[filter.param] ?? ''} />
    case 'choice':
      return filter.choices.find((choice) => choice.value === value[filter.param])?.label
    case 'days':
      return wholeDates(rangeText(value[filter.from], value[filter.until], formatDate))
    case 'amount':
      return rangeText(value[filter.from], value[filter.until], (cents) => formatPrice(Number(cents)))
  }
}

function rangeText(from: string | undefined, until: string | undefined, format: (value: string) => string) {
  if (from === undefined) return until === undefined ? '' : texts.upTo(format(until))
  if (until === undefined) return texts.since(format(from))
  return from === until ? format(from) : texts.between(format(from), format(until))
}

function FoundName({ among, id }: { readonly among: Findable; readonly id: string }) {
  const { data: name, isPending } = useQuery(nameOf(among, id))
  const { loading, unknown } = texts.found[among]
  return isPending ? loading : (name ?? unknown)
}
