import { formatNumber } from '../format.ts'

/** With whom something leaves the house, and with what it left. */
export const dispatchTexts = {
  carrier: 'Vervoerder',
  chooseCarrier: 'Kies een vervoerder',
  code: 'Code van de zending',
  codeHint: 'Scan of typ hem. De klant krijgt een link om de zending te volgen.',
  url: 'Adres om de zending te volgen',
  urlHint: 'Komt in de mail aan de klant.',
  inParts: 'Niet alles gaat mee',
  inPartsHint: 'Vul in hoeveel er nu weggaan. De rest blijft staan en gaat later.',
  piecesOf: (title: string) => `Aantal nu van ${title}`,
  piecesLeft: (left: number) => `Nog te verzenden: ${formatNumber(left)}`,
  piecesFault: (left: number) => `Vul een heel aantal in van 1 tot en met ${formatNumber(left)}`,
  partSent: 'De zending staat erbij, de rest blijft staan',
  takeBack: 'Terugnemen',
  takeBackOf: (number: number, title: string) => `${title} terugnemen uit zending ${number}`,
  takeBackTitle: (number: number) => `Terugnemen uit zending ${number}?`,
  takeBackText: (pieces: number, title: string) =>
    `Er staan dan weer ${formatNumber(pieces)} van ${title} in huis. De klant krijgt daarvan geen mail.`,
  takenBack: 'Teruggenomen uit de zending',
  title: 'Zendingen',
  numberAt: (number: number, moment: string) => `Zending ${number}, ${moment}`,
  packingSlip: 'Pakbon',
  packingSlipOf: (number: number) => `Pakbon van zending ${number}`,
  follow: 'Volg zending',
  followOf: (number: number) => `Volg zending ${number}`,
} as const
