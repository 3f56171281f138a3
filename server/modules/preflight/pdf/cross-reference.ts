import type { FileBytes } from '../file-bytes.ts'
import { UnusableFile } from '../inspection-errors.ts'
import { Lexer } from './lexer.ts'
import { type Dict, isDict, isList, Keyword, nameOf, Ref, Stream, type Value } from './values.ts'

/** Where an object lies: by itself in the file, or as one of many within a stream. */
export type Place = { readonly at: number } | { readonly inStream: number; readonly index: number }

/** The index of a file: where its objects lie, and the dictionary that names the first of them. */
export type CrossReference = { readonly places: Map<number, Place>; readonly trailer: Dict }

/** Reads the object that lies here, whatever its number is. */
export type ParseAt = (at: number) => { readonly number: number; readonly value: Value } | null
/** The bytes of a stream; null where they are packed in a way that nobody knows. */
export type Unpack = (stream: Stream) => Buffer | null

const MAX_OBJECTS = 8_000_000
const FIRST_WINDOW = 64 * 1024
const LAST_WINDOW = 256 * 1024 * 1024
const TAIL_BYTES = 2048
const SCAN_BYTES = 4 * 1024 * 1024
const OVERLAP_BYTES = 64

/** Follows the index from the end of the file; null when it is missing or damaged. Newer parts win over older ones. */
export function readCrossReference(
  file: FileBytes,
  headerAt: number,
  parseAt: ParseAt,
  unpack: Unpack,
): CrossReference | null {
  const tailAt = Math.max(0, file.size - TAIL_BYTES)
  const tail = file.read(tailAt, TAIL_BYTES).toString('latin1')
  const found = /startxref\s+(\d+)/.exec(tail.slice(Math.max(0, tail.lastIndexOf('startxref'))))
  if (!found) return null
  const places = new Map<number, Place>()
  let trailer: Dict | null = null
  const met = new Set<number>()
  const ahead = [Number(found[1])]
  while (ahead.length > 0) {
    const at = ahead.shift() ?? 0
    if (met.has(at)) continue
    met.add(at)
    const part =
      readPart(file, at, places, parseAt, unpack) ?? readPart(file, at + headerAt, places, parseAt, unpack)
    if (!part && !trailer && isPackedForNobody(parseAt(at)?.value, unpack))
      throw new UnusableFile('damaged', 'pdf')
    if (!part) return null
    trailer ??= part
    for (const key of ['XRefStm', 'Prev']) {
      const next = part.get(key)
      if (typeof next === 'number') ahead.push(next)
    }
  }
  return trailer && { places, trailer }
}

/** Whether the newest index is packed in a way that no reader knows: a RIP would not open the file. */
const isPackedForNobody = (value: Value | undefined, unpack: Unpack): boolean =>
  value instanceof Stream && value.dict.has('W') && unpack(value) === null

function readPart(
  file: FileBytes,
  at: number,
  places: Map<number, Place>,
  parseAt: ParseAt,
  unpack: Unpack,
): Dict | null {
  const lexer = new Lexer(file.read(at, 64))
  const first = lexer.next(false)
  if (first instanceof Keyword && first.value === 'xref') return readTable(file, at, places)
  if (typeof first !== 'number') return null
  const value = parseAt(at)?.value
  if (!(value instanceof Stream) || !value.dict.has('W')) return null
  return readStream(value, places, unpack)
}

/** A table in words; null when it is not whole. */
function readTable(file: FileBytes, at: number, places: Map<number, Place>): Dict | null {
  for (let window = FIRST_WINDOW; window <= LAST_WINDOW; window *= 4) {
    const lexer = new Lexer(file.read(at, window))
    lexer.next(false)
    const found = new Map<number, Place | null>()
    const trailer = readSections(lexer, found)
    const isCut = lexer.isAtEnd && at + window < file.size
    if (isCut) continue
    if (!trailer) return null
    for (const [number, place] of found) if (place && !places.has(number)) places.set(number, place)
    return trailer
  }
  return null
}

function readSections(lexer: Lexer, found: Map<number, Place | null>): Dict | null {
  for (;;) {
    const start = lexer.next(false)
    if (start instanceof Keyword && start.value === 'trailer') {
      const trailer = lexer.next(true)
      return isDict(trailer) ? trailer : null
    }
    const count = lexer.next(false)
    if (typeof start !== 'number' || typeof count !== 'number') return null
    let shift = 0
    for (let index = 0; index < count; index += 1) {
      const at = lexer.next(false)
      const generation = lexer.next(false)
      const kind = lexer.next(false)
      if (typeof at !== 'number' || !(kind instanceof Keyword)) return null
      const isFirstFree = index === 0 && start === 1 && kind.value === 'f' && generation === 65_535
      if (isFirstFree) shift = -1
      if (found.size > MAX_OBJECTS) throw new UnusableFile('bomb')
      const number = start + index + shift
      if (!found.has(number)) found.set(number, kind.value === 'n' && at > 0 ? { at } : null)
    }
  }
}

