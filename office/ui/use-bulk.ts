import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Desk } from '#contract/office/news.ts'
import { errorLines } from '../lib/call-errors.ts'

/** What is done with each of the chosen rows. */
export type BulkAction<Row> = {
  readonly id: string
  readonly label: string
  /** What it means, where it is asked once more. */
  readonly intro: string
  /** What is out of date once it is done. */
  readonly changes: Desk
  readonly run: (row: Row) => Promise<unknown>
}

/** A file about the chosen rows, which opens in a tab of its own. */
export type BulkPaper<Row> = {
  readonly id: string
  readonly label: string
  readonly address: (rows: readonly Row[]) => string
}

/** What became of one row: null for done, a sentence for what stood in the way; undefined while it was not its turn. */
export type BulkOutcome = {
  readonly id: string
  readonly name: string
  readonly fault: string | null | undefined
}

export type BulkRun = {
  readonly label: string
  readonly outcomes: readonly BulkOutcome[]
  readonly isRunning: boolean
}

/** Does an action with one row after the other, as each may be refused by itself, and tells what became of each. */
export function useBulk<Row extends { readonly id: string }>(nameOf: (row: Row) => string) {
  const client = useQueryClient()
  const [run, setRun] = useState<BulkRun | null>(null)
  const isStopped = useRef(false)

  async function start(action: BulkAction<Row>, rows: readonly Row[]): Promise<readonly string[]> {
    isStopped.current = false
    const outcomes: BulkOutcome[] = rows.map((row) => ({ id: row.id, name: nameOf(row), fault: undefined }))
    const tell = (isRunning: boolean) => setRun({ label: action.label, outcomes: [...outcomes], isRunning })
    tell(true)
    for (const [at, row] of rows.entries()) {
      if (isStopped.current) break
      let fault: string | null = null
      try {
        await action.run(row)
      } catch (error) {
        fault = errorLines(error).join(' ')
      }
      outcomes[at] = { id: row.id, name: nameOf(row), fault }
      tell(true)
    }
    tell(false)
    await client.invalidateQueries({ queryKey: [action.changes] })
    return outcomes.filter(({ fault }) => fault !== null).map(({ id }) => id)
  }

  return {
    run,
    start,
    stop: () => {
      isStopped.current = true
    },
    close: () => setRun(null),
  }
}
