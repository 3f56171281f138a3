import type { Age } from '#domain/documents/ageing.ts'
import { pageNames } from './page-names.ts'

/** What is open by how long it should have been paid. */
export const ageingTexts = {
  title: pageNames.ageing,
  note: 'Wat klanten nog moeten betalen, incl. btw, naar het aantal dagen na de vervaldatum.',
  back: 'Alle facturen',
  table: 'Openstaand per bedrijf',
  company: 'Bedrijf',
  all: 'Totaal',
  none: 'Er staat niets open',
  noneText: 'Alle facturen zijn betaald of gecrediteerd.',
  most: (count: number) => `De ${count} bedrijven met het hoogste bedrag. Het totaal is van alle bedrijven.`,
  age: {
    not_due: 'Niet vervallen',
    to_30: '1-30',
    to_60: '31-60',
    to_90: '61-90',
    older: '90+',
  } satisfies Record<Age, string>,
} as const
