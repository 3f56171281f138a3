import { describe, expect, it } from 'vitest'
import { isSameFile, refuseFile, typeByContent } from './file-rules.ts'
import { pixelSize } from './pixel-size.ts'
import { afterFailure, MOST_AT_ONCE, nextToSend, RETRY_AFTER_MS, UPLOAD_TIMEOUT_MS } from './send-rules.ts'

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const bytes = (...all: number[]) => Uint8Array.from(all)
const jpeg = bytes(
  0xff,
  0xd8,
  0xff,
  0xe0,
  0,
  4,
  0,
  0,
  0xff,
  0xc2,
  0,
  17,
  8,
  0x0d,
  0xb4,
  0x13,
  0x61,
  3,
  0,
  0,
  0,
)
const photoshop = (version: number) =>
  bytes(0x38, 0x42, 0x50, 0x53, 0, version, ...Array(8).fill(0), 0, 0, 0x80, 0, 0, 1, 0, 0)

it.each([
  ['a PDF', ascii('%PDF-1.7'), 'a.pdf', 'pdf'],
  ['a PDF with something before it', ascii(`${' '.repeat(900)}%PDF-1.4`), 'a.pdf', 'pdf'],
  ['a PDF by another name', ascii('%PDF-1.7'), 'a.docx', 'pdf'],
  ['Illustrator', ascii('%PDF-1.5'), 'a.AI', 'ai'],
  ['old Illustrator', ascii('%!PS-Adobe-3.0'), 'a.ai', 'ai'],
  ['PostScript by another name', ascii('%!PS-Adobe-3.0'), 'a.eps', null],
  ['a JPEG', jpeg, 'a.jpg', 'jpeg'],
  ['a TIFF of Intel', bytes(0x49, 0x49, 0x2a, 0), 'a.tif', 'tiff'],
  ['a TIFF of Motorola', bytes(0x4d, 0x4d, 0, 0x2a), 'a.tif', 'tiff'],
  ['a large TIFF', bytes(0x49, 0x49, 0x2b, 0), 'a.tif', 'tiff'],
  ['a PSB', photoshop(2), 'a.psb', 'psb'],
  ['a PSD under the name of a PSB', photoshop(1), 'a.psb', 'psd'],
  ['a PSD', photoshop(1), 'a.psd', null],
  ['a PNG under the name of a PDF', bytes(0x89, 0x50, 0x4e, 0x47), 'a.pdf', null],
  ['a Word document', bytes(0x50, 0x4b, 3, 4), 'a.docx', null],
  ['nothing', bytes(), 'a.pdf', null],
])('the type by content of %s', (_what, head, name, type) => {
  expect(typeByContent(head, name)).toBe(type)
})

describe('a file is refused', () => {
  const file = { name: 'a.pdf', size: 500 * 1024 * 1024, head: ascii('%PDF-1.7') }
  it.each([
    ['not at 500 MB', file, 500, null],
    ['a byte above it', { ...file, size: file.size + 1 }, 500, 'tooLarge'],
    ['above the limit that the shop sets', { ...file, size: 2 * 1024 * 1024 }, 1, 'tooLarge'],
    ['without any byte', { ...file, size: 0 }, 500, 'empty'],
    ['by what it is', { ...file, head: ascii('MZ') }, 500, 'wrongType'],
  ] as const)('%s', (_rule, refused, maxMb, refusal) => {
    expect(refuseFile(refused, maxMb)).toBe(refusal)
  })
})

it('takes a file for the same by name, size and time', () => {
  const file = { name: 'a.pdf', size: 10, lastModified: 5 }
  expect(isSameFile(file, { ...file })).toBe(true)
  expect(isSameFile(file, { ...file, lastModified: 6 })).toBe(false)
})

it.each([
  ['a JPEG', jpeg, { widthPx: 4961, heightPx: 3508 }],
  ['a PSB', photoshop(2), { widthPx: 65_536, heightPx: 32_768 }],
  ['a PDF', ascii('%PDF-1.7 and more than twenty bytes'), null],
  ['a JPEG that ends early', jpeg.slice(0, 10), null],
  ['nothing', bytes(), null],
])('the pixels of %s', (_what, head, size) => {
  expect(pixelSize(head)).toEqual(size)
})

const waitingFile = (processId: string, size: number) => ({ processId, size })

describe('sending', () => {
  it('begins with the smallest, three at a time', () => {
    const waiting = [waitingFile('a', 40), waitingFile('b', 10), waitingFile('c', 30), waitingFile('d', 20)]
    const names = (sending: number) => nextToSend(waiting, sending).map(({ processId }) => processId)
    expect(MOST_AT_ONCE).toBe(3)
    expect(names(0)).toEqual(['b', 'd', 'c'])
    expect(names(2)).toEqual(['b'])
    expect(names(3)).toEqual([])
  })

  it('tries again after 1, 2 and 4 seconds, and takes 20 minutes at most', () => {
    expect(RETRY_AFTER_MS).toEqual([1000, 2000, 4000])
    expect(UPLOAD_TIMEOUT_MS).toBe(20 * 60_000)
  })

  it.each([
    [0, 'retry'],
    [500, 'retry'],
    [503, 'retry'],
    [423, 'retry'],
    [429, 'retry'],
    [403, 'renewToken'],
    [404, 'startAnew'],
    [410, 'startAnew'],
    [400, 'give up'],
    [409, 'give up'],
    [413, 'give up'],
    [415, 'give up'],
  ] as const)('after %i: %s', (status, verdict) => {
    expect(afterFailure(status)).toBe(verdict)
  })
})
