import type { ImportReport } from '#contract/office/catalogue-imports.ts'
import type { Staff } from '#domain/access/actor.ts'
import type { ImportMode } from '#domain/catalogue/catalogue-file.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { catalogueFaultTexts, filePlace } from '#texts/nl/office/catalogue-faults.ts'
import type { ShopContext } from '../../../context.ts'
import { changeAs } from '../../../db/change-as.ts'
import type { Executor } from '../../../db/database.ts'
import { pictureKey } from '../../pictures/variants.ts'
import type { Archive, Origin } from './archive.ts'
import { downloadFault, pictureFault } from './check-contents.ts'
import { checkCatalogue, is, type Names } from './check-catalogue.ts'
import { countsReply, type Differences, noDifferences } from './differences.ts'
import { FILES_FOLDER, loadShopNames } from './entries-store.ts'
import { catalogueDigest, picturesNames } from './export-catalogue.ts'
import { FileFault } from './file-fault.ts'
import { addFinding, type Findings, noFindings } from './findings.ts'
import { namedKeys, takeCatalogue } from './import-store.ts'
import { readEntries } from './read-entries.ts'
import { runImport } from './run-import.ts'
import { withUnhurried } from './unhurried.ts'
import { importWriter } from './write-import.ts'

type Shop = Pick<ShopContext, 'databaseUrl' | 'files' | 'clock'>

type Working = {
  readonly mode: ImportMode
  readonly onShare: (share: number) => void
  readonly signal: AbortSignal
}

export type Tried = { readonly report: ImportReport; readonly triedOn: string | null }

/** Finds out what an import would do, and what is wrong with its file, as of one moment; nothing is written. */
export async function tryImport(shop: Shop, archive: Archive, working: Working): Promise<Tried> {
  return withUnhurried(shop, (db) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((trx) => tried(shop, trx, archive, working)),
  )
}

async function tried(shop: Shop, trx: Executor, archive: Archive, working: Working): Promise<Tried> {
  const found: Found = { faults: noFindings(), warnings: noFindings(), origin: archive.origin }
  const refused = refusedExport(archive)
  if (refused) return { report: refused, triedOn: null }
  try {
    const names = await checked(shop, trx, archive, { ...working, ...found })
    if (found.faults.count > 0) return { report: reportOf(noDifferences(), found), triedOn: null }
    const differences = await runImport({ executor: trx, archive, names, writer: null, ...working })
    return { report: reportOf(differences, found), triedOn: await catalogueDigest(trx) }
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    return faultyFile(error)
  }
}

/** What trying a file tells that cannot be read to its end. */
export function faultyFile({ code, at }: FileFault): Tried {
  const faults = noFindings()
  addFinding(faults, { place: filePlace(at.name), line: at.line ?? null, message: catalogueFaultTexts[code] })
  return { report: reportOf(noDifferences(), { faults, warnings: noFindings() }), triedOn: null }
}

async function checked(
  shop: Shop,
  trx: Executor,
  archive: Archive,
  { mode, signal, faults, warnings }: Working & { readonly faults: Findings; readonly warnings: Findings },
): Promise<Names> {
  const today = amsterdamNow(shop.clock()).date
  const seen = new Set<string>()
  const isNew = (name: string) => !seen.has(name) && Boolean(seen.add(name))
  return checkCatalogue({
    archive,
    shop: await loadShopNames(trx),
    mode,
    today,
    faults,
    warnings,
    // Of what the shop does not have yet, each once.
    async checkContent(names, entry, say) {
      signal.throwIfAborted()
      if (is(entry, 'pictures') && !names.keptHashes.has(entry.entry.hash) && isNew(entry.entry.hash)) {
        const fault = await pictureFault(archive, entry.entry)
        if (fault) say(fault)
      }
      if (!is(entry, 'products')) return
      for (const file of entry.entry.files.filter((one) => isNew(one.file))) {
        const fault = await downloadFault(archive, shop.files, file)
        if (fault) say(fault, file.name)
      }
    },
  })
}

type Found = {
  readonly faults: Findings
  readonly warnings: Findings
  readonly origin?: Origin | undefined
}

/** A finding about a line of a document that was made of an export is one about its row. */
function reportOf(differences: Differences, { faults, warnings, origin }: Found): ImportReport {
  const told = ({ listed }: Findings) =>
    origin ? listed.map((one) => ({ ...one, line: origin.rowOf(one.line) })) : listed
  return {
    counts: countsReply(differences),
    changes: differences.changes,
    changeCount: differences.changeCount,
    faults: told(faults),
    faultCount: faults.count,
    warnings: told(warnings),
    warningCount: warnings.count,
    ...ofExport(origin),
  }
}

