import { dirname, join } from 'node:path'
import { z } from 'zod'
import { askFencedChild } from '../preflight/fenced-child.ts'
import { ANSWER_WITHIN_MS } from '../preflight/limits.ts'
import type { RepairOrder } from './repair-file.ts'

const PROGRAM = join(import.meta.dirname, 'open-and-repair.ts')

const Report = z.union([
  z.object({ step: z.literal('done') }),
  z.object({ step: z.literal('failed'), why: z.string() }),
])

/** The file could not be mended: the customer keeps the original and is told. */
export class RepairFailed extends Error {
  constructor(why: string) {
    super(`The print file could not be repaired: ${why}`)
    this.name = 'RepairFailed'
  }
}

/**
 * Carries out a plan on a print file and writes the result, always a PDF, beside it. The file is opened in a process of its own,
 * that may write into the folder of the result only, has none of our settings, and takes nothing along when it falls.
 */
export async function repairPrintFile(order: RepairOrder, signal?: AbortSignal): Promise<void> {
  await askFencedChild(
    { program: PROGRAM, folder: dirname(order.resultPath), order, withinMs: ANSWER_WITHIN_MS },
    {
      message: (said) => {
        const report = Report.safeParse(said)
        if (!report.success) return new RepairFailed(report.error.message)
        return report.data.step === 'failed' ? new RepairFailed(report.data.why) : report.data
      },
      fall: (why) => new RepairFailed(why),
    },
    signal,
  )
}
