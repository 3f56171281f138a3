// A process of its own, for one catalogue of sheets: it opens what somebody sent, and may die of it.
import { createWriteStream, writeFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { once } from 'node:events'
import { pipeline } from 'node:stream/promises'
import { streamXlsxRows } from 'hucre/xlsx'
import { catalogueSections } from '#contract/catalogue-file.ts'
import { CATALOGUE_SECTIONS, type CatalogueSection } from '#domain/catalogue/catalogue-file.ts'
import { type FieldFault, isFieldFault } from '#domain/refusals.ts'
import { catalogueFaultTexts } from '#texts/nl/office/catalogue-faults.ts'
import { cellPlace } from '#texts/nl/office/left-behind.ts'
import { sheetPlace } from '#texts/nl/office/sheets.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { decodeText } from '#contract/decode-text.ts'
import { bareCell, BrokenTable, csvRecords, SAID_SEPARATOR, separatorOf } from '../../../../csv/read-csv.ts'
import { reportOn, workWithin } from '../../../preflight/fenced-work.ts'
import { cellOf } from '../../sheets/cell-of.ts'
import { columnOf, headingText } from '../../sheets/column-names.ts'
import { sheetText } from '../../sheets/read-sheet.ts'
import { refuseOddCells } from '../../sheets/refuse-odd-cells.ts'
import { SheetFault } from '../../sheets/sheet-fault.ts'
import { worksheetsOf } from '../../sheets/worksheets.ts'
import { DOCUMENT } from '../archive.ts'
import { FileFault } from '../file-fault.ts'
import { addFinding, noFindings } from '../findings.ts'
import { tableBytes } from '../importers/table-bytes.ts'
import { namedBy, withHashes } from '../named-photographs.ts'
import { openContents, type ZipContents } from '../zip-archive.ts'
import { ANY_SHEETS, isBook, isOurSheet, isOurTable, sheetNameOf, sheetsIn } from './known-sheets.ts'
import {
  type CellPlace,
  type OnFault,
  placeIn,
  type ReadEntry,
  readSection,
  type Row,
  type SheetRows,
} from './read-rows.ts'
import { isHeadedAs, rowReader } from './sheet-columns.ts'
import { MOST_ROWS } from './write-xlsx.ts'
import { entriesName, rowsName, WorkbookOrder, type WorkbookReport } from './workbook-report.ts'
import { type Sheet, SHEETS } from './write-rows.ts'

workWithin({ withinMs: 240_000, memoryBytes: 1536 * 1024 * 1024 })
process.once('message', (order: unknown) => {
  void reportOn(read(WorkbookOrder.parse(order)))
})

const MB = 1024 * 1024
/** Of all sheets together. */
const MOST_CHARACTERS = 200 * MB
const MOST_CELLS_OF_SHEETS = 20_000_000
const MOST_CSV_BYTES = 150 * MB
const MOST_BOOK_BYTES = 200 * MB

const faults = noFindings()
/** Whether photographs are named by their files. */
let hasNames = false
/** The cells that something is told of: what follows from one fault is not told again. */
const told = new Set<string>()

const onFault: OnFault = ({ sheet, row, heading }, code) => {
  const key = `${sheet}\n${row}\n${heading}`
  if (told.has(key)) return
  if (told.size < 100_000) told.add(key)
  const message = Object.hasOwn(catalogueFaultTexts, code)
    ? catalogueFaultTexts[code as keyof typeof catalogueFaultTexts]
    : fieldFaultTexts[code as FieldFault]
  addFinding(faults, { place: cellPlace(sheet, '', heading), line: row, message })
}

async function read({ path, folder }: WorkbookOrder): Promise<WorkbookReport> {
  try {
    const rows = await openContents(path, ANY_SHEETS, (contents) => rowsOf(contents, path, folder))
    if (rows === null) return { step: 'other' }
    const sections = await writeSections(rows, folder)
    return { step: 'read', sections, hasNames, faults: faults.listed, faultCount: faults.count }
  } catch (error) {
    if (error instanceof FileFault) {
      const { row, name } = error.at
      return {
        step: 'refused',
        code: error.code,
        at: { ...(row !== undefined && { row }), ...(name !== undefined && { name }) },
      }
    }
    if (error instanceof SheetFault) return { step: 'refused', code: error.code, at: {} }
    throw error
  }
}

/** The rows of all sheets that a file has; null for what has none of ours: what else it is, others see. */
async function rowsOf(contents: ZipContents, path: string, folder: string): Promise<SheetRows | null> {
  const { names } = contents
  if (isBook(names)) {
    const book = await openBook(path, contents)
    return book && bookRows(book)
  }
  const { books, tables } = sheetsIn(names)
  const own = await ownBook(contents, books, folder)
  if (!own && !tables.some(isOurTable)) return null
  if (names.has(DOCUMENT) || books.length > 1 || (books.length > 0 && tables.length > 0))
    throw new FileFault('SheetsOfTwoKinds')
  if (!own) return csvRows(contents, tables)
  return openContents(own.path, ANY_SHEETS, ({ stream }) => bookRows({ ...own, stream }))
}

/** Of the spreadsheets in a ZIP the first that is a catalogue of ours. */
async function ownBook(
  { names, stream }: ZipContents,
  books: readonly string[],
  folder: string,
): Promise<Book | null> {
  const path = join(folder, 'book.xlsx')
  for (const name of books) {
    await pipeline(stream(name), createWriteStream(path))
    try {
      const book = await openContents(path, ANY_SHEETS, (contents) => openBook(path, contents))
      if (book) return book
    } catch (error) {
      if (!(error instanceof FileFault || error instanceof SheetFault)) throw error
      // Beside something else it is that which is read.
      if (names.size === 1) throw error
    }
  }
  return null
}

type Amount = { characters: number; cells: number }

function count(amount: Amount, cells: readonly string[], name: string): void {
  amount.cells += cells.length
  for (const cell of cells) amount.characters += cell.length
  if (amount.characters > MOST_CHARACTERS || amount.cells > MOST_CELLS_OF_SHEETS)
    throw new FileFault('SheetTooLarge', { name })
}

const BY_NAME = new Map(SHEETS.map((sheet) => [headingText(sheet.shape.name), sheet]))

/** A spreadsheet with its sheets. */
type Book = {
  readonly path: string
  readonly bytes: Uint8Array
  readonly sheets: readonly { readonly name: string; readonly part: string }[]
  readonly stream: ZipContents['stream']
}

/** A spreadsheet that is a catalogue; null for what is none. */
async function openBook(path: string, { names, stream, content }: ZipContents): Promise<Book | null> {
  const sheets = await brokenOtherwise(() =>
    worksheetsOf((name) => {
      if (!names.has(name)) throw new SheetFault('SheetBroken')
      return content(name)
    }),
  )
  const named = sheets.filter(({ name }) => isOurSheet(name))
  if (named.length === 0) return null
  if ((await stat(path)).size > MOST_BOOK_BYTES) throw new FileFault('SheetTooLarge')
  const bytes = await readFile(path)
  for (const { name } of named) {
    const sheet = BY_NAME.get(headingText(name))
    const headings = await brokenOtherwise(() => headingsOf(bytes, name))
    if (sheet && isHeadedAs(sheet, headings)) return { path, bytes, sheets, stream }
  }
  return null
}

async function bookRows({ bytes, sheets, stream }: Book): Promise<SheetRows> {
  const amount: Amount = { characters: 0, cells: 0 }
  const rows = new Map<Sheet, readonly Row[]>()
  for (const { name, part } of sheets) {
    const sheet = BY_NAME.get(headingText(name))
    const place = { sheet: name, row: null, heading: '' }
    if (!sheet) onFault(place, 'SheetUnknown')
    else if (rows.has(sheet)) onFault(place, 'SheetTwice')
    else
      rows.set(
        sheet,
        await brokenOtherwise(() => rowsOfSheet(sheet, { bytes, name, cells: stream(part), amount })),
      )
  }
  return rows
}

/** Whatever else is wrong with a spreadsheet is that it is broken: nobody else's doing is in here. */
async function brokenOtherwise<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof SheetFault) throw error
    if (error instanceof FileFault) throw error.code === 'ZipBroken' ? new SheetFault('SheetBroken') : error
    throw new SheetFault('SheetBroken')
  }
}

