import { z } from 'zod'
import type { LineNames as Named } from '#domain/designs/structures.ts'

const Names = z.array(z.string())

/** Names of each kind of line. */
export const LineNames = z.object({
  through: Names,
  half: Names,
  perforation: Names,
  crease: Names,
}) satisfies z.ZodType<Named>
