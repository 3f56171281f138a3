import { catalogueSheetTexts as texts } from '#texts/nl/office/catalogue-sheets.ts'
import { headingText } from '../../sheets/column-names.ts'
import type { OnFault, Row } from './read-rows.ts'
import type { Sheet } from './write-rows.ts'

const CONTINUED = new RegExp(`^(.*) ${escapeForm(texts.continued('', 0).trim()).replace('0', '(\\d{1,4})')}$`)

function escapeForm(text: string): string {
  return text.replaceAll(/[()]/g, '\\$&')
}

/** Whether a first row is that of a sheet of ours, a few columns that lack aside: what a tab is called is no more than a word. */
export function isHeadedAs({ columns }: Sheet, headings: readonly string[]): boolean {
  const said = new Set(headings.map(headingText))
  const [isKeyed = false, ...others] = columns.map(({ heading }) => said.has(headingText(heading)))
  return isKeyed && others.filter(Boolean).length * 2 >= others.length
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
    const [, base = said, number] = known.has(said) ? [] : (CONTINUED.exec(said) ?? [])
    const own = cells[known.get(base) ?? -1]
    const part = number === undefined ? 0 : Number(number) - 1
    // What goes on begins with the second.
    if (!own || (number !== undefined && part < 1)) tell(heading, 'ColumnUnknown')
    else if (own[part] !== undefined) tell(heading, 'HeadingTwice')
    else own[part] = at
  }
  for (const [at, { heading }] of columns.entries()) {
    // Without one of its parts a text would lose its middle.
    const missing = [...(cells[at] ?? [])].findIndex((place) => place === undefined)
    if (cells[at]?.length === 0 || missing === 0) tell(heading, 'ColumnMissing')
    else if (missing > 0) tell(texts.continued(heading, missing + 1), 'ColumnMissing')
  }
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
