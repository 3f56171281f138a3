import { readFile, rm, writeFile } from 'node:fs/promises'
import type { PrintFileType } from '#domain/designs/facts.ts'
import type { RepairPlan } from '#domain/designs/plan-repair.ts'

/** A print file, what is to be done to it, and where the result goes. */
export type RepairOrder = {
  readonly path: string
  readonly type: PrintFileType
  readonly plan: RepairPlan
  readonly resultPath: string
}

/** Repairs a print file in this very process, with no more than the engine that it needs; only a process that may die should do so. */
export async function repairFile({ path, type, plan, resultPath }: RepairOrder): Promise<void> {
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
