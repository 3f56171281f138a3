/** A file of a ZIP that is packed already. */
export type PackedFile = {
  readonly name: string
  /** Deflated. */
  readonly packed: Buffer
  readonly crc: number
  /** Unpacked. */
  readonly bytes: number
}

const LOCAL = 0x04034b50
const ENTRY = 0x02014b50
const END = 0x06054b50
const VERSION = 20
const DEFLATED = 8
/** The names are UTF-8. */
const FLAGS = 0x0800
/** The first day that a ZIP can have, so that two of one catalogue are the same. */
const DAY = 0x21

/**
 * A ZIP of files that are packed already, one after another; none is 4 GB large. It is code of ours as client-zip packs nothing, and
 * hucre writes spreadsheets of one sheet as a stream, and keeps the writer of its ZIPs to itself.
 */
export async function* packedZip(files: AsyncIterable<PackedFile>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let at = 0
  for await (const { name, packed, crc, bytes } of files) {
    const title = Buffer.from(name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(VERSION, 0)
    facts.writeUInt16LE(FLAGS, 2)
    facts.writeUInt16LE(DEFLATED, 4)
    facts.writeUInt16LE(DAY, 8)
    facts.writeUInt32LE(crc, 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(bytes, 18)
    facts.writeUInt16LE(title.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    directory.push(mark(ENTRY), version(), facts, place, title)
    const local = Buffer.concat([mark(LOCAL), facts, title])
    yield local
    yield packed
    at += local.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length / 5, 4)
  end.writeUInt16LE(directory.length / 5, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(at, 12)
  yield Buffer.concat([listed, mark(END), end])
}

function mark(sign: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(sign)
  return bytes
}

function version(): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(VERSION)
  return bytes
}
