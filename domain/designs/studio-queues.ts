import type { StudioState } from './studio.ts'

/** The queues of the studio, by who is next to do something. */
export const STUDIO_QUEUES = ['make', 'brief', 'answer', 'over', 'all'] as const

/** A queue of studio jobs. */
export type StudioQueue = (typeof STUDIO_QUEUES)[number]

/** In which queue a job is: the studio makes it, its customer tells what or answers a proof, or nothing more happens to it. */
export const QUEUE_OF_STUDIO_STATE = {
  ordered: 'brief',
  briefed: 'make',
  in_progress: 'make',
  proof_sent: 'answer',
  changes_requested: 'make',
  approved: 'over',
  delivered: 'over',
  cancelled: 'over',
} as const satisfies Record<StudioState, Exclude<StudioQueue, 'all'>>
