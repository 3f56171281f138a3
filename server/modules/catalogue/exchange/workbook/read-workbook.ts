import { join } from 'node:path'
import type { CatalogueSection } from '#domain/catalogue/catalogue-file.ts'
import { askFencedChild } from '../../../preflight/fenced-child.ts'
import { FileFault } from '../file-fault.ts'
import type { Findings } from '../findings.ts'
import { type WorkbookOrder, WorkbookReport } from './workbook-report.ts'

const PROGRAM = join(import.meta.dirname, 'open-workbook.ts')
const WITHIN_MS = 600_000

/** What the sheets of a file hold: the entries of these sections stand in the folder, and what is wrong with them was found. */
export type ReadWorkbook = {
  readonly sections: readonly CatalogueSection[]
  /** Whether photographs are named by their files. */
  readonly hasNames: boolean
  readonly faults: Findings
}

/**
 * The catalogue that a file holds in sheets, put into a folder; null for a file that holds none. It is opened in a process of its
 * own, with limits. Throws a `FileFault`.
 */
export async function readWorkbook(order: WorkbookOrder, signal: AbortSignal): Promise<ReadWorkbook | null> {
  const answer = await askFencedChild<{ readonly read: ReadWorkbook | null }>(
    { program: PROGRAM, folder: order.folder, order, withinMs: WITHIN_MS },
    {
      message(said) {
        const heard = WorkbookReport.safeParse(said)
        if (!heard.success) return heard.error
        const report = heard.data
        switch (report.step) {
          case 'other':
            return { read: null }
          case 'refused':
            return new FileFault(report.code, {
              ...(report.at.row !== undefined && { row: report.at.row }),
              ...(report.at.name !== undefined && { name: report.at.name }),
            })
          case 'read':
            return {
              read: {
                sections: report.sections,
                hasNames: report.hasNames,
                faults: { listed: report.faults, count: report.faultCount },
              },
            }
          case 'failed':
            return new Error(`sheets of a catalogue could not be read: ${report.why}`)
        }
      },
      // It costs more than any catalogue may.
      fall: () => new FileFault('SheetTooLarge'),
    },
    signal,
  )
  return answer.read
}
