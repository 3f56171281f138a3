import { STATUS_TRAITS } from './card-traits.ts'
import { takesCopies } from './copies.ts'
import type { FileStatus } from './file-status.ts'

/** What became of files since it was last told. */
export type FileChanges = { readonly added: number; readonly ready: number; readonly failed: number }

type Known = ReadonlyMap<string, FileStatus>

/** The files that came, that can be used now, and that failed, for one announcement of them all (ux 5.5). */
export function fileChanges(before: Known, after: Known): FileChanges {
  const changes = { added: 0, ready: 0, failed: 0 }
  for (const [processId, status] of after) {
    const earlier = before.get(processId)
    if (earlier === status) continue
    const isReady = takesCopies(status)
    if (STATUS_TRAITS[status].isFault) changes.failed += 1
    else if (isReady && earlier !== undefined) changes.ready += 1
    else if (earlier === undefined && !isReady) changes.added += 1
  }
  return changes
}
