import { isPacked } from '#domain/documents/when-to-invoice.ts'
import { piecesLeft } from '#domain/orders/sent-pieces.ts'
import type { OrderedLineRow } from './find-ordered.ts'

/** Of what a packing slip is asked: all that was packed, what left together, or some lines before they leave. */
export type SlipOf = 'all' | { readonly dispatchId: string } | { readonly lineIds: readonly string[] }

/** A line as it lies in a shipment, with how many pieces of it. */
export type PackedLine = OrderedLineRow & { readonly pieces: number }

/** What of an order a packing slip lists: a line that leaves in parts stands there once for each shipment. */
export function packedLines(lines: readonly OrderedLineRow[], of: SlipOf): readonly PackedLine[] {
  if (of !== 'all' && 'dispatchId' in of)
    return lines.flatMap((line) => sentOf(line).filter(({ dispatch }) => dispatch?.id === of.dispatchId))
  return lines.flatMap((line) => {
    if (of !== 'all' && !of.lineIds.includes(line.id)) return []
    const inHouse = isPacked(line.state) ? restOf(line) : []
    // What is asked of lines before they leave is what leaves now.
    return of !== 'all' && inHouse.length > 0 ? inHouse : [...sentOf(line), ...inHouse]
  })
}

const sentOf = (line: OrderedLineRow): readonly PackedLine[] =>
  line.parcels.map(({ quantity, trackingUrl: _url, ...dispatch }) => ({
    ...line,
    dispatch,
    pieces: quantity,
  }))

const restOf = (line: OrderedLineRow): readonly PackedLine[] => {
  const left = piecesLeft(line)
  return left > 0 ? [{ ...line, dispatch: null, pieces: left }] : []
}

/** What comes after a slip, with how many pieces: what was not packed yet, or lies there without what the slip lists. */
export const laterLines = (
  lines: readonly OrderedLineRow[],
  listed: readonly PackedLine[],
): readonly PackedLine[] =>
  lines.flatMap((line) => {
    if (line.state === 'cancelled') return []
    const isListed = listed.some(({ id, dispatch }) => id === line.id && dispatch === null)
    return !isPacked(line.state) || (line.state === 'ready' && !isListed) ? restOf(line) : []
  })
