import { createDecipheriv, createCipheriv, createHash } from 'node:crypto'
import { type Dict, isDict, nameOf, type Value } from './values.ts'

const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

/** Opens the strings and streams of a file that is locked, where that takes no password. */
export type Decryption = {
  readonly decrypt: (bytes: Buffer, object: number, generation: number, of: 'text' | 'stream') => Buffer
}

type Method = 'none' | 'rc4' | 'aes128' | 'aes256'

const md5 = (...parts: Buffer[]) => {
  const hash = createHash('md5')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255
    const held = state[i] ?? 0
    state[i] = state[j] ?? 0
    state[j] = held
  }
  const out = Buffer.allocUnsafe(bytes.length)
  for (let at = 0, i = 0, j = 0; at < bytes.length; at += 1) {
    i = (i + 1) & 255
    const one = state[i] ?? 0
    j = (j + one) & 255
    const other = state[j] ?? 0
    state[i] = other
    state[j] = one
    out[at] = (bytes[at] ?? 0) ^ (state[(one + other) & 255] ?? 0)
  }
  return out
}

function aes(key: Buffer, bytes: Buffer): Buffer {
  const whole = bytes.length - (bytes.length % 16)
  if (whole < 32) return Buffer.alloc(0)
  const decipher = createDecipheriv(
    key.length === 32 ? 'aes-256-cbc' : 'aes-128-cbc',
    key,
    bytes.subarray(0, 16),
  )
  decipher.setAutoPadding(false)
  const plain = Buffer.concat([decipher.update(bytes.subarray(16, whole)), decipher.final()])
  const padding = plain.at(-1) ?? 0
  return padding >= 1 && padding <= 16 ? plain.subarray(0, plain.length - padding) : plain
}

/** The hash of revisions 5 and 6 (ISO 32000-2, 7.6.4.3.4), for an empty password. */
function hash2(salt: Buffer, revision: number): Buffer {
  let key = createHash('sha256').update(salt).digest()
  if (revision < 6) return key
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(
      false,
    )
    const mixed = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)))
    const rest = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = createHash(['sha256', 'sha384', 'sha512'][rest] ?? 'sha256')
      .update(mixed)
      .digest()
    last = mixed.at(-1) ?? 0
  }
  return key.subarray(0, 32)
}

/** The key of a file that opens with an empty password; null where it takes another. */
export function openWithoutPassword(
  encrypt: Dict,
  firstId: Buffer,
  resolve: (value: Value | undefined) => Value,
): Decryption | null {
  const number = (key: string, otherwise: number) => {
    const value = resolve(encrypt.get(key))
    return typeof value === 'number' ? value : otherwise
  }
  const text = (key: string) => {
    const value = resolve(encrypt.get(key))
    return Buffer.isBuffer(value) ? value : Buffer.alloc(0)
  }
  if ((nameOf(resolve(encrypt.get('Filter'))) ?? 'Standard') !== 'Standard') return null
  const version = number('V', 0)
  const revision = number('R', 2)
  const methods = methodsOf(encrypt, version, resolve)
  const key = revision >= 5 ? keyOf256(text('U'), text('UE'), revision) : keyOf128()
  return (
    key && { decrypt: (bytes, object, generation, of) => open(methods[of], key, bytes, object, generation) }
  )

  function keyOf128(): Buffer | null {
    const length = version === 1 || revision === 2 ? 5 : Math.min(16, Math.max(5, lengthOf() >> 3))
    const permissions = Buffer.alloc(4)
    permissions.writeInt32LE(number('P', 0) | 0)
    const isMetadataOpen = resolve(encrypt.get('EncryptMetadata')) === false
    const parts = [PADDING, text('O').subarray(0, 32), permissions, firstId]
    if (revision >= 4 && isMetadataOpen) parts.push(Buffer.from([255, 255, 255, 255]))
    let made = md5(...parts)
    if (revision >= 3) for (let round = 0; round < 50; round += 1) made = md5(made.subarray(0, length))
    const own = made.subarray(0, length)
    return isUserKey(own) ? own : null
  }

  function lengthOf(): number {
    if (version !== 4) return number('Length', 40)
    return 128
  }

  function isUserKey(own: Buffer): boolean {
    const stored = text('U')
    if (revision === 2) return rc4(own, PADDING).equals(stored.subarray(0, 32))
    let made = rc4(own, md5(PADDING, firstId))
    for (let round = 1; round <= 19; round += 1)
      made = rc4(Buffer.from(own.map((byte) => byte ^ round)), made)
    return made.equals(stored.subarray(0, 16))
  }
}

function keyOf256(user: Buffer, userKey: Buffer, revision: number): Buffer | null {
  if (user.length < 48 || userKey.length < 32) return null
  if (!hash2(user.subarray(32, 40), revision).equals(user.subarray(0, 32))) return null
  const decipher = createDecipheriv('aes-256-cbc', hash2(user.subarray(40, 48), revision), Buffer.alloc(16))
  decipher.setAutoPadding(false)
  return decipher.update(userKey.subarray(0, 32))
}

function methodsOf(encrypt: Dict, version: number, resolve: (value: Value | undefined) => Value) {
  if (version < 4) return { text: 'rc4', stream: 'rc4' } as const
  const filters = resolve(encrypt.get('CF'))
  const methodNamed = (key: string): Method => {
    const name = nameOf(resolve(encrypt.get(key))) ?? 'Identity'
    const filter = isDict(filters) ? resolve(filters.get(name)) : null
    const method = isDict(filter) ? nameOf(resolve(filter.get('CFM'))) : null
    if (method === 'V2') return 'rc4'
    if (method === 'AESV2') return 'aes128'
    return method === 'AESV3' ? 'aes256' : 'none'
  }
  return { text: methodNamed('StrF'), stream: methodNamed('StmF') }
}

function open(method: Method, key: Buffer, bytes: Buffer, object: number, generation: number): Buffer {
  if (method === 'none') return bytes
  if (method === 'aes256') return aes(key, bytes)
  const place = Buffer.from([object, object >> 8, object >> 16, generation, generation >> 8])
  const salt = method === 'aes128' ? [Buffer.from('sAlT')] : []
  const own = md5(key, place, ...salt).subarray(0, Math.min(16, key.length + 5))
  return method === 'rc4' ? rc4(own, bytes) : aes(own, bytes)
}
