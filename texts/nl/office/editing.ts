import { formatNumber, inWords } from '../format.ts'

const MOST_NAMED = 4
const MOST_LISTED = 12

const upTo = (most: number, labels: readonly string[]): string =>
  labels.length > most
    ? `${labels.slice(0, most - 1).join(', ')} en nog ${formatNumber(labels.length - most + 1)}`
    : inWords(labels)

/** Forms that change a row, and what is asked where two of the staff changed the same. */
export const editTexts = {
  cancel: 'Annuleren',
  save: 'Opslaan',
  reason: 'Reden',
  clash: 'Een collega heeft dit intussen gewijzigd',
  clashText: 'Kies wat er moet blijven staan. Wat jij verder hebt gewijzigd, blijft bewaard.',
  theirs: 'Van je collega, nu bewaard',
  mine: 'Van jou',
  choose: 'Maak een keuze',

  saved: 'Opgeslagen',
  unsaved: 'Niet bewaard',
  fieldOf: (label: string) => `${label}:`,
  unsavedThings: (labels: readonly string[]) => upTo(MOST_NAMED, labels),
  notTaken: 'Dit kan zo niet worden bewaard',
  keep: 'Bewaren',
  saveKeys: 'Control+S Meta+S',
  dropChanges: 'Niet bewaren',
  dropTitle: 'Wijzigingen niet bewaren?',
  dropText: (labels: readonly string[]) => `Dit verdwijnt: ${upTo(MOST_LISTED, labels)}.`,
  keepOn: 'Verder werken',
  leaveTitle: 'Weggaan zonder te bewaren?',
  leaveText: (labels: readonly string[]) => `Dit is niet bewaard: ${upTo(MOST_LISTED, labels)}.`,
  stay: 'Op deze pagina blijven',
  leave: 'Weggaan',
} as const
