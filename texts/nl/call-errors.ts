const TRY_AGAIN = 'Controleer je internetverbinding en probeer het opnieuw.'
const OFFLINE = 'Je bent offline.'
const NO_ANSWER = 'De winkel gaf geen antwoord.'

/** What every failed call says (spec 8). */
export const callErrorTexts = {
  title: 'Er is iets mis gegaan',
  offline: `${OFFLINE} ${TRY_AGAIN}`,
  noAnswer: `${NO_ANSWER} ${TRY_AGAIN}`,
  /** The same in two parts, as a page says it. */
  offlineTitle: OFFLINE,
  noAnswerTitle: NO_ANSWER,
  tryAgain: TRY_AGAIN,
  away: 'De winkel is even niet bereikbaar. Probeer het zo nog eens.',
  busy: 'Het is nu erg druk in de winkel. Probeer het zo nog eens.',
  tooLarge: 'Dit is te groot om te versturen.',
  gone: 'Dit bestaat niet meer.',
  ourFault: 'Er ging bij ons iets mis. Probeer het opnieuw.',
  refused: 'De winkel kon dit niet verwerken.',
  missingCode: 'Een deel van de winkel kon niet worden geladen.',
  loadAnew: 'Pagina opnieuw laden',
} as const
