export const withoutScriptsText =
  'In je browser staat JavaScript uit. Je kunt alles bekijken en zoeken. Voor inloggen, bestellen en formulieren is JavaScript nodig.'

/** For a page of which a script did not come: what of a press that was made, and a link to the page itself. */
export const notStartedTexts = {
  told: 'De winkel is niet helemaal geladen.',
  lostPress: 'Wat je net aanklikte, is niet gedaan.',
  tryAgain: 'Opnieuw proberen',
} as const

export const officeWithoutScriptsText =
  'In je browser staat JavaScript uit. Zet JavaScript aan om in beheer te werken.'
