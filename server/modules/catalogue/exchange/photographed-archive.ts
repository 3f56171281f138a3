import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type CatalogueEntries, catalogueSections } from '#contract/catalogue-file.ts'
import type { CatalogueFaultCode } from '#domain/catalogue/catalogue-faults.ts'
import { type CatalogueSection, entryKey, pictureEntryKey } from '#domain/catalogue/catalogue-file.ts'
import { catalogueFaultTexts, catalogueSectionTexts } from '#texts/nl/office/catalogue-faults.ts'
import { cellPlace } from '#texts/nl/office/left-behind.ts'
import { withScratch } from '../../../storage/scratch.ts'
import { type Archive, DOCUMENT, isBeside, type Origin } from './archive.ts'
import { FileFault } from './file-fault.ts'
import { addFinding, type Findings, noFindings, together } from './findings.ts'
import { openFolder } from './folder-archive.ts'
import { photograph } from './importers/export-archive.ts'
import { isPictureName, mediaOf } from './importers/media.ts'
import { Told } from './importers/told.ts'
import { isZip } from './is-zip.ts'
import { type JsonItem, readJsonItems } from './json-items.ts'
import { isEntry, namedBy, withHashes } from './named-photographs.ts'
import { openContents, type ZipContents } from './zip-archive.ts'
import { ANY_SHEETS } from './workbook/known-sheets.ts'

type Picture = CatalogueEntries['pictures']

/** The sections whose entries show pictures. */
const SHOWING: readonly string[] = ['products', 'categories'] satisfies CatalogueSection[]
const isShowing = (name: string): name is CatalogueSection => SHOWING.includes(name)

type Made = {
  readonly hashes: ReadonlyMap<string, string>
  readonly pictures: readonly Picture[]
  readonly faults: Findings
  /** The files of photographs that are named. */
  readonly used: ReadonlySet<string>
}

/** Whether a file is a ZIP with a document and photographs that it may name by their files. */
export async function holdsNamed(path: string): Promise<boolean> {
  if (!(await isZip(path))) return false
  return openContents(
    path,
    ANY_SHEETS,
    async ({ names }) => names.has(DOCUMENT) && photographsIn(names).length > 0,
  )
}

/** A document in a ZIP with photographs beside it that it names by their files. */
export function documentWithPhotographs<Result>(
  path: string,
  signal: AbortSignal,
  use: (archive: Archive, folder: string) => Promise<Result>,
): Promise<Result> {
  return withScratch((folder) =>
    openContents(path, ANY_SHEETS, async (contents) => {
      const { names, stream, content } = contents
      const foreign = [...names].find((name) => name !== DOCUMENT && !isBeside(name) && !isPictureName(name))
      if (foreign !== undefined) throw new FileFault('ZipForeign', { name: foreign })
      await putBeside(contents, folder, signal)
      const archive = { document: () => stream(DOCUMENT), names, content }
      const origin = {
        vendor: null,
        isDocument: true,
        madeOn: null,
        faults: noFindings(),
        notes: noFindings(),
        rowOf: (line: number | null) => line,
      }
      return use(await withPhotographs({ ...archive, origin }, folder, contents, signal), folder)
    }),
  )
}

/** What lies in a ZIP beside the catalogue: pictures and files by their hashes. */
export async function putBeside(
  { names, stream }: ZipContents,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  for (const name of names) {
    if (!isBeside(name)) continue
    signal.throwIfAborted()
    const target = join(folder, ...name.split('/'))
    await mkdir(join(target, '..'), { recursive: true })
    await pipeline(stream(name), createWriteStream(target), { signal })
  }
}

/** The same catalogue in a folder, where the photographs are made that it names by their files; one that lacks is a fault. */
export async function withPhotographs(
  archive: Archive & { readonly origin: Origin },
  folder: string,
  beside: Pick<ZipContents, 'names' | 'content'>,
  signal: AbortSignal,
): Promise<Archive> {
  const { origin } = archive
  const made = await makeNamed(archive, folder, beside, signal)
  const lines = await rewritten(archive, made, join(folder, DOCUMENT))
  const found = together(origin.faults, made.faults)
  return {
    ...(await openFolder(folder)),
    origin: {
      ...origin,
      faults: found,
      notes: together(
        origin.notes,
        leftOut(photographsIn(beside.names).filter((name) => !made.used.has(name))),
      ),
      rowOf: (line) => (line === null ? null : origin.rowOf(lines.get(line) ?? null)),
    },
  }
}

