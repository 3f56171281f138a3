import { z } from 'zod'
import { ChosenOption } from './catalogue.ts'
import { Configuration } from './configurator.ts'
import { Money } from './shared.ts'

/** A line in the size of its file: what all of its group would cost, and the change of the line that orders it. */
export const OwnSize = z.object({
  widthMm: z.int(),
  heightMm: z.int(),
  price: Money,
  change: z.union([
    z.object({ customOptions: z.array(ChosenOption) }),
    z.object({ configuration: Configuration }),
  ]),
})
export type OwnSize = z.output<typeof OwnSize>