const ofExport = (origin: Origin | undefined) => ({
  vendor: origin?.vendor ?? null,
  notes: origin?.notes.listed ?? [],
  noteCount: origin?.notes.count ?? 0,
})

/** What is told of an export that could not become a catalogue; null for what is one. */
function refusedExport({ origin }: Archive): ImportReport | null {
  if (!origin || origin.faults.count === 0) return null
  const report = reportOf(noDifferences(), { faults: origin.faults, warnings: noFindings() })
  return { ...report, ...ofExport(origin) }
}

/** The catalogue is not what it was when the import was tried. */
export class CatalogueMovedOn extends Error {}
/** The file has faults, which trying it tells. */
export class FileIsFaulty extends Error {
  readonly report: ImportReport
  constructor(report: ImportReport) {
    super('the file has faults')
    this.report = report
  }
}

type Applying = Working & {
  readonly staff: Staff
  readonly note: string
  /** What the catalogue was when it was tried; null tries it now. */
  readonly triedOn: string | null
  /** In the same transaction, so that it is told with what it tells of. */
  readonly also?: (trx: Executor, report: ImportReport) => Promise<void>
}

const DEADLOCK = '40P01'
const MOST_ATTEMPTS = 3

/**
 * Carries an import out as a whole, or leaves everything as it was. Somebody who was about to publish may have what it needs, and
 * need what it has: then all of it is begun anew.
 */
export async function applyImport(shop: Shop, archive: Archive, applying: Applying): Promise<ImportReport> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyOnce(shop, archive, applying)
    } catch (error) {
      const isDeadlock = error instanceof Error && 'code' in error && error.code === DEADLOCK
      if (!isDeadlock || attempt === MOST_ATTEMPTS) throw error
    }
  }
}

async function applyOnce(shop: Shop, archive: Archive, applying: Applying): Promise<ImportReport> {
  const kept: Kept = { pictures: new Map(), downloads: [] }
  const found: Found = { faults: noFindings(), warnings: noFindings(), origin: archive.origin }
  const { staff, note, triedOn, also, ...working } = applying
  const refused = refusedExport(archive)
  if (refused) throw new FileIsFaulty(refused)
  try {
    return await withUnhurried(shop, (db) =>
      changeAs(db, staff, async (trx) => {
        await takeCatalogue(trx)
        if (triedOn !== null && (await catalogueDigest(trx)) !== triedOn) throw new CatalogueMovedOn()
        const names = await checked(shop, trx, archive, { ...working, ...found })
        if (found.faults.count > 0) throw new FileIsFaulty(reportOf(noDifferences(), found))
        await keepFiles(shop, archive, names, kept)
        const writer = importWriter({ trx, archive, names, staff, now: shop.clock(), note })
        const differences = await runImport({ executor: trx, archive, names, writer, ...working })
        const report = reportOf(differences, found)
        await also?.(trx, report)
        return report
      }),
    )
  } catch (error) {
    await dropKept(shop, kept)
    throw error
  }
}

/** Files that were put away for an import: of pictures by their hash. */
type Kept = { readonly pictures: Map<string, readonly string[]>; readonly downloads: string[] }

/** Puts away what the storage holds, before rows name it. */
async function keepFiles({ files }: Shop, archive: Archive, names: Names, kept: Kept): Promise<void> {
  for await (const { entry } of readEntries(archive, { only: 'pictures' })) {
    const picture = entry as Parameters<typeof picturesNames>[0]
    if (picture.widths === null || names.keptHashes.has(picture.hash) || kept.pictures.has(picture.hash))
      continue
    const pictures = picturesNames(picture).map((name) => ({
      name,
      key: pictureKey(name.slice('pictures/'.length)),
    }))
    kept.pictures.set(
      picture.hash,
      pictures.map(({ key }) => key),
    )
    for (const { name, key } of pictures) await files.put(key, await archive.content(name))
  }
  for (const name of archive.names) {
    if (!name.startsWith('files/')) continue
    const key = `${FILES_FOLDER}/${name.slice('files/'.length)}`
    if (!names.used.files.has(name) || (await files.find(key))) continue
    kept.downloads.push(key)
    await files.put(key, await archive.content(name))
  }
}

/** Removes files again that nothing came to name. */
async function dropKept(shop: Shop, { pictures, downloads }: Kept): Promise<void> {
  if (pictures.size === 0 && downloads.length === 0) return
  const named = await withUnhurried(shop, (db) => namedKeys(db, { hashes: [...pictures.keys()], downloads }))
  for (const [hash, keys] of pictures)
    if (!named.hashes.has(hash)) for (const key of keys) await shop.files.remove(key)
  for (const key of downloads) if (!named.downloads.has(key)) await shop.files.remove(key)
}
