import type { CompanyFilters } from '#contract/office/filters.ts'
import { companyTexts as texts } from '#texts/nl/office/companies.ts'
import { type ListFilter, yesOrNo } from '../../ui/filters/list-filter.ts'

/** By what the list of companies is filtered. */
export const COMPANY_FILTERS: readonly ListFilter<keyof CompanyFilters>[] = [
  {
    kind: 'days',
    word: 'laatste-bestelling',
    label: texts.lastOrder,
    from: 'orderedFrom',
    until: 'orderedUntil',
  },
  { kind: 'found', among: 'prices', word: 'prijslijst', label: texts.filters.priceList, param: 'priceList' },
  { kind: 'choice', word: 'kredietlimiet', label: texts.filters.limit, param: 'limit', choices: yesOrNo },
  {
    kind: 'choice',
    word: 'btw-nummer',
    label: texts.vat,
    param: 'vat',
    choices: [
      { word: 'geldig', value: 'valid', label: texts.vatStatus.valid },
      { word: 'ongeldig', value: 'invalid', label: texts.vatStatus.invalid },
      { word: 'niet-te-controleren', value: 'unavailable', label: texts.vatStatus.unavailable },
      { word: 'niet-gecontroleerd', value: 'unchecked', label: texts.vatStatus.unchecked },
      { word: 'geen', value: 'none', label: texts.filters.noVat },
    ],
  },
]
