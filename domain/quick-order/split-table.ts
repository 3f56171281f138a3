const SEPARATORS = ['\t', ';', ','] as const
type Separator = (typeof SEPARATORS)[number]

/**
 * The cells of text from a spreadsheet (tabs) or a CSV file (';' or ','), row by row. A cell in double quotes may hold
 * separators, line breaks and doubled quotes; a quote that is never closed counts as text.
 */
export function splitTable(text: string): readonly (readonly string[])[] {
  const clean = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(clean)
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < clean.length) {
    const cell = readCell(clean, at, separator)
    row.push(cell.text)
    at = cell.end
    if (clean[at] === separator) {
      at += 1
      if (at === clean.length) row.push('')
      continue
    }
    at += lineBreakAt(clean, at)
    rows.push(row)
    row = []
  }
  if (row.length > 0) rows.push(row)
  return rows
}

/** The first separator of the three that stands in the first row with anything in it, outside quotes. */
function separatorOf(text: string): Separator {
  const seen = separatorsInFirstRow(text, true) ?? separatorsInFirstRow(text, false) ?? new Set()
  return SEPARATORS.find((separator) => seen.has(separator)) ?? '\t'
}

/** Null when a quote was opened and never closed. */
function separatorsInFirstRow(text: string, heedsQuotes: boolean): ReadonlySet<string> | null {
  const seen = new Set<string>()
  let isQuoted = false
  let isBlank = true
  for (const character of text) {
    const isBreak = character === '\n' || character === '\r'
    if (isBreak && !isBlank && !isQuoted) return seen
    if (character === '"' && heedsQuotes) isQuoted = !isQuoted
    else if (!isQuoted) seen.add(character)
    if (character.trim() !== '') isBlank = false
  }
  return isQuoted ? null : seen
}

function readCell(text: string, start: number, separator: Separator): { text: string; end: number } {
  const quoted = text[start] === '"' ? readQuoted(text, start, separator) : null
  if (quoted) return quoted
  let end = start
  while (end < text.length && text[end] !== separator && lineBreakAt(text, end) === 0) end += 1
  return { text: text.slice(start, end), end }
}

/** A cell in quotes, or null when the quotes do not hold the whole cell, as in `"A" blad`. */
function readQuoted(text: string, start: number, separator: Separator) {
  let close = start
  do {
    close = text.indexOf('"', close + 1)
    if (close === -1) return null
    if (text[close + 1] === '"') close += 1
    else break
  } while (close < text.length)
  const end = close + 1
  if (end < text.length && text[end] !== separator && lineBreakAt(text, end) === 0) return null
  return { text: text.slice(start + 1, close).replaceAll('""', '"'), end }
}

function lineBreakAt(text: string, at: number): 0 | 1 | 2 {
  if (text[at] === '\n') return 1
  if (text[at] !== '\r') return 0
  return text[at + 1] === '\n' ? 2 : 1
}
