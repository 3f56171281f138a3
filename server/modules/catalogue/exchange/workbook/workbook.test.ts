import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogueSections } from '#contract/catalogue-file.ts'
import { CATALOGUE_SECTIONS, type CatalogueSection, isStorable } from '#domain/catalogue/catalogue-file.ts'
import { anyOf } from '#test/support/any-of-schema.ts'
import { zipped } from '#test/support/catalogue-files.ts'
import { Refusal } from '../../../../refusal.ts'
import { withScratch } from '../../../../storage/scratch.ts'
import { openContents } from '../zip-archive.ts'
import { CATALOGUE_SHAPES } from './catalogue-shapes.ts'
import { ANY_SHEETS } from './known-sheets.ts'
import { readSection, type Row } from './read-rows.ts'
import { SheetSpool } from './sheet-spool.ts'
import { workbookAsCatalogue } from './workbook-archive.ts'
import { csvOf } from './write-csv.ts'
import { xlsxOf } from './write-xlsx.ts'
import { type Sheet, SHEETS, writeEntry } from './write-rows.ts'

type Document = { readonly [Section in CatalogueSection]?: readonly object[] }

/** A document as JSON has it: entries that can be read, of which no two have one key. */
const anyEntries = (section: CatalogueSection, maxLength = 3) =>
  fc.array(anyOf(catalogueSections[section]), { maxLength }).map((made) => {
    const seen = new Set<string>()
    return made.flatMap((one) => {
      const parsed = catalogueSections[section].safeParse(one)
      if (!parsed.success || !isStorable(parsed.data)) return []
      const entry = JSON.parse(JSON.stringify(parsed.data))
      const key = JSON.stringify(CATALOGUE_SHAPES[section].keys.map(({ at }) => entry[at]))
      if (CATALOGUE_SHAPES[section].keys.length > 0 && seen.has(key)) return []
      seen.add(key)
      return [entry as object]
    })
  })

const anyDocument = fc.record(
  Object.fromEntries(CATALOGUE_SECTIONS.map((section) => [section, anyEntries(section, 12)])),
  { requiredKeys: [] },
) as fc.Arbitrary<Document>

function rowsOf(document: Document): ReadonlyMap<Sheet, readonly Row[]> {
  const rows = new Map<Sheet, Row[]>()
  for (const section of CATALOGUE_SECTIONS) {
    if (!document[section]) continue
    for (const sheet of SHEETS) if (sheet.section === section) rows.set(sheet, [])
    for (const entry of document[section])
      writeEntry(section, entry, (sheet, cells) => {
        const own = rows.get(sheet) ?? []
        own.push({ number: own.length + 2, cells })
      })
  }
  return rows
}

function documentOf(rows: ReadonlyMap<Sheet, readonly Row[]>): Document {
  const faults: unknown[] = []
  const read = CATALOGUE_SECTIONS.flatMap((section) => {
    const entries = readSection(section, rows, (at, code) => faults.push([at, code]))
    return entries ? [[section, [...entries].map(({ entry }) => entry)]] : []
  })
  expect(faults).toEqual([])
  return Object.fromEntries(read)
}

const way = (depth: number) => Array.from({ length: depth }, () => '1').join('>')

describe('a document as rows of sheets', () => {
  it.each(CATALOGUE_SECTIONS)('is the same one when it is read again: %s', (section) => {
    let count = 0
    fc.assert(
      fc.property(anyEntries(section), (entries) => {
        count += entries.length
        expect(documentOf(rowsOf({ [section]: entries }))).toEqual({ [section]: entries })
      }),
      { numRuns: 200 },
    )
    expect(count).toBeGreaterThan(50)
  })
})

const rowOf = ({ columns }: Sheet, number: number, cells: Readonly<Record<string, string>>): Row => ({
  number,
  cells: columns.map(({ heading }) => cells[heading] ?? ''),
})
/** What is wrong with a section of which some sheets have these rows, and the others none. */
function faultsOf(
  section: CatalogueSection,
  given: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>,
) {
  const rows = new Map(
    SHEETS.filter((sheet) => sheet.section === section).map((sheet) => [
      sheet,
      (given[sheet.shape.name] ?? []).map((cells, at) => rowOf(sheet, at + 2, cells)),
    ]),
  )
  const faults: unknown[] = []
  const entries = [
    ...(readSection(section, rows, ({ row, heading }, code) => faults.push([row, heading, code])) ?? []),
  ]
  return { faults, entries }
}