type Worksheet = {
  readonly bytes: Uint8Array
  readonly name: string
  readonly cells: AsyncIterable<Uint8Array>
  readonly amount: Amount
}

async function rowsOfSheet(sheet: Sheet, { bytes, name, cells, amount }: Worksheet): Promise<readonly Row[]> {
  // Before the rows: their reader runs ahead of who waits for something else.
  await refuseOddCells(cells, [], () => true).catch(async (error: unknown) => {
    if (!(error instanceof SheetFault && error.at)) throw error
    const { row, cell } = error.at
    const heading = (await headingsOf(bytes, name))[columnOf(cell) ?? -1] ?? ''
    throw new FileFault(error.code, { row, name: `${name} · ${sheetPlace(cell, heading)}` })
  })
  let reader: ReturnType<typeof rowReader> | undefined
  const rows: Row[] = []
  let last = 0
  for await (const { index, values } of streamXlsxRows(bytes, { sheet: name })) {
    const number = index + 1
    if (!Number.isSafeInteger(number) || number <= last) throw new SheetFault('SheetBroken')
    if (number > MOST_ROWS + 1) throw new FileFault('SheetTooManyRows', { name })
    last = number
    const written = values.map((value) => sheetText(cellOf(value)))
    count(amount, written, name)
    if (reader === undefined) reader = rowReader(sheet, number === 1 ? written : [], onFault)
    if (number > 1 && reader && written.some((cell) => cell !== '')) rows.push(reader(number, written))
  }
  if (reader === undefined) rowReader(sheet, [], onFault)
  return rows
}

