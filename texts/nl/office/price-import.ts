import { formatNumber } from '../format.ts'

const rows = (count: number) => (count === 1 ? '1 rij' : `${formatNumber(count)} rijen`)
const faults = (count: number) => (count === 1 ? '1 fout' : `${formatNumber(count)} fouten`)

/** Reading a file of prices, and what it would change. */
export const priceImportTexts = {
  title: (list: string) => `Prijzen importeren in ${list}`,
  back: 'Terug naar de prijslijst',
  intro:
    'Kies een CSV- of Excel-bestand (.xlsx) met de kolommen van de export, hoogstens 20 MB en 100.000 rijen. Er verandert pas iets als je de verschillen hebt gezien en bevestigd.',
  others: 'Wat niet in het bestand staat',
  othersOf: { stay: 'Blijft zoals het is', go: 'Verdwijnt uit de lijst' },
  othersHints: {
    stay: 'Alleen de prijzen in het bestand veranderen.',
    go: 'Daarna is de lijst precies het bestand.',
  },
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

  differences: 'Verschillen',
  counts: {
    added: 'Nieuw',
    changed: 'Gewijzigd',
    removed: 'Vervalt',
    unchanged: 'Ongewijzigd',
  },
  nothing: 'Dit bestand verandert niets.',
  differencesTable: 'Wat er verandert',
  kind: 'Soort',
  subject: 'Artikel of categorie',
  was: 'Was',
  becomes: 'Wordt',
  nothingThere: 'Niets',
  differencesFile: 'Alle verschillen downloaden',
  apply: 'Doorvoeren',
  applyTitle: 'Wijzigingen doorvoeren?',
  applyText: (count: number) =>
    `${count === 1 ? '1 prijs of korting verandert' : `${formatNumber(count)} prijzen en kortingen veranderen`} in één keer. Klanten zien het binnen een seconde.`,
  applied: 'De prijzen zijn gewijzigd',
} as const
