import { readFile, stat } from 'node:fs/promises'
import { decodeText } from '#contract/decode-text.ts'
import { DOCUMENT, isOfPacker, MOST_BYTES_BESIDE } from '../archive.ts'
import { FileFault } from '../file-fault.ts'
import { beginningOf, beginsAsZip, isZip } from '../is-zip.ts'
import { type Holding, openContents } from '../zip-archive.ts'
import type { Export } from './convert.ts'
import { headingsOf, readTable } from './csv-table.ts'
import { isPictureName, isTableName, type Media, mediaOf } from './media.ts'
import { tableBytes } from './table-bytes.ts'
import type { Told } from './told.ts'
import { tableKind } from './vendor-of.ts'
import { wooColumn } from './woocommerce-columns.ts'

const MOST_CSV_BYTES = 100 * 1024 * 1024
const HEAD_BYTES = 64 * 1024
const MANY_BYTES = 2 ** 40

/** An export of another shop with what lies beside it. */
export type ExportFile = {
  readonly tables: readonly { readonly name: string | null; readonly text: () => Promise<string> }[]
  readonly media: Media
  /** The content of a picture that `media` found. */
  readonly content: (name: string) => Promise<Buffer>
  /** What lies beside the tables and is no picture. */
  readonly others: readonly string[]
}

const ANYTHING: Holding = {
  isPassedOver: (name) => isOfPacker(name) || name.endsWith('/'),
  isKnown: () => true,
  mostBytes: () => MANY_BYTES,
}

const BESIDE_TABLES: Holding = {
  isPassedOver: ANYTHING.isPassedOver,
  isKnown: () => true,
  mostBytes: (name) => (isPictureName(name) ? MOST_BYTES_BESIDE : MANY_BYTES),
}

/** Whether a file that was sent is an export of another shop: a table, or a ZIP with one and without a catalogue. */
export async function isExport(path: string, name: string): Promise<boolean> {
  const head = await beginningOf(path, HEAD_BYTES)
  if (beginsAsZip(head))
    return openContents(
      path,
      ANYTHING,
      async ({ names }) => !names.has(DOCUMENT) && [...names].some(isTableName),
    )
  if (/\.json$/i.test(name) || /^\uFEFF?\s*\{/.test(head.toString('utf8'))) return false
  return isTableName(name) || tableKind(headingsOf(decodeText(head))) !== null
}

/** An export for as long as it is used; throws a `FileFault` where it cannot be opened. */
export async function openExport<Result>(
  path: string,
  use: (file: ExportFile) => Promise<Result>,
): Promise<Result> {
  if (!(await isZip(path))) {
    if ((await stat(path)).size > MOST_CSV_BYTES) throw new FileFault('CsvTooLarge')
    return use({
      tables: [{ name: null, text: async () => decodeText(await readFile(path)) }],
      media: mediaOf([]),
      content: (name) => Promise.reject(new FileFault('ZipBroken', { name })),
      others: [],
    })
  }
  return openContents(path, BESIDE_TABLES, ({ names, stream, content }) => {
    const tables = [...names].filter(isTableName)
    return use({
      tables: tables.map((name) => ({
        name,
        text: async () =>
          decodeText(
            await tableBytes(stream(name), MOST_CSV_BYTES, () => new FileFault('CsvTooLarge', { name })),
          ),
      })),
      media: mediaOf(names),
      content,
      others: [...names].filter((name) => !isTableName(name) && !isPictureName(name)),
    })
  })
}

/** The tables of an export by what they are; one of products, and at most one of tiers. */
export async function tablesOf(
  file: ExportFile,
  told: Told,
  breathe: () => Promise<void> = () => Promise.resolve(),
): Promise<Export> {
  const found: { products: Omit<Export, 'tiers'> | null; tiers: Export['tiers'] } = {
    products: null,
    tiers: null,
  }
  for (const { name, text } of file.tables) {
    const content = await text()
    const kind = tableKind(headingsOf(content))
    const where = name === null ? {} : { name }
    if (kind === null) throw new FileFault('CsvUnknown', where)
    const table = await readTable(content, {
      file: file.tables.length > 1 ? name : null,
      columnOf: kind === 'woocommerce' ? wooColumn : (heading) => heading.toLowerCase(),
      told,
      breathe,
    })
    if (kind === 'magentoTiers' ? found.tiers : found.products) throw new FileFault('CsvTwice', where)
    if (kind === 'magentoTiers') found.tiers = table
    else found.products = { vendor: kind, products: table }
  }
  if (!found.products) throw new FileFault('CsvUnknown')
  return { ...found.products, tiers: found.tiers }
}