async function headingsOf(bytes: Uint8Array, name: string): Promise<readonly string[]> {
  for await (const { index, values } of streamXlsxRows(bytes, { sheet: name, maxRows: 1 }))
    return index === 0 ? values.map((value) => sheetText(cellOf(value))) : []
  return []
}

async function csvRows({ stream }: ZipContents, tables: readonly string[]): Promise<SheetRows | null> {
  if (!tables.some(isOurTable)) return null
  const rows = new Map<Sheet, readonly Row[]>()
  const amount: Amount = { characters: 0, cells: 0 }
  for (const name of tables) {
    const sheet = BY_NAME.get(headingText(sheetNameOf(name)))
    const place = { sheet: name, row: null, heading: '' }
    if (!sheet) onFault(place, 'SheetUnknown')
    else if (rows.has(sheet)) onFault(place, 'SheetTwice')
    else rows.set(sheet, rowsOfText(sheet, await tableText(name, stream(name)), amount))
  }
  return rows
}

const tableText = async (name: string, chunks: AsyncIterable<Uint8Array>): Promise<string> =>
  decodeText(await tableBytes(chunks, MOST_CSV_BYTES, () => new FileFault('SheetTooLarge', { name })))

function rowsOfText(sheet: Sheet, given: string, amount: Amount): readonly Row[] {
  const text = given.replace(SAID_SEPARATOR, '')
  const rows: Row[] = []
  const { name } = sheet.shape
  let reader: ReturnType<typeof rowReader> = null
  let number = 0
  try {
    for (const record of csvRecords(text, separatorOf(text))) {
      number += 1
      if (number > MOST_ROWS + 1) throw new FileFault('SheetTooManyRows', { name })
      const cells = record.map(bareCell)
      count(amount, cells, name)
      if (number === 1) reader = rowReader(sheet, cells, onFault)
      else if (reader && cells.some((cell) => cell !== '')) rows.push(reader(number, cells))
    }
  } catch (error) {
    if (!(error instanceof BrokenTable)) throw error
    throw new FileFault(error.why === 'openQuote' ? 'QuoteOpen' : 'CsvTooWide', { row: error.record, name })
  }
  if (number === 0) rowReader(sheet, [], onFault)
  return rows
}

/** Puts the entries of each section into the folder, with the rows that they were made of; what is wrong with them is told. */
async function writeSections(rows: SheetRows, folder: string): Promise<CatalogueSection[]> {
  const sections: CatalogueSection[] = []
  for (const section of CATALOGUE_SECTIONS) {
    const entries = readSection(section, rows, onFault)
    if (!entries) continue
    sections.push(section)
    const made: number[] = []
    const file = createWriteStream(join(folder, entriesName(section)))
    for (const one of entries) {
      hasNames ||= namedBy(one.entry).length > 0
      check(section, one)
      made.push(one.origins.row)
      if (faults.count === 0 && !file.write(`${JSON.stringify(one.entry)}\n`)) await once(file, 'drain')
    }
    file.end()
    await once(file, 'finish')
    writeFileSync(join(folder, rowsName(section)), JSON.stringify(made))
  }
  return sections
}

function check(section: CatalogueSection, { entry, origins }: ReadEntry): void {
  const parsed = catalogueSections[section].safeParse(withHashes(entry))
  for (const { path, message } of parsed.error?.issues ?? []) {
    const at: CellPlace = placeIn(origins, path)
    onFault(at, isFieldFault(message) ? message : 'Invalid')
  }
}
