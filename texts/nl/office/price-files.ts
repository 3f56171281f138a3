import type { TableColumn } from '#domain/price-lists/table.ts'

/** What the columns of a file of prices are called, in their order. */
export const priceColumnTexts = {
  sku: 'artikelnummer',
  category: 'categorie',
  title: 'omschrijving',
  unit: 'eenheid',
  from: 'vanaf',
  price: 'prijs',
  percent: 'korting',
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
  faultAt: (column: string, message: string) => `${column}: ${message}`,
  columnMissing: (columns: readonly string[]) =>
    `In de eerste rij van dit bestand ontbreekt de kolom ${columns.join(' of ')}.`,
  columnTwice: (column: string) => `De kolom ${column} staat twee keer in de eerste rij van dit bestand.`,
  openQuote: (row: number, line: number) =>
    row === line
      ? `In rij ${row} begint een aanhalingsteken dat nergens wordt gesloten.`
      : `In rij ${row} (regel ${line} in een teksteditor) begint een aanhalingsteken dat nergens wordt gesloten.`,
  empty: 'In dit bestand staan geen prijzen.',
  notText: 'Dit is geen Excel- of CSV-bestand. Bewaar het in je rekenprogramma als .xlsx of als CSV.',
  differenceHead: ['soort', 'artikelnummer of categorie', 'omschrijving', 'was', 'wordt'],
  kinds: { added: 'nieuw', changed: 'gewijzigd', removed: 'vervalt' },
} as const
