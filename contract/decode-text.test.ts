import { describe, expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const TEXT = 'Blad één; € 12,50 – zoom\r\n'

describe('the text of a file that a spreadsheet saved', () => {
  test.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16 as Windows writes it', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
    ['UTF-16 of the other order', Buffer.from(`\uFEFF${TEXT}`, 'utf16le').swap16()],
    ['the code page of Windows', Buffer.from(TEXT.replace('€', '\x80').replace('–', '\x96'), 'latin1')],
  ])('is read from %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe(TEXT)
  })

  test('is empty where the file is', () => {
    expect(decodeText(new Uint8Array())).toBe('')
  })
})
