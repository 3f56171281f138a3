import { useQueries, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { plusIcon } from '#app/ui/icons/plus.ts'
import type { FieldTexts } from '#app/ui/field.tsx'
import { productFormTexts as texts } from '#texts/nl/office/product-form.ts'
import { api } from '../../../lib/api.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { Chips } from './chips.tsx'
import { FieldGroup } from './field-group.tsx'
import styles from './form.module.css'

type SkuFieldProps = Pick<FieldTexts, 'hint' | 'error'> & {
  readonly id: string
  readonly label: string
  readonly hideLabel?: boolean
  readonly ownSku: string
  readonly skus: readonly string[]
  readonly most: number
  readonly onChange: (skus: string[]) => void
}

const LEAST_CHARACTERS = 2
const MOST_FOUND = 8

const productsFor = (search: string) => ({
  queryKey: ['products', 'for', search],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    api.listDeskProducts({ query: { search } }, { signal }),
})

/** Other products, looked up by title or SKU; what is chosen stands with its title. */
export function SkuField({
  id,
  label,
  hideLabel = false,
  hint,
  error,
  ownSku,
  skus,
  most,
  onChange,
}: SkuFieldProps) {
  const [search, setSearch] = useState('')
  const group = useRef<HTMLFieldSetElement>(null)
  const titles = useTitles(skus)
  const isAsked = search.length >= LEAST_CHARACTERS && skus.length < most
  const { data } = useQuery({ ...productsFor(search), enabled: isAsked })
  const found = isAsked
    ? data?.products.filter(({ sku }) => sku !== ownSku && !skus.includes(sku))
    : undefined

  /** What was pressed is gone then. */
  const focus = () => (group.current?.querySelector('input') ?? group.current)?.focus()

  function choose(sku: string) {
    onChange([...skus, sku])
    setSearch('')
    focus()
  }

  function remove(sku: string) {
    onChange(skus.filter((one) => one !== sku))
    focus()
  }

  return (
    <FieldGroup ref={group} {...{ id, label, hideLabel, hint, error }}>
      <Chips
        label={texts.chosenOf(label)}
        chips={skus.map((sku) => ({
          id: sku,
          name: sku,
          content: <Named sku={sku} title={titles.get(sku)} />,
        }))}
        onRemove={remove}
      />
      {skus.length < most && <SearchField label={texts.findProduct} text={search} onSearch={setSearch} />}
      <output className="muted">{found && texts.found(found.length, MOST_FOUND)}</output>
      {found && found.length > 0 && (
        <ul aria-label={texts.foundProducts} className={styles.found}>
          {found.slice(0, MOST_FOUND).map(({ sku, title }) => (
            <li key={sku}>
              <Button look="tertiary" size="small" icon={plusIcon} onClick={() => choose(sku)}>
                <Named sku={sku} title={title} />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </FieldGroup>
  )
}

function Named({ sku, title }: { readonly sku: string; readonly title: string | undefined }) {
  return title === undefined ? (
    sku
  ) : (
    <>
      {title} <small>{sku}</small>
    </>
  )
}

/** What the products of these SKUs are called, as far as it is known yet. */
function useTitles(skus: readonly string[]): ReadonlyMap<string, string> {
  const answers = useQueries({ queries: skus.map(productsFor) })
  return new Map(
    answers
      .flatMap(({ data }) => data?.products ?? [])
      .filter(({ sku }) => skus.includes(sku))
      .map(({ sku, title }) => [sku, title]),
  )
}
