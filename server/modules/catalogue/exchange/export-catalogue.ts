import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { CATALOGUE_FORMAT, CATALOGUE_VERSION, type CatalogueEntries } from '#contract/catalogue-file.ts'
import type { Staff } from '#domain/access/actor.ts'
import {
  CATALOGUE_SECTIONS,
  type CatalogueForm,
  type CatalogueSection,
  entryKey,
} from '#domain/catalogue/catalogue-file.ts'
import { catalogueSheetTexts as sheetTexts } from '#texts/nl/office/catalogue-sheets.ts'
import type { ShopContext } from '../../../context.ts'
import type { Executor } from '../../../db/database.ts'
import { requireRight } from '../../../require-right.ts'
import { PHOTOGRAPH_TYPES, pictureKey, variantName } from '../../pictures/variants.ts'
import { productFileKey } from '../file-store.ts'
import { DOCUMENT, MADE_AT } from './archive.ts'
import { loadDrawings, loadEntries } from './entries-store.ts'
import { atOneMoment, withUnhurried } from './unhurried.ts'
import { SheetSpool, type SpooledSheet } from './workbook/sheet-spool.ts'
import { csvOf } from './workbook/write-csv.ts'
import { xlsxOf } from './workbook/write-xlsx.ts'

const AT_ONCE = 500

/** All entries of a section, by name, some at a time. */
export async function* pagesOf<Section extends CatalogueSection>(
  executor: Executor,
  section: Section,
): AsyncGenerator<readonly CatalogueEntries[Section][]> {
  for (let after = ''; ;) {
    const page = await loadEntries(executor, section, { after, limit: AT_ONCE })
    if (page.length > 0) yield page
    const last = page.at(-1)
    if (last === undefined || page.length < AT_ONCE) return
    after = entryKey(section, last)
  }
}

type Seen = (section: CatalogueSection, page: readonly object[]) => void

/** The document of the catalogue, an entry a line: of the same catalogue it is the same to the byte. A page is seen before its text. */
export async function* documentOf(executor: Executor, seen: Seen): AsyncGenerator<string> {
  yield `{\n"format": ${JSON.stringify(CATALOGUE_FORMAT)},\n"version": ${CATALOGUE_VERSION}`
  for (const section of CATALOGUE_SECTIONS) {
    yield `,\n"${section}": [`
    let between = '\n'
    for await (const page of pagesOf(executor, section)) {
      seen(section, page)
      yield between + page.map((entry) => JSON.stringify(entry)).join(',\n')
      between = ',\n'
    }
    yield '\n]'
  }
  yield '\n}\n'
}

/** What the catalogue is now, as a number that is another one when anything of it is. */
export async function catalogueDigest(executor: Executor): Promise<string> {
  const digest = createHash('sha256')
  for await (const text of documentOf(executor, () => undefined)) digest.update(text)
  return digest.digest('hex')
}

type Beside = { readonly name: string } & (
  | { readonly kind: 'drawing'; readonly hash: string }
  | { readonly kind: 'stored'; readonly key: string }
)

type ZipFile = {
  readonly name: string
  readonly input: AsyncIterable<Uint8Array> | Uint8Array
  readonly lastModified: Date
}

type Shop = Pick<ShopContext, 'db' | 'databaseUrl' | 'files'>

/**
 * The whole catalogue as it is at one moment, as the files of a ZIP: the document, or the sheets that say the same, and, each once, the
 * pictures and files that it names. What the storage has lost is left out.
 */
export async function exportCatalogue(
  shop: Shop,
  staff: Staff,
  form: CatalogueForm = 'json',
): Promise<AsyncIterable<ZipFile>> {
  requireRight(staff, 'changePrices')
  return withUnhurried(shop, (db) =>
    atOneMoment(db, async (trx) => {
      const beside = new Map<string, Beside>()
      const seen: Seen = (section, page) => noteBeside(beside, section, page)
      const written =
        form === 'json'
          ? [{ name: DOCUMENT, input: unpacked(await packed(documentOf(trx, seen))) }]
          : sheetFiles(form, await spooled(trx, seen))
      return zipFiles(shop, written, [...beside.values()])
    }),
  )
}

