const UTF_16_MARK = Buffer.from([0xff, 0xfe])

/** The text of a file that a spreadsheet made: UTF-8, UTF-16 by its mark, or else as Windows in Western Europe writes it. */
export function decodeText(bytes: Buffer): string {
  if (bytes.subarray(0, 2).equals(UTF_16_MARK)) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
