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
} as const
