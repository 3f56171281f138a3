import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { CATALOGUE_FORMAT, CATALOGUE_VERSION, type CatalogueEntries } from '#contract/catalogue-file.ts'
import { cutText } from '#domain/cut-text.ts'
import type { ShopContext } from '../../../../context.ts'
import { Refusal } from '../../../../refusal.ts'
import { withScratch } from '../../../../storage/scratch.ts'
import { MIDDLE } from '#domain/catalogue/picture-cut.ts'
import { makeVariants } from '../../../pictures/add-photograph.ts'
import { type Archive, DOCUMENT } from '../archive.ts'
import { loadEntries, loadShopNames } from '../entries-store.ts'
import { catalogueDigest } from '../export-catalogue.ts'
import { openFolder } from '../folder-archive.ts'
import { atOneMoment, withUnhurried } from '../unhurried.ts'
import { shopSku } from './addresses.ts'
import { convertExport, type Conversion, type Export, type Surroundings } from './convert.ts'
import type { Importing } from './draft.ts'
import { type ExportFile, openExport, tablesOf } from './export-file.ts'
import { byRow, Told } from './told.ts'
import { once } from './values.ts'

type Picture = CatalogueEntries['pictures']
type Product = CatalogueEntries['products']

type Working = {
  readonly mode: Importing['mode']
  readonly onShare: (share: number) => void
  readonly signal: AbortSignal
}

/**
 * An export of another shop as a catalogue, in a folder that is there for as long as it is used. It is added to what the shop has as
 * of now; throws a `FileFault` where it cannot be read.
 */
export function asCatalogue<Result>(
  shop: Pick<ShopContext, 'databaseUrl'>,
  path: string,
  working: Working,
  use: (archive: Archive, folder: string) => Promise<Result>,
): Promise<Result> {
  return withScratch((folder) =>
    openExport(path, async (file) => {
      const told = new Told()
      for (const name of file.others) told.note({ file: name, row: null }, 'FileLeft')
      const breathe = async () => {
        await setImmediate()
        working.signal.throwIfAborted()
      }
      const tables = await tablesOf(file, told, breathe)
      const { madeOn, ...surroundings } = await surroundingsOf(shop, tables)
      const conversion = await convertExport(tables, { ...surroundings, mode: working.mode }, told, breathe)
      await mkdir(join(folder, 'pictures'))
      const made =
        told.faults.count === 0
          ? await makePictures(
              conversion,
              { file, folder, wholes: wholesOf(surroundings.shop) },
              told,
              working,
            )
          : NONE
      const rows = await writeDocument(conversion, made, join(folder, DOCUMENT))
      const origin = {
        vendor: tables.vendor,
        madeOn,
        faults: byRow(told.faults),
        notes: byRow(told.notes),
        rowOf: (line: number | null) => (line === null ? null : (rows.get(line) ?? null)),
      }
      return use({ ...(await openFolder(folder)), origin }, folder)
    }),
  )
}

const AT_ONCE = 500

/** What the shop has at one moment, and of the products that the export names all that it has of them. */
const surroundingsOf = (
  shop: Pick<ShopContext, 'databaseUrl'>,
  { products }: Export,
): Promise<Omit<Surroundings, 'mode'> & { readonly madeOn: string }> =>
  withUnhurried(shop, (db) =>
    atOneMoment(db, async (trx) => {
      const there = new Map<string, Product>()
      const skus = once(products.rows.flatMap((row) => shopSku(row.cell('sku')) ?? []))
      for (let from = 0; from < skus.length; from += AT_ONCE)
        for (const product of await loadEntries(trx, 'products', { keys: skus.slice(from, from + AT_ONCE) }))
          there.set(product.sku, product)
      return { shop: await loadShopNames(trx), there, madeOn: await catalogueDigest(trx) }
    }),
  )

type Made = {
  readonly pictures: readonly Picture[]
  /** What each product shows. */
  readonly shown: ReadonlyMap<string, Product['pictures']>
}
const NONE: Made = { pictures: [], shown: new Map() }

/** Of which photograph each picture of the shop is a rectangle. */
const wholesOf = ({ pictures }: Surroundings['shop']): ReadonlyMap<string, string> =>
  new Map(pictures.flatMap(({ hash, crop }) => (crop ? [[hash, crop.of]] : [])))

