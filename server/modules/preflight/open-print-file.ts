// A process of its own, for one print file: it opens what somebody sent, and may die of it.
import { allow, reportOn, workWithin } from './fenced-work.ts'
import type { ChildReport } from './file-facts.ts'
import { inspectFile, type Order } from './inspect-file.ts'
import { IN_ALL, WHILE_DECIDING } from './limits.ts'
import { UnusableFile } from './inspection-errors.ts'

workWithin(WHILE_DECIDING)
process.once('message', (order: Order) => {
  void reportOn(inspect(order))
})

async function inspect(order: Order): Promise<ChildReport> {
  try {
    return { step: 'done', ...(await inspectFile(order, opened)) }
  } catch (error) {
    if (error instanceof UnusableFile) return { step: 'done', facts: error.facts(), previews: [] }
    throw error
  }
}

/** The header told nothing absurd: from here on the file may use what any file may. */
function opened(): void {
  allow(IN_ALL)
  process.send?.({ step: 'opened' } satisfies ChildReport)
}
