/** What `npm run picture:add` says. */
export const addPictureTexts = {
  usage:
    'Gebruik: npm run picture:add -- <artikelnummer> <bestand> ["omschrijving"]\nVoor een categorie: haar pad, zoals /posters, in plaats van een artikelnummer.',
  noFile: (file: string) => `Het bestand ${file} is niet te lezen.`,
  notRunning:
    'De winkel draait niet, en met haar ook de ingebouwde databank niet. Start haar met npm start en voeg de foto dan toe.',
  added: (title: string) => `De foto is toegevoegd aan ${title}.`,
} as const
