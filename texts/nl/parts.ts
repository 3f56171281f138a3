import type { Pack } from '#domain/catalogue/product-facts.ts'
import { formatNumber } from './format.ts'
import { quantityText } from './price-unit.ts'

/** '300 van 1.000 stuks', '3 van 10 sets van 4', '3 × 50 stuks van 10 × 50 stuks'. */
const partOf = (pieces: number, quantity: number, pack: Pack | null) =>
  `${pack?.kind === 'pieces' ? quantityText(pieces, pack) : formatNumber(pieces)} van ${quantityText(quantity, pack)}`

/** Whether it is one thing, as a pack of pieces is not. */
const isOne = (pieces: number, pack: Pack | null) => pieces === 1 && pack?.kind !== 'pieces'

/** A line that leaves in parts. */
export const partTexts = {
  partOf,
  sentOf: (pieces: number, quantity: number, pack: Pack | null) =>
    `${partOf(pieces, quantity, pack)} verzonden`,
  follows: (left: number, pack: Pack | null) => `Nog ${quantityText(left, pack)} te verzenden`,
  /** What comes after a part. */
  later: (left: number, pack: Pack | null) => {
    if (left === 0) return 'de rest is eerder verzonden'
    return isOne(left, pack) ? 'de laatste volgt' : `de overige ${quantityText(left, pack)} volgen`
  },
  /** Of a title: that it counts as sent no more. */
  comesBack: (pieces: number, pack: Pack | null, title: string) =>
    `${quantityText(pieces, pack)} van ${title} ${isOne(pieces, pack) ? 'telt' : 'tellen'} dan weer als niet verzonden.`,
  numberAt: (number: number, moment: string) => `Zending ${number}, ${moment}`,
  sentIn: (part: string, dispatch: number) => `${part} verzonden in zending ${dispatch}`,
  takenFrom: (part: string, dispatch: number) => `${part} teruggenomen uit zending ${dispatch}`,
} as const
