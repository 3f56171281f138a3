// A process of its own, for one bank file: it opens what somebody sent, and may die of it.
import { reportOn, workWithin } from '../preflight/fenced-work.ts'
import type { CamtReport } from './camt-report.ts'
import { readCamt, UnreadableCamt } from './read-camt.ts'

workWithin({ withinMs: 20_000, memoryBytes: 512 * 1024 * 1024 })
process.once('message', (xml: string) => {
  void reportOn(read(xml))
})

async function read(xml: string): Promise<CamtReport> {
  try {
    return { step: 'done', statements: [...readCamt(xml)] }
  } catch (error) {
    if (error instanceof UnreadableCamt) return { step: 'refused', fault: error.fault }
    throw error
  }
}