/** Photographs that may be named by their files. */
export const photographsIn = (names: Iterable<string>): readonly string[] =>
  [...names].filter((name) => isPictureName(name) && !isBeside(name))

/** What is told of files that nothing names. */
export function leftOut(names: Iterable<string>): Findings {
  const told = new Told()
  for (const name of names) told.note({ file: name, row: null }, 'FileLeft')
  return told.notes
}

async function makeNamed(
  archive: Archive & { readonly origin: Origin },
  folder: string,
  { names, content }: Pick<ZipContents, 'names' | 'content'>,
  signal: AbortSignal,
): Promise<Made> {
  const media = mediaOf(photographsIn(names))
  const hashes = new Map<string, string>()
  const pictures = new Map<string, Picture>()
  const opened = new Map<string, Omit<Picture, 'alt'> | null>()
  const faults = noFindings()
  await mkdir(join(folder, 'pictures'), { recursive: true })
  for await (const item of readJsonItems(archive.document(), isShowing)) {
    if (!isShowing(item.name) || !isEntry(item.value)) continue
    const tell = (name: string, code: CatalogueFaultCode) => {
      const place = cellPlace(catalogueSectionTexts[item.name as CatalogueSection], keyOf(item), '')
      addFinding(faults, {
        place: `${place} · ${name}`,
        line: archive.origin.rowOf(item.line),
        message: catalogueFaultTexts[code],
      })
    }
    for (const { name, alt, focus } of namedBy(item.value)) {
      signal.throwIfAborted()
      const found = media.find(name)
      if (found === null) {
        tell(name, media.isOfSeveral(name) ? 'PictureNameTwice' : 'PictureMissing')
        continue
      }
      if (!opened.has(found)) opened.set(found, await photograph(await content(found), folder))
      const picture = opened.get(found)
      if (!picture) {
        tell(name, 'PhotographUnsafe')
        continue
      }
      hashes.set(name, picture.hash)
      const made = { ...picture, alt, focus }
      // What is wrong with its words or its focus is told at the entry that has them.
      if (catalogueSections.pictures.safeParse(made).success) pictures.set(pictureEntryKey(made), made)
    }
  }
  return { hashes, pictures: [...pictures.values()], faults, used: new Set(opened.keys()) }
}

const keyOf = ({ name, value }: JsonItem): string =>
  entryKey(name as CatalogueSection, value as object as never)

/** Writes the document anew, an entry a line, and answers on which line of the one before each stood. */
async function rewritten(
  archive: Archive,
  { hashes, pictures }: Made,
  path: string,
): Promise<ReadonlyMap<number, number>> {
  const lines = new Map<number, number>()
  const known = new Set<string>()
  let line = 1
  const own = (at: number | null, text: string) => {
    line += 1
    if (at !== null) lines.set(line, at)
    return text
  }
  async function* texts(): AsyncGenerator<string> {
    let list: string | null = null
    let isFirst = true
    let hasPictures = false
    const added = function* (between: string): Generator<string> {
      let sign = between
      for (const picture of pictures) {
        if (known.has(pictureEntryKey(picture))) continue
        yield own(null, `${sign}${JSON.stringify(picture)}`)
        sign = ',\n'
      }
    }
    yield '{'
    for await (const { name, place, line: at, value } of readJsonItems(archive.document())) {
      const ends = list !== null && (place === null || name !== list || place === 0)
      if (ends) {
        if (list === 'pictures') yield* added(',\n')
        yield own(null, '\n]')
        list = null
      }
      const between = isFirst ? '\n' : ',\n'
      if (place === null) {
        yield own(at, `${between}${JSON.stringify(name)}: ${JSON.stringify(value)}`)
        isFirst = false
        continue
      }
      if (list === null) {
        yield own(null, `${between}${JSON.stringify(name)}: [`)
        isFirst = false
        hasPictures ||= name === 'pictures'
      }
      if (name === 'pictures' && isEntry(value)) known.add(entryKey('pictures', value))
      const entry = isShowing(name) && isEntry(value) ? withHashes(value, hashes) : value
      yield own(at, `${list === null ? '\n' : ',\n'}${JSON.stringify(entry)}`)
      list = name
    }
    if (list === 'pictures') yield* added(',\n')
    if (list !== null) yield own(null, '\n]')
    if (!hasPictures && pictures.length > 0) {
      yield own(null, ',\n"pictures": [')
      yield* added('\n')
      yield own(null, '\n]')
    }
    yield '\n}\n'
  }
  await pipeline(texts(), createWriteStream(path))
  return lines
}
