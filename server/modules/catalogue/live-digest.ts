import { createHash } from 'node:crypto'
import { Refusal } from '../../refusal.ts'

/** By what something in the shop is told from what was or will be there in its place; null for nothing. */
export const liveDigest = (live: object | null): string | null =>
  live && createHash('sha256').update(JSON.stringify(live)).digest('base64url')

/** Refuses what was decided on something else than the shop has now: that came of an import, or of a colleague. */
export function refuseUnseen(live: object | null, seenDigest: string | null): void {
  if (liveDigest(live) !== seenDigest) throw new Refusal('ChangedMeanwhile')
}
