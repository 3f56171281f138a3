import { isPlainDate, type PlainDate } from '#domain/delivery/plain-date.ts'
import { Refusal } from '../../refusal.ts'

/** Where a page of invoices ends; the next one begins after it. */
export type InvoicePlace = { readonly day: PlainDate; readonly id: string }

const PLACE = /^(\d{4}-\d{2}-\d{2})_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

export function readPlace(text: string): InvoicePlace {
  const [, day, id] = PLACE.exec(text) ?? []
  if (day === undefined || id === undefined || !isPlainDate(day)) throw new Refusal('NotFound')
  return { day, id }
}

export const writePlace = ({ day, id }: InvoicePlace): string => `${day}_${id}`
