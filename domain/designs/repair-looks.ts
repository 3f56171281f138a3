import type { RepairOptions } from './repairs.ts'

/** What a page of another proportion can come to look like, in the order in which it is offered (preflight, Repairs). */
export const REPAIR_LOOKS = [
  { look: 'asBleed', placing: 'asBleed', around: 'edge' },
  { look: 'edge', placing: 'fit', around: 'edge' },
  { look: 'white', placing: 'fit', around: 'white' },
  { look: 'fill', placing: 'fill', around: 'edge' },
] as const satisfies readonly ({ readonly look: string } & Pick<RepairOptions, 'placing' | 'around'>)[]
export type RepairLook = (typeof REPAIR_LOOKS)[number]['look']
