import type { ImportReport } from '#contract/office/catalogue-imports.ts'
import type { Staff } from '#domain/access/actor.ts'
import { takeCatalogue } from '../../../db/catalogue-changes.ts'
import { changeAs } from '../../../db/change-as.ts'
import { isDeadlock } from '../../../db/deadlock.ts'
import type { Database, Executor } from '../../../db/database.ts'
import { type Archive, isOfOther } from './archive.ts'
import { noDifferences } from './differences.ts'
import { noFindings } from './findings.ts'
import { catalogueBefore, keepChanges } from './import-changes.ts'
import { takeTurnToApply } from './import-store.ts'
import { dropFiles, keepFiles, type KeptFiles, noFiles } from './kept-files.ts'
import { runImport } from './run-import.ts'
import {
  CatalogueMovedOn,
  checked,
  type Found,
  refusedExport,
  reportOf,
  type Shop,
  triedOn,
  type Working,
} from './try-import.ts'
import { atOneMoment, withUnhurried } from './unhurried.ts'
import { importWriter } from './write-import.ts'

/** Again and again somebody came to need what was to go, or took away what was needed. */
export class ReferenceLost extends Error {}
/** The file has faults, which trying it tells. */
export class FileIsFaulty extends Error {
  readonly report: ImportReport
  constructor(report: ImportReport) {
    super('the file has faults')
    this.report = report
  }
}

type Applying = Working & {
  readonly id: string
  readonly staff: Staff
  readonly note: string
  /** What it was tried on; null tries it now. */
  readonly expected: string | null
  /** In the same transaction, so that it is told with what it tells of: from then on there is a row of the import. */
  readonly also: (trx: Executor, report: ImportReport) => Promise<void>
}

type Work = Applying & { readonly kept: KeptFiles; readonly inOrder: Set<string> }

const FOREIGN_KEY = '23503'
const MOST_ATTEMPTS = 3

/**
 * Carries an import out as a whole, or leaves everything as it was. Its files are looked at and put away before anybody is kept
 * from changing the catalogue: that may take long.
 */
export async function applyImport(shop: Shop, archive: Archive, applying: Applying): Promise<ImportReport> {
  const refused = refusedExport(archive)
  if (refused) throw new FileIsFaulty(refused)
  const work: Work = { ...applying, kept: noFiles(), inOrder: new Set() }
  return withUnhurried(shop, (db) =>
    db.connection().execute(async (own) => {
      await takeTurnToApply(own)
      try {
        await prepare(shop, own, archive, work)
        return await applied(shop, own, archive, work)
      } catch (error) {
        await dropFiles(shop, work.kept)
        throw error
      }
    }),
  )
}

/** What is wrong with the file is told by who writes it: by then the catalogue may be another. */
async function prepare(shop: Shop, db: Database, archive: Archive, work: Work): Promise<void> {
  // A document by itself brings none.
  if (archive.names.size === 0) return
  const faults = noFindings()
  const names = await atOneMoment(db, (trx) =>
    checked(shop, trx, archive, { ...work, faults, warnings: noFindings() }),
  )
  if (faults.count === 0) await keepFiles(shop, { archive, names, ...work })
}

/**
 * Somebody who was about to publish may have what an import needs, and need what it has; somebody else puts into his cart what
 * was to go. Then all of it is begun anew.
 */
async function applied(shop: Shop, db: Database, archive: Archive, work: Work): Promise<ImportReport> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyOnce(shop, db, archive, work)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : null
      if (!isDeadlock(error) && code !== FOREIGN_KEY) throw error
      if (attempt === MOST_ATTEMPTS)
        throw code === FOREIGN_KEY ? new ReferenceLost('a reference was lost', { cause: error }) : error
    }
  }
}

async function applyOnce(shop: Shop, db: Database, archive: Archive, work: Work): Promise<ImportReport> {
  const { id, staff, note, expected, also, kept, ...working } = work
  const found: Found = { faults: noFindings(), warnings: noFindings(), origin: archive.origin }
  return changeAs(db, staff, async (trx) => {
    await takeCatalogue(trx)
    const before = await catalogueBefore(trx)
    const catalogue = before.digest
    const isOther =
      (expected !== null && !expected.startsWith(`${catalogue} `)) || isOfOther(archive, catalogue)
    if (isOther) throw new CatalogueMovedOn()
    const names = await checked(shop, trx, archive, { ...working, ...found })
    if (found.faults.count > 0) throw new FileIsFaulty(reportOf(noDifferences(), found))
    // What the shop had when its files were put away, and has no longer.
    await keepFiles(shop, { archive, names, kept, signal: working.signal })
    const writer = importWriter({ trx, archive, names, staff, now: shop.clock(), note })
    const differences = await runImport({ executor: trx, archive, names, writer, ...working })
    if (expected !== null && triedOn(catalogue, differences) !== expected) throw new CatalogueMovedOn()
    const report = reportOf(differences, found)
    await also(trx, report)
    await keepChanges(trx, id, before)
    return report
  })
}
