import { z } from 'zod'
import type { PagePlaces as Places } from '#domain/designs/places.ts'

const Box = z.object({ xMm: z.number(), yMm: z.number(), widthMm: z.number(), heightMm: z.number() })
/** Drawn as it is, so that nothing but moves, lines and curves may stand in it. */
const Outline = z
  .string()
  .max(60_000)
  .regex(/^[MLCZ\d. -]*$/)
const shape = { box: Box, outline: Outline.optional() }
const place = z.object(shape)
const Name = z.string().max(500)
const amount = z.number().nonnegative()
const list = <Item extends z.ZodType>(item: Item) => z.array(item).max(1100).readonly()

/** Where things are on a page, as it is kept, and as the process tells it that opens print files. */
export const PagePlaces = z.object({
  pictures: list(
    z.object({
      ...shape,
      widthPx: amount,
      heightPx: amount,
      ppi: amount,
      colour: z.enum(['gray', 'rgb', 'cmyk', 'lab', 'indexed', 'spot']).nullable(),
    }),
  ),
  spots: list(
    z.object({
      ...shape,
      name: Name,
      use: z.enum(['stroke', 'fill']),
      isClosed: z.boolean().nullable(),
    }),
  ),
  texts: list(z.object({ ...shape, font: Name, isEmbedded: z.boolean() })),
  lines: list(z.object({ ...shape, widthPt: amount })),
  inks: list(z.object({ ...shape, inkPercent: amount })),
  whites: list(place),
  isPartial: z.boolean(),
}) satisfies z.ZodType<Places>
