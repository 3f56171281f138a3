import { closeSync, openSync, writeSync } from 'node:fs'
import type { FileBytes } from '../file-bytes.ts'
import { UnusableFile } from '../inspection-errors.ts'
import { type CrossReference, readCrossReference, rebuildCrossReference } from './cross-reference.ts'
import { Budget, type Decoded, decodeStream } from './decode-stream.ts'
import { type Decryption, openWithoutPassword } from './decrypt.ts'
import { freshIndex, type OtherForm, writtenStream } from './fresh-index.ts'
import { Lexer } from './lexer.ts'
import {
  type Dict,
  isDict,
  isList,
  Keyword,
  nameOf,
  Ref,
  Stream,
  type StreamPlace,
  type Value,
} from './values.ts'

const HEAD_BYTES = 1024
const FIRST_WINDOW = 4096
const LAST_WINDOW = 64 * 1024 * 1024
const MOST_CACHED = 20_000
const MOST_STREAMS_CACHED = 8
const MAX_HOPS = 20
const SEARCH_BYTES = 1024 * 1024
const COPIED_BYTES = 1024 * 1024
const MAX_PACKED_BYTES = 600 * 1024 * 1024

type Packed = { readonly bytes: Buffer; readonly offsets: readonly number[] }
type Parsed = { readonly number: number; readonly value: Value }

/** A PDF whose objects are read from the file one by one, when they are asked for. */
export class PdfFile {
  readonly version: string
  readonly isEncrypted: boolean
  readonly budget = new Budget()
  wasRebuilt = false
  #index: CrossReference
  readonly #file: FileBytes
  readonly #headerAt: number
  #decryption: Decryption | null = null
  readonly #cache = new Map<number, Value>()
  readonly #packed = new Map<number, Packed | null>()
  readonly #opening = new Set<number>()

