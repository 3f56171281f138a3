// What opens print files, in a process that stays for the next one.
import type { ChildReport } from '#server/modules/preflight/file-facts.ts'
import { inspectFile, type Order } from '#server/modules/preflight/inspect-file.ts'
import { UnusableFile } from '#server/modules/preflight/inspection-errors.ts'
import { repairFile, type RepairOrder } from '#server/modules/repairs/repair-file.ts'
import { answerParent } from './child.ts'

export type EngineOrder = { readonly inspect: Order } | { readonly repair: RepairOrder }

async function inspect(order: Order): Promise<ChildReport> {
  try {
    return { step: 'done', ...(await inspectFile(order, () => undefined)) }
  } catch (error) {
    if (error instanceof UnusableFile) return { step: 'done', facts: error.facts(), previews: [] }
    throw error
  }
}

async function carryOut(order: EngineOrder): Promise<ChildReport | { readonly step: 'repaired' }> {
  try {
    if ('inspect' in order) return await inspect(order.inspect)
    await repairFile(order.repair)
    return { step: 'repaired' }
  } catch (error) {
    return { step: 'failed', why: String(error) }
  }
}

answerParent(carryOut, async () => undefined)
