import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ChildReport } from '#server/modules/preflight/file-facts.ts'
import type { Inspection } from '#server/modules/preflight/inspect-print-file.ts'
import type { RepairOrder } from '#server/modules/repairs/repair-file.ts'
import { type Child, startChild } from './child.ts'
import type { EngineOrder } from './print-file-engine.ts'

const start = () => startChild(new URL('./print-file-engine.ts', import.meta.url))

/**
 * Inspects and repairs the files of one test as the shop does. There each file has a process of its own; here one process inspects
 * them all and another repairs them, because starting one takes longer than most of the work. Files made to do harm don't belong here.
 */
export function printFileEngines() {
  const engines = new Map<'inspect' | 'repair', Child>()
  const engine = (of: 'inspect' | 'repair') => {
    const running = engines.get(of) ?? start()
    engines.set(of, running)
    return running
  }
  return {
    inspectPrintFile: async (
      { path, name }: { readonly path: string; readonly name: string },
      previewFolder: string,
    ): Promise<Inspection> => {
      await mkdir(previewFolder, { recursive: true })
      const order: EngineOrder = { inspect: { path, name, previewFolder } }
      const report = ChildReport.parse(await engine('inspect').ask(order))
      if (report.step !== 'done') throw new Error(report.step === 'failed' ? report.why : report.step)
      const { facts, previews } = report
      return {
        facts,
        previews: previews.map(({ fileName, ...preview }) => ({
          ...preview,
          path: join(previewFolder, fileName),
        })),
      }
    },
    repairPrintFile: async (repair: RepairOrder): Promise<void> => {
      const order: EngineOrder = { repair }
      const report = await engine('repair').ask<{ readonly step: string; readonly why?: string }>(order)
      if (report.step !== 'repaired') throw new Error(report.why)
    },
    stop: async (): Promise<void> => {
      await Promise.all([...engines.values()].map((running) => running.stop()))
    },
  }
}
