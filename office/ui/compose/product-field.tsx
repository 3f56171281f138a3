import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChoiceGroup, ChoiceRow } from '#app/ui/choice-row.tsx'
import { priceTrialTexts as texts } from '#texts/nl/office/price-trial.ts'
import { SearchField } from '../search-field.tsx'
import { listedProducts } from '../../work/prices.ts'

type Named = { readonly sku: string; readonly title: string }

type ProductFieldProps = {
  readonly sku: string | null
  readonly onSku: (sku: string) => void
}

/** The product of which a price is tried: the chosen one stays whatever is searched for. */
export function ProductField({ sku, onSku }: ProductFieldProps) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<Named | null>(null)
  const { data } = useQuery({ ...listedProducts(search), placeholderData: keepPreviousData })
  const found = search === '' ? [] : (data?.products ?? [])
  const shown = [...(chosen ? [chosen] : []), ...found.filter((one) => one.sku !== chosen?.sku)]
  return (
    <ChoiceGroup label={texts.product}>
      <SearchField label={texts.findProduct} text={search} onSearch={setSearch} />
      {search !== '' && data && found.length === 0 && <p className="muted">{texts.noProducts}</p>}
      {shown.map((one) => (
        <ChoiceRow
          key={one.sku}
          name="product"
          title={one.title}
          text={one.sku}
          checked={one.sku === sku}
          onChange={() => {
            setChosen(one)
            onSku(one.sku)
          }}
        />
      ))}
    </ChoiceGroup>
  )
}
