import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Buyer } from '#contract/office/price-trials.ts'
import { ChoiceGroup, ChoiceRow } from '#app/ui/choice-row.tsx'
import { priceTrialTexts as texts } from '#texts/nl/office/price-trial.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { buyers } from '../../work/prices.ts'

/** By whose prices something is tried, with the name of it. */
export type NamedBuyer = {
  readonly key: string
  readonly name: string
  readonly text: string
  readonly buyer: Buyer
}

export const VISITOR: NamedBuyer = {
  key: 'visitor',
  name: texts.visitor,
  text: texts.visitorText,
  buyer: { kind: 'visitor' },
}

type BuyerFieldProps = { readonly buyer: NamedBuyer; readonly onBuyer: (buyer: NamedBuyer) => void }

/** A visitor, or a company or list that is found; the chosen one stays whatever is searched for. */
export function BuyerField({ buyer, onBuyer }: BuyerFieldProps) {
  const [search, setSearch] = useState('')
  const { data } = useQuery({
    ...buyers(search),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const found: readonly NamedBuyer[] =
    search === '' || !data
      ? []
      : [
          ...data.companies.map(({ id, name }) => ({
            key: id,
            name,
            text: texts.company,
            buyer: { kind: 'company' as const, id },
          })),
          ...data.lists.map(({ id, title }) => ({
            key: id,
            name: title,
            text: texts.list,
            buyer: { kind: 'list' as const, id },
          })),
        ]
  const chosen = buyer.key === VISITOR.key ? [] : [buyer]
  const shown = [VISITOR, ...chosen, ...found.filter(({ key }) => key !== buyer.key)]
  return (
    <ChoiceGroup label={texts.buyer}>
      <SearchField label={texts.findBuyer} text={search} onSearch={setSearch} />
      {search !== '' && data && found.length === 0 && <p className="muted">{texts.noBuyers}</p>}
      {shown.map((one) => (
        <ChoiceRow
          key={one.key}
          name="buyer"
          title={one.name}
          text={one.text}
          checked={one.key === buyer.key}
          onChange={() => onBuyer(one)}
        />
      ))}
    </ChoiceGroup>
  )
}
