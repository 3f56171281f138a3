import type { ImportReport } from '#contract/office/catalogue-imports.ts'
import type { ImportMode } from '#domain/catalogue/catalogue-file.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { catalogueFaultTexts, filePlace } from '#texts/nl/office/catalogue-faults.ts'
import type { ShopContext } from '../../../context.ts'
import type { Database, Executor } from '../../../db/database.ts'
import type { Archive } from './archive.ts'
import { downloadFault, pictureFault } from './check-contents.ts'
import { addFinding, checkCatalogue, type Findings, is, type Names, noFindings } from './check-catalogue.ts'
import { countsReply, type Differences, noDifferences } from './differences.ts'
import { loadShopNames } from './entries-store.ts'
import { catalogueDigest } from './export-catalogue.ts'
import { FileFault } from './file-fault.ts'
import { runImport } from './run-import.ts'
import { withUnhurried } from './unhurried.ts'

export type Shop = Pick<ShopContext, 'databaseUrl' | 'files' | 'clock'>

export type Working = {
  readonly mode: ImportMode
  readonly onShare: (share: number) => void
  readonly signal: AbortSignal
}

export type Tried = { readonly report: ImportReport; readonly triedOn: string | null }

/** Finds out what an import would do, and what is wrong with its file, as of one moment; nothing is written. */
export async function tryImport(shop: Shop, archive: Archive, working: Working): Promise<Tried> {
  return withUnhurried(shop, (db) => atOneMoment(db, (trx) => tried(shop, trx, archive, working)))
}

/** Reads without being in anybody's way, and sees nothing of what others write meanwhile. */
export const atOneMoment = <Result>(
  db: Database,
  read: (trx: Executor) => Promise<Result>,
): Promise<Result> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)

async function tried(shop: Shop, trx: Executor, archive: Archive, working: Working): Promise<Tried> {
  const faults = noFindings()
  const warnings = noFindings()
  try {
    const names = await checked(shop, trx, archive, { ...working, faults, warnings })
    if (faults.count > 0) return { report: reportOf(noDifferences(), faults, warnings), triedOn: null }
    const differences = await runImport({ executor: trx, archive, names, writer: null, ...working })
    return { report: reportOf(differences, faults, warnings), triedOn: await catalogueDigest(trx) }
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    return faultyFile(error)
  }
}

/** What trying a file tells that cannot be read to its end. */
export function faultyFile({ code, at }: FileFault): Tried {
  const faults = noFindings()
  addFinding(faults, { place: filePlace(at.name), line: at.line ?? null, message: catalogueFaultTexts[code] })
  return { report: reportOf(noDifferences(), faults, noFindings()), triedOn: null }
}

type Checking = Working & {
  readonly faults: Findings
  readonly warnings: Findings
  /** Contents that were found in order, by hash or file: they need no second look. */
  readonly inOrder?: Set<string>
}

/** Reads a file beside the shop as a transaction sees it, and finds what is wrong with it. */
export async function checked(
  shop: Shop,
  trx: Executor,
  archive: Archive,
  { mode, signal, faults, warnings, inOrder = new Set() }: Checking,
): Promise<Names> {
  const today = amsterdamNow(shop.clock()).date
  const seen = new Set<string>()
  const isNew = (name: string) => !inOrder.has(name) && !seen.has(name) && Boolean(seen.add(name))
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
        else inOrder.add(entry.entry.hash)
      }
      if (!is(entry, 'products')) return
      for (const file of entry.entry.files.filter((one) => isNew(one.file))) {
        const fault = await downloadFault(archive, shop.files, file)
        if (fault) say(fault, file.name)
        else inOrder.add(file.file)
      }
    },
  })
}

export const reportOf = (differences: Differences, faults: Findings, warnings: Findings): ImportReport => ({
  counts: countsReply(differences),
  changes: differences.changes,
  changeCount: differences.changeCount,
  faults: faults.listed,
  faultCount: faults.count,
  warnings: warnings.listed,
  warningCount: warnings.count,
})
