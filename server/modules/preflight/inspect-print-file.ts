import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileFacts } from '#domain/designs/facts.ts'
import { askFencedChild } from './fenced-child.ts'
import { ChildReport } from './file-facts.ts'
import type { Order } from './inspect-file.ts'
import { ANSWER_WITHIN_MS } from './limits.ts'
import { InspectionFailed, UnusableFile } from './inspection-errors.ts'

const PROGRAM = join(import.meta.dirname, 'open-print-file.ts')

/** A picture of a page, numbered from 1, as WebP. */
export type PreviewFile = {
  readonly page: number
  readonly widthPx: number
  readonly heightPx: number
  readonly path: string
}

export type Inspection = { readonly facts: FileFacts; readonly previews: readonly PreviewFile[] }

/**
 * Measures an uploaded file and writes its previews into a folder. The file is opened in a process of its own, that may write
 * there only, has none of our settings, and takes nothing along when it falls. Throws `InspectionFailed` where we failed, not the
 * file.
 */
export async function inspectPrintFile(
  file: { readonly path: string; readonly name: string },
  previewFolder: string,
  signal?: AbortSignal,
): Promise<Inspection> {
  await mkdir(previewFolder, { recursive: true })
  const { facts, previews } = await ask({ ...file, previewFolder }, signal)
  return {
    facts,
    previews: previews.map(({ fileName, ...preview }) => ({
      ...preview,
      path: join(previewFolder, fileName),
    })),
  }
}

type Answer = Extract<ChildReport, { step: 'done' }>

/**
 * Has a child inspect a file. One that breaks its limits while it reads the header had an absurd file (preflight 5); later that is
 * our failure.
 */
async function ask(order: Order, signal: AbortSignal | undefined): Promise<Answer> {
  let isDeciding = true
  const message = (said: unknown): Answer | Error | null => {
    const report = ChildReport.safeParse(said)
    if (!report.success) return new InspectionFailed(report.error.message)
    if (report.data.step === 'failed') return new InspectionFailed(report.data.why)
    if (report.data.step === 'done') return report.data
    isDeciding = false
    return null
  }
  const fall = (why: string, endedBy?: NodeJS.Signals | null) =>
    isDeciding && endedBy === 'SIGKILL' ? new UnusableFile('bomb') : new InspectionFailed(why)
  const asked = { program: PROGRAM, folder: order.previewFolder, order, withinMs: ANSWER_WITHIN_MS }
  try {
    return await askFencedChild<Answer>(asked, { message, fall }, signal)
  } catch (error) {
    if (error instanceof UnusableFile) return { step: 'done', facts: error.facts(), previews: [] }
    throw error
  }
}
