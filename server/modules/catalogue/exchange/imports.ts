import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type {
  CatalogueImport,
  ImportFacts,
  listCatalogueImports as listContract,
} from '#contract/office/catalogue-imports.ts'
import { operatorIdOf, type Staff, type System } from '#domain/access/actor.ts'
import type { FileMode } from '#domain/catalogue/catalogue-file.ts'
import { catalogueImportTexts as texts } from '#texts/nl/office/catalogue-imports.ts'
import type { ShopContext } from '../../../context.ts'
import { changeAs } from '../../../db/change-as.ts'
import type { Executor } from '../../../db/database.ts'
import { Refusal } from '../../../refusal.ts'
import { requireRight } from '../../../require-right.ts'
import {
  beginApplying,
  dropTried,
  findImport,
  giveUpLost,
  type ImportRecord,
  insertImport,
  isAtWork,
  listImportRecords,
  lockImports,
} from './import-store.ts'
import { applyImportTask, tryImportTask } from './import.task.ts'
import { importKey } from './import-work.ts'

/** Work tells at least every half minute that it goes on. */
const SILENT_SECONDS = 300
const MOST_LISTED = 20
const MOST_BYTES = 2 * 1024 * 1024 * 1024

export async function listImports(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
): Promise<z.input<typeof listContract.reply>> {
  requireRight(staff, 'changePrices')
  const records = await listImportRecords(db, { limit: MOST_LISTED, silentSeconds: SILENT_SECONDS })
  return { imports: records.map(factsReply) }
}

export async function showImport(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  id: string,
): Promise<CatalogueImport> {
  requireRight(staff, 'changePrices')
  const found = await findImport(db, id, SILENT_SECONDS)
  if (!found) throw new Refusal('ImportNotFound')
  return { ...factsReply(found.record), report: found.report }
}

function factsReply({ madeAt, endedAt, isSilent, ...record }: ImportRecord): ImportFacts {
  const isLost = isSilent && (record.state === 'reading' || record.state === 'applying')
  return {
    ...record,
    ...(isLost && { state: 'failed', failure: texts.failures.lost }),
    madeAt: madeAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }
}

type Begun = Pick<Parameters<typeof insertImport>[1], 'id' | 'name' | 'mode' | 'sizeBytes' | 'takesBack'>

type Sent = { readonly name: string; readonly mode: FileMode; readonly content: AsyncIterable<Buffer> }

/** Takes in a file of the catalogue, and has it tried in the background; what was tried before and not carried out is dropped. */
export async function beginImport(
  shop: ShopContext,
  staff: Staff,
  { name, mode, content }: Sent,
): Promise<string> {
  requireRight(staff, 'changePrices')
  const id = randomUUID()
  const sizeBytes = await keepFile(shop, id, content)
  try {
    const dropped = await changeAs(shop.db, staff, (trx) =>
      begin(shop, trx, staff, { id, name, mode, sizeBytes }),
    )
    for (const old of dropped) await shop.files.remove(importKey(old))
    return id
  } catch (error) {
    await shop.files.remove(importKey(id))
    throw error
  }
}

/**
 * Has tried in the background what taking back an import does that was carried out. That is an import too: it is carried out or
 * dropped, and can itself be taken back.
 */
export async function beginTakeBack(shop: ShopContext, staff: Staff, id: string): Promise<string> {
  requireRight(staff, 'changePrices')
  const ownId = randomUUID()
  const dropped = await changeAs(shop.db, staff, async (trx) => {
    const found = await findImport(trx, id, SILENT_SECONDS)
    if (!found) throw new Refusal('ImportNotFound')
    const { name, canTakeBack } = found.record
    if (!canTakeBack) throw new Refusal('ImportChangesGone')
    return begin(shop, trx, staff, { id: ownId, name, mode: 'takeBack', sizeBytes: 0, takesBack: id })
  })
  for (const old of dropped) await shop.files.remove(importKey(old))
  return ownId
}

/** Has an import tried, in place of what was tried before and not carried out; the ids of those that go. */
async function begin(
  { clock, jobs }: Pick<ShopContext, 'clock' | 'jobs'>,
  trx: Executor,
  staff: Staff,
  begun: Begun,
): Promise<readonly string[]> {
  const lost = await takeTurn(trx)
  const old = await dropTried(trx, { at: clock() })
  await insertImport(trx, { ...begun, madeAt: clock(), madeBy: operatorIdOf(staff) })
  await jobs.send(trx, tryImportTask, { importId: begun.id })
  return [...lost, ...old]
}

async function keepFile({ files }: ShopContext, id: string, content: AsyncIterable<Buffer>): Promise<number> {
  let bytes = 0
  async function* counted() {
    for await (const part of content) {
      bytes += part.length
      if (bytes > MOST_BYTES) throw new Refusal('ImportTooLarge')
      yield part
    }
  }
  await files.put(importKey(id), counted())
  return bytes
}

/** One import at a time is tried or carried out; the ids of those that were lost. */
async function takeTurn(trx: Executor): Promise<readonly string[]> {
  await lockImports(trx)
  const lost = await giveUpLost(trx, SILENT_SECONDS, texts.failures.lost)
  if (await isAtWork(trx)) throw new Refusal('ImportAtWork')
  return lost
}

/** Has an import carried out in the background that was tried without faults. */
export async function carryOut(shop: ShopContext, staff: Staff, id: string): Promise<void> {
  requireRight(staff, 'changePrices')
  await changeAs(shop.db, staff, async (trx) => {
    if (!(await findImport(trx, id, SILENT_SECONDS))) throw new Refusal('ImportNotFound')
    await takeTurn(trx)
    if (!(await beginApplying(trx, { id, by: operatorIdOf(staff) }))) throw new Refusal('ImportNotReady')
    await shop.jobs.send(trx, applyImportTask, { importId: id })
  })
}

const DAY_MS = 24 * 60 * 60_000
/** By then the shop is another one than the file was compared with. */
const KEPT_DAYS = 30

/** Drops what was tried long ago and never carried out, with its file. */
export async function dropOldImports(
  shop: Pick<ShopContext, 'db' | 'files' | 'clock'>,
  as: System,
): Promise<void> {
  const at = shop.clock()
  const before = new Date(at.getTime() - KEPT_DAYS * DAY_MS)
  const dropped = await changeAs(shop.db, as, async (trx) => {
    await lockImports(trx)
    return dropTried(trx, { at, before })
  })
  for (const id of dropped) await shop.files.remove(importKey(id))
}

export async function dropImport(shop: ShopContext, staff: Staff, id: string): Promise<void> {
  requireRight(staff, 'changePrices')
  await changeAs(shop.db, staff, async (trx) => {
    if (!(await findImport(trx, id, SILENT_SECONDS))) throw new Refusal('ImportNotFound')
    await lockImports(trx)
    if ((await dropTried(trx, { at: shop.clock(), only: id })).length === 0)
      throw new Refusal('ImportNotReady')
  })
  await shop.files.remove(importKey(id))
}
