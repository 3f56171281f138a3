import { z } from 'zod'
import { defineTask } from '../../jobs/queue.ts'
import { MOST_AT_ONCE, MOST_OF_COMPANY } from '../preflight/in-turn.ts'
import { type CheckContext, checkDesign, giveUpAgain, giveUpCheck } from './check-design.ts'

/**
 * A file has a minute of computing (preflight 5), and fetching the largest from a storage elsewhere may take as long; the rest is for
 * waiting for its turn.
 */
const EXPIRE_SECONDS = 600

/** Checks the file of a design that was uploaded. A repeat after that does nothing. */
export const preflightDesignTask = defineTask({
  name: 'preflight-design',
  payload: z.object({
    designId: z.uuid(),
    /** What it was judged before, where staff ask for it anew. */
    before: z.enum(['valid', 'fixable', 'invalid', 'error']).optional(),
  }),
  attempts: 3,
  expireInSeconds: EXPIRE_SECONDS,
  heartbeatSeconds: 30,
  // More than are opened: those of a few companies may wait for their turn, and others still come to theirs.
  atOnce: 2 * MOST_AT_ONCE,
  atOnceOfGroup: MOST_OF_COMPANY,
  run: (context: CheckContext, { designId, before }, signal) =>
    checkDesign(context, designId, signal, { isAgain: before !== undefined }),
  givenUp: (context, { designId, before }) =>
    before === undefined ? giveUpCheck(context, designId) : giveUpAgain(context, designId, before),
})
