import type { TableColumn } from '#domain/price-lists/table.ts'

/** What the columns of a file of prices are called, in their order. */
export const priceColumnTexts = {
  sku: 'artikelnummer',
  choice: 'keuze',
  category: 'categorie',
  title: 'omschrijving',
  unit: 'eenheid',
  from: 'vanaf',
  price: 'prijs',
  percent: 'korting',
  setup: 'opstartkosten',
  minimum: 'minimumbedrag',
  validFrom: 'geldig van',
  validTo: 'geldig tot',
  base: 'basisprijs',
  fault: 'fout',
} as const satisfies Record<TableColumn, string>

/** What is said of files of prices, and in those that the shop makes. */
export const priceFileTexts = {
  name: (code: string, day: string, ending: 'csv' | 'xlsx') => `prijslijst-${code}-${day}.${ending}`,
  /** The sheet of a spreadsheet. */
  sheet: 'Prijzen',
  faultsName: (code: string) => `prijslijst-${code}-fouten.csv`,
  differencesName: (code: string) => `prijslijst-${code}-verschillen.csv`,
  empty: 'In dit bestand staan geen prijzen.',
  differenceHead: ['soort', 'artikelnummer of categorie', 'omschrijving', 'was', 'wordt'],
  kinds: { added: 'nieuw', changed: 'gewijzigd', removed: 'vervalt' },
} as const
