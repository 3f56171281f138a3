import { formatNumber } from './format.ts'

/** A line that leaves in parts. */
export const partTexts = {
  partOf: (pieces: number, quantity: number) => `${formatNumber(pieces)} van ${formatNumber(quantity)}`,
  sentOf: (pieces: number, quantity: number) =>
    `${formatNumber(pieces)} van ${formatNumber(quantity)} verzonden`,
  parcels: 'Zendingen',
  parcel: (number: number, moment: string) => `Zending ${number}, ${moment}`,
  follows: (left: number) => `Nog ${formatNumber(left)} te verzenden`,
} as const
