import { describe, expect, it } from 'vitest'
import { readScanCode, scanCode } from './scan-code.ts'

describe('the code of a line', () => {
  it.each([
    ['10042-1', { orderNumber: '10042', line: 1 }],
    [' 10042-12\r\n', { orderNumber: '10042', line: 12 }],
    ['pk-2026-04809-2', { orderNumber: 'PK-2026-04809', line: 2 }],
    ['https://drukwerk.example/beheer/scan/10042-3', { orderNumber: '10042', line: 3 }],
    ['https://drukwerk.example/beheer/scan/10042-3/', { orderNumber: '10042', line: 3 }],
    ['8712345678906', null],
    ['10042', null],
    ['10042-0', null],
    ['10042-1a', null],
    ['-1', null],
    ['', null],
    ["10042-1'; drop table orders", null],
    [`${'9'.repeat(40)}-1`, null],
    ['３SABC-１', null],
  ])('%j names %j', (text, named) => {
    expect(readScanCode(text)).toEqual(named)
  })

  it('is read back as what it was made of', () => {
    const named = { orderNumber: 'PK-2026-04809', line: 4 }
    expect(scanCode(named)).toBe('PK-2026-04809-4')
    expect(readScanCode(scanCode(named))).toEqual(named)
  })
})
