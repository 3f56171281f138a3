import { catalogueSheetTexts as texts } from '#texts/nl/office/catalogue-sheets.ts'
import { headingText } from '../../sheets/column-names.ts'
import type { OnFault, Row } from './read-rows.ts'
import type { Sheet } from './write-rows.ts'

const CONTINUED = new RegExp(`^(.*) ${escapeForm(texts.continued('', 0).trim()).replace('0', '(\\d{1,4})')}$`)

function escapeForm(text: string): string {
  return text.replaceAll(/[()]/g, '\\$&')
}

/** How the rows of a sheet are read by its headings; null where they lack something, which is told. */
export function rowReader(
  { shape, columns }: Sheet,
  headings: readonly string[],
  onFault: OnFault,
): ((number: number, cells: readonly string[]) => Row) | null {
  const known = new Map(columns.map(({ heading }, at) => [headingText(heading), at]))
  const cells = columns.map((): number[] => [])
  let isSound = true
  const tell = (heading: string, code: Parameters<OnFault>[1]) => {
    isSound = false
    onFault({ sheet: shape.name, row: 1, heading }, code)
  }
  for (const [at, heading] of headings.entries()) {
    const said = headingText(heading)
    if (said === '') continue
    const [, base, number] = CONTINUED.exec(said) ?? []
    const column = known.get(said) ?? (base === undefined ? undefined : known.get(base))
    if (column === undefined) {
      tell(heading, 'ColumnUnknown')
      continue
    }
    const part = known.has(said) ? 0 : Number(number) - 1
    if (cells[column]?.[part] !== undefined) tell(heading, 'HeadingTwice')
    const own = cells[column]
    if (own && part >= 0) own[part] = at
  }
  for (const [at, { heading }] of columns.entries())
    if (cells[at]?.[0] === undefined) tell(heading, 'ColumnMissing')
  if (!isSound) return null
  return (number, written) => {
    if (written.some((cell, at) => cell !== '' && headingText(headings[at] ?? '') === ''))
      onFault({ sheet: shape.name, row: number, heading: '' }, 'RowTooLong')
    return {
      number,
      cells: cells.map((parts) => parts.reduce((text, at) => text + (written[at] ?? ''), '')),
    }
  }
}