function readStream(stream: Stream, places: Map<number, Place>, unpack: Unpack): Dict | null {
  const { dict } = stream
  const widths = dict.get('W')
  if (!isList(widths)) return null
  const [kindBytes = 0, firstBytes = 0, secondBytes = 0] = widths.map(Number)
  const size = Number(dict.get('Size') ?? 0)
  const sections = dict.get('Index')
  const index = isList(sections) ? sections.map(Number) : [0, size]
  const step = kindBytes + firstBytes + secondBytes
  if (!(step > 0 && step <= 32)) return null
  const bytes = unpack(stream)
  if (!bytes) return null
  const numberAt = (at: number, length: number) => {
    let value = 0
    for (let byte = 0; byte < length; byte += 1) value = value * 256 + (bytes[at + byte] ?? 0)
    return value
  }
  let at = 0
  for (let section = 0; section + 1 < index.length; section += 2) {
    const start = index[section] ?? 0
    const count = index[section + 1] ?? 0
    for (let offset = 0; offset < count && at + step <= bytes.length; offset += 1, at += step) {
      const kind = kindBytes === 0 ? 1 : numberAt(at, kindBytes)
      const first = numberAt(at + kindBytes, firstBytes)
      const second = numberAt(at + kindBytes + firstBytes, secondBytes)
      const number = start + offset
      if (places.has(number)) continue
      if (places.size > MAX_OBJECTS) throw new UnusableFile('bomb')
      if (kind === 1 && first > 0) places.set(number, { at: first })
      else if (kind === 2) places.set(number, { inStream: first, index: second })
    }
  }
  return dict
}

/** Finds the objects of a file whose index is damaged, by looking at all of it; later ones win. */
export function rebuildCrossReference(file: FileBytes, parseAt: ParseAt, unpack: Unpack): CrossReference {
  const places = new Map<number, Place>()
  const trailer = new Map<string, Value>()
  const streams: number[] = []
  let catalogue: Ref | null = null
  const keep = (dict: Dict) => {
    for (const key of ['Root', 'Encrypt', 'ID', 'Info']) {
      const value = dict.get(key)
      if (value !== undefined && (key !== 'Root' || value instanceof Ref)) trailer.set(key, value)
    }
  }
  for (const { at, kind } of findObjects(file)) {
    if (kind === 'trailer') {
      const dict = new Lexer(file.read(at + 7, FIRST_WINDOW)).next(true)
      if (isDict(dict)) keep(dict)
      continue
    }
    const head = new Lexer(file.read(at, 32)).next(false)
    if (typeof head !== 'number' || places.size > MAX_OBJECTS) continue
    places.set(head, { at })
    const start = file.read(at, 400).toString('latin1').split('endobj', 1)[0] ?? ''
    if (/\/Type\s*\/ObjStm/.test(start)) streams.push(head)
    else if (/\/Type\s*\/XRef/.test(start)) {
      const value = parseAt(at)?.value
      if (value instanceof Stream) keep(value.dict)
    } else if (/\/Type\s*\/Catalog/.test(start)) catalogue = new Ref(head, 0)
  }
  if (!trailer.has('Encrypt')) catalogue = addPacked(streams, places, parseAt, unpack) ?? catalogue
  const root = trailer.get('Root')
  const isKnown = root instanceof Ref && places.has(root.number)
  if (!isKnown && catalogue) trailer.set('Root', catalogue)
  return { places, trailer }
}

/** Adds the objects within streams, where none of their number lies by itself; answers the catalogue if it is one of them. */
function addPacked(
  streams: readonly number[],
  places: Map<number, Place>,
  parseAt: ParseAt,
  unpack: Unpack,
): Ref | null {
  let catalogue: Ref | null = null
  for (const number of streams) {
    const place = places.get(number)
    const value = place && 'at' in place ? parseAt(place.at)?.value : null
    if (!(value instanceof Stream)) continue
    const count = Math.min(Number(value.dict.get('N') ?? 0), MAX_OBJECTS)
    const bytes = unpack(value)
    if (!bytes) continue
    const lexer = new Lexer(bytes)
    for (let index = 0; index < count; index += 1) {
      const packed = lexer.next(false)
      const offset = lexer.next(false)
      if (typeof packed !== 'number' || typeof offset !== 'number') break
      if (!places.has(packed)) places.set(packed, { inStream: number, index })
      const inner = new Lexer(bytes, Number(value.dict.get('First') ?? 0) + offset).next(true)
      if (isDict(inner) && nameOf(inner.get('Type')) === 'Catalog') catalogue = new Ref(packed, 0)
    }
  }
  return catalogue
}

function* findObjects(file: FileBytes): Generator<{ at: number; kind: 'object' | 'trailer' }> {
  for (let from = 0; from < file.size; from += SCAN_BYTES - OVERLAP_BYTES) {
    const text = file.read(from, SCAN_BYTES).toString('latin1')
    const isLast = from + SCAN_BYTES >= file.size
    for (const { index, 0: found } of text.matchAll(
      /\btrailer\b|(?<![\w.])\d{1,8}[ \t\r\n\0\f]{1,4}\d{1,5}[ \t\r\n\0\f]{1,4}obj(?![a-z])/g,
    )) {
      if (!isLast && index >= SCAN_BYTES - OVERLAP_BYTES) break
      yield { at: from + index, kind: found === 'trailer' ? 'trailer' : 'object' }
    }
  }
}
