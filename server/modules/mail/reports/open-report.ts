// A process of its own, for one message: it opens what somebody sent, and may die of it.
import { reportOn, workWithin } from '../../preflight/fenced-work.ts'
import type { OpenedReport } from './opened-report.ts'
import { readReport, UnreadableReport } from './read-report.ts'

workWithin({ withinMs: 20_000, memoryBytes: 512 * 1024 * 1024 })
process.once('message', (message: Uint8Array) => {
  void reportOn(read(message))
})

async function read(message: Uint8Array): Promise<OpenedReport> {
  try {
    const { messageId, about, recipients } = await readReport(message)
    return { step: 'done', report: { messageId, about, recipients: [...recipients] } }
  } catch (error) {
    if (error instanceof UnreadableReport) return { step: 'refused', fault: error.fault }
    throw error
  }
}
