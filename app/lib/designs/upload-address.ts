import { UPLOAD_QUERY as LINE } from '#contract/page-paths.ts'

const SIDE = 'zijde'
const ORDER = 'bestelling'
const BACK = 'achter'

/** What the upload manager is opened for: an order line and a side of it, or the library. */
export type UploadPlace =
  | { readonly mode: 'library' }
  | {
      readonly mode: 'link'
      readonly lineId: string
      readonly side: 'front' | 'back'
      /** Of a line that was ordered; null for one of the cart. */
      readonly orderId: string | null
    }

/** The query of a page with the upload manager open over it: a link like any other opens it (spec 2, Upload manager). */
export function withUploadQuery(query: URLSearchParams, place: UploadPlace): string {
  const opened = new URLSearchParams(withoutUploadQuery(query))
  opened.set(LINE, place.mode === 'library' ? '' : place.lineId)
  if (place.mode === 'link' && place.orderId !== null) opened.set(ORDER, place.orderId)
  if (place.mode === 'link' && place.side === 'back') opened.set(SIDE, BACK)
  return `?${opened}`
}

/** What the address asks for; null when it asks for no manager. */
export function readUploadQuery(query: URLSearchParams): UploadPlace | null {
  const lineId = query.get(LINE)
  if (lineId === null) return null
  if (lineId === '') return { mode: 'library' }
  return {
    mode: 'link',
    lineId,
    side: query.get(SIDE) === BACK ? 'back' : 'front',
    orderId: query.get(ORDER),
  }
}

/** The same query without the manager; empty, or with its question mark. */
export function withoutUploadQuery(query: URLSearchParams): string {
  const rest = new URLSearchParams(query)
  rest.delete(LINE)
  rest.delete(SIDE)
  rest.delete(ORDER)
  return rest.size === 0 ? '' : `?${rest}`
}
