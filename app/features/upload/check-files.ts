import { HEAD_BYTES, isSameFile, refuseFile } from '#domain/designs/file-rules.ts'
import { pixelSize } from '#domain/designs/pixel-size.ts'
import { newIdempotencyKey } from '#app/lib/api/idempotency.ts'
import type { QueuedFile } from './queued-file.ts'
import type { CheckedFile } from './upload-queue.ts'

/** What the shop already has, as far as a browser can tell. */
export type KnownFile = { readonly name: string; readonly size: number }

/** Files as they were dropped, sorted by what becomes of them. */
export type CheckedFiles = {
  readonly accepted: readonly CheckedFile[]
  readonly tooLarge: readonly File[]
  /** Sent before, or being sent: the customer decides. */
  readonly same: readonly File[]
}

/** A file that has gone since it was chosen cannot be read: it is none of the accepted types. */
async function headOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  } catch {
    return new Uint8Array()
  }
}

const isKnown = (file: File, queued: readonly QueuedFile[], known: readonly KnownFile[]) =>
  queued.some((other) => other.reason === null && isSameFile(other, file)) ||
  known.some(({ name, size }) => name === file.name && size === file.size)

/** Checks files before they are sent: size, type by content, and whether the shop has them (issue: Check before upload). */
export async function checkFiles(
  files: readonly File[],
  { maxMb, queued, known }: { maxMb: number; queued: readonly QueuedFile[]; known: readonly KnownFile[] },
): Promise<CheckedFiles> {
  const addedAt = new Date().toISOString()
  const accepted: CheckedFile[] = []
  const tooLarge: File[] = []
  const same: File[] = []
  for (const file of files) {
    const head = await headOf(file)
    const refusal = refuseFile({ name: file.name, size: file.size, head }, maxMb)
    if (refusal === 'tooLarge') tooLarge.push(file)
    else if (refusal === null && isKnown(file, queued, known)) same.push(file)
    else if (accepted.some((other) => isSameFile(other.file, file))) continue
    else accepted.push({ processId: newIdempotencyKey(), file, pixels: pixelSize(head), refusal, addedAt })
  }
  return { accepted, tooLarge, same }
}
