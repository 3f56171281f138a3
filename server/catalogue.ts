// The whole catalogue as a file, written and read beside a running shop or for one on a database of its own.
import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { makeZip } from 'client-zip'
import type { ImportReport } from '#contract/office/catalogue-imports.ts'
import type { CatalogueForm, FileMode } from '#domain/catalogue/catalogue-file.ts'
import { catalogueCommandTexts as texts } from '#texts/nl/catalogue-command.ts'
import { faultSentence } from '#texts/nl/office/catalogue-faults.ts'
import { catalogueImportTexts } from '#texts/nl/office/catalogue-imports.ts'
import { besideShop, type BesideShop, PlainFailure, typed } from './beside-shop.ts'
import { exportCatalogue, exportWorkbook } from './modules/catalogue/exchange/export-catalogue.ts'
import { FileIsFaulty, ReferenceLost } from './modules/catalogue/exchange/apply-import.ts'
import type { Archive } from './modules/catalogue/exchange/archive.ts'
import { ConfiguratorUnreadable } from './modules/catalogue/exchange/configurator-unreadable.ts'
import { FileFault } from './modules/catalogue/exchange/file-fault.ts'
import { filesWithin, isUnpacked, openFolder } from './modules/catalogue/exchange/folder-archive.ts'
import { importByCommand } from './modules/catalogue/exchange/import-by-command.ts'
import { CatalogueMovedOn, faultyFile, tryImport } from './modules/catalogue/exchange/try-import.ts'
import { openSent } from './modules/catalogue/exchange/open-sent.ts'
import { openFiles } from './storage/open-files.ts'
import { withScratch } from './storage/scratch.ts'

const [action, ...words] = process.argv.slice(2)
const never = new AbortController().signal

/** npm runs us in the project; the file is named from where the command was given. */
function fromHere(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '', path)
}

type Shop = BesideShop & { readonly files: Awaited<ReturnType<typeof openFiles>> }

