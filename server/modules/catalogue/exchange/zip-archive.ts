import { type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { PassThrough, type Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { type Archive, DOCUMENT, isBeside, isOfPacker, MOST_BYTES_BESIDE } from './archive.ts'
import { FileFault } from './file-fault.ts'

const END = 0x06054b50
const END_64 = 0x06064b50
const LOCATOR_64 = 0x07064b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const LONGEST_COMMENT = 65_535
const IN_64 = 0xffffffff

const MOST_ENTRIES = 400_000
const MOST_DIRECTORY_BYTES = 64 * 1024 * 1024
const MOST_DOCUMENT_BYTES = 1024 * 1024 * 1024
const MOST_BYTES_OF_ALL = 16 * 1024 * 1024 * 1024
/** Text shrinks to a tenth or so; what shrinks more was made for that. */
const MOST_RATIO = 200
const SMALL_BYTES = 1024 * 1024

type Entry = {
  readonly name: string
  readonly method: number
  readonly crc: number
  readonly packedBytes: number
  readonly bytes: number
  readonly offset: number
}

/** What a ZIP may hold; names that are passed over are as if they were not there. */
export type Holding = {
  readonly isPassedOver: (name: string) => boolean
  readonly isKnown: (name: string) => boolean
  readonly mostBytes: (name: string) => number
}

/** What lies in a ZIP, for as long as it is used. */
export type ZipContents = {
  readonly names: ReadonlySet<string>
  /** What an entry holds, piece by piece; an entry that is not there is a broken ZIP. */
  readonly stream: (name: string) => AsyncIterable<Uint8Array>
  readonly content: (name: string) => Promise<Buffer>
}

const CATALOGUE: Holding = {
  isPassedOver: isOfPacker,
  isKnown: (name) => name === DOCUMENT || isBeside(name),
  mostBytes: (name) => (name === DOCUMENT ? MOST_DOCUMENT_BYTES : MOST_BYTES_BESIDE),
}

/** A catalogue in a ZIP on this machine, for as long as it is used. Nothing of it is written anywhere; throws a `FileFault`. */
export function openZip<Result>(path: string, use: (archive: Archive) => Promise<Result>): Promise<Result> {
  return openContents(path, CATALOGUE, ({ names, stream, content }) => {
    if (!names.has(DOCUMENT)) throw new FileFault('CatalogueMissing')
    return use({
      document: () => stream(DOCUMENT),
      names: new Set([...names].filter((name) => name !== DOCUMENT)),
      content,
    })
  })
}

/** A ZIP on this machine, for as long as it is used. Nothing of it is written anywhere; throws a `FileFault`. */
export async function openContents<Result>(
  path: string,
  holding: Holding,
  use: (contents: ZipContents) => Promise<Result>,
): Promise<Result> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const entries = await readEntries(file, size, holding)
    const stream = (name: string) => {
      const entry = entries.get(name)
      if (!entry) throw new FileFault('ZipBroken', { name })
      return contentOf(file, entry)
    }
    return await use({
      names: new Set(entries.keys()),
      stream,
      async content(name) {
        const parts: Buffer[] = []
        for await (const part of stream(name)) parts.push(Buffer.from(part))
        return Buffer.concat(parts)
      },
    })
  } finally {
    await file.close()
  }
}

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await file.read(buffer, 0, length, at)
  if (bytesRead !== length) throw new FileFault('ZipBroken')
  return buffer
}

/** What the directory at the end says that there is, each name once and every name a known one. */
async function readEntries(
  file: FileHandle,
  size: number,
  holding: Holding,
): Promise<ReadonlyMap<string, Entry>> {
  const { count, offset, length } = await findDirectory(file, size)
  if (count > MOST_ENTRIES || length > MOST_DIRECTORY_BYTES) throw new FileFault('ZipTooLarge')
  if (offset + length > size) throw new FileFault('ZipBroken')
  const directory = await bytesAt(file, offset, length)
  const entries = new Map<string, Entry>()
  let at = 0
  let packed = 0
  let unpacked = 0
  for (let place = 0; place < count; place += 1) {
    const { entry, next } = readEntry(directory, at)
    at = next
    if (holding.isPassedOver(entry.name)) continue
    checkEntry(entry, size, holding)
    if (entries.has(entry.name)) throw new FileFault('ZipNameTwice', { name: entry.name })
    packed += entry.packedBytes
    unpacked += entry.bytes
    entries.set(entry.name, entry)
  }
  // Entries that lie over each other are one way to make a small file large.
  if (packed > size) throw new FileFault('ZipBomb')
  if (unpacked > MOST_BYTES_OF_ALL) throw new FileFault('ZipTooLarge')
  return entries
}

