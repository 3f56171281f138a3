import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { withScratch } from '../../storage/scratch.ts'
import type { DetailOrder } from './detail-order.ts'
import { askFencedChild } from './fenced-child.ts'
import { ANSWER_WITHIN_MS } from './limits.ts'

const PROGRAM = join(import.meta.dirname, 'open-detail.ts')

const Report = z.union([
  z.object({ step: z.literal('done') }),
  z.object({ step: z.literal('failed'), why: z.string() }),
])

/** The part could not be drawn: its file is damaged, or takes more than it may. */
export class DetailFailed extends Error {
  constructor(why: string) {
    super(`The part of the print file could not be drawn: ${why}`)
    this.name = 'DetailFailed'
  }
}

/**
 * A part of a page of a print file as JPEG. The file is opened in a process of its own, that has none of our settings, and takes
 * nothing along when it falls.
 */
export const drawDetail = (order: Omit<DetailOrder, 'resultPath'>, signal: AbortSignal): Promise<Buffer> =>
  withScratch(async (folder) => {
    const resultPath = join(folder, 'detail.jpg')
    await askFencedChild(
      { program: PROGRAM, folder, order: { ...order, resultPath }, withinMs: ANSWER_WITHIN_MS },
      {
        message: (said) => {
          const report = Report.safeParse(said)
          if (!report.success) return new DetailFailed(report.error.message)
          return report.data.step === 'failed' ? new DetailFailed(report.data.why) : report.data
        },
        fall: (why) => new DetailFailed(why),
      },
      signal,
    )
    return readFile(resultPath)
  })
