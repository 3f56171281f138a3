import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { FileFacts } from '#domain/designs/facts.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { defineTask } from '../../jobs/queue.ts'
import { makeScratch } from '../../storage/scratch.ts'
import { checkDesign, giveUpCheck } from '../designs/check-design.ts'
import { loadDesigns } from '../designs/load-designs.ts'
import { setRepairedFile } from '../designs/repaired-design.ts'
import { inTurn } from '../preflight/in-turn.ts'
import { decidePatchup, findPatchup, markPreviewed, type Patchup } from './patchup-store.ts'
import { RepairFailed, repairPrintFile } from './repair-print-file.ts'

const TASK = { kind: 'system', task: 'repair-design' } as const

/** Makes the repaired file of a proposal and has it checked like any other; then the customer can look at it. */
export const repairDesignTask = defineTask({
  name: 'repair-design',
  payload: z.object({ patchupId: z.uuid() }),
  attempts: 3,
  // Three minutes at most for the repair and for the check, on a busy machine; the rest to fetch and store the largest file, and for
  // the turns of both.
  expireInSeconds: 900,
  heartbeatSeconds: 30,
  // One of a company: a slow repair holds up those of its own, and two of them nobody else's.
  atOnce: 3,
  atOnceOfGroup: 1,
  async run(shop: ShopContext, { patchupId }, signal) {
    const patchup = await findPatchup(shop.db, patchupId)
    // A repeat of a job that had finished, or one that was answered meanwhile.
    if (patchup?.state !== 'proposed') return
    try {
      await makeResult(shop, patchup, signal)
      await checkDesign(shop, patchup.resultDesignId, signal)
      await refuseUnsound(shop, patchup)
      await changeAs(shop.db, TASK, (trx) => markPreviewed(trx, patchupId))
    } catch (error) {
      // Another try would end the same.
      if (!(error instanceof RepairFailed)) throw error
      shop.log.warn({ patchupId, err: error }, 'a repair failed')
      await failRepair(shop, patchup)
    }
  },
  async givenUp(shop, { patchupId }) {
    const patchup = await findPatchup(shop.db, patchupId)
    if (patchup) await failRepair(shop, patchup)
  },
})

async function loadBoth({ db }: ShopContext, { companyId, sourceDesignId, resultDesignId }: Patchup) {
  const designs = await loadDesigns(db, companyId, [sourceDesignId, resultDesignId])
  const [source, result] = [sourceDesignId, resultDesignId].map((id) =>
    designs.find((design) => design.id === id),
  )
  return { source, result }
}

async function makeResult(shop: ShopContext, patchup: Patchup, signal: AbortSignal): Promise<void> {
  const { source, result } = await loadBoth(shop, patchup)
  if (result?.status !== 'processing') return
  if (!source?.facts || source.facts.kind === 'unusable') throw new RepairFailed('its source cannot be read')
  const { type } = source.facts
  const folder = await makeScratch('repair')
  const resultPath = join(folder, 'result.pdf')
  try {
    const isMade = await shop.files.useLocally(source.storageKey ?? '', async (path) => {
      const order = { path, type, plan: patchup.plan, resultPath }
      await inTurn(patchup.companyId, () => repairPrintFile(order, signal))
      return true
    })
    if (!isMade) throw new RepairFailed('its source is gone')
    await keepFile(shop, patchup.resultDesignId, resultPath)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function keepFile(shop: ShopContext, designId: string, path: string): Promise<void> {
  const storageKey = `print-files/${designId}`
  const hash = createHash('sha256')
  let sizeBytes = 0
  for await (const part of createReadStream(path)) {
    hash.update(part)
    sizeBytes += part.length
  }
  await shop.files.put(storageKey, createReadStream(path))
  const file = { storageKey, sizeBytes, sha256: hash.digest() }
  await setRepairedFile(shop.db, designId, file, shop.clock())
}

/** A result that lost pages, or what was on them, is none; the customer saw what a cut leaves. */
async function refuseUnsound(shop: ShopContext, patchup: Patchup): Promise<void> {
  const { source, result } = await loadBoth(shop, patchup)
  const before = pagesAreBlank(source?.facts ?? null)
  const after = pagesAreBlank(result?.facts ?? null)
  const isSound =
    after.length > 0 &&
    after.length === before.length &&
    after.every((isBlank, at) => !isBlank || before[at] || isCut(patchup, at))
  if (!isSound) throw new RepairFailed('its result cannot be printed')
}

const isCut = ({ plan }: Patchup, at: number) =>
  plan.some((step) => step.kind === 'place' && step.placing === 'fill' && step.pages[at]?.isCropped)

function pagesAreBlank(facts: FileFacts | null): readonly boolean[] {
  if (facts === null || facts.kind === 'unusable') return []
  return facts.kind === 'raster' ? [facts.isBlank] : facts.pages.map(({ isBlank }) => isBlank)
}

/** Ends a repair that will not come, and the design that it was to make. */
export async function failRepair(shop: ShopContext, patchup: Patchup): Promise<void> {
  await giveUpCheck(shop, patchup.resultDesignId)
  await changeAs(shop.db, TASK, (trx) => decidePatchup(trx, patchup.id, 'failed', shop.clock()))
}
