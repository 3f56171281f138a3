import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanFileName, downloadName } from './file-name.ts'

describe('the name of a print file, as it is shown', () => {
  it.each([
    ['an ordinary one', 'Ontwerp banner (2).pdf', 'Ontwerp banner (2).pdf'],
    ['a path up', '../../../../etc/passwd.pdf', 'passwd.pdf'],
    ['a path of Windows', 'C:\\fakepath\\ontwerp.pdf', 'ontwerp.pdf'],
    ['a NUL', 'ontwerp.pdf\0.exe', 'ontwerp.pdf.exe'],
    ['a line end', 'ontwerp.pdf\r\nSet-Cookie: a=b', 'ontwerp.pdfSet-Cookie: a=b'],
    ['text that runs backwards', 'ontwerp\u202efdp.exe', 'ontwerpfdp.exe'],
    ['spaces around it', '  ontwerp.pdf ', 'ontwerp.pdf'],
    ['an accent of its own', 'cafe\u0301.pdf', 'café.pdf'],
    [
      'markup, which is shown as it is',
      '<img src=x onerror=alert(1)>.pdf',
      '<img src=x onerror=alert(1)>.pdf',
    ],
    ['only dots', '..', ''],
    ['nothing', '\0', ''],
    ['half a character', 'a\ud83d.pdf', 'a.pdf'],
    ['a folder', 'ontwerpen/', ''],
  ])('%s', (_rule, name, shown) => {
    expect(cleanFileName(name)).toBe(shown)
  })

  it('is at most 255 bytes, and keeps its ending', () => {
    expect(cleanFileName(`${'a'.repeat(65_536)}.pdf`)).toBe(`${'a'.repeat(251)}.pdf`)
    expect(cleanFileName(`${'é'.repeat(200)}.pdf`)).toBe(`${'é'.repeat(125)}.pdf`)
  })

  it('never leads anywhere and never hides anything, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        const clean = cleanFileName(name)
        expect(Buffer.byteLength(clean)).toBeLessThanOrEqual(255)
        expect(clean).not.toMatch(/[/\\\p{Cc}\p{Cf}]/u)
      }),
    )
  })
})

describe('the name of a download', () => {
  it.each([
    ['ontwerp.pdf', 'pdf', 'ontwerp.pdf'],
    ['ONTWERP.PDF', 'pdf', 'ONTWERP.PDF'],
    ['factuur.pdf.exe', 'pdf', 'factuur.pdf.exe.pdf'],
    ['foto.jpeg', 'jpeg', 'foto.jpeg'],
    ['foto.pdf', 'jpeg', 'foto.pdf.jpg'],
    ['zonder ending', 'tiff', 'zonder ending.tif'],
    ['', 'psb', 'ontwerp.psb'],
    ['kapot.pdf', null, 'kapot.pdf'],
    ['spel.exe', null, 'spel.exe.bin'],
  ] as const)('%s, which is %s, is %s', (name, type, expected) => {
    expect(downloadName(name, type)).toBe(expected)
  })
})
