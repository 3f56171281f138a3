import { z } from 'zod'

/** The mail about files that cannot be printed. What it tells is found above, where all that uses a file is known. */
export const attentionJob = {
  name: 'mail-attention',
  payload: z.object({ designId: z.uuid() }),
  attempts: 6,
  expireInSeconds: 60,
}
