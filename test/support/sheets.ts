import { zipped } from './catalogue-files.ts'

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

type Parts = {
  /** What stands between `<sheetData>` and its end, for each sheet. */
  readonly sheets: readonly string[]
  /** What the sheets are called. */
  readonly names?: readonly string[]
  /** The `<si>` of shared strings. */
  readonly strings?: string
  /** Formats of numbers by index of style, from 1. */
  readonly formats?: readonly string[]
  readonly more?: readonly (readonly [name: string, content: Uint8Array | string])[]
}

/** A spreadsheet as another program could have written it. */
export function workbook({
  sheets,
  names = [],
  strings = '',
  formats = [],
  more = [],
}: Parts): Promise<Buffer> {
  const numbered = sheets.map((_, at) => at + 1)
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`
  const relations = (...all: string[]) =>
    `${XML}<Relationships xmlns="${RELATIONS}">${all.join('')}</Relationships>`
  return zipped([
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    ],
    ['_rels/.rels', relations(relation('rId1', 'officeDocument', 'xl/workbook.xml'))],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${numbered
        .map(
          (each) => `<sheet name="${names[each - 1] ?? `Blad${each}`}" sheetId="${each}" r:id="rId${each}"/>`,
        )
        .join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations(
        ...numbered.map((each) => relation(`rId${each}`, 'worksheet', `worksheets/sheet${each}.xml`)),
        relation('rId98', 'sharedStrings', 'sharedStrings.xml'),
        relation('rId99', 'styles', 'styles.xml'),
      ),
    ],
    ['xl/sharedStrings.xml', `${XML}<sst xmlns="${MAIN}">${strings}</sst>`],
    [
      'xl/styles.xml',
      `${XML}<styleSheet xmlns="${MAIN}"><numFmts>${formats
        .map((format, at) => `<numFmt numFmtId="${200 + at}" formatCode="${format}"/>`)
        .join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats
        .map((_, at) => `<xf numFmtId="${200 + at}" applyNumberFormat="1"/>`)
        .join('')}</cellXfs></styleSheet>`,
    ],
    ...sheets.map(
      (rows, at) =>
        [
          `xl/worksheets/sheet${at + 1}.xml`,
          `${XML}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
        ] as const,
    ),
    ...more,
  ])
}

/** A row of text cells. */
export const textRow = (row: number, ...texts: readonly string[]): string =>
  `<row r="${row}">${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`
