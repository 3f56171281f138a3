import type { Pack } from '#domain/catalogue/product-facts.ts'
import { formatNumber } from '../format.ts'
import { quantityText } from '../price-unit.ts'

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
  piecesOf: (line: string) => `Aantal nu van ${line}`,
  piecesLeft: (left: number, pack: Pack | null) => `Nog te verzenden: ${quantityText(left, pack)}`,
  piecesFault: (left: number) => `Vul een heel aantal in van 1 tot en met ${formatNumber(left)}`,
  partSent: 'De zending staat erbij, de rest blijft staan',
  takeBack: 'Terugnemen',
  takeBackOf: (number: number, title: string) => `${title} terugnemen uit zending ${number}`,
  takeBackTitle: (number: number) => `Terugnemen uit zending ${number}?`,
  takeBackText: (comesBack: string) => `${comesBack} De klant krijgt hiervan geen mail.`,
  takenBack: 'Teruggenomen uit de zending',
  title: 'Zendingen',
  packingSlip: 'Pakbon',
  packingSlipOf: (number: number) => `Pakbon van zending ${number}`,
  follow: 'Volg zending',
  followOf: (number: number) => `Volg zending ${number}`,
} as const
