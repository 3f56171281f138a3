import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { makeZip } from 'client-zip'
import type { ImportReport } from '#contract/office/catalogue-imports.ts'
import type { Staff } from '#domain/access/actor.ts'
import { faultSentence } from '#texts/nl/office/catalogue-faults.ts'
import { catalogueImportTexts as texts, takeBackFailures } from '#texts/nl/office/catalogue-imports.ts'
import { refusalTexts } from '#texts/nl/refusals.ts'
import type { ShopContext } from '../../../context.ts'
import { changeAs } from '../../../db/change-as.ts'
import type { Executor } from '../../../db/database.ts'
import { isDatabaseAway } from '../../../db/database-away.ts'
import { StorageFailure } from '../../../storage/file-storage.ts'
import { applyImport, FileIsFaulty, ReferenceLost } from './apply-import.ts'
import type { Archive } from './archive.ts'
import { ConfiguratorUnreadable } from './configurator-unreadable.ts'
import { FileFault } from './file-fault.ts'
import {
  endApplying,
  endReading,
  failImport,
  findWork,
  forgetOldImports,
  lockImports,
  moveImport,
  type Work,
} from './import-store.ts'
import { ChangesGone, takeBackAsCatalogue } from './take-back-archive.ts'
import { CatalogueMovedOn, faultyFile, type Tried, tryImport, type Working } from './try-import.ts'
import { filesOfFolder } from './folder-archive.ts'
import { openDocument } from './open-document.ts'
import { openSent } from './open-sent.ts'

const FOLDER = 'imports'
const KEPT_IMPORTS = 20
/** So often it is written down how far it is, and that it goes on. */
const MOVED_EVERY_MS = 1_000
const STILL_EVERY_MS = 20_000

const READING = { kind: 'system', task: 'try-catalogue-import' } as const
const APPLYING = { kind: 'system', task: 'apply-catalogue-import' } as const

/** Where the file of an import lies until it is carried out or dropped. */
export const importKey = (id: string): string => `${FOLDER}/${id}`

/** It was given up, or dropped, while it was carried out. */
class ImportGone extends Error {}

/** Its file is no longer in the storage. */
class ImportFileGone extends Error {}

type Shop = Pick<ShopContext, 'db' | 'databaseUrl' | 'files' | 'clock' | 'log'>

/** Finds out what an import would do that was asked for. */
export async function readImport(shop: Shop, id: string, signal: AbortSignal): Promise<void> {
  const work = await findWork(shop.db, id, 'reading')
  if (!work) return
  await within(shop, { id, work, actor: READING, signal }, async (onShare) => {
    const working = { mode: work.mode, onShare, signal }
    const tried = await tryWork(shop, id, work, working).catch((error: unknown) => {
      // One that cannot even be opened.
      if (error instanceof FileFault) return faultyFile(error)
      throw error
    })
    await changeAs(shop.db, READING, async (trx) => {
      await lockImports(trx)
      await endReading(trx, id, tried)
      await forgetOldImports(trx, KEPT_IMPORTS)
    })
    // Nothing can be done any more with a file that has faults.
    if (tried.report.faultCount > 0) await shop.files.remove(importKey(id))
  })
}

/** Carries an import out that was tried without faults, in the name of who asked for it. */
export async function carryOutImport(shop: Shop, id: string, signal: AbortSignal): Promise<void> {
  const work = await findWork(shop.db, id, 'applying')
  if (!work) return
  await within(shop, { id, work, actor: APPLYING, signal }, async (onShare) => {
    const staff: Staff = work.by === null ? APPLYING : { kind: 'operator', ...work.by }
    const applying = {
      id,
      mode: work.mode,
      staff,
      note: work.mode === 'takeBack' ? texts.noteTakenBack(work.name) : texts.note(work.name),
      expected: work.triedOn ?? '',
      onShare,
      signal,
      async also(trx: Executor) {
        if (!(await endApplying(trx, id, shop.clock()))) throw new ImportGone()
      },
    }
    await useTried(shop, id, work, signal, (archive) => applyImport(shop, archive, applying))
    await shop.files.remove(importKey(id))
  })
}

