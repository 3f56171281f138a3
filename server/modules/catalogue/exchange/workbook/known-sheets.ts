import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { catalogueSheetTexts as texts } from '#texts/nl/office/catalogue-sheets.ts'
import { headingText } from '../../sheets/column-names.ts'
import { DOCUMENT, isOfPacker } from '../archive.ts'
import { FileFault } from '../file-fault.ts'
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
  mostBytes: () => MOST_BYTES_OF_A_PART,
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
const TABLE = /\.csv$/i

/** The sheet that a table in a ZIP is. */
export const sheetNameOf = (table: string): string => basename(table).replace(TABLE, '')
export const isOurTable = (table: string): boolean => isOurSheet(sheetNameOf(table))

/** Of what lies in a ZIP, the spreadsheets and the tables. */
export const sheetsIn = (
  names: Iterable<string>,
): { readonly books: readonly string[]; readonly tables: readonly string[] } => {
  const all = [...names]
  return { books: all.filter((name) => BOOK.test(name)), tables: all.filter((name) => TABLE.test(name)) }
}

/** Whether a file may be the catalogue in sheets: a spreadsheet, which its names alone do not tell, or a ZIP with such or with our tables. */
export async function mayHoldSheets(path: string): Promise<boolean> {
  if (!(await isZip(path))) return false
  return openContents(path, ANY_SHEETS, async ({ names }) => {
    const { books, tables } = sheetsIn(names)
    if (names.has('[Content_Types].xml')) return true
    if (!tables.some(isOurTable) && books.length === 0) return false
    if (names.has(DOCUMENT)) throw new FileFault('SheetsOfTwoKinds')
    return true
  })
}

export async function isZip(path: string): Promise<boolean> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead === 2 && buffer.toString('latin1') === 'PK'
  } finally {
    await file.close()
  }
}
