import { z } from 'zod'
import { requiredLine } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'
import { FOUND_KINDS } from './found-kinds.ts'

/** Something that was found, and what tells it from another of its kind. */
export const Found = z.object({
  kind: z.enum(FOUND_KINDS),
  /** Of itself; of a contact that of its company, as it has no page. */
  id: z.string(),
  name: z.string(),
  /** Whose it is, and its reference. */
  notes: z.array(z.string()),
  /** The page of a product in the shop; null of everything else, and of a product without one. */
  path: z.string().nullable(),
})
export type Found = z.output<typeof Found>

export const findAnything = officeEndpoint('findAnything', {
  summary: 'What begins with a text, no more than five of each kind, of what the operator may see',
  access: 'operator',
  query: z.object({ query: requiredLine(100) }),
  reply: z.object({ found: z.array(Found) }),
})
