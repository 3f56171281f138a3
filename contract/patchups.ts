import { z } from 'zod'

const PatchupState = z.enum(['proposed', 'previewed', 'confirmed', 'rejected', 'failed'])

/** What the customer can choose about a repair. */
export const RepairChoice = z.object({
  placing: z.enum(['fill', 'fit']),
  bleed: z.enum(['mirror', 'stretch']),
})

/** One repaired file that waits for the customer's word, or has it (domain model 2.7). */
export const PatchupProposal = z.object({
  id: z.string(),
  state: PatchupState,
  side: z.enum(['front', 'back']),
  sourceDesignId: z.string(),
  resultDesignId: z.string(),
  name: z.string(),
  beforeUrl: z.string().nullable(),
  afterUrl: z.string().nullable(),
  /** What was changed, in words. */
  changes: z.array(z.string()),
  options: RepairChoice,
  /** Which of the options make a difference for this file. */
  offers: z.object({ placing: z.boolean(), bleed: z.boolean() }),
})
export type PatchupProposal = z.output<typeof PatchupProposal>

/** The repairs of a line; null when there are none. Its state is that of what has to happen first. */
export const LinePatchup = z.object({ state: PatchupState, proposals: z.array(PatchupProposal) }).nullable()

/** All fixable files of the line, or some; without options the defaults hold (fill, mirror). */
export const PatchupOrder = z
  .object({ designIds: z.array(z.uuid()).max(200).optional(), options: RepairChoice.optional() })
  .optional()

/** The answer to all proposals of a line, or to some. */
export const PatchupAnswer = z
  .object({
    patchupIds: z.array(z.uuid()).max(200).optional(),
    decision: z.enum(['confirm', 'reject']).default('confirm'),
  })
  .optional()
