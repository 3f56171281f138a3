import { z } from 'zod'
import type { FileMark as Mark } from '#domain/orders/file-mark.ts'

const Part = z.number().min(0).max(1)

/** A place on a page of a file, in parts of the width and height of its picture. */
export const FileMark = z.object({
  page: z.int().min(1).max(10_000),
  left: Part,
  top: Part,
  width: Part,
  height: Part,
}) satisfies z.ZodType<Mark>
