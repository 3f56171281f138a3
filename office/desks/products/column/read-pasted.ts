/** What was pasted of a spreadsheet: its first column, and how many columns there were. */
export type Pasted = { readonly cells: readonly string[]; readonly columnCount: number }

const QUOTED = /"((?:[^"]|"")*)"(?=\t|\r?\n|\r|$)/y
const PLAIN = /[^\t\n\r]*/y

/** Reads cells as spreadsheets copy them: a tab ends a cell, a line break a row, and what holds one of these stands in quotes. */
export function readPasted(text: string): Pasted {
  const rows: string[][] = [[]]
  let at = 0
  for (;;) {
    const [cell, end] = readCellAt(text, at)
    rows.at(-1)?.push(cell)
    at = end
    if (at >= text.length) break
    if (text[at] === '\t') at += 1
    else {
      at += text.startsWith('\r\n', at) ? 2 : 1
      // A line break ends the last row as well; no row begins behind it.
      if (at >= text.length) break
      rows.push([])
    }
  }
  return {
    cells: rows.map(([first = '']) => first),
    columnCount: Math.max(...rows.map((row) => row.length)),
  }
}

function readCellAt(text: string, at: number): readonly [cell: string, end: number] {
  QUOTED.lastIndex = at
  const quoted = QUOTED.exec(text)
  const inner = quoted?.[1]
  // A text in quotes of its own is copied as it is; only what needs quotes has them from the spreadsheet.
  if (inner !== undefined && /[\t\n\r]|""/.test(inner))
    return [inner.replaceAll('""', '"').replaceAll('\r\n', '\n'), QUOTED.lastIndex]
  PLAIN.lastIndex = at
  const [plain = ''] = PLAIN.exec(text) ?? []
  return [plain, PLAIN.lastIndex]
}
