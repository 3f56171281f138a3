import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, gunzip, gzip } from 'node:zlib'
import { CATALOGUE_SECTIONS, type CatalogueSection, entryKey } from '#domain/catalogue/catalogue-file.ts'
import type { FileEntry } from '#domain/catalogue/entry-taken-back.ts'
import type { Executor } from '../../../db/database.ts'
import { type ImportChanges, importChanges } from '../../../db/documents/imports.ts'
import { documentOf, pagesOf } from './export-catalogue.ts'
import { deleteChanges, deleteOlderChanges, findChanges, insertChanges } from './import-changes-store.ts'

/** As many imports as anybody takes back, and no more bytes of them together than a database bears easily. */
const MOST_IMPORTS = 10
const MOST_BYTES = 64 * 1024 * 1024
/** What is packed, and read again, at once. */
const AT_ONCE = 500
const MOST_CHARACTERS_AT_ONCE = 4 * 1024 * 1024

const zipped = promisify<string, { level: number }, Buffer>(gzip)
const unzipped = promisify<Buffer, Buffer>(gunzip)
const pack = (text: string) => zipped(text, { level: constants.Z_BEST_SPEED })

/** Pictures stay in the shop whatever an import does: what is taken back finds them there. */
type KeptSection = Exclude<CatalogueSection, 'pictures'>
const isKept = (section: CatalogueSection): section is KeptSection => section !== 'pictures'

/** The catalogue before it changes: by which it is known again, and its entries, packed. */
export type CatalogueBefore = {
  readonly digest: string
  readonly pages: readonly { readonly section: KeptSection; readonly content: Buffer }[]
}

export async function catalogueBefore(executor: Executor): Promise<CatalogueBefore> {
  const digest = createHash('sha256')
  const pages: { section: KeptSection; content: Buffer }[] = []
  const seen: CatalogueSection[] = []
  for await (const text of documentOf(executor, (section) => seen.push(section))) {
    digest.update(text)
    const section = seen.pop()
    if (section !== undefined && isKept(section)) pages.push({ section, content: await pack(text) })
  }
  return { digest: digest.digest('hex'), pages }
}

/**
 * Keeps what became different of the catalogue since it was so, in the transaction of the import that made it: whole, so that also
 * what followed from the import by itself can be taken back. Of the newest imports it is kept, as far as there is room.
 */
export async function keepChanges(trx: Executor, importId: string, before: CatalogueBefore): Promise<void> {
  let number = 0
  let bytes = 0
  for await (const part of partsOf(trx, before)) {
    const content = await pack(importChanges.write(part))
    bytes += content.length
    // One that has no room by itself leaves the others theirs.
    if (bytes > MOST_BYTES) return deleteChanges(trx, importId)
    await insertChanges(trx, { importId, number, content })
    number += 1
  }
  await deleteOlderChanges(trx, { imports: MOST_IMPORTS, bytes: MOST_BYTES })
}

/** What an import changed, in the order in which entries depend on each other. */
export async function* changesKept(executor: Executor, importId: string): AsyncGenerator<ImportChanges> {
  for (let number = 0; ; number += 1) {
    const content = await findChanges(executor, importId, number)
    if (!content) return
    yield importChanges.read(JSON.parse((await unzipped(content)).toString('utf8')))
  }
}

async function* partsOf(executor: Executor, before: CatalogueBefore): AsyncGenerator<ImportChanges> {
  for (const section of CATALOGUE_SECTIONS) {
    if (!isKept(section)) continue
    let changes: ImportChanges['changes'] = []
    let characters = 0
    for await (const { change, size } of differences(section, before, executor)) {
      changes.push(change)
      characters += size
      if (changes.length < AT_ONCE && characters < MOST_CHARACTERS_AT_ONCE) continue
      yield { section, changes }
      changes = []
      characters = 0
    }
    if (changes.length > 0) yield { section, changes }
  }
}

/** An entry as its line in the document, which is read only where it is another. */
class Line {
  readonly text: string
  readonly #section: CatalogueSection
  #read: { readonly entry: FileEntry; readonly name: Buffer } | null = null

  constructor(section: CatalogueSection, text: string) {
    this.#section = section
    this.text = text
  }

  read() {
    if (this.#read) return this.#read
    const entry = JSON.parse(this.text) as FileEntry
    this.#read = { entry, name: Buffer.from(entryKey(this.#section, entry)) }
    return this.#read
  }
}

async function* linesBefore(section: CatalogueSection, { pages }: CatalogueBefore): AsyncGenerator<Line> {
  for (const page of pages) {
    if (page.section !== section) continue
    for (const text of (await unzipped(page.content)).toString('utf8').split('\n')) {
      const entry = text.endsWith(',') ? text.slice(0, -1) : text
      if (entry !== '') yield new Line(section, entry)
    }
  }
}

async function* linesNow(section: CatalogueSection, executor: Executor): AsyncGenerator<Line> {
  for await (const page of pagesOf(executor, section))
    for (const entry of page) yield new Line(section, JSON.stringify(entry))
}

type Difference = { readonly change: ImportChanges['changes'][number]; readonly size: number }

/** Both are sorted by the bytes of their names. */
async function* differences(
  section: CatalogueSection,
  before: CatalogueBefore,
  executor: Executor,
): AsyncGenerator<Difference> {
  const were = linesBefore(section, before)
  const are = linesNow(section, executor)
  let was = (await were.next()).value ?? null
  let is = (await are.next()).value ?? null
  while (was || is) {
    const order =
      was && is ? (was.text === is.text ? 0 : Buffer.compare(was.read().name, is.read().name)) : was ? -1 : 1
    const [one, other] = [order <= 0 ? was : null, order >= 0 ? is : null]
    if (one?.text !== other?.text)
      yield {
        change: { before: one?.read().entry ?? null, after: other?.read().entry ?? null },
        size: (one?.text.length ?? 0) + (other?.text.length ?? 0),
      }
    if (one) was = (await were.next()).value ?? null
    if (other) is = (await are.next()).value ?? null
  }
}
