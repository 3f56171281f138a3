import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { CATALOGUE_FORMAT, CATALOGUE_VERSION } from '#contract/catalogue-file.ts'
import { CATALOGUE_SECTIONS, type CatalogueSection } from '#domain/catalogue/catalogue-file.ts'
import { withScratch } from '../../../../storage/scratch.ts'
import { type Archive, DOCUMENT, isBeside } from '../archive.ts'
import { byRow } from '../importers/told.ts'
import { openFolder } from '../folder-archive.ts'
import { isPictureName } from '../importers/media.ts'
import { leftOut, photographsIn, putBeside, withPhotographs } from '../photographed-archive.ts'
import { openContents } from '../zip-archive.ts'
import { ANY_SHEETS, isBook, isSheetFile } from './known-sheets.ts'
import { headingAt } from './read-rows.ts'
import { type ReadWorkbook, readWorkbook } from './read-workbook.ts'
import { entriesName, rowsName } from './workbook-report.ts'

/**
 * A catalogue that is written in sheets as one, in a folder that is there for as long as it is used; null for a file that holds no
 * sheets of a catalogue. Throws a `FileFault` where it cannot be read.
 */
export async function workbookAsCatalogue<Result>(
  path: string,
  signal: AbortSignal,
  use: (archive: Archive, folder: string) => Promise<Result>,
): Promise<{ readonly result: Result } | null> {
  return withScratch(async (folder) => {
    const entries = join(folder, 'entries')
    const whole = join(folder, 'whole')
    for (const each of [entries, whole]) await mkdir(each)
    const read = await readWorkbook({ path, folder: entries }, signal)
    if (read === null) return null
    const rows = await writeDocument(read, entries, join(read.hasNames ? entries : whole, DOCUMENT))
    const origin = {
      vendor: null,
      isSheets: true,
      madeOn: null,
      faults: byRow(read.faults),
      rowOf: (line: number | null) => (line === null ? null : (rows.get(line) ?? null)),
      nameOf: headingAt,
    }
    const archive = await openContents(path, ANY_SHEETS, async (contents) => {
      await putBeside(contents, whole, signal)
      const beside = isBook(contents.names) ? [] : [...contents.names]
      const photographs = photographsIn(beside)
      const foreign = beside.filter((name) => !isSheetFile(name) && !isPictureName(name) && !isBeside(name))
      if (!read.hasNames) {
        const notes = leftOut([...foreign, ...photographs])
        return { ...(await openFolder(whole)), origin: { ...origin, notes } }
      }
      const drafted = {
        ...contents,
        document: () => createReadStream(join(entries, DOCUMENT)),
        origin: { ...origin, notes: leftOut(foreign) },
      }
      return withPhotographs(drafted, whole, contents, signal)
    })
    return { result: await use(archive, whole) }
  })
}

/** Writes the document, an entry a line, and answers which row each line was made of. */
async function writeDocument(
  { sections, faults }: ReadWorkbook,
  entries: string,
  path: string,
): Promise<ReadonlyMap<number, number>> {
  const rows = new Map<number, number>()
  let line = 3
  async function* lines(): AsyncGenerator<string> {
    yield `{\n"format": ${JSON.stringify(CATALOGUE_FORMAT)},\n"version": ${CATALOGUE_VERSION}`
    for (const section of CATALOGUE_SECTIONS) {
      if (!sections.includes(section)) continue
      line += 1
      yield `,\n"${section}": [`
      if (faults.count === 0) yield* entriesOf(section)
      line += 1
      yield '\n]'
    }
    yield '\n}\n'
  }
  async function* entriesOf(section: CatalogueSection): AsyncGenerator<string> {
    const made = z.array(z.int()).parse(JSON.parse(await readFile(join(entries, rowsName(section)), 'utf8')))
    let between = '\n'
    let place = 0
    for await (const entry of linesOf(join(entries, entriesName(section)))) {
      line += 1
      rows.set(line, made[place] ?? 0)
      place += 1
      yield between + entry
      between = ',\n'
    }
  }
  await pipeline(lines(), createWriteStream(path))
  return rows
}

/** The lines of a file: JSON leaves signs within texts as they are at which others would end one. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest: string[] = []
  for await (const chunk of createReadStream(path, 'utf8') as AsyncIterable<string>) {
    const [first = '', ...lines] = chunk.split('\n')
    rest.push(first)
    for (const line of lines) {
      yield rest.join('')
      rest = [line]
    }
  }
}
