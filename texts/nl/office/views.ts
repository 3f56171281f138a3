/** Lists as somebody likes to look at them. */
export const viewTexts = {
  views: 'Opgeslagen weergaven',
  save: 'Weergave opslaan',
  saveIntro:
    'Wat je nu ziet wordt bewaard onder een naam: de wachtrij, de filters, de volgorde en je zoekwoord.',
  change: 'Weergave wijzigen',
  changeIntro: 'Verander de naam, deel de weergave met collega’s of verwijder de weergave.',
  name: 'Naam',
  share: 'Delen met collega’s',
  shareHint: 'Alleen jij kunt de weergave wijzigen.',
  sharedBy: (name: string) => `van ${name}`,
  remove: 'Verwijderen',
  cancel: 'Annuleren',
  saved: 'Weergave opgeslagen',
  removed: 'Weergave verwijderd',
} as const
