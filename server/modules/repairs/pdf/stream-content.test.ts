import { deflateSync, inflateSync } from 'node:zlib'
import { type PDFContext, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { unpack, unpackRows } from './stream-content.ts'

const { context } = await PDFDocument.create()
type Entries = Parameters<PDFContext['flateStream']>[1] & object

function unpacked(contents: Uint8Array, entries: Entries): string | null {
  const bytes = unpack(PDFRawStream.of(context.obj(entries), contents))
  return bytes && Buffer.from(bytes).toString('latin1')
}

function rowsOf(bytes: number[], rows: number, rowBytes: number): number[] | null {
  const filled = unpackRows(PDFRawStream.of(context.obj({}), Uint8Array.from(bytes)), rows, rowBytes)
  return filled && [...filled]
}

const WORDS = '0 0 9 9 re f '.repeat(20)
const FLATE = { Filter: 'FlateDecode' }

describe('a stream', () => {
  it.each<[string, Buffer, Entries]>([
    ['as it is', Buffer.from(WORDS), {}],
    ['beside a file elsewhere', Buffer.from(WORDS), { F: 'elders' }],
    ['packed', deflateSync(WORDS), FLATE],
    [
      'packed twice',
      Buffer.from(deflateSync(WORDS).toString('hex')),
      { Filter: ['ASCIIHexDecode', 'FlateDecode'] },
    ],
  ])('%s is unpacked', (_how, contents, entries) => {
    expect(unpacked(contents, entries)).toBe(WORDS)
  })

  it('follows what its entries point at', () => {
    const parameters = context.register(context.obj({ Predictor: 12, Columns: 3 }))
    const rows = deflateSync(Buffer.from([2, 97, 98, 99, 2, 1, 1, 1]))
    expect(unpacked(rows, { ...FLATE, DecodeParms: parameters })).toBe('abcbcd')
  })

  it('of pixels of absurd width takes no memory for it', () => {
    const parameters = { Predictor: 10, Colors: 536_870_913, Columns: 1 }
    expect(unpacked(deflateSync('ab'), { ...FLATE, DecodeParms: parameters })).toBe('b')
  })

  it('that is damaged within is what the library reads of it', () => {
    // Words as they are, and behind them an empty piece whose length is said wrong, at which zlib gives up.
    const damaged = Buffer.concat([
      Buffer.from([0x78, 0x9c, 0, WORDS.length & 255, WORDS.length >> 8]),
      Buffer.from([~WORDS.length & 255, (~WORDS.length >> 8) & 255]),
      Buffer.from(WORDS),
      Buffer.from([1, 0, 0, 0, 0]),
    ])
    expect(() => inflateSync(damaged)).toThrow('invalid stored block lengths')
    expect(unpacked(damaged, FLATE)).toBe(WORDS)
  })

  it.each(['DCTDecode', 'Crypt'])('packed by %s stays as it is', (filter) => {
    expect(unpacked(Buffer.from(WORDS), { Filter: filter })).toBe(null)
  })

  it('packed as nobody knows is refused', () => {
    expect(() => unpacked(Buffer.from(WORDS), { Filter: 'XXXDecode' })).toThrow('XXXDecode')
  })
})

describe('rows of a picture', () => {
  it.each([
    ['that are whole are as they are', [1, 2, 3, 4], 2, 2, [1, 2, 3, 4]],
    ['with more behind them are as they are', [1, 2, 3, 4, 5], 2, 2, [1, 2, 3, 4, 5]],
    ['end as the one above where one byte is missing', [1, 2, 3, 4, 5], 2, 3, [1, 2, 3, 4, 5, 3]],
    ['end as the one above where most are missing', [1, 2, 3, 4], 2, 3, [1, 2, 3, 4, 2, 3]],
    ['of which a whole one is missing are none', [1, 2, 3], 2, 3, null],
    ['with none above are none', [1, 2], 1, 1_000_000_000, null],
  ])('%s', (_rule, bytes, rows, rowBytes, expected) => {
    expect(rowsOf(bytes, rows, rowBytes)).toEqual(expected)
  })
})
