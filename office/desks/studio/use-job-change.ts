import type { DeskStudioJob } from '#contract/office/studio.ts'
import { type DeskChange, useDeskChange } from '../../lib/use-desk-change.ts'
import { jobOf } from '../../work/studio.ts'

/** A change of a job of the studio. */
export const useJobChange = <Sent = void>(id: string, change: DeskChange<Sent, DeskStudioJob>) =>
  useDeskChange(change, { outdates: [['studio']], replyIs: jobOf(id).queryKey })
