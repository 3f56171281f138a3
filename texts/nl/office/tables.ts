import { formatNumber } from '../format.ts'

const rows = (count: number) => (count === 1 ? '1 rij' : `${formatNumber(count)} rijen`)
const faults = (count: number) => (count === 1 ? '1 fout' : `${formatNumber(count)} fouten`)

/** What is said of a table that somebody sent, whatever stands in it. */
export const tableTexts = {
  columnMissing: (columns: readonly string[]) =>
    `In de eerste rij van dit bestand ontbreekt de kolom ${columns.join(' of ')}.`,
  columnTwice: (column: string) => `De kolom ${column} staat twee keer in de eerste rij van dit bestand.`,
  openQuote: (row: number, line: number) =>
    row === line
      ? `In rij ${row} begint een aanhalingsteken dat nergens wordt gesloten.`
      : `In rij ${row} (regel ${line} in een teksteditor) begint een aanhalingsteken dat nergens wordt gesloten.`,
  notText: 'Dit is geen Excel- of CSV-bestand. Bewaar het in je rekenprogramma als .xlsx of als CSV.',
  faultAt: (column: string, message: string) => `${column}: ${message}`,

  choose: 'Bestand kiezen',
  again: 'Ander bestand kiezen',
  reading: 'Het bestand wordt gelezen.',
  read: (name: string, count: number) => `${name}: ${rows(count)}`,
  refused: 'Dit bestand is niet gelezen',
  notReadable: 'Het bestand is niet meer te lezen. Kies het opnieuw.',
  faulty: (count: number) => `${faults(count)}: er wordt niets gewijzigd`,
  faultyText: 'Download het bestand met de kolom “fout”, verbeter de rijen en kies het opnieuw.',
  faultsFile: 'Bestand met fouten downloaden',
  faultsTable: 'Fouten in het bestand',
  warnings: (count: number) => (count === 1 ? '1 waarschuwing' : `${formatNumber(count)} waarschuwingen`),
  warningsTable: 'Waarschuwingen',
  row: 'Rij',
  column: 'Kolom',
  message: 'Melding',
  firstOf: (shown: number, all: number) => `De eerste ${formatNumber(shown)} van ${formatNumber(all)}.`,
} as const
