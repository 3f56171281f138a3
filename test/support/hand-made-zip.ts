import { crc32, deflateRawSync } from 'node:zlib'

export type Made = { readonly name: string; readonly content: Buffer; readonly claims?: Partial<Claims> }
export type Claims = {
  method: number
  flags: number
  crc: number
  packed: number
  size: number
  offset: number
}

/** A ZIP by hand, which may claim what is not so. */
export function handMade(files: readonly Made[], comment = ''): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, content, claims = {} } of files) {
    const packed = deflateRawSync(content)
    const {
      method = 8,
      flags = 0,
      crc = crc32(content),
      packed: length = packed.length,
      size = content.length,
      offset = at,
    } = claims
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(flags, 8)
    entry.writeUInt16LE(method, 10)
    entry.writeUInt32LE(crc, 16)
    entry.writeUInt32LE(length, 20)
    entry.writeUInt32LE(size, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    locals.push(local, Buffer.from(name), packed)
    directory.push(entry, Buffer.from(name))
    at += 30 + name.length + packed.length
  }
  const length = directory.reduce((sum, part) => sum + part.length, 0)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(length, 12)
  end.writeUInt32LE(at, 16)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([...locals, ...directory, end, Buffer.from(comment)])
}
