import { formatNumber } from '../format.ts'

/** Reading a file of prices, and what it would change. */
export const priceImportTexts = {
  title: (list: string) => `Prijzen importeren in ${list}`,
  back: 'Terug naar de prijslijst',
  intro:
    'Kies een CSV- of Excel-bestand (.xlsx) met de kolommen van de export, hoogstens 20 MB en 100.000 rijen. Er verandert pas iets als je de verschillen hebt gezien en bevestigd.',
  introBase:
    'Prijzen die niet in het bestand staan, blijven zoals ze zijn. Een prijs die erin staat, krijgt precies de staffels van het bestand. Een rij met een keuze is wat die keuze in een configurator kost.',
  others: 'Wat niet in het bestand staat',
  othersOf: { stay: 'Blijft zoals het is', go: 'Verdwijnt uit de lijst' },
  othersHints: {
    stay: 'Alleen de prijzen in het bestand veranderen.',
    go: 'Daarna is de lijst precies het bestand.',
  },

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