async function findDirectory(file: FileHandle, size: number) {
  const length = Math.min(size, END_BYTES + LONGEST_COMMENT)
  if (length < END_BYTES) throw new FileFault('ZipBroken')
  const tail = await bytesAt(file, size - length, length)
  for (let at = length - END_BYTES; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== END || at + END_BYTES + tail.readUInt16LE(at + 20) !== length) continue
    const found = {
      count: tail.readUInt16LE(at + 10),
      length: tail.readUInt32LE(at + 12),
      offset: tail.readUInt32LE(at + 16),
    }
    const isIn64 = found.count === 0xffff || found.length === IN_64 || found.offset === IN_64
    return isIn64 ? findDirectory64(file, size - length + at) : found
  }
  throw new FileFault('ZipBroken')
}

async function findDirectory64(file: FileHandle, endAt: number) {
  if (endAt < 20) throw new FileFault('ZipBroken')
  const locator = await bytesAt(file, endAt - 20, 20)
  if (locator.readUInt32LE(0) !== LOCATOR_64) throw new FileFault('ZipBroken')
  const at = number64(locator, 8)
  if (at + 56 > endAt) throw new FileFault('ZipBroken')
  const end = await bytesAt(file, at, 56)
  if (end.readUInt32LE(0) !== END_64) throw new FileFault('ZipBroken')
  return { count: number64(end, 32), length: number64(end, 40), offset: number64(end, 48) }
}

function number64(bytes: Buffer, at: number): number {
  const value = bytes.readBigUInt64LE(at)
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new FileFault('ZipBroken')
  return Number(value)
}

function readEntry(directory: Buffer, at: number): { readonly entry: Entry; readonly next: number } {
  if (at + 46 > directory.length || directory.readUInt32LE(at) !== ENTRY) throw new FileFault('ZipBroken')
  const nameLength = directory.readUInt16LE(at + 28)
  const extraLength = directory.readUInt16LE(at + 30)
  const next = at + 46 + nameLength + extraLength + directory.readUInt16LE(at + 32)
  if (next > directory.length) throw new FileFault('ZipBroken')
  const name = directory.toString('utf8', at + 46, at + 46 + nameLength)
  const isEncrypted = (directory.readUInt16LE(at + 8) & 1) === 1
  const method = directory.readUInt16LE(at + 10)
  if (isEncrypted || (method !== 0 && method !== 8)) throw new FileFault('ZipForeign', { name })
  const extra = directory.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength)
  const sizes = [24, 20, 42].map((field) => directory.readUInt32LE(at + field))
  const [bytes = 0, packedBytes = 0, offset = 0] = in64(sizes, extra)
  return { entry: { name, method, crc: directory.readUInt32LE(at + 16), packedBytes, bytes, offset }, next }
}

/** Sizes that do not fit stand in a field of their own, in this order. */
function in64(sizes: readonly number[], extra: Buffer): readonly number[] {
  if (!sizes.includes(IN_64)) return sizes
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    let from = at + 4
    return sizes.map((size) => {
      if (size !== IN_64) return size
      if (from + 8 > extra.length) throw new FileFault('ZipBroken')
      from += 8
      return number64(extra, from - 8)
    })
  }
  throw new FileFault('ZipBroken')
}

function checkEntry(
  { name, method, packedBytes, bytes, offset }: Entry,
  size: number,
  { isKnown, mostBytes }: Holding,
): void {
  if (!isKnown(name)) throw new FileFault('ZipForeign', { name })
  if (offset + packedBytes > size || (method === 0 && packedBytes !== bytes))
    throw new FileFault('ZipBroken', { name })
  if (bytes > mostBytes(name)) throw new FileFault('ZipTooLarge', { name })
  if (bytes > SMALL_BYTES && bytes > packedBytes * MOST_RATIO) throw new FileFault('ZipBomb', { name })
}

/** What an entry holds, if that is as much as it says that it is, and what was put into it. */
async function* contentOf(file: FileHandle, entry: Entry): AsyncGenerator<Uint8Array> {
  const { name, method, packedBytes, bytes, offset } = entry
  const local = await bytesAt(file, offset, 30)
  if (local.readUInt32LE(0) !== LOCAL) throw new FileFault('ZipBroken', { name })
  const start = offset + 30 + local.readUInt16LE(26) + local.readUInt16LE(28)
  const packed = packedChunks(file, start, packedBytes)
  let found = 0
  let crc = 0
  try {
    for await (const chunk of method === 0 ? packed : inflated(packed)) {
      found += chunk.length
      if (found > bytes) throw new FileFault('ZipBomb', { name })
      crc = crc32(chunk, crc)
      yield chunk
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw new FileFault('ZipBroken', { name })
    throw error
  }
  if (found !== bytes || crc !== entry.crc) throw new FileFault('ZipBroken', { name })
}

const CHUNK_BYTES = 256 * 1024

async function* packedChunks(file: FileHandle, start: number, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < length; at += CHUNK_BYTES)
    yield await bytesAt(file, start + at, Math.min(CHUNK_BYTES, length - at))
}

function inflated(packed: AsyncIterable<Buffer>): Readable {
  const content = new PassThrough()
  // What goes wrong is told to who reads.
  pipeline(packed, createInflateRaw(), content).catch((error: Error) => content.destroy(error))
  return content
}
