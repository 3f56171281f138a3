import { setImmediate } from 'node:timers/promises'
import { constants, crc32, deflateRawSync } from 'node:zlib'
import { Refusal } from '../../../../refusal.ts'
import { columnName } from '../../sheets/column-names.ts'
import { FIGURES } from '../../sheets/cell-of.ts'
import { FIRST_DAY } from '../../sheets/write-sheet.ts'
import { packedZip, type PackedFile } from './packed-zip.ts'
import type { SpooledSheet } from './sheet-spool.ts'
import type { SheetColumn } from './write-rows.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** So many rows fit in a sheet, below its headings. */
export const MOST_ROWS = 1_048_575

/** The styles of cells, by their place in the list of styles. */
const STYLES = { number: 0, text: 1, heading: 2, day: 3 } as const
const STYLE_SHEET = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd\\-mm\\-yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`

/**
 * A spreadsheet of Excel with these sheets, made while it is fetched; everything is text but numbers and days. Before its first byte it
 * is refused where a sheet has more rows than a spreadsheet can hold.
 */
export function xlsxOf(sheets: readonly SpooledSheet[]): AsyncGenerator<Uint8Array> {
  if (sheets.some(({ count }) => count > MOST_ROWS)) throw new Refusal('SheetTooManyRows')
  return packedZip(filesOf(sheets))
}

async function* filesOf(sheets: readonly SpooledSheet[]): AsyncGenerator<PackedFile> {
  const parts = sheets.map((_sheet, at) => `worksheets/sheet${at + 1}.xml`)
  yield file(
    '[Content_Types].xml',
    `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${parts.map((part) => `<Override PartName="/xl/${part}" ContentType="${TYPES}.worksheet+xml"/>`).join('')}</Types>`,
  )
  yield file(
    '_rels/.rels',
    `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  )
  yield file(
    'xl/workbook.xml',
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.map(({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
  )
  yield file(
    'xl/_rels/workbook.xml.rels',
    `${HEAD}<Relationships xmlns="${RELATIONS}">${parts.map((part, at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="${part}"/>`).join('')}<Relationship Id="rId${parts.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  )
  yield file('xl/styles.xml', STYLE_SHEET)
  for (const [at, part] of parts.entries()) {
    const sheet = sheets[at]
    if (sheet) yield await sheetFile(`xl/${part}`, sheet)
  }
}

const packed = (name: string, content: Buffer): PackedFile => ({
  name,
  packed: deflateRawSync(content),
  crc: crc32(content),
  bytes: content.length,
})
const file = (name: string, text: string) => packed(name, Buffer.from(text))

const CHARACTERS_AT_ONCE = 4_000_000

/** Its XML is packed some at a time: pieces of a deflated stream that end at a byte can be put behind each other. */
async function sheetFile(name: string, { columns, rows }: SpooledSheet): Promise<PackedFile> {
  const pieces: Buffer[] = []
  let crc = 0
  let bytes = 0
  const add = (text: string, isLast: boolean) => {
    const content = Buffer.from(text)
    crc = crc32(content, crc)
    bytes += content.length
    pieces.push(
      deflateRawSync(content, { finishFlush: isLast ? constants.Z_FINISH : constants.Z_FULL_FLUSH }),
    )
  }
  let text = `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.map(columnXml).join('')}</cols><sheetData>${rowXml(
    1,
    columns.map(({ heading }, at) => textXml(`${columnName(at)}1`, heading, STYLES.heading)),
  )}`
  let row = 1
  for (const cells of rows()) {
    row += 1
    text += rowXml(
      row,
      cells.map((cell, at) => cellXml(`${columnName(at)}${row}`, cell, columns[at]?.kind ?? 'text')),
    )
    if (text.length < CHARACTERS_AT_ONCE) continue
    add(text, false)
    text = ''
    await setImmediate()
  }
  add(`${text}</sheetData></worksheet>`, true)
  return { name, packed: Buffer.concat(pieces), crc, bytes }
}

const columnXml = ({ kind, width }: SheetColumn, at: number): string =>
  `<col min="${at + 1}" max="${at + 1}" width="${width}" style="${STYLES[kind]}" customWidth="1"/>`
const rowXml = (row: number, cells: readonly string[]): string => `<row r="${row}">${cells.join('')}</row>`
const textXml = (at: string, text: string, style: number): string =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
const valueXml = (at: string, value: number, style: number): string =>
  `<c r="${at}" s="${style}"><v>${value}</v></c>`

const DAY_MS = 24 * 60 * 60_000
/** The day that spreadsheets count from; before the first of March of 1900 they count another one than there was. */
const FIRST = Date.UTC(1899, 11, 30)
const DAY = /^\d{4}-\d\d-\d\d$/

/** A number or a day that a spreadsheet would keep as another one stays text. */
function cellXml(at: string, text: string, kind: SheetColumn['kind']): string {
  if (text === '') return ''
  if (kind === 'number') {
    const value = Number(text.replace(',', '.'))
    if (Number.isFinite(value) && Number(value.toPrecision(FIGURES)) === value && text.length <= FIGURES)
      return valueXml(at, value, STYLES.number)
  }
  if (kind === 'day' && DAY.test(text) && text >= FIRST_DAY)
    return valueXml(at, Math.round((Date.parse(`${text}T00:00:00Z`) - FIRST) / DAY_MS), STYLES.day)
  return textXml(at, text, STYLES.text)
}

/** What would stand for one sign, and signs that XML cannot have or would change. */
const CODED = /_(?=x[\dA-Fa-f]{4}_)|[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/g // oxlint-disable-line no-control-regex
const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string =>
  text
    .replace(CODED, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)
