import { basename, extname } from 'node:path'
import { catalogueSheetTexts as texts } from '#texts/nl/office/catalogue-sheets.ts'
import { headingText } from '../../sheets/column-names.ts'
import { isBeside, isOfPacker, MOST_BYTES_BESIDE } from '../archive.ts'
import { isPictureName, isTableName } from '../importers/media.ts'
import { isZip } from '../is-zip.ts'
import { type Holding, openContents } from '../zip-archive.ts'
import { SHEETS } from './write-rows.ts'

const MB = 1024 * 1024
const MOST_BYTES_OF_A_PART = 1024 * MB

/** A name that leads out of the folder that a ZIP is unpacked in. */
const LEADS_OUT = /(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|^[A-Za-z]:/

/** A spreadsheet, or a ZIP with sheets in it: what lies beside those is looked at by others. */
export const ANY_SHEETS: Holding = {
  isPassedOver: (name) => isOfPacker(name) || name.endsWith('/'),
  isKnown: (name) => !LEADS_OUT.test(name),
  mostBytes: (name) => (isBeside(name) || isPictureName(name) ? MOST_BYTES_BESIDE : MOST_BYTES_OF_A_PART),
}

/** A table of products by itself is called like the sheet of products, and is no catalogue. */
const TELLING = new Set(
  SHEETS.map(({ shape }) => headingText(shape.name)).filter(
    (name) => name !== headingText(texts.sheets.products),
  ),
)

/** Whether a sheet of this name says that the catalogue is written in sheets. */
export const isOurSheet = (name: string): boolean => TELLING.has(headingText(name))

const BOOK = /\.xlsx$/i

/** The sheet that a table in a ZIP is. */
export const sheetNameOf = (table: string): string => basename(table, extname(table))
export const isOurTable = (table: string): boolean => isOurSheet(sheetNameOf(table))

/** Of what lies in a ZIP, the spreadsheets and the tables. */
export const sheetsIn = (
  names: Iterable<string>,
): { readonly books: readonly string[]; readonly tables: readonly string[] } => {
  const all = [...names]
  return { books: all.filter(isBookName), tables: all.filter(isTableName) }
}
const isBookName = (name: string) => BOOK.test(name)
export const isSheetFile = (name: string): boolean => isBookName(name) || isTableName(name)

/** Whether a file is a spreadsheet by itself, by the names of what is packed in it. */
export const isBook = (names: ReadonlySet<string>): boolean => names.has('[Content_Types].xml')

/** Whether a file may be the catalogue in sheets: a spreadsheet, which its names alone do not tell, or a ZIP with such or with our tables. */
export async function mayHoldSheets(path: string): Promise<boolean> {
  if (!(await isZip(path))) return false
  return openContents(path, ANY_SHEETS, async ({ names }) => {
    const { books, tables } = sheetsIn(names)
    return isBook(names) || books.length > 0 || tables.some(isOurTable)
  })
}
