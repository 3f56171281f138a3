import { z } from 'zod'

const PatchupState = z.enum(['proposed', 'previewed', 'confirmed', 'rejected', 'failed'])

/** `asBleed`: the edge of the file is its bleed; offered where that cannot be told by its size. */
const Placing = z.enum(['fill', 'fit', 'asBleed'])

/** What the customer can choose about a repair; `around` is what stands beside a design that fits within. */
export const RepairChoice = z.object({
  placing: Placing,
  around: z.enum(['edge', 'white']),
  turn: z.enum(['nearest', 'none', 'quarter']),
  bleed: z.enum(['mirror', 'stretch']),
})

/** How far a design reaches beyond the size that it is laid on, on each side in mm: cut off above 0, short of it below. */
const Beyond = z.object({ besideMm: z.number(), aboveMm: z.number() })

/** The ways to bring a file of another proportion to the ordered size; the customer chooses before anything is made. */
export const RepairWays = z.object({
  /** The trimmed size as it is seen, and the bleed around it. */
  ordered: z.object({ widthMm: z.number(), heightMm: z.number(), bleedMm: z.number() }),
  /** The pages of another proportion, those that look alike together. */
  pages: z.array(
    z.object({
      /** Counted from 1. */
      numbers: z.array(z.int()),
      /** Of the first of them; null without one. */
      previewUrl: z.string().nullable(),
      /** Width and height as they came; only their proportion counts. */
      design: z.object({ width: z.number(), height: z.number() }),
      ways: z.array(
        z.object({
          placing: Placing,
          /** The choice: how the first of all these pages lies. */
          turn: z.enum(['none', 'quarter']),
          /** How these pages lie then. */
          isTurned: z.boolean(),
          /** How much of the bleed the design has within its own size. */
          marginMm: z.number(),
          beyond: Beyond,
          ppi: z.int().nullable(),
          sharpness: z.enum(['enough', 'unsharp', 'hopeless']),
        }),
      ),
    }),
  ),
  nearest: z.object({ placing: Placing, turn: z.enum(['none', 'quarter']) }),
})
export type RepairWays = z.output<typeof RepairWays>

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

/** What is chosen about a repair; without it the defaults hold. */
export const RepairChoiceMade = RepairChoice.extend({
  around: RepairChoice.shape.around.default('edge'),
  turn: RepairChoice.shape.turn.default('nearest'),
})

/**
 * All fixable files of the line, or some. Without options the defaults hold, and files of another proportion are left out: those
 * wait for a choice.
 */
export const PatchupOrder = z
  .object({ designIds: z.array(z.uuid()).max(200).optional(), options: RepairChoiceMade.optional() })
  .optional()

/** The answer to all proposals of a line, or to some. */
export const PatchupAnswer = z
  .object({
    patchupIds: z.array(z.uuid()).max(200).optional(),
    decision: z.enum(['confirm', 'reject']).default('confirm'),
  })
  .optional()
