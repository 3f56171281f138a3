/** Lists as somebody likes to look at them. */
export const viewTexts = {
  views: 'Opgeslagen weergaven',
  save: 'Weergave opslaan',
  saveIntro: 'De wachtrij en je zoekwoord worden bewaard onder een naam.',
  change: 'Weergave wijzigen',
  changeIntro: 'Geef de weergave een andere naam, deel hem, of verwijder hem.',
  name: 'Naam',
  share: 'Delen met collega’s',
  shareHint: 'Alleen jij kunt de weergave wijzigen.',
  sharedBy: (name: string) => `van ${name}`,
  remove: 'Verwijderen',
  cancel: 'Annuleren',
  saved: 'Weergave opgeslagen',
  removed: 'Weergave verwijderd',
} as const
