import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

export type Column = { readonly name: string; readonly kinds: readonly string[] }

/** What one call in the sources sends. */
export type Statement = {
  /** File and line. */
  readonly place: string
  /** What is sent, in each way that its conditions can fall. */
  readonly texts: readonly string[]
  /** What the declared type of a row promises; null where nobody reads what comes back. */
  readonly columns: readonly Column[] | null
  /** Why there is no text. */
  readonly fault: string | null
}

export async function listStatements(): Promise<Statement[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, 'list-statements.ts')],
    { maxBuffer: 64 * 1024 * 1024 },
  )
  return JSON.parse(stdout) as Statement[]
}
