import { z } from 'zod'

/** How long something waits for somebody, how late it is, or in how many days its day comes. */
export const Wait = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('waits'), unit: z.enum(['minutes', 'hours', 'days']), count: z.int() }),
  z.object({ kind: z.literal('late'), unit: z.enum(['workingDays', 'days']), count: z.int() }),
  z.object({ kind: z.literal('due'), inDays: z.int() }),
])
