import { deflateRawSync, deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { Budget, decodeStream } from './decode-stream.ts'
import { Name, type Value } from './values.ts'

const resolve = (value: Value | undefined): Value => value ?? null
function decoded(raw: Buffer, filter: Value, parameters: Record<string, number> = {}) {
  const dict = new Map<string, Value>([
    ['Filter', filter],
    ['DecodeParms', new Map(Object.entries(parameters))],
  ])
  return decodeStream(dict, raw, resolve, new Budget())
}
const textOf = (raw: Buffer, filter: string, parameters?: Record<string, number>) =>
  decoded(raw, new Name(filter), parameters).bytes.toString('latin1')

const WORDS = 'The same words, the same words, the same words.'
const BROKEN = deflateSync(WORDS)

describe('unpacking', () => {
  it.each([
    ['Flate', deflateSync(WORDS), 'FlateDecode', WORDS],
    [
      'Flate with a wrong checksum',
      Buffer.concat([BROKEN.subarray(0, -4), Buffer.alloc(4)]),
      'FlateDecode',
      WORDS,
    ],
    ['hexadecimal digits', Buffer.from('54 68 65>'), 'ASCIIHexDecode', 'The'],
    ['an odd number of digits', Buffer.from('54685>'), 'AHx', 'ThP'],
    ['base 85', Buffer.from('87cURD]i,"Ebo80~>'), 'ASCII85Decode', 'Hello World!'],
    ['base 85 with a short end', Buffer.from('z<+U~>'), 'A85', '\0\0\0\0Te'],
    ['runs', Buffer.from([2, 97, 98, 99, 253, 120, 128]), 'RunLengthDecode', 'abcxxxx'],
    ['LZW', Buffer.from([0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01]), 'LZWDecode', '-----A---B'],
  ])('reads %s', (_what, raw, filter, text) => {
    expect(textOf(raw, filter)).toBe(text)
  })

  it('of what is cut off gives what is left', () => {
    const noise = Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * at * 31) & 255))
    const packed = deflateSync(noise)
    const { bytes } = decoded(packed.subarray(0, packed.length - 10), new Name('FlateDecode'))
    expect(bytes.length).toBeGreaterThan(0)
    expect(noise.subarray(0, bytes.length).equals(bytes)).toBe(true)
  })
  it('goes filter by filter, and stops at one that makes pixels', () => {
    const both = [new Name('ASCIIHexDecode'), new Name('FlateDecode')]
    expect(decoded(Buffer.from(deflateSync(WORDS).toString('hex')), both).bytes.toString()).toBe(WORDS)
    const picture = decoded(Buffer.from('ffd8>'), [new Name('AHx'), new Name('DCTDecode')])
    expect(picture).toEqual({ bytes: Buffer.from([0xff, 0xd8]), packedBy: 'DCTDecode' })
    expect(decoded(Buffer.from('x'), new Name('XXXDecode')).packedBy).toBe('XXXDecode')
  })
  it('of nonsense gives nothing', () => {
    expect(textOf(deflateRawSync('x').subarray(1), 'FlateDecode')).toBe('')
  })
  it('to more than it may ends', () => {
    expect(() => decoded(deflateSync(Buffer.alloc(101_000_000)), new Name('FlateDecode'))).toThrow('bomb')
  })
})

const rows = (...bytes: number[]) => deflateSync(Buffer.from(bytes))
const read = (raw: Buffer, parameters: Record<string, number>) => [
  ...decoded(raw, new Name('FlateDecode'), parameters).bytes,
]

describe('predictors', () => {
  it.each([
    ['none', [0, 1, 2, 3], [1, 2, 3]],
    ['left', [1, 1, 1, 1], [1, 2, 3]],
    ['up', [0, 1, 2, 3, 2, 1, 1, 1], [1, 2, 3, 2, 3, 4]],
    ['the middle of both', [0, 2, 4, 6, 3, 1, 1, 1], [2, 4, 6, 2, 4, 6]],
    ['the nearest of three', [0, 1, 2, 3, 4, 1, 1, 1], [1, 2, 3, 2, 3, 4]],
  ])('of PNG add %s', (_rule, packed, bytes) => {
    expect(read(rows(...packed), { Predictor: 12, Columns: 3 })).toEqual(bytes)
  })
  it('of TIFF add the pixel before', () => {
    expect(read(rows(1, 2, 1, 1, 5, 6, 1, 1), { Predictor: 2, Colors: 2, Columns: 2 })).toEqual([
      1, 2, 2, 3, 5, 6, 6, 7,
    ])
  })

  it.each([
    ['TIFF', 2, 'aa'],
    ['PNG', 12, 'a'],
  ])('of %s undo rows whose bits are more than a shift can count', (_rule, Predictor, text) => {
    const parameters = { Predictor, Colors: 64, Columns: 8_388_608 }
    expect(textOf(deflateSync(Buffer.from([97, 97])), 'FlateDecode', parameters)).toBe(text)
  })
  it('take no more memory than the bytes can fill', () => {
    const parameters = { Predictor: 12, Colors: 4, Columns: 10_000_000 }
    const { bytes } = decoded(deflateSync('abc'), new Name('FlateDecode'), parameters)
    expect(bytes.toString()).toBe('bc')
    expect(bytes.buffer.byteLength).toBeLessThan(100_000)
  })
  it('of PNG keep what is left of a last row that is cut off', () => {
    expect(read(rows(0, 1, 2, 3, 2, 1), { Predictor: 12, Columns: 3 })).toEqual([1, 2, 3, 2])
    expect(read(rows(0, 1, 2, 3, 2), { Predictor: 12, Columns: 3 })).toEqual([1, 2, 3])
  })
})
