import { formatNumber } from '../format.ts'

/** Choosing rows of a list, what is done with them, and the keys of the back office. */
export const listTexts = {
  sort: 'Volgorde',
  choose: 'Kiezen',
  chooseRow: (name: string) => `Kies ${name}`,
  chosen: (count: number) => `${formatNumber(count)} gekozen`,
  clear: 'Keuze wissen',
  actions: 'Met de gekozen regels',
  stop: 'Stoppen',
  allChosen: (count: number | undefined) =>
    `Alles in deze lijst gekozen${count === undefined ? '' : `: ${formatNumber(count)}`}`,
  countAgain: 'Opnieuw tellen',
  shown: (count: number) => `${formatNumber(count)} regels getoond`,
  shownAll: (count: number) => `Alle ${formatNumber(count)} regels getoond`,
  notGrown: 'De volgende regels zijn niet geladen.',
  chooseShown: 'Alle getoonde regels kiezen',
  chooseWhole: 'Alles in deze lijst kiezen',
  progress: (label: string, done: number, all: number) =>
    `${label}: ${formatNumber(done)} van ${formatNumber(all)} gedaan. Dit gaat door als je deze pagina verlaat.`,
  andMore: (count: number) => `en nog ${formatNumber(count)}`,
  result: (label: string, done: number, all: number) =>
    `${label}: ${formatNumber(done)} van ${formatNumber(all)} gelukt`,
  done: 'Gelukt',
  skipped: 'Niet gedaan',
  close: 'Sluiten',
  closeResult: (result: string) => `Sluiten: ${result}`,
} as const

/** Rows that staff put in order. */
export const orderTexts = {
  grip: (title: string) => `Verplaats ${title}`,
  gripHint: 'Pijl omhoog of omlaag wisselt van plaats.',
  moveTitle: (title: string) => `${title} verplaatsen`,
  move: 'Verplaatsen',
  place: 'Plaats',
  last: 'Als laatste',
  before: (title: string) => `Voor ${title}`,
} as const