/** The whole catalogue as a spreadsheet by itself, for a shop that has the pictures and files that it names. */
export async function exportWorkbook(shop: Shop, staff: Staff): Promise<AsyncIterable<Uint8Array>> {
  requireRight(staff, 'changePrices')
  const sheets = await withUnhurried(shop, (db) => atOneMoment(db, (trx) => spooled(trx, () => undefined)))
  return xlsxOf(sheets)
}

async function spooled(executor: Executor, seen: Seen): Promise<readonly SpooledSheet[]> {
  const spool = new SheetSpool()
  for (const section of CATALOGUE_SECTIONS) {
    spool.begin(section)
    for await (const page of pagesOf(executor, section)) {
      seen(section, page)
      for (const entry of page) spool.add(section, entry)
    }
  }
  return spool.all()
}

type Written = Pick<ZipFile, 'name' | 'input'>

const sheetFiles = (form: 'xlsx' | 'csv', sheets: readonly SpooledSheet[]): readonly Written[] =>
  form === 'xlsx'
    ? [{ name: sheetTexts.workbook, input: xlsxOf(sheets) }]
    : sheets.map((sheet) => ({ name: `${sheet.name}.csv`, input: csvOf(sheet) }))

/** The text, small enough to wait in memory for who fetches it. */
async function packed(texts: AsyncIterable<string>): Promise<Buffer> {
  const parts: Buffer[] = []
  await pipeline(texts, createGzip({ level: 4 }), async (packing: AsyncIterable<Buffer>) => {
    for await (const part of packing) parts.push(part)
  })
  return Buffer.concat(parts)
}

const unpacked = (document: Buffer): AsyncIterable<Uint8Array> =>
  Readable.from([document]).pipe(createGunzip())

async function* zipFiles(
  { db, files }: Shop,
  written: readonly Written[],
  beside: readonly Beside[],
): AsyncGenerator<ZipFile> {
  for (const one of written) yield { ...one, lastModified: MADE_AT }
  const sorted = beside.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  for (let from = 0; from < sorted.length; from += AT_ONCE) {
    const some = sorted.slice(from, from + AT_ONCE)
    const drawings = await loadDrawings(
      db,
      some.flatMap((one) => (one.kind === 'drawing' ? [one.hash] : [])),
    )
    for (const one of some) {
      const input = one.kind === 'drawing' ? drawings.get(one.hash) : (await files.find(one.key))?.stream()
      if (input) yield { name: one.name, input, lastModified: MADE_AT }
    }
  }
}

function noteBeside(beside: Map<string, Beside>, section: CatalogueSection, page: readonly object[]): void {
  if (section === 'pictures')
    for (const picture of page as readonly CatalogueEntries['pictures'][])
      for (const one of besidePicture(picture)) beside.set(one.name, one)
  if (section === 'products')
    for (const { files } of page as readonly CatalogueEntries['products'][])
      for (const { file } of files) {
        const name = `files/${file}`
        beside.set(name, { kind: 'stored', name, key: productFileKey(file) })
      }
}

/** What of a picture lies beside the document. */
export const picturesNames = ({
  hash,
  widths,
}: Pick<CatalogueEntries['pictures'], 'hash' | 'widths'>): readonly string[] =>
  widths === null
    ? [`pictures/${hash}.svg`]
    : PHOTOGRAPH_TYPES.flatMap((type) => widths.map((width) => `pictures/${variantName(hash, width, type)}`))

function besidePicture(picture: CatalogueEntries['pictures']): readonly Beside[] {
  const { hash, widths } = picture
  return picturesNames(picture).map((name) =>
    widths === null
      ? { kind: 'drawing', name, hash }
      : { kind: 'stored', name, key: pictureKey(name.slice('pictures/'.length)) },
  )
}
