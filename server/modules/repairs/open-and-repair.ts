// A process of its own, for one print file: it opens what somebody sent, and may die of it.
import { readFile, rm, writeFile } from 'node:fs/promises'
import type { PrintFileType } from '#domain/designs/facts.ts'
import type { RepairPlan } from '#domain/designs/plan-repair.ts'
import { reportOn, workWithin } from '../preflight/fenced-work.ts'
import { IN_ALL } from '../preflight/limits.ts'

/** What the parent asks for. */
export type RepairOrder = {
  readonly path: string
  readonly type: PrintFileType
  readonly plan: RepairPlan
  readonly resultPath: string
}

workWithin(IN_ALL)
process.once('message', (order: RepairOrder) => {
  void reportOn(repair(order))
})

async function repair(order: RepairOrder) {
  await writeFile(order.resultPath, await repaired(order))
  return { step: 'done' }
}

/** Only the engine that a file needs is loaded. */
async function repaired({ path, type, plan, resultPath }: RepairOrder): Promise<Uint8Array> {
  const scratchPath = `${resultPath}.scratch.tif`
  if (type === 'pdf' || type === 'ai') {
    const { repairDocument } = await import('./pdf/repair-document.ts')
    return await repairDocument(await readFile(path), plan, { scratchPath })
  }
  const { openPicture, repairPicture } = await import('./repair-picture.ts')
  const { asPlainTiff } = await import('./plain-picture.ts')
  const plainPath = `${resultPath}.tif`
  try {
    const isPlain = asPlainTiff(path, type, plainPath)
    const jpegPath = type === 'jpeg' ? path : null
    return await repairPicture(openPicture(isPlain ? plainPath : path), plan, { jpegPath, scratchPath })
  } finally {
    await rm(plainPath, { force: true })
  }
}
