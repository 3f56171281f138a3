import type { FileFilters } from '#contract/office/filters.ts'
import { deskFileTexts as texts } from '#texts/nl/office/files.ts'
import { companyFilter, type ListFilter } from '../../ui/filters/list-filter.ts'

/** By what the list of print files is filtered. */
export const FILE_FILTERS: readonly ListFilter<keyof FileFilters>[] = [
  companyFilter,
  { kind: 'found', among: 'files', word: 'product', label: texts.filters.product, param: 'product' },
  {
    kind: 'choice',
    word: 'controle',
    label: texts.filters.status,
    param: 'status',
    choices: [
      { word: 'niet-te-controleren', value: 'error', label: texts.judged.error.label },
      { word: 'fout', value: 'invalid', label: texts.judged.invalid.label },
      { word: 'let-op', value: 'fixable', label: texts.judged.fixable.label },
      { word: 'goed', value: 'valid', label: texts.judged.valid.label },
      { word: 'bezig', value: 'processing', label: texts.judged.processing.label },
    ],
  },
  { kind: 'days', word: 'levering', label: texts.leaves, from: 'deliveryFrom', until: 'deliveryUntil' },
]
