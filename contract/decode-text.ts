const MARKS = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const

/**
 * The text of a file that a spreadsheet saved: UTF-16 by its mark, UTF-8 where that is what its bytes are, or else the code page
 * of Windows in Western Europe, which every byte has a letter in. Source: what Excel and LibreOffice write as text and CSV.
 */
export function decodeText(bytes: Uint8Array): string {
  for (const [encoding, [first, second]] of Object.entries(MARKS))
    if (bytes[0] === first && bytes[1] === second) return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