function tryWork(shop: Shop, id: string, { mode, name, takesBack }: Work, working: Working): Promise<Tried> {
  if (mode === 'takeBack')
    return takeBack(shop, takesBack, working.signal, (archive) => tryImport(shop, archive, working))
  return openImport(shop, id, (path) =>
    openSent(shop, { ...working, mode, path, name }, async (archive, folder) => {
      const found = await tryImport(shop, archive, working)
      // What is carried out is what was tried.
      if (folder !== null && found.report.faultCount === 0) await keepCatalogue(shop, id, folder)
      return found
    }),
  )
}

type UseArchive<Result> = (archive: Archive) => Promise<Result>

/** What was tried, once more. */
const useTried = <Result>(
  shop: Shop,
  id: string,
  { mode, takesBack }: Work,
  signal: AbortSignal,
  use: UseArchive<Result>,
): Promise<Result> =>
  mode === 'takeBack'
    ? takeBack(shop, takesBack, signal, use)
    : openImport(shop, id, (path) => openDocument(path, use))

function takeBack<Result>(
  shop: Shop,
  importId: string | null,
  signal: AbortSignal,
  use: UseArchive<Result>,
): Promise<Result> {
  if (importId === null) throw new ChangesGone()
  return takeBackAsCatalogue(shop, importId, signal, use)
}

/** Puts the catalogue that was made of an export in its place. */
async function keepCatalogue({ files }: Shop, id: string, folder: string): Promise<void> {
  const zip = makeZip(await filesOfFolder(folder))
  await files.put(importKey(id), Readable.fromWeb(zip as NodeReadableStream))
}

/** The file of an import. */
async function openImport<Result>(
  { files }: Shop,
  id: string,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  const found = await files.useLocally(importKey(id), async (path) => ({ result: await use(path) }))
  if (!found) throw new ImportFileGone()
  return found.result
}

type Doing = {
  readonly id: string
  readonly work: Work
  readonly actor: typeof READING | typeof APPLYING
  readonly signal: AbortSignal
}

/** Does work with an import, and writes down how far it is and why it failed. */
async function within(
  shop: Shop,
  { id, work, actor, signal }: Doing,
  run: (onShare: (share: number) => void) => Promise<void>,
): Promise<void> {
  const moves = movesOf(shop, id)
  try {
    await run((share) => moves.share(share))
    await moves.end()
  } catch (error) {
    await moves.end()
    const failure = failureOf(error, signal, work)
    shop.log.error({ importId: id, err: error }, 'an import of the catalogue failed')
    await changeAs(shop.db, actor, (trx) => failImport(trx, id, failure, shop.clock()))
    await shop.files.remove(importKey(id))
  }
}

function movesOf({ db, log }: Shop, id: string) {
  let percent = 0
  let toldAt = performance.now()
  let told: Promise<void> = Promise.resolve()
  const tell = () => {
    toldAt = performance.now()
    told = told
      .then(() => moveImport(db, id, percent))
      .catch((error: unknown) => log.warn({ importId: id, err: error }, 'how far an import is was not noted'))
  }
  const still = setInterval(tell, STILL_EVERY_MS)
  return {
    share(share: number) {
      percent = Math.min(99, Math.floor(share * 100))
      if (performance.now() - toldAt > MOVED_EVERY_MS) tell()
    },
    async end() {
      clearInterval(still)
      await told
    },
  }
}

function failureOf(error: unknown, signal: AbortSignal, { mode }: Work): string {
  const failures = mode === 'takeBack' ? { ...texts.failures, ...takeBackFailures } : texts.failures
  if (signal.aborted) return texts.failures.stopped
  if (error instanceof CatalogueMovedOn) return failures.movedOn
  if (error instanceof ReferenceLost) return failures.referenceLost
  if (error instanceof ImportGone) return texts.failures.lost
  if (error instanceof ChangesGone) return refusalTexts.ImportChangesGone
  if (error instanceof ImportFileGone) return texts.failures.fileGone
  if (error instanceof FileIsFaulty) return firstFault(error.report)
  if (error instanceof FileFault) return firstFault(faultyFile(error).report)
  if (error instanceof ConfiguratorUnreadable) return error.sentence
  if (error instanceof StorageFailure) return texts.failures[error.kind === 'full' ? 'noRoom' : 'storageAway']
  return isDatabaseAway(error) ? texts.failures.databaseAway : texts.failures.unexpected
}

const firstFault = ({ faults: [first] }: ImportReport) =>
  first ? faultSentence(first.place, first.line, first.message) : texts.failures.unexpected