describe('rows that nobody would write', () => {
  it('so many of one product are read', () => {
    const prices = Array.from({ length: 150_000 }, (_one, at) => ({ Artikelnummer: 'A', Nr: String(at + 1) }))
    const { entries } = faultsOf('products', { Producten: [{ Artikelnummer: 'A' }], Productprijzen: prices })
    expect(entries.map(({ entry }) => (entry['prices'] as unknown[]).length)).toEqual([150_000])
  })

  it('so deep in each other are refused', () => {
    const steps = Array.from({ length: 5000 }, (_one, at) => ({
      Artikelnummer: 'A',
      'Hoort bij nr': way(at + 1),
      Nr: '1',
      'Soort stap': 'groep stappen',
    }))
    const { faults } = faultsOf('configurators', {
      Configurators: [{ Artikelnummer: 'A' }],
      Configuratorkaarten: [{ Artikelnummer: 'A', Nr: '1' }],
      Configuratorstappen: steps,
    })
    expect(faults.filter((fault) => Array.isArray(fault) && fault[2] === 'TooDeep')).toEqual([
      [26, 'Hoort bij nr', 'TooDeep'],
    ])
  })
})

it('a sheet with more rows than Excel can hold is refused before the first byte, and is CSV', async () => {
  const sheet = { name: 'Producten', columns: [], count: 1_048_576, *rows() {} }
  expect(() => xlsxOf([sheet])).toThrow(new Refusal('SheetTooManyRows'))
  expect(() => xlsxOf([{ ...sheet, count: 1_048_575 }])).not.toThrow()
  expect((await bytesOf(csvOf(sheet))).length).toBeGreaterThan(0)
})

async function bytesOf(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const part of parts) all.push(part)
  return Buffer.concat(all)
}

function spoolOf(document: Document) {
  const spool = new SheetSpool()
  for (const section of CATALOGUE_SECTIONS) {
    if (!document[section]) continue
    spool.begin(section)
    for (const entry of document[section]) spool.add(section, entry)
  }
  return spool.all()
}

const FILES = {
  async xlsx(document: Document) {
    return bytesOf(xlsxOf(spoolOf(document)))
  },
  async csv(document: Document) {
    const files = spoolOf(document).map(
      async (sheet) => [`${sheet.name}.csv`, await bytesOf(csvOf(sheet))] as const,
    )
    return zipped(await Promise.all(files))
  },
} as const

/** What is made of a file, as it is tried. */
const readFrom = (content: Buffer) =>
  withScratch(async (folder) => {
    const path = join(folder, 'file')
    await writeFile(path, content)
    const read = await workbookAsCatalogue(path, new AbortController().signal, async (archive) => {
      const {
        format: _format,
        version: _version,
        ...document
      } = JSON.parse(String(await bytesOf(archive.document())))
      return { faults: archive.origin?.faults.listed, document }
    })
    return read?.result
  })

/** A section that is known by its sheets: without any it would be a file of nothing. */
const telling = anyDocument.map((document): Document => ({ redirects: [], ...document }))

describe.each(['xlsx', 'csv'] as const)('a document in a file of sheets: %s', (form) => {
  it('is the same one when it is read again', async () => {
    await fc.assert(
      fc.asyncProperty(telling, async (document) => {
        expect(await readFrom(await FILES[form](document))).toEqual({ faults: [], document })
      }),
      { numRuns: 5 },
    )
  })

  it('keeps a text that does not fit into one cell', async () => {
    // What is seen as one sign is two halves, of which one would stand at the end of a cell.
    const description = `<p>${'=x😀'.repeat(24_000)}</p>`
    const [category] = fc.sample(
      anyOf(catalogueSections.categories).filter(
        (one) => catalogueSections.categories.safeParse(one).success,
      ),
      { numRuns: 1, seed: 1 },
    )
    const document = { categories: [{ ...(category as object), description }] }
    expect(await readFrom(await FILES[form](document))).toEqual({ faults: [], document })
  })

  it('keeps every end of a line that a text may have', async () => {
    const to = `/${['\n', '\r\n', '\r', '\u0085', '\u2028', '\u2029'].map((sign) => `a${sign}`).join('')}`
    const document = { redirects: [{ from: '/a', to }] }
    expect(await readFrom(await FILES[form](document))).toEqual({ faults: [], document })
  })

  it('runs nothing that a text begins with', async () => {
    const document = { redirects: [{ from: '/a', to: '/b' }], priceLists: [{ code: '=1+1', kind: 'group', title: '@SUM(A1)', validFrom: '2026-01-01', validTo: null, discounts: [] }] } // prettier-ignore
    const content = await FILES[form](document)
    expect(await readFrom(content)).toEqual({ faults: [], document })
    if (form === 'csv') expect(content.toString('utf8')).toContain("'=1+1;groep;'@SUM(A1);2026-01-01")
    else
      expect(await xmlOf(content)).toMatch(/t="inlineStr"><is><t xml:space="preserve">=1\+1<\/t><\/is><\/c>/)
  })
})

const xmlOf = (book: Buffer): Promise<string> =>
  withScratch(async (folder) => {
    const path = join(folder, 'book')
    await writeFile(path, book)
    return openContents(path, ANY_SHEETS, async ({ names, content }) => {
      const parts = [...names].filter((name) => name.startsWith('xl/worksheets/'))
      const xml = (await Promise.all(parts.map(content))).map(String).join('')
      expect(xml).not.toContain('<f>')
      return xml
    })
  })
