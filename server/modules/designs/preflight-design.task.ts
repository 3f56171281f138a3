import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { defineTask } from '../../jobs/queue.ts'
import { type CheckContext, checkDesign, giveUpCheck } from './check-design.ts'

/** A file has a minute (preflight 5); fetching the largest from a storage elsewhere may take as long. */
const EXPIRE_SECONDS = 180

/** Checks the file of a design that was uploaded. A repeat after that does nothing. */
export const preflightDesignTask = defineTask({
  name: 'preflight-design',
  payload: z.object({ designId: z.uuid() }),
  attempts: 3,
  expireInSeconds: EXPIRE_SECONDS,
  heartbeatSeconds: 30,
  // One file per core (preflight 5).
  atOnce: availableParallelism(),
  run: (context: CheckContext, { designId }, signal) => checkDesign(context, designId, signal),
  givenUp: (context, { designId }) => giveUpCheck(context, designId),
})