type Beside = {
  readonly file: ExportFile
  readonly folder: string
  readonly wholes: ReadonlyMap<string, string>
}

/** Makes the photographs small that lie beside the export and that products show; each is opened once. */
async function makePictures(
  { drafts }: Conversion,
  { file, folder, wholes }: Beside,
  told: Told,
  { onShare, signal }: Working,
): Promise<Made> {
  const made = new Map<string, Omit<Picture, 'alt'> | null>()
  const pictures = new Map<string, Picture>()
  const shown = new Map<string, Product['pictures']>()
  for (const [place, { product, pictures: wanted }] of drafts.entries()) {
    // What it has already stays, also where it was cropped since: a ZIP may hold some of its pictures, and none that were added here.
    const refs = [...product.pictures]
    for (const { name, alt: words, at } of wanted) {
      const alt = cutText(words, LONGEST_WORDS)
      signal.throwIfAborted()
      const found = file.media.find(name)
      if (found === null) {
        told.note(at, 'PictureLeft', name)
        continue
      }
      if (!made.has(found)) made.set(found, await photograph(await file.content(found), folder))
      const picture = made.get(found)
      if (!picture) told.note(at, 'PictureUnreadable', name)
      else if (!refs.some(({ hash }) => (wholes.get(hash) ?? hash) === picture.hash)) {
        refs.push({ hash: picture.hash, alt, focus: picture.focus })
        pictures.set(`${picture.hash} ${alt}`, { ...picture, alt })
      }
    }
    if (refs.length > product.pictures.length) shown.set(product.sku, refs.slice(0, MOST_PICTURES))
    onShare(((place + 1) / drafts.length) * SHARE_OF_PICTURES)
  }
  return { pictures: [...pictures.values()], shown }
}

const LONGEST_WORDS = 200
const MOST_PICTURES = 50
const SHARE_OF_PICTURES = 0.5

/** The variants of a photograph, put beside the document; null for what is none. */
export async function photograph(content: Uint8Array, folder: string): Promise<Omit<Picture, 'alt'> | null> {
  try {
    const { variants, hash, width, height, widths } = await makeVariants(content)
    for (const { name, content: variant } of variants)
      await writeFile(join(folder, 'pictures', name), variant)
    return { hash, width, height, widths: [...widths], focus: { ...MIDDLE }, crop: null }
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** Writes the catalogue, an entry a line, and answers which row each line was made of. */
async function writeDocument(
  { attributes, categories, priceLists, drafts, categoryRows }: Conversion,
  { pictures, shown }: Made,
  path: string,
): Promise<ReadonlyMap<number, number>> {
  const rows = new Map<number, number>()
  let line = 3
  function* lines(): Generator<string> {
    yield `{\n"format": ${JSON.stringify(CATALOGUE_FORMAT)},\n"version": ${CATALOGUE_VERSION}`
    yield* section('attributes', attributes.map(ofNoRow))
    yield* section('pictures', pictures.map(ofNoRow))
    yield* section(
      'categories',
      categories.map((entry) => ({ entry, row: categoryRows.get(entry.path) ?? null })),
    )
    yield* section('priceLists', priceLists.map(ofNoRow))
    yield* section(
      'products',
      drafts.map(({ product, row }) => ({
        entry: { ...product, pictures: shown.get(product.sku) ?? product.pictures },
        row: row.number,
      })),
    )
    yield* section(
      'configurators',
      drafts.flatMap(({ configurator, row }) =>
        configurator ? [{ entry: configurator, row: row.number }] : [],
      ),
    )
    yield '\n}\n'
  }
  function* section(
    name: string,
    entries: readonly { entry: object; row: number | null }[],
  ): Generator<string> {
    line += 1
    yield `,\n"${name}": [`
    for (const [place, { entry, row }] of entries.entries()) {
      line += 1
      if (row !== null) rows.set(line, row)
      yield `${place === 0 ? '\n' : ',\n'}${JSON.stringify(entry)}`
    }
    line += 1
    yield '\n]'
  }
  await pipeline(lines(), createWriteStream(path))
  return rows
}

const ofNoRow = (entry: object) => ({ entry, row: null })
