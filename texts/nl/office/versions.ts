import { formatNumber } from '../format.ts'

/** The history of what can be published: its versions, each of which can come back as a draft. */
export const versionTexts = {
  versions: 'Versies',
  emptyText: 'Elke keer dat je publiceert, komt hier een versie bij die je kunt terugzetten.',
  version: (number: number) => `Versie ${formatNumber(number)}`,
  now: 'Huidige versie',
  by: (moment: string, by: string) => `${moment}, ${by}`,
  byItself: 'het systeem',
  firstState: 'Zo stond het in de winkel voordat het hier werd gewijzigd.',
  firstVersion: 'Eerste versie',
  differences: 'Verschillen bekijken',
  differencesOf: (number: number) => `Verschillen van versie ${formatNumber(number)}`,
  restore: 'Terugzetten als concept',
  restoreOf: (number: number) => `Versie ${formatNumber(number)} terugzetten als concept`,
  restoreTitle: (number: number) => `Versie ${formatNumber(number)} terugzetten?`,
  restoreText:
    'Er komt een concept waarin alles weer is zoals toen. In de winkel verandert pas iets als je publiceert.',
  restoreOver: 'Het concept dat er nu is, wordt erdoor vervangen.',
  restored: (number: number) => `Versie ${formatNumber(number)} staat klaar als concept`,
  restoredSame: (number: number) =>
    `Versie ${formatNumber(number)} is gelijk aan de winkel: er is geen concept`,
} as const