  constructor(file: FileBytes) {
    this.#file = file
    const head = file.read(0, HEAD_BYTES).toString('latin1')
    this.#headerAt = Math.max(0, head.indexOf('%PDF-'))
    const stated = /%PDF-(\d\.\d)/.exec(head)?.[1] ?? ''
    const index = readCrossReference(file, this.#headerAt, this.#parseAt, this.#unpack)
    this.#index = index ?? { places: new Map(), trailer: new Map() }
    const encrypt = this.#unlock()
    if (!index || !this.#hasPages()) this.#rebuild()
    this.isEncrypted = encrypt || this.#index.trailer.has('Encrypt')
    const own = nameOf(this.get(this.root, 'Version'))
    this.version = own !== null && own > stated ? own : stated
  }

  get root(): Dict {
    const root = this.resolve(this.#index.trailer.get('Root'))
    return isDict(root) ? root : new Map()
  }

  /** What makes the file readable to others when it is put behind its last byte, with some of its streams in another form. */
  freshIndex(instead: readonly OtherForm[] = []): Buffer {
    const { places, trailer } = this.#index
    const changed = new Map(places)
    const parts: Buffer[] = []
    let at = this.#file.size
    for (const { number, dict, bytes } of instead) {
      const object = writtenStream(number, dict, bytes)
      changed.set(number, { at: at + 1 })
      parts.push(object)
      at += object.length
    }
    return Buffer.concat([...parts, freshIndex({ places: changed, trailer }, at, this.#headerAt)])
  }

  /** A number that no object of the file has. */
  freeNumber(): number {
    return 1 + [...this.#index.places.keys()].reduce((most, one) => Math.max(most, one), 0)
  }

  /** Follows references to what they point at; null for what does not exist. */
  readonly resolve = (value: Value | undefined): Value => {
    let one: Value | undefined = value
    for (let hops = 0; one instanceof Ref; hops += 1) {
      if (hops >= MAX_HOPS) return null
      one = this.#object(one.number)
    }
    return one ?? null
  }

  get(dict: Dict, key: string): Value {
    return this.resolve(dict.get(key))
  }

  dict(dict: Dict, key: string): Dict | null {
    const value = this.get(dict, key)
    if (value instanceof Stream) return value.dict
    return isDict(value) ? value : null
  }

  list(dict: Dict, key: string): readonly Value[] {
    const value = this.get(dict, key)
    return isList(value) ? value : []
  }

  number(dict: Dict, key: string): number | null {
    const value = this.get(dict, key)
    return typeof value === 'number' ? value : null
  }

  decode(stream: Stream): Decoded {
    return decodeStream(stream.dict, stream.raw(), this.resolve, this.budget)
  }

  /** Writes the bytes of a stream, packed as they are, into a file: they may be more than is to be held in memory. */
  copyPacked({ from, length }: StreamPlace, path: string): void {
    const out = openSync(path, 'w')
    try {
      for (let done = 0; done < length; done += COPIED_BYTES)
        writeSync(out, this.#file.read(from + done, Math.min(COPIED_BYTES, length - done)))
    } finally {
      closeSync(out)
    }
  }

  readonly #unpack = (stream: Stream): Buffer | null => {
    const { bytes, packedBy } = this.decode(stream)
    return packedBy === null ? bytes : null
  }

  #hasPages(): boolean {
    return this.dict(this.root, 'Pages') !== null
  }

  #rebuild(): void {
    this.wasRebuilt = true
    const { trailer } = this.#index
    const found = rebuildCrossReference(this.#file, this.#parseAt, this.#unpack)
    this.#index = { places: found.places, trailer: new Map([...trailer, ...found.trailer]) }
    this.#cache.clear()
    this.#packed.clear()
    this.#unlock()
  }

  /** Whether the file is locked; one that opens only with a password is unusable. */
  #unlock(): boolean {
    this.#decryption = null
    const encrypt = this.resolve(this.#index.trailer.get('Encrypt'))
    if (!isDict(encrypt)) return false
    const ids = this.resolve(this.#index.trailer.get('ID'))
    const id = isList(ids) ? this.resolve(ids[0]) : null
    const opened = openWithoutPassword(encrypt, Buffer.isBuffer(id) ? id : Buffer.alloc(0), this.resolve)
    if (!opened) throw new UnusableFile('passwordNeeded')
    this.#decryption = opened
    this.#cache.clear()
    this.#packed.clear()
    return true
  }

  #object(number: number): Value {
    const cached = this.#cache.get(number)
    if (cached !== undefined) return cached
    if (this.#opening.has(number)) return null
    this.#opening.add(number)
    try {
      const value = this.#read(number)
      if (this.#cache.size > MOST_CACHED) this.#cache.clear()
      this.#cache.set(number, value)
      return value
    } finally {
      this.#opening.delete(number)
    }
  }

  #read(number: number): Value {
    const place = this.#index.places.get(number)
    if (!place) return null
    if ('inStream' in place) return this.#readPacked(place.inStream, number, place.index)
    for (const at of new Set([place.at, place.at + this.#headerAt])) {
      const parsed = this.#parseAt(at)
      if (parsed?.number === number) return parsed.value
    }
    if (this.wasRebuilt) return null
    this.#rebuild()
    return this.#read(number)
  }

  #readPacked(streamNumber: number, number: number, index: number): Value {
    let packed = this.#packed.get(streamNumber)
    if (packed === undefined) {
      packed = this.#openPacked(streamNumber)
      if (this.#packed.size >= MOST_STREAMS_CACHED) this.#packed.delete(this.#packed.keys().next().value ?? 0)
      this.#packed.set(streamNumber, packed)
    }
    if (packed === null) return null
    const { bytes, offsets } = packed
    const known =
      offsets[index * 2] === number
        ? index
        : offsets.findIndex((one, at) => at % 2 === 0 && one === number) / 2
    const offset = offsets[known * 2 + 1]
    if (offset === undefined || known < 0) return null
    const value = new Lexer(bytes, offset).next(true)
    return value === undefined || value instanceof Keyword ? null : value
  }

  #openPacked(streamNumber: number): Packed | null {
    const stream = this.#object(streamNumber)
    if (!(stream instanceof Stream)) return null
    const bytes = this.#unpack(stream)
    if (!bytes) return null
    const first = this.number(stream.dict, 'First') ?? 0
    const count = this.number(stream.dict, 'N') ?? 0
    const lexer = new Lexer(bytes)
    const offsets: number[] = []
    for (let index = 0; index < count; index += 1) {
      const number = lexer.next(false)
      const offset = lexer.next(false)
      if (typeof number !== 'number' || typeof offset !== 'number') break
      offsets.push(number, first + offset)
    }
    return { bytes, offsets }
  }

  readonly #parseAt = (at: number): Parsed | null => {
    for (let window = FIRST_WINDOW; ; window *= 8) {
      const lexer = new Lexer(this.#file.read(at, window))
      const number = lexer.next(false)
      const generation = lexer.next(false)
      const word = lexer.next(false)
      if (typeof number !== 'number' || typeof generation !== 'number') return null
      if (!(word instanceof Keyword) || word.value !== 'obj') return null
      const value = lexer.next(true)
      lexer.skipSpace()
      const isCut = lexer.at + 16 > lexer.bytes.length && at + lexer.bytes.length < this.#file.size
      if (isCut && window < LAST_WINDOW) continue
      if (value === undefined || value instanceof Keyword) return { number, value: null }
      const open = this.#decryptText(value, number, generation)
      const isStream = lexer.bytes.toString('latin1', lexer.at, lexer.at + 6) === 'stream'
      if (!isStream || !isDict(open)) return { number, value: open }
      return { number, value: this.#stream(open, at + lexer.at + 6, number, generation) }
    }
  }

  #stream(dict: Dict, afterWord: number, number: number, generation: number): Stream {
    const [first, second] = this.#file.read(afterWord, 2)
    const startAt = afterWord + (first === 13 && second === 10 ? 2 : first === 10 || first === 13 ? 1 : 0)
    const isOpen = nameOf(dict.get('Type')) === 'XRef'
    const raw = () => {
      const length = Math.min(this.#lengthOf(dict, startAt), MAX_PACKED_BYTES)
      const bytes = this.#file.read(startAt, length)
      return isOpen || !this.#decryption || isIdentity(this.resolve(dict.get('Filter')))
        ? bytes
        : this.#decryption.decrypt(bytes, number, generation, 'stream')
    }
    const place = () => ({ number, from: startAt, length: this.#lengthOf(dict, startAt) })
    return new Stream(dict, raw, place)
  }

  /** The stated length where the stream ends there, else the distance to its end. */
  #lengthOf(dict: Dict, startAt: number): number {
    const stated = this.number(dict, 'Length')
    if (stated !== null && stated >= 0) {
      const after = this.#file.read(startAt + stated, 20).toString('latin1')
      if (/^\s*endstream/.test(after)) return stated
    }
    for (let at = startAt; at < this.#file.size; at += SEARCH_BYTES - 16) {
      const found = this.#file.read(at, SEARCH_BYTES).indexOf('endstream')
      if (found >= 0) return at + found - startAt
    }
    return Math.min(stated ?? 0, this.#file.size - startAt)
  }

  #decryptText(value: Value, number: number, generation: number): Value {
    const decryption = this.#decryption
    if (!decryption) return value
    const open = (one: Value): Value => {
      if (Buffer.isBuffer(one)) return decryption.decrypt(one, number, generation, 'text')
      if (isList(one)) return one.map(open)
      if (isDict(one)) return new Map([...one].map(([key, inner]) => [key, open(inner)]))
      return one
    }
    return open(value)
  }
}

const isIdentity = (filter: Value): boolean =>
  nameOf(filter) === 'Crypt' || (isList(filter) && nameOf(filter[0]) === 'Crypt')
