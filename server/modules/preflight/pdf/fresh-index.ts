import { type Dict, Name, Ref, type Value } from './values.ts'
import type { CrossReference } from './cross-reference.ts'

const ENTRY_BYTES = 11
const MOST_NUMBER = 2 ** 24

/**
 * An index of a damaged file as a PDF writes it, to be put behind its last byte: what we found by looking at all of it, for a reader
 * that finds less.
 */
export function freshIndex({ places, trailer }: CrossReference, fileSize: number, headerAt: number): Buffer {
  const number =
    1 +
    Math.min(
      MOST_NUMBER,
      [...places.keys()].reduce((most, one) => Math.max(most, one), 0),
    )
  const at = fileSize + 1 - headerAt
  const entries = Buffer.alloc((number + 1) * ENTRY_BYTES)
  const put = (index: number, kind: number, first: number, second: number) => {
    const from = index * ENTRY_BYTES
    entries[from] = kind
    entries.writeUIntBE(first, from + 1, 6)
    entries.writeUInt32BE(second, from + 7)
  }
  for (const [index, place] of places) {
    if (index >= number) continue
    if ('at' in place) put(index, 1, Math.max(0, place.at - headerAt), 0)
    else put(index, 2, place.inStream, place.index)
  }
  put(number, 1, at, 0)
  const told = ['Root', 'Encrypt', 'ID', 'Info'].map((key) => `/${key} ${written(trailer.get(key) ?? null)}`)
  const dict = `<< /Type /XRef /Size ${number + 1} /W [1 6 4] /Length ${entries.length} ${told.join(' ')} >>`
  return Buffer.concat([
    Buffer.from(`\n${number} 0 obj\n${dict}\nstream\n`, 'latin1'),
    entries,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${at}\n%%EOF\n`, 'latin1'),
  ])
}

/** A stream by the number of the one that it takes the place of. */
export type OtherForm = { readonly number: number; readonly dict: Dict; readonly bytes: Buffer }

/** A stream as an object of a file, after a line end. */
export function writtenStream(number: number, dict: Dict, bytes: Buffer): Buffer {
  const told = written(new Map([...dict, ['Length', bytes.length]]))
  return Buffer.concat([
    Buffer.from(`\n${number} 0 obj\n${told}\nstream\n`, 'latin1'),
    bytes,
    Buffer.from('\nendstream\nendobj\n', 'latin1'),
  ])
}

function written(value: Value): string {
  if (value instanceof Ref) return `${value.number} ${value.generation} R`
  if (value instanceof Name)
    return `/${value.value.replace(/[^A-Za-z0-9]/g, (sign) => `#${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)}`
  if (Buffer.isBuffer(value)) return `<${value.toString('hex')}>`
  if (value instanceof Map)
    return `<< ${[...value].map(([key, one]) => `${written(new Name(key))} ${written(one)}`).join(' ')} >>`
  if (Array.isArray(value)) return `[${value.map(written).join(' ')}]`
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : 'null'
}
