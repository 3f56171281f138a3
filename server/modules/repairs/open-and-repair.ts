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
  await writeRepaired(order)
  return { step: 'done' }
}

/** Only the engine that a file needs is loaded. */
async function writeRepaired({ path, type, plan, resultPath }: RepairOrder): Promise<void> {
  const scratchPath = `${resultPath}.scratch.tif`
  if (type === 'pdf' || type === 'ai') {
    const { repairDocument } = await import('./pdf/repair-document.ts')
    await writeFile(resultPath, await repairDocument(await readFile(path), plan, { scratchPath }))
    return
  }
  const { openPicture, repairPicture } = await import('./repair-picture.ts')
  const { asPlainTiff } = await import('./plain-picture.ts')
  const plainPath = `${resultPath}.tif`
  try {
    const isPlain = asPlainTiff(path, type, plainPath)
    const jpegPath = type === 'jpeg' ? path : null
    const paths = { jpegPath, scratchPath, resultPath }
    await repairPicture(openPicture(isPlain ? plainPath : path), plan, paths)
  } finally {
    await rm(plainPath, { force: true })
  }
}
