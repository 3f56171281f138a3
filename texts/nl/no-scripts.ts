export const withoutScriptsText =
  'In je browser staat JavaScript uit. Je kunt alles bekijken en zoeken. Voor inloggen, bestellen en formulieren is JavaScript nodig.'
