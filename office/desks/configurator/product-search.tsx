import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficeReply } from '#contract/office/client.ts'
import { Button } from '#app/ui/button.tsx'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { offeredProducts } from '../../work/configurators.ts'
import styles from './form.module.css'

export type OfferedProduct = OfficeReply<'findOfferedProducts'>['products'][number]

type ProductSearchProps = {
  /** What choosing one does. */
  readonly verb: string
  readonly onChosen: (product: OfferedProduct) => void
}

/** Products that are found by part of a title or a SKU, each to be chosen. */
export function ProductSearch({ verb, onChosen }: ProductSearchProps) {
  const [search, setSearch] = useState('')
  const { data, error, refetch } = useQuery({ ...offeredProducts(search), placeholderData: keepPreviousData })
  return (
    <div className={styles.found}>
      <SearchField label={texts.findProduct} text={search} onSearch={setSearch} />
      {search !== '' && error && <LoadFault error={error} onAgain={() => void refetch()} />}
      {search !== '' && !error && !data && <Loading />}
      {search !== '' && data && (
        <>
          <output className="muted">{data.length === 0 && texts.noProducts}</output>
          <ul>
            {data.map((product) => (
              <li key={product.id}>
                <p>
                  <strong>{product.title}</strong>
                  <small>{productNote(product)}</small>
                </p>
                <Button
                  look="secondary"
                  size="small"
                  aria-label={texts.verbOf(verb, product.title)}
                  onClick={() => onChosen(product)}
                >
                  {verb}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** What there is to know before a product is offered: its state where it is not sold, and whether it has a price. */
export const productNote = ({ sku, status, priceModel }: OfferedProduct): string =>
  [
    sku,
    ...(status === 'active' ? [] : [texts.productStates[status]]),
    ...(priceModel === null ? [texts.noBasePrice] : []),
  ].join(', ')
