/** What every failed call says (spec 8). */
export const callErrorTexts = {
  title: 'Er is iets mis gegaan',
  noAnswer: 'De winkel gaf geen antwoord. Controleer je internetverbinding en probeer het opnieuw.',
  missingCode: 'Een deel van de winkel kon niet worden geladen.',
  loadAnew: 'Pagina opnieuw laden',
} as const