/** A file is there whole or not at all. */
async function exportTo(shop: Shop, { path, form }: Export): Promise<string> {
  const half = `${path}.half`
  const by = typed('catalogue:export')
  try {
    const content = /\.xlsx$/i.test(path)
      ? await exportWorkbook(shop, by)
      : Readable.fromWeb(makeZip(await exportCatalogue(shop, by, form)) as NodeReadableStream)
    await pipeline(content, createWriteStream(half))
    await rename(half, path)
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
  return texts.exported(path, (await stat(path)).size)
}

type Export = { readonly path: string; readonly form: CatalogueForm }

/** What was typed after `export`; a spreadsheet by itself has no other form. */
function exportTyped(): Export {
  refuseLostOptions()
  const { values, file } = wordsTyped(
    { xlsx: { type: 'boolean' }, csv: { type: 'boolean' } },
    texts.exportUsage,
  )
  const forms = (['xlsx', 'csv'] as const).filter((form) => values[form] === true)
  if (forms.length > 1 || (forms.length > 0 && !/\.zip$/i.test(file)))
    throw new PlainFailure(texts.exportUsage)
  return { path: fromHere(file), form: forms[0] ?? 'json' }
}

type Import = { readonly path: string; readonly mode: FileMode; readonly isTrial: boolean }

/**
 * npm keeps for itself what stands before its `--`, and takes '--replace' for the beginning of an option of its own. Without those
 * options another thing would be done than was meant.
 */
const LOST_TO_NPM = [
  ['--replace', 'replace'],
  ['--replace', 'replace_registry_host'],
  ['--new-only', 'new_only'],
  ['--dryrun', 'dryrun'],
  ['--xlsx', 'xlsx'],
  ['--csv', 'csv'],
] as const

function refuseLostOptions(): void {
  const lost = LOST_TO_NPM.find(([, name]) => process.env[`npm_config_${name}`] === 'true')
  if (lost) throw new PlainFailure(texts.lostToNpm(lost[0]))
}

/** What was typed after `import`; nothing is done for who typed something else than there is. */
function importTyped(): Import {
  refuseLostOptions()
  const { values, file } = wordsTyped(
    { 'dry-run': { type: 'boolean' }, 'new-only': { type: 'boolean' }, replace: { type: 'boolean' } },
    texts.importUsage,
  )
  if (values['new-only'] === true && values['replace'] === true) throw new PlainFailure(texts.importUsage)
  return {
    path: fromHere(file),
    mode: values['replace'] === true ? 'replace' : values['new-only'] === true ? 'new' : 'add',
    // npm knows this one itself: what it keeps for itself is still what was meant.
    isTrial: values['dry-run'] === true || process.env['npm_config_dry_run'] === 'true',
  }
}

type Options = Readonly<Record<string, { readonly type: 'boolean' }>>

/** One file, and nothing but these options. */
function wordsTyped(options: Options, usage: string) {
  try {
    const { values, positionals } = parseArgs({ args: words, options, strict: true, allowPositionals: true })
    const [file, ...others] = positionals
    if (file !== undefined && others.length === 0) return { values, file }
  } catch {
    // What parseArgs says of it, it says in English.
  }
  throw new PlainFailure(usage)
}

async function importFrom(shop: Shop, { path, mode, isTrial }: Import): Promise<string> {
  const working = { mode, onShare: () => undefined, signal: never } as const
  try {
    return await useArchive(shop, { ...working, path }, async (archive) => {
      if (isTrial) {
        const { report } = await tryImport(shop, archive, working)
        if (report.faultCount > 0) throw new PlainFailure(faultsOf(report))
        return texts.tried(linesOf(report)) + warningsOf(report) + notesOf(report)
      }
      const report = await importByCommand(shop, archive, { ...working, name: basename(path) })
      return texts.imported(linesOf(report)) + notesOf(report)
    })
  } catch (error) {
    if (error instanceof FileIsFaulty) throw new PlainFailure(faultsOf(error.report))
    if (error instanceof CatalogueMovedOn) throw new PlainFailure(catalogueImportTexts.failures.movedOn)
    if (error instanceof ReferenceLost) throw new PlainFailure(catalogueImportTexts.failures.referenceLost)
    if (error instanceof FileFault) throw new PlainFailure(faultsOf(faultyFile(error).report))
    throw error
  }
}

type Sent = Omit<Parameters<typeof openSent>[1], 'name'>

async function useArchive<Result>(
  shop: Shop,
  sent: Sent,
  use: (archive: Archive) => Promise<Result>,
): Promise<Result> {
  const { path } = sent
  const found = await stat(path).catch(() => null)
  if (!found) throw new PlainFailure(texts.noFile(path))
  const name = basename(path)
  if (!found.isDirectory()) return openSent(shop, { ...sent, name }, (archive) => use(archive))
  if (await isUnpacked(path)) return use(await openFolder(path))
  // Sheets or photographs lie in it: as a ZIP of the same it is read as one that was sent.
  return withScratch(async (folder) => {
    const zip = join(folder, 'folder.zip')
    await pipeline(Readable.fromWeb(makeZip(filesWithin(path)) as NodeReadableStream), createWriteStream(zip))
    return openSent(shop, { ...sent, path: zip, name }, (archive) => use(archive))
  })
}

const linesOf = ({ counts }: ImportReport) => counts.map(texts.counts).filter((text) => text !== '')

const faultsOf = ({ faults, faultCount, vendor, isTable, isSheets }: ImportReport): string =>
  [
    catalogueImportTexts.faultyTitle(faultCount),
    ...sentences(faults, faultCount, isTable || isSheets || vendor !== null),
  ].join('\n')

/** What somebody should know before it is carried out. */
const warningsOf = ({ warnings, warningCount, vendor, isSheets }: ImportReport): string =>
  told(texts.warnings(warningCount), warnings, warningCount, isSheets || vendor !== null)

/** What does not come along from another shop. */
const notesOf = ({ notes, noteCount }: ImportReport): string =>
  told(texts.notes(noteCount), notes, noteCount, true)

/** Findings on lines of their own, with how many more there are. */
const told = (title: string, listed: ImportReport['faults'], count: number, isOfRows: boolean): string =>
  count === 0 ? '' : ['', title, ...sentences(listed, count, isOfRows)].join('\n')

const sentences = (listed: ImportReport['faults'], count: number, isOfRows: boolean): readonly string[] => [
  ...listed.map(({ place, line, message }) => faultSentence(place, line, message, isOfRows)),
  ...(listed.length < count ? [texts.more(count - listed.length)] : []),
]

await besideShop(async (beside) => {
  const shop = { ...beside, files: await openFiles(beside.settings) }
  try {
    return action === 'export' ? await exportTo(shop, exportTyped()) : await importFrom(shop, importTyped())
  } catch (error) {
    throw error instanceof ConfiguratorUnreadable ? new PlainFailure(error.sentence) : error
  }
})
