import type { ImportReport } from '#contract/office/catalogue-imports.ts'
import { fitsKind } from '#domain/catalogue/attribute-kinds.ts'
import type { ImportMode } from '#domain/catalogue/catalogue-file.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { catalogueFaultTexts, catalogueSectionTexts, filePlace } from '#texts/nl/office/catalogue-faults.ts'
import { catalogueImportTexts as texts } from '#texts/nl/office/catalogue-imports.ts'
import type { ShopContext } from '../../../context.ts'
import type { Executor } from '../../../db/database.ts'
import { type Archive, isOfOther, type Origin } from './archive.ts'
import { downloadFault, pictureFault } from './check-contents.ts'
import { checkCatalogue, is, type Names } from './check-catalogue.ts'
import { openComposed } from './check-composed.ts'
import { countsReply, type Differences, noDifferences } from './differences.ts'
import { loadOthersValues, loadShopNames } from './entries-store.ts'
import { catalogueDigest } from './export-catalogue.ts'
import { FileFault } from './file-fault.ts'
import { addFinding, type Findings, noFindings } from './findings.ts'
import { planRemovals } from './plan-removals.ts'
import { removedOf } from './removals.ts'
import { runImport } from './run-import.ts'
import { atOneMoment, withUnhurried } from './unhurried.ts'

export type Shop = Pick<ShopContext, 'databaseUrl' | 'files' | 'clock'>

export type Working = {
  readonly mode: ImportMode
  readonly onShare: (share: number) => void
  readonly signal: AbortSignal
}

export type Tried = { readonly report: ImportReport; readonly triedOn: string | null }

/** The catalogue, or what else an import depends on, is not what it was when the import was tried. */
export class CatalogueMovedOn extends Error {}

/** By which it is known again what an import was tried on: the catalogue, and who needs what would be taken out of it. */
export const triedOn = (catalogue: string, { removals }: Differences): string => `${catalogue} ${removals}`

/** Finds out what an import would do, and what is wrong with its file, as of one moment; nothing is written. */
export async function tryImport(shop: Shop, archive: Archive, working: Working): Promise<Tried> {
  return withUnhurried(shop, (db) => atOneMoment(db, (trx) => tried(shop, trx, archive, working)))
}

async function tried(shop: Shop, trx: Executor, archive: Archive, working: Working): Promise<Tried> {
  const found: Found = { faults: noFindings(), warnings: noFindings(), origin: archive.origin }
  const refused = refusedExport(archive)
  if (refused) return { report: refused, triedOn: null }
  const catalogue = await catalogueDigest(trx)
  if (isOfOther(archive, catalogue)) throw new CatalogueMovedOn()
  try {
    const names = await checked(shop, trx, archive, { ...working, ...found })
    if (found.faults.count > 0) return { report: reportOf(noDifferences(), found), triedOn: null }
    const differences = await runImport({ executor: trx, archive, names, writer: null, ...working })
    tellOverwritten(differences, found)
    return { report: reportOf(differences, found), triedOn: triedOn(catalogue, differences) }
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    return faultyFile(error)
  }
}

/** An export of another shop knows nothing of what was done in this shop since it was read before. */
function tellOverwritten({ counts, pricedCount }: Differences, { warnings, origin }: Found): void {
  const products = counts.get('products')?.changed ?? 0
  if (origin?.vendor && products > 0)
    addFinding(warnings, {
      place: catalogueSectionTexts.products,
      line: null,
      message: texts.overwrites(products, pricedCount),
    })
}

/** What trying a file tells that cannot be read to its end. */
export function faultyFile({ code, at }: FileFault): Tried {
  const faults = noFindings()
  addFinding(faults, {
    place: filePlace(at.name, at.row),
    line: at.line ?? null,
    message: catalogueFaultTexts[code],
  })
  return { report: reportOf(noDifferences(), { faults, warnings: noFindings() }), triedOn: null }
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
  const kept = await loadShopNames(trx)
  const composed = await openComposed(trx, { archive, mode, today, faults, warnings, signal })
  const names = await checkCatalogue({
    archive,
    shop: kept,
    today,
    faults,
    warnings,
    async plan(known) {
      return takesOut(mode) ? planRemovals(trx, known, archive.withdrawn ?? null) : null
    },
    // Of what the shop does not have yet, each once.
    async checkContent(known, entry, say) {
      signal.throwIfAborted()
      if (is(entry, 'attributes')) {
        const kind = known.attributes.get(entry.key) ?? 'choices'
        const before = kept.attributes.find(({ code }) => code === entry.key)?.kind ?? kind
        const beside = [...known.keys.products, ...removedOf(known.removals?.products ?? new Map())]
        const others = kind === before ? [] : await loadOthersValues(trx, entry.key, beside)
        if (!others.every((values) => fitsKind(kind, values))) say('AttributeKindMisfit', 'kind')
      }
      if (is(entry, 'pictures') && !known.keptHashes.has(entry.entry.hash) && isNew(entry.entry.hash)) {
        const fault = await pictureFault(archive, entry.entry)
        if (fault) say(fault)
        else inOrder.add(entry.entry.hash)
      }
      if (!is(entry, 'products')) return
      composed.note(known, entry.entry)
      for (const file of entry.entry.files.filter((one) => isNew(one.file))) {
        const fault = await downloadFault(archive, shop.files, file)
        if (fault) say(fault, file.name)
        else inOrder.add(file.file)
      }
    },
  })
  // What refers to nothing or cannot be read would only be told once more.
  if (faults.count === 0) await composed.check(names)
  return names
}

const takesOut = (mode: ImportMode): boolean => mode === 'replace' || mode === 'takeBack'

/** What is found of a file, and of which export it was made. */
export type Found = {
  readonly faults: Findings
  readonly warnings: Findings
  readonly origin?: Origin | undefined
}

/** A finding about a line of a document that was made of an export is one about its row. */
export function reportOf(differences: Differences, { faults, warnings, origin }: Found): ImportReport {
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
  isTable: origin?.vendor === null && !origin.isSheets && !origin.isDocument,
  isSheets: origin?.isSheets ?? false,
  notes: origin?.notes.listed ?? [],
  noteCount: origin?.notes.count ?? 0,
})

/** What is told of an export that could not become a catalogue; null for what is one. */
export function refusedExport({ origin }: Archive): ImportReport | null {
  if (!origin || origin.faults.count === 0) return null
  const report = reportOf(noDifferences(), { faults: origin.faults, warnings: noFindings() })
  return { ...report, ...ofExport(origin) }
}
