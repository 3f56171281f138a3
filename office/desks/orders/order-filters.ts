import type { OrderFilters } from '#contract/office/filters.ts'
import { deskOrderTexts as texts } from '#texts/nl/office/orders.ts'
import { companyFilter, type ListFilter, yesOrNo } from '../../ui/filters/list-filter.ts'

/** By what the list of orders is filtered. */
export const ORDER_FILTERS: readonly ListFilter<keyof OrderFilters>[] = [
  companyFilter,
  {
    kind: 'days',
    word: 'levering',
    label: texts.filters.delivery,
    from: 'deliveryFrom',
    until: 'deliveryUntil',
  },
  { kind: 'days', word: 'besteld', label: texts.filters.placed, from: 'placedFrom', until: 'placedUntil' },
  { kind: 'amount', word: 'bedrag', label: texts.filters.net, from: 'netFrom', until: 'netUntil' },
  { kind: 'choice', word: 'spoed', label: texts.filters.express, param: 'express', choices: yesOrNo },
  { kind: 'choice', word: 'geblokkeerd', label: texts.filters.held, param: 'held', choices: yesOrNo },
  {
    kind: 'choice',
    word: 'bezorgwijze',
    label: texts.filters.way,
    param: 'way',
    choices: [
      { word: 'verzenden', value: 'ship', label: texts.filters.ship },
      { word: 'afhalen', value: 'pickup', label: texts.filters.pickup },
    ],
  },
]
